//! Rain on a roof and on leaves, a fire, and the air of a large room.

use std::f64::consts::TAU;

use super::SHORT_LOOP;
use crate::chance::Chance;
use crate::filter::Filter;
use crate::maths::{ease, gain_of, sine};
use crate::place::Stereo;
use crate::wave::{Rate, Wave};

/// Rain: bands of noise (lowest and highest frequency in Hz, level) and how often they swell in a
/// loop.
const RAIN: [(f64, f64, f64, f64); 3] = [
    (180.0, 900.0, 0.5, 2.0),
    (900.0, 3200.0, 0.42, 3.0),
    (3000.0, 8000.0, 0.30, 5.0),
];
/// Single drops: the number per second, and the ranges of pitch (Hz) and duration (s).
const DROPS_PER_SECOND: f64 = 26.0;
const DROP_PITCH: (f64, f64) = (700.0, 3600.0);
const DROP_SECONDS: (f64, f64) = (0.008, 0.04);
/// Water from the edge of the roof: seconds between drips, pitch (Hz), side.
const DRIPS: [(f64, f64, f64); 4] = [
    (0.83, 520.0, -0.7),
    (1.31, 430.0, 0.6),
    (0.59, 760.0, 0.9),
    (1.77, 610.0, -0.2),
];
/// A fire: crackles per second, the share of loud ones, and the roar of the flames (Hz).
const CRACKLES_PER_SECOND: f64 = 9.0;
const SNAPS: f64 = 0.06;
const ROAR: (f64, f64) = (45.0, 260.0);
/// The air of a room (Hz), and the steps of a visitor far away: starts (share of the loop), side.
const AIR: (f64, f64) = (40.0, 190.0);
const STEPS: [(f64, f64); 14] = [
    (0.200, -0.8),
    (0.216, -0.72),
    (0.232, -0.66),
    (0.249, -0.58),
    (0.265, -0.5),
    (0.282, -0.44),
    (0.299, -0.36),
    (0.316, -0.3),
    (0.700, 0.5),
    (0.717, 0.56),
    (0.733, 0.62),
    (0.750, 0.7),
    (0.767, 0.76),
    (0.784, 0.84),
];

/// Rain, [`SHORT_LOOP`] seconds long.
pub fn rain(rate: Rate, chance: &mut Chance) -> Stereo {
    let mut stereo = Stereo::silence(rate, SHORT_LOOP);
    for (low, high, level, swells) in RAIN {
        let phase = chance.unit();
        for ear in [&mut stereo.left, &mut stereo.right] {
            let mut band = band(rate, low, high, chance);
            for (n, sample) in band.samples.iter_mut().enumerate() {
                let part = n as f64 / rate.hertz() / SHORT_LOOP;
                *sample *= 1.0 + 0.22 * sine(TAU * (swells * part + phase));
            }
            ear.mix(&band, 0.0, level);
        }
    }
    for _ in 0..(DROPS_PER_SECOND * SHORT_LOOP) as usize {
        let pitch = chance.between(DROP_PITCH.0, DROP_PITCH.1);
        let seconds = chance.between(DROP_SECONDS.0, DROP_SECONDS.1);
        let drop = ping(rate, pitch, 0.88, seconds);
        let level = 0.02 + 0.10 * chance.unit() * chance.unit();
        let (at, side) = (chance.between(0.0, SHORT_LOOP), chance.between(-1.0, 1.0));
        stereo.mix_around(&drop, at, level, side);
    }
    for (every, pitch, side) in DRIPS {
        let count = (SHORT_LOOP / every) as usize;
        for number in 0..count {
            let at = SHORT_LOOP * (number as f64 + 0.3 * chance.unit()) / count as f64;
            let drip = ping(rate, chance.around(pitch, 0.08), 1.5, 0.09);
            stereo.mix_around(&drip, at, 0.10 * chance.around(1.0, 0.5), side);
        }
    }
    stereo
}

