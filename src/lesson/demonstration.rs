//! Examples on the table: positions and scripted moves. The show below them is suspended.

use std::sync::Arc;

use bevy::prelude::*;

use super::{LookingPause, READING_PAUSE_SECONDS};
use crate::schedule::GameSet;
use crate::state::{Pause, Screen};
use crate::table::{Table, TableEvent, TableWriter, TopMut};
use awale_rules::{Game, HoleSet, Move, Placement, RuleSet};

/// An example: a position, moves from it, and its text.
#[derive(Clone, Debug)]
pub struct Demonstration {
    /// The title, in the reader's language.
    pub title: String,
    /// The explanation, in the reader's language.
    pub text: String,
    /// The rules.
    pub rules: Arc<RuleSet>,
    /// The start position.
    pub start: Placement,
    /// The moves, in order. An illegal move is shown as refused and ends the example.
    pub moves: Vec<Move>,
    /// The holes that are marked before the first move, and when a move is refused.
    pub marks: HoleSet,
    /// The holes whose seeds are in danger before the first move.
    pub danger: HoleSet,
}

/// A topic with its examples.
#[derive(Clone, Debug)]
pub struct Subject {
    /// The name of the topic, in the reader's language.
    pub label: String,
    /// The examples; at least one.
    pub scenes: Vec<Demonstration>,
    /// The move of the suspended match that the examples are about, if the player may request its
    /// consequences.
    pub subject_move: Option<Move>,
    /// Whether [`DemonstrationCommand::Fill`] will replace the scenes once the topic has been
    /// opened.
    pub is_pending: bool,
}

/// Topics with their examples.
#[derive(Clone, Debug)]
pub struct Examples {
    /// The subjects; those without scenes are skipped.
    pub subjects: Vec<Subject>,
    /// The subject to show first.
    pub first: usize,
    /// Whether the first scene plays immediately; the others play on request.
    pub plays: bool,
}

impl From<Demonstration> for Examples {
    /// Creates a single example that plays immediately.
    fn from(scene: Demonstration) -> Self {
        let subject = Subject {
            label: scene.title.clone(),
            scenes: vec![scene],
            subject_move: None,
            is_pending: false,
        };
        Self {
            subjects: vec![subject],
            first: 0,
            plays: true,
        }
    }
}

/// The examples to show when [`Screen::Demonstration`] is entered.
#[derive(Message, Clone, Debug)]
pub struct ShowExamples(pub Box<Examples>);

/// The examples on the table.
#[derive(Component)]
pub struct CurrentDemonstration {
    subjects: Vec<Subject>,
    /// The indices of the current subject and scene.
    indices: (usize, usize),
    has_started: bool,
    game: Game,
    /// The number of moves played or refused.
    played: usize,
    waited_seconds: f32,
}

/// A command for the examples.
#[derive(Message, Clone, Debug)]
pub enum DemonstrationCommand {
    /// Plays the scene from its start.
    Replay,
    /// Shows a scene without playing it.
    Show {
        /// The index of the subject, from 0.
        subject: usize,
        /// The index of the scene, from 0.
        scene: usize,
    },
    /// Replaces the scenes of a subject.
    Fill {
        /// The index of the subject, from 0.
        subject: usize,
        /// Its scenes; at least one.
        scenes: Vec<Demonstration>,
    },
}

impl CurrentDemonstration {
    /// Returns the current scene.
    #[must_use]
    pub fn shown(&self) -> &Demonstration {
        &self.subjects[self.indices.0].scenes[self.indices.1]
    }

    /// Returns all subjects.
    #[must_use]
    pub fn subjects(&self) -> &[Subject] {
        &self.subjects
    }

    /// Returns the move of the suspended match that the example is about.
    #[must_use]
    pub fn subject_move(&self) -> Option<Move> {
        self.subjects[self.indices.0].subject_move
    }

    /// Returns the indices of the current subject and scene, from 0.
    #[must_use]
    pub const fn at(&self) -> (usize, usize) {
        self.indices
    }

