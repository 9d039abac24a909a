//! Props: a calabash for captured seeds and the foot of a stool. They stand behind the mat at the
//! edge of the view, away from the board.

use std::f32::consts::TAU;

use bevy::{asset::RenderAssetUsages, light::NotShadowCaster, prelude::*};

use super::SceneSet;
use super::contact::SeedsMap;
use super::divided_mesh::DividedMesh;
use super::leaves::LEAF_LIGHT;
use super::lit_mesh::{LitObject, unlit};
use super::looks::{BoardLook, CALABASH, MAT_MARGIN};
use super::materials::{Hollow, MAX_VESSELS, TableShape, WoodMaterial};
use super::places::{TablePlace, board_or_place_changed};
use super::triangles::triangles;
use crate::board::{BoardLayout, BoardSpace};
use crate::settings::BoardMaterial;

/// Segments around a surface of revolution.
const SEGMENTS: u32 = 48;
/// Profile of a hollowed half gourd, from the centre of its foot over the rim to the centre of its
/// bowl: distance from the axis, and height, in units.
const GOURD: [Vec2; 16] = [
    Vec2::new(0.0, 0.0),
    Vec2::new(0.22, 0.01),
    Vec2::new(0.42, 0.09),
    Vec2::new(0.58, 0.24),
    Vec2::new(0.66, 0.42),
    Vec2::new(0.67, 0.58),
    Vec2::new(0.63, 0.72),
    Vec2::new(0.60, 0.76),
    Vec2::new(0.575, 0.765),
    Vec2::new(0.56, 0.74),
    Vec2::new(0.59, 0.60),
    Vec2::new(0.585, 0.44),
    Vec2::new(0.51, 0.29),
    Vec2::new(0.36, 0.16),
    Vec2::new(0.18, 0.10),
    Vec2::new(0.0, 0.09),
];
/// Profile of a stool's foot and of the lower part of its leg, likewise.
const STOOL: [Vec2; 14] = [
    Vec2::new(0.0, 0.0),
    Vec2::new(0.94, 0.0),
    Vec2::new(1.0, 0.04),
    Vec2::new(1.0, 0.16),
    Vec2::new(0.95, 0.21),
    Vec2::new(0.62, 0.27),
    Vec2::new(0.44, 0.42),
    Vec2::new(0.38, 0.70),
    Vec2::new(0.42, 1.02),
    Vec2::new(0.60, 1.30),
    Vec2::new(1.22, 1.40),
    Vec2::new(1.27, 1.44),
    Vec2::new(1.22, 1.48),
    Vec2::new(0.0, 1.49),
];
/// Position of the gourd, as for [`place`].
const GOURD_POSITION: Vec2 = Vec2::new(0.34, 0.95);
/// Position of the stool, as for [`place`].
const STOOL_POSITION: Vec2 = Vec2::new(-0.66, 2.3);

/// Adds the props.
pub fn plugin(app: &mut App) {
    app.register_type::<Prop>()
        .add_systems(Startup, set_up)
        .add_systems(
            PostUpdate,
            arrange
                .run_if(board_or_place_changed)
                .in_set(SceneSet::Shape),
        );
}

/// A prop, with its position as for [`place`].
#[derive(Component, Debug, Reflect)]
#[reflect(Component, Debug)]
struct Prop {
    at: Vec2,
}

/// Returns the centre (x, z), radius and height of each prop, for its shadow on the ground.
#[must_use]
pub fn shadow_casters(mat_half: Vec2) -> [Vec4; 2] {
    [(GOURD_POSITION, 0.6, 0.7), (STOOL_POSITION, 0.8, 1.3)].map(|(at, radius, height)| {
        let at = place(at, mat_half);
        Vec4::new(at.x, at.y, radius, height)
    })
}

/// Returns the half-extents of the mat under a board.
pub fn mat_half(layout: &BoardLayout) -> Vec2 {
    Vec2::new(layout.half_length(), layout.half_width()) + MAT_MARGIN
}

/// Returns the visibility of an object that is shown only in some places.
pub const fn shown_if(is_shown: bool) -> Visibility {
    if is_shown {
        Visibility::Inherited
    } else {
        Visibility::Hidden
    }
}

/// Returns the point on the ground (x, z) for a position relative to the mat: `at.x` is a fraction
/// of half the mat's length, `at.y` the distance beyond its far edge, in units.
#[must_use]
pub fn place(at: Vec2, mat_half: Vec2) -> Vec2 {
    Vec2::new(at.x * mat_half.x, -mat_half.y - at.y)
}

fn set_up(
    mut commands: Commands,
    seeds: Res<SeedsMap>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<WoodMaterial>>,
) {
    for (index, (name, outline, at, look)) in props().into_iter().enumerate() {
        commands.spawn((
            Name::new(name),
            Prop { at },
            LitObject::Prop(index),
            MeshMaterial3d(materials.add(prop_material(look, &seeds))),
            // The ground shader computes the props' soft shadows.
            NotShadowCaster,
            Transform::default(),
            Visibility::default(),
            DividedMesh::new(unlit(lathe(outline, SEGMENTS)), &mut meshes),
        ));
    }
}

