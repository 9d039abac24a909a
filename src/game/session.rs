//! The session owns the match: the only place where commands change a game.

mod agreement;
mod current;
mod scrub;

use bevy::prelude::*;

use super::GameSet;
use super::command::{Command, Report};
pub use agreement::{Agreement, Purpose};
pub use current::CurrentMatch;
pub use scrub::Scrub;

/// Adds the session.
pub fn plugin(app: &mut App) {
    app.add_message::<Command>()
        .add_message::<Report>()
        .init_resource::<MatchesBegun>()
        .add_message::<Scrub>()
        .add_systems(
            Update,
            (scrub::scrub, carry_out_commands)
                .chain()
                .in_set(GameSet::Session),
        );
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

pub(super) fn carry_out_commands(
    mut world: Commands,
    mut commands: MessageReader<Command>,
    mut reports: MessageWriter<Report>,
    mut current: Option<ResMut<CurrentMatch>>,
    mut begun: ResMut<MatchesBegun>,
) {
    for command in commands.read() {
        if let Some((new_match, report)) = begin(command, current.as_deref(), &mut begun) {
            match &mut current {
                Some(current) => **current = new_match,
                None => world.insert_resource(new_match),
            }
            reports.write(report);
        } else if let Some(current) = &mut current {
            if matches!(command, Command::Leave) {
                world.remove_resource::<CurrentMatch>();
                reports.write(Report::Left);
            } else {
                let answers = carry_out(command, current.bypass_change_detection());
                let is_told = answers
                    .iter()
                    .any(|report| !matches!(report, Report::Refused { .. }));
                // What changes nothing must not look like a change: every change is kept.
                if is_told || matches!(command, Command::StopMatch | Command::PlayOn) {
                    current.set_changed();
                }
                reports.write_batch(answers);
            }
        }
    }
}

/// The match that `command` begins, if it begins one.
fn begin(
    command: &Command,
    current: Option<&CurrentMatch>,
    begun: &mut MatchesBegun,
) -> Option<(CurrentMatch, Report)> {
    match (command, current) {
        (Command::Begin(agreement), _) => {
            Some(CurrentMatch::begin((**agreement).clone(), begun.next()))
        }
        (Command::Try(agreement), _) => {
            Some(CurrentMatch::try_out((**agreement).clone(), begun.next()))
        }
        (Command::Resume(state), _) => Some(CurrentMatch::resume((**state).clone(), begun.next())),
        (Command::Review(state), _) => Some(CurrentMatch::review((**state).clone(), begun.next())),
        (Command::Restart, Some(current)) => Some(current.again(begun.next())),
        (Command::NextGame, Some(current)) => Some(current.next(begun.next())),
        _ => None,
    }
}

/// Does to the match what `command` wants.
fn carry_out(command: &Command, current: &mut CurrentMatch) -> Vec<Report> {
    let report = match command {
        Command::Play(hole) => current.play_for_person(*hole),
        Command::Decided { hole, turn } => (current.turn() == *turn).then(|| current.play(*hole)),
        Command::Resign(side) => current.resign(*side),
        Command::AgreeToEnd => current.agree_to_end(),
        Command::TakeBack => current.take_back(),
        Command::PlayAgain => return current.play_again(),
        Command::GoToStep(step) => current.go_to_step(*step),
        Command::Follow { step, told } => current.follow(*step, *told),
        Command::ChooseVariation { step, index } => current.choose_variation(*step, *index),
        Command::PlayOn => {
            current.play_on_from_here();
            None
        }
        Command::StopMatch => {
            current.stop_series();
            None
        }
        // The adviser thinks, and answers with a decision.
        Command::PlayBest => None,
        // These begin or leave a match, or nobody has one to restart.
        Command::Begin(_)
        | Command::Try(_)
        | Command::Resume(_)
        | Command::Review(_)
        | Command::Restart
        | Command::NextGame
        | Command::Leave => None,
    };
    report.into_iter().collect()
}
