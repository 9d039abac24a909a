//! Where the number of each hole and loft is best written: beside its rim, on its owner's side.

use bevy::prelude::*;
use bevy_egui::EguiPostUpdateSet;

use super::BoardSpace;
use crate::game::playback::Playback;
use crate::game::pointer::Pointed;
use crate::game::ui::{VesselLabel, VesselLabels};
use crate::rules::{Side, Vessel};

/// How far from its middle a number stands, in rim radii.
const BESIDE_RIM: f32 = 1.12;

/// Adds the places of the numbers.
pub fn plugin(app: &mut App) {
    app.add_systems(
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
    camera: Query<(&Camera, &GlobalTransform), With<Camera3d>>,
) {
    let (Some(shown), Some((camera, eye))) = (playback.shown(), camera.iter().next()) else {
        return;
    };
    if shown.geometry() != space.layout.geometry() {
        return;
    }
    let label = |vessel| {
        let screen = camera.world_to_viewport(eye, beside(&space, vessel)).ok()?;
        Some(VesselLabel {
            vessel,
            screen,
            count: shown.count(vessel),
            emphasised: pointed.0 == Some(vessel),
        })
    };
    labels.set_if_neq(VesselLabels(shown.vessels().filter_map(label).collect()));
}

fn beside(space: &BoardSpace, vessel: Vessel) -> Vec3 {
    let layout = &space.layout;
    let rim = layout.bowl(vessel).rim * BESIDE_RIM;
    let outwards = match vessel {
        Vessel::Hole(hole) => match layout.geometry().owner(hole) {
            Side::South => Vec3::Z * rim.y,
            Side::North => Vec3::NEG_Z * rim.y,
        },
        Vessel::Loft(Side::South) => Vec3::X * rim.x,
        Vessel::Loft(Side::North) => Vec3::NEG_X * rim.x,
    };
    layout.centre(vessel) + outwards
}
