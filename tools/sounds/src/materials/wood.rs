//! The carved board, other wooden bodies, and stone.

use crate::maths::{gain_of, sine};
use crate::modal::{Body, Contact, Mode};
use crate::rng::Rng;
use crate::wave::{Rate, Wave};
use std::f64::consts::PI;

/// A mode of a piece of wood: frequency ratio to the first bending mode, decay time in seconds
/// (with the first mode at 240 Hz), level in dB.
type WoodMode = (f64, f64, f64);

/// The board on its mat: the thud of the block on the mat, bending and twisting of the carved
/// plank, the air in the bowl (ratio 4.6), then plate modes of the bowl's walls.
const BOARD_MODES: [WoodMode; 11] = [
    (0.50, 0.055, -9.0),
    (1.00, 0.095, -3.0),
    (1.63, 0.105, 0.0),
    (2.36, 0.092, -0.5),
    (3.31, 0.070, -1.5),
    (4.62, 0.030, 1.5),
    (6.05, 0.040, -4.0),
    (8.22, 0.028, -7.0),
    (11.3, 0.020, -10.0),
    (14.9, 0.014, -14.0),
    (19.6, 0.009, -18.0),
];
/// A small lidded wooden box for the menus: fewer, clearer modes.
const BOX_MODES: [WoodMode; 7] = [
    (1.00, 0.060, 0.0),
    (1.74, 0.048, -3.0),
    (2.58, 0.036, -5.0),
    (3.92, 0.022, -10.0),
    (5.60, 0.015, -15.0),
    (8.10, 0.010, -20.0),
    (11.6, 0.006, -25.0),
];
/// The store at the end of a boat-shaped board: a thin round bowl, almost a wooden bell, with the
/// air in it.
const STORE_MODES: [WoodMode; 8] = [
    (0.52, 0.42, 1.5),
    (1.00, 0.52, 0.0),
    (1.58, 0.40, -2.0),
    (2.72, 0.30, -5.0),
    (3.84, 0.20, -9.0),
    (5.35, 0.11, -13.0),
    (8.10, 0.05, -17.0),
    (11.9, 0.02, -21.0),
];
/// A paving stone on the ground: stiff and heavy, with a short clack.
const SLAB_MODES: [WoodMode; 6] = [
    (1.00, 0.046, 0.0),
    (1.86, 0.040, -1.0),
    (2.91, 0.030, -3.0),
    (4.40, 0.022, -5.0),
    (6.10, 0.014, -8.0),
    (8.90, 0.009, -12.0),
];
/// The first mode to which the decay times of the tables refer (Hz).
const REFERENCE_PITCH: f64 = 240.0;

/// A piece of wood or stone, struck at a fixed point.
#[derive(Clone, Debug)]
pub struct Wood {
    body: Body,
}

impl Wood {
    /// Creates the board, struck at a random point in the floor of a bowl. `pitch` is that of its
    /// first bending mode in hertz: about 240 in a hole, 190 in a loft.
    pub fn board(pitch: f64, rng: &mut Rng) -> Self {
        let position = rng.between(0.12, 0.88);
        let modes = BOARD_MODES.iter().enumerate().map(|(order, mode)| {
            // A mode is silent if struck at a node. The first mode of the table moves the whole
            // board.
            let coupling = if order == 0 {
                1.0
            } else {
                0.35 + 0.65 * sine(PI * order as f64 * position).abs()
            };
            mode_of(*mode, pitch, coupling, 0.035, rng)
        });
        Self {
            body: Body {
                modes: modes.collect(),
            },
        }
    }

    /// Creates a small box, with its first mode at `pitch` hertz, about 500.
    pub fn small_box(pitch: f64, rng: &mut Rng) -> Self {
        let modes = BOX_MODES
            .iter()
            .map(|mode| mode_of(*mode, pitch, 1.0, 0.05, rng));
        Self {
            body: Body {
                modes: modes.collect(),
            },
        }
    }

    /// Creates the store of a boat-shaped board, with its first mode at `pitch` hertz, about 150.
    pub fn store(pitch: f64, rng: &mut Rng) -> Self {
        let modes = STORE_MODES
            .iter()
            .map(|mode| mode_of(*mode, pitch, 1.0, 0.012, rng));
        Self {
            body: Body {
                modes: modes.collect(),
            },
        }
    }

    /// Creates a paving stone, with its first mode at `pitch` hertz, about 700.
    pub fn slab(pitch: f64, rng: &mut Rng) -> Self {
        let modes = SLAB_MODES
            .iter()
            .map(|mode| mode_of(*mode, pitch, 1.0, 0.05, rng));
        Self {
            body: Body {
                modes: modes.collect(),
            },
        }
    }

    /// Returns the wood damped by a hand or a heap of seeds, which multiplies its decay times by
    /// `factor` (0 to 1).
    #[must_use]
    pub fn damped(mut self, factor: f64) -> Self {
        for mode in &mut self.body.modes {
            mode.decay_time *= factor;
        }
        self
    }

    /// Renders the sound of a contact.
    pub fn touched(&self, contact: Contact, rate: Rate) -> Wave {
        let longest = self
            .body
            .modes
            .iter()
            .fold(0.0, |longest_so_far: f64, mode| {
                longest_so_far.max(mode.decay_time)
            });
        self.body
            .strike(&contact.force(rate), rate, longest * 1.3 + contact.duration)
    }
}

fn mode_of(
    (ratio, decay_time, level): WoodMode,
    pitch: f64,
    coupling: f64,
    spread: f64,
    rng: &mut Rng,
) -> Mode {
    Mode {
        frequency: rng.around(pitch * ratio, spread),
        decay_time: rng.around(decay_time, 0.12) * (REFERENCE_PITCH / pitch).min(1.3),
        gain: gain_of(level + rng.between(-1.5, 1.5)) * coupling,
    }
}
