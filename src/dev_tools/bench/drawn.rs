//! Counts the draw calls of a frame in the render world, if there is one.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use bevy::asset::UntypedAssetId;
use bevy::core_pipeline::core_3d::Opaque3d;
use bevy::ecs::system::SystemParam;
use bevy::pbr::Shadow;
use bevy::prelude::*;
use bevy::render::render_phase::{BinnedPhaseItem, BinnedRenderPhase, ViewBinnedRenderPhases};
use bevy::render::{Render, RenderApp, RenderSystems};

use crate::scene::{GroundMaterial, SeedMaterial, WoodMaterial};

/// The draw calls of the last frame, shared with the render world.
#[derive(Resource, Clone, Default)]
pub struct DrawCalls {
    main: Arc<AtomicUsize>,
    shadows: Arc<AtomicUsize>,
}

/// Counts draw calls.
pub fn plugin(app: &mut App) {
    let calls = DrawCalls::default();
    app.insert_resource(calls.clone());
    if let Some(render_app) = app.get_sub_app_mut(RenderApp) {
        render_app.insert_resource(calls).add_systems(
            Render,
            count_draw_calls
                .after(RenderSystems::Render)
                .before(RenderSystems::Cleanup),
        );
    }
}

fn count_draw_calls(
    calls: Res<DrawCalls>,
    opaque: Res<ViewBinnedRenderPhases<Opaque3d>>,
    shadows: Res<ViewBinnedRenderPhases<Shadow>>,
) {
    let main = opaque.values().map(count_calls).sum();
    let shadow = shadows.values().map(count_calls).sum();
    calls.main.store(main, Ordering::Relaxed);
    calls.shadows.store(shadow, Ordering::Relaxed);
}

/// Counts the draw calls of a phase: one per multi-draw set, per batch of equal meshes, and per
/// unbatchable mesh.
fn count_calls<I: BinnedPhaseItem>(phase: &BinnedRenderPhase<I>) -> usize {
    let single = phase.unbatchable_meshes.values();
    phase.multidrawable_meshes.len()
        + phase.batchable_meshes.len()
        + single.map(|bin| bin.entities.len()).sum::<usize>()
}

/// The mesh of an entity, and its material.
type Drawn = (
    &'static Mesh3d,
    Option<&'static MeshMaterial3d<WoodMaterial>>,
    Option<&'static MeshMaterial3d<SeedMaterial>>,
    Option<&'static MeshMaterial3d<GroundMaterial>>,
);

/// Counts entities, meshes and draw calls.
#[derive(SystemParam)]
pub struct Inventory<'w, 's> {
    calls: Res<'w, DrawCalls>,
    entities: Query<'w, 's, ()>,
    rendered: Query<'w, 's, Drawn>,
    meshes: Res<'w, Assets<Mesh>>,
}

impl Inventory<'_, '_> {
    /// Formats the counts as a line of the report.
    pub fn line(&self) -> String {
        let pairs: HashSet<(UntypedAssetId, Option<UntypedAssetId>)> = self
            .rendered
            .iter()
            .map(|(mesh, wood, seed, ground)| {
                let material = wood
                    .map(|material| material.id().untyped())
                    .or_else(|| seed.map(|material| material.id().untyped()))
                    .or_else(|| ground.map(|material| material.id().untyped()));
                (mesh.id().untyped(), material)
            })
            .collect();
        let calls = match self.calls.main.load(Ordering::Relaxed) {
            0 => "no draw calls without a window".to_owned(),
            main => {
                let shadows = self.calls.shadows.load(Ordering::Relaxed);
                format!("{main} draw calls, and {shadows} for shadows")
            }
        };
        format!(
            "  {} entities, {} of them rendered; {} meshes, {} pairs of mesh and material; {calls}",
            self.entities.iter().count(),
            self.rendered.iter().count(),
            self.meshes.len(),
            pairs.len(),
        )
    }
}
