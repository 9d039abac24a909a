//! The session owns the match and executes its commands. A person's move passes through it from the
//! first click: the choices that the move leaves open, the warning before a costly one.

mod about_turn;
mod annotation;
mod autosave;
mod choice;
mod command;
mod current;
mod game_file;
mod progress;
mod second_thought;
mod turn;

use bevy::prelude::*;

use crate::schedule::GameSet;
use crate::state::{Menu, Screen};
pub use crate::storage::{GAMES_FOLDER, SAVES_FOLDER};
use crate::table::{ShowParts, Table, TableEvent, TableWriter, TopMut};
pub use about_turn::AboutTurn;
pub use annotation::Annotation;
pub use autosave::{
    ForgetGames, MATCH_FILE, STATISTICS_FILE, SavedStatistics, UnfinishedMatch,
    plugin as autosave_plugin, record_of,
};
pub use choice::{OpenChoice, PickHole, PlayCompletedMove, PlayMove, extra_holes};
pub use command::GameCommand;
pub use current::CurrentMatch;
pub use game_file::{SAVE_EXTENSION, save_annotated, saved_games};
pub use progress::{PROGRESS_FILE, SavedProgress};
pub use second_thought::{CostlyMove, MoveCosts};
pub use turn::Turn;

/// Adds the session.
pub fn plugin(app: &mut App) {
    app.register_type::<CostlyMove>()
        .register_type::<OpenChoice>()
        .add_part_of_every_show::<MoveCosts>()
        .add_message::<PlayMove>()
        .add_message::<PlayCompletedMove>()
        .add_message::<PickHole>()
        .add_message::<GameCommand>()
        .add_systems(
            Update,
            about_turn::despawn_stale
                .run_if(not(in_state(Screen::Demonstration)))
                .after(GameSet::Settings)
                .before(GameSet::Advisor),
        )
        .add_systems(
            Update,
            (
                choice::pick_holes.run_if(on_message::<PickHole>),
                choice::complete_moves.run_if(on_message::<PlayMove>),
                second_thought::hold_moves.run_if(on_message::<PlayCompletedMove>),
                second_thought::play_or_warn
                    .run_if(in_state(Menu::Closed).and_then(not(in_state(Screen::Demonstration)))),
                execute_commands,
            )
                .chain()
                .in_set(GameSet::Session),
        );
}

/// The number of games since the program started.
#[derive(Default)]
pub(super) struct MatchCounter(u32);

impl MatchCounter {
    const fn next(&mut self) -> u32 {
        self.0 += 1;
        self.0
    }
}

/// Executes the commands of a frame in order, decisions last. A command may start or leave the
/// match to which the next one applies.
pub(super) fn execute_commands(
    mut world: Commands,
    mut commands: MessageReader<GameCommand>,
    mut table: TableWriter,
    mut current: Option<TopMut<CurrentMatch>>,
    mut counter: Local<MatchCounter>,
) {
    // `Some` once a command of this frame has replaced or removed the match.
    let mut replaced: Option<Option<CurrentMatch>> = None;
    // A decision counts only for its turn, so a person's own move comes first.
    let mut commands: Vec<&GameCommand> = commands.read().collect();
    commands.sort_by_key(|command| matches!(command, GameCommand::Decided { .. }));
    for command in commands {
        let previous = match &replaced {
            Some(replaced) => replaced.as_ref(),
            None => current.as_deref().map(|current| &**current),
        };
        let has_match = previous.is_some();
        if let Some((new_match, event)) = begin(command, previous, &mut counter) {
            replaced = Some(Some(new_match));
            table.write(event);
        } else if matches!(command, GameCommand::Leave) {
            if has_match {
                replaced = Some(None);
                table.write(TableEvent::Left);
            }
        } else if let Some(replaced) = &mut replaced {
            let events = replaced
                .as_mut()
                .map(|new_match| execute(command, new_match));
            table.write_batch(events.unwrap_or_default());
        } else if let Some(current) = &mut current {
            let events = execute(command, current.bypass_change_detection());
            // Every change is saved, so commands without effect must not trigger change detection.
            if changes_silently(command) || events.iter().any(changes_match) {
                current.set_changed();
            }
            table.write_batch(events);
        }
    }
    match (replaced, current) {
        (Some(Some(new_match)), Some(mut current)) => **current = new_match,
        (Some(Some(new_match)), None) => {
            world.queue(move |world: &mut World| Table::insert(world, new_match));
        }
        (Some(None), Some(_)) => world.queue(Table::remove::<CurrentMatch>),
        (Some(None), None) | (None, _) => {}
    }
}

/// Returns whether the command changes the match without an event.
const fn changes_silently(command: &GameCommand) -> bool {
    matches!(
        command,
        GameCommand::StopMatch
            | GameCommand::PlayOn
            | GameCommand::Annotate(_)
            | GameCommand::NoteHelp
    )
}

const fn changes_match(event: &TableEvent) -> bool {
    !matches!(event, TableEvent::Refused { .. })
}

/// Returns the match that `command` starts, if any.
fn begin(
    command: &GameCommand,
    current: Option<&CurrentMatch>,
    counter: &mut MatchCounter,
) -> Option<(CurrentMatch, TableEvent)> {
    match (command, current) {
        (GameCommand::Begin(agreement), _) => {
            Some(CurrentMatch::begin((**agreement).clone(), counter.next()))
        }
        (GameCommand::Try(agreement), _) => {
            Some(CurrentMatch::try_out((**agreement).clone(), counter.next()))
        }
        (GameCommand::Resume(state), _) => {
            Some(CurrentMatch::resume((**state).clone(), counter.next()))
        }
        (GameCommand::Review(state, file, person), _) => Some(CurrentMatch::review(
            (**state).clone(),
            file.clone(),
            *person,
            counter.next(),
        )),
        // The games of a match with a friend are stored in its letter.
        (
            GameCommand::Restart | GameCommand::NextGame | GameCommand::ChangeSeats,
            Some(current),
        ) if current.is_by_letter() => None,
        (GameCommand::Restart, Some(current)) => Some(current.restart(counter.next())),
        (GameCommand::NextGame, Some(current)) => Some(current.next_game(counter.next())),
        (GameCommand::ChangeSeats, Some(current)) if current.can_change_seats() => {
            Some(current.with_swapped_seats(counter.next()))
        }
        _ => None,
    }
}

/// Applies `command` to the match.
fn execute(command: &GameCommand, current: &mut CurrentMatch) -> Vec<TableEvent> {
    let event = match command {
        GameCommand::Play(mv) => current.play_for_person(*mv),
        GameCommand::Decided { mv, turn } => (current.turn() == *turn).then(|| current.play(*mv)),
        GameCommand::Resign(side) => current.resign(*side),
        GameCommand::AgreeToEnd => current.agree_to_end(),
        GameCommand::Undo => current.undo(),
        GameCommand::Redo => return current.redo(),
        GameCommand::GoToStep(step) => current.go_to_step(*step),
        GameCommand::ShowStep { step, shown } => current.show_step(*step, *shown),
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
        // The adviser executes `PlayBest`; the other commands start or leave a match.
        _ => None,
    };
    event.into_iter().collect()
}
