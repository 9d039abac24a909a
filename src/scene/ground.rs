//! Red earth, the mat under the board, and a folded cloth at the edge of the view.

mod cloth_mesh;
mod earth_mesh;
mod mat_mesh;

use bevy::prelude::*;

use super::contact::SeedsMap;
use super::divided_mesh::DividedMesh;
use super::leaves::LEAF_LIGHT;
use super::lit_mesh::{LitObject, unlit};
use super::looks::{MAT_MARGIN, STRAW};
use super::materials::{GroundKind, GroundLook, GroundMaterial, TableShape};
use super::places::{Floor, TablePlace, board_or_place_changed};
use super::props::{mat_half, shown_if};
use super::table_look::TableLook;
use super::{SceneSet, props};
use crate::board::{BoardSpace, ShownBoard};
use awale_rules::atlas::Region;
use cloth_mesh::cloth_mesh;
use earth_mesh::earth_mesh;
pub use mat_mesh::{MAT_THICKNESS, mat_mesh};

/// Width of the strip of earth under the mat's edge, in units; raised parts of the edge show it.
const MAT_OVERLAP: f32 = 0.4;

const DEFAULT_LOOK: GroundLook = GroundLook {
    mat_half: Vec2::ONE,
    board_half: Vec2::ONE,
    props: [Vec4::ZERO; 2],
    cloth: Vec4::ZERO,
    cloth_half: cloth_mesh::HALF_EXTENTS,
    kind: GroundKind::Ground as u32,
    border: 0.36,
    earth: LinearRgba::rgb(0.150, 0.060, 0.033),
    straw: STRAW,
    dyed: LinearRgba::rgb(0.095, 0.033, 0.022),
    indigo: LinearRgba::rgb(0.0085, 0.0145, 0.048),
    pale: LinearRgba::rgb(0.27, 0.32, 0.40),
    floor: Floor::Earth as u32,
};

/// Centre of the cloth, as for [`props::place`].
const CLOTH_POSITION: Vec2 = Vec2::new(-0.17, 1.35);
/// Rotation of the cloth about y, in radians.
const CLOTH_ROTATION: f32 = 0.3;

/// Colours of a region's cloth, of its pattern, and of the mat's dyed strands.
struct Dyes {
    cloth: LinearRgba,
    pattern: LinearRgba,
    mat: LinearRgba,
}

/// Returns a region's dyes: those of indigo, kanga, felt, batik or calico cloth.
const fn dyes(region: Region) -> Dyes {
    match region {
        Region::WestAfrica => Dyes {
            cloth: DEFAULT_LOOK.indigo,
            pattern: DEFAULT_LOOK.pale,
            mat: DEFAULT_LOOK.dyed,
        },
        Region::EastAfrica => Dyes {
            cloth: LinearRgba::rgb(0.150, 0.011, 0.010),
            pattern: LinearRgba::rgb(0.56, 0.43, 0.16),
            mat: LinearRgba::rgb(0.030, 0.040, 0.022),
        },
        Region::WestAsia => Dyes {
            cloth: LinearRgba::rgb(0.036, 0.022, 0.016),
            pattern: LinearRgba::rgb(0.46, 0.39, 0.28),
            mat: LinearRgba::rgb(0.120, 0.016, 0.014),
        },
        Region::EastAsia => Dyes {
            cloth: LinearRgba::rgb(0.070, 0.030, 0.010),
            pattern: LinearRgba::rgb(0.50, 0.38, 0.21),
            mat: LinearRgba::rgb(0.012, 0.020, 0.046),
        },
        Region::America => Dyes {
            cloth: LinearRgba::rgb(0.022, 0.050, 0.072),
            pattern: LinearRgba::rgb(0.46, 0.42, 0.35),
            mat: LinearRgba::rgb(0.075, 0.020, 0.016),
        },
    }
}

/// Position and size of an absent prop: far away, and with almost no radius or height.
const NOWHERE: Vec4 = Vec4::new(1e4, 1e4, 0.1, 0.1);

/// Adds the earth, the mat and the cloth, fitted to the board.
pub fn plugin(app: &mut App) {
    app.register_type::<Ground>()
        .add_systems(Startup, spawn_ground)
        .add_systems(
            PostUpdate,
            (
                fit_to_board.run_if(resource_exists_and_changed::<ShownBoard>),
                update_materials.run_if(
                    board_or_place_changed.or_eager(resource_exists_and_changed::<TableLook>),
                ),
            )
                .in_set(SceneSet::Shape),
        );
}

/// A part of the ground.
#[derive(Component, Debug, Reflect)]
#[reflect(Component, Debug)]
pub(super) struct Ground(GroundKind);

