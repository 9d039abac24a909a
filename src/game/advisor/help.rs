//! Who was told something by the engine has not played alone: the session is told, and the game says nothing of their strength.

use bevy::prelude::*;

use super::advice::Ask;
use super::analysis::Analyses;
use super::second_thought::SecondThought;
use crate::game::phase::Phase;
use crate::game::session::{CurrentMatch, GameCommand};
use crate::game::settings::Settings;

/// Whether the adviser was asked in this frame to play for a person.
#[derive(Resource, Default)]
pub(super) struct AskedToPlay(bool);

/// Hears whether the adviser is asked to play: commands are read here, and written by [`note`].
pub(super) fn hear(mut commands: MessageReader<GameCommand>, mut asked: ResMut<AskedToPlay>) {
    let played = commands
        .read()
        .filter(|command| matches!(command, GameCommand::PlayBest));
    asked.0 = played.count() > 0;
}

/// Notes a hint, a question about moves or threats, the best hole played for a person, the question whether a move is meant, and an evaluation that stands in the list of
/// moves. Marks that follow from the rules alone are none.
pub(super) fn note(
    current: Option<Res<CurrentMatch>>,
    phase: Res<Phase>,
    settings: Option<Res<Settings>>,
    analyses: Res<Analyses>,
    doubt: Option<Res<SecondThought>>,
    asked: Res<AskedToPlay>,
    mut questions: MessageReader<Ask>,
    mut commands: MessageWriter<GameCommand>,
) {
    let has_asked = questions.read().count() > 0;
    let Some(current) = current else {
        return;
    };
    if current.state().helped || current.outcome().is_some() {
        return;
    }
    let turn = current.turn();
    let is_hinted = analyses.hint(turn).is_some();
    let has_adviser = asked.0 && matches!(*phase, Phase::Person(_));
    let is_doubted = doubt.is_some_and(|doubt| doubt.doubt().is_some());
    let sees_values =
        settings.is_some_and(|settings| settings.helps.evaluation && settings.helps.moves);
    let is_evaluated = sees_values && analyses.of(turn.step).is_some();
    if is_hinted || has_asked || has_adviser || is_doubted || is_evaluated {
        commands.write(GameCommand::NoteHelp);
    }
}
