//! Value noise for procedural textures such as wood grain and leaves. Pure.

use bevy::math::curve::{Curve, easing::SmoothStepCurve};
use bevy::math::{FloatExt, IVec2, Vec2};

/// Returns smooth noise with one feature per unit, interpolated between the values from 0 to 1 that
/// `corner` returns for the corners of unit cells.
pub fn value_noise(at: Vec2, corner: impl Fn(IVec2) -> f32) -> f32 {
    let cell = at.floor();
    let inner = at - cell;
    let [x, y] = [inner.x, inner.y].map(|along| SmoothStepCurve.sample_unchecked(along));
    let corner = |right: i32, up: i32| corner(cell.as_ivec2() + IVec2::new(right, up));
    let low = corner(0, 0).lerp(corner(1, 0), x);
    let high = corner(0, 1).lerp(corner(1, 1), x);
    low.lerp(high, y)
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
        let corner = |at: IVec2| random_unit((at.x + 64 * at.y) as u32);
        for cell in [IVec2::new(0, 0), IVec2::new(3, 1), IVec2::new(-2, -5)] {
            let at = cell.as_vec2();
            assert_eq!(value_noise(at, corner), corner(cell));
            for step in [Vec2::X, Vec2::Y] {
                let (before, after) = (at - 1e-3 * step, at + 1e-3 * step);
                let difference = value_noise(before, corner) - value_noise(after, corner);
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
