//! The board on the table.

use bevy::{light::NotShadowCaster, prelude::*, window::RequestRedraw};

use super::SceneSet;
use super::board_mesh::board_mesh;
use super::materials::{MAX_VESSELS, TableLight, TableShape, WoodMaterial};
use crate::game::board::{BoardSpace, ShownBoard};
use crate::game::schedule::GameSet;
use crate::game::settings::{BoardMaterial, Settings};

/// Puts a board on the table and exchanges it when the shown board changes.
pub fn plugin(app: &mut App) {
    app.init_resource::<BoardMaterial>()
        .add_systems(
            Update,
            apply_settings
                .run_if(resource_exists_and_changed::<Settings>)
                .in_set(GameSet::Settings),
        )
        .add_systems(Startup, put_down)
        .add_systems(
            PostUpdate,
            (
                carve.run_if(resource_exists_and_changed::<ShownBoard>),
                finish.run_if(resource_changed::<BoardMaterial>),
            )
                .in_set(SceneSet::Shape),
        );
}

/// The entity that is drawn as the board's wood.
#[derive(Component, Debug)]
pub struct CarvedWood;

/// The material with which the board is drawn.
#[derive(Resource, Debug)]
pub struct BoardWood(pub Handle<WoodMaterial>);

fn apply_settings(settings: Res<Settings>, mut material: ResMut<BoardMaterial>) {
    material.set_if_neq(settings.look.board);
}

fn put_down(
    mut commands: Commands,
    light: TableLight,
    material: Res<BoardMaterial>,
    mut materials: ResMut<Assets<WoodMaterial>>,
) {
    let wood = materials.add(WoodMaterial {
        leaves: light.leaves(),
        seeds: light.seeds(),
        look: material.look(),
        sway: Vec4::ZERO,
        shape: TableShape::default(),
        glow: [LinearRgba::NONE; MAX_VESSELS],
    });
    commands.spawn((
        Name::new("Carved wood"),
        CarvedWood,
        // Its shade has soft edges: materials compute it (`TableShape`).
        NotShadowCaster,
        MeshMaterial3d(wood.clone()),
        Transform::default(),
        Visibility::default(),
    ));
    commands.insert_resource(BoardWood(wood));
}

fn carve(
    mut commands: Commands,
    space: Res<BoardSpace>,
    boards: Query<Entity, With<CarvedWood>>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    for board in &boards {
        let mesh = meshes.add(board_mesh(&space.layout));
        commands.entity(board).insert(Mesh3d(mesh));
    }
}

/// Another material is another look of the same board.
fn finish(
    material: Res<BoardMaterial>,
    wood: Res<BoardWood>,
    mut materials: ResMut<Assets<WoodMaterial>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if let Some(mut drawn) = materials.get_mut(&wood.0) {
        drawn.look = material.look();
        redraw.write(RequestRedraw);
    }
}
