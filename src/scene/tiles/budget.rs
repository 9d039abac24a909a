//! How many pixels a frame may shade, learned from how long frames take. Pure.

use std::time::Duration;

/// The time that a frame may take while nothing but the sharpness of the picture changes: above it,
/// input would feel late.
const TARGET: Duration = Duration::from_millis(50);
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
/// Frames that shaded a smaller part of the budget say nothing about the machine.
const TELLING: f32 = 0.5;

/// The fraction of a picture that a frame may shade, above 0; 1 or more where the machine can draw
/// all of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Budget {
    part: f32,
    /// The part that the last frame shaded; `None` if a rest followed it.
    shaded: Option<f32>,
    is_unlimited: bool,
}

impl Default for Budget {
    fn default() -> Self {
        Self {
            part: FIRST_PART,
            shaded: None,
            is_unlimited: false,
        }
    }
}

impl Budget {
    /// A budget that allows the whole picture in every frame, however long that takes.
    pub fn unlimited() -> Self {
        Self {
            part: 1.0,
            shaded: None,
            is_unlimited: true,
        }
    }

    /// The part of a picture that the next frame may shade; at least 1 for all of it.
    pub const fn part(&self) -> f32 {
        self.part
    }

    /// The samples per pixel of a finished picture: fewer where each takes seconds.
    pub const fn samples(&self) -> u8 {
        if self.part >= 1.0 {
            FAST_SAMPLES
        } else {
            SLOW_SAMPLES
        }
    }

    /// Learns from a frame that took `time`; its part was noted by [`note`](Self::note).
    pub fn learn(&mut self, time: Duration) {
        let Some(shaded) = self.shaded.take().filter(|_| !self.is_unlimited) else {
            return;
        };
        let factor = TARGET.as_secs_f32() / time.as_secs_f32().max(1e-4);
        // A slow frame that shaded little was slow for another reason.
        if shaded < TELLING * self.part.min(1.0) {
            return;
        }
        let wanted = shaded * factor;
        let (low, high) = (self.part * DECLINE, self.part * GROWTH);
        self.part = wanted.clamp(low, high).clamp(LEAST_PART, GROWTH);
    }

    /// Notes the part that this frame shades, and whether the next frame follows at once.
    pub fn note(&mut self, shaded: f32, is_followed: bool) {
        self.shaded = is_followed.then_some(shaded);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The budget after frames on a machine that needs `whole` for a picture.
    fn learned(whole: Duration, frames: usize) -> Budget {
        let mut budget = Budget::default();
        for _ in 0..frames {
            let shaded = budget.part().min(1.0);
            budget.note(shaded, true);
            budget.learn(Duration::from_millis(5) + whole.mul_f32(shaded));
        }
        budget
    }

    #[test]
    fn a_fast_machine_soon_draws_everything_and_a_slow_one_stays_near_the_target() {
        assert!(learned(Duration::from_millis(6), 4).part() >= 1.0);
        let slow = Duration::from_millis(600);
        let frame = slow.mul_f32(learned(slow, 20).part());
        assert!((35..55).contains(&frame.as_millis()), "{frame:?}");
    }

    #[test]
    fn rests_and_small_changes_teach_nothing() {
        let mut budget = learned(Duration::from_millis(600), 20);
        let before = budget;
        budget.note(0.001, true);
        budget.learn(Duration::from_millis(40));
        assert_eq!(budget, before);
        budget.note(1.0, false);
        budget.learn(Duration::from_secs(9));
        assert_eq!(budget, before);
    }

    #[test]
    fn an_unlimited_budget_never_shrinks() {
        let mut budget = Budget::unlimited();
        budget.note(1.0, true);
        budget.learn(Duration::from_secs(9));
        assert!(budget.part() >= 1.0);
    }
}
