//! The pause menu and its confirmations.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::Ui;

use super::page::MenuPage;
use super::pause_question::{MENU, PauseQuestion};
use super::settings_menu::speed_label;
use super::{agreement, saves, share};
use crate::advisor::{AdviceRequest, EndProposal, ProposeEnd};
use crate::friends::FriendCommand;
use crate::localization::Words;
use crate::navigation::{CAN_QUIT, Go};
use crate::phase::Phase;
use crate::session::{CurrentMatch, GameCommand};
use crate::settings::{Settings, SettingsCommand, Speed};
use crate::state::Menu;
use crate::storage::{Storage, StorageCommand};
use crate::table::Top;
use crate::ui::clipboard::Clipboard;
use crate::ui::notices::Notices;
use crate::ui::pass::AddPanels;
use crate::ui::theme::space;
use crate::ui::widgets::{Button, Items, Panel, button_rows};
use awale_engine::matches::{Player, Purpose};
use awale_engine::text::help::HelpPage;
use awale_rules::Side;

pub(super) fn plugin(app: &mut App) {
    app.draw_menu(Menu::Pause, show);
}

/// The commands that the menu sends.
#[derive(SystemParam)]
struct Effects<'w> {
    game_commands: MessageWriter<'w, GameCommand>,
    propose: MessageWriter<'w, ProposeEnd>,
    friend_commands: MessageWriter<'w, FriendCommand>,
    storage_commands: MessageWriter<'w, StorageCommand>,
    changes: MessageWriter<'w, SettingsCommand>,
    advice_requests: MessageWriter<'w, AdviceRequest>,
}

fn show(
    mut menu: MenuPage,
    current: Option<Top<CurrentMatch>>,
    mut open_question: Local<PauseQuestion>,
    mut effects: Effects,
    proposals: Query<&EndProposal>,
    storage: Res<Storage>,
    mut notices: ResMut<Notices>,
    mut clipboard: Clipboard,
    settings: Res<Settings>,
    phase: Res<Phase>,
    mut save_name: Local<String>,
) -> Result {
    if menu.has_opened() {
        *open_question = PauseQuestion::Nothing;
    }
    let current = current.as_deref();
    // The title is the label of a button, without the ellipsis.
    let title = menu.words.get(open_question.title());
    let title = title.trim_end_matches(['…', ' ', '\u{a0}']);
    let panel = Panel::question("pause").title(title.to_owned());
    menu.show_panel(panel, |ui, words, go| match (*open_question, current) {
        (PauseQuestion::Nothing | PauseQuestion::More, _) => {
            let rows = if *open_question == PauseQuestion::More {
                further_rows(words, current, *phase, &settings)
            } else {
                if Items::new(MENU, words).primary(ui, "resume", "ui-resume") {
                    go.write(Go::Back);
                }
                ui.add_space(space::S);
                main_rows(words, current, &settings)
            };
            match button_rows(ui, rows) {
                Some(ButtonAction::Go(to)) => {
                    go.write(to);
                }
                Some(ButtonAction::Command(command)) => {
                    effects.game_commands.write(command);
                    go.write(Go::Back);
                }
                Some(ButtonAction::Threat) => {
                    effects.advice_requests.write(AdviceRequest::Threat);
                    go.write(Go::Back);
                }
                Some(ButtonAction::Change(change)) => {
                    effects.changes.write(change);
                }
                Some(ButtonAction::Ask(question)) => {
                    *open_question = question;
                    if let (PauseQuestion::Name, Some(current)) = (question, current) {
                        *save_name = saves::suggested_name(current, words);
                    }
                }
                None => {}
            }
        }
        (PauseQuestion::Share | PauseQuestion::CopyAs, Some(current)) => {
            let copied = share::show(ui, current, &settings.page, words, &mut open_question, go);
            if let Some(copied) = copied {
                share::copy(copied, &mut clipboard, &mut notices);
            }
        }
        (PauseQuestion::Name, Some(current)) => {
            let storage_commands = &mut effects.storage_commands;
            if saves::show_form(
                ui,
                &mut save_name,
                current,
                &storage,
                storage_commands,
                words,
            ) {
                *open_question = PauseQuestion::Nothing;
            }
        }
        (PauseQuestion::Proposed, Some(current)) => {
            let is_declined = proposals.iter().any(|proposal| proposal.is_declined);
            agreement::show_answer(ui, words, current, is_declined, &mut open_question, go);
        }
        (PauseQuestion::Consent(responder), Some(current)) => {
            let game_commands = &mut effects.game_commands;
            agreement::ask_consent(
                ui,
                words,
                current,
                responder,
                &mut open_question,
                go,
                game_commands,
            );
        }
        _ => {
            let game_commands = &mut effects.game_commands;
            let next = confirm(ui, words, current, &mut open_question, go, game_commands);
            let is_by_letter = current.is_some_and(CurrentMatch::is_by_letter);
            if next == PauseQuestion::Proposed && is_by_letter {
                *open_question = PauseQuestion::Nothing;
                effects.friend_commands.write(FriendCommand::Agree);
                go.write(Go::Back);
            } else if next == PauseQuestion::Proposed {
                effects.propose.write(ProposeEnd);
            }
        }
    })
}

