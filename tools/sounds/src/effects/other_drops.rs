//! Drops of other seeds and on other surfaces: shells, pebbles and dry balls; sand, stone, a store.

use super::seed_drops::knock;
use crate::chance::Chance;
use crate::filter::Filter;
use crate::materials::{BALL, COWRIE, Kind, PEBBLE, Seed, Wood};
use crate::maths::ease;
use crate::modal::Contact;
use crate::wave::{Rate, Wave};

/// The first modes (Hz) of a store and of a paving stone.
const STORE_PITCH: f64 = 148.0;
const SLAB_PITCH: f64 = 720.0;

/// A cowrie falls on cowries.
pub fn drop_on_shells(chance: &mut Chance) -> Wave {
    drop_on_heap(&COWRIE, 0.26, 4, chance)
}

/// A pebble falls on pebbles.
pub fn drop_on_pebbles(chance: &mut Chance) -> Wave {
    drop_on_heap(&PEBBLE, 0.22, 2, chance)
}

/// A dry ball falls on others.
pub fn drop_on_balls(chance: &mut Chance) -> Wave {
    drop_on_heap(&BALL, 0.2, 2, chance)
}

/// A seed falls into a pit in sand: a soft thud, and grains that trickle after it.
pub fn drop_in_sand(chance: &mut Chance) -> Wave {
    let rate = Rate::EFFECT;
    let mut wave = Wave::silence(rate, 0.3);
    let thud = chance.between(0.035, 0.05);
    let body = burst(thud, 0.05, rate, chance);
    let low = Filter::low_pass(rate, chance.around(310.0, 0.12), 0.9).apply(body);
    wave.mix(&low, 0.0, 2.6);
    let hiss = burst(0.06, 0.04, rate, chance);
    let hiss = Filter::band_pass(rate, chance.around(2_900.0, 0.15), 0.7).apply(hiss);
    wave.mix(&hiss, 0.0, 0.8);
    // Grains run down the side of the pit.
    for _ in 0..5 + chance.below(5) {
        let grain = burst(0.006, 0.1, rate, chance);
        let grain = Filter::band_pass(rate, chance.around(5_200.0, 0.3), 1.2).apply(grain);
        wave.mix(
            &grain,
            chance.between(0.02, 0.19),
            chance.between(0.08, 0.3),
        );
    }
    wave
}

/// A pebble falls on a paving stone, and bounces twice.
pub fn drop_on_stone(chance: &mut Chance) -> Wave {
    let rate = Rate::EFFECT;
    let mut wave = Wave::silence(rate, 0.3);
    let slab = Wood::slab(chance.around(SLAB_PITCH, 0.09), chance);
    let pebble = Seed::of(&PEBBLE, chance);
    let (mut at, mut momentum) = (0.0, 1.0);
    let mut wait = chance.around(0.105, 0.1);
    for _ in 0..4 {
        let contact = Contact {
            duration: 0.000_16,
            momentum,
        };
        wave.mix(&slab.touched(contact, rate), at, 0.8);
        wave.mix(&pebble.ticks(contact, rate), at, 0.7);
        at += wait;
        wait *= chance.between(0.4, 0.55);
        momentum *= chance.between(0.25, 0.4);
    }
    wave
}

/// A seed falls into the store at the end of a row: deep and resonant.
pub fn drop_in_store(chance: &mut Chance) -> Wave {
    let rate = Rate::EFFECT;
    let mut wave = Wave::silence(rate, 0.75);
    let store = Wood::store(chance.around(STORE_PITCH, 0.025), chance);
    let seed = Seed::any(chance);
    let hit = Contact {
        duration: 0.000_9,
        momentum: 1.0,
    };
    wave.mix(&store.touched(hit, rate), 0.0, 1.0);
    knock(&mut wave, &store, &seed, 0.0, 0.22);
    knock(&mut wave, &store, &seed, chance.around(0.118, 0.08), 0.07);
    wave
}

/// A seed of `kind` falls on others of its kind, which shift a little.
fn drop_on_heap(kind: &Kind, seconds: f64, shifting: usize, chance: &mut Chance) -> Wave {
    let rate = Rate::EFFECT;
    let mut wave = Wave::silence(rate, seconds);
    let any = |chance: &mut Chance| Seed::of(kind, chance);
    let (one, other) = (any(chance), any(chance));
    wave.mix(&one.knocks(&other, 1.0, rate), 0.0, 1.0);
    let below = Wood::board(chance.around(300.0, 0.06), chance).damped(0.4);
    let push = Contact {
        duration: 0.000_8,
        momentum: 1.0,
    };
    wave.mix(&below.touched(push, rate), 0.0, 0.14);
    let (mut at, mut momentum) = (chance.between(0.012, 0.024), chance.between(0.3, 0.5));
    for _ in 0..shifting + chance.below(3) {
        let (one, other) = (any(chance), any(chance));
        wave.mix(&one.knocks(&other, momentum, rate), at, 1.0);
        at += chance.between(0.010, 0.032);
        momentum *= chance.between(0.4, 0.7);
    }
    wave
}

/// Noise that decays over `seconds`; `attack` is the fraction of that time in which it rises.
fn burst(seconds: f64, attack: f64, rate: Rate, chance: &mut Chance) -> Wave {
    let mut noise = Wave::silence(rate, seconds);
    let length = noise.samples.len().max(1) as f64;
    for (n, sample) in noise.samples.iter_mut().enumerate() {
        let part = n as f64 / length;
        let swell = ease((part / attack).min(1.0)) * libm::pow(1.0 - part, 2.2);
        *sample = chance.between(-1.0, 1.0) * swell;
    }
    noise
}
