//! Whenever a board is laid out, bakes the indirect light at every vertex of the table in the
//! background. Results for recent boards are cached.
//!
//! Until a bake is done, the shaders approximate the indirect light.

mod bvh;
mod radiosity;
mod stage;

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bevy::prelude::*;
use bevy::render::renderer::RenderDevice;
use bevy::window::RequestRedraw;

use super::board_mesh::Detail;
use super::divided_mesh::DividedMesh;
use super::lit_mesh::{BakedShare, LitObject, LitSet};
use super::places::{TablePlace, board_or_place_changed};
use super::table_look::TableLook;
use super::{SceneSet, board, ground};
use crate::board::{BoardSpace, ShownBoard};
use crate::jobs::{self, JobDone, JobKind};
use crate::settings::{BoardMaterial, Quality};
use stage::Stage;

/// Rays per vertex: fewer are faster but noisier.
#[derive(Resource, Clone, Copy, Debug)]
pub struct BakeRays(pub u32);

impl Default for BakeRays {
    /// Returns fewer rays in a browser, where the bake shares the page's only thread.
    fn default() -> Self {
        Self(if cfg!(target_arch = "wasm32") { 24 } else { 48 })
    }
}

/// Vertices traced between cancellation checks or, in a browser, per frame.
const VERTICES_PER_SLICE: usize = if cfg!(target_arch = "wasm32") {
    500
} else {
    1000
};
/// Maximum number of tables whose light is cached.
const CACHE_SIZE: usize = 6;
/// Duration of the fade-in.
const FADE_SECONDS: f32 = 0.6;
/// Minimum duration of a bake that fades in: the result of a shorter one is shown at once.
const MIN_FADED_BAKE: Duration = Duration::from_millis(150);
/// Longest time step of the fade.
const MAX_STEP_SECONDS: f32 = 1.0 / 20.0;

/// Bakes the light of each new table and fades it in.
pub fn plugin(app: &mut App) {
    app.register_type::<LitObject>()
        .init_resource::<BakedShare>()
        .init_resource::<BakeRays>()
        .init_resource::<BakedTables>()
        .add_observer(receive_bake)
        .add_systems(
            PostUpdate,
            (
                start_bake
                    .run_if(
                        resource_exists::<RenderDevice>.and_then(
                            board_or_place_changed
                                .or_eager(resource_exists_and_changed::<TableLook>)
                                .or_eager(resource_changed::<Detail>),
                        ),
                    )
                    .after(board::build_board_mesh)
                    .after(ground::fit_to_board),
                fade_in,
            )
                .chain()
                .in_set(LitSet)
                .in_set(SceneSet::Shape),
        );
}

/// Cache key: everything the baked light depends on.
#[derive(Clone, Copy, Debug, PartialEq)]
struct BakeKey {
    board: ShownBoard,
    material: BoardMaterial,
    place: TablePlace,
    detail: Detail,
}

impl BakeKey {
    fn mesh_differs_from(&self, other: &Self) -> bool {
        (self.board, self.detail) != (other.board, other.detail)
    }
}

/// The cached meshes of baked tables, most recent first.
#[derive(Resource, Debug, Default)]
struct BakedTables {
    cached: VecDeque<(BakeKey, Vec<(LitObject, DividedMesh)>)>,
    current: Option<BakeKey>,
    /// Time at which the current table was laid out.
    current_since: Duration,
    /// Whether the current meshes have baked light, even if it was baked for another look.
    is_current_baked: bool,
}

/// A bake in progress.
#[derive(Component)]
struct Baking(BakeKey);

/// The outcome of a slice of work.
enum SliceOutcome {
    Unfinished(Box<Stage>),
    /// The lit meshes, and the time spent on them.
    Finished(Vec<(LitObject, Mesh)>, Duration),
}

impl JobKind for Baking {
    type Answer = SliceOutcome;
}

/// Traces vertices until the bake is done or cancelled; in a browser, at most one slice.
fn trace_slice(mut stage: Box<Stage>, stop: &AtomicBool) -> SliceOutcome {
    while !stop.load(Ordering::Relaxed) {
        if stage.advance(VERTICES_PER_SLICE) {
            let time_spent = stage.time_spent();
            return SliceOutcome::Finished(stage.finish(), time_spent);
        }
        if cfg!(target_arch = "wasm32") {
            break;
        }
    }
    SliceOutcome::Unfinished(stage)
}

