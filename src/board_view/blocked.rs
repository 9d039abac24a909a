//! Marks the hole that a move in Bao has blocked for the opponent's next one (takasia).

use bevy::prelude::*;

use super::TableSet;
use super::marks::{Mark, Marking};
use super::{guidance, threats};
use crate::lesson::{CurrentDemonstration, CurrentLesson};
use crate::playback::Playback;
use crate::session::CurrentMatch;
use crate::table::{Top, top_changed, top_lost};
use awale_rules::Hole;

/// Marks the blocked hole.
pub fn plugin(app: &mut App) {
    let may_have_changed = top_changed::<Playback>
        .or_eager(top_changed::<CurrentMatch>)
        .or_eager(top_changed::<CurrentLesson>)
        .or_eager(top_changed::<CurrentDemonstration>)
        .or_eager(top_lost::<CurrentDemonstration>)
        .or_eager(top_lost::<CurrentMatch>)
        .or_eager(top_lost::<CurrentLesson>)
        .or_eager(guidance::board_was_rebuilt);
    app.add_systems(
        Update,
        mark.run_if(may_have_changed)
            .after(guidance::guide)
            .after(threats::mark)
            .in_set(TableSet::Mark),
    );
}

/// Marks the hole once the blocking move has been shown, until the next move has been shown.
fn mark(
    playback: Top<Playback>,
    current: Option<Top<CurrentMatch>>,
    lesson: Option<Top<CurrentLesson>>,
    demonstration: Option<Top<CurrentDemonstration>>,
    mut blocked: Local<Option<Hole>>,
    mut marking: Marking,
) {
    // The position is ahead of the board while a move is being shown.
    if !playback.is_busy() {
        let lesson = lesson.as_ref().map(|lesson| lesson.tour().game());
        let game = lesson.or(current.as_ref().map(|current| current.game()));
        *blocked = game.and_then(|game| game.position().blocked());
    }
    // An example has its own board.
    let shown = blocked.filter(|_| demonstration.is_none());
    marking.mark(Mark::Blocked, |_, vessel| guidance::is_hole(shown, vessel));
}
