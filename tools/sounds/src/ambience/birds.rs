//! Distant birds: a dove that coos and is answered, and a bulbul that whistles.

use std::f64::consts::TAU;

use super::LOOP;
use crate::chance::Chance;
use crate::filter::Filter;
use crate::maths::{ease, gain_of, sine};
use crate::place::Stereo;
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
/// The calls: the bird, start (fraction of the loop), pitch ratio, level, side, and distance (0
/// near to 1).
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
/// The low-pass cutoff at distance 1, for absorption by the air (Hz); near sounds are unfiltered.
const FAR_DULLNESS: f64 = 2600.0;

/// Renders all calls into one loop.
pub fn calls(rate: Rate, chance: &mut Chance) -> Stereo {
    let mut stereo = Stereo::silence(rate, LOOP);
    for (notes, part, higher, level, side, far) in CALLS {
        let call = call(rate, notes, higher, chance);
        let dulled = Filter::low_pass(rate, FAR_DULLNESS / far, 0.6).apply(call);
        stereo.mix_around(&dulled, part * LOOP, level, side);
        echo(&mut stereo, &dulled, part * LOOP, level * far, chance);
    }
    stereo
}

fn call(rate: Rate, notes: &[Note], higher: f64, chance: &mut Chance) -> Wave {
    let mut call = Wave::silence(rate, 2.0);
    for &(at, seconds, [from, over, to], strength) in notes {
        let mut note = Wave::silence(rate, chance.around(seconds, 0.06));
        let length = note.samples.len() as f64;
        let lift = higher * chance.around(1.0, 0.008);
        let mut phase = 0.0;
        for (n, sample) in note.samples.iter_mut().enumerate() {
            let part = n as f64 / length;
            let bend = if part < 0.5 {
                from + (over - from) * ease(part * 2.0)
            } else {
                over + (to - over) * ease(part * 2.0 - 1.0)
            };
            phase += TAU * bend * lift / rate.hertz();
            let breath = ease(part * 4.0) * ease((1.0 - part) * 2.5);
            *sample = breath * (sine(phase) + 0.06 * sine(2.0 * phase) + 0.03 * sine(3.0 * phase));
        }
        call.mix(&note, chance.around(at, 0.02), strength);
    }
    call
}

/// Adds the echo of a distant call from other trees.
fn echo(stereo: &mut Stereo, call: &Wave, at: f64, level: f64, chance: &mut Chance) {
    /// The number of echoes, the time of the last (s), and the levels (dB) of the first and the
    /// last.
    const ANSWERS: usize = 14;
    const UNTIL: f64 = 0.65;
    const LEVELS: (f64, f64) = (-8.0, -28.0);
    for answer in 0..ANSWERS {
        let part = (answer as f64 + chance.unit()) / ANSWERS as f64;
        let gain = gain_of(LEVELS.0 + (LEVELS.1 - LEVELS.0) * part);
        stereo.mix_around(
            call,
            at + 0.03 + UNTIL * part,
            level * gain,
            chance.between(-1.0, 1.0),
        );
    }
}
