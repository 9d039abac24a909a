//! A mat, flat under the board and slightly raised at its edges.

use bevy::{
    asset::RenderAssetUsages,
    mesh::{Indices, PrimitiveTopology},
    prelude::*,
};

/// Thickness of the mat, in units.
pub const MAT_THICKNESS: f32 = 0.03;
/// Width of a mesh cell, in units.
const CELL_SIZE: f32 = 0.16;
/// Maximum rise of the mat's edge, and the width over which it rises, in units.
const MAX_LIFT: f32 = 0.06;
const LIFT_WIDTH: f32 = 0.55;

/// Builds a mat with half-extents `half`, without the rectangle with half-extents `hidden` under
/// the board. The origin is the centre of its top.
pub fn mat_mesh(half: Vec2, hidden: Vec2) -> Mesh {
    let cells = (2.0 * half / CELL_SIZE).ceil().as_uvec2().max(UVec2::ONE);
    let (columns, rows) = (cells.x + 1, cells.y + 1);
    let mut positions = Vec::new();
    let mut normals = Vec::new();
    let mut uvs = Vec::new();
    for row in 0..rows {
        for column in 0..columns {
            let uv = UVec2::new(column, row).as_vec2() / cells.as_vec2();
            let at = (2.0 * uv - 1.0) * half;
            positions.push([at.x, height(at, half), at.y]);
            normals.push(normal(at, half).to_array());
            uvs.push(uv.to_array());
        }
    }
    let mut indices = Vec::new();
    for row in 0..cells.y {
        for column in 0..cells.x {
            let corner = row * columns + column;
            let is_hidden = [corner, corner + columns + 1].iter().all(|&corner| {
                let [x, _, z]: [f32; 3] = positions[corner as usize];
                x.abs() < hidden.x && z.abs() < hidden.y
            });
            if is_hidden {
                continue;
            }
            indices.extend([corner, corner + columns, corner + 1]);
            indices.extend([corner + 1, corner + columns, corner + columns + 1]);
        }
    }
    let mut edge: Vec<u32> = (0..columns).collect();
    edge.extend((1..rows).map(|row| row * columns + columns - 1));
    edge.extend(
        (0..columns - 1)
            .rev()
            .map(|column| (rows - 1) * columns + column),
    );
    edge.extend((0..rows - 1).rev().map(|row| row * columns));
    let first_lower = positions.len() as u32;
    for &index in &edge {
        let [x, _, z] = positions[index as usize];
        let outwards = Vec3::new(x / half.x, 0.0, z / half.y).normalize_or(Vec3::X);
        positions.push([x, -MAT_THICKNESS, z]);
        normals.push(outwards.to_array());
        uvs.push(uvs[index as usize]);
    }
    for (i, pair) in edge.windows(2).enumerate() {
        let lower = first_lower + i as u32;
        indices.extend([pair[0], pair[1], lower]);
        indices.extend([pair[1], lower + 1, lower]);
    }
    Mesh::new(
        PrimitiveTopology::TriangleList,
        RenderAssetUsages::default(),
    )
    .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
    .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
    .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
    .with_inserted_indices(Indices::U32(indices))
}

/// Returns the height of the mat's top at a point.
fn height(at: Vec2, half: Vec2) -> f32 {
    let edge_distance = (half - at.abs()).min_element();
    let edge_proximity = (1.0 - edge_distance / LIFT_WIDTH).clamp(0.0, 1.0);
    let wave = (at.x * 1.9 + 0.7).sin() * (at.y * 1.3 + 0.4).cos() + 0.6 * (at.x * 4.3).sin();
    MAX_LIFT * edge_proximity * edge_proximity * (0.3 + 0.5 * wave).max(0.0)
}

fn normal(at: Vec2, half: Vec2) -> Vec3 {
    const STEP: f32 = 0.01;
    let slope = |step: Vec2| (height(at + step, half) - height(at - step, half)) / (2.0 * STEP);
    Vec3::new(-slope(Vec2::X * STEP), 1.0, -slope(Vec2::Y * STEP)).normalize()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mat_has_a_hole_only_where_the_board_hides_it() {
        let half = Vec2::new(5.0, 2.6);
        let hidden = Vec2::new(3.0, 1.2);
        let mesh = mat_mesh(half, hidden);
        let mut mesh_area = 0.0;
        for triangle in mesh.triangles().into_iter().flatten() {
            let [a, b, c] = triangle.vertices.map(|at| at.xz());
            mesh_area += 0.5 * (b - a).perp_dot(c - a).abs();
        }
        let full_area = 4.0 * half.element_product();
        let hole_area = full_area - mesh_area;
        let hidden_area = 4.0 * hidden.element_product();
        assert!(
            hole_area <= hidden_area && hole_area > 0.8 * hidden_area,
            "{hole_area} of {hidden_area}"
        );
    }
}
