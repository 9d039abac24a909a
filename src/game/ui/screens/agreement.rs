//! The answer to who proposes to end the game: the other person's, or the computer's.

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use super::asked::Asked;
use crate::game::localization::{Words, players};
use crate::game::session::{CurrentMatch, GameCommand};
use crate::game::ui::navigation::Go;
use crate::game::ui::theme::space;
use crate::game::ui::widgets::{paragraph, primary, secondary};
use crate::matches::Player;
use crate::rules::Side;

/// Whom the proposal of `proposer` goes to.
pub(super) fn asked_of(current: &CurrentMatch, proposer: Side) -> Asked {
    match current.setup().seat(proposer.opponent()).player {
        Player::Person => Asked::Consent(proposer.opponent()),
        Player::Computer(_) | Player::Companion => Asked::Proposed,
    }
}

/// The question to the other person at the same screen.
pub(super) fn consent(
    ui: &mut Ui,
    words: &Words,
    current: &CurrentMatch,
    other: Side,
    asked: &mut Asked,
    go: &mut MessageWriter<Go>,
    commands: &mut MessageWriter<GameCommand>,
) {
    let names = players::names(current.setup(), words);
    let other = ("other", names[other.index()].as_str().into());
    paragraph(ui, &words.format("ui-ask-consent", &[other]));
    ui.add_space(space::S);
    // Enter answers with what can be taken back: to play on.
    if primary(ui, words, "pause.play_on", "ui-consent-no") {
        *asked = Asked::Nothing;
    }
    if secondary(ui, words, "pause.consent", "ui-consent-yes") {
        commands.write(GameCommand::AgreeToEnd);
        *asked = Asked::Nothing;
        go.write(Go::Back);
    }
}

/// What the computer says, once it knows.
pub(super) fn answer(
    ui: &mut Ui,
    words: &Words,
    current: &CurrentMatch,
    is_declined: bool,
    asked: &mut Asked,
    go: &mut MessageWriter<Go>,
) {
    if current.outcome().is_some() {
        *asked = Asked::Nothing;
        go.write(Go::Back);
        return;
    }
    let said = if is_declined {
        "ui-agree-declined"
    } else {
        "ui-agree-thinking"
    };
    paragraph(ui, &words.get(said));
    ui.add_space(space::S);
    if primary(ui, words, "pause.play_on", "ui-resume") {
        *asked = Asked::Nothing;
        go.write(Go::Back);
    }
}
