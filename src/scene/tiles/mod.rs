//! Draws only what has changed since the last picture.
//!
//! The picture is divided into tiles. [`Damage`] collects what changes it; [`Picture`] tracks how
//! well each tile shows the scene, and plans what to draw in a frame within a [`Budget`]: first
//! what has changed, at a lower resolution if that is too much for one frame; then, while nothing
//! moves, more samples, so that a picture at rest has smooth edges; and then nothing. [`render`]
//! draws the planned tiles over the last picture.

mod budget;
mod damage;
mod grid;
mod picture;
mod render;

use std::mem;

use bevy::{
    camera::visibility::{CascadesVisibleEntities, VisibilitySystems, VisibleEntities},
    light::SimulationLightSystems,
    prelude::*,
    render::RenderApp,
    window::RequestRedraw,
};

use super::breeze::Breeze;
use super::camera::{TableCamera, clip_from_world};
use super::divided_mesh::{DividedMesh, MeshPart};
use super::pipelines::Pipelines;
use crate::jobs::Job;
use crate::settings::Quality;
use budget::Budget;
use damage::{Cuboid, Damage, DamageSet, Things};
use picture::{FramePlan, Picture};
use render::DrawnFrames;

/// Adds the tiles, if there is a renderer.
pub fn plugin(app: &mut App) {
    if app.get_sub_app(RenderApp).is_none() {
        return;
    }
    app.init_resource::<TableTiles>()
        .add_plugins((damage::plugin, render::plugin))
        .add_systems(
            PostUpdate,
            (plan, cull)
                .chain()
                .after(DamageSet)
                .after(VisibilitySystems::CheckVisibility)
                .after(SimulationLightSystems::CheckLightVisibility),
        );
}

/// The picture of the table.
#[derive(Resource, Debug, Default)]
pub struct TableTiles {
    picture: Picture,
    budget: Budget,
    mode: TileMode,
    /// Whether to smooth the edges of newly drawn tiles.
    smooths_edges: bool,
    frame_plan: FramePlan,
    /// Whether shaders are still being compiled for the first picture, so that drawing is
    /// pointless.
    is_loading: bool,
    is_settled: bool,
    /// Whether the renderer's last picture lacks tiles that frames should have drawn.
    is_incomplete: bool,
    drawn_frames: DrawnFrames,
}

/// The mode in which frames are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TileMode {
    /// Within a budget, for play.
    #[default]
    Budgeted,
    /// Always sharp, with smooth edges, and with the maximum number of samples once nothing moves:
    /// for pictures and films.
    Sharp,
    /// Only what has changed, with one sample per pixel: for measurements and comparisons.
    SingleSample,
    /// Everything in every frame, for comparisons.
    Everything,
}

impl TableTiles {
    /// Chooses how frames are drawn.
    pub fn set_mode(&mut self, mode: TileMode) {
        self.mode = mode;
        self.budget = match mode {
            TileMode::Budgeted => Budget::default(),
            TileMode::Sharp | TileMode::SingleSample | TileMode::Everything => Budget::unlimited(),
        };
    }

    /// Draws everything in the next frame, because the last picture is incomplete.
    pub fn invalidate(&mut self) {
        self.is_incomplete = true;
        self.is_settled = false;
    }

    /// Returns the number of pixels that the last frame shaded.
    #[must_use]
    pub fn shaded_pixels(&self) -> u32 {
        self.frame_plan.shaded_pixels()
    }

    /// Returns how frames are drawn.
    #[must_use]
    pub const fn mode(&self) -> TileMode {
        self.mode
    }

    /// Returns whether every pixel shows the current scene at full resolution.
    #[must_use]
    pub fn is_sharp(&self) -> bool {
        self.picture.has_samples(1)
    }

    /// Returns whether the picture can't improve unless something changes.
    #[must_use]
    pub const fn is_settled(&self) -> bool {
        self.is_settled
    }
}