/// Returns each prop's name, outline, position and look.
fn props() -> [(&'static str, &'static [Vec2], Vec2, BoardLook); 2] {
    let stool = BoardMaterial::Hardwood.look();
    [
        ("Calabash", &GOURD, GOURD_POSITION, CALABASH),
        ("Stool", &STOOL, STOOL_POSITION, stool),
    ]
}

/// Returns each prop's mesh, position beside a mat with the given half-extents, and look.
#[must_use]
pub fn placed_props(mat_half: Vec2) -> [(Mesh, Vec3, BoardLook); 2] {
    props().map(|(_, outline, at, look)| {
        let at = place(at, mat_half);
        (lathe(outline, SEGMENTS), Vec3::new(at.x, 0.0, at.y), look)
    })
}

/// Creates the material of an object on or beside the board.
#[must_use]
pub fn prop_material(look: BoardLook, seeds: &SeedsMap) -> WoodMaterial {
    WoodMaterial {
        leaves: LEAF_LIGHT,
        seeds: seeds.image(),
        look,
        sway: Vec4::ZERO,
        spot: Vec4::ZERO,
        glow: [LinearRgba::NONE; MAX_VESSELS],
        hollows: [Hollow::default(); MAX_VESSELS],
        shape: TableShape::default(),
    }
}

fn arrange(
    space: Res<BoardSpace>,
    table_place: Res<TablePlace>,
    mut props: Query<(&Prop, &mut Transform, &mut Visibility)>,
) {
    let mat = mat_half(&space.layout);
    let is_shown = table_place.look().is_furnished;
    for (Prop { at }, mut transform, mut visibility) in &mut props {
        visibility.set_if_neq(shown_if(is_shown));
        let at = place(*at, mat);
        transform.translation = Vec3::new(at.x, 0.0, at.y);
    }
}

/// Builds the surface of revolution of an outline that runs from the centre of the foot outwards
/// and up to the top; with 4 segments, it is square. The wood shader treats it as a hull without
/// the carved band.
#[must_use]
pub fn lathe(outline: &[Vec2], segments: u32) -> Mesh {
    let (mut positions, mut normals) = (Vec::new(), Vec::new());
    for segment in 0..=segments {
        let direction = Vec2::from_angle(TAU * segment as f32 / segments as f32);
        for (index, point) in outline.iter().enumerate() {
            let previous = outline[index.saturating_sub(1)];
            let next = outline[(index + 1).min(outline.len() - 1)];
            let tangent = (next - previous).normalize_or_zero();
            let (out, up) = (tangent.y, -tangent.x);
            positions.push([point.x * direction.x, point.y, point.x * direction.y]);
            normals.push([out * direction.x, up, out * direction.y]);
        }
    }
    let stride = outline.len() as u32;
    let indices = (0..segments)
        .flat_map(|segment| (0..stride - 1).map(move |point| segment * stride + point))
        .flat_map(|corner| {
            [
                corner,
                corner + 1,
                corner + stride,
                corner + stride,
                corner + 1,
                corner + stride + 1,
            ]
        })
        .collect();
    prop_mesh(positions, normals, indices)
}

/// Builds the mesh of an object other than the board, with the attributes that the wood shader
/// needs.
#[must_use]
pub fn prop_mesh(positions: Vec<[f32; 3]>, normals: Vec<[f32; 3]>, indices: Vec<u32>) -> Mesh {
    let count = positions.len();
    /// Unbaked skylight (red), wear (green), 1 for the hull (blue), and the baked visible fraction
    /// of the sky (alpha).
    const COLOUR: [f32; 4] = [0.9, 0.35, 1.0, 0.9];
    let (usage, uvs) = (RenderAssetUsages::RENDER_WORLD, vec![[0.0; 2]; count]);
    let mesh = triangles(usage, positions, normals, uvs, indices);
    unlit(mesh.with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, vec![COLOUR; count]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::mesh::{Indices, VertexAttributeValues};

    #[test]
    fn normals_of_lathed_meshes_point_outwards() {
        for outline in [GOURD.as_slice(), STOOL.as_slice()] {
            let mesh = lathe(outline, SEGMENTS);
            let (
                Some(VertexAttributeValues::Float32x3(at)),
                Some(VertexAttributeValues::Float32x3(normals)),
            ) = (
                mesh.attribute(Mesh::ATTRIBUTE_POSITION),
                mesh.attribute(Mesh::ATTRIBUTE_NORMAL),
            )
            else {
                panic!("no positions or normals");
            };
            let Some(Indices::U32(indices)) = mesh.indices() else {
                panic!("no triangles");
            };
            for triangle in indices.chunks(3) {
                let [a, b, c] = [0, 1, 2].map(|i| Vec3::from(at[triangle[i] as usize]));
                let facet = (b - a).cross(c - a).normalize_or_zero();
                let normal: Vec3 = (0..3)
                    .map(|i| Vec3::from(normals[triangle[i] as usize]))
                    .sum();
                assert!(
                    facet == Vec3::ZERO || facet.dot(normal) > 0.0,
                    "{a} {b} {c}"
                );
            }
        }
    }
}
