//! Marks that guide the player: playable holes, the hole under the pointer and the one where its
//! move would end, and the holes of a lesson or hint.

use bevy::prelude::*;

use super::TableSet;
use super::ghost::ShownGhost;
use super::marks::{Mark, Marking};
use crate::advisor::Analyses;
use crate::board::BoardVessel;
use crate::input::{PointedVessel, awaited_game};
use crate::lesson::{CurrentDemonstration, CurrentLesson};
use crate::phase::Phase;
use crate::playback::Playback;
use crate::session::{CurrentMatch, OpenChoice};
use crate::settings::Settings;
use crate::table::Top;
use awale_rules::{Hole, HoleSet, Move, Preview, Vessel};

/// Updates these marks each frame.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, guide.in_set(TableSet::Mark));
}

pub(super) fn guide(
    mut marking: Marking,
    pointed: PointedVessel,
    phase: Res<Phase>,
    current: Option<Top<CurrentMatch>>,
    lesson: Option<Top<CurrentLesson>>,
    demonstration: Option<Top<CurrentDemonstration>>,
    choice: Query<&OpenChoice>,
    analyses: Top<Analyses>,
    settings: Res<Settings>,
    ghost: ShownGhost,
    playback: Top<Playback>,
) {
    let playable = awaited_game(*phase, current.as_deref(), lesson.as_deref())
        .map_or(HoleSet::EMPTY, |game| {
            game.position().legal_moves(game.rules()).holes()
        });
    let tour = lesson.as_ref().map(|lesson| lesson.tour());
    let hinted = current.as_ref().map_or_else(Vec::new, |current| {
        analyses.hinted_moves(current.turn(), settings.helps.hint)
    });
    let mut highlighted = match (tour, demonstration) {
        (Some(tour), _) => tour.step().show,
        (None, Some(demonstration)) => demonstration.marks(),
        (None, None) => HoleSet::EMPTY,
    };
    for hole in hinted.into_iter().filter_map(Move::hole) {
        highlighted.insert(hole);
    }
    if let (Some(current), Some(choice)) = (&current, choice.iter().next()) {
        let choosable = choice.holes(current.position().geometry());
        highlighted = highlighted.or(choosable);
    }
    let end = ghost.preview().map(Preview::end);
    marking.mark(Mark::Playable, |_, vessel| is_one_of(playable, vessel));
    marking.mark(Mark::Highlighted, |_, vessel| {
        is_one_of(highlighted, vessel)
    });
    let pointed = pointed.entity();
    marking.mark(Mark::PointedAt, |entity, _| pointed == Some(entity));
    marking.mark(Mark::Reached, |_, vessel| end == Some(vessel.0));
    let last_move = playback.last_move();
    marking.mark(Mark::LastFrom, |_, vessel| is_hole(last_move.from, vessel));
    marking.mark(Mark::LastTo, |_, vessel| is_hole(last_move.to, vessel));
}

/// Run condition: returns whether vessels have just been spawned, and so have no marks yet.
pub(super) fn board_was_rebuilt(new_vessels: Query<(), Added<BoardVessel>>) -> bool {
    !new_vessels.is_empty()
}

/// Returns whether a vessel is one of these holes.
pub(super) fn is_one_of(holes: HoleSet, vessel: BoardVessel) -> bool {
    matches!(vessel.0, Vessel::Hole(hole) if holes.contains(hole))
}

/// Returns whether a vessel is this hole.
pub(super) fn is_hole(hole: Option<Hole>, vessel: BoardVessel) -> bool {
    hole.map(Vessel::Hole) == Some(vessel.0)
}
