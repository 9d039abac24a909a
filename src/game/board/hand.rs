//! How seeds lie in the hand that carries them: as in a hollowed palm that sways a little on its
//! way, the next seed at the fingertips. Pure.

use bevy::math::{Quat, Vec3};

use super::layout::SEED_RADIUS;

/// Height of the hand's middle over the top plane of the board, in board units.
pub const HEIGHT: f32 = 0.85;
/// How much looser than touching the seeds are held.
const LOOSENESS: f32 = 1.12;
/// Share of the hand's volume that seeds fill.
const FILLING: f32 = 0.5;
/// How flat the cluster is held.
const FLATNESS: f32 = 0.7;
/// How much the palm is hollowed: its edge stands this much higher than its middle, in radii of the
/// cluster.
const CUP: f32 = 0.3;
/// Where the fingertips are, which hold the seed that is sown next, in radii of the cluster.
const FINGERTIPS: Vec3 = Vec3::new(0.0, -0.5, 0.86);
/// How far the palm rolls as it goes from hole to hole, in radians, and the part of a swing that it
/// makes on the way.
const SWAY: f32 = 0.16;
const SWING: f32 = 2.1;
/// The golden angle, in radians: neighbours on its spiral keep apart.
const GOLDEN_ANGLE: f32 = 2.399_963;

/// The place of seed number `index` among `count` held seeds, from the hand's middle.
#[must_use]
pub fn place(index: usize, count: usize) -> Vec3 {
    if count <= 1 {
        return Vec3::ZERO;
    }
    let sway = Quat::from_rotation_z(SWAY * (SWING * count as f32).sin());
    if index + 1 == count {
        return sway * FINGERTIPS * radius(count);
    }
    let share = (index as f32 + 0.5) / (count - 1) as f32;
    let y = 1.0 - 2.0 * share;
    let around = GOLDEN_ANGLE * index as f32;
    let ring = (1.0 - y * y).sqrt();
    let direction = Vec3::new(ring * around.cos(), y * FLATNESS, ring * around.sin());
    // Even shells: the inner seeds are those whose number leaves a remainder.
    let shell = 0.55 + 0.45 * ((index % 3) as f32 / 2.0);
    let ball = direction * shell;
    let hollowed = Vec3::Y * CUP * (ball.x * ball.x + ball.z * ball.z - 0.5);
    sway * (ball + hollowed) * radius(count)
}

/// Radius of the cluster of `count` seeds.
fn radius(count: usize) -> f32 {
    SEED_RADIUS * LOOSENESS * (count as f32 / FILLING).cbrt()
}
