//! The button bar: the actions that players use during every move. The rest are in the menu.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, Context, Ui, vec2};

use super::{ROW_HEIGHT, is_narrow};
use crate::advisor::{AdviceRequest, RequestHint};
use crate::board_view::Finale;
use crate::localization::Words;
use crate::navigation::Go;
use crate::phase::Phase;
use crate::session::{CurrentMatch, GameCommand};
use crate::settings::SettingsCommand;
use crate::state::{Menu, Screen, picture_is_taken};
use crate::table::Top;
use crate::ui::edges::{BUTTON_BAR, RESULT_BUTTON, overlay};
use crate::ui::pass::{AddPanels, UiPass};
use crate::ui::theme::{carving, colour, space};
use crate::ui::widgets::{Icon, Items};
use awale_engine::ai::agreement::already_won;
use awale_engine::matches::Purpose;

/// The prefix of the buttons' stable names.
const BUTTON_PREFIX: &str = "hud";

pub(super) fn plugin(app: &mut App) {
    app.draw(
        UiPass::Board,
        (
            show,
            show_result_button
                .run_if(in_state(Menu::Closed).and_then(resource_equals(Phase::Over))),
            show_count_offer.run_if(in_state(Menu::Closed)),
        )
            .run_if(in_state(Screen::Playing).and_then(not(picture_is_taken))),
    );
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    phase: Res<Phase>,
    current: Option<Top<CurrentMatch>>,
    mut settings_commands: MessageWriter<SettingsCommand>,
    mut go: MessageWriter<Go>,
    mut game_commands: MessageWriter<GameCommand>,
    mut hint_requests: MessageWriter<RequestHint>,
    mut advice_requests: MessageWriter<AdviceRequest>,
) -> Result {
    let items = Items::new(BUTTON_PREFIX, &words);
    let ctx = contexts.ctx_mut()?;
    let anchor = if is_narrow(ctx) {
        Align2::CENTER_BOTTOM
    } else {
        Align2::RIGHT_TOP
    };
    let area = overlay(BUTTON_BAR, anchor, -space::S * anchor.to_sign());
    area.show(ctx, |ui| {
        let edge = colour::INLAY.gamma_multiply(0.6);
        carving::on_tablet(ui, 10.0, edge, |ui| {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 6.0;
                let icon = |ui: &mut Ui, name: &str, key: &str, icon: Icon, is_enabled: bool| {
                    items
                        .icon(name, key, icon)
                        .enabled(is_enabled)
                        .show(ui)
                        .clicked()
                };
                let current = current.as_deref();
                let has_moves = current.is_some_and(|current| !current.tree().is_at_start());
                let can_undo = has_moves && !current.is_some_and(CurrentMatch::is_by_letter);
                if icon(ui, "undo", "ui-undo", Icon::Undo, can_undo) {
                    game_commands.write(GameCommand::Undo);
                }
                let is_turn = matches!(*phase, Phase::Person(_) | Phase::Looking(_));
                if icon(ui, "hint", "ui-hint", Icon::Hint, is_turn) {
                    hint_requests.write(RequestHint);
                }
                let can_explain = *phase != Phase::Showing && (is_turn || has_moves);
                if icon(ui, "why", "review-why", Icon::Explain, can_explain) {
                    advice_requests.write(AdviceRequest::Why);
                }
                if icon(ui, "moves", "ui-moves", Icon::List, true) {
                    settings_commands.write(SettingsCommand::new(|settings| {
                        settings.helps.moves = !settings.helps.moves;
                    }));
                }
                if icon(ui, "pause", "ui-pause", Icon::Menu, true) {
                    go.write(Go::To(Menu::Pause));
                }
            });
        });
    });
    Ok(())
}

/// Shows a button that reopens the result after the end of a game.
fn show_result_button(
    mut contexts: EguiContexts,
    words: Res<Words>,
    finales: Query<&Finale>,
    mut go: MessageWriter<Go>,
) -> Result {
    // Wait until the lofts have been counted.
    if finales.iter().any(|finale| !finale.is_counted()) {
        return Ok(());
    }
    let result = Items::new(BUTTON_PREFIX, &words).main_button("result", "ui-result");
    if show_at_lower_right(contexts.ctx_mut()?, |ui| result.show(ui).clicked()) {
        go.write(Go::To(Menu::GameOver));
    }
    Ok(())
}

/// Offers to end the game once a player has a winning majority, if the rules let play continue.
/// The seeds in the lofts are counted as after an agreement, so the loser forfeits nothing.
/// A player who plays on isn't asked again in this game.
fn show_count_offer(
    mut contexts: EguiContexts,
    words: Res<Words>,
    phase: Res<Phase>,
    current: Option<Top<CurrentMatch>>,
    mut game_commands: MessageWriter<GameCommand>,
    mut declined_match: Local<Option<u32>>,
) -> Result {
    let should_offer = |current: &CurrentMatch| {
        matches!(*phase, Phase::Person(_))
            && *declined_match != Some(current.turn().match_number)
            && current.purpose() != Purpose::Review
            && !current.is_by_letter()
            && current.tree().is_at_end()
            && already_won(current.game()).is_some()
    };
    let Some(current) = current.filter(|current| should_offer(current)) else {
        return Ok(());
    };
    let items = Items::new(BUTTON_PREFIX, &words);
    let answers = [
        ("play_on", "ui-play-on", false),
        ("count", "ui-count", true),
    ];
    let answer = show_at_lower_right(contexts.ctx_mut()?, |ui| {
        ui.horizontal(|ui| {
            answers
                .into_iter()
                .fold(None, |chosen, (name, key, should_end)| {
                    let is_clicked = items.button(name, key).show(ui).clicked();
                    is_clicked.then_some(should_end).or(chosen)
                })
        })
        .inner
    });
    match answer {
        Some(true) => {
            game_commands.write(GameCommand::AgreeToEnd);
        }
        Some(false) => *declined_match = Some(current.turn().match_number),
        None => {}
    }
    Ok(())
}

/// Shows buttons at the lower right, above the bar in narrow windows.
fn show_at_lower_right<R>(ctx: &Context, buttons: impl FnOnce(&mut Ui) -> R) -> R {
    let bar_height = if is_narrow(ctx) { ROW_HEIGHT } else { 0.0 };
    let offset = vec2(-space::M, -space::M - bar_height);
    let area = overlay(RESULT_BUTTON, Align2::RIGHT_BOTTOM, offset);
    area.show(ctx, buttons).inner
}
