//! Sampled sound and mixing.

use super::maths::ease;

/// A sample rate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate(u32);

impl Rate {
    /// The rate of effects: 48 kHz, the usual rate of sound devices.
    pub const EFFECT: Self = Self(48_000);
    /// The rate of music and ambience: 32 kHz, which covers all their frequencies and saves memory
    /// for minutes of decoded sound.
    pub const LONG: Self = Self(32_000);

    /// Returns the rate in hertz.
    pub fn hertz(self) -> f64 {
        f64::from(self.0)
    }

    /// Returns the rate in hertz, as an integer.
    pub fn whole_hertz(self) -> u32 {
        self.0
    }

    /// Returns `seconds` as a number of samples, rounded; 0 for negative times.
    pub fn samples(self, seconds: f64) -> usize {
        (seconds * self.hertz() + 0.5).max(0.0) as usize
    }
}

/// A channel of sound; full scale is ±1.
#[derive(Clone, Debug, PartialEq)]
pub struct Wave {
    /// The samples in order.
    pub samples: Vec<f64>,
    /// The number of samples per second.
    pub rate: Rate,
}

impl Wave {
    /// Creates silence that lasts `seconds`.
    pub fn silence(rate: Rate, seconds: f64) -> Self {
        Self {
            samples: vec![0.0; rate.samples(seconds)],
            rate,
        }
    }

    /// Returns the length in seconds.
    pub fn seconds(&self) -> f64 {
        self.samples.len() as f64 / self.rate.hertz()
    }

    /// Returns the largest absolute sample.
    pub fn peak(&self) -> f64 {
        self.samples
            .iter()
            .fold(0.0, |peak, sample| sample.abs().max(peak))
    }

    /// Returns the sound amplified by `gain`.
    #[must_use]
    pub fn scaled(mut self, gain: f64) -> Self {
        for sample in &mut self.samples {
            *sample *= gain;
        }
        self
    }

    /// Mixes in `other` with `gain`, starting at `start_seconds`; drops any part beyond the end.
    pub fn mix(&mut self, other: &Wave, start_seconds: f64, gain: f64) {
        let start = self.rate.samples(start_seconds).min(self.samples.len());
        for (sample, addend) in self.samples[start..].iter_mut().zip(&other.samples) {
            *sample += addend * gain;
        }
    }

    /// Mixes in `other` like [`mix`](Self::mix), but wraps any part beyond the end around, for
    /// loops.
    pub fn mix_wrapping(&mut self, other: &Wave, start_seconds: f64, gain: f64) {
        let length = self.samples.len();
        if length == 0 {
            return;
        }
        let start = self.rate.samples(start_seconds);
        for (offset, addend) in other.samples.iter().enumerate() {
            self.samples[(start + offset) % length] += addend * gain;
        }
    }

    /// Fades in over the first `seconds`.
    pub fn fade_in(&mut self, seconds: f64) {
        let length = self.rate.samples(seconds).min(self.samples.len());
        for (index, sample) in self.samples[..length].iter_mut().enumerate() {
            *sample *= ease(index as f64 / length as f64);
        }
    }

    /// Fades out over the last `seconds`.
    pub fn fade_out(&mut self, seconds: f64) {
        let length = self.rate.samples(seconds).min(self.samples.len());
        for (index, sample) in self.samples.iter_mut().rev().take(length).enumerate() {
            *sample *= ease(index as f64 / length as f64);
        }
    }

    /// Trims the end, where no sample exceeds the amplitude `floor`.
    pub fn trim_end(&mut self, floor: f64) {
        let end = self.samples.iter().rposition(|sample| sample.abs() > floor);
        self.samples.truncate(end.map_or(0, |last| last + 1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mixing_around_wraps_the_part_beyond_the_end() {
        let rate = Rate::EFFECT;
        let mut ring = Wave {
            samples: vec![0.0; 4],
            rate,
        };
        let sound = Wave {
            samples: vec![1.0, 2.0, 3.0],
            rate,
        };
        ring.mix_wrapping(&sound, 3.0 / rate.hertz(), 1.0);
        assert_eq!(ring.samples, [2.0, 3.0, 0.0, 1.0]);
    }

    #[test]
    fn fades_reach_silence_at_the_ends() {
        let mut wave = Wave {
            samples: vec![1.0; 480],
            rate: Rate::EFFECT,
        };
        wave.fade_in(0.002);
        wave.fade_out(0.002);
        assert_eq!(wave.samples.first(), Some(&0.0));
        assert_eq!(wave.samples.last(), Some(&0.0));
        assert_eq!(wave.samples[240], 1.0);
    }
}
