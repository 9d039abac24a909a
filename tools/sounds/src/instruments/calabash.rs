//! An upturned calabash, played with the fingers or the flat hand.

use crate::modal::{Body, Contact, Mode};
use crate::rng::Rng;
use crate::wave::{Rate, Wave};

/// The modes of the shell and the air in it: ratio to its pitch, seconds to -60 dB, gain.
const MODES: [(f64, f64, f64); 4] = [
    (1.00, 0.24, 1.0),
    (2.08, 0.17, 0.75),
    (3.55, 0.11, 0.55),
    (5.20, 0.06, 0.35),
];
/// The contact time of the fingers, in seconds.
const CONTACT_SECONDS: f64 = 0.001_6;

/// Renders a beat on a calabash of about this `pitch` (Hz), randomly varied.
pub fn calabash(pitch: f64, rate: Rate, rng: &mut Rng) -> Wave {
    let pitch = rng.around(pitch, 0.09);
    let modes = MODES.map(|(ratio, decay_time, gain)| Mode {
        frequency: rng.around(pitch * ratio, 0.03),
        decay_time: rng.around(decay_time, 0.15),
        gain: rng.around(gain, 0.3),
    });
    let contact = Contact {
        duration: rng.around(CONTACT_SECONDS, 0.15),
        momentum: 1.0,
    };
    Body {
        modes: modes.to_vec(),
    }
    .strike(&contact.force(rate), rate, 0.4)
}
