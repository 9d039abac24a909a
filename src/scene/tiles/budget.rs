//! How many pixels a frame may shade, learned from how long frames take. Pure.

use std::collections::VecDeque;
use std::time::Duration;

/// The time that a frame may take while nothing but the sharpness of the picture changes: above it,
/// input would feel late.
const TARGET: Duration = Duration::from_millis(50);
/// Where frames that shade nothing take long, they may take this many times as long: else most of
/// the time would go into them.
const TIMES_EMPTY: f32 = 2.0;
/// The number of frames from which is learned.
const MEMORY: usize = 12;
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
    /// The part that the last frame shaded; `None` if a rest followed it.
    shaded: Option<f32>,
    /// The parts that frames shaded, and their times in seconds.
    frames: VecDeque<(f32, f32)>,
    is_unlimited: bool,
}

impl Default for Budget {
    fn default() -> Self {
        Self {
            part: FIRST_PART,
            shaded: None,
            frames: VecDeque::new(),
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
        if self.frames.len() == MEMORY {
            self.frames.pop_front();
        }
        self.frames.push_back((shaded, time.as_secs_f32()));
        let (empty, whole) = fit(&self.frames);
        let allowed = TARGET.as_secs_f32().max(TIMES_EMPTY * empty);
        let wanted = (allowed - empty) / whole;
        let (low, high) = (self.part * DECLINE, self.part * GROWTH);
        self.part = wanted.clamp(low, high).clamp(LEAST_PART, GROWTH);
    }

    /// Notes the part that this frame shades, and whether the next frame follows at once.
    pub fn note(&mut self, shaded: f32, is_followed: bool) {
        self.shaded = is_followed.then_some(shaded);
    }
}

/// The time of a frame that shades nothing, and how much longer one takes that shades everything,
/// in seconds: the line through these frames with the least squares.
fn fit(frames: &VecDeque<(f32, f32)>) -> (f32, f32) {
    /// Frames whose parts differ less, as a fraction of the greatest, don't tell the two apart.
    const ALIKE: f32 = 0.05;
    /// The least time of a whole picture.
    const LEAST: f32 = 1e-4;
    let count = frames.len().max(1) as f32;
    let mean = |of: &dyn Fn(&(f32, f32)) -> f32| frames.iter().map(of).sum::<f32>() / count;
    let (shaded, time) = (mean(&|frame| frame.0), mean(&|frame| frame.1));
    let spread = mean(&|frame| (frame.0 - shaded).powi(2));
    let most = frames.iter().map(|frame| frame.0).fold(0.0, f32::max);
    let through_zero = time / shaded.max(LEAST);
    if spread.sqrt() <= ALIKE * most {
        return (0.0, through_zero.max(LEAST));
    }
    let together = mean(&|frame| (frame.0 - shaded) * (frame.1 - time));
    let whole = (together / spread).clamp(LEAST, through_zero.max(LEAST));
    ((time - whole * shaded).max(0.0), whole)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The budget after frames on a machine that needs `empty` for a frame that shades nothing, and
    /// `whole` for the pixels of a picture.
    fn learned(empty: Duration, whole: Duration, frames: usize) -> Budget {
        let mut budget = Budget::default();
        for _ in 0..frames {
            let shaded = budget.part().min(1.0);
            budget.note(shaded, true);
            budget.learn(empty + whole.mul_f32(shaded));
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
            assert!((45..55).contains(&frame.as_millis()), "{frame:?}");
        }
    }

    #[test]
    fn half_the_time_shades_where_an_empty_frame_takes_long() {
        let (empty, whole) = (Duration::from_millis(80), Duration::from_millis(1_500));
        let shading = whole.mul_f32(learned(empty, whole, 20).part());
        assert!((70..90).contains(&shading.as_millis()), "{shading:?}");
    }

    #[test]
    fn rests_teach_nothing_and_one_late_frame_little() {
        let whole = Duration::from_millis(600);
        let mut budget = learned(Duration::from_millis(5), whole, 20);
        let before = budget.part();
        budget.note(1.0, false);
        budget.learn(Duration::from_secs(9));
        assert_eq!(budget.part(), before);
        for shaded in [before, 0.001, before] {
            budget.note(shaded, true);
            budget.learn(Duration::from_millis(5) + whole.mul_f32(shaded));
        }
        assert!((0.7..1.3).contains(&(budget.part() / before)), "{budget:?}");
    }

    #[test]
    fn an_unlimited_budget_never_shrinks() {
        let mut budget = Budget::unlimited();
        budget.note(1.0, true);
        budget.learn(Duration::from_secs(9));
        assert!(budget.part() >= 1.0);
    }
}