    /// Returns whether every move has been played or refused; the animation of the last one may
    /// still be running.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.played == self.shown().moves.len()
    }

    /// Returns whether the scene has been started.
    #[must_use]
    pub const fn has_begun(&self) -> bool {
        self.has_started
    }

    /// Returns the currently marked holes.
    #[must_use]
    pub fn marks(&self) -> HoleSet {
        if self.game.moves().is_empty() {
            self.shown().marks
        } else {
            HoleSet::EMPTY
        }
    }

    /// Returns the holes whose seeds are currently in danger.
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
        self.waited_seconds = 0.0;
    }

    fn position_shown(&self) -> TableEvent {
        TableEvent::position_shown(self.game.position())
    }

    /// Plays the next move; `None` if all have been played.
    fn play_next(&mut self) -> Option<TableEvent> {
        let mv = *self.shown().moves.get(self.played)?;
        self.played += 1;
        let position_before = *self.game.position();
        let mut events = Vec::new();
        Some(match self.game.play(mv, &mut events) {
            Ok(_) => TableEvent::moved(&position_before, events),
            Err(refusal) => {
                self.played = self.shown().moves.len();
                TableEvent::Refused { mv, refusal }
            }
        })
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ShowExamples>()
        .add_message::<DemonstrationCommand>()
        .add_systems(OnEnter(Screen::Demonstration), begin)
        .add_systems(OnExit(Screen::Demonstration), end)
        .add_systems(
            Update,
            (
                execute_commands.run_if(on_message::<DemonstrationCommand>),
                play_scripted_move.run_if(in_state(Pause::Running)),
            )
                .chain()
                .after(super::execute_commands)
                .after(super::play_scripted_move)
                .after(super::refuting::show_refutation)
                .before(GameSet::Playback),
        );
}

fn lay_out(scene: &Demonstration) -> Game {
    Game::set_up(Arc::clone(&scene.rules), &scene.start, &mut ())
}

fn begin(mut requests: MessageReader<ShowExamples>, mut commands: Commands) {
    if let Some(ShowExamples(examples)) = requests.read().last().cloned() {
        commands.queue(|world: &mut World| push(world, *examples));
    }
}

/// Pushes the examples onto the table.
fn push(world: &mut World, examples: Examples) {
    let Examples {
        mut subjects,
        first,
        plays,
    } = examples;
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
        indices: (first, 0),
        has_started: plays,
        played: 0,
        waited_seconds: 0.0,
    };
    Table::push(world);
    Table::write(world, demonstration.position_shown());
    Table::insert(world, demonstration);
}

/// Pops the examples off the table.
fn end(world: &mut World) {
    if Table::part::<CurrentDemonstration>(world).is_some() {
        Table::pop(world);
    }
}

fn execute_commands(
    mut commands: MessageReader<DemonstrationCommand>,
    mut demonstration: TopMut<CurrentDemonstration>,
    mut table: TableWriter,
) {
    for command in commands.read() {
        match command {
            DemonstrationCommand::Replay => demonstration.has_started = true,
            DemonstrationCommand::Fill { subject, scenes } => {
                let is_shown = demonstration.indices.0 == *subject;
                let Some(subject_to_fill) = demonstration.subjects.get_mut(*subject) else {
                    continue;
                };
                if !scenes.is_empty() {
                    subject_to_fill.scenes.clone_from(scenes);
                }
                subject_to_fill.is_pending = false;
                if !is_shown {
                    continue;
                }
                demonstration.indices = (*subject, 0);
                demonstration.has_started = false;
            }
            &DemonstrationCommand::Show { subject, scene } => {
                let scenes = demonstration.subjects.get(subject);
                if scenes.is_none_or(|subject| scene >= subject.scenes.len()) {
                    continue;
                }
                demonstration.indices = (subject, scene);
                demonstration.has_started = false;
            }
        }
        demonstration.lay_out();
        table.write(demonstration.position_shown());
    }
}

/// Plays the moves, one by one.
fn play_scripted_move(
    mut pause: LookingPause,
    mut demonstration: TopMut<CurrentDemonstration>,
    mut table: TableWriter,
) {
    if demonstration.has_started
        && !demonstration.is_done()
        && pause.is_over(&mut demonstration.waited_seconds, READING_PAUSE_SECONDS)
    {
        table.write_batch(demonstration.play_next());
    }
}
