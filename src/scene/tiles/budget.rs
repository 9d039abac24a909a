//! Learns from frame times how many pixels a frame may shade. Pure.

use std::ops::RangeInclusive;
use std::time::Duration;

use bevy::math::FloatExt;

/// Target time for shading while only the sharpness of the picture changes: beyond it, input would
/// feel sluggish.
const SHADING_SECONDS: RangeInclusive<f32> = 0.045..=0.15;
/// Within that range, the target is this multiple of the baseline, the fixed cost of a frame: with
/// less, most of the time would go to that cost.
const BASELINE_FACTOR: f32 = 2.0;
/// Fraction of a picture that takes almost no time to shade.
const NEGLIGIBLE_FRACTION: f32 = 0.005;
/// Weight of the latest frame in the running means.
const LATEST_WEIGHT: f32 = 0.3;
/// Fraction of a picture to shade before any frame has been timed: that of a coarse picture at a
/// scale of 3.
const INITIAL_FRACTION: f32 = 1.0 / 9.0;
/// Smallest fraction of a picture per frame: with less, it would never become sharp.
const MIN_FRACTION: f32 = 1.0 / 64.0;
/// Largest fraction: above 1, so that one late frame doesn't make a fast machine draw in parts.
const MAX_FRACTION: f32 = 2.0;
/// Maximum factor by which the budget grows from frame to frame.
const MAX_GROWTH: f32 = 2.0;
/// Minimum factor by which the budget shrinks from frame to frame.
const MAX_DECLINE: f32 = 0.5;
/// Samples per pixel of a finished picture, on a machine that can draw all of it in one frame.
const FAST_SAMPLES: u8 = 8;
/// Samples per pixel of a finished picture, on slower machines.
const SLOW_SAMPLES: u8 = 4;

/// A frame that was drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DrawnFrame {
    /// Fraction of the picture that was shaded, 0 to 1.
    pub shaded_fraction: f32,
    /// Whether this was the whole picture at a lower resolution, with all vertices.
    pub is_coarse: bool,
    /// The time that drawing took.
    pub time: Duration,
}

/// The fraction of a picture that a frame may shade, above 0; at least 1 if the machine can draw
/// all of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Budget {
    fraction: f32,
    /// Time of a frame that shades almost nothing, in seconds; `None` until measured.
    baseline: Option<f32>,
    /// Additional time to shade a whole picture, in seconds, extrapolated from sharp frames, which
    /// draw some tiles; `None` until measured.
    sharp_time: Option<f32>,
    /// The same, extrapolated from coarse frames; `None` until measured.
    coarse_time: Option<f32>,
    is_unlimited: bool,
}

impl Default for Budget {
    fn default() -> Self {
        Self {
            fraction: INITIAL_FRACTION,
            baseline: None,
            sharp_time: None,
            coarse_time: None,
            is_unlimited: false,
        }
    }
}

impl Budget {
    /// Creates a budget that allows the whole picture in every frame, however long that takes.
    pub fn unlimited() -> Self {
        Self {
            fraction: 1.0,
            is_unlimited: true,
            ..Self::default()
        }
    }

    /// Returns the fraction of a picture that the next frame may shade; at least 1 for all of it.
    pub const fn fraction(&self) -> f32 {
        self.fraction
    }

    /// Returns that fraction while the whole picture moves, when frames are shorter and coarser.
    pub fn moving_fraction(&self) -> f32 {
        self.coarse_time.map_or(self.fraction, |coarse_time| {
            (SHADING_SECONDS.start() / coarse_time).clamp(MIN_FRACTION, MAX_FRACTION)
        })
    }

    /// Returns whether a frame that shades almost nothing must be timed: frames that shade similar
    /// amounts don't reveal how much of their time is spent on shading.
    pub const fn needs_baseline(&self) -> bool {
        self.baseline.is_none() && !self.is_unlimited
    }

    /// Returns the samples per pixel of a finished picture: fewer if each takes seconds.
    pub const fn samples(&self) -> u8 {
        if self.fraction >= 1.0 {
            FAST_SAMPLES
        } else {
            SLOW_SAMPLES
        }
    }

