//! Positions of the seeds in the hand that carries them: an open palm beside a hole, so that the
//! remaining seeds can be counted. Pure.

use bevy::math::{Quat, Vec2, Vec3, Vec3Swizzles};

use super::layout::{BoardLayout, SEED_RADIUS};
use crate::noise::random_unit;
use awale_rules::board::Vessel;

/// Height of the hand's centre above the top of the board, in board units.
const HEIGHT: f32 = 0.33;
/// Distance from a vessel's rim to the seeds in the hand, away from the other holes.
const CLEAR: f32 = 0.09;
/// Maximum number of seeds in a palm; more form a loose ball.
const PALM: usize = 30;
/// Radius of the palm's spiral per square root of a seed's number, in seed radii: the smallest at
/// which seeds don't overlap.
const SPIRAL: f32 = 1.36;
/// Phase of the spiral, in radians, and the number of its first seed: the values that allow the
/// smallest radius.
const PHASE: f32 = 1.2;
const FIRST: f32 = 1.0;
/// Maximum displacement of a seed from its place on the spiral, in seed radii.
const JITTER: Vec3 = Vec3::new(0.06, 0.16, 0.06);
/// Rise of the palm towards its edge, in seed radii per squared radius.
const CUP: f32 = 0.02;
/// Spacing of seeds in a ball, where 1 would be touching, and the fraction of the ball's volume
/// that seeds fill.
const BALL_SPACING: f32 = 1.12;
const FILL: f32 = 0.5;
/// Amplitude of the palm's roll, in radians, and the phase that each sown seed adds.
const SWAY: f32 = 0.08;
const SWING: f32 = 2.1;
/// The golden angle, in radians, which spaces seeds evenly on a spiral.
const GOLDEN_ANGLE: f32 = 2.399_963;

/// Returns the centre of a hand with `count` seeds over a vessel: on the side without other holes,
/// so that it hides none.
#[must_use]
pub fn over(layout: &BoardLayout, vessel: Vessel, count: usize) -> Vec3 {
    let centre = layout.centre(vessel);
    let rim = layout.bowl(vessel).rim;
    // Lofts and end squares lie between the sides: the right ones are South's.
    let side = if centre.z == 0.0 { centre.x } else { centre.z }.signum();
    let reach = CLEAR + depth(count);
    centre + Vec3::new(0.0, HEIGHT, side * (rim.y + reach))
}

/// Returns half the extent of a hand with `count` seeds across the board, in board units.
fn depth(count: usize) -> f32 {
    if count > PALM {
        return SEED_RADIUS * (ball_radius(count) + 1.0);
    }
    let last = count.saturating_sub(1) as f32 + FIRST;
    SEED_RADIUS * (SPIRAL * last.sqrt() + 1.0)
}

/// Returns the position of seed `index` of `count` held seeds, relative to the hand's centre. The
/// last seed is sown next, and the others keep their places.
#[must_use]
pub fn place(index: usize, count: usize) -> Vec3 {
    let sway = Quat::from_rotation_z(SWAY * (SWING * count as f32).sin());
    let place = if count <= PALM {
        on_palm(index)
    } else {
        in_ball(index, count)
    };
    sway * place * SEED_RADIUS
}

/// Returns how far seed `index` trails in a hand that moves towards `forward`: 0 for the foremost
/// seed, 1 for the rearmost.
#[must_use]
pub fn behind(index: usize, count: usize, forward: Vec3) -> f32 {
    let Some(forward) = forward.xz().try_normalize() else {
        return 0.0;
    };
    let along = |index| place(index, count).xz().dot(forward);
    let (first, last) = (0..count).map(along).fold(
        (f32::NEG_INFINITY, f32::INFINITY),
        |(first, last), along| (first.max(along), last.min(along)),
    );
    if first > last {
        (first - along(index)) / (first - last)
    } else {
        0.0
    }
}

/// Returns a place on the palm, in seed radii: on a spiral of golden angles, which spreads any
/// number of seeds evenly.
fn on_palm(index: usize) -> Vec3 {
    let number = index as f32 + FIRST;
    let around = Vec2::from_angle(GOLDEN_ANGLE * index as f32 + PHASE);
    let at = number.sqrt() * SPIRAL * around;
    let jitter = [0, 1, 2].map(|axis| 2.0 * random_unit(3 * index as u32 + axis) - 1.0);
    Vec3::new(at.x, CUP * at.length_squared(), at.y) + JITTER * Vec3::from(jitter)
}

/// Returns a place in a loose ball, in seed radii.
fn in_ball(index: usize, count: usize) -> Vec3 {
    let fraction = (index as f32 + 0.5) / count as f32;
    let y = 1.0 - 2.0 * fraction;
    let around = GOLDEN_ANGLE * index as f32;
    let ring = (1.0 - y * y).sqrt();
    // Three shells with equal numbers of seeds, by `index` modulo 3.
    let shell = 0.55 + 0.45 * ((index % 3) as f32 / 2.0);
    shell * ball_radius(count) * Vec3::new(ring * around.cos(), 0.7 * y, ring * around.sin())
}

/// Returns the radius of a loose ball, in seed radii.
fn ball_radius(count: usize) -> f32 {
    BALL_SPACING * (count as f32 / FILL).cbrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::boards;
    use awale_rules::board::Geometry;

    #[test]
    fn held_seeds_lie_beside_each_other() {
        for count in 1..=PALM {
            let places: Vec<Vec3> = (0..count).map(|index| place(index, count)).collect();
            for (index, one) in places.iter().enumerate() {
                for other in &places[..index] {
                    let apart = one.distance(*other);
                    assert!(apart > 1.98 * SEED_RADIUS, "{apart} of {count}");
                }
            }
        }
    }

    #[test]
    fn a_hand_hides_no_hole_of_two_rows() {
        let layout = BoardLayout::new(Geometry::new(6));
        for vessel in layout.vessels() {
            for count in [1, 5, 12, 24, 30, 48] {
                let hand = over(&layout, vessel, count);
                for index in 0..count {
                    let seed = hand + place(index, count);
                    assert_eq!(
                        layout.vessel_at(seed.with_y(0.0)),
                        None,
                        "{vessel:?}, {count}"
                    );
                }
            }
        }
        for layout in boards() {
            for vessel in layout.vessels() {
                assert!(over(&layout, vessel, 1).y > layout.top() + 3.0 * SEED_RADIUS);
            }
        }
    }

    #[test]
    fn the_rear_of_a_moving_hand_lags() {
        for forward in [Vec3::X, Vec3::NEG_Z] {
            for count in [2, 11] {
                let order = |index: &usize| place(*index, count).dot(forward);
                let mut seeds: Vec<usize> = (0..count).collect();
                seeds.sort_by(|one, other| order(one).total_cmp(&order(other)));
                let lags: Vec<f32> = seeds
                    .iter()
                    .map(|&seed| behind(seed, count, forward))
                    .collect();
                assert!(lags.is_sorted_by(|more, less| more >= less), "{lags:?}");
                assert_eq!((lags[0], lags[count - 1]), (1.0, 0.0));
            }
        }
        assert_eq!(behind(0, 1, Vec3::X), 0.0);
        assert_eq!(behind(1, 3, Vec3::Y), 0.0);
    }
}
