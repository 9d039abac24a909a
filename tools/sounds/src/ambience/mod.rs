//! The ambience of each place as a seamless loop: leaves in the wind, insects and occasional
//! distant birds under a tree; rain on a veranda; a fire at night; the hall of a museum.

mod birds;
mod fire;
mod hall;
mod insects;
mod leaves;
mod rain;

use std::f64::consts::TAU;

use super::acoustics::Stereo;
use super::filter::Filter;
use super::maths::{gain_of, sine};
use super::rng::Rng;
use super::wave::{Rate, Wave};

pub use fire::hearth;
pub use hall::museum;
pub use rain::veranda;

/// The length of the loop under the tree in seconds, too long for the repetition to be noticed.
pub const LOOP_SECONDS: f64 = 84.0;

/// The level of the leaves relative to the other layers.
const LEAVES_DECIBELS: f64 = -13.0;
/// The level of the insects relative to the other layers.
const INSECTS_DECIBELS: f64 = 3.0;
/// The level of the birds relative to the other layers.
const BIRDS_DECIBELS: f64 = -5.0;

/// Renders the ambience under a tree, a loop of [`LOOP_SECONDS`].
pub fn shade(rng: &mut Rng) -> Stereo {
    let rate = Rate::LONG;
    let mut stereo = leaves::wind(rate, rng);
    amplify(&mut stereo, gain_of(LEAVES_DECIBELS));
    for (layer, level) in [
        (insects::songs(rate, rng), INSECTS_DECIBELS),
        (birds::calls(rate, rng), BIRDS_DECIBELS),
    ] {
        stereo.left.mix(&layer.left, 0.0, gain_of(level));
        stereo.right.mix(&layer.right, 0.0, gain_of(level));
    }
    stereo
}

/// Renders white noise.
fn noise(rate: Rate, seconds: f64, rng: &mut Rng) -> Wave {
    let mut noise = Wave::silence(rate, seconds);
    noise.samples.fill_with(|| rng.between(-1.0, 1.0));
    noise
}

/// Renders white noise between these frequencies (Hz), as a seamless loop.
fn noise_between(rate: Rate, seconds: f64, from: f64, to: f64, rng: &mut Rng) -> Wave {
    let high = Filter::high_pass(rate, from, 0.6).apply_around(noise(rate, seconds, rng));
    Filter::low_pass(rate, to, 0.6).apply_around(high)
}

/// Renders `seconds` of white noise that decays with the time constant `decay`, in seconds.
fn burst(rate: Rate, seconds: f64, decay: f64, rng: &mut Rng) -> Wave {
    let mut burst = noise(rate, seconds, rng);
    for (n, sample) in burst.samples.iter_mut().enumerate() {
        *sample *= libm::exp(-(n as f64) / rate.hertz() / decay);
    }
    burst
}

/// A slow modulation of loudness that repeats with the loop.
#[derive(Clone, Copy)]
struct Swell<const N: usize> {
    /// The cycles per loop (an integer) and the depth of each wave.
    waves: [(f64, f64); N],
    phases: [f64; N],
    /// The length of the loop in seconds.
    length: f64,
}

impl<const N: usize> Swell<N> {
    fn new(waves: [(f64, f64); N], length: f64, rng: &mut Rng) -> Self {
        Self {
            waves,
            phases: waves.map(|_| rng.unit()),
            length,
        }
    }

    /// Returns the sum of all waves at `seconds`.
    fn at(&self, seconds: f64) -> f64 {
        let waves = self.waves.iter().zip(self.phases);
        waves
            .map(|(&(count, depth), phase)| {
                depth * sine(TAU * (count * seconds / self.length + phase))
            })
            .sum()
    }
}

fn amplify(stereo: &mut Stereo, gain: f64) {
    for sample in stereo
        .left
        .samples
        .iter_mut()
        .chain(&mut stereo.right.samples)
    {
        *sample *= gain;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_loops_have_no_seam() {
        for ambience in [shade, veranda, hearth, museum] {
            let stereo = ambience(&mut Rng::named("seam"));
            for wave in [&stereo.left, &stereo.right] {
                let samples = &wave.samples;
                let step = |at: usize| (samples[(at + 1) % samples.len()] - samples[at]).abs();
                let mean_step = (0..samples.len()).map(step).sum::<f64>() / samples.len() as f64;
                let seam = step(samples.len() - 1);
                assert!(
                    seam < 6.0 * mean_step,
                    "a step of {seam} at the seam, {mean_step} elsewhere"
                );
            }
        }
    }
}
