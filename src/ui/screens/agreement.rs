//! Answers to a proposal to end the game, from the other person or the computer.

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use super::pause_question::{MENU, PauseQuestion};
use crate::localization::{Words, players};
use crate::navigation::Go;
use crate::session::{CurrentMatch, GameCommand};
use crate::ui::widgets::Items;
use awale_engine::matches::Player;
use awale_rules::Side;

/// Returns the question to open after `proposer` has proposed to end the game.
pub(super) fn question_after_proposal(current: &CurrentMatch, proposer: Side) -> PauseQuestion {
    match current.setup().seat(proposer.opponent()).player {
        Player::Person => PauseQuestion::Consent(proposer.opponent()),
        Player::Computer(_) | Player::Companion | Player::Friend => PauseQuestion::Proposed,
    }
}

/// Asks the other person at the same screen whether to end the game.
pub(super) fn ask_consent(
    ui: &mut Ui,
    words: &Words,
    current: &CurrentMatch,
    responder: Side,
    question: &mut PauseQuestion,
    go: &mut MessageWriter<Go>,
    commands: &mut MessageWriter<GameCommand>,
) {
    let names = players::names(current.setup(), words);
    let responder = ("other", names[responder.index()].as_str().into());
    let proposal = words.format("ui-ask-consent", &[responder]);
    // Playing on is the primary button, so that Enter can't end the game by accident.
    let answers = [
        ("play_on", "ui-consent-no", false),
        ("consent", "ui-consent-yes", true),
    ];
    let answer = Items::new(MENU, words).ask(ui, &proposal, answers);
    if answer.is_some() {
        *question = PauseQuestion::Nothing;
    }
    if answer == Some(true) {
        commands.write(GameCommand::AgreeToEnd);
        go.write(Go::Back);
    }
}

/// Shows the computer's answer or, until it has answered, that it is thinking.
pub(super) fn show_answer(
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
    let responder = current.setup().side_of_other().unwrap_or(Side::North);
    let names = players::names(current.setup(), words);
    let player = ("player", names[responder.index()].as_str().into());
    let message = words.format(message, &[player]);
    let answers = [("play_on", "ui-resume", ())];
    let answer = Items::new(MENU, words).ask(ui, &message, answers);
    if answer.is_some() {
        *question = PauseQuestion::Nothing;
        go.write(Go::Back);
    }
}
