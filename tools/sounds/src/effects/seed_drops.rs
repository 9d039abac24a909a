//! Drops of one seed into an empty bowl, or on other seeds.

use crate::chance::Chance;
use crate::instruments::calabash;
use crate::materials::{Seed, Wood};
use crate::modal::{Body, Contact, Mode};
use crate::wave::{Rate, Wave};

/// The board's first bending mode under a hole (Hz), and its variation between holes.
const HOLE_PITCH: f64 = 236.0;
const HOLE_SPREAD: f64 = 0.06;
/// The contact time of a falling seed with the wood (seconds).
const TOUCH: f64 = 0.000_27;
/// The time until a dropped seed's only bounce (seconds), as shown on the table at normal speed.
const BOUNCE: f64 = 0.128;
/// The level of the seed's own sound in a knock on wood.
const SHELL: f64 = 0.24;

/// A hard seed falls into an empty bowl: a hollow knock and one tiny bounce.
pub fn drop_on_wood(chance: &mut Chance) -> Wave {
    let rate = Rate::EFFECT;
    let hole = Wood::board(chance.around(HOLE_PITCH, HOLE_SPREAD), chance);
    let seed = Seed::any(chance);
    let mut wave = Wave::silence(rate, 0.42);
    knock(&mut wave, &hole, &seed, 0.0, 1.0);
    let bounce = chance.around(BOUNCE, 0.06);
    let back = chance.between(0.15, 0.24);
    knock(&mut wave, &hole, &seed, bounce, back);
    knock(
        &mut wave,
        &hole,
        &seed,
        bounce + chance.between(0.024, 0.038),
        back * chance.between(0.2, 0.35),
    );
    wave
}

/// A seed falls on others: clicks of shells, a heap that shifts a little, and a faint response of
/// the wood below.
pub fn drop_on_seeds(chance: &mut Chance) -> Wave {
    let rate = Rate::EFFECT;
    let mut wave = Wave::silence(rate, 0.24);
    let seed = Seed::any(chance);
    wave.mix(&seed.knocks(&Seed::any(chance), 1.0, rate), 0.0, 1.0);
    wave.mix(
        &heap(chance).struck(
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
    let hole = Wood::board(chance.around(HOLE_PITCH * 1.25, HOLE_SPREAD), chance).damped(0.4);
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

    let (mut at, mut momentum) = (chance.between(0.012, 0.022), chance.between(0.3, 0.5));
    for _ in 0..3 + chance.below(3) {
        let neighbour = Seed::any(chance);
        wave.mix(
            &neighbour.knocks(&Seed::any(chance), momentum, rate),
            at,
            1.0,
        );
        at += chance.between(0.009, 0.030);
        momentum *= chance.between(0.4, 0.7);
    }
    wave
}

/// The accent on the last seed of a lap: two fingers on a calabash.
pub fn last_seed(chance: &mut Chance) -> Wave {
    calabash(148.0, Rate::EFFECT, chance)
}

/// A seed knocks on wood: the response of the wood and the seed's own tick.
pub(super) fn knock(wave: &mut Wave, wood: &Wood, seed: &Seed, at: f64, momentum: f64) {
    let duration = TOUCH * libm::pow(momentum.max(0.01), -0.2);
    let contact = Contact { duration, momentum };
    wave.mix(&wood.touched(contact, wave.rate), at, 1.0);
    wave.mix(
        &seed.ticks(
            Contact {
                duration: duration * 0.5,
                momentum,
            },
            wave.rate,
        ),
        at,
        SHELL,
    );
}

/// The seeds in a bowl, as one loose body: short and pebbly.
fn heap(chance: &mut Chance) -> Body {
    let pitch = chance.around(1350.0, 0.12);
    let modes = [(1.0, 0.018, 1.0), (1.42, 0.014, 0.8), (1.93, 0.010, 0.6)].map(
        |(ratio, decay_time, gain)| Mode {
            frequency: chance.around(pitch * ratio, 0.05),
            decay_time,
            gain,
        },
    );
    Body {
        modes: modes.to_vec(),
    }
}
