//! The common acoustics of all sounds: outdoors in the shade of a tree, close and dry. The ground
//! and the trunk reflect sound, and the leaves scatter it.

use std::f64::consts::FRAC_PI_4;

use super::chance::Chance;
use super::filter::Filter;
use super::maths::{cosine, gain_of, sine};
use super::wave::{Rate, Wave};

/// Reflections from the ground, the trunk and two thick boughs: delay in seconds, level in dB.
const REFLECTIONS: [(f64, f64); 4] = [
    (0.0023, -13.0),
    (0.0094, -17.0),
    (0.0151, -20.0),
    (0.0236, -22.0),
];
/// The leaves: number of reflections, first and last delay (s), and level of the first reflection
/// (dB).
const LEAVES: usize = 44;
const LEAVES_FROM: f64 = 0.014;
const LEAVES_TO: f64 = 0.150;
const LEAVES_LEVEL: f64 = -31.0;
/// The drop in level from the first to the last leaves (dB).
const LEAVES_FALL: f64 = 26.0;
/// The low-pass cutoff, for absorption by bark and leaves (Hz).
const DULLNESS: f64 = 4800.0;
/// The maximum difference in arrival time between the ears, in seconds.
const BETWEEN_EARS: f64 = 0.000_3;

/// Two channels of sound.
#[derive(Clone, Debug, PartialEq)]
pub struct Stereo {
    /// The left channel.
    pub left: Wave,
    /// The right channel.
    pub right: Wave,
}

impl Stereo {
    /// Silence of `seconds`.
    pub fn silence(rate: Rate, seconds: f64) -> Self {
        Self {
            left: Wave::silence(rate, seconds),
            right: Wave::silence(rate, seconds),
        }
    }

    /// Adds a sound at `at` seconds from `side` (-1 left to 1 right): it is softer and a little
    /// later in the far ear.
    pub fn mix(&mut self, wave: &Wave, at: f64, gain: f64, side: f64) {
        let [(left, left_late), (right, right_late)] = ears(side);
        self.left.mix(wave, at + left_late, gain * left);
        self.right.mix(wave, at + right_late, gain * right);
    }

    /// Like [`mix`](Self::mix), for a loop.
    pub fn mix_around(&mut self, wave: &Wave, at: f64, gain: f64, side: f64) {
        let [(left, left_late), (right, right_late)] = ears(side);
        self.left.mix_around(wave, at + left_late, gain * left);
        self.right.mix_around(wave, at + right_late, gain * right);
    }

    /// Adds the reverb of the place, in proportion to `share` (1 for the distance of the board).
    #[must_use]
    pub fn in_the_shade(&self, share: f64) -> Self {
        Self {
            left: answered(&self.left, share, "left"),
            right: answered(&self.right, share, "right"),
        }
    }
}

/// Adds the reverb of the place to a mono sound.
#[must_use]
pub fn in_the_shade(wave: &Wave) -> Wave {
    answered(wave, 1.0, "middle")
}

/// Returns the gain and the delay in seconds for the left and the right ear.
fn ears(side: f64) -> [(f64, f64); 2] {
    let angle = (side.clamp(-1.0, 1.0) + 1.0) * FRAC_PI_4;
    [
        (cosine(angle), BETWEEN_EARS * side.max(0.0)),
        (sine(angle), BETWEEN_EARS * (-side).max(0.0)),
    ]
}

fn answered(wave: &Wave, share: f64, ear: &str) -> Wave {
    let mut answer = Wave::silence(wave.rate, wave.seconds() + LEAVES_TO + 0.01);
    let mut chance = Chance::named(ear);
    for (late, level) in REFLECTIONS {
        answer.mix(wave, chance.around(late, 0.12), gain_of(level));
    }
    for leaf in 0..LEAVES {
        let part = (leaf as f64 + chance.unit()) / LEAVES as f64;
        let sign = if chance.happens(0.5) { 1.0 } else { -1.0 };
        let late = LEAVES_FROM + (LEAVES_TO - LEAVES_FROM) * part;
        answer.mix(
            wave,
            late,
            sign * gain_of(LEAVES_LEVEL - LEAVES_FALL * part),
        );
    }
    let mut filtered = Filter::low_pass(wave.rate, DULLNESS, 0.6)
        .apply(answer)
        .scaled(share);
    filtered.mix(wave, 0.0, 1.0);
    filtered
}

#[cfg(test)]
mod tests {
    use super::*;

    fn knock() -> Wave {
        let mut wave = Wave::silence(Rate::EFFECT, 0.05);
        wave.samples[0] = 1.0;
        wave
    }

    #[test]
    fn the_direct_sound_comes_first_and_the_reverb_decays() {
        let filtered = in_the_shade(&knock());
        assert_eq!(filtered.samples[0], 1.0);
        let answer = filtered.samples[1..]
            .iter()
            .fold(0.0, |top: f64, sample| top.max(sample.abs()));
        assert!(answer < 0.25, "{answer}");
        assert_eq!(filtered.samples.last(), Some(&0.0));
    }

    #[test]
    fn a_sound_on_the_left_is_louder_and_sooner_on_the_left() {
        let mut stereo = Stereo::silence(Rate::EFFECT, 0.1);
        stereo.mix(&knock(), 0.0, 1.0, -0.8);
        assert!(stereo.left.peak() > 3.0 * stereo.right.peak());
        assert!(stereo.left.samples[0] > 0.0 && stereo.right.samples[0] == 0.0);
    }
}
