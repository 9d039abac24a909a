//! The pause menu and its confirmations.

use bevy::prelude::*;
use bevy_egui::egui::Ui;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::pause_question::{MENU, OpenQuestion, PauseQuestion};
use super::settings_menu::{speed_words, speeds};
use super::{agreement, saves, share};
use crate::advisor::{AdviceRequest, EndProposal, ProposeEnd};
use crate::friends::FriendCommand;
use crate::localization::Words;
use crate::phase::Phase;
use crate::session::{CurrentMatch, GameCommand};
use crate::settings::{Settings, SettingsCommand, Speed};
use crate::state::Menu;
use crate::storage::{Storage, StorageCommand};
use crate::ui::UiPass;
use crate::ui::clipboard::Clipboard;
use crate::ui::navigation::{CAN_QUIT, Go};
use crate::ui::notices::Notices;
use crate::ui::theme::space;
use crate::ui::widgets::{Button, Items, Panel, primary, secondary, side_by_side, status};
use awale_engine::matches::{Player, Purpose};
use awale_engine::text::help::Page;
use awale_rules::Side;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OpenQuestion>()
        .add_systems(OnExit(Menu::Pause), |mut open: ResMut<OpenQuestion>| {
            open.0 = PauseQuestion::Nothing
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
    mut open: ResMut<OpenQuestion>,
    mut go: MessageWriter<Go>,
    mut commands: MessageWriter<GameCommand>,
    mut propose: MessageWriter<ProposeEnd>,
    mut friends: MessageWriter<FriendCommand>,
    proposals: Query<&EndProposal>,
    storage: Res<Storage>,
    mut requests: MessageWriter<StorageCommand>,
    mut notices: ResMut<Notices>,
    mut clipboard: Clipboard,
    settings: Res<Settings>,
    (phase, mut changes, mut advice): (
        Res<Phase>,
        MessageWriter<SettingsCommand>,
        MessageWriter<AdviceRequest>,
    ),
    mut name: Local<String>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    // A game that is over or hasn't started needs no confirmation.
    let under_way = current
        .as_ref()
        .is_some_and(|current| current.is_under_way());
    // The name of a button, which leads on.
    let title = words.get(open.0.title());
    let title = title.trim_end_matches(['…', ' ', '\u{a0}']);
    let panel = Panel::question("pause").title(title.to_owned());
    panel.show(ctx, |ui| {
        if open.0 == PauseQuestion::Nothing {
            let current = current.as_deref();
            if Items::new(MENU, &words).primary(ui, "ui-resume") {
                go.write(Go::Back);
            }
            ui.add_space(space::S);
            match table(ui, &words, current, *phase, &settings) {
                Some(AtTable::PlayAgain) => {
                    commands.write(GameCommand::PlayAgain);
                    go.write(Go::Back);
                }
                Some(AtTable::Threat) => {
                    advice.write(AdviceRequest::Threat);
                    go.write(Go::Back);
                }
                Some(AtTable::Change(change)) => {
                    changes.write(change);
                }
                None => {}
            }
            menu(ui, &words, current, under_way, &mut open.0, &mut go);
            if let Some(current) = current
                && open.0 == PauseQuestion::Name
            {
                *name = saves::suggested_name(current, &words);
            }
            leave_buttons(ui, &words, current, &mut go);
        } else if let (PauseQuestion::Share | PauseQuestion::CopyAs, Some(current)) =
            (open.0, current.as_deref())
        {
            let copied = share::show(ui, current, &settings.page, &words, &mut open.0, &mut go);
            if let Some(copied) = copied {
                share::copy(copied, &mut clipboard, &mut notices);
            }
        } else if let (PauseQuestion::Name, Some(current)) = (open.0, current.as_deref()) {
            if saves::form(ui, &mut name, current, &storage, &mut requests, &words) {
                open.0 = PauseQuestion::Nothing;
            }
        } else if let (PauseQuestion::Proposed, Some(current)) = (open.0, current.as_deref()) {
            let is_declined = proposals.iter().any(|proposal| proposal.is_declined);
            agreement::answer(ui, &words, current, is_declined, &mut open.0, &mut go);
        } else if let (PauseQuestion::Consent(other), Some(current)) = (open.0, current.as_deref())
        {
            let (question, commands) = (&mut open.0, &mut commands);
            agreement::consent(ui, &words, current, other, question, &mut go, commands);
        } else {
            let current = current.as_deref();
            let next = confirm(ui, &words, current, &mut open.0, &mut go, &mut commands);
            let is_by_letter = current.is_some_and(CurrentMatch::is_by_letter);
            if next == PauseQuestion::Proposed && is_by_letter {
                open.0 = PauseQuestion::Nothing;
                friends.write(FriendCommand::Agree);
                go.write(Go::Back);
            } else if next == PauseQuestion::Proposed {
                propose.write(ProposeEnd);
            }
        }
    });
    Ok(())
}

/// What the menu does at the table itself.
enum AtTable {
    /// Plays the move again that was taken back.
    PlayAgain,
    /// Shows what the opponent threatens.
    Threat,
    /// Changes a setting.
    Change(SettingsCommand),
}

/// The actions at the table that the bar has no room for.
fn table(
    ui: &mut Ui,
    words: &Words,
    current: Option<&CurrentMatch>,
    phase: Phase,
    settings: &Settings,
) -> Option<AtTable> {
    let items = Items::new(MENU, words);
    let on = current.is_some_and(|current| !current.tree().is_at_end());
    let is_turn = matches!(phase, Phase::Person(_) | Phase::Looking(_));
    let buttons = vec![
        (items.button("ui-redo").enabled(on), AtTable::PlayAgain),
        (items.button("ui-threats").enabled(is_turn), AtTable::Threat),
    ];
    let first = side_by_side(ui, buttons);
    let speed = settings.play.speed;
    let all: Vec<Speed> = speeds().map(|(_, speed)| speed).collect();
    let place = all.iter().position(|&known| known == speed);
    let next = all[place.map_or(0, |place| (place + 1) % all.len())];
    let faster = SettingsCommand::new(move |settings| settings.play.speed = next);
    let label = words.titled(&words.get("ui-speed"), &speed_words(speed, words));
    let sound = if settings.sound.muted {
        "ui-unmute"
    } else {
        "ui-mute"
    };
    let buttons = vec![
        (
            Button::secondary("pause.speed", label),
            AtTable::Change(faster),
        ),
        (
            Button::secondary("pause.mute", words.get(sound)),
            AtTable::Change(SettingsCommand::toggle_sound()),
        ),
    ];
    side_by_side(ui, buttons).or(first)
}

fn menu(
    ui: &mut Ui,
    words: &Words,
    current: Option<&CurrentMatch>,
    under_way: bool,
    question: &mut PauseQuestion,
    go: &mut MessageWriter<Go>,
) {
    let items = Items::new(MENU, words);
    let transcript = |ui: &mut Ui, go: &mut MessageWriter<Go>| {
        if items.secondary(ui, "ui-transcript") {
            go.write(Go::To(Menu::Transcript));
        }
    };
    ui.columns(2, |halves| {
        if items.secondary(&mut halves[0], "ui-menu-rules") {
            go.write(Go::Help(Page::Rules));
        }
        if items.secondary(&mut halves[1], "ui-menu-settings") {
            go.write(Go::To(Menu::Settings));
        }
    });
    let can_be_saved = current.is_some_and(|current| current.purpose() == Purpose::Match);
    if can_be_saved {
        ui.columns(2, |halves| {
            transcript(&mut halves[0], go);
            if items.secondary(&mut halves[1], "ui-save-as") {
                *question = PauseQuestion::Name;
            }
        });
    } else {
        transcript(ui, go);
    }
    let restart = |question: &mut PauseQuestion, go: &mut MessageWriter<Go>| {
        if under_way {
            *question = PauseQuestion::Restart;
        } else {
            go.write(Go::Again);
        }
    };
    let by_letter = current.is_some_and(CurrentMatch::is_by_letter);
    let has_player = under_way && current.and_then(person_at_table).is_some();
    if has_player && by_letter {
        if items.secondary(ui, "ui-resign") {
            *question = PauseQuestion::Resign;
        }
    } else if has_player {
        ui.columns(2, |halves| {
            if items.secondary(&mut halves[0], "ui-restart") {
                restart(question, go);
            }
            if items.secondary(&mut halves[1], "ui-resign") {
                *question = PauseQuestion::Resign;
            }
        });
    } else if !by_letter && items.secondary(ui, "ui-restart") {
        restart(question, go);
    }
    // The longest text of the menu, in every language.
    if has_player && secondary(ui, words, "pause.agree", "ui-agree-to-end") {
        *question = PauseQuestion::Agree;
    }
    let has_report = current.is_some_and(CurrentMatch::can_report);
    if has_report && items.secondary(ui, "review-report") {
        go.write(Go::To(Menu::Report));
    }
    if current.is_some() && items.secondary(ui, "ui-share") {
        *question = PauseQuestion::Share;
    }
    let in_series = current.is_some_and(|current| current.series().plan().games > 1);
    if in_series {
        ui.columns(2, |halves| {
            if items.secondary(&mut halves[0], "ui-score") {
                go.write(Go::To(Menu::Score));
            }
            if items.secondary(&mut halves[1], "ui-stop-match") {
                *question = PauseQuestion::StopMatch;
            }
        });
    }
}

/// The buttons that leave the match, which is autosaved and can be resumed.
fn leave_buttons(
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
    let leave = (
        Button::secondary("pause.leave", words.get(leads_to)),
        Go::Leave,
    );
    let quit = (Items::new(MENU, words).button("ui-menu-quit"), Go::Quit);
    let ways = if CAN_QUIT {
        vec![leave, quit]
    } else {
        vec![leave]
    };
    if let Some(way) = side_by_side(ui, ways) {
        go.write(way);
    }
}

/// The person who resigns: the one to move, or else the only one. In a letter, only the player to
/// move may add a step.
fn person_at_table(current: &CurrentMatch) -> Option<Side> {
    let is_person = |side: &Side| current.setup().seat(*side).player == Player::Person;
    let mover = current.position().to_move();
    let sides = [mover, mover.opponent()];
    let candidates = if current.is_by_letter() { 1 } else { 2 };
    sides.into_iter().take(candidates).find(is_person)
}

/// Shows the open question. Returns the question that is open afterwards.
fn confirm(
    ui: &mut Ui,
    words: &Words,
    current: Option<&CurrentMatch>,
    question: &mut PauseQuestion,
    go: &mut MessageWriter<Go>,
    commands: &mut MessageWriter<GameCommand>,
) -> PauseQuestion {
    let items = Items::new(MENU, words);
    let (message, answer) = match *question {
        PauseQuestion::Restart => ("ui-ask-restart", "ui-restart"),
        PauseQuestion::Resign => ("ui-ask-resign", "ui-resign"),
        PauseQuestion::Agree => ("ui-ask-agree", "ui-agree-to-end"),
        _ => ("ui-ask-stop-match", "ui-stop-match"),
    };
    status(ui, &words.get(message));
    ui.add_space(space::S);
    if primary(ui, words, "pause.confirm", answer) {
        let person = current.and_then(person_at_table);
        let mut next = PauseQuestion::Nothing;
        match (*question, person) {
            (PauseQuestion::Resign, Some(side)) => {
                commands.write(GameCommand::Resign(side));
                go.write(Go::Back);
            }
            (PauseQuestion::Agree, Some(proposer)) => {
                if let Some(current) = current {
                    next = agreement::question_to(current, proposer);
                }
            }
            (PauseQuestion::StopMatch, _) => {
                commands.write(GameCommand::StopMatch);
                go.write(Go::To(Menu::GameOver));
            }
            (PauseQuestion::Restart, _) => {
                go.write(Go::Again);
            }
            _ => {}
        }
        *question = next;
        return next;
    }
    if items.secondary(ui, "ui-cancel") {
        *question = PauseQuestion::Nothing;
    }
    *question
}
