//! Wind in the leaves: bands of noise that swell and flutter with gusts.

use super::{LOOP_SECONDS, Swell, noise, noise_between};
use crate::acoustics::Stereo;
use crate::filter::Filter;
use crate::rng::Rng;
use crate::wave::{Rate, Wave};

/// The gusts: cycles per loop (integers, for a seamless loop), and strength.
const GUSTS: [(f64, f64); 5] = [
    (3.0, 0.16),
    (7.0, 0.13),
    (11.0, 0.10),
    (19.0, 0.07),
    (37.0, 0.04),
];
/// The strength of the constant wind, on the scale of the gusts.
const BASE_WIND: f64 = 0.62;
/// The frequency bands: lowest and highest frequency (Hz), exponent with which the band grows with
/// the wind, and level. Small leaves are audible only in gusts.
const BANDS: [(f64, f64, f64, f64); 3] = [
    (160.0, 700.0, 0.7, 0.30),
    (600.0, 2400.0, 1.0, 0.21),
    (2200.0, 5600.0, 1.8, 0.15),
];
/// The fraction of the sound that is common to both channels.
const SHARED_FRACTION: f64 = 0.45;
/// The highest frequency of the leaves' flutter (Hz).
const FLUTTER_CUTOFF: f64 = 11.0;
/// The depth of the leaves' flutter.
const FLUTTER_DEPTH: f64 = 0.8;

/// Renders the surrounding leaves as a loop.
pub fn wind(rate: Rate, rng: &mut Rng) -> Stereo {
    let gusts = Swell::new(GUSTS, LOOP_SECONDS, rng);
    let wind = move |seconds: f64| (BASE_WIND + gusts.at(seconds)).max(0.06);
    let mut stereo = Stereo::silence(rate, LOOP_SECONDS);
    for band in BANDS {
        let shared = leaf_noise(rate, band, &wind, rng);
        for ear in [&mut stereo.left, &mut stereo.right] {
            ear.mix(
                &leaf_noise(rate, band, &wind, rng),
                0.0,
                1.0 - SHARED_FRACTION,
            );
            ear.mix(&shared, 0.0, SHARED_FRACTION);
        }
    }
    stereo
}

fn leaf_noise(
    rate: Rate,
    (from, to, exponent, level): (f64, f64, f64, f64),
    wind: &impl Fn(f64) -> f64,
    rng: &mut Rng,
) -> Wave {
    let mut leaf_noise = noise_between(rate, LOOP_SECONDS, from, to, rng);
    let mut flutter =
        Filter::low_pass(rate, FLUTTER_CUTOFF, 0.6).apply_around(noise(rate, LOOP_SECONDS, rng));
    let peak = flutter.peak().max(1e-9);
    for sample in &mut flutter.samples {
        *sample /= peak;
    }
    for (n, (sample, flutter)) in leaf_noise
        .samples
        .iter_mut()
        .zip(&flutter.samples)
        .enumerate()
    {
        let strength = wind(n as f64 / rate.hertz());
        *sample *= level * libm::pow(strength, exponent) * (1.0 + FLUTTER_DEPTH * flutter);
    }
    leaf_noise
}
