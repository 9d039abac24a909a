//! An example out of the help on the table: a position, and what is played there. What was
//! on the table waits, and comes back as it was.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::CurrentLesson;
use crate::game::playback::{Playback, PlaybackEvent, TableAside};
use crate::game::schedule::GameSet;
use crate::game::session::{MatchAside, MatchEvent, put_back, set_aside};
use crate::game::state::{Pause, Screen};
use crate::rules::{BoardSnapshot, Game, Hole, HoleSet, Placement, RuleSet};

/// Before a move the onlooker has so long to read and to look, in seconds.
const READING: f32 = 1.6;

/// What is shown, with its words.
#[derive(Clone, Debug)]
pub struct Demonstration {
    /// What it is called, in the reader's language.
    pub title: String,
    /// What happens in it, in the reader's language.
    pub says: String,
    /// The rules that it is played by.
    pub rules: Arc<RuleSet>,
    /// The seeds before, and who is to play.
    pub start: Placement,
    /// What is played, in order. A move that the rules refuse is shown to be refused, and is the last one.
    pub moves: Vec<Hole>,
    /// The holes to look at before the first move, and beside a refused one.
    pub marks: HoleSet,
}

/// The demonstration that [`Screen::Demonstration`] is entered for.
#[derive(Resource, Default)]
pub struct NextDemonstration(pub Option<Demonstration>);

/// The demonstration on the table, with all that waits for its end.
#[derive(Resource)]
pub struct CurrentDemonstration {
    shown: Demonstration,
    game: Game,
    /// How many of the moves were played or refused.
    played: usize,
    waited: f32,
    aside: Aside,
}

/// What was on the table before.
struct Aside {
    current: Option<MatchAside>,
    lesson: Option<CurrentLesson>,
    table: TableAside,
}

/// What an onlooker wants.
#[derive(Message, Clone, Copy, Debug)]
pub enum DemonstrationCommand {
    /// Show it from the start.
    Again,
}

impl CurrentDemonstration {
    /// What is shown.
    #[must_use]
    pub const fn shown(&self) -> &Demonstration {
        &self.shown
    }

    /// Whether every move has been played, or refused; the last one may still be moving.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.played == self.shown.moves.len()
    }

    /// The holes to look at now.
    #[must_use]
    pub fn marks(&self) -> HoleSet {
        if self.game.moves().is_empty() {
            self.shown.marks
        } else {
            HoleSet::EMPTY
        }
    }

    fn stands(&self) -> MatchEvent {
        MatchEvent::Stands {
            snapshot: BoardSnapshot::of(self.game.position()),
        }
    }

    /// Plays the next move; none if all have been.
    fn play_next(&mut self) -> Option<MatchEvent> {
        let hole = *self.shown.moves.get(self.played)?;
        self.played += 1;
        let position = self.game.position();
        let (mover, before) = (position.to_move(), BoardSnapshot::of(position));
        let mut events = Vec::new();
        Some(match self.game.play(hole, &mut events) {
            Ok(()) => MatchEvent::Moved {
                mover,
                before,
                events,
            },
            Err(refusal) => {
                self.played = self.shown.moves.len();
                MatchEvent::Refused { hole, refusal }
            }
        })
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<NextDemonstration>()
        .add_message::<DemonstrationCommand>()
        .add_systems(OnEnter(Screen::Demonstration), begin)
        .add_systems(OnExit(Screen::Demonstration), end)
        .add_systems(
            Update,
            (
                begin_again.run_if(on_message::<DemonstrationCommand>),
                play_itself.run_if(in_state(Pause::Running)),
            )
                .chain()
                .run_if(resource_exists::<CurrentDemonstration>)
                .after(super::carry_out)
                .after(super::play_itself)
                .after(super::refuting::refute)
                .before(GameSet::Playback),
        );
}

fn lay_out(shown: &Demonstration) -> Game {
    Game::set_up(Arc::clone(&shown.rules), &shown.start, &mut ())
}

/// Puts aside what lies on the table, and the example in its place.
fn begin(world: &mut World) {
    let Some(shown) = world.resource_mut::<NextDemonstration>().0.take() else {
        return;
    };
    let aside = Aside {
        current: set_aside(world),
        lesson: world.remove_resource(),
        table: world.resource_mut::<Playback>().set_aside(),
    };
    let begun = CurrentDemonstration {
        game: lay_out(&shown),
        shown,
        played: 0,
        waited: 0.0,
        aside,
    };
    world.write_message(begun.stands());
    world.insert_resource(begun);
}

/// Puts everything back as it was.
fn end(world: &mut World) {
    let Some(CurrentDemonstration { aside, .. }) = world.remove_resource() else {
        return;
    };
    // What the example still had to tell is not told to the match.
    world.resource_mut::<Messages<MatchEvent>>().clear();
    world.resource_mut::<Messages<PlaybackEvent>>().clear();
    let told = world.resource_mut::<Playback>().put_back(aside.table);
    world.write_message_batch(told);
    if let Some(current) = aside.current {
        put_back(world, current);
    }
    if let Some(lesson) = aside.lesson {
        world.insert_resource(lesson);
    }
}

fn begin_again(
    mut demonstration: ResMut<CurrentDemonstration>,
    mut match_events: MessageWriter<MatchEvent>,
) {
    demonstration.game = lay_out(&demonstration.shown);
    demonstration.played = 0;
    demonstration.waited = 0.0;
    match_events.write(demonstration.stands());
}

/// The moves, one after the other.
fn play_itself(
    time: Res<Time>,
    playback: Res<Playback>,
    mut demonstration: ResMut<CurrentDemonstration>,
    mut match_events: MessageWriter<MatchEvent>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if demonstration.is_done() || playback.is_busy() {
        return;
    }
    demonstration.waited += time.delta_secs();
    if demonstration.waited < READING {
        redraw.write(RequestRedraw);
        return;
    }
    demonstration.waited = 0.0;
    match_events.write_batch(demonstration.play_next());
}
