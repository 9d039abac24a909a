//! Places the count of each hole and loft beside its rim, towards its owner.

use bevy::prelude::*;
use bevy_egui::EguiPostUpdateSet;

use super::Finale;
use crate::board::{BoardLayout, BoardShape, BoardSpace, BoardVessel, Owner, SeedCount};
use crate::input::PointedVessel;
use crate::scene::{CHALK_HALF_WIDTH, Eye, INLAY_OUTER_RADIUS};
use awale_rules::{Side, Vessel};

/// Distance of a count from the rim of its hole in the near row. It is in units, as in rim radii it
/// would be off the wood beside long troughs.
const NEAR_GAP: f32 = 0.076;
/// Like [`NEAR_GAP`], in the far row, where less wood is visible up to the edge.
const FAR_GAP: f32 = 0.05;
/// Like [`NEAR_GAP`], in both rows of an upright board, where letters are beside the holes.
const UPRIGHT_GAP: f32 = 0.085;
/// Distance of a count from the centre of its loft, in rim radii.
const LOFT_DISTANCE: f32 = 1.14;

/// The count beside a hole or loft. Every [`BoardVessel`] has one.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Reflect)]
#[reflect(Component, Debug)]
pub struct VesselLabel {
    /// Position of the count, in logical pixels of the window; `None` if it isn't drawn.
    pub screen: Option<Vec2>,
    /// Offsets from the line around the vessel (its inlay or chalk) to `screen`, to the edge of the
    /// board's top and to its foot, in logical pixels; `None` if other holes are in between.
    pub beyond_line: Option<[Vec2; 3]>,
    /// The displayed number of seeds.
    pub count: u16,
    /// Whether the pointer is on the vessel, or its seeds are being counted.
    pub is_emphasised: bool,
}

/// Adds the labels.
pub fn plugin(app: &mut App) {
    app.register_required_components::<BoardVessel, VesselLabel>()
        .register_type::<VesselLabel>()
        .add_systems(
            PostUpdate,
            place_labels
                .after(TransformSystems::Propagate)
                .before(EguiPostUpdateSet::EndPass),
        );
}

type Labelled<'a> = (
    Entity,
    &'a BoardVessel,
    &'a Owner,
    &'a Transform,
    &'a SeedCount,
    &'a mut VesselLabel,
);

fn place_labels(
    pointed: PointedVessel,
    eye: Res<Eye>,
    space: Res<BoardSpace>,
    camera: Query<(&Camera, &GlobalTransform), With<Camera3d>>,
    finales: Query<&Finale>,
    mut vessels: Query<Labelled>,
) {
    let finale = finales.iter().next();
    let Some((camera, camera_transform)) = camera.iter().next() else {
        return;
    };
    let pose = eye.wanted();
    // Neither row of an upright board is nearer.
    let near_side = (!pose.is_upright).then_some(pose.seat);
    for (entity, vessel, owner, transform, count, mut label) in &mut vessels {
        let counted = match vessel.0 {
            Vessel::Loft(side) => finale.and_then(|finale| finale.counted(side)),
            Vessel::Hole(_) => None,
        };
        let position =
            transform.translation + label_offset(&space.layout, vessel.0, owner.0, near_side);
        let on_screen = |point| camera.world_to_viewport(camera_transform, point).ok();
        let screen = on_screen(position).filter(|_| space.layout.is_carved(vessel.0));
        let points = points_beyond(&space.layout, vessel.0, owner.0, transform.translation);
        label.set_if_neq(VesselLabel {
            screen,
            beyond_line: points.and_then(|[line, edge, foot]| {
                let line = on_screen(line)?;
                let targets = [screen?, on_screen(edge)?, on_screen(foot)?];
                Some(targets.map(|point| point - line))
            }),
            count: counted.unwrap_or(count.0),
            is_emphasised: counted.is_some() || pointed.entity() == Some(entity),
        });
    }
}

/// Returns the points on a hole's outer side: on the line around the hole, on the board's edge and
/// on its foot. Returns `None` for lofts, and for holes that others separate from the edge.
fn points_beyond(
    layout: &BoardLayout,
    vessel: Vessel,
    owner: Side,
    centre: Vec3,
) -> Option<[Vec3; 3]> {
    let Vessel::Hole(hole) = vessel else {
        return None;
    };
    let geometry = layout.geometry();
    if geometry.is_end_square(hole) || geometry.is_inner(hole) {
        return None;
    }
    let outwards = match owner {
        Side::South => Vec3::Z,
        Side::North => Vec3::NEG_Z,
    };
    let line =
        chalk_end(layout, vessel).unwrap_or(layout.bowl(vessel).semi_axes.y * INLAY_OUTER_RADIUS);
    let edge = centre.with_z(0.0) + outwards * layout.half_width();
    let foot = (edge - outwards * layout.foot_insets().x).with_y(0.0);
    Some([centre + outwards * line, edge, foot])
}

/// Returns the offset from a vessel's centre to its label. `near_side` is the side whose row is
/// nearer; `None` on an upright board.
fn label_offset(
    layout: &BoardLayout,
    vessel: Vessel,
    owner: Side,
    near_side: Option<Side>,
) -> Vec3 {
    let rim = layout.bowl(vessel).semi_axes;
    match (vessel, owner) {
        (Vessel::Hole(hole), _) => {
            let line = chalk_end(layout, vessel).unwrap_or(rim.y);
            let gap = match near_side {
                None => UPRIGHT_GAP,
                Some(near_side) if near_side == owner => NEAR_GAP,
                Some(_) => FAR_GAP,
            };
            let wood_between = layout.between_rows().filter(|_| layout.is_inner(hole));
            let distance = wood_between.unwrap_or(line + gap);
            match owner {
                Side::South => Vec3::Z * distance,
                Side::North => Vec3::NEG_Z * distance,
            }
        }
        (Vessel::Loft(_), Side::South) => Vec3::X * rim.x * LOFT_DISTANCE,
        (Vessel::Loft(_), Side::North) => Vec3::NEG_X * rim.x * LOFT_DISTANCE,
    }
}

/// Returns the distance from the centre of a hole to the far side of the chalk line between it and
/// the board's edge, in units; `None` on a board without chalk, and for end squares.
fn chalk_end(layout: &BoardLayout, vessel: Vessel) -> Option<f32> {
    // The line on the other side is equally far away.
    let inner_line = layout.rows_meet().unwrap_or_default();
    let line_distance = layout.centre(vessel).z.abs() - inner_line;
    (layout.shape() == BoardShape::Squares && line_distance > 0.0)
        .then_some(line_distance + CHALK_HALF_WIDTH)
}
