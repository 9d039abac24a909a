//! Examples on the table: positions, with moves that play themselves. The show below them is
//! suspended meanwhile.

use std::sync::Arc;

use bevy::prelude::*;

use super::{LookingPause, READING};
use crate::game::schedule::GameSet;
use crate::game::state::{Pause, Screen};
use crate::game::table::{Table, TableEvent, TableWriter};
use crate::rules::{Game, Hole, HoleSet, Placement, RuleSet};

/// An example: a position, the moves played from it, and its words.
#[derive(Clone, Debug)]
pub struct Demonstration {
    /// Its title, in the reader's language.
    pub title: String,
    /// Its explanation, in the reader's language.
    pub says: String,
    /// The rules.
    pub rules: Arc<RuleSet>,
    /// The seeds before, and who is to play.
    pub start: Placement,
    /// The moves, in order. An illegal move is shown as refused, and is the last one.
    pub moves: Vec<Hole>,
    /// The holes that are marked before the first move, and beside a refused one.
    pub marks: HoleSet,
    /// The holes whose seeds are in danger before the first move.
    pub danger: HoleSet,
}

/// A topic, with one or several examples.
#[derive(Clone, Debug)]
pub struct Subject {
    /// Its name among the topics, in the reader's language.
    pub label: String,
    /// The examples; at least one.
    pub scenes: Vec<Demonstration>,
    /// The move of the suspended match that the examples are about, if the player may ask what
    /// follows it.
    pub asks_about: Option<Hole>,
}

/// Topics with their examples.
#[derive(Clone, Debug)]
pub struct Examples {
    /// The subjects; those without scenes are left out.
    pub subjects: Vec<Subject>,
    /// The subject to show first.
    pub first: usize,
    /// Whether the first scene plays itself at once; the others do on request.
    pub plays: bool,
}

impl From<Demonstration> for Examples {
    /// One example that plays itself.
    fn from(shown: Demonstration) -> Self {
        let subject = Subject {
            label: shown.title.clone(),
            scenes: vec![shown],
            asks_about: None,
        };
        Self {
            subjects: vec![subject],
            first: 0,
            plays: true,
        }
    }
}

/// The examples to show when [`Screen::Demonstration`] is entered.
#[derive(Resource, Default)]
pub struct NextDemonstration(pub Option<Examples>);

/// The examples on the table.
#[derive(Resource)]
pub struct CurrentDemonstration {
    subjects: Vec<Subject>,
    /// The number of the subject shown, and that of its scene.
    at: (usize, usize),
    /// Whether the moves play themselves.
    plays: bool,
    game: Game,
    /// The number of moves that were played or refused.
    played: usize,
    waited: f32,
}

/// A command about the examples.
#[derive(Message, Clone, Copy, Debug)]
pub enum DemonstrationCommand {
    /// Plays the scene from its start.
    Replay,
    /// Shows this scene of this subject, without playing it.
    Show {
        /// The number of the subject, from 0.
        subject: usize,
        /// The number of the scene in it, from 0.
        scene: usize,
    },
}

impl CurrentDemonstration {
    /// The scene that is shown.
    #[must_use]
    pub fn shown(&self) -> &Demonstration {
        &self.subjects[self.at.0].scenes[self.at.1]
    }

    /// All subjects.
    #[must_use]
    pub fn subjects(&self) -> &[Subject] {
        &self.subjects
    }

    /// The move of the suspended match that the example is about.
    #[must_use]
    pub fn asks_about(&self) -> Option<Hole> {
        self.subjects[self.at.0].asks_about
    }

    /// The numbers of the subject and of its scene that is shown, from 0.
    #[must_use]
    pub const fn at(&self) -> (usize, usize) {
        self.at
    }

    /// Whether every move was played or refused; the last one may still be moving.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.played == self.shown().moves.len()
    }

    /// Whether the scene plays itself, or has.
    #[must_use]
    pub const fn has_begun(&self) -> bool {
        self.plays
    }

    /// The holes that are marked now.
    #[must_use]
    pub fn marks(&self) -> HoleSet {
        if self.game.moves().is_empty() {
            self.shown().marks
        } else {
            HoleSet::EMPTY
        }
    }

    /// The holes whose seeds are in danger now.
    #[must_use]
    pub fn danger(&self) -> HoleSet {
        if self.game.moves().is_empty() {
            self.shown().danger
        } else {
            HoleSet::EMPTY
        }
    }

    /// Lays out the scene.
    fn lay_out(&mut self) {
        self.game = lay_out(self.shown());
        self.played = 0;
        self.waited = 0.0;
    }

    fn position_shown(&self) -> TableEvent {
        TableEvent::position_shown(self.game.position())
    }

    /// Plays the next move; `None` if all were played.
    fn play_next(&mut self) -> Option<TableEvent> {
        let hole = *self.shown().moves.get(self.played)?;
        self.played += 1;
        let before = *self.game.position();
        let mut events = Vec::new();
        Some(match self.game.play(hole, &mut events) {
            Ok(()) => TableEvent::moved(&before, events),
            Err(refusal) => {
                self.played = self.shown().moves.len();
                TableEvent::Refused { hole, refusal }
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
                carry_out.run_if(on_message::<DemonstrationCommand>),
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

/// Pushes the examples onto the table.
fn begin(world: &mut World) {
    let Some(next) = world.resource_mut::<NextDemonstration>().0.take() else {
        return;
    };
    let Examples {
        mut subjects,
        first,
        plays,
    } = next;
    subjects.retain(|subject| !subject.scenes.is_empty());
    let first = first.min(subjects.len().saturating_sub(1));
    let Some(shown) = subjects
        .get(first)
        .and_then(|subject| subject.scenes.first())
    else {
        return;
    };
    let demonstration = CurrentDemonstration {
        game: lay_out(shown),
        subjects,
        at: (first, 0),
        plays,
        played: 0,
        waited: 0.0,
    };
    Table::push(world);
    Table::write(world, demonstration.position_shown());
    world.insert_resource(demonstration);
}

/// Pops them off.
fn end(world: &mut World) {
    if world.remove_resource::<CurrentDemonstration>().is_some() {
        Table::pop(world);
    }
}

fn carry_out(
    mut commands: MessageReader<DemonstrationCommand>,
    mut demonstration: ResMut<CurrentDemonstration>,
    mut table: TableWriter,
) {
    for command in commands.read() {
        match *command {
            DemonstrationCommand::Replay => demonstration.plays = true,
            DemonstrationCommand::Show { subject, scene } => {
                let scenes = demonstration.subjects.get(subject);
                if scenes.is_none_or(|subject| scene >= subject.scenes.len()) {
                    continue;
                }
                demonstration.at = (subject, scene);
                demonstration.plays = false;
            }
        }
        demonstration.lay_out();
        table.write(demonstration.position_shown());
    }
}

/// Plays the moves, one after the other.
fn play_itself(
    mut pause: LookingPause,
    mut demonstration: ResMut<CurrentDemonstration>,
    mut table: TableWriter,
) {
    if demonstration.plays
        && !demonstration.is_done()
        && pause.is_over(&mut demonstration.waited, READING)
    {
        table.write_batch(demonstration.play_next());
    }
}
