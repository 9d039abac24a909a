//! Tracks whether the renderer has compiled its pipelines: until then, parts of the table are
//! missing. Later pipelines, for another kind of board or another quality, delay a frame instead.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy::render::render_resource::{
    CachedPipeline, CachedPipelineState, CachedRenderPipelineId, DownlevelFlags, PipelineCache,
    PipelineDescriptor,
};
use bevy::render::renderer::RenderAdapter;
use bevy::render::{Render, RenderApp, RenderSystems};

/// Substrings of the labels of Bevy's mesh pipelines and of egui's.
const MESHES: &str = "mesh_pipeline";
const PANELS: &str = "egui_pipeline";
/// Pipelines count as compiled after this many frames in a row in which none was waiting.
const CALM_FRAMES: u32 = 3;
/// The table is drawn after this time even if pipelines are still waiting.
const TIMEOUT: Duration = Duration::from_secs(60);

/// The state of the renderer's pipelines; shared with the render world.
#[derive(Resource, Clone, Default)]
pub struct Pipelines(Arc<Flags>);

#[derive(Default)]
struct Flags {
    are_compiled: AtomicBool,
    is_table_ready: AtomicBool,
    are_panels_ready: AtomicBool,
}

impl Pipelines {
    /// Returns whether all pipelines are compiled, so that the picture is complete.
    #[must_use]
    pub fn are_compiled(&self) -> bool {
        self.0.are_compiled.load(Ordering::Relaxed)
    }

    /// Returns whether the pipelines for the first picture of the table have been compiled.
    #[must_use]
    pub fn is_table_ready(&self) -> bool {
        self.0.is_table_ready.load(Ordering::Relaxed)
    }

    /// Returns whether the pipelines of panels have been compiled. These come first: panels show a
    /// still picture while the table's pipelines are compiled.
    #[must_use]
    pub fn are_panels_ready(&self) -> bool {
        self.0.are_panels_ready.load(Ordering::Relaxed)
    }
}

/// Tracks the pipelines. Needs a renderer.
pub fn plugin(app: &mut App) {
    let pipelines = Pipelines::default();
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer.insert_resource(pipelines.clone()).add_systems(
            Render,
            (
                compile_at_once
                    .after(RenderSystems::PrepareBindGroups)
                    .before(RenderSystems::Render),
                watch.in_set(RenderSystems::Cleanup),
            ),
        );
    }
    app.insert_resource(pipelines);
}

/// Compiles new pipelines before the frame that needs them, once the table has been drawn.
fn compile_at_once(mut cache: ResMut<PipelineCache>, pipelines: Res<Pipelines>) {
    if !pipelines.is_table_ready() {
        return;
    }
    cache.process_queue();
    let waiting: Vec<_> = cache.waiting_pipelines().collect();
    for id in waiting {
        cache.block_on_render_pipeline(CachedRenderPipelineId::new(id));
    }
}

fn watch(
    cache: Res<PipelineCache>,
    adapter: Res<RenderAdapter>,
    pipelines: Res<Pipelines>,
    mut calm: Local<u32>,
    mut began: Local<Option<Instant>>,
) {
    let waited = began.get_or_insert_with(Instant::now).elapsed();
    let labelled = |label: &str| {
        let mut all = cache.pipelines();
        all.find(|pipeline| {
            matches!(&pipeline.descriptor, PipelineDescriptor::RenderPipelineDescriptor(descriptor)
                if descriptor.label.as_ref().is_some_and(|text| text.contains(label)))
        })
    };
    let draws_meshes = pipelines.is_table_ready() || labelled(MESHES).is_some();
    let draws_panels = pipelines.are_panels_ready()
        || labelled(PANELS)
            .is_some_and(|pipeline| matches!(pipeline.state, CachedPipelineState::Ok(_)));
    if draws_panels || waited > TIMEOUT {
        pipelines.0.are_panels_ready.store(true, Ordering::Relaxed);
    }
    // Without compute shaders, as in WebGL 2, Bevy queues a compute pipeline all the same, which
    // waits for ever.
    let flags = adapter.get_downlevel_capabilities().flags;
    let has_compute = flags.contains(DownlevelFlags::COMPUTE_SHADERS);
    let can_compile = |pipeline: &CachedPipeline| match pipeline.descriptor {
        PipelineDescriptor::RenderPipelineDescriptor(_) => true,
        PipelineDescriptor::ComputePipelineDescriptor(_) => has_compute,
    };
    let is_waiting = cache
        .waiting_pipelines()
        .any(|id| cache.pipelines().nth(id).is_some_and(can_compile));
    let is_calm = draws_meshes && !is_waiting;
    *calm = if is_calm { *calm + 1 } else { 0 };
    let are_compiled = *calm >= CALM_FRAMES;
    pipelines
        .0
        .are_compiled
        .store(are_compiled, Ordering::Relaxed);
    if are_compiled || waited > TIMEOUT {
        pipelines.0.is_table_ready.store(true, Ordering::Relaxed);
    }
}
