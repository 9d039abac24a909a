//! Records that the engine helped a player, so that the game doesn't count towards their rating.

use bevy::prelude::*;

use super::advice::Question;
use super::analysis::Analyses;
use super::opponent::Thinking;
use crate::phase::Phase;
use crate::session::{CostlyMove, CurrentMatch, GameCommand};
use crate::settings::Settings;
use crate::table::Top;

/// Records a hint, a question about moves or threats, a move played on a person's behalf, a
/// warning, or an evaluation in the move list. Marks derived from the rules alone don't count.
pub(super) fn record_help(
    current: Option<Top<CurrentMatch>>,
    phase: Res<Phase>,
    settings: Res<Settings>,
    analyses: Top<Analyses>,
    costly_moves: Query<(), With<CostlyMove>>,
    thoughts: Query<(), With<Thinking>>,
    mut questions: MessageReader<Question>,
    mut commands: MessageWriter<GameCommand>,
) {
    let has_questions = questions.read().count() > 0;
    let Some(current) = current else {
        return;
    };
    if current.state().helped || current.outcome().is_some() {
        return;
    }
    let turn = current.turn();
    let is_hinted = analyses.hint(turn).is_some();
    let is_advised = matches!(*phase, Phase::Person(_)) && !thoughts.is_empty();
    let sees_values = settings.helps.evaluation && settings.helps.moves;
    let is_evaluated = sees_values && analyses.of(turn.step).is_some();
    if is_hinted || has_questions || is_advised || !costly_moves.is_empty() || is_evaluated {
        commands.write(GameCommand::NoteHelp);
    }
}
