//! How seeds lie in the hand that carries them: a loose cluster. Pure.

use bevy::math::Vec3;

use super::layout::SEED_RADIUS;

/// Height of the hand's middle over the top plane of the board, in board units.
pub const HEIGHT: f32 = 0.85;
/// How much looser than touching the seeds are held.
const LOOSENESS: f32 = 1.12;
/// Share of the hand's volume that seeds fill.
const FILLING: f32 = 0.5;
/// How flat the cluster is held.
const FLATNESS: f32 = 0.7;
/// The golden angle, in radians: neighbours on its spiral keep apart.
const GOLDEN_ANGLE: f32 = 2.399_963;

/// The place of seed number `index` among `count` held seeds, from the hand's middle.
#[must_use]
pub fn place(index: usize, count: usize) -> Vec3 {
    if count <= 1 {
        return Vec3::ZERO;
    }
    let share = (index as f32 + 0.5) / count as f32;
    let y = 1.0 - 2.0 * share;
    let around = GOLDEN_ANGLE * index as f32;
    let ring = (1.0 - y * y).sqrt();
    let direction = Vec3::new(ring * around.cos(), y * FLATNESS, ring * around.sin());
    // Even shells: the inner seeds are those whose number leaves a remainder.
    let shell = 0.55 + 0.45 * ((index % 3) as f32 / 2.0);
    direction * shell * radius(count)
}

/// Radius of the cluster of `count` seeds.
fn radius(count: usize) -> f32 {
    SEED_RADIUS * LOOSENESS * (count as f32 / FILLING).cbrt()
}