/// Starts baking a new table, unless its light is cached.
fn start_bake(
    mut commands: Commands,
    time: Res<Time<Real>>,
    board: Res<ShownBoard>,
    look: Res<TableLook>,
    place: Res<TablePlace>,
    detail: Res<Detail>,
    space: Res<BoardSpace>,
    rays: Res<BakeRays>,
    running_jobs: Query<Entity, With<Baking>>,
    objects: Query<(Entity, &LitObject)>,
    mut tables: ResMut<BakedTables>,
    mut share: ResMut<BakedShare>,
) {
    let key = BakeKey {
        board: *board,
        material: look.board,
        place: *place,
        detail: *detail,
    };
    if tables.current == Some(key) {
        return;
    }
    if tables
        .current
        .is_none_or(|current| current.mesh_differs_from(&key))
    {
        share.0 = 0.0;
        tables.is_current_baked = false;
    }
    tables.current = Some(key);
    tables.current_since = time.elapsed();
    for job in &running_jobs {
        commands.entity(job).despawn();
    }
    if let Some((_, meshes)) = tables.cached.iter().find(|(cached, _)| *cached == key) {
        apply_meshes(&mut commands, meshes, &objects);
        tables.is_current_baked = true;
        share.0 = 1.0;
        return;
    }
    let (layout, place, rays) = (space.layout, place.look(), rays.0);
    let BakeKey {
        material, detail, ..
    } = key;
    commands.spawn(jobs::run(Baking(key), move |stop| {
        trace_slice(
            Box::new(Stage::new(&layout, material, &place, detail, rays)),
            stop,
        )
    }));
}

/// Shows and caches a finished bake, or continues an unfinished one.
fn receive_bake(
    mut done: On<JobDone<Baking>>,
    mut commands: Commands,
    time: Res<Time<Real>>,
    jobs: Query<&Baking>,
    objects: Query<(Entity, &LitObject)>,
    mut meshes: ResMut<Assets<Mesh>>,
    quality: Res<Quality>,
    mut tables: ResMut<BakedTables>,
    mut share: ResMut<BakedShare>,
) {
    let Ok(&Baking(key)) = jobs.get(done.job) else {
        return;
    };
    let job = done.job;
    match done.event_mut().answer.take() {
        Some(SliceOutcome::Unfinished(stage)) => {
            let next_slice = jobs::run(Baking(key), move |stop| trace_slice(stage, stop));
            commands.entity(job).insert(next_slice);
        }
        Some(SliceOutcome::Finished(baked, time_spent)) => {
            let vertices: usize = baked.iter().map(|(_, mesh)| mesh.count_vertices()).sum();
            let lit_meshes: Vec<_> = baked
                .into_iter()
                .map(|(object, mesh)| (object, DividedMesh::new(mesh, &mut meshes)))
                .collect();
            apply_meshes(&mut commands, &lit_meshes, &objects);
            tables.cached.push_front((key, lit_meshes));
            tables.cached.truncate(CACHE_SIZE);
            tables.is_current_baked = true;
            let elapsed = time.elapsed().saturating_sub(tables.current_since);
            debug!("baked indirect light for {vertices} vertices in {time_spent:?}");
            if elapsed < MIN_FADED_BAKE || !quality.fades_light() {
                share.0 = 1.0;
            }
        }
        None => {}
    }
}

/// Replaces the meshes of all objects that are in `meshes`.
fn apply_meshes(
    commands: &mut Commands,
    meshes: &[(LitObject, DividedMesh)],
    objects: &Query<(Entity, &LitObject)>,
) {
    for (entity, object) in objects {
        if let Some((_, mesh)) = meshes.iter().find(|(lit_object, _)| lit_object == object) {
            commands.entity(entity).insert(mesh.clone());
        }
    }
}

fn fade_in(
    time: Res<Time<Real>>,
    tables: Res<BakedTables>,
    mut share: ResMut<BakedShare>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if tables.is_current_baked && share.0 < 1.0 {
        let step = time.delta_secs().min(MAX_STEP_SECONDS) / FADE_SECONDS;
        share.0 = (share.0 + step).min(1.0);
        redraw.write(RequestRedraw);
    }
}
