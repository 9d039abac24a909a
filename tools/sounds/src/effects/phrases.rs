//! Short phrases on the thumb piano and the balafon for the end of a game.

use crate::acoustics::Stereo;
use crate::instruments::{bar, pitch, tine};
use crate::rng::Rng;
use crate::wave::Rate;

/// A note of a phrase: time (beats), scale degree, strength (0 to 1).
type Note = (f64, i32, f64);

/// The stereo position of the thumb piano (-1 left to 1 right).
const PIANO_PAN: f64 = -0.22;
/// The stereo position of the balafon (-1 left to 1 right).
const BALAFON_PAN: f64 = 0.30;
/// The level of the balafon relative to the thumb piano.
const BALAFON_LEVEL: f64 = 0.85;
/// The standard deviation of the players' timing, in seconds.
const TIMING_DEVIATION_SECONDS: f64 = 0.006;
/// The time for which the last notes ring (seconds).
const TAIL_SECONDS: f64 = 2.2;

/// Won: the two instruments rise in alternation and meet in a full chord.
const WON_PIANO: [Note; 17] = [
    (0.0, 5, 0.75),
    (1.0, 7, 0.65),
    (2.0, 8, 0.7),
    (3.0, 7, 0.65),
    (4.0, 8, 0.7),
    (5.0, 10, 0.8),
    (6.0, 9, 0.75),
    (7.0, 10, 0.7),
    (8.0, 12, 0.85),
    (9.0, 11, 0.75),
    (10.0, 12, 0.8),
    (11.0, 13, 0.85),
    (12.0, 5, 0.85),
    (12.14, 8, 0.8),
    (12.28, 10, 0.85),
    (12.42, 12, 0.8),
    (12.56, 15, 0.9),
];
/// The balafon of the phrase after a won game.
const WON_BALAFON: [Note; 14] = [
    (0.0, 0, 0.8),
    (1.5, 3, 0.55),
    (3.0, 5, 0.65),
    (4.5, 3, 0.55),
    (6.0, -1, 0.75),
    (7.5, 4, 0.6),
    (9.0, 3, 0.7),
    (10.5, 6, 0.65),
    (12.0, 0, 0.9),
    (12.0, 5, 0.7),
    (13.0, 3, 0.4),
    (13.5, 5, 0.45),
    (14.0, 7, 0.45),
    (15.0, 8, 0.4),
];
/// The duration of a beat of the phrase after a won game.
const WON_BEAT_SECONDS: f64 = 0.158;

/// Lost: the thumb piano descends slowly and comes to rest on the tonic, over a few low bars:
/// consoling rather than scolding.
const LOST_PIANO: [Note; 11] = [
    (0.0, 9, 0.6),
    (1.0, 8, 0.5),
    (1.5, 7, 0.5),
    (3.0, 8, 0.5),
    (4.0, 6, 0.48),
    (4.5, 5, 0.45),
    (6.0, 4, 0.48),
    (7.0, 3, 0.4),
    (8.5, 0, 0.5),
    (8.6, 3, 0.34),
    (8.75, 7, 0.26),
];
/// The balafon of the phrase after a lost game.
const LOST_BALAFON: [Note; 4] = [
    (0.0, -1, 0.3),
    (3.0, -2, 0.26),
    (6.0, -4, 0.26),
    (8.5, -5, 0.32),
];
/// The duration of a beat of the phrase after a lost game.
const LOST_BEAT_SECONDS: f64 = 0.27;

/// Drawn: two lines converge, meet on a note, and end unresolved.
const DRAWN_PIANO: [Note; 6] = [
    (0.0, 12, 0.7),
    (1.0, 11, 0.6),
    (2.0, 10, 0.65),
    (3.0, 9, 0.6),
    (4.5, 8, 0.7),
    (6.0, 8, 0.5),
];
/// The balafon of the phrase after a drawn game.
const DRAWN_BALAFON: [Note; 6] = [
    (0.5, 3, 0.6),
    (1.5, 4, 0.55),
    (2.5, 5, 0.6),
    (3.5, 7, 0.55),
    (4.5, 8, 0.65),
    (6.0, 5, 0.5),
];
/// The duration of a beat of the phrase after a drawn game.
const DRAWN_BEAT_SECONDS: f64 = 0.24;

/// Renders the phrase after a won game.
pub fn game_won(rng: &mut Rng) -> Stereo {
    phrase(&WON_PIANO, &WON_BALAFON, WON_BEAT_SECONDS, rng)
}

/// Renders the phrase after a lost game.
pub fn game_lost(rng: &mut Rng) -> Stereo {
    phrase(&LOST_PIANO, &LOST_BALAFON, LOST_BEAT_SECONDS, rng)
}

/// Renders the phrase after a drawn game.
pub fn game_drawn(rng: &mut Rng) -> Stereo {
    phrase(&DRAWN_PIANO, &DRAWN_BALAFON, DRAWN_BEAT_SECONDS, rng)
}

fn phrase(piano: &[Note], balafon: &[Note], beat_seconds: f64, rng: &mut Rng) -> Stereo {
    let rate = Rate::EFFECT;
    let last = piano
        .iter()
        .chain(balafon)
        .fold(0.0, |last: f64, note| last.max(note.0));
    let mut stereo = Stereo::silence(rate, last * beat_seconds + TAIL_SECONDS);
    for &(beats, degree, strength) in piano {
        let start = (beats * beat_seconds + TIMING_DEVIATION_SECONDS * rng.gaussian()).max(0.0);
        stereo.mix(
            &tine(pitch(degree), strength, rate, rng),
            start,
            1.0,
            PIANO_PAN,
        );
    }
    for &(beats, degree, strength) in balafon {
        let start = (beats * beat_seconds + TIMING_DEVIATION_SECONDS * rng.gaussian()).max(0.0);
        stereo.mix(
            &bar(pitch(degree), strength, rate, rng),
            start,
            BALAFON_LEVEL,
            BALAFON_PAN,
        );
    }
    stereo.with_reverb(1.0)
}
