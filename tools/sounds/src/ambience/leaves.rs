//! Wind in the leaves: bands of noise that swell and flutter with the gusts.

use super::{LOOP, Swell, noise, noise_between};
use crate::chance::Chance;
use crate::filter::Filter;
use crate::place::Stereo;
use crate::wave::{Rate, Wave};

/// The gusts: cycles per loop (an integer, so that the loop is seamless), and strength.
const GUSTS: [(f64, f64); 5] = [
    (3.0, 0.16),
    (7.0, 0.13),
    (11.0, 0.10),
    (19.0, 0.07),
    (37.0, 0.04),
];
/// The strength of the constant wind, relative to the gusts.
const CALM: f64 = 0.62;
/// The frequency bands: lowest and highest frequency (Hz), the exponent with which the band grows
/// with the wind, and level. Small leaves are heard only in a gust.
const BANDS: [(f64, f64, f64, f64); 3] = [
    (160.0, 700.0, 0.7, 0.30),
    (600.0, 2400.0, 1.0, 0.21),
    (2200.0, 5600.0, 1.8, 0.15),
];
/// The fraction of the sound that both channels share.
const SHARED: f64 = 0.45;
/// The highest frequency of the leaves' flutter (Hz), and its depth.
const FLUTTER: f64 = 11.0;
const FLUTTER_DEPTH: f64 = 0.8;

/// Renders the surrounding leaves into one loop.
pub fn wind(rate: Rate, chance: &mut Chance) -> Stereo {
    let gusts = Swell::new(GUSTS, LOOP, chance);
    let wind = move |seconds: f64| (CALM + gusts.at(seconds)).max(0.06);
    let mut stereo = Stereo::silence(rate, LOOP);
    for band in BANDS {
        let shared = leaves(rate, band, &wind, chance);
        for ear in [&mut stereo.left, &mut stereo.right] {
            ear.mix(&leaves(rate, band, &wind, chance), 0.0, 1.0 - SHARED);
            ear.mix(&shared, 0.0, SHARED);
        }
    }
    stereo
}

fn leaves(
    rate: Rate,
    (from, to, power, level): (f64, f64, f64, f64),
    wind: &impl Fn(f64) -> f64,
    chance: &mut Chance,
) -> Wave {
    let mut leaves = noise_between(rate, LOOP, from, to, chance);
    let mut flutter = Filter::low_pass(rate, FLUTTER, 0.6).apply_around(noise(rate, LOOP, chance));
    let widest = flutter.peak().max(1e-9);
    for sample in &mut flutter.samples {
        *sample /= widest;
    }
    for (n, (sample, flutter)) in leaves.samples.iter_mut().zip(&flutter.samples).enumerate() {
        let blows = wind(n as f64 / rate.hertz());
        *sample *= level * libm::pow(blows, power) * (1.0 + FLUTTER_DEPTH * flutter);
    }
    leaves
}
