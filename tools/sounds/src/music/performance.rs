//! Renders written notes.

use crate::chance::Chance;
use crate::filter::Filter;
use crate::instruments::{bar, calabash, pitch, tine};
use crate::maths::ease;
use crate::place::Stereo;
use crate::wave::{Rate, Wave};

/// The instrument of a note.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Voice {
    /// A tine of the thumb piano.
    Tine,
    /// A bar of the balafon.
    Bar,
    /// A gourd with seeds in it.
    Rattle,
    /// A calabash under the hand.
    Calabash,
}

/// A written note.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Note {
    /// The time in seconds.
    pub at: f64,
    /// The instrument.
    pub voice: Voice,
    /// The scale degree, from 0.
    pub degree: i32,
    /// The strength, 0 to 1.
    pub strength: f64,
}

/// The players' maximum deviation from the beat (s).
const LOOSENESS: f64 = 0.006;
/// The levels of the instruments at full strength.
const TINES: f64 = 1.0;
const BARS: f64 = 1.5;
const RATTLES: f64 = 0.10;
const CALABASHES: f64 = 0.5;
/// The distance of the musicians, a little greater than that of the board.
const DISTANCE: f64 = 1.6;

/// Renders all notes, and `tail` seconds after the last.
pub fn perform(notes: &[Note], tail: f64, chance: &mut Chance) -> Stereo {
    let rate = Rate::LONG;
    let last = notes.iter().fold(0.0, |last: f64, note| last.max(note.at));
    let mut stereo = Stereo::silence(rate, last + tail);
    for note in notes {
        let at = (note.at + LOOSENESS * chance.bell()).max(0.0);
        let (wave, level, side) = match note.voice {
            Voice::Tine => (
                tine(pitch(note.degree), note.strength, rate, chance),
                TINES,
                side_of_tine(note.degree),
            ),
            Voice::Bar => (
                bar(pitch(note.degree), note.strength, rate, chance),
                BARS,
                side_of_bar(note.degree),
            ),
            Voice::Rattle => (rattle(rate, chance), RATTLES * note.strength, -0.55),
            Voice::Calabash => {
                let pitch = 98.0 * f64::from(2 + note.degree) / 2.0;
                (
                    calabash(pitch, rate, chance),
                    CALABASHES * note.strength,
                    0.05,
                )
            }
        };
        stereo.mix(&wave, at, level, side);
    }
    stereo.in_the_shade(DISTANCE)
}

/// Returns the stereo position of a tine: alternating left and right, with the low ones at the
/// centre.
fn side_of_tine(degree: i32) -> f64 {
    let out = 0.10 + 0.014 * f64::from(degree.max(0));
    -0.18 + if degree % 2 == 0 { -out } else { out }
}

/// Returns the stereo position of a bar: on the right, with the low ones nearer to the centre.
fn side_of_bar(degree: i32) -> f64 {
    (0.26 + 0.028 * f64::from(degree)).clamp(0.05, 0.65)
}

/// Seeds in a gourd, shaken once: they fly up and land together.
fn rattle(rate: Rate, chance: &mut Chance) -> Wave {
    let mut noise = Wave::silence(rate, 0.13);
    let length = noise.samples.len() as f64;
    for (n, sample) in noise.samples.iter_mut().enumerate() {
        let part = n as f64 / length;
        let flight = 0.25 * ease(part * 2.2);
        let landing = if part > 0.4 {
            libm::exp(-9.0 * (part - 0.4))
        } else {
            0.0
        };
        *sample = chance.between(-1.0, 1.0) * (flight * ease((1.0 - part) * 2.0) + landing);
    }
    let mut gourd = Filter::band_pass(rate, chance.around(5200.0, 0.05), 1.6).apply(noise.clone());
    gourd.mix(
        &Filter::band_pass(rate, 2300.0, 1.8).apply(noise),
        0.0,
        0.35,
    );
    gourd.fade_out(0.02);
    gourd
}
