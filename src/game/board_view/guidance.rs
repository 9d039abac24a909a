//! What the rims tell the player: where he can play, where he points, what was
//! played last, and what can't be played.

use bevy::prelude::*;

use super::ghost::Ghost;
use super::highlight::{Highlights, LastMove};
use crate::game::advisor::Appraisals;
use crate::game::input::Pointed;
use crate::game::lesson::{CurrentDemonstration, CurrentLesson};
use crate::game::phase::Phase;
use crate::game::playback::PlaybackEvent;
use crate::game::schedule::GameSet;
use crate::game::session::{CurrentMatch, MatchEvent};
use crate::game::settings::Settings;
use crate::lessons::Tour;
use crate::rules::{Game, GameEvent, Hole, HoleSet, Preview, Vessel};

/// Adds the guidance.
pub fn plugin(app: &mut App) {
    app.init_resource::<MoveSeen>()
        .add_systems(Update, (watch, guide).chain().in_set(GameSet::Show));
}

/// The move that was seen last, or is being seen.
#[derive(Resource, Default)]
pub(super) struct MoveSeen {
    from: Option<Hole>,
    to: Option<Hole>,
}

fn watch(
    mut seen: ResMut<MoveSeen>,
    mut highlights: ResMut<Highlights>,
    mut playback_events: MessageReader<PlaybackEvent>,
    mut match_events: MessageReader<MatchEvent>,
    demonstration: Option<Res<CurrentDemonstration>>,
    mut aside: Local<Option<MoveSeen>>,
) {
    // The last move of a match is still the last one after an example was shown in its place.
    if demonstration.is_some() && aside.is_none() {
        *aside = Some(std::mem::take(&mut *seen));
    }
    for playback_event in playback_events.read() {
        match *playback_event {
            PlaybackEvent::LaidOut(_) | PlaybackEvent::Cleared => *seen = MoveSeen::default(),
            PlaybackEvent::Begins {
                event: GameEvent::Lifted { hole, lap: 1, .. },
                ..
            } => {
                *seen = MoveSeen {
                    from: Some(hole),
                    to: None,
                };
            }
            PlaybackEvent::Ends {
                event: GameEvent::Sown { hole, .. },
                ..
            } => seen.to = Some(hole),
            PlaybackEvent::Ends {
                event: GameEvent::CaptureRefused { hole, .. },
                ..
            } => highlights.refuse(Vessel::Hole(hole)),
            PlaybackEvent::Begins { .. }
            | PlaybackEvent::Ends { .. }
            | PlaybackEvent::HeldAfter(_) => {}
        }
    }
    if demonstration.is_none()
        && let Some(before) = aside.take()
    {
        *seen = before;
    }
    for report in match_events.read() {
        if let MatchEvent::Refused { hole, .. } | MatchEvent::WrongAnswer { hole } = report {
            highlights.refuse(Vessel::Hole(*hole));
        }
    }
}

/// The game in which a move is asked of a person: the match, or that of a lesson.
pub(super) fn asked<'a>(
    phase: Phase,
    current: Option<&'a CurrentMatch>,
    lesson: Option<&'a CurrentLesson>,
) -> Option<&'a Game> {
    match (phase, current) {
        (Phase::Person(_), Some(current)) => Some(current.game()),
        _ => lesson
            .map(CurrentLesson::tour)
            .filter(|tour| tour.asks())
            .map(Tour::game),
    }
}

pub(super) fn guide(
    mut highlights: ResMut<Highlights>,
    seen: Res<MoveSeen>,
    pointed: Res<Pointed>,
    phase: Res<Phase>,
    settings: Res<Settings>,
    current: Option<Res<CurrentMatch>>,
    lesson: Option<Res<CurrentLesson>>,
    demonstration: Option<Res<CurrentDemonstration>>,
    appraisals: Option<Res<Appraisals>>,
    ghost: Res<Ghost>,
) {
    let tour = lesson.as_ref().map(|lesson| lesson.tour());
    let playable = asked(*phase, current.as_deref(), lesson.as_deref())
        .map_or(HoleSet::EMPTY, |game| {
            game.position().legal_moves(game.rules())
        });
    let hinted = current
        .as_ref()
        .and_then(|current| appraisals.as_ref()?.hinted_hole(current.turn()));
    let mut pointed_out = match (tour, demonstration) {
        (Some(tour), _) => tour.step().show,
        (None, Some(demonstration)) => demonstration.marks(),
        (None, None) => HoleSet::EMPTY,
    };
    if let Some(best) = hinted {
        pointed_out.insert(best);
    }
    if highlights.pointed_out != pointed_out {
        highlights.pointed_out = pointed_out;
    }
    // While a move is shown the seeds tell it themselves.
    let last_move = match (*phase, seen.from, seen.to) {
        (Phase::Showing, ..) => None,
        (_, Some(from), Some(to)) => Some(LastMove {
            from,
            to: Vessel::Hole(to),
        }),
        _ => None,
    };
    if highlights.playable != playable {
        highlights.playable = playable;
    }
    if highlights.marks_playable != settings.helps.targets {
        highlights.marks_playable = settings.helps.targets;
    }
    if highlights.hovered != pointed.0 {
        highlights.hovered = pointed.0;
    }
    if highlights.last_move != last_move {
        highlights.last_move = last_move;
    }
    let reached = ghost.preview().map(Preview::end);
    if highlights.reached != reached {
        highlights.reached = reached;
    }
}
