//! Rain heard from a veranda: it falls in the yard and on the thatch overhead and drips from the
//! eaves, with thunder far away.

use std::f64::consts::TAU;

use super::{Swell, burst, noise, noise_between};
use crate::chance::Chance;
use crate::filter::Filter;
use crate::maths::{ease, sine};
use crate::place::Stereo;
use crate::wave::{Rate, Wave};

/// The length of the loop in seconds.
pub const LOOP: f64 = 48.0;

/// The swells of the rain: cycles per loop (an integer, so that the loop is seamless), and depth.
const SWELLS: [(f64, f64); 3] = [(1.0, 0.22), (3.0, 0.14), (7.0, 0.08)];
/// The bands of falling rain: lowest and highest frequency (Hz), level.
const FALLING: [(f64, f64, f64); 3] = [
    (300.0, 900.0, 0.10),
    (900.0, 2600.0, 0.10),
    (2600.0, 7200.0, 0.05),
];
/// The fraction of the rain that both channels share.
const SHARED: f64 = 0.3;
/// Drops on the thatch: the number per second, the level of the loudest, and the lowest and highest
/// pitch (Hz).
const THATCH: (f64, f64, f64, f64) = (38.0, 0.085, 320.0, 1300.0);
/// Drips from the eaves into puddles: the interval (s), pitch (Hz), level, side.
const DRIPS: [(f64, f64, f64, f64); 3] = [
    (1.13, 980.0, 0.055, -0.75),
    (1.74, 1320.0, 0.040, 0.65),
    (2.61, 760.0, 0.050, 0.20),
];
/// The thunder: start (fraction of the loop), duration (s), level, side.
const THUNDER: [(f64, f64, f64, f64); 2] = [(0.22, 6.5, 0.24, -0.5), (0.71, 8.0, 0.16, 0.6)];

/// Renders the rain, [`LOOP`] seconds long.
pub fn veranda(chance: &mut Chance) -> Stereo {
    let rate = Rate::LONG;
    let mut stereo = Stereo::silence(rate, LOOP);
    let swell = Swell::new(SWELLS, LOOP, chance);
    for band in FALLING {
        let shared = falling(rate, band, &swell, chance);
        for ear in [&mut stereo.left, &mut stereo.right] {
            ear.mix(&falling(rate, band, &swell, chance), 0.0, 1.0 - SHARED);
            ear.mix(&shared, 0.0, SHARED);
        }
    }
    let (per_second, loudest, from, to) = THATCH;
    for _ in 0..(per_second * LOOP) as usize {
        // Most drops fall far up the roof, so most are soft.
        let level = loudest * libm::pow(chance.unit(), 3.0);
        let drop = on_thatch(rate, chance.between(from, to), chance);
        let (at, side) = (chance.between(0.0, LOOP), chance.between(-1.0, 1.0));
        stereo.mix_around(&drop, at, level, side);
    }
    for (every, pitch, level, side) in DRIPS {
        let count = (LOOP / every) as usize;
        for drip in 0..count {
            let at = chance.around(LOOP / count as f64, 0.22) + LOOP * drip as f64 / count as f64;
            let sound = into_puddle(rate, chance.around(pitch, 0.09), chance);
            stereo.mix_around(&sound, at % LOOP, chance.around(level, 0.4), side);
        }
    }
    for (part, seconds, level, side) in THUNDER {
        stereo.mix_around(&thunder(rate, seconds, chance), part * LOOP, level, side);
    }
    stereo
}

fn falling(
    rate: Rate,
    (from, to, level): (f64, f64, f64),
    swell: &Swell<3>,
    chance: &mut Chance,
) -> Wave {
    let mut rain = noise_between(rate, LOOP, from, to, chance);
    for (n, sample) in rain.samples.iter_mut().enumerate() {
        *sample *= level * (1.0 + swell.at(n as f64 / rate.hertz()));
    }
    rain
}

/// A drop on dry straw: a short dull tick.
fn on_thatch(rate: Rate, pitch: f64, chance: &mut Chance) -> Wave {
    let tick = burst(rate, 0.03, 0.0045, chance);
    Filter::band_pass(rate, pitch, 1.6).apply(tick).scaled(3.0)
}

/// A drop into a puddle: the bubble that it leaves rings, and rises in pitch as it closes.
fn into_puddle(rate: Rate, pitch: f64, chance: &mut Chance) -> Wave {
    let mut ring = Wave::silence(rate, 0.16);
    let (mut phase, rise) = (0.0, chance.between(0.25, 0.6));
    for (n, sample) in ring.samples.iter_mut().enumerate() {
        let now = n as f64 / rate.hertz();
        phase += TAU * pitch * (1.0 + rise * ease(now / 0.05)) / rate.hertz();
        *sample = sine(phase) * ease(now / 0.004) * libm::exp(-now / 0.028);
    }
    ring
}

/// Thunder beyond the hills: a low roll in a few waves.
fn thunder(rate: Rate, seconds: f64, chance: &mut Chance) -> Wave {
    let mut roll = noise(rate, seconds, chance);
    let waves: [(f64, f64); 4] = std::array::from_fn(|wave| {
        let at = seconds * (0.08 + 0.17 * wave as f64) * chance.around(1.0, 0.2);
        (at, 0.9 - 0.18 * wave as f64)
    });
    for (n, sample) in roll.samples.iter_mut().enumerate() {
        let now = n as f64 / rate.hertz();
        let roar: f64 = waves
            .iter()
            .map(|&(at, strength)| {
                let since = now - at;
                strength * ease(since / 0.35) * libm::exp(-since.max(0.0) / 1.3)
            })
            .sum();
        *sample *= roar * ease((seconds - now) / 1.5);
    }
    let low = Filter::low_pass(rate, 140.0, 0.7).apply(roll);
    Filter::low_pass(rate, 240.0, 0.7)
        .apply(Filter::high_pass(rate, 45.0, 0.7).apply(low))
        .scaled(4.0)
}
