//! Red earth, and the mat on which the board stands.

mod mat_mesh;

use bevy::prelude::*;

use super::looks::MAT_MARGIN;
use super::materials::{GroundLook, GroundMaterial, TableLight, TableShape};
use super::{SceneSet, props};
use crate::game::board::{BoardSpace, ShownBoard};
use mat_mesh::{THICKNESS, mat_mesh};

/// Half the side of the square of earth that is drawn.
const EARTH_HALF: f32 = 90.0;
/// Earth in the shade: fills the window until everything that lies on it can be drawn.
const SHADE: Color = Color::srgb(0.28, 0.175, 0.125);

const LOOK: GroundLook = GroundLook {
    mat_half: Vec2::ONE,
    board_half: Vec2::ONE,
    props: [Vec4::ZERO; 2],
    is_mat: 0.0,
    border: 0.36,
    earth: LinearRgba::rgb(0.150, 0.060, 0.033),
    straw: LinearRgba::rgb(0.235, 0.160, 0.083),
    dyed: LinearRgba::rgb(0.095, 0.033, 0.022),
    indigo: LinearRgba::rgb(0.0085, 0.0145, 0.048),
    pale: LinearRgba::rgb(0.27, 0.32, 0.40),
};

/// Lays out earth and mat, and fits the mat to the board.
pub fn plugin(app: &mut App) {
    app.insert_resource(ClearColor(SHADE))
        .add_systems(Startup, spread)
        .add_systems(
            PostUpdate,
            fit.run_if(resource_exists_and_changed::<ShownBoard>)
                .in_set(SceneSet::Shape),
        );
}

/// The mat.
#[derive(Component, Debug)]
pub struct Mat;

/// Earth or mat.
#[derive(Component, Debug)]
struct Ground;

fn spread(
    mut commands: Commands,
    light: TableLight,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<GroundMaterial>>,
) {
    let mut material = |is_mat| {
        materials.add(GroundMaterial {
            leaves: light.leaves(),
            seeds: light.seeds(),
            look: GroundLook { is_mat, ..LOOK },
            sway: Vec4::ZERO,
            shape: TableShape::default(),
        })
    };
    commands.spawn((
        Name::new("Earth"),
        Ground,
        Mesh3d(meshes.add(Plane3d::new(Vec3::Y, Vec2::splat(EARTH_HALF)))),
        MeshMaterial3d(material(0.0)),
        Transform::from_xyz(0.0, -THICKNESS, 0.0),
    ));
    commands.spawn((
        Name::new("Mat"),
        Ground,
        Mat,
        MeshMaterial3d(material(1.0)),
        Transform::default(),
        Visibility::default(),
    ));
}

fn fit(
    mut commands: Commands,
    space: Res<BoardSpace>,
    grounds: Query<(Entity, &MeshMaterial3d<GroundMaterial>, Has<Mat>), With<Ground>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<GroundMaterial>>,
) {
    let board_half = Vec2::new(space.layout.half_length(), space.layout.half_width());
    let mat_half = board_half + MAT_MARGIN;
    for (entity, material, is_mat) in &grounds {
        if let Some(mut material) = materials.get_mut(material) {
            material.look.mat_half = mat_half;
            material.look.board_half = board_half;
            material.look.props = props::shades(mat_half);
        }
        if is_mat {
            let mesh = meshes.add(mat_mesh(mat_half));
            commands.entity(entity).insert(Mesh3d(mesh));
        }
    }
}
