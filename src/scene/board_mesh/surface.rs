//! A mesh under construction.

use bevy::math::{Vec2, Vec3};

/// A vertex of the board's mesh.
#[derive(Clone, Copy, Debug)]
pub struct Vertex {
    pub position: Vec3,
    pub normal: Vec3,
    pub uv: Vec2,
    /// Sky visibility, 0 to 1.
    pub sky: f32,
    /// Wear by hands, 0 to 1.
    pub wear: f32,
    /// 1 on the hull, 0 on top.
    pub hull: f32,
}

/// Vertices and triangles, wound counterclockwise as seen from outside.
#[derive(Debug, Default)]
pub struct Surface {
    pub positions: Vec<[f32; 3]>,
    pub normals: Vec<[f32; 3]>,
    pub uvs: Vec<[f32; 2]>,
    pub colors: Vec<[f32; 4]>,
    pub indices: Vec<u32>,
}

impl Surface {
    /// Adds a vertex and returns its index.
    pub fn push(&mut self, vertex: Vertex) -> u32 {
        let index = self.positions.len() as u32;
        self.positions.push(vertex.position.into());
        self.normals.push(vertex.normal.into());
        self.uvs.push(vertex.uv.into());
        self.colors
            .push([vertex.sky, vertex.wear, vertex.hull, 1.0]);
        index
    }

    /// Fills the strip between two rows with equal numbers of vertices. Seen from outside with
    /// `lower` below `upper`, both rows run to the right.
    pub fn stitch(&mut self, lower: &[u32], upper: &[u32]) {
        for (low, high) in lower.windows(2).zip(upper.windows(2)) {
            self.indices.extend([low[0], low[1], high[1]]);
            self.indices.extend([low[0], high[1], high[0]]);
        }
    }

    /// Fills the fan between a vertex and a row. Seen from outside with `tip` below `row`, the row
    /// runs to the right.
    pub fn fan(&mut self, tip: u32, row: &[u32]) {
        for pair in row.windows(2) {
            self.indices.extend([tip, pair[1], pair[0]]);
        }
    }
}
