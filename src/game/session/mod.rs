//! The session owns the match: the only place where commands change a game.

mod autosave;
mod command;
mod current;
mod game_file;
mod progress;

use bevy::prelude::*;

use crate::game::schedule::GameSet;
pub use autosave::{
    AutosaveSet, KeptMatch, KeptStatistics, MATCH_FILE, STATISTICS_FILE, plugin as autosave_plugin,
    record_of,
};
pub use command::{Annotation, GameCommand, MatchEvent, Turn};
pub use current::CurrentMatch;
pub use game_file::{GAMES_FOLDER, SAVE_ENDING, SAVES_FOLDER, keep_annotated, kept_games};
pub use progress::{KeptProgress, LastVerdict, PROGRESS_FILE};

/// Adds the session.
pub fn plugin(app: &mut App) {
    app.add_message::<GameCommand>()
        .add_message::<MatchEvent>()
        .init_resource::<MatchesBegun>()
        .add_systems(Update, carry_out_commands.in_set(GameSet::Session));
}

/// How many games have been begun since the program was started.
#[derive(Resource, Default)]
pub(super) struct MatchesBegun(u32);

impl MatchesBegun {
    const fn next(&mut self) -> u32 {
        self.0 += 1;
        self.0
    }
}

/// A match that waits while something else is shown on the table.
pub struct MatchAside(CurrentMatch);

/// Takes the match off the table as it is, without leaving it; none if there is none.
#[must_use]
pub fn set_aside(world: &mut World) -> Option<MatchAside> {
    world.remove_resource().map(MatchAside)
}

/// Puts a match back that was set aside.
pub fn put_back(world: &mut World, aside: MatchAside) {
    world.insert_resource(aside.0);
}

pub(super) fn carry_out_commands(
    mut world: Commands,
    mut commands: MessageReader<GameCommand>,
    mut match_events: MessageWriter<MatchEvent>,
    mut current: Option<ResMut<CurrentMatch>>,
    mut begun: ResMut<MatchesBegun>,
) {
    for command in commands.read() {
        if let Some((new_match, report)) = begin(command, current.as_deref(), &mut begun) {
            match &mut current {
                Some(current) => **current = new_match,
                None => world.insert_resource(new_match),
            }
            match_events.write(report);
        } else if let Some(current) = &mut current {
            if matches!(command, GameCommand::Leave) {
                world.remove_resource::<CurrentMatch>();
                match_events.write(MatchEvent::Left);
            } else {
                let answers = carry_out(command, current.bypass_change_detection());
                let is_told = answers
                    .iter()
                    .any(|report| !matches!(report, MatchEvent::Refused { .. }));
                // What changes nothing must not look like a change: every change is kept.
                let changes_silently = matches!(
                    command,
                    GameCommand::StopMatch
                        | GameCommand::PlayOn
                        | GameCommand::Annotate(_)
                        | GameCommand::NoteHelp
                );
                if is_told || changes_silently {
                    current.set_changed();
                }
                match_events.write_batch(answers);
            }
        }
    }
}

/// The match that `command` begins, if it begins one.
fn begin(
    command: &GameCommand,
    current: Option<&CurrentMatch>,
    begun: &mut MatchesBegun,
) -> Option<(CurrentMatch, MatchEvent)> {
    match (command, current) {
        (GameCommand::Begin(agreement), _) => {
            Some(CurrentMatch::begin((**agreement).clone(), begun.next()))
        }
        (GameCommand::Try(agreement), _) => {
            Some(CurrentMatch::try_out((**agreement).clone(), begun.next()))
        }
        (GameCommand::Resume(state), _) => {
            Some(CurrentMatch::resume((**state).clone(), begun.next()))
        }
        (GameCommand::Review(state, file), _) => Some(CurrentMatch::review(
            (**state).clone(),
            file.clone(),
            begun.next(),
        )),
        (GameCommand::Restart, Some(current)) => Some(current.again(begun.next())),
        (GameCommand::NextGame, Some(current)) => Some(current.next(begun.next())),
        _ => None,
    }
}

/// Does to the match what `command` wants.
fn carry_out(command: &GameCommand, current: &mut CurrentMatch) -> Vec<MatchEvent> {
    let report = match command {
        GameCommand::Play(hole) => current.play_for_person(*hole),
        GameCommand::Decided { hole, turn } => {
            (current.turn() == *turn).then(|| current.play(*hole))
        }
        GameCommand::Resign(side) => current.resign(*side),
        GameCommand::AgreeToEnd => current.agree_to_end(),
        GameCommand::TakeBack => current.take_back(),
        GameCommand::PlayAgain => return current.play_again(),
        GameCommand::GoToStep(step) => current.go_to_step(*step),
        GameCommand::Follow { step, told } => current.follow(*step, *told),
        GameCommand::ChooseVariation { step, index } => current.choose_variation(*step, *index),
        GameCommand::PlayOn => {
            current.play_on_from_here();
            None
        }
        GameCommand::StopMatch => {
            current.stop_series();
            None
        }
        GameCommand::Annotate(annotation) => {
            current.annotate(annotation);
            None
        }
        GameCommand::NoteHelp => {
            current.note_help();
            None
        }
        // The adviser thinks, and answers with a decision.
        GameCommand::PlayBest => None,
        // These begin or leave a match, or there is none to restart.
        GameCommand::Begin(_)
        | GameCommand::Try(_)
        | GameCommand::Resume(_)
        | GameCommand::Review(..)
        | GameCommand::Restart
        | GameCommand::NextGame
        | GameCommand::Leave => None,
    };
    report.into_iter().collect()
}
