//! Meshes that can be drawn in parts.
//!
//! When only some tiles are redrawn, only the parts of large meshes under them are drawn: with a
//! software renderer, the board's vertices cost as much as the pixels of a frame. Full frames use
//! whole meshes, because Bevy draws parts in arbitrary order and so shades more hidden fragments.

use std::collections::BTreeMap;

use bevy::camera::primitives::{Aabb, MeshAabb};
use bevy::light::NotShadowCaster;
use bevy::mesh::{Indices, PrimitiveTopology, VertexAttributeValues};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use super::materials::{GroundMaterial, WoodMaterial};

/// Length and width of a part, in units.
const PART_SIZE: f32 = 1.0;

/// Adds the observers that show divided meshes.
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

/// A part of a mesh, drawn instead of the whole when only some tiles are redrawn.
#[derive(Component, Clone, Copy, Debug)]
pub struct MeshPart;

impl DividedMesh {
    /// Divides a mesh into parts.
    pub fn new(mesh: Mesh, meshes: &mut Assets<Mesh>) -> Self {
        let parts = divide(&mesh, PART_SIZE).into_iter().filter_map(|part| {
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
    insert: On<Insert, DividedMesh>,
    mut commands: Commands,
    entities: Query<(&DividedMesh, &MeshMaterial3d<M>, Has<NotShadowCaster>)>,
) {
    let Ok((mesh, material, casts_no_shadow)) = entities.get(insert.entity) else {
        return;
    };
    let mut entity = commands.entity(insert.entity);
    entity
        .insert(Mesh3d(mesh.whole.clone()))
        .despawn_related::<Children>()
        .with_children(|parts| {
            for (mesh, bounds) in &mesh.parts {
                let mut part =
                    parts.spawn((MeshPart, Mesh3d(mesh.clone()), material.clone(), *bounds));
                if casts_no_shadow {
                    part.insert(NotShadowCaster);
                }
            }
        });
}

/// Divides a mesh into parts: each has the triangles whose centroids lie, seen from above, in the
/// same square of side `side`. Returns none if the mesh isn't an indexed triangle list or fits into
/// one square.
fn divide(mesh: &Mesh, side: f32) -> Vec<Mesh> {
    let squares = group_by_square(mesh, side).unwrap_or_default();
    if squares.len() < 2 {
        return Vec::new();
    }
    let parts = squares.values().map(|corners| extract(mesh, corners));
    parts.collect::<Option<_>>().unwrap_or_default()
}

/// Returns the vertex indices of the triangles in each square.
fn group_by_square(mesh: &Mesh, side: f32) -> Option<BTreeMap<(i32, i32), Vec<u32>>> {
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
        let position = |&corner: &u32| Vec3::from(positions[corner as usize]);
        let centroid = triangle.iter().map(position).sum::<Vec3>() / 3.0;
        let square = (centroid.xz() / side).floor().as_ivec2();
        let corners = squares.entry((square.x, square.y)).or_default();
        corners.extend_from_slice(triangle);
    }
    Some(squares)
}

/// Extracts the triangles with these corners as a mesh; `None` if an attribute has an unsupported
/// type.
fn extract(mesh: &Mesh, corners: &[u32]) -> Option<Mesh> {
    let mut new_indices = HashMap::new();
    let mut vertices = Vec::new();
    let indices = corners.iter().map(|&corner| {
        *new_indices.entry(corner).or_insert_with(|| {
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

/// Returns the values of these vertices; `None` if the type is unsupported.
fn pick(values: &VertexAttributeValues, vertices: &[usize]) -> Option<VertexAttributeValues> {
    fn pick_values<T: Copy>(values: &[T], vertices: &[usize]) -> Vec<T> {
        vertices.iter().map(|&vertex| values[vertex]).collect()
    }
    Some(match values {
        VertexAttributeValues::Float32x2(values) => pick_values(values, vertices).into(),
        VertexAttributeValues::Float32x3(values) => pick_values(values, vertices).into(),
        VertexAttributeValues::Float32x4(values) => pick_values(values, vertices).into(),
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

    /// Returns the attributes of each triangle's corners as text, sorted.
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
    fn max_triangle_extent(mesh: &Mesh) -> f32 {
        let Some(VertexAttributeValues::Float32x3(positions)) =
            mesh.attribute(Mesh::ATTRIBUTE_POSITION)
        else {
            panic!("no positions");
        };
        let corners: Vec<usize> = mesh.indices().unwrap().iter().collect();
        let extents = corners.chunks_exact(3).map(|corners| {
            let corners = corners.iter().map(|&corner| Vec3::from(positions[corner]));
            let high = corners.clone().fold(Vec3::NEG_INFINITY, Vec3::max);
            (high - corners.fold(Vec3::INFINITY, Vec3::min)).max_element()
        });
        extents.fold(0.0, f32::max)
    }

    #[test]
    fn parts_are_small_and_have_each_triangle_once() {
        const SIDE: f32 = 1.0;
        for layout in some_boards().into_iter().take(2) {
            let board = unlit(board_mesh(&layout, Detail::Coarse));
            let parts = divide(&board, SIDE);
            let max_extent = max_triangle_extent(&board);
            assert!(parts.len() > 4, "{}", parts.len());
            for part in &parts {
                let half = part.compute_aabb().unwrap().half_extents;
                let max_half = 0.5 * SIDE + max_extent;
                assert!(half.x < max_half && half.z < max_half, "{half}");
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
