//! Sounds of several seeds: scooped, poured, put back.

use super::seed_drops::knock;
use crate::filter::Filter;
use crate::materials::{Seed, Wood};
use crate::maths::{ease, sine};
use crate::modal::Contact;
use crate::rng::Rng;
use crate::wave::{Rate, Wave};
use std::f64::consts::TAU;

/// The first bending mode of the board under a hole (Hz).
const HOLE_PITCH: f64 = 240.0;
/// The first bending mode of the board under a loft (Hz).
const LOFT_PITCH: f64 = 186.0;
/// The number of distinct seeds in a handful; more would be indistinguishable.
const SEED_VARIETIES: usize = 9;

/// Renders a hand that scoops all seeds out of a bowl: skin on wood, seeds rolling together, and
/// the hand closing on them.
pub fn seeds_gathered(rng: &mut Rng) -> Wave {
    let mut wave = Wave::silence(Rate::EFFECT, 0.62);
    let closing = rng.between(0.24, 0.30);
    add_rustle(&mut wave, 0.0, closing + 0.10, 0.22, rng);
    add_knocks(&mut wave, 16 + rng.below(6), 0.0, closing, 0.30, rng);
    add_knocks(&mut wave, 7 + rng.below(3), closing, 0.07, 0.55, rng);
    add_rolling(&mut wave, HOLE_PITCH, 9, 0.0, closing, 0.22, rng);
    wave
}

/// Renders the hand that lifts the seeds where the last one fell, to sow on: quicker and lighter
/// than the first time.
pub fn relay_scoop(rng: &mut Rng) -> Wave {
    let mut wave = Wave::silence(Rate::EFFECT, 0.42);
    let closing = rng.between(0.10, 0.13);
    add_rustle(&mut wave, 0.0, closing + 0.06, 0.24, rng);
    add_knocks(&mut wave, 7 + rng.below(3), 0.0, closing, 0.35, rng);
    add_knocks(&mut wave, 5 + rng.below(2), closing, 0.045, 0.6, rng);
    add_rolling(&mut wave, HOLE_PITCH * 1.15, 5, 0.0, closing, 0.24, rng);
    wave
}

/// Renders `seeds` seeds that run from the hand into the loft: the first ones fall on wood, later
/// ones increasingly on other seeds; more seeds take longer.
pub fn capture_pour(seeds: usize, rng: &mut Rng) -> Wave {
    let rate = Rate::EFFECT;
    let duration = 0.08 + 0.13 * libm::pow(seeds as f64, 0.6);
    let mut wave = Wave::silence(rate, duration + 0.5);
    let loft = Wood::board(LOFT_PITCH, rng);
    let seeds_used: Vec<Seed> = (0..SEED_VARIETIES).map(|_| Seed::nicker_nut(rng)).collect();
    for index in 0..seeds {
        let jitter = if index == 0 {
            0.0
        } else {
            rng.between(-0.35, 0.35)
        };
        let fraction = (index as f64 + jitter) / seeds as f64;
        // The stream is thin at its ends: most seeds fall near the midpoint.
        let time = duration * (fraction + 0.5 * sine(TAU * fraction) / TAU);
        let momentum = rng.between(0.45, 1.0);
        let seed = &seeds_used[rng.below(SEED_VARIETIES)];
        if rng.happens(1.0 / (1.0 + 0.35 * index as f64)) {
            knock(&mut wave, &loft, seed, time, momentum);
        } else {
            let other = &seeds_used[rng.below(SEED_VARIETIES)];
            wave.mix(&seed.knock(other, momentum, rate), time, 0.9);
            let wood_contact = Contact {
                duration: 0.000_7,
                momentum,
            };
            wave.mix(&loft.touched(wood_contact, rate), time, 0.16);
        }
        // The seed rolls and touches others before coming to rest.
        let mut bounce_at = time;
        let mut bounce_momentum = momentum;
        for _ in 0..1 + rng.below(3) {
            bounce_at += rng.between(0.015, 0.060);
            bounce_momentum *= rng.between(0.15, 0.45);
            wave.mix(
                &seed.knock(
                    &seeds_used[rng.below(SEED_VARIETIES)],
                    bounce_momentum,
                    rate,
                ),
                bounce_at,
                0.9,
            );
        }
    }
    add_knocks(&mut wave, 2 + seeds / 5, duration * 0.9, 0.16, 0.18, rng);
    wave
}

/// Renders a capture that the rules cancel: the seeds are put back, and the hand taps dully on the
/// board twice, lower the second time.
pub fn capture_refused(rng: &mut Rng) -> Wave {
    let rate = Rate::EFFECT;
    let mut wave = Wave::silence(rate, 0.8);
    for (time, pitch, momentum) in [(0.0, 232.0, 1.0), (0.17, 190.0, 0.85)] {
        let board = Wood::board(rng.around(pitch, 0.03), rng).damped(0.55);
        let hand_contact = Contact {
            duration: rng.around(0.001_3, 0.1),
            momentum,
        };
        wave.mix(&board.touched(hand_contact, rate), time, 1.0);
        add_rustle(&mut wave, time, 0.05, 0.12 * momentum, rng);
    }
    add_knocks(&mut wave, 9 + rng.below(3), 0.10, 0.30, 0.20, rng);
    wave
}

/// Adds `count` knocks of seed on seed within `duration` seconds, most of them soft.
fn add_knocks(
    wave: &mut Wave,
    count: usize,
    from: f64,
    duration: f64,
    momentum: f64,
    rng: &mut Rng,
) {
    let seeds_used: Vec<Seed> = (0..SEED_VARIETIES).map(|_| Seed::nicker_nut(rng)).collect();
    for index in 0..count {
        let time = from + duration * (index as f64 + rng.unit()) / count as f64;
        let strength = momentum * rng.between(0.15, 1.0) * rng.between(0.4, 1.0);
        let knock = seeds_used[rng.below(SEED_VARIETIES)].knock(
            &seeds_used[rng.below(SEED_VARIETIES)],
            strength,
            wave.rate,
        );
        wave.mix(&knock, time, 1.0);
    }
}

/// Adds seeds that roll over the wood of a bowl: soft, dull touches.
fn add_rolling(
    wave: &mut Wave,
    pitch: f64,
    count: usize,
    from: f64,
    duration: f64,
    momentum: f64,
    rng: &mut Rng,
) {
    let bowl = Wood::board(rng.around(pitch, 0.06), rng).damped(0.6);
    for touch in 0..count {
        let time = from + duration * (touch as f64 + rng.unit()) / count as f64;
        let contact = Contact {
            duration: rng.around(0.000_7, 0.3),
            momentum: momentum * rng.between(0.3, 1.0),
        };
        wave.mix(&bowl.touched(contact, wave.rate), time, 1.0);
    }
}

/// Adds skin on wood: a soft noise that swells and fades.
fn add_rustle(wave: &mut Wave, from: f64, duration: f64, level: f64, rng: &mut Rng) {
    let rate = wave.rate;
    let mut noise = Wave::silence(rate, duration);
    let length = noise.samples.len() as f64;
    for (n, sample) in noise.samples.iter_mut().enumerate() {
        let fraction = n as f64 / length;
        let swell = ease(fraction * 3.0) * ease((1.0 - fraction) * 1.8);
        *sample = rng.between(-1.0, 1.0) * swell;
    }
    let noise =
        Filter::low_pass(rate, 2600.0, 0.6).apply(Filter::high_pass(rate, 320.0, 0.6).apply(noise));
    wave.mix(&noise, from, level);
}
