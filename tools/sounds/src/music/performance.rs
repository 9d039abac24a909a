//! Renders composed notes.

use crate::acoustics::Stereo;
use crate::filter::Filter;
use crate::instruments::{bar, calabash, pitch, tine};
use crate::maths::ease;
use crate::rng::Rng;
use crate::wave::{Rate, Wave};

/// The instrument of a note.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instrument {
    /// A tine of the thumb piano.
    Tine,
    /// A bar of the balafon.
    Bar,
    /// A gourd rattle filled with seeds.
    Rattle,
    /// A calabash played with the hand.
    Calabash,
}

/// A composed note.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Note {
    /// The start time, in seconds.
    pub start: f64,
    /// The instrument.
    pub instrument: Instrument,
    /// The scale degree; 0 is the lowest tine.
    pub degree: i32,
    /// The velocity of the stroke, 0 to 1.
    pub velocity: f64,
}

/// The standard deviation of the players' timing, in seconds.
const TIMING_DEVIATION_SECONDS: f64 = 0.006;
/// The level of a tine at full velocity.
const TINE_LEVEL: f64 = 1.0;
/// The level of a bar at full velocity.
const BAR_LEVEL: f64 = 1.5;
/// The level of the rattle at full velocity.
const RATTLE_LEVEL: f64 = 0.10;
/// The level of the calabash at full velocity.
const CALABASH_LEVEL: f64 = 0.5;
/// The amount of reverb: the musicians are a little farther away than the board.
const REVERB_AMOUNT: f64 = 1.6;

/// Renders all notes, plus `tail_seconds` after the start of the last one.
pub fn perform(notes: &[Note], tail_seconds: f64, rng: &mut Rng) -> Stereo {
    let rate = Rate::LONG;
    let last = notes
        .iter()
        .fold(0.0, |last: f64, note| last.max(note.start));
    let mut stereo = Stereo::silence(rate, last + tail_seconds);
    for note in notes {
        let start = (note.start + TIMING_DEVIATION_SECONDS * rng.gaussian()).max(0.0);
        let (wave, level, pan) = match note.instrument {
            Instrument::Tine => (
                tine(pitch(note.degree), note.velocity, rate, rng),
                TINE_LEVEL,
                tine_pan(note.degree),
            ),
            Instrument::Bar => (
                bar(pitch(note.degree), note.velocity, rate, rng),
                BAR_LEVEL,
                bar_pan(note.degree),
            ),
            Instrument::Rattle => (rattle(rate, rng), RATTLE_LEVEL * note.velocity, -0.55),
            Instrument::Calabash => {
                let pitch = 98.0 * f64::from(2 + note.degree) / 2.0;
                (
                    calabash(pitch, rate, rng),
                    CALABASH_LEVEL * note.velocity,
                    0.05,
                )
            }
        };
        stereo.mix(&wave, start, level, pan);
    }
    stereo.with_reverb(REVERB_AMOUNT)
}

/// Returns the stereo position of a tine: alternately left and right, with the low ones near the
/// centre.
fn tine_pan(degree: i32) -> f64 {
    let offset = 0.10 + 0.014 * f64::from(degree.max(0));
    -0.18 + if degree % 2 == 0 { -offset } else { offset }
}

/// Returns the stereo position of a bar: on the right, with the low ones nearer the centre.
fn bar_pan(degree: i32) -> f64 {
    (0.26 + 0.028 * f64::from(degree)).clamp(0.05, 0.65)
}

/// Renders a single shake of the rattle: the seeds fly up and land together.
fn rattle(rate: Rate, rng: &mut Rng) -> Wave {
    let mut noise = Wave::silence(rate, 0.13);
    let length = noise.samples.len() as f64;
    for (n, sample) in noise.samples.iter_mut().enumerate() {
        let fraction = n as f64 / length;
        let flight = 0.25 * ease(fraction * 2.2);
        let landing = if fraction > 0.4 {
            libm::exp(-9.0 * (fraction - 0.4))
        } else {
            0.0
        };
        *sample = rng.between(-1.0, 1.0) * (flight * ease((1.0 - fraction) * 2.0) + landing);
    }
    let mut gourd = Filter::band_pass(rate, rng.around(5200.0, 0.05), 1.6).apply(noise.clone());
    gourd.mix(
        &Filter::band_pass(rate, 2300.0, 1.8).apply(noise),
        0.0,
        0.35,
    );
    gourd.fade_out(0.02);
    gourd
}