/// A fire of wood, [`SHORT_LOOP`] seconds long.
pub fn fire(rate: Rate, chance: &mut Chance) -> Stereo {
    let mut stereo = Stereo::silence(rate, SHORT_LOOP);
    let phases: [f64; 3] = std::array::from_fn(|_| chance.unit());
    for ear in [&mut stereo.left, &mut stereo.right] {
        let mut roar = band(rate, ROAR.0, ROAR.1, chance);
        for (n, sample) in roar.samples.iter_mut().enumerate() {
            let part = n as f64 / rate.hertz() / SHORT_LOOP;
            let flames: f64 = [11.0, 29.0, 67.0]
                .iter()
                .zip(phases)
                .map(|(count, phase)| sine(TAU * (count * part + phase)))
                .sum();
            *sample *= 1.0 + 0.16 * flames;
        }
        ear.mix(&roar, 0.0, 0.55);
    }
    for _ in 0..(CRACKLES_PER_SECOND * SHORT_LOOP) as usize {
        let is_snap = chance.happens(SNAPS);
        let (seconds, level) = if is_snap {
            (chance.between(0.02, 0.05), chance.between(0.5, 1.0))
        } else {
            let soft = chance.unit();
            (chance.between(0.003, 0.012), 0.05 + 0.3 * soft * soft)
        };
        let pitch = chance.between(1100.0, 4200.0);
        let crackle = crackle(rate, pitch, seconds, chance);
        let (at, side) = (chance.between(0.0, SHORT_LOOP), chance.between(-0.5, 0.4));
        stereo.mix_around(&crackle, at, level, side);
    }
    stereo
}

/// The quiet of a museum, [`SHORT_LOOP`] seconds long.
pub fn room(rate: Rate, chance: &mut Chance) -> Stereo {
    let mut stereo = Stereo::silence(rate, SHORT_LOOP);
    for ear in [&mut stereo.left, &mut stereo.right] {
        ear.mix(&band(rate, AIR.0, AIR.1, chance), 0.0, 0.5);
        ear.mix(&band(rate, 300.0, 1100.0, chance), 0.0, 0.03);
    }
    for (part, side) in STEPS {
        let mut step = ping(rate, chance.around(210.0, 0.1), 0.8, 0.07);
        let heel = crackle(rate, 900.0, 0.012, chance);
        step.mix(&heel, 0.0, 0.5);
        // The hall answers.
        for answer in 0..18 {
            let late = 0.03 + 0.07 * f64::from(answer) + 0.02 * chance.unit();
            let level = gain_of(-13.0 - 1.5 * f64::from(answer));
            stereo.mix_around(&step, part * SHORT_LOOP + late, 0.09 * level, -side * 0.4);
        }
        stereo.mix_around(&step, part * SHORT_LOOP, 0.09, side);
    }
    stereo
}

/// Noise between two frequencies, as a loop.
fn band(rate: Rate, low: f64, high: f64, chance: &mut Chance) -> Wave {
    let mut noise = Wave::silence(rate, SHORT_LOOP);
    noise.samples.fill_with(|| chance.between(-1.0, 1.0));
    let noise = Filter::high_pass(rate, low, 0.6).apply_around(noise);
    Filter::low_pass(rate, high, 0.6).apply_around(noise)
}

/// A ringing drop whose pitch glides to `glide` times its beginning.
fn ping(rate: Rate, pitch: f64, glide: f64, seconds: f64) -> Wave {
    let mut wave = Wave::silence(rate, seconds);
    let length = wave.samples.len() as f64;
    let mut phase = 0.0;
    for (n, sample) in wave.samples.iter_mut().enumerate() {
        let part = n as f64 / length;
        phase += TAU * pitch * (1.0 + (glide - 1.0) * part) / rate.hertz();
        *sample =
            sine(phase) * ease(part * 12.0) * libm::exp(-4.5 * part) * ease((1.0 - part) * 4.0);
    }
    wave
}

/// A burst of noise around a pitch.
fn crackle(rate: Rate, pitch: f64, seconds: f64, chance: &mut Chance) -> Wave {
    let mut wave = Wave::silence(rate, seconds);
    let length = wave.samples.len() as f64;
    for (n, sample) in wave.samples.iter_mut().enumerate() {
        let part = n as f64 / length;
        *sample = chance.between(-1.0, 1.0) * libm::exp(-6.0 * part) * ease((1.0 - part) * 3.0);
    }
    Filter::band_pass(rate, pitch, 1.6).apply(wave).scaled(2.0)
}
