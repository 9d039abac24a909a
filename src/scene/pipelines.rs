//! Tracks whether the renderer has compiled its pipelines: until then, parts of the table are
//! missing. Pipelines needed later, for another kind of board or another quality, are compiled
//! within one frame instead, which delays it.

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

/// Substring by which the labels of Bevy's mesh pipelines are recognized.
const MESH_LABEL: &str = "mesh_pipeline";
/// Substring by which the labels of egui's pipelines are recognized.
const PANEL_LABEL: &str = "egui_pipeline";
/// Consecutive frames without waiting pipelines after which all pipelines count as compiled.
const MIN_IDLE_FRAMES: u32 = 3;
/// The table is shown after this time even if pipelines are still waiting.
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
    /// Returns whether all pipelines are compiled, so that nothing is missing from the picture.
    #[must_use]
    pub fn are_compiled(&self) -> bool {
        self.0.are_compiled.load(Ordering::Relaxed)
    }

    /// Returns whether the pipelines for the first picture of the table have been compiled.
    #[must_use]
    pub fn is_table_ready(&self) -> bool {
        self.0.is_table_ready.load(Ordering::Relaxed)
    }

    /// Returns whether the pipelines of panels have been compiled. They come first, as a panel
    /// shows a still picture while the table's are being compiled.
    #[must_use]
    pub fn are_panels_ready(&self) -> bool {
        self.0.are_panels_ready.load(Ordering::Relaxed)
    }
}

/// Tracks the renderer's pipelines. Without a renderer, they never become ready.
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

/// Once the table is ready, blocks until new pipelines are compiled, so that no frame is drawn
/// without them.
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

/// Updates the flags after each frame.
fn watch(
    cache: Res<PipelineCache>,
    adapter: Res<RenderAdapter>,
    pipelines: Res<Pipelines>,
    mut idle_frames: Local<u32>,
    mut started_at: Local<Option<Instant>>,
) {
    let elapsed = started_at.get_or_insert_with(Instant::now).elapsed();
    let find_by_label = |label: &str| {
        let mut candidates = cache.pipelines();
        candidates.find(|pipeline| {
            matches!(&pipeline.descriptor, PipelineDescriptor::RenderPipelineDescriptor(descriptor)
                if descriptor.label.as_ref().is_some_and(|text| text.contains(label)))
        })
    };
    let has_mesh_pipelines = pipelines.is_table_ready() || find_by_label(MESH_LABEL).is_some();
    let has_panel_pipelines = pipelines.are_panels_ready()
        || find_by_label(PANEL_LABEL)
            .is_some_and(|pipeline| matches!(pipeline.state, CachedPipelineState::Ok(_)));
    if has_panel_pipelines || elapsed > TIMEOUT {
        pipelines.0.are_panels_ready.store(true, Ordering::Relaxed);
    }
    // Even without compute shaders, as in WebGL 2, Bevy queues a compute pipeline. It would wait
    // forever.
    let flags = adapter.get_downlevel_capabilities().flags;
    let has_compute = flags.contains(DownlevelFlags::COMPUTE_SHADERS);
    let can_compile = |pipeline: &CachedPipeline| match pipeline.descriptor {
        PipelineDescriptor::RenderPipelineDescriptor(_) => true,
        PipelineDescriptor::ComputePipelineDescriptor(_) => has_compute,
    };
    let is_any_waiting = cache
        .waiting_pipelines()
        .any(|id| cache.pipelines().nth(id).is_some_and(can_compile));
    let is_idle = has_mesh_pipelines && !is_any_waiting;
    *idle_frames = if is_idle { *idle_frames + 1 } else { 0 };
    let are_compiled = *idle_frames >= MIN_IDLE_FRAMES;
    pipelines
        .0
        .are_compiled
        .store(are_compiled, Ordering::Relaxed);
    if are_compiled || elapsed > TIMEOUT {
        pipelines.0.is_table_ready.store(true, Ordering::Relaxed);
    }
}