    /// Updates the budget from the time of a frame.
    pub fn learn(&mut self, frame: &DrawnFrame) {
        /// Smallest share of a frame's time that is attributed to shading.
        const MIN_SHARE: f32 = 0.1;
        if self.is_unlimited || frame.shaded_fraction <= 0.0 {
            return;
        }
        let time = frame.time.as_secs_f32();
        if frame.shaded_fraction < NEGLIGIBLE_FRACTION {
            if self.baseline.is_none() {
                // The first frames included shader compilation.
                (self.sharp_time, self.coarse_time) = (None, None);
            }
            let baseline = self.baseline.unwrap_or(time);
            self.baseline = Some(baseline.lerp(time, LATEST_WEIGHT));
            return;
        }
        let baseline = self.baseline.unwrap_or_default();
        let shading = (time - baseline).max(MIN_SHARE * time);
        let measured = shading.max(f32::MIN_POSITIVE) / frame.shaded_fraction;
        let mean = if frame.is_coarse {
            &mut self.coarse_time
        } else {
            &mut self.sharp_time
        };
        // A geometric mean, as a late frame can take many times as long.
        let old = mean.unwrap_or(measured);
        let new = old * (measured / old).powf(LATEST_WEIGHT);
        *mean = Some(new);
        if !frame.is_coarse {
            let target = (BASELINE_FACTOR * baseline)
                .clamp(*SHADING_SECONDS.start(), *SHADING_SECONDS.end());
            let (min, max) = (self.fraction * MAX_DECLINE, self.fraction * MAX_GROWTH);
            self.fraction = (target / new)
                .clamp(min, max)
                .clamp(MIN_FRACTION, MAX_FRACTION);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn drawn(shaded_fraction: f32, time: Duration) -> DrawnFrame {
        DrawnFrame {
            shaded_fraction,
            is_coarse: false,
            time,
        }
    }

    /// Learns from frames of a machine that takes `empty` for a frame that shades almost nothing,
    /// and `whole` longer to shade a whole picture.
    fn learn_frames(empty: Duration, whole: Duration, frames: usize) -> Budget {
        let mut budget = Budget::default();
        budget.learn(&drawn(1e-3, empty));
        for _ in 0..frames {
            let shaded = budget.fraction().min(1.0);
            budget.learn(&drawn(shaded, empty + whole.mul_f32(shaded)));
        }
        budget
    }

    #[test]
    fn a_fast_machine_soon_draws_everything_and_a_slow_one_stays_near_the_target() {
        let [short, long] = [5, 20].map(Duration::from_millis);
        assert!(learn_frames(short, Duration::from_millis(6), 4).fraction() >= 1.0);
        let slow = Duration::from_millis(600);
        for empty in [short, long] {
            let frame = empty + slow.mul_f32(learn_frames(empty, slow, 20).fraction());
            assert!((45..70).contains(&frame.as_millis()), "{frame:?}");
        }
    }

    #[test]
    fn most_of_the_time_shades_where_every_frame_takes_long() {
        let whole = Duration::from_millis(1_500);
        for (empty, expected) in [(60, 115..125), (200, 145..155)] {
            let budget = learn_frames(Duration::from_millis(empty), whole, 20);
            let shading = whole.mul_f32(budget.fraction());
            assert!(expected.contains(&shading.as_millis()), "{shading:?}");
        }
    }

    #[test]
    fn one_late_frame_and_small_ones_change_little() {
        let (empty, whole) = (Duration::from_millis(60), Duration::from_millis(1_200));
        let mut budget = learn_frames(empty, whole, 20);
        let before = budget.fraction();
        let time = empty + whole.mul_f32(before);
        budget.learn(&drawn(before, 2 * time));
        for _ in 0..3 {
            budget.learn(&drawn(1e-3, empty));
            budget.learn(&drawn(before, time));
        }
        assert!(
            (0.7..1.3).contains(&(budget.fraction() / before)),
            "{budget:?}"
        );
    }

    #[test]
    fn what_frames_teach_before_the_least_one_is_forgotten() {
        let (empty, whole) = (Duration::from_millis(60), Duration::from_millis(1_200));
        let mut budget = Budget::default();
        assert!(budget.needs_baseline());
        // Shaders are compiled when they are first used.
        budget.learn(&drawn(INITIAL_FRACTION, Duration::from_secs(3)));
        budget.learn(&drawn(1e-3, empty));
        assert!(!budget.needs_baseline());
        for _ in 0..3 {
            budget.learn(&drawn(
                budget.fraction(),
                empty + whole.mul_f32(budget.fraction()),
            ));
        }
        let shading = whole.mul_f32(budget.fraction());
        assert!((115..125).contains(&shading.as_millis()), "{shading:?}");
    }

    #[test]
    fn coarse_frames_decide_how_coarse_the_next_ones_are() {
        let mut budget = learn_frames(Duration::from_millis(40), Duration::from_millis(900), 20);
        let fraction = budget.fraction();
        for _ in 0..20 {
            budget.learn(&DrawnFrame {
                is_coarse: true,
                ..drawn(0.1, Duration::from_millis(240))
            });
        }
        let shading = 2.0 * budget.moving_fraction();
        assert!(SHADING_SECONDS.contains(&(shading + 1e-3)), "{shading}");
        assert_eq!(budget.fraction(), fraction);
    }

    #[test]
    fn an_unlimited_budget_never_shrinks() {
        let mut budget = Budget::unlimited();
        budget.learn(&drawn(1.0, Duration::from_secs(9)));
        assert!(budget.fraction() >= 1.0);
    }
}
