//! The board on the table.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use bevy::render::renderer::RenderDevice;
use bevy::window::RequestRedraw;

use super::SceneSet;
use super::board_mesh::{Detail, board_mesh};
use super::contact::SeedsMap;
use super::divided_mesh::DividedMesh;
use super::leaves::LEAF_LIGHT;
use super::lit_mesh::{LitObject, unlit};
use super::materials::{Hollow, MAX_VESSELS, TableShape, WoodMaterial};
use super::table_look::TableLook;
use crate::board::{BoardSpace, ShownBoard};
use crate::settings::Quality;

/// Spawns the board, and rebuilds its mesh when another board or level of detail is shown.
pub fn plugin(app: &mut App) {
    app.register_type::<CarvedWood>()
        .init_resource::<TableLook>()
        .init_resource::<Detail>()
        .add_systems(Startup, spawn_board)
        .add_systems(
            PostUpdate,
            (
                choose_detail.run_if(resource_exists_and_changed::<Quality>),
                build_board_mesh.run_if(
                    // Without a renderer, nothing draws the mesh, which takes long to build.
                    resource_exists::<RenderDevice>.and_then(
                        resource_exists_and_changed::<ShownBoard>
                            .or_eager(resource_changed::<Detail>),
                    ),
                ),
                change_board_look.run_if(resource_exists_and_changed::<TableLook>),
            )
                .chain()
                .in_set(SceneSet::Shape),
        );
}

/// Marks the entity that draws the carved board, whatever its material.
#[derive(Component, Debug, Reflect)]
#[reflect(Component, Debug)]
pub struct CarvedWood;

fn spawn_board(
    mut commands: Commands,
    seeds: Res<SeedsMap>,
    look: Res<TableLook>,
    mut materials: ResMut<Assets<WoodMaterial>>,
) {
    let wood = materials.add(WoodMaterial {
        leaves: LEAF_LIGHT,
        seeds: seeds.image(),
        look: look.board.look(),
        sway: Vec4::ZERO,
        spot: Vec4::ZERO,
        shape: TableShape::default(),
        glow: [LinearRgba::NONE; MAX_VESSELS],
        hollows: [Hollow::default(); MAX_VESSELS],
    });
    commands.spawn((
        Name::new("Carved wood"),
        CarvedWood,
        LitObject::Board,
        // The shaders compute the board's soft shadow from its `TableShape`.
        NotShadowCaster,
        MeshMaterial3d(wood),
        Transform::default(),
        Visibility::default(),
    ));
}

fn choose_detail(quality: Res<Quality>, mut detail: ResMut<Detail>) {
    detail.set_if_neq(Detail::from(*quality));
}

pub(super) fn build_board_mesh(
    mut commands: Commands,
    space: Res<BoardSpace>,
    detail: Res<Detail>,
    boards: Query<(Entity, &MeshMaterial3d<WoodMaterial>), With<CarvedWood>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<WoodMaterial>>,
) {
    for (board, wood) in &boards {
        if let Some(mut material) = materials.get_mut(&wood.0) {
            material.hollows = Hollow::all(&space.layout);
        }
        let mesh = unlit(board_mesh(&space.layout, *detail));
        commands
            .entity(board)
            .insert(DividedMesh::new(mesh, &mut meshes));
    }
}

fn change_board_look(
    look: Res<TableLook>,
    wood: Single<&MeshMaterial3d<WoodMaterial>, With<CarvedWood>>,
    mut materials: ResMut<Assets<WoodMaterial>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if let Some(mut material) = materials.get_mut(&wood.0) {
        material.look = look.board.look();
        redraw.write(RequestRedraw);
    }
}
