//! Modal synthesis: a body is a bank of damped resonators, excited by a force that varies over
//! time.

use std::f64::consts::{PI, TAU};

use super::maths::{cosine, decay_per_step, sine};
use super::wave::{Rate, Wave};

/// A mode of vibration of a body.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mode {
    /// The frequency, in hertz.
    pub frequency: f64,
    /// The decay time to -60 dB, in seconds.
    pub decay_time: f64,
    /// The amplitude of the response to an impact of unit momentum.
    pub gain: f64,
}

/// A vibrating body.
#[derive(Clone, Debug, PartialEq)]
pub struct Body {
    /// The modes; those above the Nyquist frequency are silent.
    pub modes: Vec<Mode>,
}

impl Body {
    /// Renders `seconds` of the sound of the body under `force` (see [`Contact`]).
    pub fn strike(&self, force: &[f64], rate: Rate, seconds: f64) -> Wave {
        let mut wave = Wave::silence(rate, seconds);
        let audible = 0.45 * rate.hertz();
        for mode in self.modes.iter().filter(|mode| mode.frequency < audible) {
            let angle = TAU * mode.frequency / rate.hertz();
            let decay = decay_per_step(mode.decay_time * rate.hertz());
            let (feedback_1, feedback_2) = (2.0 * decay * cosine(angle), decay * decay);
            let input = mode.gain * sine(angle);
            let (mut previous, mut second_previous) = (0.0, 0.0);
            for (n, sample) in wave.samples.iter_mut().enumerate() {
                let input_force = force.get(n).copied().unwrap_or(0.0);
                let output =
                    input * input_force + feedback_1 * previous - feedback_2 * second_previous;
                second_previous = previous;
                previous = output;
                *sample += output;
            }
        }
        wave
    }
}

/// A brief contact between two bodies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Contact {
    /// The contact time in seconds: 0.1 ms for seed on seed, 0.4 ms for a seed on wood, several
    /// milliseconds for a hand.
    pub duration: f64,
    /// The transferred momentum; 1 for a seed that falls from the hand.
    pub momentum: f64,
}

impl Contact {
    /// Returns the force at each sample: the pulse of a Hertzian contact, a half sine raised to the
    /// power 1.5, whose samples add up to the momentum.
    pub fn force(self, rate: Rate) -> Vec<f64> {
        /// The number of points averaged per sample, as pulses may be shorter than a sample.
        const POINTS_PER_SAMPLE: usize = 16;
        let length = (self.duration * rate.hertz()).max(1.0);
        let mut force: Vec<f64> = (0..length.ceil() as usize)
            .map(|sample| {
                (0..POINTS_PER_SAMPLE)
                    .map(|point| {
                        (sample as f64 + (point as f64 + 0.5) / POINTS_PER_SAMPLE as f64) / length
                    })
                    .filter(|&phase| phase < 1.0)
                    .map(|phase| libm::pow(sine(PI * phase).max(0.0), 1.5))
                    .sum()
            })
            .collect();
        let area: f64 = force.iter().sum();
        for sample in &mut force {
            *sample *= self.momentum / area;
        }
        force
    }

    /// Renders the click of the impact itself: the derivative of the force, with its peak near the
    /// momentum.
    pub fn click(self, rate: Rate) -> Wave {
        let force = self.force(rate);
        let peak = force
            .iter()
            .fold(0.0, |peak: f64, sample| peak.max(sample.abs()));
        let mut samples = Vec::with_capacity(force.len() + 1);
        let mut last = 0.0;
        for sample in force.iter().copied().chain([0.0]) {
            samples.push((sample - last) * self.momentum / peak.max(1e-12));
            last = sample;
        }
        Wave { samples, rate }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_contact_transfers_its_momentum_however_short_it_is() {
        for duration in [0.000_01, 0.000_09, 0.000_4, 0.005] {
            let force = Contact {
                duration,
                momentum: 0.7,
            }
            .force(Rate::EFFECT);
            assert!(
                (force.iter().sum::<f64>() - 0.7).abs() < 1e-12,
                "{duration}"
            );
        }
    }

    #[test]
    fn a_mode_rings_at_its_pitch_and_decays_in_its_time() {
        let body = Body {
            modes: vec![Mode {
                frequency: 440.0,
                decay_time: 0.5,
                gain: 1.0,
            }],
        };
        let wave = body.strike(&[1.0], Rate::EFFECT, 1.0);
        let crossings = wave.samples[..24_000]
            .windows(2)
            .filter(|pair| pair[0] < 0.0 && pair[1] >= 0.0)
            .count();
        assert!(
            (219..=221).contains(&crossings),
            "{crossings} periods in half a second"
        );
        assert!(wave.peak() > 0.95 && wave.peak() <= 1.0);
        let tail = wave.samples[24_000..]
            .iter()
            .fold(0.0, |peak: f64, sample| peak.max(sample.abs()));
        assert!((tail - 0.001).abs() < 0.000_1, "{tail}");
    }

    #[test]
    fn a_soft_contact_excites_high_modes_less() {
        let body = Body {
            modes: vec![Mode {
                frequency: 4000.0,
                decay_time: 0.1,
                gain: 1.0,
            }],
        };
        let hard = body.strike(
            &Contact {
                duration: 0.000_1,
                momentum: 1.0,
            }
            .force(Rate::EFFECT),
            Rate::EFFECT,
            0.1,
        );
        let soft = body.strike(
            &Contact {
                duration: 0.001,
                momentum: 1.0,
            }
            .force(Rate::EFFECT),
            Rate::EFFECT,
            0.1,
        );
        assert!(soft.peak() < 0.1 * hard.peak());
    }
}
