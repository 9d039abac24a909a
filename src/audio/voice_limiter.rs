//! Limits sounds of one kind within a short time: spreads, softens or drops them. Pure.

use std::time::Duration;

/// Gap below which two starts of a sound blur into one.
const MIN_GAP: Duration = Duration::from_millis(11);
/// Delay above which sounds are dropped.
const MAX_DELAY: Duration = Duration::from_millis(55);
/// Interval within which sounds soften each other.
const SOFTENING_WINDOW: Duration = Duration::from_millis(120);
/// Weight of each neighbouring sound: n of them divide the power of a new one by 1 + n * weight.
const NEIGHBOUR_WEIGHT: f32 = 0.7;

/// The recent starts of one sound.
#[derive(Clone, Debug, Default)]
pub struct VoiceLimiter {
    /// In chronological order.
    starts: Vec<Duration>,
}

/// When, and at what level, a sound may start.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Admission {
    /// The start, on the clock of the requests.
    pub at: Duration,
    /// The level relative to a single sound, in decibels (0 or less).
    pub decibels: f32,
}

impl VoiceLimiter {
    /// Returns when and how loudly a sound requested for `requested_at` may start; `None` if
    /// there are too many sounds.
    pub fn admit(&mut self, requested_at: Duration) -> Option<Admission> {
        self.starts
            .retain(|&start| start + SOFTENING_WINDOW > requested_at);
        let mut at = requested_at;
        for &start in &self.starts {
            if start.abs_diff(at) < MIN_GAP {
                at = start + MIN_GAP;
            }
        }
        if at > requested_at + MAX_DELAY {
            return None;
        }
        let is_near = |start: &&Duration| start.abs_diff(at) < SOFTENING_WINDOW;
        let neighbours = self.starts.iter().filter(is_near).count() as f32;
        let index = self.starts.partition_point(|&start| start < at);
        self.starts.insert(index, at);
        Some(Admission {
            at,
            decibels: -10.0 * (1.0 + NEIGHBOUR_WEIGHT * neighbours).log10(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_seeds_a_second_are_unaffected() {
        let mut limiter = VoiceLimiter::default();
        for seed in 0..20 {
            let requested_at = Duration::from_millis(250 * seed);
            let admission = Admission {
                at: requested_at,
                decibels: 0.0,
            };
            assert_eq!(limiter.admit(requested_at), Some(admission));
        }
    }

    #[test]
    fn seeds_of_one_frame_are_spread_and_softened_and_the_rest_dropped() {
        let mut limiter = VoiceLimiter::default();
        let now = Duration::from_secs(1);
        let admitted: Vec<Admission> = (0..40).filter_map(|_| limiter.admit(now)).collect();
        assert_eq!(admitted.len(), 6);
        assert!(
            admitted
                .windows(2)
                .all(|pair| pair[1].at == pair[0].at + MIN_GAP)
        );
        assert!(
            admitted
                .windows(2)
                .all(|pair| pair[1].decibels < pair[0].decibels)
        );
    }

    #[test]
    fn a_burst_of_seeds_is_no_louder_than_a_few() {
        let mut limiter = VoiceLimiter::default();
        let burst = (0..2000).filter_map(|seed| limiter.admit(Duration::from_millis(5 * seed)));
        let power: f32 = burst
            .filter(|admission| admission.at > Duration::from_secs(9))
            .map(|admission| 10.0_f32.powf(admission.decibels / 10.0))
            .sum();
        assert!(
            power < 20.0,
            "a second of the burst has the power of {power} seeds"
        );
    }
}
