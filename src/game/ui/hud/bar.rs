//! The button bar.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Area, Context, Id, LayerId, Order, Rect, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::{ROW, is_narrow};
use crate::game::advisor::{AdviceRequest, RequestHint};
use crate::game::board_view::Finale;
use crate::game::localization::Words;
use crate::game::phase::Phase;
use crate::game::playback::Skip;
use crate::game::session::{CurrentMatch, GameCommand};
use crate::game::settings::{Settings, SettingsCommand, Speed};
use crate::game::state::{Menu, Screen, picture_is_taken};
use crate::game::ui::UiPass;
use crate::game::ui::navigation::Go;
use crate::game::ui::screens::{OpenQuestion, PauseQuestion};
use crate::game::ui::screens::{speed_words, speeds};
use crate::game::ui::theme::{carving, colour, space};
use crate::game::ui::widgets::{Button, Icon, Items};
use crate::text::help::Page;

/// The stable name of the menu.
const MENU: &str = "hud";

/// The ID of the button at the lower right that reopens the result.
const RESULT_BUTTON: &str = "result button";
/// The window width, in points, from which all buttons fit beside the plates.
const WIDE: f32 = 820.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (
            show,
            show_result_button
                .run_if(in_state(Menu::Closed).and_then(resource_equals(Phase::Over))),
        )
            .in_set(UiPass::Board)
            .run_if(in_state(Screen::Playing).and_then(not(picture_is_taken))),
    );
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    phase: Res<Phase>,
    current: Option<Res<CurrentMatch>>,
    settings: Res<Settings>,
    mut changes: MessageWriter<SettingsCommand>,
    mut go: MessageWriter<Go>,
    mut skip: MessageWriter<Skip>,
    mut question: ResMut<OpenQuestion>,
    mut commands: MessageWriter<GameCommand>,
    mut hints: MessageWriter<RequestHint>,
    mut inquiries: MessageWriter<AdviceRequest>,
) -> Result {
    let items = Items::new(MENU, &words);
    let ctx = contexts.ctx_mut()?;
    // In a narrow window, some buttons are only in the menu.
    let roomy = ctx.content_rect().width() >= WIDE;
    let corner = if is_narrow(ctx) {
        Align2::CENTER_BOTTOM
    } else {
        Align2::RIGHT_TOP
    };
    let area = Area::new(Id::new("bar"))
        .order(Order::Middle)
        .anchor(corner, -space::S * corner.to_sign());
    area.show(ctx, |ui| {
        let edge = colour::INLAY.gamma_multiply(0.6);
        carving::on_tablet(ui, 10.0, edge, |ui| {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 6.0;
                let icon = |ui: &mut Ui, key: &str, icon: Icon, enabled: bool| {
                    items.icon(key, icon).enabled(enabled).show(ui).clicked()
                };
                let skips = Button::icon("hud.skip", words.get("ui-skip-tip"), Icon::Skip);
                let is_showing = *phase == Phase::Showing;
                if skips.enabled(is_showing).show(ui).clicked() {
                    skip.write(Skip);
                }
                let tree = current.as_ref().map(|current| current.tree());
                let back = tree.is_some_and(|tree| !tree.is_at_start());
                let by_letter = current.as_ref().is_some_and(|it| it.is_by_letter());
                let on = tree.is_some_and(|tree| !tree.is_at_end());
                let undo = back && !by_letter;
                if icon(ui, "ui-undo", Icon::Undo, undo) {
                    commands.write(GameCommand::TakeBack);
                }
                if roomy && icon(ui, "ui-redo", Icon::Redo, on) {
                    commands.write(GameCommand::PlayAgain);
                }
                let is_turn = matches!(*phase, Phase::Person(_) | Phase::Looking(_));
                if icon(ui, "ui-hint", Icon::Hint, is_turn) {
                    hints.write(RequestHint);
                }
                let can_ask = *phase != Phase::Showing && (is_turn || back);
                let lettered = |ui: &mut Ui, name: &str, key: &str, face: &str, enabled: bool| {
                    let button = Button::lettered(name, words.get(key), face);
                    button.enabled(enabled).show(ui).clicked()
                };
                let why = Button::icon("hud.why", words.get("review-why"), Icon::Explain);
                if why.enabled(can_ask).show(ui).clicked() {
                    inquiries.write(AdviceRequest::Why);
                }
                if lettered(ui, "hud.threat", "review-key-threat", "!", is_turn) {
                    inquiries.write(AdviceRequest::Threat);
                }
                if icon(ui, "ui-moves", Icon::List, true) {
                    changes.write(SettingsCommand::new(|settings| {
                        settings.helps.moves = !settings.helps.moves;
                    }));
                }
                if roomy {
                    speed(ui, &words, &settings, &mut changes);
                    mute(ui, &words, &settings, &mut changes);
                }
                if roomy && let Some(current) = &current {
                    score(ui, &words, current, &mut go);
                }
                if roomy && lettered(ui, "hud.rules", "ui-menu-rules", "?", true) {
                    go.write(Go::Help(Page::Rules));
                }
                if roomy && icon(ui, "ui-restart", Icon::Restart, !by_letter) {
                    if current.is_some_and(|current| current.is_under_way()) {
                        question.0 = PauseQuestion::Restart;
                        go.write(Go::To(Menu::Pause));
                    } else {
                        go.write(Go::Again);
                    }
                }
                if icon(ui, "ui-pause", Icon::Pause, true) {
                    go.write(Go::To(Menu::Pause));
                }
            });
        });
    });
    Ok(())
}

