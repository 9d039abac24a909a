//! The answer to a proposal to end the game: the other person's, or the computer's.

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use super::pause_question::PauseQuestion;
use crate::localization::{Words, players};
use crate::navigation::Go;
use crate::session::{CurrentMatch, GameCommand};
use crate::ui::theme::space;
use crate::ui::widgets::{Items, status};
use awale_engine::matches::Player;
use awale_rules::Side;

/// Returns the question that a proposal of `proposer` opens.
pub(super) fn question_to(current: &CurrentMatch, proposer: Side) -> PauseQuestion {
    match current.setup().seat(proposer.opponent()).player {
        Player::Person => PauseQuestion::Consent(proposer.opponent()),
        Player::Computer(_) | Player::Companion | Player::Friend => PauseQuestion::Proposed,
    }
}

/// Asks the other person at the same screen.
pub(super) fn consent(
    ui: &mut Ui,
    words: &Words,
    current: &CurrentMatch,
    other: Side,
    question: &mut PauseQuestion,
    go: &mut MessageWriter<Go>,
    commands: &mut MessageWriter<GameCommand>,
) {
    let names = players::names(current.setup(), words);
    let other = ("other", names[other.index()].as_str().into());
    status(ui, &words.format("ui-ask-consent", &[other]));
    ui.add_space(space::S);
    // Enter selects the harmless answer: play on.
    if Items::new("pause", words).primary(ui, "play_on", "ui-consent-no") {
        *question = PauseQuestion::Nothing;
    }
    if Items::new("pause", words).secondary(ui, "consent", "ui-consent-yes") {
        commands.write(GameCommand::AgreeToEnd);
        *question = PauseQuestion::Nothing;
        go.write(Go::Back);
    }
}

/// Shows the computer's answer, once it has one.
pub(super) fn answer(
    ui: &mut Ui,
    words: &Words,
    current: &CurrentMatch,
    is_declined: bool,
    question: &mut PauseQuestion,
    go: &mut MessageWriter<Go>,
) {
    if current.outcome().is_some() {
        *question = PauseQuestion::Nothing;
        go.write(Go::Back);
        return;
    }
    let message = if is_declined {
        "ui-agree-declined"
    } else {
        "ui-agree-thinking"
    };
    let asked = current.setup().side_of_other().unwrap_or(Side::North);
    let names = players::names(current.setup(), words);
    let player = ("player", names[asked.index()].as_str().into());
    status(ui, &words.format(message, &[player]));
    ui.add_space(space::S);
    if Items::new("pause", words).primary(ui, "play_on", "ui-resume") {
        *question = PauseQuestion::Nothing;
        go.write(Go::Back);
    }
}
