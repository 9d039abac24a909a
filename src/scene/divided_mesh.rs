//! Meshes that can be drawn in parts.
//!
//! Where only some tiles are redrawn, only parts of the large meshes are drawn: with a software
//! renderer, the board's vertices cost as much as the pixels of a frame. Whole pictures are drawn
//! from whole meshes, as Bevy draws parts in arbitrary order and so shades more hidden fragments.

use std::collections::BTreeMap;

use bevy::camera::primitives::{Aabb, MeshAabb};
use bevy::light::NotShadowCaster;
use bevy::mesh::{Indices, PrimitiveTopology, VertexAttributeValues};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use super::materials::{GroundMaterial, WoodMaterial};

/// Length and width of a part, in units.
const PART: f32 = 1.0;

/// Shows divided meshes.
pub fn plugin(app: &mut App) {
    app.add_observer(show::<WoodMaterial>)
        .add_observer(show::<GroundMaterial>);
}

/// A mesh, whole and in parts.
#[derive(Component, Clone, Debug)]
pub struct DividedMesh {
    whole: Handle<Mesh>,
    parts: Vec<(Handle<Mesh>, Aabb)>,
}

/// A part of a mesh, drawn instead of the whole one where only some tiles are redrawn.
#[derive(Component, Clone, Copy, Debug)]
pub struct MeshPart;

impl DividedMesh {
    /// Divides a mesh into parts.
    pub fn new(mesh: Mesh, meshes: &mut Assets<Mesh>) -> Self {
        let parts = divide(&mesh, PART).into_iter().filter_map(|part| {
            let bounds = part.compute_aabb()?;
            Some((meshes.add(part), bounds))
        });
        Self {
            parts: parts.collect(),
            whole: meshes.add(mesh),
        }
    }

    /// Returns whether the mesh can be drawn in parts.
    pub const fn has_parts(&self) -> bool {
        !self.parts.is_empty()
    }
}

/// Shows the whole mesh on its entity, and spawns its parts as children.
fn show<M: Material>(
    changed: On<Insert, DividedMesh>,
    mut commands: Commands,
    entities: Query<(&DividedMesh, &MeshMaterial3d<M>, Has<NotShadowCaster>)>,
) {
    let Ok((mesh, material, has_no_shadow)) = entities.get(changed.entity) else {
        return;
    };
    let mut entity = commands.entity(changed.entity);
    entity
        .insert(Mesh3d(mesh.whole.clone()))
        .despawn_related::<Children>()
        .with_children(|parts| {
            for (mesh, bounds) in &mesh.parts {
                let mut part =
                    parts.spawn((MeshPart, Mesh3d(mesh.clone()), material.clone(), *bounds));
                if has_no_shadow {
                    part.insert(NotShadowCaster);
                }
            }
        });
}

/// Divides a mesh into parts: the triangles whose centroids lie in the same square of this side, in
/// units, as seen from above. Empty if the mesh isn't an indexed triangle list or fits one square.
fn divide(mesh: &Mesh, side: f32) -> Vec<Mesh> {
    let squares = squares(mesh, side).unwrap_or_default();
    if squares.len() < 2 {
        return Vec::new();
    }
    let parts = squares.values().map(|corners| part(mesh, corners));
    parts.collect::<Option<_>>().unwrap_or_default()
}

/// Returns the vertex indices of the triangles in each square.
fn squares(mesh: &Mesh, side: f32) -> Option<BTreeMap<(i32, i32), Vec<u32>>> {
    let Some(VertexAttributeValues::Float32x3(positions)) =
        mesh.attribute(Mesh::ATTRIBUTE_POSITION)
    else {
        return None;
    };
    if mesh.primitive_topology() != PrimitiveTopology::TriangleList {
        return None;
    }
    let corners: Vec<u32> = mesh.indices()?.iter().map(|index| index as u32).collect();
    let mut squares: BTreeMap<_, Vec<u32>> = BTreeMap::new();
    for triangle in corners.chunks_exact(3) {
        let at = |&corner: &u32| Vec3::from(positions[corner as usize]);
        let centroid = triangle.iter().map(at).sum::<Vec3>() / 3.0;
        let square = (centroid.xz() / side).floor().as_ivec2();
        let corners = squares.entry((square.x, square.y)).or_default();
        corners.extend_from_slice(triangle);
    }
    Some(squares)
}

