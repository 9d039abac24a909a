//! Rain heard from a veranda, which falls in the yard and on the thatch overhead and drips from the
//! eaves, with distant thunder.

use std::f64::consts::TAU;

use super::{Swell, burst, noise, noise_between};
use crate::acoustics::Stereo;
use crate::filter::Filter;
use crate::maths::{ease, sine};
use crate::rng::Rng;
use crate::wave::{Rate, Wave};

/// The length of the loop in seconds.
pub const LOOP_SECONDS: f64 = 48.0;

/// The swells of the rain: cycles per loop (integers, for a seamless loop), and depth.
const SWELLS: [(f64, f64); 3] = [(1.0, 0.22), (3.0, 0.14), (7.0, 0.08)];
/// The bands of falling rain: lowest and highest frequency (Hz), level.
const RAIN_BANDS: [(f64, f64, f64); 3] = [
    (300.0, 900.0, 0.10),
    (900.0, 2600.0, 0.10),
    (2600.0, 7200.0, 0.05),
];
/// The fraction of the rain that is common to both channels.
const SHARED_FRACTION: f64 = 0.3;
/// The number of drops on the thatch per second.
const DROPS_PER_SECOND: f64 = 38.0;
/// The level of the loudest drop.
const MAX_DROP_LEVEL: f64 = 0.085;
/// The lowest and highest pitch of a drop.
const DROP_PITCHES_HZ: (f64, f64) = (320.0, 1300.0);
/// Drips from the eaves into puddles: the interval (s), pitch (Hz), level, side.
const DRIPS: [(f64, f64, f64, f64); 3] = [
    (1.13, 980.0, 0.055, -0.75),
    (1.74, 1320.0, 0.040, 0.65),
    (2.61, 760.0, 0.050, 0.20),
];
/// The thunder: start (fraction of the loop), duration (s), level, side.
const THUNDER: [(f64, f64, f64, f64); 2] = [(0.22, 6.5, 0.24, -0.5), (0.71, 8.0, 0.16, 0.6)];

/// Renders the rain, a loop of [`LOOP_SECONDS`].
pub fn veranda(rng: &mut Rng) -> Stereo {
    let rate = Rate::LONG;
    let mut stereo = Stereo::silence(rate, LOOP_SECONDS);
    let swell = Swell::new(SWELLS, LOOP_SECONDS, rng);
    for band in RAIN_BANDS {
        let shared = falling_rain(rate, band, &swell, rng);
        for ear in [&mut stereo.left, &mut stereo.right] {
            ear.mix(
                &falling_rain(rate, band, &swell, rng),
                0.0,
                1.0 - SHARED_FRACTION,
            );
            ear.mix(&shared, 0.0, SHARED_FRACTION);
        }
    }
    let (lowest, highest) = DROP_PITCHES_HZ;
    for _ in 0..(DROPS_PER_SECOND * LOOP_SECONDS) as usize {
        // Most drops are soft, as they fall far up the roof.
        let level = MAX_DROP_LEVEL * libm::pow(rng.unit(), 3.0);
        let drop = drop_on_thatch(rate, rng.between(lowest, highest), rng);
        let (time, pan) = (rng.between(0.0, LOOP_SECONDS), rng.between(-1.0, 1.0));
        stereo.mix_wrapping(&drop, time, level, pan);
    }
    for (interval, pitch, level, pan) in DRIPS {
        let count = (LOOP_SECONDS / interval) as usize;
        for drip in 0..count {
            let time = rng.around(LOOP_SECONDS / count as f64, 0.22)
                + LOOP_SECONDS * drip as f64 / count as f64;
            let sound = drip_into_puddle(rate, rng.around(pitch, 0.09), rng);
            stereo.mix_wrapping(&sound, time % LOOP_SECONDS, rng.around(level, 0.4), pan);
        }
    }
    for (fraction, seconds, level, pan) in THUNDER {
        stereo.mix_wrapping(
            &thunder(rate, seconds, rng),
            fraction * LOOP_SECONDS,
            level,
            pan,
        );
    }
    stereo
}

fn falling_rain(
    rate: Rate,
    (from, to, level): (f64, f64, f64),
    swell: &Swell<3>,
    rng: &mut Rng,
) -> Wave {
    let mut rain = noise_between(rate, LOOP_SECONDS, from, to, rng);
    for (n, sample) in rain.samples.iter_mut().enumerate() {
        *sample *= level * (1.0 + swell.at(n as f64 / rate.hertz()));
    }
    rain
}

/// Renders a drop on dry straw: a short dull tick.
fn drop_on_thatch(rate: Rate, pitch: f64, rng: &mut Rng) -> Wave {
    let tick = burst(rate, 0.03, 0.0045, rng);
    Filter::band_pass(rate, pitch, 1.6).apply(tick).scaled(3.0)
}

/// Renders a drip into a puddle: the bubble that it leaves rings, and rises in pitch as it closes.
fn drip_into_puddle(rate: Rate, pitch: f64, rng: &mut Rng) -> Wave {
    let mut ring = Wave::silence(rate, 0.16);
    let (mut phase, rise) = (0.0, rng.between(0.25, 0.6));
    for (n, sample) in ring.samples.iter_mut().enumerate() {
        let now = n as f64 / rate.hertz();
        phase += TAU * pitch * (1.0 + rise * ease(now / 0.05)) / rate.hertz();
        *sample = sine(phase) * ease(now / 0.004) * libm::exp(-now / 0.028);
    }
    ring
}

/// Renders thunder beyond the hills: a low roll in a few waves.
fn thunder(rate: Rate, seconds: f64, rng: &mut Rng) -> Wave {
    let mut roll = noise(rate, seconds, rng);
    let waves: [(f64, f64); 4] = std::array::from_fn(|wave| {
        let time = seconds * (0.08 + 0.17 * wave as f64) * rng.around(1.0, 0.2);
        (time, 0.9 - 0.18 * wave as f64)
    });
    for (n, sample) in roll.samples.iter_mut().enumerate() {
        let now = n as f64 / rate.hertz();
        let roar: f64 = waves
            .iter()
            .map(|&(time, strength)| {
                let elapsed = now - time;
                strength * ease(elapsed / 0.35) * libm::exp(-elapsed.max(0.0) / 1.3)
            })
            .sum();
        *sample *= roar * ease((seconds - now) / 1.5);
    }
    let low = Filter::low_pass(rate, 140.0, 0.7).apply(roll);
    Filter::low_pass(rate, 240.0, 0.7)
        .apply(Filter::high_pass(rate, 45.0, 0.7).apply(low))
        .scaled(4.0)
}
