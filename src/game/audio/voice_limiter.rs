//! Many of one sound in a short time: spread, softened, or left out. Pure.

use std::time::Duration;

/// The ear takes two starts of a sound for one when they are closer than this.
const CLOSEST: Duration = Duration::from_millis(11);
/// Sounds that would have to wait longer than this for their turn are left out.
const LONGEST_WAIT: Duration = Duration::from_millis(55);
/// The time in which others count as a crowd.
const CROWD: Duration = Duration::from_millis(120);
/// What each other sound of the crowd adds to the loss of loudness.
const SHARE: f32 = 0.7;

/// The recent starts of one sound.
#[derive(Clone, Debug, Default)]
pub struct VoiceLimiter {
    /// In time's order.
    starts: Vec<Duration>,
}

/// How a sound may join the crowd.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Admission {
    /// When, on the clock of the moments asked for.
    pub at: Duration,
    /// How much softer than alone, in decibels (0 or less).
    pub decibels: f32,
}

impl VoiceLimiter {
    /// Asks for a start at the moment `wanted`; `None` when there are too many.
    pub fn admit(&mut self, wanted: Duration) -> Option<Admission> {
        self.starts.retain(|&start| start + CROWD > wanted);
        let mut at = wanted;
        for &start in &self.starts {
            if start.abs_diff(at) < CLOSEST {
                at = start + CLOSEST;
            }
        }
        if at > wanted + LONGEST_WAIT {
            return None;
        }
        let near = |start: &&Duration| start.abs_diff(at) < CROWD;
        let others = self.starts.iter().filter(near).count() as f32;
        let place = self.starts.partition_point(|&start| start < at);
        self.starts.insert(place, at);
        Some(Admission {
            at,
            decibels: -10.0 * (1.0 + SHARE * others).log10(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_seeds_a_second_are_left_alone() {
        let mut crowd = VoiceLimiter::default();
        for seed in 0..20 {
            let wanted = Duration::from_millis(250 * seed);
            let admission = Admission {
                at: wanted,
                decibels: 0.0,
            };
            assert_eq!(crowd.admit(wanted), Some(admission));
        }
    }

    #[test]
    fn seeds_of_one_frame_are_spread_and_softened_and_the_rest_left_out() {
        let mut crowd = VoiceLimiter::default();
        let now = Duration::from_secs(1);
        let admitted: Vec<Admission> = (0..40).filter_map(|_| crowd.admit(now)).collect();
        assert_eq!(admitted.len(), 6);
        assert!(
            admitted
                .windows(2)
                .all(|pair| pair[1].at == pair[0].at + CLOSEST)
        );
        assert!(
            admitted
                .windows(2)
                .all(|pair| pair[1].decibels < pair[0].decibels)
        );
    }

    #[test]
    fn a_storm_of_seeds_is_no_louder_than_a_few() {
        let mut crowd = VoiceLimiter::default();
        let storm = (0..2000).filter_map(|seed| crowd.admit(Duration::from_millis(5 * seed)));
        let power: f32 = storm
            .filter(|admission| admission.at > Duration::from_secs(9))
            .map(|admission| 10.0_f32.powf(admission.decibels / 10.0))
            .sum();
        assert!(
            power < 20.0,
            "a second of storm has the power of {power} seeds"
        );
    }
}
