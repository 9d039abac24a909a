//! Where the number of each hole and loft is best written: beside its rim, on its owner's side.

use bevy::prelude::*;
use bevy_egui::EguiPostUpdateSet;

use crate::game::board::{BoardLayout, BoardSpace};
use crate::game::input::Pointed;
use crate::game::playback::Playback;
use crate::game::scene::Eye;
use crate::rules::{Side, Vessel};

/// How far from its middle a number stands, in rim radii: of a loft, of a hole of the row
/// nearer to the eye, and of the other row, beyond which the board soon ends.
const BESIDE_LOFT: f32 = 1.14;
const BESIDE_NEAR: f32 = 1.18;
const BESIDE_FAR: f32 = 1.12;

/// Where the holes and lofts are seen, and what they say. The view of the board
/// fills it anew whenever one of them changes.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct VesselLabels(pub Vec<VesselLabel>);

/// One hole or loft.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VesselLabel {
    /// Which.
    pub vessel: Vessel,
    /// Where its count is best written, in logical pixels of the window.
    pub screen: Vec2,
    /// Seeds that are shown in it now.
    pub count: u16,
    /// Whether it is the one pointed at.
    pub emphasised: bool,
}

/// Adds the places of the numbers.
pub fn plugin(app: &mut App) {
    app.init_resource::<VesselLabels>().add_systems(
        PostUpdate,
        place_labels
            .after(TransformSystems::Propagate)
            .before(EguiPostUpdateSet::EndPass),
    );
}

fn place_labels(
    mut labels: ResMut<VesselLabels>,
    playback: Res<Playback>,
    pointed: Res<Pointed>,
    space: Res<BoardSpace>,
    seat: Res<Eye>,
    camera: Query<(&Camera, &GlobalTransform), With<Camera3d>>,
) {
    let (Some(shown), Some((camera, eye))) = (playback.shown(), camera.iter().next()) else {
        return;
    };
    if shown.geometry() != space.layout.geometry() {
        return;
    }
    let near = seat.wanted().seat;
    let label = |vessel| {
        let place = beside(&space.layout, vessel, near);
        let screen = camera.world_to_viewport(eye, place).ok()?;
        Some(VesselLabel {
            vessel,
            screen,
            count: shown.count(vessel),
            emphasised: pointed.0 == Some(vessel),
        })
    };
    labels.set_if_neq(VesselLabels(shown.vessels().filter_map(label).collect()));
}

fn beside(layout: &BoardLayout, vessel: Vessel, near: Side) -> Vec3 {
    let rim = layout.bowl(vessel).rim;
    let outwards = match vessel {
        Vessel::Hole(hole) => {
            let owner = layout.geometry().owner(hole);
            let distance = if owner == near {
                BESIDE_NEAR
            } else {
                BESIDE_FAR
            };
            match owner {
                Side::South => Vec3::Z * rim.y * distance,
                Side::North => Vec3::NEG_Z * rim.y * distance,
            }
        }
        Vessel::Loft(Side::South) => Vec3::X * rim.x * BESIDE_LOFT,
        Vessel::Loft(Side::North) => Vec3::NEG_X * rim.x * BESIDE_LOFT,
    };
    layout.centre(vessel) + outwards
}
