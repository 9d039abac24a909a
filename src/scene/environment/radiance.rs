//! Radiance of the table's surroundings.

use bevy::math::curve::{Curve, easing::SmoothStepCurve};
use bevy::math::{FloatExt, Vec2, Vec3};

use super::super::places::PlaceLook;
use crate::noise::{random_unit, value_noise};

/// Exponent of the glow around the sun: higher values make it narrower.
const GLOW_POWER: i32 = 10;
/// Leaves per unit of the sky dome, as seen from below.
const LEAVES: f32 = 3.2;

/// Returns the radiance from `direction`, relative to a white sky.
pub fn radiance(direction: Vec3, place: &PlaceLook) -> Vec3 {
    let (around, to_sun) = (&place.around, place.to_sun());
    let glow = direction.dot(to_sun).max(0.0).powi(GLOW_POWER);
    let sky = around
        .horizon
        .lerp(around.zenith, smooth(0.0, 0.55, direction.y));
    let leaves = around
        .leaf_dark
        .lerp(around.leaf_lit, (0.15 + glow).min(1.0));
    let covered = around.leaves * crown(direction);
    let above = (sky + around.sun_glow * glow).lerp(leaves, covered);
    let facing_sun = 0.75 + 0.25 * direction.dot(-to_sun);
    above.lerp(around.ground * facing_sun, smooth(0.06, -0.06, direction.y))
}

/// Returns the leaf cover in a direction: the tree stands behind South's left shoulder and reaches
/// over the table.
fn crown(direction: Vec3) -> f32 {
    let flat = Vec2::new(direction.x, direction.z) / (direction.y.max(0.0) + 0.35);
    let leaves = 0.6 * noise(flat * LEAVES) + 0.4 * noise(flat * LEAVES * 2.3);
    let reach = flat.distance(Vec2::new(-0.55, 0.75));
    let density = 0.55 - 0.34 * smooth(0.4, 1.8, reach);
    smooth(0.58 - density * 0.5, 0.84 - density * 0.5, leaves) * smooth(-0.05, 0.2, direction.y)
}

/// Rises smoothly from 0 at `from` to 1 at `to`, in either direction.
fn smooth(from: f32, to: f32, x: f32) -> f32 {
    SmoothStepCurve.sample_clamped(f32::inverse_lerp(from, to, x))
}

/// Returns smooth noise from 0 to 1, with one feature per unit.
fn noise(at: Vec2) -> f32 {
    value_noise(at, |corner| {
        let (x, y) = (corner.x as u32, corner.y as u32);
        random_unit(x.wrapping_mul(0x8da6_b343) ^ y.wrapping_mul(0xd816_3841))
    })
}
