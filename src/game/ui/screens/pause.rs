//! The menu of a match that was interrupted, and its question before a match is given up.

use bevy::prelude::*;
use bevy_egui::egui::Ui;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::asked::{Ask, Asked};
use super::{agreement, saves};
use crate::game::advisor::{EndProposal, ProposeEnd};
use crate::game::localization::Words;
use crate::game::session::{CurrentMatch, GameCommand, record_of};
use crate::game::settings::Settings;
use crate::game::state::Menu;
use crate::game::storage::Storage;
use crate::game::ui::UiPass;
use crate::game::ui::clipboard::Clipboard;
use crate::game::ui::navigation::{CAN_QUIT, Go};
use crate::game::ui::notices::Notices;
use crate::game::ui::theme::space;
use crate::game::ui::widgets::{Panel, paragraph, primary, secondary};
use crate::matches::{LinkedGame, Player, Purpose};
use crate::rules::Side;
use crate::text::help::Page;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Ask>()
        .add_systems(OnExit(Menu::Pause), |mut ask: ResMut<Ask>| {
            ask.0 = Asked::Nothing
        })
        .add_systems(
            EguiPrimaryContextPass,
            show.in_set(UiPass::Menu).run_if(in_state(Menu::Pause)),
        );
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    current: Option<Res<CurrentMatch>>,
    mut ask: ResMut<Ask>,
    mut go: MessageWriter<Go>,
    mut commands: MessageWriter<GameCommand>,
    mut propose: MessageWriter<ProposeEnd>,
    proposals: Query<&EndProposal>,
    mut storage: ResMut<Storage>,
    mut notices: ResMut<Notices>,
    mut clipboard: Clipboard,
    settings: Res<Settings>,
    mut name: Local<String>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let title = words.get("ui-paused");
    // A game that is over, or has not begun, is given up without a question.
    let under_way = current
        .as_ref()
        .is_some_and(|current| current.is_under_way());
    Panel::question("pause").title(&title).show(ctx, |ui| {
        if ask.0 == Asked::Nothing {
            let current = current.as_deref();
            menu(ui, &words, current, under_way, &mut ask.0, &mut go);
            if let Some(current) = current {
                if ask.0 == Asked::Name {
                    *name = saves::usual_name(current, &words);
                }
                let page = &settings.page;
                let (clipboard, notices) = (&mut clipboard, &mut notices);
                copies(ui, current, page, &words, clipboard, notices, &mut go);
            }
            ways_out(ui, &words, current, &mut go);
        } else if let (Asked::Name, Some(current)) = (ask.0, current.as_deref()) {
            if let Some(kept) = saves::form(ui, &mut name, current, &mut storage, &words) {
                ask.0 = Asked::Nothing;
                if let Some(name) = kept {
                    notices.say("ui-saved-as", vec![("name", name)]);
                    go.write(Go::Back);
                }
            }
        } else if let (Asked::Proposed, Some(current)) = (ask.0, current.as_deref()) {
            let is_declined = proposals.iter().any(|proposal| proposal.is_declined);
            agreement::answer(ui, &words, current, is_declined, &mut ask.0, &mut go);
        } else if let (Asked::Consent(other), Some(current)) = (ask.0, current.as_deref()) {
            let (asked, commands) = (&mut ask.0, &mut commands);
            agreement::consent(ui, &words, current, other, asked, &mut go, commands);
        } else {
            let current = current.as_deref();
            let said = question(ui, &words, current, &mut ask.0, &mut go, &mut commands);
            if said == Asked::Proposed {
                propose.write(ProposeEnd);
            }
        }
    });
    Ok(())
}

fn menu(
    ui: &mut Ui,
    words: &Words,
    current: Option<&CurrentMatch>,
    under_way: bool,
    asked: &mut Asked,
    go: &mut MessageWriter<Go>,
) {
    if primary(ui, words, "pause.resume", "ui-resume") {
        go.write(Go::Back);
    }
    ui.add_space(space::S);
    let item = |ui: &mut Ui, name: &str, key: &str| secondary(ui, words, name, key);
    let transcript = |ui: &mut Ui, go: &mut MessageWriter<Go>| {
        if item(ui, "pause.transcript", "ui-transcript") {
            go.write(Go::To(Menu::Transcript));
        }
    };
    ui.columns(2, |halves| {
        if item(&mut halves[0], "pause.rules", "ui-menu-rules") {
            go.write(Go::Help(Page::Rules));
        }
        if item(&mut halves[1], "pause.settings", "ui-menu-settings") {
            go.write(Go::To(Menu::Settings));
        }
    });
    let keepable = current.is_some_and(|current| current.purpose() == Purpose::Match);
    if keepable {
        ui.columns(2, |halves| {
            transcript(&mut halves[0], go);
            if item(&mut halves[1], "pause.save_as", "ui-save-as") {
                *asked = Asked::Name;
            }
        });
    } else {
        transcript(ui, go);
    }
    let restart = |asked: &mut Asked, go: &mut MessageWriter<Go>| {
        if under_way {
            *asked = Asked::Restart;
        } else {
            go.write(Go::Again);
        }
    };
    if under_way && current.and_then(person_at_table).is_some() {
        ui.columns(2, |halves| {
            if item(&mut halves[0], "pause.restart", "ui-restart") {
                restart(asked, go);
            }
            if item(&mut halves[1], "pause.resign", "ui-resign") {
                *asked = Asked::Resign;
            }
        });
        // The longest words of the menu, in every language.
        if item(ui, "pause.agree", "ui-agree-to-end") {
            *asked = Asked::Agree;
        }
    } else if item(ui, "pause.restart", "ui-restart") {
        restart(asked, go);
    }
    let has_report = current.is_some_and(CurrentMatch::can_be_reported);
    if has_report && item(ui, "pause.report", "review-report") {
        go.write(Go::To(Menu::Report));
    }
    let in_series = current.is_some_and(|current| current.series().plan().games > 1);
    if in_series {
        ui.columns(2, |halves| {
            if item(&mut halves[0], "pause.score", "ui-score") {
                go.write(Go::To(Menu::Score));
            }
            if item(&mut halves[1], "pause.stop_match", "ui-stop-match") {
                *asked = Asked::StopMatch;
            }
        });
    }
}

