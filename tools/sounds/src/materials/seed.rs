//! Seeds: nicker nuts, hard-shelled and 17 mm across, which click like pebbles, and other kinds.

use crate::maths::gain_of;
use crate::modal::{Body, Contact, Mode};
use crate::rng::Rng;
use crate::wave::{Rate, Wave};

/// The modes of a shell: frequency ratio to the main mode, seconds to -60 dB, level in dB.
const NICKER_NUT_MODES: [(f64, f64, f64); 5] = [
    (1.00, 0.015, 0.0),
    (1.53, 0.012, -2.0),
    (2.09, 0.009, -5.0),
    (2.71, 0.007, -8.0),
    (3.36, 0.005, -12.0),
];
/// The frequency of the main mode of an average nicker nut, in hertz.
const NICKER_NUT_PITCH: f64 = 2750.0;
/// The variation of pitch between the seeds of a set.
const PITCH_SPREAD: f64 = 0.14;
/// The contact time when a seed falls on another, in seconds.
const NICKER_NUT_CONTACT_SECONDS: f64 = 0.000_13;
/// The gain of the click of the impact relative to the ringing of the shells.
const NICKER_NUT_CLICK_GAIN: f64 = 0.35;

/// A kind of seed other than the nicker nut: its modes (as above), the frequency to which the
/// ratios refer, the contact time of two such seeds, and the gain of their click.
#[derive(Clone, Copy, Debug)]
pub struct SeedKind {
    modes: &'static [(f64, f64, f64)],
    pitch: f64,
    contact_seconds: f64,
    click_gain: f64,
}

/// Cowries: thin glazed shells that ring like porcelain, with the lower resonance of the hollow.
pub const COWRIE: SeedKind = SeedKind {
    modes: &[
        (0.44, 0.010, -7.0),
        (1.00, 0.034, 0.0),
        (1.41, 0.030, -2.5),
        (1.97, 0.026, -4.0),
        (2.63, 0.018, -8.0),
    ],
    pitch: 4_450.0,
    contact_seconds: 0.000_085,
    click_gain: 0.22,
};

/// Pebbles from a stream: solid and heavy, with a dense clack of a few short modes.
pub const PEBBLE: SeedKind = SeedKind {
    modes: &[(1.00, 0.011, 0.0), (1.58, 0.009, -1.0), (2.24, 0.007, -4.0)],
    pitch: 1_980.0,
    contact_seconds: 0.000_12,
    click_gain: 0.62,
};

/// Dry balls and woody nuts: light and dull, with hardly any ringing.
pub const BALL: SeedKind = SeedKind {
    modes: &[
        (1.00, 0.013, 0.0),
        (1.72, 0.008, -5.0),
        (2.55, 0.005, -10.0),
    ],
    pitch: 1_240.0,
    contact_seconds: 0.000_34,
    click_gain: 0.10,
};

/// A randomly varied seed.
#[derive(Clone, Debug)]
pub struct Seed {
    body: Body,
    contact_seconds: f64,
    click_gain: f64,
}

impl Seed {
    /// Creates a random nicker nut.
    pub fn nicker_nut(rng: &mut Rng) -> Self {
        let pitch = rng.around(NICKER_NUT_PITCH, PITCH_SPREAD);
        let modes = NICKER_NUT_MODES
            .iter()
            .map(|&(ratio, decay_time, level)| Mode {
                frequency: rng.around(pitch * ratio, 0.02),
                decay_time: rng.around(decay_time, 0.2),
                gain: gain_of(level + rng.between(-2.0, 2.0)),
            });
        Self {
            body: Body {
                modes: modes.collect(),
            },
            contact_seconds: NICKER_NUT_CONTACT_SECONDS,
            click_gain: NICKER_NUT_CLICK_GAIN,
        }
    }

    /// Creates a random seed of this kind.
    pub fn of(kind: &SeedKind, rng: &mut Rng) -> Self {
        let pitch = rng.around(kind.pitch, PITCH_SPREAD);
        let modes = kind.modes.iter().map(|&(ratio, decay_time, level)| Mode {
            frequency: rng.around(pitch * ratio, 0.02),
            decay_time: rng.around(decay_time, 0.2),
            gain: gain_of(level + rng.between(-2.0, 2.0)),
        });
        Self {
            body: Body {
                modes: modes.collect(),
            },
            contact_seconds: kind.contact_seconds,
            click_gain: kind.click_gain,
        }
    }

    /// Renders two seeds that knock together with `momentum` (1 if one falls from the hand). By
    /// Hertz's law, a softer impact lasts longer and sounds duller.
    pub fn knock(&self, other: &Seed, momentum: f64, rate: Rate) -> Wave {
        let duration = self.contact_seconds * libm::pow(momentum.max(0.01), -0.2);
        let contact = Contact { duration, momentum };
        let force = contact.force(rate);
        let mut wave = self.body.strike(&force, rate, 0.035);
        wave.mix(&other.body.strike(&force, rate, 0.035), 0.0, 0.8);
        wave.mix(&contact.click(rate), 0.0, self.click_gain);
        wave
    }

    /// Renders the shell of a seed that falls on wood, which is softer than a seed.
    pub fn tick(&self, contact: Contact, rate: Rate) -> Wave {
        self.body.strike(&contact.force(rate), rate, 0.03)
    }
}
