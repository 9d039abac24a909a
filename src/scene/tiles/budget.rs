//! How many pixels a frame may shade, learned from frame times. Pure.

use std::ops::RangeInclusive;
use std::time::Duration;

use bevy::math::FloatExt;

/// Target time for shading while only the sharpness of the picture changes, in seconds: beyond it,
/// input would feel sluggish.
const SHADING: RangeInclusive<f32> = 0.045..=0.15;
/// Within that range, the target is this multiple of the time of a frame that draws a single tile
/// with all vertices: otherwise most of the time would be spent on the fixed cost of a frame.
const TIMES_LEAST: f32 = 2.0;
/// Fraction of a picture that takes almost no time to shade.
const NEGLIGIBLE_FRACTION: f32 = 0.005;
/// Weight of the latest frame in the running means.
const WEIGHT: f32 = 0.3;
/// Fraction of a picture shaded at first, before anything is known about the machine, as if at a
/// scale of 3.
const INITIAL_FRACTION: f32 = 1.0 / 9.0;
/// Smallest fraction of a picture per frame: with less, it would never get sharp.
const MIN_FRACTION: f32 = 1.0 / 64.0;
/// Limits on the budget's growth and decline from frame to frame, as factors.
const GROWTH: f32 = 2.0;
const DECLINE: f32 = 0.5;
/// Samples per pixel of a finished picture, on a machine that can draw all of it in one frame and
/// on slower ones.
const FAST_SAMPLES: u8 = 8;
const SLOW_SAMPLES: u8 = 4;

/// A frame that was drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DrawnFrame {
    /// Fraction of the picture that was shaded, 0 to 1.
    pub shaded: f32,
    /// Whether this was the whole picture at a lower resolution, which includes all vertices.
    pub is_coarse: bool,
    /// How long drawing took.
    pub time: Duration,
}

/// The fraction of a picture that a frame may shade, above 0; 1 or more where the machine can draw
/// all of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Budget {
    part: f32,
    /// Time of a frame that shades almost nothing, in seconds; `None` until measured.
    least: Option<f32>,
    /// Additional time to shade a whole picture, in seconds, as extrapolated from frames that draw
    /// some tiles and from coarse frames; `None` until measured.
    whole: Option<f32>,
    coarse: Option<f32>,
    is_unlimited: bool,
}

impl Default for Budget {
    fn default() -> Self {
        Self {
            part: INITIAL_FRACTION,
            least: None,
            whole: None,
            coarse: None,
            is_unlimited: false,
        }
    }
}

impl Budget {
    /// Creates a budget that allows the whole picture in every frame, however long that takes.
    pub fn unlimited() -> Self {
        Self {
            part: 1.0,
            is_unlimited: true,
            ..Self::default()
        }
    }

    /// Returns the fraction of a picture that the next frame may shade; at least 1 for all of it.
    pub const fn part(&self) -> f32 {
        self.part
    }

    /// Returns that fraction while the whole picture moves: frames are shorter and coarser.
    pub fn moving_part(&self) -> f32 {
        self.coarse.map_or(self.part, |coarse| {
            (SHADING.start() / coarse).clamp(MIN_FRACTION, GROWTH)
        })
    }

    /// Returns whether a frame that shades almost nothing must be timed: frames that shade similar
    /// amounts don't reveal how much of their time is spent on shading.
    pub const fn needs_least_frame(&self) -> bool {
        self.least.is_none() && !self.is_unlimited
    }

    /// Returns the samples per pixel of a finished picture: fewer where each takes seconds.
    pub const fn samples(&self) -> u8 {
        if self.part >= 1.0 {
            FAST_SAMPLES
        } else {
            SLOW_SAMPLES
        }
    }

