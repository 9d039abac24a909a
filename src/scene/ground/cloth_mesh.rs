//! A cloth folded into three layers: forward, back, and forward again on top.

use std::f32::consts::PI;

use bevy::{
    asset::RenderAssetUsages,
    mesh::{Indices, PrimitiveTopology},
    prelude::*,
};

/// Half the cloth's length and depth, in units.
pub const HALF: Vec2 = Vec2::new(1.35, 0.5);

/// Lengths of the three layers, and the radius of the folds between them, in units.
const LAYERS: [f32; 3] = [0.95, 0.72, 0.9];
const BEND: f32 = 0.04;
/// Half the cloth's thickness: coincident sides would flicker.
const HALF_THICKNESS: f32 = 0.004;
/// Number of vertices along the cloth, and across all layers.
const ALONG: usize = 56;
const ACROSS: usize = 72;

/// Builds the two-sided mesh. The origin is the centre of the cloth on the ground; texture
/// coordinates are points of the unfolded cloth, in units.
pub fn cloth_mesh() -> Mesh {
    let (mut positions, mut normals, mut uvs) = (Vec::new(), Vec::new(), Vec::new());
    let way: f32 = LAYERS.iter().sum::<f32>() + 2.0 * PI * BEND;
    for side in [1.0, -1.0] {
        for i in 0..=ALONG {
            for j in 0..=ACROSS {
                let along = (2.0 * i as f32 / ALONG as f32 - 1.0) * HALF.x;
                let across = way * j as f32 / ACROSS as f32;
                let normal = side * normal(along, across);
                positions.push((point(along, across) + HALF_THICKNESS * normal).to_array());
                normals.push(normal.to_array());
                uvs.push([along, across]);
            }
        }
    }
    let row = (ACROSS + 1) as u32;
    let below = (ALONG as u32 + 1) * row;
    let mut indices = Vec::new();
    for i in 0..ALONG as u32 {
        for j in 0..ACROSS as u32 {
            let corner = i * row + j;
            let [a, b, c, d] = [corner, corner + 1, corner + row, corner + row + 1];
            indices.extend([a, b, c, c, b, d]);
            indices.extend([a, c, b, c, d, b].map(|index| below + index));
        }
    }
    Mesh::new(
        PrimitiveTopology::TriangleList,
        RenderAssetUsages::RENDER_WORLD,
    )
    .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
    .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
    .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
    .with_inserted_indices(Indices::U32(indices))
}

/// Returns the folded position of a point of the cloth.
fn point(along: f32, across: f32) -> Vec3 {
    // Folded by hand: folds aren't straight, and layers vary in length.
    let bend = BEND * (1.0 + 0.35 * (along * 2.1 + 0.6).sin() + 0.15 * (along * 5.3).sin());
    let [lower, middle, _] = LAYERS;
    let shift = 0.05 * (along * 1.7 + 0.4).sin() + 0.02 * (along * 6.1 + 1.0).sin();
    let turn = PI * bend;
    let first = lower;
    let second = first + turn + middle + 0.10 * (along * 1.3 - 0.5).sin();
    let (forward, height) = if across < first {
        (across, 0.0)
    } else if across < first + turn {
        let angle = (across - first) / bend;
        (first + bend * angle.sin(), bend * (1.0 - angle.cos()))
    } else if across < second {
        (first - (across - first - turn), 2.0 * bend)
    } else if across < second + turn {
        let angle = (across - second) / bend;
        let back = first - (second - first - turn);
        (
            back - bend * angle.sin(),
            2.0 * bend + bend * (1.0 - angle.cos()),
        )
    } else {
        let back = first - (second - first - turn);
        (back + across - second - turn, 4.0 * bend)
    };
    // The cloth sags between folds, and its hem drops to the ground beyond the layers below.
    let layers = (height / (4.0 * BEND)).min(1.0);
    let beyond = ((forward - first - bend) / 0.12).clamp(0.0, 1.0);
    let sag = 1.0
        - 0.35
            * layers
            * ((forward - 0.45) / 0.45)
                .powi(2)
                .mul_add(-1.0, 1.0)
                .max(0.0);
    let ripple = 0.014 * (along * 7.3 + forward * 2.0).sin() * (forward * 5.1 + along).cos()
        + 0.010 * (along * 3.1 - forward * 4.0 + 1.3).sin();
    let lifted = height * sag * (1.0 - beyond) + (ripple.max(-0.01) + 0.012) * (0.4 + layers);
    let narrowing = 1.0 - 0.04 * layers * (forward * 3.0).cos();
    Vec3::new(
        along * narrowing,
        lifted.max(0.006),
        forward + shift - HALF.y,
    )
}

/// Returns the normal of the cloth's upper side.
fn normal(along: f32, across: f32) -> Vec3 {
    const STEP: f32 = 0.004;
    let by_along = point(along + STEP, across) - point(along - STEP, across);
    let by_across = point(along, across + STEP) - point(along, across - STEP);
    by_across.cross(by_along).normalize_or(Vec3::Y)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cloth_has_three_layers_on_the_ground() {
        let heights: Vec<f32> = [0.3, 1.5, 2.5].map(|across| point(0.0, across).y).to_vec();
        assert!(
            heights[0] < heights[1] && heights[1] < heights[2],
            "{heights:?}"
        );
        for i in 0..40 {
            for j in 0..40 {
                let at = point(-1.35 + i as f32 * 0.0675, j as f32 * 0.07);
                assert!((0.0..0.4).contains(&at.y), "{at}");
                assert!(
                    at.x.abs() < HALF.x * 1.1 && at.z.abs() < HALF.y + 0.3,
                    "{at}"
                );
            }
        }
        assert!(normal(0.0, 0.4).y > 0.8 && normal(0.0, 1.4).y < -0.5 && normal(0.0, 2.3).y > 0.5);
    }
}
