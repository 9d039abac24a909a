//! The place: the board on its mat, the ground, light, camera and quality.

pub mod board;
pub mod board_mesh;
pub mod camera;
pub mod contact;
pub mod environment;
pub mod ground;
pub mod leaves;
pub mod light;
pub mod looks;
pub mod materials;
pub mod quality;

use bevy::prelude::*;

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
        contact::plugin,
        board::plugin,
        ground::plugin,
        light::plugin,
        camera::plugin,
        quality::plugin,
    ));
}
