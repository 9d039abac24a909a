//! Computes value noise for procedural textures such as wood grain and leaves. Pure.

use bevy::math::curve::{Curve, easing::SmoothStepCurve};
use bevy::math::{FloatExt, IVec2, Vec2};

/// Returns smooth noise with one feature per unit, interpolated between the values from 0 to 1 that
/// `lattice` returns at integer points.
pub fn value_noise(point: Vec2, lattice: impl Fn(IVec2) -> f32) -> f32 {
    let cell = point.floor();
    let fraction = point - cell;
    let [x, y] = [fraction.x, fraction.y].map(|t| SmoothStepCurve.sample_unchecked(t));
    let corner = |right: i32, up: i32| lattice(cell.as_ivec2() + IVec2::new(right, up));
    let bottom = corner(0, 0).lerp(corner(1, 0), x);
    let top = corner(0, 1).lerp(corner(1, 1), x);
    bottom.lerp(top, y)
}

/// Returns a pseudo-random number from 0 to 1, a pure function of `seed`.
#[must_use]
pub const fn random_unit(seed: u32) -> f32 {
    let mut hash = (seed ^ (seed >> 15)).wrapping_mul(0x2C1B_3C6D);
    hash = (hash ^ (hash >> 12)).wrapping_mul(0x297A_2D39);
    (hash ^ (hash >> 15)) as f32 / u32::MAX as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noise_equals_its_corners_and_is_continuous() {
        let lattice = |point: IVec2| random_unit((point.x + 64 * point.y) as u32);
        for cell in [IVec2::new(0, 0), IVec2::new(3, 1), IVec2::new(-2, -5)] {
            let point = cell.as_vec2();
            assert_eq!(value_noise(point, lattice), lattice(cell));
            for axis in [Vec2::X, Vec2::Y] {
                let (before, after) = (point - 1e-3 * axis, point + 1e-3 * axis);
                let difference = value_noise(before, lattice) - value_noise(after, lattice);
                assert!(difference.abs() < 1e-4, "{cell}: {difference}");
            }
        }
    }

    #[test]
    fn random_units_have_a_mean_of_one_half() {
        let mean = (0..4096).map(random_unit).sum::<f32>() / 4096.0;
        assert!((mean - 0.5).abs() < 0.02, "mean {mean}");
    }
}