/// The action of a button of the menu.
enum ButtonAction {
    /// Opens another menu or screen.
    Go(Go),
    /// Changes the match, and returns to the table.
    Command(GameCommand),
    /// Shows what the opponent threatens.
    Threat,
    /// Changes a setting.
    Change(SettingsCommand),
    /// Opens a question, or the other half of the menu.
    Ask(PauseQuestion),
}

/// Buttons side by side.
type Row<'a> = Vec<(Button<'a>, ButtonAction)>;

/// Returns the rows of the most used buttons. Those that leave the match, which is autosaved, come
/// last.
fn main_rows<'a>(
    words: &'a Words,
    current: Option<&CurrentMatch>,
    settings: &Settings,
) -> Vec<Row<'a>> {
    let items = Items::new(MENU, words);
    let can_undo =
        current.is_some_and(|current| !current.tree().is_at_start() && !current.is_by_letter());
    let speed = settings.play.speed;
    let index = Speed::ALL.iter().position(|&option| option == speed);
    let next = Speed::ALL[index.map_or(0, |index| (index + 1) % Speed::ALL.len())];
    let change_speed = SettingsCommand::new(move |settings| settings.play.speed = next);
    let label = words.titled(&words.get("ui-speed"), &speed_label(speed, words));
    let is_trial = current.is_some_and(|current| current.purpose() == Purpose::Trial);
    let leave_key = if is_trial {
        "workshop-back-to-editor"
    } else {
        "ui-main-menu"
    };
    let go = |name, key, to| (items.button(name, key), ButtonAction::Go(to));
    let mut leave = vec![go("leave", leave_key, Go::Leave)];
    if CAN_QUIT {
        leave.push(go("quit", "ui-menu-quit", Go::Quit));
    }
    let undo = items.button("undo", "ui-undo").enabled(can_undo);
    let speed = Button::secondary("pause.speed", label);
    let more = items.button("more", "ui-menu-more");
    vec![
        vec![
            (undo, ButtonAction::Command(GameCommand::Undo)),
            (speed, ButtonAction::Change(change_speed)),
        ],
        vec![
            go("rules", "ui-menu-rules", Go::Help(HelpPage::Rules)),
            go("settings", "ui-menu-settings", Go::To(Menu::Settings)),
        ],
        vec![(more, ButtonAction::Ask(PauseQuestion::More))],
        leave,
    ]
}

