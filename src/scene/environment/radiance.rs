//! The radiance of the table's surroundings.

use bevy::math::curve::{Curve, easing::SmoothStepCurve};
use bevy::math::{FloatExt, Vec2, Vec3};

use super::super::places::PlaceLook;
use crate::noise::{random_unit, value_noise};

/// Exponent of the glow around the sun; higher values make it narrower.
const GLOW_EXPONENT: i32 = 10;
/// Leaves per unit of the sky dome's projection to a plane.
const LEAF_FREQUENCY: f32 = 3.2;

/// Returns the radiance from `direction`, relative to a white sky.
pub fn radiance(direction: Vec3, place: &PlaceLook) -> Vec3 {
    let (surroundings, to_sun) = (&place.surroundings, place.to_sun());
    let glow = direction.dot(to_sun).max(0.0).powi(GLOW_EXPONENT);
    let sky = surroundings
        .horizon
        .lerp(surroundings.zenith, smooth_step(0.0, 0.55, direction.y));
    let leaves = surroundings
        .leaf_dark
        .lerp(surroundings.leaf_lit, (0.15 + glow).min(1.0));
    let coverage = surroundings.leaves * leaf_cover(direction);
    let upper_half = (sky + surroundings.sun_glow * glow).lerp(leaves, coverage);
    let facing_sun = 0.75 + 0.25 * direction.dot(-to_sun);
    upper_half.lerp(
        surroundings.ground * facing_sun,
        smooth_step(0.06, -0.06, direction.y),
    )
}

/// Returns the leaf cover in a direction, 0 to 1. The tree stands behind South's left shoulder and
/// spreads over the table.
fn leaf_cover(direction: Vec3) -> f32 {
    let dome_point = Vec2::new(direction.x, direction.z) / (direction.y.max(0.0) + 0.35);
    let leaves =
        0.6 * noise(dome_point * LEAF_FREQUENCY) + 0.4 * noise(dome_point * LEAF_FREQUENCY * 2.3);
    let trunk_distance = dome_point.distance(Vec2::new(-0.55, 0.75));
    let density = 0.55 - 0.34 * smooth_step(0.4, 1.8, trunk_distance);
    smooth_step(0.58 - density * 0.5, 0.84 - density * 0.5, leaves)
        * smooth_step(-0.05, 0.2, direction.y)
}

/// Returns a smooth step from 0 at `from` to 1 at `to`, which may be less than `from`.
fn smooth_step(from: f32, to: f32, x: f32) -> f32 {
    SmoothStepCurve.sample_clamped(f32::inverse_lerp(from, to, x))
}

/// Returns smooth noise from 0 to 1, with one feature per unit.
fn noise(at: Vec2) -> f32 {
    value_noise(at, |corner| {
        let (x, y) = (corner.x as u32, corner.y as u32);
        random_unit(x.wrapping_mul(0x8da6_b343) ^ y.wrapping_mul(0xd816_3841))
    })
}
