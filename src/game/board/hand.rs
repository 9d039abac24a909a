//! The positions of seeds in the hand that carries them: a cupped palm that sways as it moves, with
//! the next seed at the fingertips. Pure.

use bevy::math::{Quat, Vec3};

use super::layout::SEED_RADIUS;

/// The height of the hand's centre above the top of the board, in board units.
pub const HEIGHT: f32 = 0.85;
/// The spacing of held seeds; 1 would be touching.
const SPACING: f32 = 1.12;
/// The fraction of the cluster's volume that seeds fill.
const FILL: f32 = 0.5;
/// The height of the cluster relative to its width.
const FLATNESS: f32 = 0.7;
/// The height of the palm's edge above its centre, in radii of the cluster.
const CUP: f32 = 0.3;
/// The position of the fingertips, which hold the next seed to sow, in radii of the cluster.
const FINGERTIPS: Vec3 = Vec3::new(0.0, -0.5, 0.86);
/// The amplitude of the palm's roll, in radians, and the phase that each sown seed adds.
const SWAY: f32 = 0.16;
const SWING: f32 = 2.1;
/// The golden angle, in radians, which spreads neighbouring seeds evenly on a spiral.
const GOLDEN_ANGLE: f32 = 2.399_963;

/// The position of seed `index` of `count` held seeds, relative to the centre of the hand.
#[must_use]
pub fn place(index: usize, count: usize) -> Vec3 {
    if count <= 1 {
        return Vec3::ZERO;
    }
    let sway = Quat::from_rotation_z(SWAY * (SWING * count as f32).sin());
    if index + 1 == count {
        return sway * FINGERTIPS * radius(count);
    }
    let fraction = (index as f32 + 0.5) / (count - 1) as f32;
    let y = 1.0 - 2.0 * fraction;
    let around = GOLDEN_ANGLE * index as f32;
    let ring = (1.0 - y * y).sqrt();
    let direction = Vec3::new(ring * around.cos(), y * FLATNESS, ring * around.sin());
    // Three shells of equal size, by `index` modulo 3.
    let shell = 0.55 + 0.45 * ((index % 3) as f32 / 2.0);
    let ball = direction * shell;
    let cup = Vec3::Y * CUP * (ball.x * ball.x + ball.z * ball.z - 0.5);
    sway * (ball + cup) * radius(count)
}

/// The radius of a cluster of `count` seeds.
fn radius(count: usize) -> f32 {
    SEED_RADIUS * SPACING * (count as f32 / FILL).cbrt()
}
