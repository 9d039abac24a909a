//! A cloth folded twice, into three layers: forward, back, and forward again on top.

use std::f32::consts::PI;

use bevy::{asset::RenderAssetUsages, prelude::*};

use crate::scene::triangles::triangles;

/// Half-extents of the folded cloth along x and z, in units.
pub const HALF_EXTENTS: Vec2 = Vec2::new(1.35, 0.5);

/// Widths of the three layers, across the cloth, in units.
const LAYER_WIDTHS: [f32; 3] = [0.95, 0.72, 0.9];
/// Radius of the folds between the layers, in units.
const FOLD_RADIUS: f32 = 0.04;
/// Half the cloth's thickness, in units. Without it, the coincident sides would z-fight.
const HALF_THICKNESS: f32 = 0.004;
/// Mesh cells along the cloth.
const CELLS_ALONG: usize = 56;
/// Mesh cells across all layers.
const CELLS_ACROSS: usize = 72;

/// Builds the two-sided mesh. The origin is on the ground at the centre of the cloth; texture
/// coordinates are positions on the unfolded cloth, in units.
pub fn cloth_mesh() -> Mesh {
    let (mut positions, mut normals, mut uvs) = (Vec::new(), Vec::new(), Vec::new());
    let unfolded_width: f32 = LAYER_WIDTHS.iter().sum::<f32>() + 2.0 * PI * FOLD_RADIUS;
    for side in [1.0, -1.0] {
        for i in 0..=CELLS_ALONG {
            for j in 0..=CELLS_ACROSS {
                let along = (2.0 * i as f32 / CELLS_ALONG as f32 - 1.0) * HALF_EXTENTS.x;
                let across = unfolded_width * j as f32 / CELLS_ACROSS as f32;
                let normal = side * normal(along, across);
                positions.push((point(along, across) + HALF_THICKNESS * normal).to_array());
                normals.push(normal.to_array());
                uvs.push([along, across]);
            }
        }
    }
    let stride = (CELLS_ACROSS + 1) as u32;
    let underside_start = (CELLS_ALONG as u32 + 1) * stride;
    let mut indices = Vec::new();
    for i in 0..CELLS_ALONG as u32 {
        for j in 0..CELLS_ACROSS as u32 {
            let corner = i * stride + j;
            let [a, b, c, d] = [corner, corner + 1, corner + stride, corner + stride + 1];
            indices.extend([a, b, c, c, b, d]);
            indices.extend([a, c, b, c, d, b].map(|index| underside_start + index));
        }
    }
    triangles(
        RenderAssetUsages::RENDER_WORLD,
        positions,
        normals,
        uvs,
        indices,
    )
}

/// Returns the position, once folded, of a point on the unfolded cloth.
fn point(along: f32, across: f32) -> Vec3 {
    // As it was folded by hand, folds aren't straight, and layers vary in width.
    let radius =
        FOLD_RADIUS * (1.0 + 0.35 * (along * 2.1 + 0.6).sin() + 0.15 * (along * 5.3).sin());
    let [lower, middle, _] = LAYER_WIDTHS;
    let shift = 0.05 * (along * 1.7 + 0.4).sin() + 0.02 * (along * 6.1 + 1.0).sin();
    let arc = PI * radius;
    let first_fold = lower;
    let second_fold = first_fold + arc + middle + 0.10 * (along * 1.3 - 0.5).sin();
    let (forward, height) = if across < first_fold {
        (across, 0.0)
    } else if across < first_fold + arc {
        let angle = (across - first_fold) / radius;
        (
            first_fold + radius * angle.sin(),
            radius * (1.0 - angle.cos()),
        )
    } else if across < second_fold {
        (first_fold - (across - first_fold - arc), 2.0 * radius)
    } else if across < second_fold + arc {
        let angle = (across - second_fold) / radius;
        let second_fold_forward = first_fold - (second_fold - first_fold - arc);
        (
            second_fold_forward - radius * angle.sin(),
            2.0 * radius + radius * (1.0 - angle.cos()),
        )
    } else {
        let second_fold_forward = first_fold - (second_fold - first_fold - arc);
        (
            second_fold_forward + across - second_fold - arc,
            4.0 * radius,
        )
    };
    // The cloth sags between folds, and its hem drops to the ground beyond the layers below.
    let stack_fraction = (height / (4.0 * FOLD_RADIUS)).min(1.0);
    let overhang = ((forward - first_fold - radius) / 0.12).clamp(0.0, 1.0);
    let sag_factor = 1.0
        - 0.35
            * stack_fraction
            * ((forward - 0.45) / 0.45)
                .powi(2)
                .mul_add(-1.0, 1.0)
                .max(0.0);
    let ripple = 0.014 * (along * 7.3 + forward * 2.0).sin() * (forward * 5.1 + along).cos()
        + 0.010 * (along * 3.1 - forward * 4.0 + 1.3).sin();
    let raised = height * sag_factor * (1.0 - overhang)
        + (ripple.max(-0.01) + 0.012) * (0.4 + stack_fraction);
    let narrowing_factor = 1.0 - 0.04 * stack_fraction * (forward * 3.0).cos();
    Vec3::new(
        along * narrowing_factor,
        raised.max(0.006),
        forward + shift - HALF_EXTENTS.y,
    )
}

/// Returns the normal of the side that faces up when unfolded.
fn normal(along: f32, across: f32) -> Vec3 {
    const STEP: f32 = 0.004;
    let tangent_along = point(along + STEP, across) - point(along - STEP, across);
    let tangent_across = point(along, across + STEP) - point(along, across - STEP);
    tangent_across.cross(tangent_along).normalize_or(Vec3::Y)
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
                    at.x.abs() < HALF_EXTENTS.x * 1.1 && at.z.abs() < HALF_EXTENTS.y + 0.3,
                    "{at}"
                );
            }
        }
        assert!(normal(0.0, 0.4).y > 0.8 && normal(0.0, 1.4).y < -0.5 && normal(0.0, 2.3).y > 0.5);
    }
}
