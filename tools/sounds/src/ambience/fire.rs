//! A small wood fire at night: the flame's breath, crackling twigs, and crickets beyond the light.

use super::{Swell, burst, insects, noise_between};
use crate::chance::Chance;
use crate::filter::Filter;
use crate::maths::gain_of;
use crate::place::Stereo;
use crate::wave::{Rate, Wave};

/// The length of the loop in seconds.
pub const LOOP: f64 = 56.0;

/// The flutter of the flame: cycles per loop (an integer, so that the loop is seamless), and depth.
const FLUTTER: [(f64, f64); 4] = [(5.0, 0.2), (17.0, 0.2), (61.0, 0.14), (139.0, 0.08)];
/// The flame: lowest and highest frequency (Hz), level.
const FLAME: (f64, f64, f64) = (70.0, 420.0, 0.15);
/// Bursts of crackling: the number per loop, the most cracks in a burst, and its duration (s).
const BURSTS: usize = 46;
const CRACKS: usize = 14;
const BURST: f64 = 1.1;
/// Popping knots: the number per loop, and the level.
const POPS: (usize, f64) = (9, 0.17);
/// The level of the crickets (dB).
const CRICKETS: f64 = -9.0;
/// The fire's stereo position, and the spread of its cracks around it.
const SIDE: (f64, f64) = (-0.35, 0.3);

/// Renders the fire, [`LOOP`] seconds long.
pub fn hearth(chance: &mut Chance) -> Stereo {
    let rate = Rate::LONG;
    let mut stereo = Stereo::silence(rate, LOOP);
    stereo.mix_around(&flame(rate, chance), 0.0, 1.0, SIDE.0);
    for _ in 0..BURSTS {
        let start = chance.between(0.0, LOOP);
        let level = 0.03 + 0.13 * libm::pow(chance.unit(), 2.5);
        for _ in 0..=chance.below(CRACKS) {
            let at = start + BURST * libm::pow(chance.unit(), 2.0);
            let crack = crack(rate, chance.between(1400.0, 5200.0), 0.0018, chance);
            let side = SIDE.0 + SIDE.1 * chance.between(-1.0, 1.0);
            stereo.mix_around(&crack, at % LOOP, chance.around(level, 0.6), side);
        }
    }
    let (pops, level) = POPS;
    for _ in 0..pops {
        let pop = crack(rate, chance.between(420.0, 900.0), 0.011, chance);
        let at = chance.between(0.0, LOOP);
        stereo.mix_around(&pop, at, chance.around(level, 0.5), SIDE.0);
    }
    let crickets = insects::crickets(rate, LOOP, chance);
    stereo.left.mix(&crickets.left, 0.0, gain_of(CRICKETS));
    stereo.right.mix(&crickets.right, 0.0, gain_of(CRICKETS));
    stereo
}

fn flame(rate: Rate, chance: &mut Chance) -> Wave {
    let (from, to, level) = FLAME;
    let flutter = Swell::new(FLUTTER, LOOP, chance);
    let mut flame = noise_between(rate, LOOP, from, to, chance);
    for (n, sample) in flame.samples.iter_mut().enumerate() {
        *sample *= level * (1.0 + flutter.at(n as f64 / rate.hertz()));
    }
    flame
}

/// A bursting fibre: a click, damped within `decay` seconds.
fn crack(rate: Rate, pitch: f64, decay: f64, chance: &mut Chance) -> Wave {
    let mut click = burst(rate, 8.0 * decay, decay, chance);
    click.fade_in(0.0003);
    Filter::band_pass(rate, pitch, 0.9).apply(click).scaled(2.0)
}
