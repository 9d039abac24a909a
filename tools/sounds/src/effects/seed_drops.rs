//! Drops of a seed into an empty bowl or on other seeds.

use crate::instruments::calabash;
use crate::materials::{Seed, Wood};
use crate::modal::{Body, Contact, Mode};
use crate::rng::Rng;
use crate::wave::{Rate, Wave};

/// The first bending mode of the board under a hole (Hz).
const HOLE_PITCH: f64 = 236.0;
/// The variation of that mode between holes, as a fraction.
const HOLE_SPREAD: f64 = 0.06;
/// The contact time of a falling seed with wood (seconds).
const CONTACT_SECONDS: f64 = 0.000_27;
/// The time until a dropped seed bounces (seconds), as animated at normal speed.
const BOUNCE_SECONDS: f64 = 0.128;
/// The level of the sound of the seed itself in a knock on wood.
const SEED_LEVEL: f64 = 0.24;

/// Renders a hard seed that falls into an empty bowl: a hollow knock and tiny bounces.
pub fn drop_on_wood(rng: &mut Rng) -> Wave {
    let rate = Rate::EFFECT;
    let hole = Wood::board(rng.around(HOLE_PITCH, HOLE_SPREAD), rng);
    let seed = Seed::nicker_nut(rng);
    let mut wave = Wave::silence(rate, 0.42);
    knock(&mut wave, &hole, &seed, 0.0, 1.0);
    let bounce = rng.around(BOUNCE_SECONDS, 0.06);
    let bounce_momentum = rng.between(0.15, 0.24);
    knock(&mut wave, &hole, &seed, bounce, bounce_momentum);
    knock(
        &mut wave,
        &hole,
        &seed,
        bounce + rng.between(0.024, 0.038),
        bounce_momentum * rng.between(0.2, 0.35),
    );
    wave
}

/// Renders a seed that falls on others: clicks of shells, a heap that shifts a little, and a faint
/// response of the wood below.
pub fn drop_on_seeds(rng: &mut Rng) -> Wave {
    let rate = Rate::EFFECT;
    let mut wave = Wave::silence(rate, 0.24);
    let seed = Seed::nicker_nut(rng);
    wave.mix(&seed.knock(&Seed::nicker_nut(rng), 1.0, rate), 0.0, 1.0);
    wave.mix(
        &loose_seeds(rng).strike(
            &Contact {
                duration: 0.000_25,
                momentum: 1.0,
            }
            .force(rate),
            rate,
            0.06,
        ),
        0.0,
        1.0,
    );
    let hole = Wood::board(rng.around(HOLE_PITCH * 1.25, HOLE_SPREAD), rng).damped(0.4);
    wave.mix(
        &hole.touched(
            Contact {
                duration: 0.000_8,
                momentum: 1.0,
            },
            rate,
        ),
        0.0,
        0.16,
    );

    let (mut time, mut momentum) = (rng.between(0.012, 0.022), rng.between(0.3, 0.5));
    for _ in 0..3 + rng.below(3) {
        let neighbour = Seed::nicker_nut(rng);
        wave.mix(
            &neighbour.knock(&Seed::nicker_nut(rng), momentum, rate),
            time,
            1.0,
        );
        time += rng.between(0.009, 0.030);
        momentum *= rng.between(0.4, 0.7);
    }
    wave
}

/// Renders the accent on the last seed of a lap: two fingers on a calabash.
pub fn last_seed(rng: &mut Rng) -> Wave {
    calabash(148.0, Rate::EFFECT, rng)
}

/// Adds a knock of a seed on wood: the response of the wood and the tick of the seed itself.
pub(super) fn knock(wave: &mut Wave, wood: &Wood, seed: &Seed, time: f64, momentum: f64) {
    let duration = CONTACT_SECONDS * libm::pow(momentum.max(0.01), -0.2);
    let contact = Contact { duration, momentum };
    wave.mix(&wood.touched(contact, wave.rate), time, 1.0);
    wave.mix(
        &seed.tick(
            Contact {
                duration: duration * 0.5,
                momentum,
            },
            wave.rate,
        ),
        time,
        SEED_LEVEL,
    );
}

/// Creates the seeds in a bowl, as a single loose body with a short, pebbly sound.
fn loose_seeds(rng: &mut Rng) -> Body {
    let pitch = rng.around(1350.0, 0.12);
    let modes = [(1.0, 0.018, 1.0), (1.42, 0.014, 0.8), (1.93, 0.010, 0.6)].map(
        |(ratio, decay_time, gain)| Mode {
            frequency: rng.around(pitch * ratio, 0.05),
            decay_time,
            gain,
        },
    );
    Body {
        modes: modes.to_vec(),
    }
}
