//! The scene: the board on its mat, ground, light, camera and quality.

mod bake;
mod board;
mod board_mesh;
pub mod breeze;
mod camera;
mod contact;
mod divided_mesh;
mod environment;
mod graphics;
mod ground;
mod leaves;
mod light;
mod lit_mesh;
mod looks;
mod materials;
pub mod photo;
pub mod pipelines;
mod places;
mod props;
mod quality;
mod scenery;
mod spotlight;
mod table_look;
mod tiles;
mod tonemapping;
mod triangles;

use bevy::prelude::*;

pub use bake::BakeRays;
pub use board::CarvedWood;
pub use board_mesh::{Detail, vessel_number};
pub use breeze::Breeze;
pub use camera::{
    Approach, BoardPicker, CameraFrame, Eye, FrameBoard, Pose, TableCamera, TableOnScreen,
    clip_from_world,
};
pub use contact::SeedsMap;
pub use graphics::Graphics;
pub use leaves::LEAF_LIGHT;
pub use looks::{BONE, BoardLook, LEAF, PEBBLE, SeedKind, SeedLook};
pub use materials::{
    CHALK_HALF_WIDTH, GroundMaterial, INLAY_OUTER_RADIUS, MAX_VESSELS, SeedMaterial, TableShape,
    WoodMaterial,
};
pub use pipelines::Pipelines;
pub use places::TablePlace;
pub use props::{lathe, prop_material, prop_mesh};
pub use spotlight::Spotlight;
pub use table_look::TableLook;
pub use tiles::{TableTiles, TileMode};
pub use tonemapping::ToneCurve;

/// Sets of the scene's systems in `PostUpdate`, before and after transform propagation.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SceneSet {
    /// Updates meshes, poses and colours.
    Shape,
    /// Updates lighting that depends on global transforms.
    Light,
}

/// Adds everything visible except the motion of seeds.
pub fn plugin(app: &mut App) {
    app.configure_sets(
        PostUpdate,
        (
            SceneSet::Shape.before(TransformSystems::Propagate),
            SceneSet::Light.after(TransformSystems::Propagate),
        ),
    )
    .add_plugins((
        table_look::plugin,
        places::plugin,
        materials::plugin,
        leaves::plugin,
        breeze::plugin,
        contact::plugin,
        board::plugin,
        ground::plugin,
        props::plugin,
        light::plugin,
        bake::plugin,
        spotlight::plugin,
        camera::plugin,
        photo::plugin,
        quality::plugin,
    ))
    .add_plugins((scenery::plugin, divided_mesh::plugin, tiles::plugin));
}
