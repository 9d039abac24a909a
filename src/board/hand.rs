//! Positions of the seeds in the hand: on an open palm beside a hole, so that the remaining ones
//! can be counted. Pure.

use bevy::math::{Quat, Vec2, Vec3, Vec3Swizzles};

use super::layout::{BoardLayout, SEED_RADIUS};
use crate::noise::random_unit;
use awale_rules::board::Vessel;

/// Height of the hand's centre above the top of the board, in units.
const HAND_HEIGHT: f32 = 0.33;
/// Distance from a vessel's rim to the seeds in the hand, in units.
const HAND_GAP: f32 = 0.09;
/// Maximum number of seeds in a palm; more form a loose ball.
const MAX_PALM_SEEDS: usize = 30;
/// Radius of the palm's spiral per square root of a seed's number, in seed radii: the smallest one
/// without overlapping seeds.
const SPIRAL_SCALE: f32 = 1.36;
/// Phase of the spiral, in radians: with [`FIRST_NUMBER`], the value with the smallest radius.
const SPIRAL_PHASE: f32 = 1.2;
/// Number of the spiral's first seed.
const FIRST_NUMBER: f32 = 1.0;
/// Maximum displacement of a seed from its position on the spiral, in seed radii.
const MAX_JITTER: Vec3 = Vec3::new(0.06, 0.16, 0.06);
/// Rise of the palm towards its edge, in seed radii per squared radius.
const PALM_CURVATURE: f32 = 0.02;
/// Spacing of seeds in a ball (1 if they touched).
const BALL_SPACING: f32 = 1.12;
/// Fraction of the ball's volume that its seeds fill.
const PACKING_DENSITY: f32 = 0.5;
/// Amplitude of the palm's roll, in radians.
const ROLL_AMPLITUDE: f32 = 0.08;
/// Phase step of the palm's roll per sown seed, in radians.
const ROLL_STEP: f32 = 2.1;
/// The golden angle, in radians, which spreads seeds evenly on a spiral.
const GOLDEN_ANGLE: f32 = 2.399_963;

/// Returns the centre of a hand with `count` seeds beside a vessel, on its outer side, so that it
/// hides no hole of two rows.
#[must_use]
pub fn centre_beside(layout: &BoardLayout, vessel: Vessel, count: usize) -> Vec3 {
    let centre = layout.centre(vessel);
    let rim = layout.bowl(vessel).semi_axes;
    // Lofts and end squares lie between the sides: the right ones are South's.
    let side = if centre.z == 0.0 { centre.x } else { centre.z }.signum();
    let offset = HAND_GAP + half_depth(count);
    centre + Vec3::new(0.0, HAND_HEIGHT, side * (rim.y + offset))
}

/// Returns half the extent of a hand with `count` seeds across the board, in units.
fn half_depth(count: usize) -> f32 {
    if count > MAX_PALM_SEEDS {
        return SEED_RADIUS * (ball_radius(count) + 1.0);
    }
    let last_number = count.saturating_sub(1) as f32 + FIRST_NUMBER;
    SEED_RADIUS * (SPIRAL_SCALE * last_number.sqrt() + 1.0)
}

/// Returns the offset from the hand's centre of the seed at `index` among `count` held seeds. The
/// last seed is sown next, and the others keep their positions.
#[must_use]
pub fn seed_offset(index: usize, count: usize) -> Vec3 {
    let roll = Quat::from_rotation_z(ROLL_AMPLITUDE * (ROLL_STEP * count as f32).sin());
    let position = if count <= MAX_PALM_SEEDS {
        on_palm(index)
    } else {
        in_ball(index, count)
    };
    roll * position * SEED_RADIUS
}

