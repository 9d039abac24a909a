//! The game in which the program waits for the player.

use crate::lesson::CurrentLesson;
use crate::phase::Phase;
use crate::session::CurrentMatch;
use awale_rules::Game;

/// Returns the game in which a person has to move: the match, or the game of a lesson.
#[must_use]
pub fn awaited_game<'a>(
    phase: Phase,
    current: Option<&'a CurrentMatch>,
    lesson: Option<&'a CurrentLesson>,
) -> Option<&'a Game> {
    match (phase, current) {
        (Phase::Person(_), Some(current)) => Some(current.game()),
        _ => lesson
            .filter(|lesson| lesson.awaits_answer())
            .map(|lesson| lesson.tour().game()),
    }
}