/// A click selects the next speed, a right click the previous one.
fn speed(
    ui: &mut Ui,
    words: &Words,
    settings: &Settings,
    changes: &mut MessageWriter<SettingsCommand>,
) {
    let all: Vec<Speed> = speeds().map(|(_, speed)| speed).collect();
    let place = all
        .iter()
        .position(|speed| *speed == settings.play.speed)
        .unwrap_or_default();
    let now = speed_words(settings.play.speed, words);
    let tip = words.titled(&words.get("ui-speed"), &now);
    let face = match settings.play.speed {
        Speed::Off => words.get("ui-speed-off-short"),
        times => speed_words(times, words),
    };
    let response = Button::lettered("hud.speed", tip, face).show(ui);
    let chosen = if response.clicked() {
        (place + 1) % all.len()
    } else if response.secondary_clicked() {
        (place + all.len() - 1) % all.len()
    } else {
        return;
    };
    let speed = all[chosen];
    changes.write(SettingsCommand::new(move |settings| {
        settings.play.speed = speed;
    }));
}

/// The progress of a match of several games or of rounds; a click shows the score.
fn score(ui: &mut Ui, words: &Words, current: &CurrentMatch, go: &mut MessageWriter<Go>) {
    let (game, games) = (
        current.series().game_number() + 1,
        usize::from(current.series().plan().games),
    );
    let has_rounds = current.setup().rules.rounds().is_some();
    if games == 1 && !has_rounds {
        return;
    }
    let (far, face) = if has_rounds {
        let round = current.position().round();
        let far = words.format("ui-round", &[("round", round.into())]);
        (far.clone(), far)
    } else {
        let far = words.format(
            "ui-match-game",
            &[("game", game.into()), ("games", games.into())],
        );
        (far, format!("{game}/{games}"))
    };
    let tip = words.titled(&words.get("ui-score"), &far);
    let button = Button::lettered("hud.score", tip, face);
    if button.show(ui).clicked() {
        go.write(Go::To(Menu::Score));
    }
}

fn mute(
    ui: &mut Ui,
    words: &Words,
    settings: &Settings,
    changes: &mut MessageWriter<SettingsCommand>,
) {
    let (tip, picture) = if settings.sound.muted {
        ("ui-unmute", Icon::Muted)
    } else {
        ("ui-mute", Icon::Sound)
    };
    let button = Button::icon("hud.mute", words.get(tip), picture);
    if button.show(ui).clicked() {
        changes.write(SettingsCommand::toggle_sound());
    }
}

/// The rectangle of the button that reopens the result; `None` if it is hidden.
pub(super) fn result_button(ctx: &Context) -> Option<Rect> {
    let id = Id::new(RESULT_BUTTON);
    ctx.memory(|memory| {
        let is_shown = memory
            .areas()
            .visible_last_frame(&LayerId::new(Order::Middle, id));
        is_shown.then(|| memory.area_rect(id)).flatten()
    })
}

/// After the end of a game, shows a button that reopens the result.
fn show_result_button(
    mut contexts: EguiContexts,
    words: Res<Words>,
    finales: Query<&Finale>,
    mut go: MessageWriter<Go>,
) -> Result {
    // The lofts are still being counted.
    if finales.iter().any(|finale| !finale.is_counted()) {
        return Ok(());
    }
    let items = Items::new(MENU, &words);
    let ctx = contexts.ctx_mut()?;
    let above = if is_narrow(ctx) { ROW } else { 0.0 };
    Area::new(Id::new(RESULT_BUTTON))
        .order(Order::Middle)
        .anchor(Align2::RIGHT_BOTTOM, vec2(-space::M, -space::M - above))
        .show(ctx, |ui| {
            if items.main_button("ui-result").show(ui).clicked() {
                go.write(Go::To(Menu::GameOver));
            }
        });
    Ok(())
}
