//! Biquad filters, after Robert Bristow-Johnson's "Cookbook formulae for audio equalizer biquad
//! filter coefficients".

use std::f64::consts::TAU;

use super::maths::{cosine, sine};
use super::wave::{Rate, Wave};

/// A biquad filter with its state, in transposed direct form II.
#[derive(Clone, Debug)]
pub struct Filter {
    feedforward: [f64; 3],
    feedback: [f64; 2],
    state: [f64; 2],
}

impl Filter {
    /// Creates a low-pass filter at `frequency` (Hz); its response is flattest with `quality`
    /// 0.707.
    pub fn low_pass(rate: Rate, frequency: f64, quality: f64) -> Self {
        let (cos, alpha) = Self::angle(rate, frequency, quality);
        Self::new(
            [(1.0 - cos) / 2.0, 1.0 - cos, (1.0 - cos) / 2.0],
            cos,
            alpha,
        )
    }

    /// Creates a high-pass filter at `frequency` (Hz).
    pub fn high_pass(rate: Rate, frequency: f64, quality: f64) -> Self {
        let (cos, alpha) = Self::angle(rate, frequency, quality);
        Self::new(
            [(1.0 + cos) / 2.0, -1.0 - cos, (1.0 + cos) / 2.0],
            cos,
            alpha,
        )
    }

    /// Creates a band-pass filter around `frequency` (Hz), with unity gain there; the bandwidth is
    /// `frequency / quality`.
    pub fn band_pass(rate: Rate, frequency: f64, quality: f64) -> Self {
        let (cos, alpha) = Self::angle(rate, frequency, quality);
        Self::new([alpha, 0.0, -alpha], cos, alpha)
    }

    /// Filters the next sample.
    pub fn step(&mut self, input: f64) -> f64 {
        let output = self.feedforward[0] * input + self.state[0];
        self.state[0] = self.feedforward[1] * input - self.feedback[0] * output + self.state[1];
        self.state[1] = self.feedforward[2] * input - self.feedback[1] * output;
        output
    }

    /// Filters a whole sound.
    #[must_use]
    pub fn apply(mut self, mut wave: Wave) -> Wave {
        for sample in &mut wave.samples {
            *sample = self.step(*sample);
        }
        wave
    }

    /// Filters a loop. Runs over it once beforehand, so that the result is seamless.
    #[must_use]
    pub fn apply_around(mut self, wave: Wave) -> Wave {
        for &sample in &wave.samples {
            self.step(sample);
        }
        self.apply(wave)
    }

    /// Returns the cosine of the angular frequency per sample, and the cookbook's alpha.
    fn angle(rate: Rate, frequency: f64, quality: f64) -> (f64, f64) {
        let angle = TAU * (frequency / rate.hertz()).min(0.49);
        (cosine(angle), sine(angle) / (2.0 * quality))
    }

    fn new(feedforward: [f64; 3], cos: f64, alpha: f64) -> Self {
        let normalization = 1.0 / (1.0 + alpha);
        Self {
            feedforward: feedforward.map(|factor| factor * normalization),
            feedback: [-2.0 * cos * normalization, (1.0 - alpha) * normalization],
            state: [0.0; 2],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the amplitude of a sine of `frequency` after the filter has settled.
    fn gain(filter: Filter, frequency: f64) -> f64 {
        let rate = Rate::EFFECT;
        let samples = (0..9600)
            .map(|n| sine(TAU * frequency * f64::from(n) / rate.hertz()))
            .collect();
        let mut out = filter.apply(Wave { samples, rate });
        out.samples.drain(..4800);
        out.peak()
    }

    #[test]
    fn filters_pass_only_their_band() {
        let rate = Rate::EFFECT;
        assert!(gain(Filter::low_pass(rate, 1000.0, 0.707), 100.0) > 0.98);
        assert!(gain(Filter::low_pass(rate, 1000.0, 0.707), 10_000.0) < 0.02);
        assert!(gain(Filter::high_pass(rate, 1000.0, 0.707), 100.0) < 0.02);
        assert!(gain(Filter::high_pass(rate, 1000.0, 0.707), 10_000.0) > 0.98);
        assert!((gain(Filter::band_pass(rate, 1000.0, 4.0), 1000.0) - 1.0).abs() < 0.01);
    }
}