/// Returns the rows of all other buttons.
fn further_rows<'a>(
    words: &'a Words,
    current: Option<&CurrentMatch>,
    phase: Phase,
    settings: &Settings,
) -> Vec<Row<'a>> {
    let items = Items::new(MENU, words);
    let ask = |name, key, question| (items.button(name, key), ButtonAction::Ask(question));
    let open = |name, key, menu| (items.button(name, key), ButtonAction::Go(Go::To(menu)));
    let can_redo = current.is_some_and(|current| !current.tree().is_at_end());
    let is_turn = matches!(phase, Phase::Person(_) | Phase::Looking(_));
    let sound_key = if settings.sound.muted {
        "ui-unmute"
    } else {
        "ui-mute"
    };
    let redo = items.button("redo", "ui-redo").enabled(can_redo);
    let threats = items.button("threats", "ui-threats").enabled(is_turn);
    let mute = SettingsCommand::toggle_sound();
    let mut buttons = vec![
        (redo, ButtonAction::Command(GameCommand::Redo)),
        (threats, ButtonAction::Threat),
        (items.button("mute", sound_key), ButtonAction::Change(mute)),
        open("transcript", "ui-transcript", Menu::Transcript),
    ];
    if current.is_some_and(|current| current.purpose() == Purpose::Match) {
        buttons.push(ask("save_as", "ui-save-as", PauseQuestion::Name));
    }
    if current.is_some() {
        buttons.push(ask("share", "ui-share", PauseQuestion::Share));
    }
    let is_by_letter = current.is_some_and(CurrentMatch::is_by_letter);
    // A game that is over or hasn't started needs no confirmation.
    let is_under_way = current.is_some_and(CurrentMatch::is_under_way);
    let has_person = is_under_way && current.and_then(person_at_table).is_some();
    if !is_by_letter {
        let restart = if is_under_way {
            ButtonAction::Ask(PauseQuestion::Restart)
        } else {
            ButtonAction::Go(Go::Match(GameCommand::Restart))
        };
        buttons.push((items.button("restart", "ui-restart"), restart));
    }
    if has_person {
        buttons.push(ask("resign", "ui-resign", PauseQuestion::Resign));
    }
    if current.is_some_and(CurrentMatch::can_report) {
        buttons.push(open("report", "review-report", Menu::Report));
    }
    if current.is_some_and(|current| current.series().plan().games > 1) {
        buttons.push(open("score", "ui-score", Menu::Score));
        buttons.push(ask("stop_match", "ui-stop-match", PauseQuestion::StopMatch));
    }
    let mut rows = in_pairs(buttons);
    if has_person {
        // In every language, this label is the menu's longest, so it has a row of its own.
        let agree = items.button("agree", "ui-agree-to-end");
        rows.push(vec![(agree, ButtonAction::Ask(PauseQuestion::Agree))]);
    }
    rows.push(vec![ask("back", "ui-back", PauseQuestion::Nothing)]);
    rows
}

/// Groups the items in rows of two. If their number is odd, the last one has its own row.
fn in_pairs<T>(items: Vec<T>) -> Vec<Vec<T>> {
    let mut items = items.into_iter();
    let next_row = || {
        let row: Vec<T> = items.by_ref().take(2).collect();
        (!row.is_empty()).then_some(row)
    };
    std::iter::from_fn(next_row).collect()
}

/// Returns the person who resigns or proposes an end: the one to move, or else the only one. By
/// letter, only the player to move may add a step.
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
    game_commands: &mut MessageWriter<GameCommand>,
) -> PauseQuestion {
    let (message, confirm_key) = match *question {
        PauseQuestion::Restart => ("ui-ask-restart", "ui-restart"),
        PauseQuestion::Resign => ("ui-ask-resign", "ui-resign"),
        PauseQuestion::Agree => ("ui-ask-agree", "ui-agree-to-end"),
        _ => ("ui-ask-stop-match", "ui-stop-match"),
    };
    let answers = [
        ("confirm", confirm_key, PauseQuestion::Nothing),
        ("cancel", "ui-cancel", PauseQuestion::More),
    ];
    let Some(next) = Items::new(MENU, words).ask(ui, &words.get(message), answers) else {
        return *question;
    };
    let asked = std::mem::replace(question, next);
    match (asked, current.and_then(person_at_table)) {
        _ if next == PauseQuestion::More => {}
        (PauseQuestion::Resign, Some(side)) => {
            game_commands.write(GameCommand::Resign(side));
            go.write(Go::Back);
        }
        (PauseQuestion::Agree, Some(proposer)) => {
            if let Some(current) = current {
                *question = agreement::question_after_proposal(current, proposer);
            }
        }
        (PauseQuestion::StopMatch, _) => {
            game_commands.write(GameCommand::StopMatch);
            go.write(Go::To(Menu::GameOver));
        }
        (PauseQuestion::Restart, _) => {
            go.write(Go::Match(GameCommand::Restart));
        }
        _ => {}
    }
    *question
}
