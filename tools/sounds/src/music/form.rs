//! The form of the pieces, and the composition of their notes.

use std::f64::consts::TAU;

use super::pattern::{Cycle, Pattern};
use super::performance::{Instrument, Note};
use crate::maths::sine;
use crate::rng::Rng;

/// A musical part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The left thumb plays the tone of each quarter of the cycle and its fifth.
    Low,
    /// The right thumb plays the melody in the gaps of the left.
    High,
    /// The balafon plays the bell's rhythm.
    Bell,
    /// The balafon plays a call in every other cycle.
    Call,
    /// A gourd rattle marks the quarters.
    Rattle,
    /// A hand-struck calabash marks the cycle.
    Calabash,
}

/// Consecutive cycles with the same parts.
#[derive(Clone, Copy, Debug)]
pub struct Section {
    /// The number of cycles.
    pub cycles: usize,
    /// The parts that play.
    pub parts: &'static [Part],
    /// The tone (a scale degree) under each quarter of the cycle.
    pub tones: [i32; 4],
    /// The loudness of the section, 0 to 1.
    pub dynamics: f64,
}

/// The form of a piece.
#[derive(Clone, Copy, Debug)]
pub struct Piece {
    /// The time between pulses, in seconds.
    pub pulse: f64,
    /// The length of a cycle.
    pub cycle: Cycle,
    /// The sections, in order.
    pub sections: &'static [Section],
}

impl Piece {
    /// Returns the time for which the last notes ring after the last cycle, in seconds.
    pub fn tail(&self) -> f64 {
        4.5
    }
}

const HOME: [i32; 4] = [0, 3, 4, 3];
const AWAY: [i32; 4] = [4, 2, 3, 1];
const TURN: [i32; 4] = [0, 1, 4, 3];
const LOW_TURN: [i32; 4] = [-1, 1, 3, 2];

use Part::{Bell, Calabash, Call, High, Low, Rattle};

/// The three pieces.
pub const PIECES: [Piece; 3] = [
    // Afternoon: twelve pulses at a walking pace.
    Piece {
        pulse: 0.208,
        cycle: Cycle::Twelve,
        sections: &[
            section(2, &[Low], HOME, 0.55),
            section(8, &[Low, High], HOME, 0.62),
            section(8, &[Low, High, Bell, Rattle], HOME, 0.66),
            section(8, &[Low, High, Bell, Call, Rattle, Calabash], TURN, 0.70),
            section(4, &[High, Bell, Calabash], AWAY, 0.60),
            section(8, &[Low, High, Call, Calabash], AWAY, 0.66),
            section(8, &[Low, High, Bell, Call, Rattle, Calabash], HOME, 0.72),
            section(6, &[Low, High, Rattle], TURN, 0.60),
            section(4, &[Low, High], HOME, 0.50),
            section(2, &[Low], HOME, 0.44),
        ],
    },
    // The road: sixteen pulses with the kpanlogo bell, 3-3-4-2-4.
    Piece {
        pulse: 0.186,
        cycle: Cycle::Sixteen,
        sections: &[
            section(2, &[Bell, Rattle, Calabash], TURN, 0.66),
            section(6, &[Low, Bell], TURN, 0.58),
            section(8, &[Low, High, Bell, Calabash], TURN, 0.66),
            section(6, &[Low, High, Call, Rattle], HOME, 0.68),
            section(4, &[Low, High], LOW_TURN, 0.52),
            section(8, &[Low, High, Bell, Rattle, Calabash], LOW_TURN, 0.66),
            section(8, &[Low, High, Bell, Call, Rattle, Calabash], TURN, 0.72),
            section(4, &[High, Bell, Rattle, Calabash], HOME, 0.60),
            section(4, &[Low, Bell], TURN, 0.48),
        ],
    },
    // Evening: long cycles, mostly the thumb piano alone.
    Piece {
        pulse: 0.226,
        cycle: Cycle::TwentyFour,
        sections: &[
            section(1, &[Low], LOW_TURN, 0.46),
            section(5, &[Low, High], LOW_TURN, 0.54),
            section(4, &[Low, High, Call], HOME, 0.58),
            section(4, &[Low, High, Bell], AWAY, 0.60),
            section(2, &[High, Bell], AWAY, 0.50),
            section(6, &[Low, High, Call, Calabash], LOW_TURN, 0.62),
            section(4, &[Low, High], HOME, 0.52),
            section(2, &[Low], HOME, 0.42),
        ],
    },
];

const fn section(cycles: usize, parts: &'static [Part], tones: [i32; 4], dynamics: f64) -> Section {
    Section {
        cycles,
        parts,
        tones,
        dynamics,
    }
}

