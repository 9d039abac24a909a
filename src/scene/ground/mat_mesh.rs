//! A mat, flat under the board and slightly raised at its edges.

use bevy::{asset::RenderAssetUsages, prelude::*};

use crate::scene::triangles::triangles;

/// Thickness of the mat, in units.
pub const MAT_THICKNESS: f32 = 0.03;
/// Width of a mesh cell, in units.
const CELL_SIZE: f32 = 0.16;
/// Scale of the rise of the mat's edge, in units.
const LIFT: f32 = 0.06;
/// Width over which the edge rises, in units.
const LIFT_WIDTH: f32 = 0.55;

/// Builds a mat, leaving out the cells inside the rectangle with half-size `hidden_half_size`,
/// which the board covers. The origin is the centre of its top.
pub fn mat_mesh(half_size: Vec2, hidden_half_size: Vec2) -> Mesh {
    let cells = (2.0 * half_size / CELL_SIZE)
        .ceil()
        .as_uvec2()
        .max(UVec2::ONE);
    let (vertex_columns, vertex_rows) = (cells.x + 1, cells.y + 1);
    let mut positions = Vec::new();
    let mut normals = Vec::new();
    let mut uvs = Vec::new();
    for row in 0..vertex_rows {
        for column in 0..vertex_columns {
            let uv = UVec2::new(column, row).as_vec2() / cells.as_vec2();
            let point = (2.0 * uv - 1.0) * half_size;
            positions.push([point.x, height(point, half_size), point.y]);
            normals.push(normal(point, half_size).to_array());
            uvs.push(uv.to_array());
        }
    }
    let mut indices = Vec::new();
    for row in 0..cells.y {
        for column in 0..cells.x {
            let corner = row * vertex_columns + column;
            let is_hidden = [corner, corner + vertex_columns + 1].iter().all(|&corner| {
                let [x, _, z]: [f32; 3] = positions[corner as usize];
                x.abs() < hidden_half_size.x && z.abs() < hidden_half_size.y
            });
            if is_hidden {
                continue;
            }
            indices.extend([corner, corner + vertex_columns, corner + 1]);
            indices.extend([
                corner + 1,
                corner + vertex_columns,
                corner + vertex_columns + 1,
            ]);
        }
    }
    // The vertices around the mat, ending where they begin.
    let mut rim_indices: Vec<u32> = (0..vertex_columns).collect();
    rim_indices.extend((1..vertex_rows).map(|row| row * vertex_columns + vertex_columns - 1));
    rim_indices.extend(
        (0..vertex_columns - 1)
            .rev()
            .map(|column| (vertex_rows - 1) * vertex_columns + column),
    );
    rim_indices.extend((0..vertex_rows - 1).rev().map(|row| row * vertex_columns));
    let first_lower = positions.len() as u32;
    for &index in &rim_indices {
        let [x, _, z] = positions[index as usize];
        let outwards = Vec3::new(x / half_size.x, 0.0, z / half_size.y).normalize_or(Vec3::X);
        positions.push([x, -MAT_THICKNESS, z]);
        normals.push(outwards.to_array());
        uvs.push(uvs[index as usize]);
    }
    for (i, pair) in rim_indices.windows(2).enumerate() {
        let lower = first_lower + i as u32;
        indices.extend([pair[0], pair[1], lower]);
        indices.extend([pair[1], lower + 1, lower]);
    }
    triangles(
        RenderAssetUsages::default(),
        positions,
        normals,
        uvs,
        indices,
    )
}

/// Returns the height of the mat's top at a point.
fn height(point: Vec2, half_size: Vec2) -> f32 {
    let edge_distance = (half_size - point.abs()).min_element();
    let edge_proximity = (1.0 - edge_distance / LIFT_WIDTH).clamp(0.0, 1.0);
    let wave =
        (point.x * 1.9 + 0.7).sin() * (point.y * 1.3 + 0.4).cos() + 0.6 * (point.x * 4.3).sin();
    LIFT * edge_proximity * edge_proximity * (0.3 + 0.5 * wave).max(0.0)
}

fn normal(point: Vec2, half_size: Vec2) -> Vec3 {
    const STEP: f32 = 0.01;
    let slope = |step: Vec2| {
        (height(point + step, half_size) - height(point - step, half_size)) / (2.0 * STEP)
    };
    Vec3::new(-slope(Vec2::X * STEP), 1.0, -slope(Vec2::Y * STEP)).normalize()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mat_has_a_hole_only_where_the_board_hides_it() {
        let half_size = Vec2::new(5.0, 2.6);
        let hidden_half_size = Vec2::new(3.0, 1.2);
        let mesh = mat_mesh(half_size, hidden_half_size);
        let mut mesh_area = 0.0;
        for triangle in mesh.triangles().into_iter().flatten() {
            let [a, b, c] = triangle.vertices.map(|point| point.xz());
            mesh_area += 0.5 * (b - a).perp_dot(c - a).abs();
        }
        let full_area = 4.0 * half_size.element_product();
        let hole_area = full_area - mesh_area;
        let hidden_area = 4.0 * hidden_half_size.element_product();
        assert!(
            hole_area <= hidden_area && hole_area > 0.8 * hidden_area,
            "{hole_area} of {hidden_area}"
        );
    }
}