    /// Updates the budget with a frame.
    pub fn learn(&mut self, frame: &DrawnFrame) {
        /// Smallest share of a frame's time that is attributed to shading.
        const MIN_SHARE: f32 = 0.1;
        if self.is_unlimited || frame.shaded <= 0.0 {
            return;
        }
        let time = frame.time.as_secs_f32();
        if frame.shaded < NEGLIGIBLE_FRACTION {
            if self.least.is_none() {
                // The first frames included shader compilation.
                (self.whole, self.coarse) = (None, None);
            }
            self.least = Some(self.least.map_or(time, |known| known.lerp(time, WEIGHT)));
            return;
        }
        let least = self.least.unwrap_or_default();
        let now = (time - least).max(MIN_SHARE * time).max(f32::MIN_POSITIVE) / frame.shaded;
        let known = if frame.is_coarse {
            &mut self.coarse
        } else {
            &mut self.whole
        };
        // A geometric mean, as a late frame can take many times as long.
        let whole = known.map_or(now, |known| known * (now / known).powf(WEIGHT));
        *known = Some(whole);
        if !frame.is_coarse {
            let shading = (TIMES_LEAST * least).clamp(*SHADING.start(), *SHADING.end());
            let (low, high) = (self.part * DECLINE, self.part * GROWTH);
            self.part = (shading / whole)
                .clamp(low, high)
                .clamp(MIN_FRACTION, GROWTH);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn drawn(shaded: f32, time: Duration) -> DrawnFrame {
        DrawnFrame {
            shaded,
            is_coarse: false,
            time,
        }
    }

    /// Returns the budget after frames on a machine that needs `empty` for a frame that shades
    /// almost nothing, and `whole` for the pixels of a picture.
    fn learned(empty: Duration, whole: Duration, frames: usize) -> Budget {
        let mut budget = Budget::default();
        budget.learn(&drawn(1e-3, empty));
        for _ in 0..frames {
            let shaded = budget.part().min(1.0);
            budget.learn(&drawn(shaded, empty + whole.mul_f32(shaded)));
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
    fn most_of_the_time_shades_where_every_frame_takes_long() {
        let whole = Duration::from_millis(1_500);
        for (empty, expected) in [(60, 115..125), (200, 145..155)] {
            let learned = learned(Duration::from_millis(empty), whole, 20);
            let shading = whole.mul_f32(learned.part());
            assert!(expected.contains(&shading.as_millis()), "{shading:?}");
        }
    }

    #[test]
    fn one_late_frame_and_small_ones_change_little() {
        let (empty, whole) = (Duration::from_millis(60), Duration::from_millis(1_200));
        let mut budget = learned(empty, whole, 20);
        let before = budget.part();
        let time = empty + whole.mul_f32(before);
        budget.learn(&drawn(before, 2 * time));
        for _ in 0..3 {
            budget.learn(&drawn(1e-3, empty));
            budget.learn(&drawn(before, time));
        }
        assert!((0.7..1.3).contains(&(budget.part() / before)), "{budget:?}");
    }

    #[test]
    fn what_frames_teach_before_the_least_one_is_forgotten() {
        let (empty, whole) = (Duration::from_millis(60), Duration::from_millis(1_200));
        let mut budget = Budget::default();
        assert!(budget.needs_least_frame());
        // Shaders are compiled when they are first used.
        budget.learn(&drawn(INITIAL_FRACTION, Duration::from_secs(3)));
        budget.learn(&drawn(1e-3, empty));
        assert!(!budget.needs_least_frame());
        for _ in 0..3 {
            budget.learn(&drawn(budget.part(), empty + whole.mul_f32(budget.part())));
        }
        let shading = whole.mul_f32(budget.part());
        assert!((115..125).contains(&shading.as_millis()), "{shading:?}");
    }

    #[test]
    fn coarse_frames_decide_how_coarse_the_next_ones_are() {
        let mut budget = learned(Duration::from_millis(40), Duration::from_millis(900), 20);
        let part = budget.part();
        for _ in 0..20 {
            budget.learn(&DrawnFrame {
                is_coarse: true,
                ..drawn(0.1, Duration::from_millis(240))
            });
        }
        let shading = 2.0 * budget.moving_part();
        assert!(SHADING.contains(&(shading + 1e-3)), "{shading}");
        assert_eq!(budget.part(), part);
    }

    #[test]
    fn an_unlimited_budget_never_shrinks() {
        let mut budget = Budget::unlimited();
        budget.learn(&drawn(1.0, Duration::from_secs(9)));
        assert!(budget.part() >= 1.0);
    }
}
