//! The place: the board on its mat, the ground, light, camera and quality.

mod board;
mod board_mesh;
pub mod breeze;
mod camera;
mod contact;
mod environment;
mod graphics;
mod ground;
mod leaves;
mod light;
mod looks;
mod materials;
mod props;
mod quality;

use bevy::prelude::*;

pub use board::CarvedWood;
pub use board_mesh::vessel_number;
pub use breeze::Breeze;
pub use camera::{BoardPicker, CameraFrame, Eye, Pose, TableCamera};
pub use graphics::Graphics;
pub use looks::{SeedKind, SeedLook};
pub use materials::{
    GroundMaterial, MAX_VESSELS, SeedMaterial, TableLight, TableShape, WoodMaterial,
};

/// Our part of `PostUpdate`: transforms are propagated between the two.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SceneSet {
    /// Shapes, poses and colours follow what is shown.
    Shape,
    /// What the light knows follows from where everything is.
    Light,
}

/// Adds everything that is seen but for the seeds' motion.
pub fn plugin(app: &mut App) {
    app.configure_sets(
        PostUpdate,
        (
            SceneSet::Shape.before(TransformSystems::Propagate),
            SceneSet::Light.after(TransformSystems::Propagate),
        ),
    )
    .add_plugins((
        materials::plugin,
        leaves::plugin,
        breeze::plugin,
        contact::plugin,
        board::plugin,
        ground::plugin,
        props::plugin,
        light::plugin,
        camera::plugin,
        quality::plugin,
    ));
}
