//! Indirect light at every vertex of the table, worked out in the background whenever a board is
//! laid out, and kept for the last boards.
//!
//! Until it is known, the shaders compute an approximation.

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

/// Rays per vertex. The light is noisier and sooner known the fewer they are.
#[derive(Resource, Clone, Copy, Debug)]
pub struct BakeRays(pub u32);

impl Default for BakeRays {
    /// Fewer in a browser, where they share the page's only thread.
    fn default() -> Self {
        Self(if cfg!(target_arch = "wasm32") { 24 } else { 48 })
    }
}

/// The vertices traced before looking whether the bake is still wanted; in a browser, those of one
/// frame.
const SLICE: usize = if cfg!(target_arch = "wasm32") {
    500
} else {
    1000
};
/// The number of tables whose light is kept.
const KEPT: usize = 6;
/// The time in which the light fades in, in seconds; none if it was ready this soon.
const FADE: f32 = 0.6;
const AT_ONCE: Duration = Duration::from_millis(150);
/// The longest time step of the fade, in seconds.
const LONGEST_STEP: f32 = 1.0 / 20.0;

/// Adds the bake.
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

/// What the light of a table depends on.
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

/// The meshes of tables whose light is known.
#[derive(Resource, Debug, Default)]
struct BakedTables {
    kept: VecDeque<(Table, Vec<(Thing, DividedMesh)>)>,
    current: Option<Table>,
    /// When the current table was laid out.
    since: Duration,
    is_known: bool,
}

/// A bake that is worked on.
#[derive(Component)]
struct Baking(Table);

/// A part of a bake.
enum Progress {
    Unfinished(Box<Stage>),
    /// The meshes with their light, and the time spent on them.
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
            tables.kept.truncate(KEPT);
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
        let step = time.delta_secs().min(LONGEST_STEP) / FADE;
        share.0 = (share.0 + step).min(1.0);
        redraw.write(RequestRedraw);
    }
}
