//! Distant birds: a dove that coos and another that answers, and a bulbul that whistles.

use std::f64::consts::TAU;

use super::LOOP_SECONDS;
use crate::acoustics::Stereo;
use crate::filter::Filter;
use crate::maths::{ease, gain_of, sine};
use crate::rng::Rng;
use crate::wave::{Rate, Wave};

/// A note of a call: start and duration (s); start, middle and end pitch (Hz); strength.
type Note = (f64, f64, [f64; 3], f64);

/// The dove: six notes, the fourth the longest.
const DOVE: [Note; 6] = [
    (0.00, 0.17, [455.0, 480.0, 470.0], 0.6),
    (0.27, 0.26, [470.0, 512.0, 486.0], 0.9),
    (0.72, 0.15, [455.0, 474.0, 468.0], 0.6),
    (0.94, 0.34, [474.0, 520.0, 478.0], 1.0),
    (1.38, 0.18, [462.0, 482.0, 470.0], 0.7),
    (1.64, 0.20, [458.0, 470.0, 448.0], 0.55),
];
/// The bulbul: short liquid whistles.
const BULBUL: [Note; 5] = [
    (0.00, 0.09, [1850.0, 2080.0, 1960.0], 0.7),
    (0.14, 0.12, [2150.0, 2420.0, 2050.0], 1.0),
    (0.33, 0.08, [1900.0, 1980.0, 1780.0], 0.7),
    (0.45, 0.14, [1750.0, 2260.0, 2380.0], 0.9),
    (0.65, 0.10, [2050.0, 1900.0, 1700.0], 0.6),
];
/// The calls: bird, start (fraction of the loop), pitch ratio, level, side, and distance (0 near to
/// 1).
const CALLS: [(&[Note], f64, f64, f64, f64, f64); 8] = [
    (&DOVE, 0.060, 1.00, 0.050, -0.60, 0.45),
    (&DOVE, 0.095, 1.00, 0.045, -0.60, 0.45),
    (&DOVE, 0.150, 1.07, 0.020, 0.80, 0.90),
    (&BULBUL, 0.300, 1.00, 0.018, 0.45, 0.70),
    (&BULBUL, 0.328, 0.96, 0.020, 0.45, 0.70),
    (&DOVE, 0.560, 0.97, 0.026, 0.30, 0.80),
    (&DOVE, 0.596, 0.97, 0.030, 0.30, 0.80),
    (&BULBUL, 0.830, 1.12, 0.012, -0.80, 0.90),
];
/// The low-pass cutoff for absorption by the air at distance 1 (Hz); it is higher for near sounds.
const FAR_CUTOFF: f64 = 2600.0;

/// Renders all calls into one loop.
pub fn calls(rate: Rate, rng: &mut Rng) -> Stereo {
    let mut stereo = Stereo::silence(rate, LOOP_SECONDS);
    for (notes, fraction, pitch_ratio, level, pan, distance) in CALLS {
        let call = render_call(rate, notes, pitch_ratio, rng);
        let muffled = Filter::low_pass(rate, FAR_CUTOFF / distance, 0.6).apply(call);
        stereo.mix_wrapping(&muffled, fraction * LOOP_SECONDS, level, pan);
        add_echo(
            &mut stereo,
            &muffled,
            fraction * LOOP_SECONDS,
            level * distance,
            rng,
        );
    }
    stereo
}

fn render_call(rate: Rate, notes: &[Note], pitch_ratio: f64, rng: &mut Rng) -> Wave {
    let mut call = Wave::silence(rate, 2.0);
    for &(time, seconds, [from, middle, to], strength) in notes {
        let mut note = Wave::silence(rate, rng.around(seconds, 0.06));
        let length = note.samples.len() as f64;
        let note_ratio = pitch_ratio * rng.around(1.0, 0.008);
        let mut phase = 0.0;
        for (n, sample) in note.samples.iter_mut().enumerate() {
            let fraction = n as f64 / length;
            let pitch = if fraction < 0.5 {
                from + (middle - from) * ease(fraction * 2.0)
            } else {
                middle + (to - middle) * ease(fraction * 2.0 - 1.0)
            };
            phase += TAU * pitch * note_ratio / rate.hertz();
            let envelope = ease(fraction * 4.0) * ease((1.0 - fraction) * 2.5);
            *sample =
                envelope * (sine(phase) + 0.06 * sine(2.0 * phase) + 0.03 * sine(3.0 * phase));
        }
        call.mix(&note, rng.around(time, 0.02), strength);
    }
    call
}

/// Adds the echoes of a distant call from other trees.
fn add_echo(stereo: &mut Stereo, call: &Wave, time: f64, level: f64, rng: &mut Rng) {
    /// The number of echoes.
    const ECHOES: usize = 14;
    /// The time of the last echo.
    const LAST_ECHO_SECONDS: f64 = 0.65;
    /// The levels of the first and the last echo.
    const ECHO_DECIBELS: (f64, f64) = (-8.0, -28.0);
    for echo in 0..ECHOES {
        let fraction = (echo as f64 + rng.unit()) / ECHOES as f64;
        let gain = gain_of(ECHO_DECIBELS.0 + (ECHO_DECIBELS.1 - ECHO_DECIBELS.0) * fraction);
        stereo.mix_wrapping(
            call,
            time + 0.03 + LAST_ECHO_SECONDS * fraction,
            level * gain,
            rng.between(-1.0, 1.0),
        );
    }
}
