//! How many pixels a frame may shade, learned from how long frames take. Pure.

use std::ops::RangeInclusive;
use std::time::Duration;

use bevy::math::FloatExt;

/// The time in which a frame shades while nothing but the sharpness of the picture changes, in
/// seconds: above it, input would feel late.
const SHADING: RangeInclusive<f32> = 0.045..=0.15;
/// Between the two it is this many times that of a frame that shades nothing: else most of the time
/// would go into what every frame costs.
const TIMES_EMPTY: f32 = 2.0;
/// The fraction of a picture that counts as nothing.
const NOTHING: f32 = 0.005;
/// The weight of the last frame in what has been learned.
const WEIGHT: f32 = 0.3;
/// The fraction of a picture that is shaded at first, before anything is known of the machine: that
/// of its coarsest.
const FIRST_PART: f32 = 1.0 / 9.0;
/// The smallest fraction of a picture per frame: with less, it would never get sharp.
const LEAST_PART: f32 = 1.0 / 64.0;
/// The fastest growth of the budget from frame to frame, and its fastest decline.
const GROWTH: f32 = 2.0;
const DECLINE: f32 = 0.5;
/// The samples per pixel of a finished picture on a machine that can draw all of it in a frame, and
/// on others.
const FAST_SAMPLES: u8 = 8;
const SLOW_SAMPLES: u8 = 4;

/// The fraction of a picture that a frame may shade, above 0; 1 or more where the machine can draw
/// all of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Budget {
    part: f32,
    /// The time of a frame that shades nothing, in seconds, once there was one.
    empty: Option<f32>,
    /// How much longer a frame takes that shades everything, in seconds, once that is known.
    whole: Option<f32>,
    is_unlimited: bool,
}

impl Default for Budget {
    fn default() -> Self {
        Self {
            part: FIRST_PART,
            empty: None,
            whole: None,
            is_unlimited: false,
        }
    }
}

impl Budget {
    /// A budget that allows the whole picture in every frame, however long that takes.
    pub fn unlimited() -> Self {
        Self {
            part: 1.0,
            is_unlimited: true,
            ..Self::default()
        }
    }

    /// The part of a picture that the next frame may shade; at least 1 for all of it.
    pub const fn part(&self) -> f32 {
        self.part
    }

    /// The same while all of the picture moves: frames are shorter, and the picture is coarser.
    pub fn moving_part(&self) -> f32 {
        self.whole
            .map_or(self.part, |whole| self.part.min(SHADING.start() / whole))
    }

    /// Whether a frame that shades nothing has to be timed: frames that shade as much as others
    /// don't tell how much of their time that takes.
    pub const fn needs_empty_frame(&self) -> bool {
        self.empty.is_none() && !self.is_unlimited
    }

    /// The samples per pixel of a finished picture: fewer where each takes seconds.
    pub const fn samples(&self) -> u8 {
        if self.part >= 1.0 {
            FAST_SAMPLES
        } else {
            SLOW_SAMPLES
        }
    }

    /// Learns from a frame that shaded this part of a picture, and took `time`.
    pub fn learn(&mut self, shaded: f32, time: Duration) {
        /// The least part of a frame's time that counts as spent on what it shades.
        const LEAST_SHARE: f32 = 0.1;
        if self.is_unlimited {
            return;
        }
        let time = time.as_secs_f32();
        if shaded < NOTHING {
            self.empty = Some(self.empty.map_or(time, |known| known.lerp(time, WEIGHT)));
            return;
        }
        // In the first frames shaders are compiled.
        let Some(empty) = self.empty else { return };
        let now = (time - empty)
            .max(LEAST_SHARE * time)
            .max(f32::MIN_POSITIVE)
            / shaded;
        // A geometric mean, as a late frame can take many times as long.
        let whole = self
            .whole
            .map_or(now, |known| known * (now / known).powf(WEIGHT));
        self.whole = Some(whole);
        let allowed = (TIMES_EMPTY * empty).clamp(*SHADING.start(), *SHADING.end());
        let wanted = allowed / whole;
        let (low, high) = (self.part * DECLINE, self.part * GROWTH);
        self.part = wanted.clamp(low, high).clamp(LEAST_PART, GROWTH);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The budget after frames on a machine that needs `empty` for a frame that shades nothing, and
    /// `whole` for the pixels of a picture.
    fn learned(empty: Duration, whole: Duration, frames: usize) -> Budget {
        let mut budget = Budget::default();
        budget.learn(0.0, empty);
        for _ in 0..frames {
            let shaded = budget.part().min(1.0);
            budget.learn(shaded, empty + whole.mul_f32(shaded));
        }
        budget
    }

    #[test]
    fn a_fast_machine_soon_draws_everything_and_a_slow_one_stays_near_the_target() {
        let [few, more] = [5, 20].map(Duration::from_millis);
        assert!(learned(few, Duration::from_millis(6), 4).part() >= 1.0);
        let slow = Duration::from_millis(600);
        for empty in [few, more] {
            let frame = empty + slow.mul_f32(learned(empty, slow, 20).part());
            assert!((45..70).contains(&frame.as_millis()), "{frame:?}");
        }
    }

    #[test]
    fn most_of_the_time_shades_where_an_empty_frame_takes_long() {
        let whole = Duration::from_millis(1_500);
        for (empty, expected) in [(60, 115..125), (200, 145..155)] {
            let learned = learned(Duration::from_millis(empty), whole, 20);
            let shading = whole.mul_f32(learned.part());
            assert!(expected.contains(&shading.as_millis()), "{shading:?}");
        }
    }

    #[test]
    fn one_late_frame_and_empty_ones_change_little() {
        let (empty, whole) = (Duration::from_millis(60), Duration::from_millis(1_200));
        let mut budget = learned(empty, whole, 20);
        let before = budget.part();
        let time = empty + whole.mul_f32(before);
        budget.learn(before, 2 * time);
        for _ in 0..3 {
            budget.learn(0.0, empty);
            budget.learn(before, time);
        }
        assert!((0.7..1.3).contains(&(budget.part() / before)), "{budget:?}");
    }

    #[test]
    fn the_first_frames_teach_nothing_but_the_time_of_an_empty_one() {
        let empty = Duration::from_millis(60);
        let mut budget = Budget::default();
        assert!(budget.needs_empty_frame());
        // Shaders are compiled when they are first used.
        budget.learn(FIRST_PART, Duration::from_secs(3));
        assert_eq!(budget.part(), FIRST_PART);
        budget.learn(0.0, empty);
        assert!(!budget.needs_empty_frame());
    }

    #[test]
    fn an_unlimited_budget_never_shrinks() {
        let mut budget = Budget::unlimited();
        budget.learn(1.0, Duration::from_secs(9));
        assert!(budget.part() >= 1.0);
    }
}
