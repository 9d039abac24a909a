//! Measurements of sounds: levels and onset.

use super::filter::Filter;
use super::maths::decibels_of;
use super::wave::Wave;

/// The integration window of perceived loudness, in seconds.
const WINDOW_SECONDS: f64 = 0.05;
/// The lowest frequency that counts towards loudness (Hz), as with small loudspeakers.
const MIN_FREQUENCY: f64 = 180.0;
/// The fraction of the peak (-20 dB) whose first crossing is the onset.
const ONSET_FRACTION: f64 = 0.1;

/// Returns the level (dBFS) of the loudest 50 ms: the root mean square over all channels, without
/// the bass that small loudspeakers can't reproduce.
pub fn loudness(channels: &[&Wave]) -> f64 {
    let Some(first) = channels.first() else {
        return decibels_of(0.0);
    };
    let rate = first.rate;
    let window = rate.samples(WINDOW_SECONDS).max(1);
    let mut power = vec![0.0; first.samples.len()];
    for channel in channels {
        let mut high_pass = Filter::high_pass(rate, MIN_FREQUENCY, 0.707);
        for (sum, &sample) in power.iter_mut().zip(&channel.samples) {
            let sample = high_pass.step(sample);
            *sum += sample * sample;
        }
    }
    let (mut sum, mut loudest) = (0.0, 0.0_f64);
    for (n, &sample_power) in power.iter().enumerate() {
        sum += sample_power;
        if n >= window {
            sum -= power[n - window];
        }
        loudest = loudest.max(sum);
    }
    0.5 * decibels_of(loudest / (window * channels.len()) as f64)
}

/// Returns the level (dBFS) of the whole sound: the root mean square over all channels.
pub fn mean_level(channels: &[&Wave]) -> f64 {
    let count: usize = channels.iter().map(|channel| channel.samples.len()).sum();
    let power: f64 = channels
        .iter()
        .flat_map(|channel| &channel.samples)
        .map(|sample| sample * sample)
        .sum();
    0.5 * decibels_of(power / count.max(1) as f64)
}

/// Returns the highest peak (dBFS) of all channels.
pub fn peak(channels: &[&Wave]) -> f64 {
    decibels_of(
        channels
            .iter()
            .map(|channel| channel.peak())
            .fold(0.0, f64::max),
    )
}

/// Returns the time of the onset in seconds.
pub fn onset(wave: &Wave) -> f64 {
    let threshold = wave.peak() * ONSET_FRACTION;
    let first = wave
        .samples
        .iter()
        .position(|sample| sample.abs() > threshold);
    first.map_or(wave.seconds(), |sample| sample as f64 / wave.rate.hertz())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::maths::sine;
    use crate::wave::Rate;
    use std::f64::consts::TAU;

    #[test]
    fn a_sine_of_full_scale_is_three_decibels_below_its_peak() {
        let rate = Rate::EFFECT;
        let samples = (0..9600)
            .map(|n| sine(TAU * 1000.0 * f64::from(n) / rate.hertz()))
            .collect();
        let wave = Wave { samples, rate };
        assert!((mean_level(&[&wave]) + 3.01).abs() < 0.02);
        assert!((loudness(&[&wave, &wave]) + 3.01).abs() < 0.1);
        assert!(peak(&[&wave]).abs() < 0.01);
        assert!(onset(&wave) < 0.001);
    }
}