/// Extracts the part of a mesh with these triangles; `None` if an attribute has an unsupported
/// type.
fn part(mesh: &Mesh, corners: &[u32]) -> Option<Mesh> {
    let mut numbers = HashMap::new();
    let mut vertices = Vec::new();
    let indices = corners.iter().map(|&corner| {
        *numbers.entry(corner).or_insert_with(|| {
            vertices.push(corner as usize);
            vertices.len() as u32 - 1
        })
    });
    let indices = Indices::U32(indices.collect());
    let mut part =
        Mesh::new(mesh.primitive_topology(), mesh.asset_usage).with_inserted_indices(indices);
    for (attribute, values) in mesh.attributes() {
        part.insert_attribute(*attribute, pick(values, &vertices)?);
    }
    Some(part)
}

fn pick(values: &VertexAttributeValues, vertices: &[usize]) -> Option<VertexAttributeValues> {
    fn picked<T: Copy>(values: &[T], vertices: &[usize]) -> Vec<T> {
        vertices.iter().map(|&vertex| values[vertex]).collect()
    }
    Some(match values {
        VertexAttributeValues::Float32x2(values) => picked(values, vertices).into(),
        VertexAttributeValues::Float32x3(values) => picked(values, vertices).into(),
        VertexAttributeValues::Float32x4(values) => picked(values, vertices).into(),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use bevy::asset::RenderAssetUsages;

    use super::*;
    use crate::board::some_boards;
    use crate::scene::board_mesh::{Detail, board_mesh};
    use crate::scene::lit_mesh::unlit;

    /// Returns all attributes of each triangle's corners, in no particular order.
    fn triangles(mesh: &Mesh) -> Vec<String> {
        let corners: Vec<usize> = mesh.indices().unwrap().iter().collect();
        let triangles = corners.chunks_exact(3).map(|corners| {
            let corner = |&corner: &usize| {
                let values = mesh.attributes();
                let values = values.map(|(_, values)| pick(values, &[corner]).unwrap());
                format!("{:?}", values.collect::<Vec<_>>())
            };
            corners.iter().map(corner).collect()
        });
        let mut triangles: Vec<String> = triangles.collect();
        triangles.sort();
        triangles
    }

    /// Returns the largest extent of a triangle along an axis.
    fn largest_triangle(mesh: &Mesh) -> f32 {
        let Some(VertexAttributeValues::Float32x3(positions)) =
            mesh.attribute(Mesh::ATTRIBUTE_POSITION)
        else {
            panic!("no positions");
        };
        let corners: Vec<usize> = mesh.indices().unwrap().iter().collect();
        let extents = corners.chunks_exact(3).map(|corners| {
            let corners = corners.iter().map(|&corner| Vec3::from(positions[corner]));
            let most = corners.clone().fold(Vec3::NEG_INFINITY, Vec3::max);
            (most - corners.fold(Vec3::INFINITY, Vec3::min)).max_element()
        });
        extents.fold(0.0, f32::max)
    }

    #[test]
    fn parts_are_small_and_have_each_triangle_once() {
        const SIDE: f32 = 1.0;
        for layout in some_boards().into_iter().take(2) {
            let board = unlit(board_mesh(&layout, Detail::Coarse));
            let parts = divide(&board, SIDE);
            let largest = largest_triangle(&board);
            assert!(parts.len() > 4, "{}", parts.len());
            for part in &parts {
                let half = part.compute_aabb().unwrap().half_extents;
                let most = 0.5 * SIDE + largest;
                assert!(half.x < most && half.z < most, "{half}");
            }
            let mut divided: Vec<String> = parts.iter().flat_map(triangles).collect();
            divided.sort();
            assert!(divided == triangles(&board));
        }
    }

    #[test]
    fn a_mesh_of_another_kind_stays_whole() {
        let mesh = Mesh::new(PrimitiveTopology::PointList, RenderAssetUsages::default());
        assert!(divide(&mesh, 1.0).is_empty());
    }
}
