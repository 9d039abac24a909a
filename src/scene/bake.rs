//! Bakes the indirect light of every vertex on the table in the background whenever a board is laid
//! out, and caches the results for recent boards.
//!
//! Until a bake is done, the shaders approximate its light.

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
use super::lit_mesh::{BakedShare, LitSet, Thing};
use super::places::TablePlace;
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
    /// Uses fewer in a browser, where the bake shares the page's only thread.
    fn default() -> Self {
        Self(if cfg!(target_arch = "wasm32") { 24 } else { 48 })
    }
}

/// Vertices traced between two checks for cancellation; in a browser, vertices traced per frame.
const SLICE: usize = if cfg!(target_arch = "wasm32") {
    500
} else {
    1000
};
/// Maximum number of tables whose light is cached.
const CACHE_SIZE: usize = 6;
/// Duration of the fade-in, in seconds; a bake that takes less than `AT_ONCE` is shown without one.
const FADE: f32 = 0.6;
const AT_ONCE: Duration = Duration::from_millis(150);
/// Longest time step of the fade, in seconds.
const MAX_STEP: f32 = 1.0 / 20.0;

/// Bakes the light of each new table and fades it in.
pub fn plugin(app: &mut App) {
    app.register_type::<Thing>()
        .init_resource::<BakedShare>()
        .init_resource::<BakeRays>()
        .init_resource::<BakedTables>()
        .add_observer(receive)
        .add_systems(
            PostUpdate,
            (
                begin
                    .run_if(
                        resource_exists::<RenderDevice>.and_then(
                            resource_exists_and_changed::<ShownBoard>
                                .or_eager(resource_exists_and_changed::<TableLook>)
                                .or_eager(resource_changed::<TablePlace>)
                                .or_eager(resource_changed::<Detail>),
                        ),
                    )
                    .after(board::build_board_mesh)
                    .after(ground::fit_to_board),
                fade,
            )
                .chain()
                .in_set(LitSet)
                .in_set(SceneSet::Shape),
        );
}

/// The key of the cache: everything that the baked light depends on.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Table {
    board: ShownBoard,
    material: BoardMaterial,
    place: TablePlace,
    detail: Detail,
}

impl Table {
    fn has_other_mesh(&self, other: &Self) -> bool {
        (self.board, self.detail) != (other.board, other.detail)
    }
}

/// The cached meshes of baked tables, most recent first.
#[derive(Resource, Debug, Default)]
struct BakedTables {
    kept: VecDeque<(Table, Vec<(Thing, DividedMesh)>)>,
    current: Option<Table>,
    /// When the current table was laid out.
    since: Duration,
    is_known: bool,
}

/// A bake in progress.
#[derive(Component)]
struct Baking(Table);

/// The outcome of a slice of work.
enum Progress {
    Unfinished(Box<Stage>),
    /// The lit meshes, and the time spent on them.
    Finished(Vec<(Thing, Mesh)>, Duration),
}

impl JobKind for Baking {
    type Answer = Progress;
}

fn work_on(mut stage: Box<Stage>, stop: &AtomicBool) -> Progress {
    while !stop.load(Ordering::Relaxed) {
        if stage.advance(SLICE) {
            let spent = stage.spent();
            return Progress::Finished(stage.finish(), spent);
        }
        if cfg!(target_arch = "wasm32") {
            break;
        }
    }
    Progress::Unfinished(stage)
}

fn begin(
    mut commands: Commands,
    time: Res<Time<Real>>,
    board: Res<ShownBoard>,
    look: Res<TableLook>,
    place: Res<TablePlace>,
    detail: Res<Detail>,
    space: Res<BoardSpace>,
    rays: Res<BakeRays>,
    running: Query<Entity, With<Baking>>,
    things: Query<(Entity, &Thing)>,
    mut tables: ResMut<BakedTables>,
    mut share: ResMut<BakedShare>,
) {
    let table = Table {
        board: *board,
        material: look.board,
        place: *place,
        detail: *detail,
    };
    if tables.current == Some(table) {
        return;
    }
    if tables
        .current
        .is_none_or(|before| before.has_other_mesh(&table))
    {
        share.0 = 0.0;
        tables.is_known = false;
    }
    tables.current = Some(table);
    tables.since = time.elapsed();
    for job in &running {
        commands.entity(job).despawn();
    }
    if let Some((_, meshes)) = tables.kept.iter().find(|(kept, _)| *kept == table) {
        show(&mut commands, meshes, &things);
        tables.is_known = true;
        share.0 = 1.0;
        return;
    }
    let (layout, place, rays) = (space.layout, place.look(), rays.0);
    let Table {
        material, detail, ..
    } = table;
    commands.spawn(jobs::run(Baking(table), move |stop| {
        work_on(
            Box::new(Stage::new(&layout, material, &place, detail, rays)),
            stop,
        )
    }));
}

fn receive(
    mut done: On<JobDone<Baking>>,
    mut commands: Commands,
    time: Res<Time<Real>>,
    jobs: Query<&Baking>,
    things: Query<(Entity, &Thing)>,
    mut meshes: ResMut<Assets<Mesh>>,
    quality: Res<Quality>,
    mut tables: ResMut<BakedTables>,
    mut share: ResMut<BakedShare>,
) {
    let Ok(&Baking(table)) = jobs.get(done.job) else {
        return;
    };
    let job = done.job;
    match done.event_mut().answer.take() {
        Some(Progress::Unfinished(stage)) => {
            let more = jobs::run(Baking(table), move |stop| work_on(stage, stop));
            commands.entity(job).insert(more);
        }
        Some(Progress::Finished(baked, spent)) => {
            let vertices: usize = baked.iter().map(|(_, mesh)| mesh.count_vertices()).sum();
            let lit: Vec<_> = baked
                .into_iter()
                .map(|(thing, mesh)| (thing, DividedMesh::new(mesh, &mut meshes)))
                .collect();
            show(&mut commands, &lit, &things);
            tables.kept.push_front((table, lit));
            tables.kept.truncate(CACHE_SIZE);
            tables.is_known = true;
            let took = time.elapsed().saturating_sub(tables.since);
            debug!("indirect light of {vertices} vertices: {spent:?}");
            if took < AT_ONCE || !quality.fades_light() {
                share.0 = 1.0;
            }
        }
        None => {}
    }
}

fn show(
    commands: &mut Commands,
    meshes: &[(Thing, DividedMesh)],
    things: &Query<(Entity, &Thing)>,
) {
    for (entity, thing) in things {
        if let Some((_, mesh)) = meshes.iter().find(|(known, _)| known == thing) {
            commands.entity(entity).insert(mesh.clone());
        }
    }
}

fn fade(
    time: Res<Time<Real>>,
    tables: Res<BakedTables>,
    mut share: ResMut<BakedShare>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if tables.is_known && share.0 < 1.0 {
        let step = time.delta_secs().min(MAX_STEP) / FADE;
        share.0 = (share.0 + step).min(1.0);
        redraw.write(RequestRedraw);
    }
}
