//! The surroundings of the table.

use bevy::math::curve::{Curve, easing::SmoothStepCurve};
use bevy::math::{FloatExt, Vec2, Vec3};

use crate::game::noise::{random_unit, value_noise};

/// Radiance of the surroundings, relative to a white sky.
const ZENITH: Vec3 = Vec3::new(0.34, 0.60, 1.2);
const HORIZON: Vec3 = Vec3::new(1.0, 0.86, 0.70);
const SUN_GLOW: Vec3 = Vec3::new(3.4, 2.2, 1.1);
const LEAF_DARK: Vec3 = Vec3::new(0.10, 0.14, 0.07);
const LEAF_LIT: Vec3 = Vec3::new(0.30, 0.40, 0.12);
const EARTH: Vec3 = Vec3::new(0.26, 0.15, 0.095);
/// The exponent of the glow around the sun: higher values make it narrower.
const GLOW_POWER: i32 = 10;
/// Leaves per unit of the dome of the sky, as seen from below.
const LEAVES: f32 = 3.2;

/// The radiance from `direction`, for a sun at `to_sun`.
pub fn radiance(direction: Vec3, to_sun: Vec3) -> Vec3 {
    let glow = direction.dot(to_sun).max(0.0).powi(GLOW_POWER);
    let sky = HORIZON.lerp(ZENITH, smooth(0.0, 0.55, direction.y)) + SUN_GLOW * glow;
    let leaves = LEAF_DARK.lerp(LEAF_LIT, (0.15 + glow).min(1.0));
    let above = sky.lerp(leaves, crown(direction));
    let facing_sun = 0.75 + 0.25 * direction.dot(-to_sun);
    above.lerp(EARTH * facing_sun, smooth(0.06, -0.06, direction.y))
}

/// The leaf cover in this direction: the tree stands behind South's left shoulder and reaches over
/// the table.
fn crown(direction: Vec3) -> f32 {
    let flat = Vec2::new(direction.x, direction.z) / (direction.y.max(0.0) + 0.35);
    let leaves = 0.6 * noise(flat * LEAVES) + 0.4 * noise(flat * LEAVES * 2.3);
    let reach = flat.distance(Vec2::new(-0.55, 0.75));
    let density = 0.55 - 0.34 * smooth(0.4, 1.8, reach);
    smooth(0.58 - density * 0.5, 0.84 - density * 0.5, leaves) * smooth(-0.05, 0.2, direction.y)
}

/// 0 before `from`, 1 after `to`, and smooth between them.
fn smooth(from: f32, to: f32, x: f32) -> f32 {
    SmoothStepCurve.sample_clamped(f32::inverse_lerp(from, to, x))
}

/// Smooth noise from 0 to 1, one feature per unit.
fn noise(at: Vec2) -> f32 {
    value_noise(at, |corner| {
        let (x, y) = (corner.x as u32, corner.y as u32);
        random_unit(x.wrapping_mul(0x8da6_b343) ^ y.wrapping_mul(0xd816_3841))
    })
}
