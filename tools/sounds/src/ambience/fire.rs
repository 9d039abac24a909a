//! A small wood fire at night: the breath of the flame, crackling twigs, and crickets in the dark.

use super::{Swell, burst, insects, noise_between};
use crate::acoustics::Stereo;
use crate::filter::Filter;
use crate::maths::gain_of;
use crate::rng::Rng;
use crate::wave::{Rate, Wave};

/// The length of the loop in seconds.
pub const LOOP_SECONDS: f64 = 56.0;

/// The flutter of the flame: cycles per loop (integers, for a seamless loop), and depth.
const FLUTTER: [(f64, f64); 4] = [(5.0, 0.2), (17.0, 0.2), (61.0, 0.14), (139.0, 0.08)];
/// The lowest and highest frequency of the flame's noise.
const FLAME_BAND_HZ: (f64, f64) = (70.0, 420.0);
/// The level of the flame's noise.
const FLAME_LEVEL: f64 = 0.15;
/// The number of bursts of crackling per loop.
const BURST_COUNT: usize = 46;
/// The maximum number of cracks in a burst.
const MAX_CRACKS: usize = 14;
/// The duration of a burst.
const BURST_SECONDS: f64 = 1.1;
/// The number of popping knots in a loop.
const POP_COUNT: usize = 9;
/// The level of a popping knot.
const POP_LEVEL: f64 = 0.17;
/// The level of the crickets.
const CRICKETS_DECIBELS: f64 = -9.0;
/// The fire's stereo position.
const PAN: f64 = -0.35;
/// The maximum distance of a crack from the fire's stereo position.
const CRACK_SPREAD: f64 = 0.3;

/// Renders the fire, [`LOOP_SECONDS`] seconds long.
pub fn hearth(rng: &mut Rng) -> Stereo {
    let rate = Rate::LONG;
    let mut stereo = Stereo::silence(rate, LOOP_SECONDS);
    stereo.mix_wrapping(&flame(rate, rng), 0.0, 1.0, PAN);
    for _ in 0..BURST_COUNT {
        let start = rng.between(0.0, LOOP_SECONDS);
        let level = 0.03 + 0.13 * libm::pow(rng.unit(), 2.5);
        for _ in 0..=rng.below(MAX_CRACKS) {
            let time = start + BURST_SECONDS * libm::pow(rng.unit(), 2.0);
            let crack = crack(rate, rng.between(1400.0, 5200.0), 0.0018, rng);
            let pan = PAN + CRACK_SPREAD * rng.between(-1.0, 1.0);
            stereo.mix_wrapping(&crack, time % LOOP_SECONDS, rng.around(level, 0.6), pan);
        }
    }
    for _ in 0..POP_COUNT {
        let pop = crack(rate, rng.between(420.0, 900.0), 0.011, rng);
        let time = rng.between(0.0, LOOP_SECONDS);
        stereo.mix_wrapping(&pop, time, rng.around(POP_LEVEL, 0.5), PAN);
    }
    let crickets = insects::crickets(rate, LOOP_SECONDS, rng);
    stereo
        .left
        .mix(&crickets.left, 0.0, gain_of(CRICKETS_DECIBELS));
    stereo
        .right
        .mix(&crickets.right, 0.0, gain_of(CRICKETS_DECIBELS));
    stereo
}

fn flame(rate: Rate, rng: &mut Rng) -> Wave {
    let (lowest, highest) = FLAME_BAND_HZ;
    let flutter = Swell::new(FLUTTER, LOOP_SECONDS, rng);
    let mut flame = noise_between(rate, LOOP_SECONDS, lowest, highest, rng);
    for (n, sample) in flame.samples.iter_mut().enumerate() {
        *sample *= FLAME_LEVEL * (1.0 + flutter.at(n as f64 / rate.hertz()));
    }
    flame
}

/// Renders a bursting fibre: a click that decays within `decay` seconds.
fn crack(rate: Rate, pitch: f64, decay: f64, rng: &mut Rng) -> Wave {
    let mut click = burst(rate, 8.0 * decay, decay, rng);
    click.fade_in(0.0003);
    Filter::band_pass(rate, pitch, 0.9).apply(click).scaled(2.0)
}
