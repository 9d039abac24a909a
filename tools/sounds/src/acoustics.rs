//! The acoustics of all sounds: outdoors in the shade of a tree, close and dry. The ground and the
//! trunk reflect sound, and the leaves scatter it.

use std::f64::consts::FRAC_PI_4;

use super::filter::Filter;
use super::maths::{cosine, gain_of, sine};
use super::rng::Rng;
use super::wave::{Rate, Wave};

/// Reflections from the ground, the trunk and two thick boughs: delay in seconds, level in dB.
const REFLECTIONS: [(f64, f64); 4] = [
    (0.0023, -13.0),
    (0.0094, -17.0),
    (0.0151, -20.0),
    (0.0236, -22.0),
];
/// The maximum random variation of a reflection's delay, as a fraction of it.
const DELAY_SPREAD: f64 = 0.12;
/// The number of reflections from the leaves.
const LEAF_REFLECTIONS: usize = 44;
/// The delay of the first leaf reflection.
const FIRST_LEAF_DELAY_SECONDS: f64 = 0.014;
/// The delay of the last leaf reflection.
const LAST_LEAF_DELAY_SECONDS: f64 = 0.150;
/// The level of the first leaf reflection.
const FIRST_LEAF_DECIBELS: f64 = -31.0;
/// The drop in level from the first to the last leaf reflection.
const LEAF_DROP_DECIBELS: f64 = 26.0;
/// The low-pass cutoff for absorption by bark and leaves.
const LOW_PASS_CUTOFF_HZ: f64 = 4800.0;
/// The maximum interaural time difference.
const MAX_EAR_DELAY_SECONDS: f64 = 0.000_3;

/// Two channels of sound.
#[derive(Clone, Debug, PartialEq)]
pub struct Stereo {
    /// What the left ear hears.
    pub left: Wave,
    /// What the right ear hears.
    pub right: Wave,
}

impl Stereo {
    /// Creates silence that lasts `seconds`.
    pub fn silence(rate: Rate, seconds: f64) -> Self {
        Self {
            left: Wave::silence(rate, seconds),
            right: Wave::silence(rate, seconds),
        }
    }

    /// Mixes in a sound at `start_seconds` from `pan` (-1 left to 1 right): softer and a little
    /// later for the far ear.
    pub fn mix(&mut self, wave: &Wave, start_seconds: f64, gain: f64, pan: f64) {
        let [(left_gain, left_delay), (right_gain, right_delay)] = ear_gains_and_delays(pan);
        self.left
            .mix(wave, start_seconds + left_delay, gain * left_gain);
        self.right
            .mix(wave, start_seconds + right_delay, gain * right_gain);
    }

    /// Mixes in a sound like [`mix`](Self::mix), but wraps it around, for loops.
    pub fn mix_wrapping(&mut self, wave: &Wave, start_seconds: f64, gain: f64, pan: f64) {
        let [(left_gain, left_delay), (right_gain, right_delay)] = ear_gains_and_delays(pan);
        self.left
            .mix_wrapping(wave, start_seconds + left_delay, gain * left_gain);
        self.right
            .mix_wrapping(wave, start_seconds + right_delay, gain * right_gain);
    }

    /// Adds reverb in proportion to `amount` (1 for a sound at the board).
    #[must_use]
    pub fn with_reverb(&self, amount: f64) -> Self {
        Self {
            left: reverberate(&self.left, amount, "left"),
            right: reverberate(&self.right, amount, "right"),
        }
    }
}

/// Adds reverb to a mono sound.
#[must_use]
pub fn mono_with_reverb(wave: &Wave) -> Wave {
    reverberate(wave, 1.0, "middle")
}

/// Returns the gain and the delay in seconds for the left and the right ear.
fn ear_gains_and_delays(pan: f64) -> [(f64, f64); 2] {
    let angle = (pan.clamp(-1.0, 1.0) + 1.0) * FRAC_PI_4;
    [
        (cosine(angle), MAX_EAR_DELAY_SECONDS * pan.max(0.0)),
        (sine(angle), MAX_EAR_DELAY_SECONDS * (-pan).max(0.0)),
    ]
}

fn reverberate(wave: &Wave, amount: f64, rng_name: &str) -> Wave {
    let mut reverb = Wave::silence(wave.rate, wave.seconds() + LAST_LEAF_DELAY_SECONDS + 0.01);
    let mut rng = Rng::named(rng_name);
    for (delay, level) in REFLECTIONS {
        reverb.mix(wave, rng.around(delay, DELAY_SPREAD), gain_of(level));
    }
    for leaf in 0..LEAF_REFLECTIONS {
        let fraction = (leaf as f64 + rng.unit()) / LEAF_REFLECTIONS as f64;
        let sign = if rng.happens(0.5) { 1.0 } else { -1.0 };
        let delay = FIRST_LEAF_DELAY_SECONDS
            + (LAST_LEAF_DELAY_SECONDS - FIRST_LEAF_DELAY_SECONDS) * fraction;
        reverb.mix(
            wave,
            delay,
            sign * gain_of(FIRST_LEAF_DECIBELS - LEAF_DROP_DECIBELS * fraction),
        );
    }
    let mut filtered = Filter::low_pass(wave.rate, LOW_PASS_CUTOFF_HZ, 0.6)
        .apply(reverb)
        .scaled(amount);
    filtered.mix(wave, 0.0, 1.0);
    filtered
}

#[cfg(test)]
mod tests {
    use super::*;

    fn impulse() -> Wave {
        let mut wave = Wave::silence(Rate::EFFECT, 0.05);
        wave.samples[0] = 1.0;
        wave
    }

    #[test]
    fn the_direct_sound_comes_first_and_the_reverb_decays() {
        let filtered = mono_with_reverb(&impulse());
        assert_eq!(filtered.samples[0], 1.0);
        let reverb = filtered.samples[1..]
            .iter()
            .fold(0.0, |peak: f64, sample| peak.max(sample.abs()));
        assert!(reverb < 0.25, "{reverb}");
        assert_eq!(filtered.samples.last(), Some(&0.0));
    }

    #[test]
    fn a_sound_on_the_left_is_louder_and_earlier_on_the_left() {
        let mut stereo = Stereo::silence(Rate::EFFECT, 0.1);
        stereo.mix(&impulse(), 0.0, 1.0, -0.8);
        assert!(stereo.left.peak() > 3.0 * stereo.right.peak());
        assert!(stereo.left.samples[0] > 0.0 && stereo.right.samples[0] == 0.0);
    }
}
