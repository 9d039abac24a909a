//! Taps of hands and fingertips on wood: passing a turn, and menu sounds.

use crate::filter::Filter;
use crate::materials::Wood;
use crate::maths::ease;
use crate::modal::Contact;
use crate::rng::Rng;
use crate::wave::{Rate, Wave};

/// The first mode of the menu sounds' box, in Hz.
const BOX_PITCH: f64 = 505.0;

/// Renders a pass: the flat hand taps twice on the board.
pub fn pass(rng: &mut Rng) -> Wave {
    let rate = Rate::EFFECT;
    let mut wave = Wave::silence(rate, 0.75);
    let second_tap_at = rng.between(0.205, 0.225);
    for (start, momentum) in [(0.0, 0.8), (second_tap_at, 1.0)] {
        let board = Wood::board(rng.around(214.0, 0.02), rng).damped(0.75);
        let hand = Contact {
            duration: rng.around(0.000_9, 0.1),
            momentum,
        };
        wave.mix(&board.touched(hand, rate), start, 1.0);
        wave.mix(&friction_noise(0.020, rng), start, 0.5 * momentum);
    }
    wave
}

/// Renders the tap of a fingernail on a small wooden box.
pub fn menu_click(rng: &mut Rng) -> Wave {
    box_tap(rng.around(BOX_PITCH, 0.08), 0.000_45, rng)
}

/// Renders the brush of a fingertip on the box.
pub fn menu_hover(rng: &mut Rng) -> Wave {
    let pitch = rng.around(BOX_PITCH * 1.5, 0.07);
    Wood::small_box(pitch, rng).damped(0.45).touched(
        Contact {
            duration: 0.000_8,
            momentum: 1.0,
        },
        Rate::EFFECT,
    )
}

/// Renders a lid that slides open: a tap, a short scrape, and a higher tap.
pub fn menu_open(rng: &mut Rng) -> Wave {
    lid_sound([BOX_PITCH * 0.84, BOX_PITCH * 1.12], rng)
}

/// Renders a lid that slides shut: a tap, a short scrape, and a lower tap.
pub fn menu_close(rng: &mut Rng) -> Wave {
    lid_sound([BOX_PITCH * 1.0, BOX_PITCH * 0.72], rng)
}

/// Renders a refused action: two muffled taps.
pub fn menu_refused(rng: &mut Rng) -> Wave {
    let rate = Rate::EFFECT;
    let mut wave = Wave::silence(rate, 0.3);
    for (start, momentum) in [(0.0, 1.0), (0.085, 0.8)] {
        let muffled = Wood::small_box(rng.around(BOX_PITCH * 0.58, 0.02), rng).damped(0.6);
        wave.mix(
            &muffled.touched(
                Contact {
                    duration: 0.001_2,
                    momentum,
                },
                rate,
            ),
            start,
            1.0,
        );
    }
    wave
}

fn lid_sound(pitches: [f64; 2], rng: &mut Rng) -> Wave {
    let mut wave = Wave::silence(Rate::EFFECT, 0.45);
    let [first, second] = pitches;
    wave.mix(&box_tap(first, 0.000_7, rng), 0.0, 0.7);
    wave.mix(&friction_noise(0.085, rng), 0.015, 0.10);
    wave.mix(&box_tap(second, 0.000_6, rng), 0.105, 1.0);
    wave
}

fn box_tap(pitch: f64, contact_seconds: f64, rng: &mut Rng) -> Wave {
    let contact = Contact {
        duration: rng.around(contact_seconds, 0.1),
        momentum: 1.0,
    };
    Wood::small_box(pitch, rng).touched(contact, Rate::EFFECT)
}

/// Renders a burst of friction noise, `seconds` long.
fn friction_noise(seconds: f64, rng: &mut Rng) -> Wave {
    let rate = Rate::EFFECT;
    let mut noise = Wave::silence(rate, seconds);
    let length = noise.samples.len() as f64;
    for (n, sample) in noise.samples.iter_mut().enumerate() {
        let fraction = n as f64 / length;
        *sample =
            rng.between(-1.0, 1.0) * ease(fraction * 12.0) * (1.0 - fraction) * (1.0 - fraction);
    }
    Filter::band_pass(rate, 1500.0, 0.6).apply(noise)
}
