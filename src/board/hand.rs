//! The positions of seeds in the hand that carries them, beside the hole that it is over: a shallow
//! palm of rows of five, so that one sees how many are left. Pure.

use bevy::math::{Quat, Vec2, Vec3};

use super::layout::{BoardLayout, SEED_RADIUS};
use awale_rules::board::Vessel;

/// The height of the hand's centre above the top of the board, in board units.
const HEIGHT: f32 = 0.5;
/// The distance from the rim of a vessel to the centre of the hand, away from the other holes.
const CLEAR: f32 = 0.42;
/// The number of seeds in a row of the palm, and of rows that stay countable; more seeds are a
/// loose ball.
const ROW: usize = 5;
const ROWS: usize = 6;
/// Further seeds of a palm go into a second group of rows beside the first.
const GROUP: usize = ROW * 3;
/// The spacing of seeds in a row and of rows, in seed radii, and the gap between two groups.
const SPACING: Vec2 = Vec2::new(2.16, 2.25);
const GAP: f32 = 1.3;
/// How much higher the edge of the palm is than its middle, in seed radii per square of a radius,
/// and the irregularity of its heights.
const CUP: f32 = 0.024;
const UNEVEN: f32 = 0.16;
/// The spacing of seeds in a ball; 1 would be touching. The fraction of its volume that seeds fill.
const BALL_SPACING: f32 = 1.12;
const FILL: f32 = 0.5;
/// The amplitude of the palm's roll, in radians, and the phase that each sown seed adds.
const SWAY: f32 = 0.08;
const SWING: f32 = 2.1;
/// The golden angle, in radians, which spreads neighbouring seeds evenly on a spiral.
const GOLDEN_ANGLE: f32 = 2.399_963;

/// The centre of a hand over a vessel: on the side where there is no other hole, so that it hides
/// none.
#[must_use]
pub fn over(layout: &BoardLayout, vessel: Vessel) -> Vec3 {
    let centre = layout.centre(vessel);
    let rim = layout.bowl(vessel).rim;
    // Lofts and end squares lie between the sides: the right ones are South's.
    let side = if centre.z == 0.0 { centre.x } else { centre.z }.signum();
    centre + Vec3::new(0.0, HEIGHT, side * (rim.y + CLEAR))
}

/// The position of seed `index` of `count` held seeds, relative to the centre of the hand. The last
/// one is sown next.
#[must_use]
pub fn place(index: usize, count: usize) -> Vec3 {
    let sway = Quat::from_rotation_z(SWAY * (SWING * count as f32).sin());
    let place = if count <= ROW * ROWS {
        on_palm(index, count)
    } else {
        in_ball(index, count)
    };
    sway * place * SEED_RADIUS
}

/// A place in rows of five, in seed radii. Sowing a seed moves no other within the palm until a row
/// is empty.
fn on_palm(index: usize, count: usize) -> Vec3 {
    let (group, in_group) = (index / GROUP, index % GROUP);
    let groups = count.div_ceil(GROUP).max(1);
    let rows = count.min(GROUP).div_ceil(ROW).max(1);
    let (row, column) = (in_group / ROW, in_group % ROW);
    let width = (ROW - 1) as f32 * SPACING.x;
    let side = group as f32 - 0.5 * (groups - 1) as f32;
    let x = side * (width + SPACING.x + GAP) + column as f32 * SPACING.x - 0.5 * width;
    let z = (row as f32 - 0.5 * (rows - 1) as f32) * SPACING.y;
    let uneven = UNEVEN * (GOLDEN_ANGLE * 5.0 * index as f32).sin();
    Vec3::new(x, CUP * (x * x + z * z) + uneven, z + 0.5 * uneven)
}

/// A place in a loose ball, in seed radii.
fn in_ball(index: usize, count: usize) -> Vec3 {
    let fraction = (index as f32 + 0.5) / count as f32;
    let y = 1.0 - 2.0 * fraction;
    let around = GOLDEN_ANGLE * index as f32;
    let ring = (1.0 - y * y).sqrt();
    // Three shells of equal size, by `index` modulo 3.
    let shell = 0.55 + 0.45 * ((index % 3) as f32 / 2.0);
    let radius = BALL_SPACING * (count as f32 / FILL).cbrt();
    shell * radius * Vec3::new(ring * around.cos(), 0.7 * y, ring * around.sin())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::boards;
    use awale_rules::board::Geometry;

    #[test]
    fn held_seeds_lie_beside_each_other() {
        for count in 1..=ROW * ROWS {
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
            let hand = over(&layout, vessel);
            for count in [1, 5, 12, 30] {
                for index in 0..count {
                    let seed = hand + place(index, count);
                    assert_eq!(layout.vessel_at(seed.with_y(0.0)), None, "{vessel:?}");
                }
            }
        }
        for layout in boards() {
            for vessel in layout.vessels() {
                assert!(over(&layout, vessel).y > layout.top() + 3.0 * SEED_RADIUS);
            }
        }
    }
}
