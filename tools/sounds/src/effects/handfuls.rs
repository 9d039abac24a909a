//! Several seeds at once: scooped, poured, returned.

use super::seed_drops::knock;
use crate::chance::Chance;
use crate::filter::Filter;
use crate::materials::{Seed, Wood};
use crate::maths::{ease, sine};
use crate::modal::Contact;
use crate::wave::{Rate, Wave};
use std::f64::consts::TAU;

/// The first bending mode (Hz) of the board under a hole and under a loft.
const HOLE_PITCH: f64 = 240.0;
const LOFT_PITCH: f64 = 186.0;
/// The number of different seeds in a handful; more would be indistinguishable.
const SET: usize = 9;

/// A hand scoops all seeds out of a bowl: skin on wood, seeds rolling together, and the hand
/// closing on them.
pub fn seeds_gathered(chance: &mut Chance) -> Wave {
    let mut wave = Wave::silence(Rate::EFFECT, 0.62);
    let close = chance.between(0.24, 0.30);
    rustle(&mut wave, 0.0, close + 0.10, 0.22, chance);
    rattle(&mut wave, 16 + chance.below(6), 0.0, close, 0.30, chance);
    rattle(&mut wave, 7 + chance.below(3), close, 0.07, 0.55, chance);
    roll(&mut wave, HOLE_PITCH, 9, 0.0, close, 0.22, chance);
    wave
}

/// The hand lifts the seeds where the last one fell, and goes on sowing: quicker and lighter than
/// the first time.
pub fn relay_scoop(chance: &mut Chance) -> Wave {
    let mut wave = Wave::silence(Rate::EFFECT, 0.42);
    let close = chance.between(0.10, 0.13);
    rustle(&mut wave, 0.0, close + 0.06, 0.24, chance);
    rattle(&mut wave, 7 + chance.below(3), 0.0, close, 0.35, chance);
    rattle(&mut wave, 5 + chance.below(2), close, 0.045, 0.6, chance);
    roll(&mut wave, HOLE_PITCH * 1.15, 5, 0.0, close, 0.24, chance);
    wave
}

/// `seeds` seeds run from the hand into the loft: the first ones fall on wood, later ones
/// increasingly on other seeds; more seeds take longer.
pub fn capture_pour(seeds: usize, chance: &mut Chance) -> Wave {
    let rate = Rate::EFFECT;
    let span = 0.08 + 0.13 * libm::pow(seeds as f64, 0.6);
    let mut wave = Wave::silence(rate, span + 0.5);
    let loft = Wood::board(LOFT_PITCH, chance);
    let set: Vec<Seed> = (0..SET).map(|_| Seed::any(chance)).collect();
    for falling in 0..seeds {
        let shaken = if falling == 0 {
            0.0
        } else {
            chance.between(-0.35, 0.35)
        };
        let part = (falling as f64 + shaken) / seeds as f64;
        // The stream starts and ends thinly: most seeds fall near the midpoint.
        let at = span * (part + 0.5 * sine(TAU * part) / TAU);
        let momentum = chance.between(0.45, 1.0);
        let one = &set[chance.below(SET)];
        if chance.happens(1.0 / (1.0 + 0.35 * falling as f64)) {
            knock(&mut wave, &loft, one, at, momentum);
        } else {
            let other = &set[chance.below(SET)];
            wave.mix(&one.knocks(other, momentum, rate), at, 0.9);
            let below = Contact {
                duration: 0.000_7,
                momentum,
            };
            wave.mix(&loft.touched(below, rate), at, 0.16);
        }
        // It rolls and touches others before coming to rest.
        let mut again = at;
        let mut softer = momentum;
        for _ in 0..1 + chance.below(3) {
            again += chance.between(0.015, 0.060);
            softer *= chance.between(0.15, 0.45);
            wave.mix(
                &one.knocks(&set[chance.below(SET)], softer, rate),
                again,
                0.9,
            );
        }
    }
    rattle(&mut wave, 2 + seeds / 5, span * 0.9, 0.16, 0.18, chance);
    wave
}

/// A capture that the rules cancel: the seeds are put back and the hand taps dully on the board,
/// twice, the second time lower.
pub fn capture_refused(chance: &mut Chance) -> Wave {
    let rate = Rate::EFFECT;
    let mut wave = Wave::silence(rate, 0.8);
    for (at, pitch, momentum) in [(0.0, 232.0, 1.0), (0.17, 190.0, 0.85)] {
        let board = Wood::board(chance.around(pitch, 0.03), chance).damped(0.55);
        let heel = Contact {
            duration: chance.around(0.001_3, 0.1),
            momentum,
        };
        wave.mix(&board.touched(heel, rate), at, 1.0);
        rustle(&mut wave, at, 0.05, 0.12 * momentum, chance);
    }
    rattle(&mut wave, 9 + chance.below(3), 0.10, 0.30, 0.20, chance);
    wave
}

/// `count` knocks of seed on seed within `span` seconds, most of them soft.
fn rattle(wave: &mut Wave, count: usize, from: f64, span: f64, momentum: f64, chance: &mut Chance) {
    let set: Vec<Seed> = (0..SET).map(|_| Seed::any(chance)).collect();
    for knocked in 0..count {
        let at = from + span * (knocked as f64 + chance.unit()) / count as f64;
        let strength = momentum * chance.between(0.15, 1.0) * chance.between(0.4, 1.0);
        let knock = set[chance.below(SET)].knocks(&set[chance.below(SET)], strength, wave.rate);
        wave.mix(&knock, at, 1.0);
    }
}

/// Seeds rolling over the wood of a bowl: soft, dull touches.
fn roll(
    wave: &mut Wave,
    pitch: f64,
    count: usize,
    from: f64,
    span: f64,
    momentum: f64,
    chance: &mut Chance,
) {
    let bowl = Wood::board(chance.around(pitch, 0.06), chance).damped(0.6);
    for touch in 0..count {
        let at = from + span * (touch as f64 + chance.unit()) / count as f64;
        let contact = Contact {
            duration: chance.around(0.000_7, 0.3),
            momentum: momentum * chance.between(0.3, 1.0),
        };
        wave.mix(&bowl.touched(contact, wave.rate), at, 1.0);
    }
}

/// Skin on wood: a soft noise that swells and ebbs.
fn rustle(wave: &mut Wave, from: f64, span: f64, level: f64, chance: &mut Chance) {
    let rate = wave.rate;
    let mut noise = Wave::silence(rate, span);
    let length = noise.samples.len() as f64;
    for (n, sample) in noise.samples.iter_mut().enumerate() {
        let part = n as f64 / length;
        let swell = ease(part * 3.0) * ease((1.0 - part) * 1.8);
        *sample = chance.between(-1.0, 1.0) * swell;
    }
    let noise =
        Filter::low_pass(rate, 2600.0, 0.6).apply(Filter::high_pass(rate, 320.0, 0.6).apply(noise));
    wave.mix(&noise, from, level);
}