/// Composes all notes of the piece, ending with a chord.
pub fn compose(piece: &Piece, rng: &mut Rng) -> Vec<Note> {
    let length = piece.cycle.pulses();
    let mut notes = Vec::new();
    let mut cycles_played = 0;
    for section in piece.sections {
        let low = Pattern::low(piece.cycle, &section.tones, rng);
        let silent = Pattern::silent(piece.cycle);
        let left_thumb = if section.parts.contains(&Part::Low) {
            &low
        } else {
            &silent
        };
        let mut high = Pattern::high(piece.cycle, &section.tones, left_thumb, rng);
        let bell = Pattern::bell(piece.cycle, &section.tones, rng);
        let call = Pattern::call(piece.cycle, &section.tones, rng);
        for cycle in 0..section.cycles {
            let is_answer = cycle % 2 == 1;
            // The melody drifts, as each varied cycle is the basis of the next.
            high = high.varied(&section.tones, 0.10, rng);
            let swell =
                section.dynamics * (1.0 + 0.07 * sine(TAU * cycle as f64 / section.cycles as f64));
            for &part in section.parts {
                let (instrument, pattern, level) = match part {
                    Part::Low => (
                        Instrument::Tine,
                        low.varied(&section.tones, 0.06, rng),
                        0.80,
                    ),
                    Part::High => (Instrument::Tine, high.half(is_answer), 0.98),
                    Part::Bell => (
                        Instrument::Bar,
                        bell.varied(&section.tones, 0.04, rng),
                        0.66,
                    ),
                    Part::Call if is_answer => continue,
                    Part::Call => (
                        Instrument::Bar,
                        call.varied(&section.tones, 0.12, rng),
                        0.85,
                    ),
                    Part::Rattle => (Instrument::Rattle, Pattern::rattle(piece.cycle), 0.5),
                    Part::Calabash => (
                        Instrument::Calabash,
                        Pattern::calabash(piece.cycle, rng),
                        0.6,
                    ),
                };
                for (pulse, degree, strength) in pattern.strokes() {
                    let start = time_of(piece, cycles_played * length + pulse);
                    notes.push(Note {
                        start,
                        instrument,
                        degree,
                        velocity: strength * level * swell,
                    });
                }
            }
            cycles_played += 1;
        }
    }
    let end = time_of(piece, cycles_played * length);
    let chord = [
        (Instrument::Tine, 0, 0.5),
        (Instrument::Bar, -5, 0.3),
        (Instrument::Tine, 5, 0.42),
        (Instrument::Tine, 8, 0.36),
        (Instrument::Tine, 12, 0.3),
    ];
    for (order, (instrument, degree, velocity)) in chord.into_iter().enumerate() {
        notes.push(Note {
            start: end + 0.11 * order as f64,
            instrument,
            degree,
            velocity,
        });
    }
    notes
}

/// Returns the time of a pulse (s), with swing (every other pulse is a little late) and a slow
/// tempo drift, as with human players.
fn time_of(piece: &Piece, pulse: usize) -> f64 {
    /// The swing, as a fraction of a pulse.
    const SWING: f64 = 0.07;
    /// The amplitude of the tempo drift.
    const DRIFT_SECONDS: f64 = 0.12;
    /// The period of the tempo drift.
    const DRIFT_PERIOD_SECONDS: f64 = 37.0;
    let swing = if pulse % 2 == 1 {
        SWING * piece.pulse
    } else {
        0.0
    };
    let strict_time = pulse as f64 * piece.pulse;
    strict_time + swing + DRIFT_SECONDS * (1.0 + sine(TAU * strict_time / DRIFT_PERIOD_SECONDS))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_two_to_three_minutes_and_within_the_range_of_the_instruments() {
        for (index, piece) in PIECES.iter().enumerate() {
            let notes = compose(piece, &mut Rng::named("piece"));
            let end = notes.iter().fold(0.0, |end: f64, note| end.max(note.start)) + piece.tail();
            assert!((120.0..185.0).contains(&end), "piece {index} takes {end} s");
            for note in &notes {
                assert!(
                    (-6..=17).contains(&note.degree),
                    "piece {index} has degree {}",
                    note.degree
                );
                assert!(
                    (0.0..=1.0).contains(&note.velocity),
                    "piece {index}: {}",
                    note.velocity
                );
            }
        }
    }

    #[test]
    fn the_melody_rarely_repeats_itself_two_cycles_later() {
        let piece = &PIECES[0];
        let notes = compose(piece, &mut Rng::named("variation"));
        let cycle = piece.pulse * piece.cycle.pulses() as f64;
        let melody = |cycle_index: f64| -> Vec<(i32, i64)> {
            let from = cycle_index * cycle - 0.05;
            let cycle_notes = notes
                .iter()
                .filter(|note| note.instrument == Instrument::Tine && note.degree > 6);
            let cycle_notes =
                cycle_notes.filter(|note| note.start >= from + 0.12 && note.start < from + cycle);
            cycle_notes
                .map(|note| (note.degree, ((note.start - from) / piece.pulse) as i64))
                .collect()
        };
        let cycles: Vec<_> = (2..10).map(|index| melody(f64::from(index))).collect();
        assert!(cycles.iter().all(|cycle| cycle.len() >= 3));
        let repeats = cycles
            .windows(3)
            .filter(|three| three[0] == three[2])
            .count();
        assert!(
            repeats <= 2,
            "{repeats} of 6 cycles repeat the one two before"
        );
    }
}
