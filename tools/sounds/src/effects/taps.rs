//! Taps of hands and fingertips on wood: a pass, and the sounds of the menus.

use crate::chance::Chance;
use crate::filter::Filter;
use crate::materials::Wood;
use crate::maths::ease;
use crate::modal::Contact;
use crate::wave::{Rate, Wave};

/// The first mode (Hz) of the menus' box.
const BOX_PITCH: f64 = 505.0;

/// A player passes: the flat hand taps twice on the board.
pub fn pass(chance: &mut Chance) -> Wave {
    let rate = Rate::EFFECT;
    let mut wave = Wave::silence(rate, 0.75);
    let second = chance.between(0.205, 0.225);
    for (at, momentum) in [(0.0, 0.8), (second, 1.0)] {
        let board = Wood::board(chance.around(214.0, 0.02), chance).damped(0.75);
        let hand = Contact {
            duration: chance.around(0.000_9, 0.1),
            momentum,
        };
        wave.mix(&board.touched(hand, rate), at, 1.0);
        wave.mix(&skin(0.020, chance), at, 0.5 * momentum);
    }
    wave
}

/// A fingernail on a small wooden box.
pub fn menu_click(chance: &mut Chance) -> Wave {
    box_tap(chance.around(BOX_PITCH, 0.08), 0.000_45, chance)
}

/// A fingertip brushing the box.
pub fn menu_hover(chance: &mut Chance) -> Wave {
    let pitch = chance.around(BOX_PITCH * 1.5, 0.07);
    Wood::small_box(pitch, chance).damped(0.45).touched(
        Contact {
            duration: 0.000_8,
            momentum: 1.0,
        },
        Rate::EFFECT,
    )
}

/// A lid is slid open: a short scrape and a tap, then a higher one.
pub fn menu_open(chance: &mut Chance) -> Wave {
    lid([BOX_PITCH * 0.84, BOX_PITCH * 1.12], chance)
}

/// The lid is shut: a tap, then a lower one.
pub fn menu_close(chance: &mut Chance) -> Wave {
    lid([BOX_PITCH * 1.0, BOX_PITCH * 0.72], chance)
}

/// A refused action: a muffled double touch.
pub fn menu_refused(chance: &mut Chance) -> Wave {
    let rate = Rate::EFFECT;
    let mut wave = Wave::silence(rate, 0.3);
    for (at, momentum) in [(0.0, 1.0), (0.085, 0.8)] {
        let muffled = Wood::small_box(chance.around(BOX_PITCH * 0.58, 0.02), chance).damped(0.6);
        wave.mix(
            &muffled.touched(
                Contact {
                    duration: 0.001_2,
                    momentum,
                },
                rate,
            ),
            at,
            1.0,
        );
    }
    wave
}

fn lid(pitches: [f64; 2], chance: &mut Chance) -> Wave {
    let mut wave = Wave::silence(Rate::EFFECT, 0.45);
    let [first, second] = pitches;
    wave.mix(&box_tap(first, 0.000_7, chance), 0.0, 0.7);
    wave.mix(&skin(0.085, chance), 0.015, 0.10);
    wave.mix(&box_tap(second, 0.000_6, chance), 0.105, 1.0);
    wave
}

fn box_tap(pitch: f64, duration: f64, chance: &mut Chance) -> Wave {
    let contact = Contact {
        duration: chance.around(duration, 0.1),
        momentum: 1.0,
    };
    Wood::small_box(pitch, chance).touched(contact, Rate::EFFECT)
}

/// The noise of skin touching or leaving wood, `seconds` long.
fn skin(seconds: f64, chance: &mut Chance) -> Wave {
    let rate = Rate::EFFECT;
    let mut noise = Wave::silence(rate, seconds);
    let length = noise.samples.len() as f64;
    for (n, sample) in noise.samples.iter_mut().enumerate() {
        let part = n as f64 / length;
        *sample = chance.between(-1.0, 1.0) * ease(part * 12.0) * (1.0 - part) * (1.0 - part);
    }
    Filter::band_pass(rate, 1500.0, 0.6).apply(noise)
}
