//! Nicker nuts: hard shells of 17 mm, which click like pebbles.

use crate::chance::Chance;
use crate::maths::gain_of;
use crate::modal::{Body, Contact, Mode};
use crate::wave::{Rate, Wave};

/// The shell's modes: ratio to the first, seconds to -60 dB, level in dB.
const SHELL: [(f64, f64, f64); 5] = [
    (1.00, 0.015, 0.0),
    (1.53, 0.012, -2.0),
    (2.09, 0.009, -5.0),
    (2.71, 0.007, -8.0),
    (3.36, 0.005, -12.0),
];
/// The first mode of a middling seed in hertz.
const PITCH: f64 = 2750.0;
/// How far the seeds of a set differ in pitch.
const SPREAD: f64 = 0.14;
/// How long two seeds touch when one falls on the other, in seconds.
const TOUCH: f64 = 0.000_13;
/// The click of the blow itself beside the ringing of the shells.
const CLICK: f64 = 0.35;

/// One seed; no two are alike.
#[derive(Clone, Debug)]
pub struct Seed {
    body: Body,
}

impl Seed {
    /// Another seed of the set.
    pub fn any(chance: &mut Chance) -> Self {
        let pitch = chance.around(PITCH, SPREAD);
        let modes = SHELL.iter().map(|&(ratio, ring, level)| Mode {
            frequency: chance.around(pitch * ratio, 0.02),
            ring: chance.around(ring, 0.2),
            gain: gain_of(level + chance.between(-2.0, 2.0)),
        });
        Self {
            body: Body {
                modes: modes.collect(),
            },
        }
    }

    /// Two seeds that knock together with `momentum` (1: one falls from the
    /// hand): a softer blow touches longer and sounds duller, as Hertz has it.
    pub fn knocks(&self, other: &Seed, momentum: f64, rate: Rate) -> Wave {
        let duration = TOUCH * libm::pow(momentum.max(0.01), -0.2);
        let contact = Contact { duration, momentum };
        let force = contact.force(rate);
        let mut wave = self.body.struck(&force, rate, 0.035);
        wave.mix(&other.body.struck(&force, rate, 0.035), 0.0, 0.8);
        wave.mix(&contact.click(rate), 0.0, CLICK);
        wave
    }

    /// The shell's own share when the seed falls on wood, which is softer than a seed.
    pub fn ticks(&self, contact: Contact, rate: Rate) -> Wave {
        self.body.struck(&contact.force(rate), rate, 0.03)
    }
}