/// The game and its position as text, for other programs and other players, and as pictures.
fn copies(
    ui: &mut Ui,
    current: &CurrentMatch,
    page: &str,
    words: &Words,
    clipboard: &mut Clipboard,
    notices: &mut Notices,
    go: &mut MessageWriter<Go>,
) {
    #[derive(Clone, Copy)]
    enum Copied {
        Position,
        Game,
        Link,
    }
    let button = |ui: &mut Ui, name: &str, key: &str| secondary(ui, words, name, key);
    let mut copied = None;
    ui.columns(2, |halves| {
        if button(&mut halves[0], "pause.copy_position", "ui-copy-position") {
            copied = Some(Copied::Position);
        }
        if button(&mut halves[1], "pause.copy_game", "ui-copy-game") {
            copied = Some(Copied::Game);
        }
    });
    ui.columns(2, |halves| {
        if button(&mut halves[0], "pause.copy_link", "ui-copy-link") {
            copied = Some(Copied::Link);
        }
        if button(&mut halves[1], "pause.picture", "ui-picture") {
            go.write(Go::To(Menu::Picture));
        }
    });
    let has_move = current.tree().step() > 0;
    if has_move && button(ui, "pause.film", "ui-film") {
        go.write(Go::To(Menu::Film));
    }
    if let Some(copied) = copied {
        clipboard.copy(&match copied {
            Copied::Position => current.position().to_string(),
            Copied::Game => record_of(current, Storage::today()).to_string(),
            Copied::Link => link_to(current, page),
        });
        notices.say("ui-copied", Vec::new());
    }
}

/// The link to the moment that is shown: in a browser one to this page, elsewhere one to the page of the settings.
fn link_to(current: &CurrentMatch, page: &str) -> String {
    let linked = LinkedGame {
        variant: current.variant().to_owned(),
        game: current.game().clone(),
    };
    #[cfg(target_arch = "wasm32")]
    let page = {
        let _ = page;
        crate::browser::address()
    };
    format!("{page}{}", linked.link())
}

/// The ways out, at the end. The match is kept: it can be gone on with.
fn ways_out(
    ui: &mut Ui,
    words: &Words,
    current: Option<&CurrentMatch>,
    go: &mut MessageWriter<Go>,
) {
    let is_trial = current.is_some_and(|current| current.purpose() == Purpose::Trial);
    let leads_to = if is_trial {
        "workshop-back-to-editor"
    } else {
        "ui-main-menu"
    };
    let ways = [
        ("pause.leave", leads_to, Go::Leave),
        ("pause.quit", "ui-menu-quit", Go::Quit),
    ];
    let offered = if CAN_QUIT { ways.len() } else { 1 };
    ui.columns(offered, |halves| {
        for (ui, (name, key, way)) in halves.iter_mut().zip(ways) {
            if secondary(ui, words, name, key) {
                go.write(way);
            }
        }
    });
}

/// The person who gives up: the one to move, else the only one.
fn person_at_table(current: &CurrentMatch) -> Option<Side> {
    let is_person = |side: &Side| current.setup().seat(*side).player == Player::Person;
    let mover = current.position().to_move();
    [mover, mover.opponent()].into_iter().find(is_person)
}

/// Asks, and returns what is asked next.
fn question(
    ui: &mut Ui,
    words: &Words,
    current: Option<&CurrentMatch>,
    asked: &mut Asked,
    go: &mut MessageWriter<Go>,
    commands: &mut MessageWriter<GameCommand>,
) -> Asked {
    let (question, answer) = match *asked {
        Asked::Restart => ("ui-ask-restart", "ui-restart"),
        Asked::Resign => ("ui-ask-resign", "ui-resign"),
        Asked::Agree => ("ui-ask-agree", "ui-agree-to-end"),
        _ => ("ui-ask-stop-match", "ui-stop-match"),
    };
    paragraph(ui, &words.get(question));
    ui.add_space(space::S);
    if primary(ui, words, "pause.confirm", answer) {
        let person = current.and_then(person_at_table);
        let mut next = Asked::Nothing;
        match (*asked, person) {
            (Asked::Resign, Some(side)) => {
                commands.write(GameCommand::Resign(side));
                go.write(Go::Back);
            }
            (Asked::Agree, Some(proposer)) => {
                if let Some(current) = current {
                    next = agreement::asked_of(current, proposer);
                }
            }
            (Asked::StopMatch, _) => {
                commands.write(GameCommand::StopMatch);
                go.write(Go::To(Menu::GameOver));
            }
            (Asked::Restart, _) => {
                go.write(Go::Again);
            }
            _ => {}
        }
        *asked = next;
        return next;
    }
    if secondary(ui, words, "pause.cancel", "ui-cancel") {
        *asked = Asked::Nothing;
    }
    *asked
}
