//! The board on the table.

use bevy::prelude::*;

use super::{
    board_mesh::board_mesh,
    materials::{MAX_VESSELS, TableLight, WoodLook, WoodMaterial},
};
use crate::game::board_view::{BoardSpace, ShownBoard};

/// Dark hardwood.
const HARDWOOD: WoodLook = WoodLook {
    dark: LinearRgba::rgb(0.013, 0.005, 0.0026),
    mid: LinearRgba::rgb(0.088, 0.0365, 0.0155),
    worn: LinearRgba::rgb(0.215, 0.105, 0.047),
    chalk: LinearRgba::rgb(0.52, 0.43, 0.31),
    glow: [LinearRgba::NONE; MAX_VESSELS],
    broken: UVec2::ZERO,
};

/// Puts a board on the table and exchanges it when the shown board changes.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, put_down).add_systems(
        PostUpdate,
        carve.run_if(resource_exists_and_changed::<ShownBoard>),
    );
}

/// The board's entity.
#[derive(Component, Debug)]
pub struct Board;

/// What the board is made of.
#[derive(Resource, Debug)]
pub struct BoardWood(pub Handle<WoodMaterial>);

fn put_down(
    mut commands: Commands,
    light: TableLight,
    mut materials: ResMut<Assets<WoodMaterial>>,
) {
    let wood = materials.add(WoodMaterial {
        leaves: light.leaves(),
        seeds: light.seeds(),
        look: HARDWOOD,
    });
    commands.spawn((
        Name::new("Board"),
        Board,
        MeshMaterial3d(wood.clone()),
        Transform::default(),
        Visibility::default(),
    ));
    commands.insert_resource(BoardWood(wood));
}

fn carve(
    mut commands: Commands,
    space: Res<BoardSpace>,
    boards: Query<Entity, With<Board>>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    for board in &boards {
        let mesh = meshes.add(board_mesh(&space.layout));
        commands.entity(board).insert(Mesh3d(mesh));
    }
}