fn spawn_ground(
    mut commands: Commands,
    seeds: Res<SeedsMap>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<GroundMaterial>>,
) {
    let mut material = |kind: GroundKind| {
        materials.add(GroundMaterial {
            leaves: LEAF_LIGHT,
            seeds: seeds.image(),
            look: GroundLook {
                kind: kind as u32,
                ..DEFAULT_LOOK
            },
            sway: Vec4::ZERO,
            spot: Vec4::ZERO,
            shape: TableShape::default(),
        })
    };
    commands.spawn((
        Name::new("Earth"),
        Ground(GroundKind::Ground),
        MeshMaterial3d(material(GroundKind::Ground)),
        Transform::from_xyz(0.0, -MAT_THICKNESS, 0.0),
        Visibility::default(),
    ));
    commands.spawn((
        Name::new("Mat"),
        Ground(GroundKind::Mat),
        LitObject::Mat,
        MeshMaterial3d(material(GroundKind::Mat)),
        Transform::default(),
        Visibility::default(),
    ));
    commands.spawn((
        Name::new("Cloth"),
        Ground(GroundKind::Cloth),
        LitObject::Cloth,
        MeshMaterial3d(material(GroundKind::Cloth)),
        Transform::default(),
        Visibility::default(),
        DividedMesh::new(unlit(cloth_mesh()), &mut meshes),
    ));
}

pub(super) fn fit_to_board(
    mut commands: Commands,
    space: Res<BoardSpace>,
    mut grounds: Query<(Entity, &Ground, &mut Transform, &mut Visibility)>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    let mat_half = mat_half(&space.layout);
    let has_no_mat = space.layout.shape().is_on_the_ground();
    for (entity, Ground(kind), mut transform, mut visibility) in &mut grounds {
        match kind {
            GroundKind::Ground => {
                let hidden = if has_no_mat {
                    space.layout.hidden_ground()
                } else {
                    mat_half - MAT_OVERLAP
                };
                let mesh = meshes.add(unlit(earth_mesh(hidden)));
                commands.entity(entity).insert(Mesh3d(mesh));
            }
            GroundKind::Mat => {
                visibility.set_if_neq(shown_if(!has_no_mat));
                let mesh = unlit(mat_mesh(mat_half, space.layout.hidden_ground()));
                commands
                    .entity(entity)
                    .insert(DividedMesh::new(mesh, &mut meshes));
            }
            GroundKind::Cloth => *transform = cloth_transform(mat_half),
        }
    }
}

/// Passes dimensions, positions and colours to the ground's materials.
fn update_materials(
    space: Res<BoardSpace>,
    (place, table): (Res<TablePlace>, Res<TableLook>),
    mut grounds: Query<(&Ground, &MeshMaterial3d<GroundMaterial>, &mut Visibility)>,
    mut materials: ResMut<Assets<GroundMaterial>>,
    mut clear: ResMut<ClearColor>,
) {
    let place_look = place.look();
    let dyes = dyes(table.region);
    clear.0 = place_look.ground_in_shade();
    let mat_half = mat_half(&space.layout);
    let cloth_position = cloth_transform(mat_half).translation;
    for (Ground(kind), material, mut visibility) in &mut grounds {
        if *kind == GroundKind::Cloth {
            visibility.set_if_neq(shown_if(place_look.is_furnished));
        }
        if let Some(mut material) = materials.get_mut(material) {
            let look = &mut material.look;
            look.mat_half = mat_half;
            look.board_half = mat_half - MAT_MARGIN;
            look.props = if place_look.is_furnished {
                props::shadow_casters(mat_half)
            } else {
                [NOWHERE; 2]
            };
            (look.indigo, look.pale, look.dyed) = (dyes.cloth, dyes.pattern, dyes.mat);
            look.earth = place_look.ground;
            look.floor = place_look.floor as u32;
            // The sign differs, as a positive rotation about y turns x towards -z.
            let length_direction = Vec2::from_angle(-CLOTH_ROTATION);
            let centre = if place_look.is_furnished {
                cloth_position.xz()
            } else {
                NOWHERE.xy()
            };
            look.cloth = centre.extend(length_direction.x).extend(length_direction.y);
        }
    }
}

/// Returns the cloth and its transform beside a mat with these half-extents.
#[must_use]
pub fn placed_cloth(mat_half: Vec2) -> (Mesh, Transform) {
    (cloth_mesh(), cloth_transform(mat_half))
}

fn cloth_transform(mat_half: Vec2) -> Transform {
    let at = props::place(CLOTH_POSITION, mat_half);
    Transform::from_xyz(at.x, -MAT_THICKNESS, at.y)
        .with_rotation(Quat::from_rotation_y(CLOTH_ROTATION))
}