/// Plans the next frame.
fn plan(
    mut tiles: ResMut<TableTiles>,
    mut damage: ResMut<Damage>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    pipelines: Res<Pipelines>,
    jobs: Query<(), With<Job>>,
    quality: Res<Quality>,
    breeze: Res<Breeze>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let tiles = &mut *tiles;
    let Some((camera, transform)) = cameras.iter().next() else {
        return;
    };
    for frame in tiles.drawn_frames.take() {
        tiles.budget.learn(&frame);
        trace!("{frame:?}: now {} of the picture", tiles.budget.fraction());
    }
    let size = camera.physical_target_size().unwrap_or_default();
    if tiles.picture.size() != size {
        tiles.picture.resize(size);
    }
    tiles.is_loading = !pipelines.is_table_ready();
    if tiles.is_loading {
        tiles.picture.invalidate_all();
        tiles.frame_plan = FramePlan::whole(size);
        damage.clear();
        return;
    }
    let is_incomplete = mem::take(&mut tiles.is_incomplete);
    match damage.rectangles(clip_from_world(camera, transform), size.as_vec2()) {
        Some(rectangles) if tiles.mode != TileMode::Everything && !is_incomplete => {
            for pixels in rectangles {
                tiles.picture.invalidate(pixels);
            }
        }
        _ => tiles.picture.invalidate_all(),
    }
    // With a software renderer, smoothing costs a seventh of a picture.
    tiles.smooths_edges = match tiles.mode {
        TileMode::Budgeted => *quality != Quality::Low,
        TileMode::Sharp => true,
        TileMode::SingleSample | TileMode::Everything => false,
    };
    // Refining pays only if no job needs the processor and nothing moves continuously.
    let is_idle = pipelines.are_compiled()
        && jobs.is_empty()
        && !damage.is_permanent()
        && !breeze.is_blowing();
    let samples = match tiles.mode {
        TileMode::Budgeted | TileMode::Sharp if is_idle => tiles.budget.samples(),
        _ => 1,
    };
    let (fraction, moving_fraction) =
        if tiles.budget.needs_baseline() && tiles.picture.is_complete() {
            (0.0, 0.0)
        } else if damage.needs_depth() {
            // Ambient occlusion needs depth at full resolution.
            (1.0, 1.0)
        } else {
            (tiles.budget.fraction(), tiles.budget.moving_fraction())
        };
    tiles.frame_plan = tiles.picture.plan(fraction, moving_fraction, samples);
    let was_settled = tiles.is_settled;
    tiles.is_settled = tiles.picture.has_samples(samples);
    if tiles.is_settled && !was_settled {
        trace!("the picture is finished, with {samples} samples per pixel");
    }
    if !tiles.is_settled {
        redraw.write(RequestRedraw);
    }
    damage.clear();
}

/// Hides what doesn't affect the drawn tiles, as a seed's vertices cost as much as its pixels.
/// Hides everything until panels can be drawn, as Bevy compiles pipelines for all that is visible.
/// Divided meshes are drawn whole if the entire picture is, and in parts otherwise.
fn cull(
    tiles: Res<TableTiles>,
    damage: Res<Damage>,
    pipelines: Res<Pipelines>,
    things: Res<Things>,
    parts: Query<(), With<MeshPart>>,
    divided: Query<&DividedMesh>,
    mut cameras: Query<(&Camera, &GlobalTransform, &mut VisibleEntities), With<TableCamera>>,
    mut lights: Query<&mut CascadesVisibleEntities>,
) {
    let Some((camera, transform, mut visible)) = cameras.iter_mut().next() else {
        return;
    };
    let hides_everything = !pipelines.are_panels_ready();
    let frame_plan = &tiles.frame_plan;
    let draws_everything = frame_plan.replaces_all || frame_plan.scale > 1 || damage.needs_depth();
    let clip_from_world = clip_from_world(camera, transform);
    let is_drawn = |cuboid: &Cuboid| {
        let pixels = cuboid.project(clip_from_world, frame_plan.size.as_vec2());
        pixels.is_none_or(|pixels| tiles.picture.is_drawn(pixels))
    };
    let is_needed = |entity: Entity, with_shadow| {
        if hides_everything {
            return false;
        }
        if draws_everything {
            return !parts.contains(entity);
        }
        !frame_plan.tiles.is_empty()
            && !divided.get(entity).is_ok_and(DividedMesh::has_parts)
            && things.is_drawn(entity, with_shadow, is_drawn)
    };
    for entities in visible.entities.values_mut() {
        entities.retain(|&entity| is_needed(entity, false));
    }
    let cascades = lights
        .iter_mut()
        .flat_map(|lights| lights.into_inner().entities.values_mut());
    for cascade in cascades.flatten() {
        cascade.entities.retain(|&entity| is_needed(entity, true));
    }
}
