//! The rising run of a capture: one thumb piano note per seed. Pure.

use std::time::Duration;

/// Shortest time between two notes, regardless of the number of seeds.
const MIN_NOTE_GAP: Duration = Duration::from_millis(42);
/// Longest time between two notes, regardless of the number of seeds.
const MAX_NOTE_GAP: Duration = Duration::from_millis(125);
/// First tine of a short run; lower ones are for long runs.
const FIRST_TINE: usize = 5;
/// Maximum number of notes in a run, as more are indistinguishable; further seeds are silent.
const MAX_NOTES: usize = 54;
/// Number of additional notes with which each note has half the amplitude of a single one.
const NOTES_AT_HALF_AMPLITUDE: f32 = 14.0;
/// Step of a broken third, in tines.
const THIRD: usize = 2;

/// A note of a run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RunNote {
    /// The tine, 0 the lowest.
    pub tine: usize,
    /// The delay from the start of the run.
    pub at: Duration,
    /// The level relative to a single note, in decibels (0 or less).
    pub decibels: f32,
}

/// Composes the run for `seeds` seeds that arrive over `duration`, on a thumb piano with `tines`
/// tines. It continues where the run of the `captured_before` seeds of the same move ended. Its
/// last note is its highest.
#[must_use]
pub fn compose_run(
    seeds: u16,
    captured_before: u16,
    duration: Duration,
    tines: usize,
) -> Vec<RunNote> {
    let count = usize::from(seeds).min(MAX_NOTES);
    let gaps = count.saturating_sub(1).max(1);
    let step = (duration / gaps as u32).clamp(MIN_NOTE_GAP, MAX_NOTE_GAP);
    let level = -20.0 * (1.0 + (count as f32 - 1.0).max(0.0) / NOTES_AT_HALF_AMPLITUDE).log10();
    (0..count)
        .map(|note| RunNote {
            tine: tine(note, count, usize::from(captured_before), tines),
            at: step * note as u32,
            // The last note stands out slightly: it marks the total.
            decibels: level + if note + 1 == count { 1.5 } else { 0.0 },
        })
        .map(|note| RunNote {
            decibels: note.decibels.min(0.0),
            ..note
        })
        .collect()
}

/// Returns the tine of a note. Runs that fit the scale climb step by step. Longer ones climb in
/// broken thirds, so that no note is repeated.
fn tine(note: usize, count: usize, captured_before: usize, tines: usize) -> usize {
    let highest = tines.saturating_sub(1);
    if count <= tines {
        let first = (FIRST_TINE + captured_before).min(tines - count);
        return (first + note).min(highest);
    }
    if note + 1 == count {
        return highest;
    }
    let span = highest.saturating_sub(THIRD);
    let base = note * span / count.saturating_sub(1).max(1);
    if note % 2 == 1 { base + THIRD } else { base }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TINES: usize = 18;

    #[test]
    fn each_seed_has_one_note_and_the_notes_rise() {
        for seeds in 1..=18 {
            let notes = compose_run(seeds, 0, Duration::from_millis(700), TINES);
            assert_eq!(notes.len(), usize::from(seeds));
            assert!(
                notes
                    .windows(2)
                    .all(|pair| pair[1].tine == pair[0].tine + 1)
            );
        }
    }

    #[test]
    fn successive_captures_continue_one_run_up_to_the_highest_tine() {
        let tines = |seeds, captured_before| -> Vec<usize> {
            let notes = compose_run(seeds, captured_before, Duration::from_millis(300), TINES);
            notes.into_iter().map(|note| note.tine).collect()
        };
        assert_eq!(tines(2, 0), [5, 6]);
        assert_eq!(tines(3, 2), [7, 8, 9]);
        assert_eq!(tines(3, 40), [15, 16, 17]);
    }

    #[test]
    fn long_runs_span_the_scale_and_never_repeat_a_note() {
        for seeds in 19..=54 {
            let notes = compose_run(seeds, 0, Duration::from_millis(700), TINES);
            assert_eq!(notes.len(), usize::from(seeds));
            assert!(notes.iter().all(|note| note.tine < TINES));
            assert_eq!((notes[0].tine, notes[notes.len() - 1].tine), (0, TINES - 1));
            for pair in notes.windows(2) {
                assert_ne!(pair[0].tine, pair[1].tine, "{seeds} seeds");
            }
            for pair in notes.windows(3) {
                assert!(pair[2].tine >= pair[0].tine, "{seeds} seeds");
            }
        }
    }

    #[test]
    fn notes_keep_a_playable_pace_and_get_softer_as_they_get_more() {
        let single = compose_run(1, 0, Duration::ZERO, TINES);
        assert_eq!((single.len(), single[0].decibels), (1, 0.0));
        let pair = compose_run(2, 0, Duration::from_secs(3), TINES);
        assert_eq!(pair[1].at, MAX_NOTE_GAP);
        let long = compose_run(40, 0, Duration::from_millis(700), TINES);
        assert_eq!(long[39].at, MIN_NOTE_GAP * 39);
        assert!(long[20].decibels < -9.0);
        assert!(compose_run(720, 0, Duration::ZERO, TINES).len() <= MAX_NOTES);
        assert!(compose_run(0, 0, Duration::ZERO, TINES).is_empty());
    }
}
