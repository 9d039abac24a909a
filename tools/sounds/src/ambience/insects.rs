//! Crickets in the grass, and cicadas that swell and fade.

use std::f64::consts::TAU;

use super::LOOP_SECONDS;
use crate::acoustics::Stereo;
use crate::filter::Filter;
use crate::maths::{ease, sine};
use crate::rng::Rng;
use crate::wave::{Rate, Wave};

/// The crickets: pitch (Hz), pulses per chirp, seconds between chirps, level, side.
const CRICKETS: [(f64, usize, f64, f64, f64); 5] = [
    (4350.0, 4, 0.62, 0.016, -0.70),
    (4720.0, 3, 0.47, 0.015, 0.55),
    (3980.0, 4, 0.81, 0.013, 0.90),
    (5150.0, 3, 0.55, 0.009, -0.25),
    (3620.0, 2, 0.39, 0.009, 0.20),
];
/// The duration of a pulse, which is a stroke of the wings.
const PULSE_SECONDS: f64 = 0.017;
/// The interval between pulses.
const PULSE_INTERVAL_SECONDS: f64 = 0.032;
/// The minimum and maximum time for which a cricket sings.
const SONG_SECONDS: (f64, f64) = (5.0, 16.0);
/// The minimum and maximum time for which a cricket is silent.
const SILENCE_SECONDS: (f64, f64) = (2.0, 9.0);

/// The cicadas: start (fraction of the loop), duration (s), pitch (Hz), clicks per second, level,
/// side.
const CICADAS: [(f64, f64, f64, f64, f64, f64); 3] = [
    (0.09, 13.0, 5600.0, 94.0, 0.016, 0.75),
    (0.46, 9.0, 6300.0, 121.0, 0.010, -0.85),
    (0.71, 15.0, 5200.0, 83.0, 0.012, -0.10),
];

/// Renders all insects into one loop.
pub fn songs(rate: Rate, rng: &mut Rng) -> Stereo {
    let mut stereo = crickets(rate, LOOP_SECONDS, rng);
    for (fraction, seconds, pitch, clicks, level, pan) in CICADAS {
        stereo.mix_wrapping(
            &cicada(rate, seconds, pitch, clicks, rng),
            fraction * LOOP_SECONDS,
            level,
            pan,
        );
    }
    stereo
}

/// Renders the crickets into a loop of `seconds`.
pub fn crickets(rate: Rate, seconds: f64, rng: &mut Rng) -> Stereo {
    let mut stereo = Stereo::silence(rate, seconds);
    for cricket in CRICKETS {
        add_cricket(&mut stereo, seconds, cricket, rng);
    }
    stereo
}

fn add_cricket(
    stereo: &mut Stereo,
    loop_seconds: f64,
    (pitch, pulses, interval, level, pan): (f64, usize, f64, f64, f64),
    rng: &mut Rng,
) {
    let rate = stereo.left.rate;
    let mut time = rng.between(0.0, SILENCE_SECONDS.1);
    let end = time + loop_seconds - SILENCE_SECONDS.0;
    while time < end {
        let bout_end = (time + rng.between(SONG_SECONDS.0, SONG_SECONDS.1)).min(end);
        let start = time;
        while time < bout_end {
            // A bout fades in and out, as the cricket turns.
            let loudness = ease((time - start) / 1.2) * ease((bout_end - time) / 1.6 + 0.15);
            let chirp = chirp(rate, rng.around(pitch, 0.004), pulses, rng);
            stereo.mix_wrapping(&chirp, time % loop_seconds, level * loudness, pan);
            time += rng.around(interval, 0.05);
        }
        time += rng.between(SILENCE_SECONDS.0, SILENCE_SECONDS.1);
    }
}

fn chirp(rate: Rate, pitch: f64, pulses: usize, rng: &mut Rng) -> Wave {
    let mut chirp = Wave::silence(rate, PULSE_INTERVAL_SECONDS * pulses as f64);
    for pulse in 0..pulses {
        let mut stroke = Wave::silence(rate, PULSE_SECONDS);
        let length = stroke.samples.len() as f64;
        let mut phase = 0.0;
        for (n, sample) in stroke.samples.iter_mut().enumerate() {
            let fraction = n as f64 / length;
            // The wing slows down at the end of its stroke.
            phase += TAU * pitch * (1.015 - 0.03 * fraction) / rate.hertz();
            *sample = sine(phase) * ease(fraction * 3.5) * ease((1.0 - fraction) * 2.0);
        }
        let strength = (0.55 + 0.45 * pulse as f64 / pulses as f64) * rng.around(1.0, 0.08);
        chirp.mix(&stroke, PULSE_INTERVAL_SECONDS * pulse as f64, strength);
    }
    chirp
}

fn cicada(rate: Rate, seconds: f64, pitch: f64, clicks: f64, rng: &mut Rng) -> Wave {
    let mut wave = Wave::silence(rate, seconds);
    let (mut phase, mut tempo) = (0.0_f64, 0.0);
    for (n, sample) in wave.samples.iter_mut().enumerate() {
        let now = n as f64 / rate.hertz();
        tempo += 0.002 * (rng.between(-1.0, 1.0) - tempo);
        phase += clicks * (1.0 + 0.4 * tempo) / rate.hertz();
        // The tymbal buckles once per click and rings briefly.
        let click_phase = phase - libm::floor(phase);
        let swell = ease(now / (0.45 * seconds)) * ease((seconds - now) / (0.40 * seconds));
        *sample = rng.between(-1.0, 1.0) * libm::exp(-5.0 * click_phase) * swell;
    }
    let low = Filter::band_pass(rate, pitch, 5.0).apply(wave.clone());
    let mut filtered = Filter::band_pass(rate, pitch * 1.31, 6.0)
        .apply(wave)
        .scaled(0.7);
    filtered.mix(&low, 0.0, 1.0);
    filtered.scaled(5.0)
}
