//! Crickets in the grass, and a cicada that rises and fades.

use std::f64::consts::TAU;

use super::LOOP;
use crate::chance::Chance;
use crate::filter::Filter;
use crate::maths::{ease, sine};
use crate::place::Stereo;
use crate::wave::{Rate, Wave};

/// A cricket: pitch (Hz), pulses per chirp, seconds between chirps, level, side.
const CRICKETS: [(f64, usize, f64, f64, f64); 5] = [
    (4350.0, 4, 0.62, 0.016, -0.70),
    (4720.0, 3, 0.47, 0.015, 0.55),
    (3980.0, 4, 0.81, 0.013, 0.90),
    (5150.0, 3, 0.55, 0.009, -0.25),
    (3620.0, 2, 0.39, 0.009, 0.20),
];
/// The duration of a pulse, which is one stroke of the wings, and the interval between pulses, in
/// seconds.
const PULSE: f64 = 0.017;
const PULSE_EVERY: f64 = 0.032;
/// The shortest and longest time for which a cricket sings, and for which it is silent, in seconds.
const SINGS: (f64, f64) = (5.0, 16.0);
const SILENT: (f64, f64) = (2.0, 9.0);

/// The cicadas: start (fraction of the loop), duration (s), pitch (Hz), clicks per second, level,
/// side.
const CICADAS: [(f64, f64, f64, f64, f64, f64); 3] = [
    (0.09, 13.0, 5600.0, 94.0, 0.016, 0.75),
    (0.46, 9.0, 6300.0, 121.0, 0.010, -0.85),
    (0.71, 15.0, 5200.0, 83.0, 0.012, -0.10),
];

/// Renders all insects into one loop.
pub fn songs(rate: Rate, chance: &mut Chance) -> Stereo {
    let mut stereo = crickets(rate, LOOP, chance);
    for (part, seconds, pitch, clicks, level, side) in CICADAS {
        stereo.mix_around(
            &cicada(rate, seconds, pitch, clicks, chance),
            part * LOOP,
            level,
            side,
        );
    }
    stereo
}

/// Renders the crickets into a loop of `seconds`.
pub fn crickets(rate: Rate, seconds: f64, chance: &mut Chance) -> Stereo {
    let mut stereo = Stereo::silence(rate, seconds);
    for cricket in CRICKETS {
        sing(&mut stereo, seconds, cricket, chance);
    }
    stereo
}

fn sing(
    stereo: &mut Stereo,
    all: f64,
    (pitch, pulses, every, level, side): (f64, usize, f64, f64, f64),
    chance: &mut Chance,
) {
    let rate = stereo.left.rate;
    let mut at = chance.between(0.0, SILENT.1);
    let end = at + all - SILENT.0;
    while at < end {
        let bout = (at + chance.between(SINGS.0, SINGS.1)).min(end);
        let start = at;
        while at < bout {
            // A bout fades in and out, as the cricket turns.
            let bold = ease((at - start) / 1.2) * ease((bout - at) / 1.6 + 0.15);
            let chirp = chirp(rate, chance.around(pitch, 0.004), pulses, chance);
            stereo.mix_around(&chirp, at % all, level * bold, side);
            at += chance.around(every, 0.05);
        }
        at += chance.between(SILENT.0, SILENT.1);
    }
}

fn chirp(rate: Rate, pitch: f64, pulses: usize, chance: &mut Chance) -> Wave {
    let mut chirp = Wave::silence(rate, PULSE_EVERY * pulses as f64);
    for pulse in 0..pulses {
        let mut stroke = Wave::silence(rate, PULSE);
        let length = stroke.samples.len() as f64;
        let mut phase = 0.0;
        for (n, sample) in stroke.samples.iter_mut().enumerate() {
            let part = n as f64 / length;
            // The wing slows down at the end of its stroke.
            phase += TAU * pitch * (1.015 - 0.03 * part) / rate.hertz();
            *sample = sine(phase) * ease(part * 3.5) * ease((1.0 - part) * 2.0);
        }
        let strength = (0.55 + 0.45 * pulse as f64 / pulses as f64) * chance.around(1.0, 0.08);
        chirp.mix(&stroke, PULSE_EVERY * pulse as f64, strength);
    }
    chirp
}

fn cicada(rate: Rate, seconds: f64, pitch: f64, clicks: f64, chance: &mut Chance) -> Wave {
    let mut wave = Wave::silence(rate, seconds);
    let (mut phase, mut speed) = (0.0_f64, 0.0);
    for (n, sample) in wave.samples.iter_mut().enumerate() {
        let now = n as f64 / rate.hertz();
        speed += 0.002 * (chance.between(-1.0, 1.0) - speed);
        phase += clicks * (1.0 + 0.4 * speed) / rate.hertz();
        // The tymbal buckles once per click and rings briefly.
        let since = phase - libm::floor(phase);
        let swell = ease(now / (0.45 * seconds)) * ease((seconds - now) / (0.40 * seconds));
        *sample = chance.between(-1.0, 1.0) * libm::exp(-5.0 * since) * swell;
    }
    let low = Filter::band_pass(rate, pitch, 5.0).apply(wave.clone());
    let mut filtered = Filter::band_pass(rate, pitch * 1.31, 6.0)
        .apply(wave)
        .scaled(0.7);
    filtered.mix(&low, 0.0, 1.0);
    filtered.scaled(5.0)
}
