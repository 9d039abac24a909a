//! Drops of other seeds (shells, pebbles, dry balls) and on other surfaces (sand, stone, a store).

use super::seed_drops::knock;
use crate::filter::Filter;
use crate::materials::{BALL, COWRIE, PEBBLE, Seed, SeedKind, Wood};
use crate::maths::ease;
use crate::modal::Contact;
use crate::rng::Rng;
use crate::wave::{Rate, Wave};

/// The first mode of a store (Hz).
const STORE_PITCH: f64 = 148.0;
/// The first mode of a paving stone (Hz).
const SLAB_PITCH: f64 = 720.0;

/// Renders a cowrie that falls on cowries.
pub fn drop_on_shells(rng: &mut Rng) -> Wave {
    drop_on_heap(&COWRIE, 0.26, 4, rng)
}

/// Renders a pebble that falls on pebbles.
pub fn drop_on_pebbles(rng: &mut Rng) -> Wave {
    drop_on_heap(&PEBBLE, 0.22, 2, rng)
}

/// Renders a dry ball that falls on others.
pub fn drop_on_balls(rng: &mut Rng) -> Wave {
    drop_on_heap(&BALL, 0.2, 2, rng)
}

/// Renders a seed that falls into a pit in sand: a soft thud, and grains that trickle after it.
pub fn drop_in_sand(rng: &mut Rng) -> Wave {
    let rate = Rate::EFFECT;
    let mut wave = Wave::silence(rate, 0.3);
    let thud = rng.between(0.035, 0.05);
    let body = decaying_noise(thud, 0.05, rate, rng);
    let low = Filter::low_pass(rate, rng.around(310.0, 0.12), 0.9).apply(body);
    wave.mix(&low, 0.0, 2.6);
    let hiss = decaying_noise(0.06, 0.04, rate, rng);
    let hiss = Filter::band_pass(rate, rng.around(2_900.0, 0.15), 0.7).apply(hiss);
    wave.mix(&hiss, 0.0, 0.8);
    // Grains trickle down the side of the pit.
    for _ in 0..5 + rng.below(5) {
        let grain = decaying_noise(0.006, 0.1, rate, rng);
        let grain = Filter::band_pass(rate, rng.around(5_200.0, 0.3), 1.2).apply(grain);
        wave.mix(&grain, rng.between(0.02, 0.19), rng.between(0.08, 0.3));
    }
    wave
}

/// Renders a pebble that falls on a paving stone and bounces.
pub fn drop_on_stone(rng: &mut Rng) -> Wave {
    let rate = Rate::EFFECT;
    let mut wave = Wave::silence(rate, 0.3);
    let slab = Wood::slab(rng.around(SLAB_PITCH, 0.09), rng);
    let pebble = Seed::of(&PEBBLE, rng);
    let (mut time, mut momentum) = (0.0, 1.0);
    let mut interval = rng.around(0.105, 0.1);
    for _ in 0..4 {
        let contact = Contact {
            duration: 0.000_16,
            momentum,
        };
        wave.mix(&slab.touched(contact, rate), time, 0.8);
        wave.mix(&pebble.tick(contact, rate), time, 0.7);
        time += interval;
        interval *= rng.between(0.4, 0.55);
        momentum *= rng.between(0.25, 0.4);
    }
    wave
}

/// Renders a seed that falls into the store at the end of a row: deep and resonant.
pub fn drop_in_store(rng: &mut Rng) -> Wave {
    let rate = Rate::EFFECT;
    let mut wave = Wave::silence(rate, 0.75);
    let store = Wood::store(rng.around(STORE_PITCH, 0.025), rng);
    let seed = Seed::nicker_nut(rng);
    let hit = Contact {
        duration: 0.000_9,
        momentum: 1.0,
    };
    wave.mix(&store.touched(hit, rate), 0.0, 1.0);
    knock(&mut wave, &store, &seed, 0.0, 0.22);
    knock(&mut wave, &store, &seed, rng.around(0.118, 0.08), 0.07);
    wave
}

/// Renders a seed of `kind` that falls on others of its kind, which shift a little.
fn drop_on_heap(kind: &SeedKind, seconds: f64, min_shifts: usize, rng: &mut Rng) -> Wave {
    let rate = Rate::EFFECT;
    let mut wave = Wave::silence(rate, seconds);
    let any = |rng: &mut Rng| Seed::of(kind, rng);
    let (first, second) = (any(rng), any(rng));
    wave.mix(&first.knock(&second, 1.0, rate), 0.0, 1.0);
    let wood = Wood::board(rng.around(300.0, 0.06), rng).damped(0.4);
    let contact = Contact {
        duration: 0.000_8,
        momentum: 1.0,
    };
    wave.mix(&wood.touched(contact, rate), 0.0, 0.14);
    let (mut time, mut momentum) = (rng.between(0.012, 0.024), rng.between(0.3, 0.5));
    for _ in 0..min_shifts + rng.below(3) {
        let (first, second) = (any(rng), any(rng));
        wave.mix(&first.knock(&second, momentum, rate), time, 1.0);
        time += rng.between(0.010, 0.032);
        momentum *= rng.between(0.4, 0.7);
    }
    wave
}

/// Renders noise that decays over `seconds`; `attack` is the fraction of that time in which it
/// rises.
fn decaying_noise(seconds: f64, attack: f64, rate: Rate, rng: &mut Rng) -> Wave {
    let mut noise = Wave::silence(rate, seconds);
    let length = noise.samples.len().max(1) as f64;
    for (n, sample) in noise.samples.iter_mut().enumerate() {
        let fraction = n as f64 / length;
        let swell = ease((fraction / attack).min(1.0)) * libm::pow(1.0 - fraction, 2.2);
        *sample = rng.between(-1.0, 1.0) * swell;
    }
    noise
}