/// Returns how far the seed at `index` lags in a hand that moves towards `forward`: 0 for the
/// foremost seed, 1 for the rearmost.
#[must_use]
pub fn lag(index: usize, count: usize, forward: Vec3) -> f32 {
    let Some(forward) = forward.xz().try_normalize() else {
        return 0.0;
    };
    let progress = |index| seed_offset(index, count).xz().dot(forward);
    let (first, last) = (0..count)
        .map(progress)
        .fold((f32::NEG_INFINITY, f32::INFINITY), |(first, last), next| {
            (first.max(next), last.min(next))
        });
    if first > last {
        (first - progress(index)) / (first - last)
    } else {
        0.0
    }
}

/// Returns a position on the palm, in seed radii: on a spiral of golden angles, which spreads any
/// number of seeds evenly.
fn on_palm(index: usize) -> Vec3 {
    let number = index as f32 + FIRST_NUMBER;
    let direction = Vec2::from_angle(GOLDEN_ANGLE * index as f32 + SPIRAL_PHASE);
    let at = number.sqrt() * SPIRAL_SCALE * direction;
    let jitter = [0, 1, 2].map(|axis| 2.0 * random_unit(3 * index as u32 + axis) - 1.0);
    Vec3::new(at.x, PALM_CURVATURE * at.length_squared(), at.y) + MAX_JITTER * Vec3::from(jitter)
}

/// Returns a position in a loose ball, in seed radii.
fn in_ball(index: usize, count: usize) -> Vec3 {
    let fraction = (index as f32 + 0.5) / count as f32;
    let y = 1.0 - 2.0 * fraction;
    let angle = GOLDEN_ANGLE * index as f32;
    let ring = (1.0 - y * y).sqrt();
    // Three shells with equal numbers of seeds, by `index` modulo 3.
    let shell = 0.55 + 0.45 * ((index % 3) as f32 / 2.0);
    shell * ball_radius(count) * Vec3::new(ring * angle.cos(), 0.7 * y, ring * angle.sin())
}

/// Returns the radius of a loose ball, in seed radii.
fn ball_radius(count: usize) -> f32 {
    BALL_SPACING * (count as f32 / PACKING_DENSITY).cbrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::boards;
    use awale_rules::board::Geometry;

    #[test]
    fn held_seeds_lie_beside_each_other() {
        for count in 1..=MAX_PALM_SEEDS {
            let offsets: Vec<Vec3> = (0..count).map(|index| seed_offset(index, count)).collect();
            for (index, offset) in offsets.iter().enumerate() {
                for other in &offsets[..index] {
                    let distance = offset.distance(*other);
                    assert!(distance > 1.98 * SEED_RADIUS, "{distance} of {count}");
                }
            }
        }
    }

    #[test]
    fn a_hand_hides_no_hole_of_two_rows() {
        let layout = BoardLayout::new(Geometry::new(6));
        for vessel in layout.vessels() {
            for count in [1, 5, 12, 24, 30, 48] {
                let hand = centre_beside(&layout, vessel, count);
                for index in 0..count {
                    let seed = hand + seed_offset(index, count);
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
                assert!(centre_beside(&layout, vessel, 1).y > layout.top() + 3.0 * SEED_RADIUS);
            }
        }
    }

    #[test]
    fn the_rear_of_a_moving_hand_lags() {
        for forward in [Vec3::X, Vec3::NEG_Z] {
            for count in [2, 11] {
                let progress = |index: &usize| seed_offset(*index, count).dot(forward);
                let mut seeds: Vec<usize> = (0..count).collect();
                seeds.sort_by(|a, b| progress(a).total_cmp(&progress(b)));
                let lags: Vec<f32> = seeds
                    .iter()
                    .map(|&seed| lag(seed, count, forward))
                    .collect();
                assert!(lags.is_sorted_by(|a, b| a >= b), "{lags:?}");
                assert_eq!((lags[0], lags[count - 1]), (1.0, 0.0));
            }
        }
        assert_eq!(lag(0, 1, Vec3::X), 0.0);
        assert_eq!(lag(1, 3, Vec3::Y), 0.0);
    }
}
