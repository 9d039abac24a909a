//! Marks holes in danger: those of the player to move that the opponent could capture if it were
//! the opponent's turn, and those of an example. Updated only after a change.

use bevy::prelude::*;

use super::TableSet;
use super::guidance::{self, is_one_of};
use super::marks::{Mark, Marking};
use crate::lesson::CurrentDemonstration;
use crate::phase::Phase;
use crate::session::CurrentMatch;
use crate::settings::Settings;
use crate::table::{Top, top_changed, top_lost};
use awale_rules::HoleSet;

/// Marks holes in danger.
pub fn plugin(app: &mut App) {
    let may_have_changed = resource_changed::<Phase>
        .or_else(resource_changed::<Settings>)
        .or_else(top_changed::<CurrentMatch>)
        .or_else(top_changed::<CurrentDemonstration>)
        .or_else(top_lost::<CurrentDemonstration>)
        .or_else(guidance::board_was_rebuilt);
    app.add_systems(
        Update,
        mark.run_if(may_have_changed)
            .after(guidance::guide)
            .in_set(TableSet::Mark),
    );
}

pub(super) fn mark(
    phase: Res<Phase>,
    settings: Res<Settings>,
    current: Option<Top<CurrentMatch>>,
    demonstration: Option<Top<CurrentDemonstration>>,
    mut marking: Marking,
) {
    let threatened = match (*phase, current, demonstration) {
        (_, _, Some(demonstration)) => demonstration.danger(),
        (Phase::Person(side), Some(current), None) if settings.helps.threats => {
            current.position().threatened(current.game().rules(), side)
        }
        _ => HoleSet::EMPTY,
    };
    marking.mark(Mark::Threatened, |_, vessel| is_one_of(threatened, vessel));
}
