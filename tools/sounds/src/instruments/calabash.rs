//! A calabash upside down, played with the fingers or the flat hand.

use crate::chance::Chance;
use crate::modal::{Body, Contact, Mode};
use crate::wave::{Rate, Wave};

/// The modes of the shell and the air in it: ratio to its pitch, seconds to -60 dB, gain.
const SHELL: [(f64, f64, f64); 4] = [
    (1.00, 0.24, 1.0),
    (2.08, 0.17, 0.75),
    (3.55, 0.11, 0.55),
    (5.20, 0.06, 0.35),
];
/// The contact time of the fingers, in seconds.
const TOUCH: f64 = 0.001_6;

/// One beat on a calabash of about this `pitch` (Hz), varied at random.
pub fn calabash(pitch: f64, rate: Rate, chance: &mut Chance) -> Wave {
    let pitch = chance.around(pitch, 0.09);
    let modes = SHELL.map(|(ratio, decay_time, gain)| Mode {
        frequency: chance.around(pitch * ratio, 0.03),
        decay_time: chance.around(decay_time, 0.15),
        gain: chance.around(gain, 0.3),
    });
    let touch = Contact {
        duration: chance.around(TOUCH, 0.15),
        momentum: 1.0,
    };
    Body {
        modes: modes.to_vec(),
    }
    .struck(&touch.force(rate), rate, 0.4)
}
