//! The pause menu and its confirmations.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::Ui;

use super::page::MenuPage;
use super::pause_question::{MENU, PauseQuestion};
use super::settings_menu::{speed_words, speeds};
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
use crate::ui::widgets::{Button, Items, Panel, button_rows, status};
use awale_engine::matches::{Player, Purpose};
use awale_engine::text::help::Page;
use awale_rules::Side;

pub(super) fn plugin(app: &mut App) {
    app.draw_menu(Menu::Pause, show);
}

/// What the menu changes.
#[derive(SystemParam)]
struct Effects<'w> {
    commands: MessageWriter<'w, GameCommand>,
    propose: MessageWriter<'w, ProposeEnd>,
    friends: MessageWriter<'w, FriendCommand>,
    requests: MessageWriter<'w, StorageCommand>,
    changes: MessageWriter<'w, SettingsCommand>,
    advice: MessageWriter<'w, AdviceRequest>,
}

fn show(
    mut menu: MenuPage,
    current: Option<Top<CurrentMatch>>,
    mut open: Local<PauseQuestion>,
    mut effects: Effects,
    proposals: Query<&EndProposal>,
    storage: Res<Storage>,
    mut notices: ResMut<Notices>,
    mut clipboard: Clipboard,
    settings: Res<Settings>,
    phase: Res<Phase>,
    mut name: Local<String>,
) -> Result {
    if menu.has_opened() {
        *open = PauseQuestion::Nothing;
    }
    let Effects {
        commands,
        propose,
        friends,
        requests,
        changes,
        advice,
    } = &mut effects;
    let current = current.as_deref();
    // The title is the label of a button, without the ellipsis.
    let title = menu.words.get(open.title());
    let title = title.trim_end_matches(['…', ' ', '\u{a0}']);
    let panel = Panel::question("pause").title(title.to_owned());
    menu.draw(panel, |ui, words, go| match (*open, current) {
        (PauseQuestion::Nothing | PauseQuestion::More, _) => {
            let rows = if *open == PauseQuestion::More {
                further_rows(words, current, *phase, &settings)
            } else {
                if Items::new(MENU, words).primary(ui, "resume", "ui-resume") {
                    go.write(Go::Back);
                }
                ui.add_space(space::S);
                usual_rows(words, current, &settings)
            };
            match button_rows(ui, rows) {
                Some(Chosen::Go(to)) => {
                    go.write(to);
                }
                Some(Chosen::Command(command)) => {
                    commands.write(command);
                    go.write(Go::Back);
                }
                Some(Chosen::Threat) => {
                    advice.write(AdviceRequest::Threat);
                    go.write(Go::Back);
                }
                Some(Chosen::Change(change)) => {
                    changes.write(change);
                }
                Some(Chosen::Ask(question)) => {
                    *open = question;
                    if let (PauseQuestion::Name, Some(current)) = (question, current) {
                        *name = saves::suggested_name(current, words);
                    }
                }
                None => {}
            }
        }
        (PauseQuestion::Share | PauseQuestion::CopyAs, Some(current)) => {
            let copied = share::show(ui, current, &settings.page, words, &mut open, go);
            if let Some(copied) = copied {
                share::copy(copied, &mut clipboard, &mut notices);
            }
        }
        (PauseQuestion::Name, Some(current)) => {
            if saves::form(ui, &mut name, current, &storage, requests, words) {
                *open = PauseQuestion::Nothing;
            }
        }
        (PauseQuestion::Proposed, Some(current)) => {
            let is_declined = proposals.iter().any(|proposal| proposal.is_declined);
            agreement::answer(ui, words, current, is_declined, &mut open, go);
        }
        (PauseQuestion::Consent(other), Some(current)) => {
            agreement::consent(ui, words, current, other, &mut open, go, commands);
        }
        _ => {
            let next = confirm(ui, words, current, &mut open, go, commands);
            let is_by_letter = current.is_some_and(CurrentMatch::is_by_letter);
            if next == PauseQuestion::Proposed && is_by_letter {
                *open = PauseQuestion::Nothing;
                friends.write(FriendCommand::Agree);
                go.write(Go::Back);
            } else if next == PauseQuestion::Proposed {
                propose.write(ProposeEnd);
            }
        }
    })
}

/// What a button of the menu does.
enum Chosen {
    /// Leads somewhere.
    Go(Go),
    /// Changes the match, and leads back to the table.
    Command(GameCommand),
    /// Shows what the opponent threatens.
    Threat,
    /// Changes a setting.
    Change(SettingsCommand),
    /// Opens a question, or the other half of the menu.
    Ask(PauseQuestion),
}

/// Buttons side by side.
type Row<'a> = Vec<(Button<'a>, Chosen)>;

/// Returns the rows of what is used most. The ways out come last: they leave the match, which is
/// autosaved.
fn usual_rows<'a>(
    words: &'a Words,
    current: Option<&CurrentMatch>,
    settings: &Settings,
) -> Vec<Row<'a>> {
    let items = Items::new(MENU, words);
    let back =
        current.is_some_and(|current| !current.tree().is_at_start() && !current.is_by_letter());
    let speed = settings.play.speed;
    let all: Vec<Speed> = speeds().map(|(_, speed)| speed).collect();
    let index = all.iter().position(|&known| known == speed);
    let next = all[index.map_or(0, |index| (index + 1) % all.len())];
    let faster = SettingsCommand::new(move |settings| settings.play.speed = next);
    let label = words.titled(&words.get("ui-speed"), &speed_words(speed, words));
    let is_trial = current.is_some_and(|current| current.purpose() == Purpose::Trial);
    let leads_to = if is_trial {
        "workshop-back-to-editor"
    } else {
        "ui-main-menu"
    };
    let mut leave = vec![(items.button("leave", leads_to), Chosen::Go(Go::Leave))];
    if CAN_QUIT {
        leave.push((items.button("quit", "ui-menu-quit"), Chosen::Go(Go::Quit)));
    }
    vec![
        vec![
            (
                items.button("undo", "ui-undo").enabled(back),
                Chosen::Command(GameCommand::Undo),
            ),
            (
                Button::secondary("pause.speed", label),
                Chosen::Change(faster),
            ),
        ],
        vec![
            (
                items.button("rules", "ui-menu-rules"),
                Chosen::Go(Go::Help(Page::Rules)),
            ),
            (
                items.button("settings", "ui-menu-settings"),
                Chosen::Go(Go::To(Menu::Settings)),
            ),
        ],
        vec![(
            items.button("more", "ui-menu-more"),
            Chosen::Ask(PauseQuestion::More),
        )],
        leave,
    ]
}

/// Returns the rows of everything else.
fn further_rows<'a>(
    words: &'a Words,
    current: Option<&CurrentMatch>,
    phase: Phase,
    settings: &Settings,
) -> Vec<Row<'a>> {
    let items = Items::new(MENU, words);
    let ask = |name, key, question| (items.button(name, key), Chosen::Ask(question));
    let to = |name, key, menu| (items.button(name, key), Chosen::Go(Go::To(menu)));
    let on = current.is_some_and(|current| !current.tree().is_at_end());
    let is_turn = matches!(phase, Phase::Person(_) | Phase::Looking(_));
    let sound = if settings.sound.muted {
        "ui-unmute"
    } else {
        "ui-mute"
    };
    let mut all = vec![
        (
            items.button("redo", "ui-redo").enabled(on),
            Chosen::Command(GameCommand::Redo),
        ),
        (
            items.button("threats", "ui-threats").enabled(is_turn),
            Chosen::Threat,
        ),
        (
            items.button("mute", sound),
            Chosen::Change(SettingsCommand::toggle_sound()),
        ),
        to("transcript", "ui-transcript", Menu::Transcript),
    ];
    if current.is_some_and(|current| current.purpose() == Purpose::Match) {
        all.push(ask("save_as", "ui-save-as", PauseQuestion::Name));
    }
    if current.is_some() {
        all.push(ask("share", "ui-share", PauseQuestion::Share));
    }
    let by_letter = current.is_some_and(CurrentMatch::is_by_letter);
    // A game that is over or hasn't started needs no confirmation.
    let under_way = current.is_some_and(CurrentMatch::is_under_way);
    let has_player = under_way && current.and_then(person_at_table).is_some();
    if !by_letter {
        all.push(if under_way {
            ask("restart", "ui-restart", PauseQuestion::Restart)
        } else {
            (items.button("restart", "ui-restart"), Chosen::Go(Go::Again))
        });
    }
    if has_player {
        all.push(ask("resign", "ui-resign", PauseQuestion::Resign));
    }
    if current.is_some_and(CurrentMatch::can_report) {
        all.push(to("report", "review-report", Menu::Report));
    }
    if current.is_some_and(|current| current.series().plan().games > 1) {
        all.push(to("score", "ui-score", Menu::Score));
        all.push(ask("stop_match", "ui-stop-match", PauseQuestion::StopMatch));
    }
    let mut rows = in_pairs(all);
    if has_player {
        // The longest text of the menu, in every language.
        let agree = items.button("agree", "ui-agree-to-end");
        rows.push(vec![(agree, Chosen::Ask(PauseQuestion::Agree))]);
    }
    rows.push(vec![ask("back", "ui-back", PauseQuestion::Nothing)]);
    rows
}

/// Groups the items in rows of two; an odd last one is alone.
fn in_pairs<T>(all: Vec<T>) -> Vec<Vec<T>> {
    let mut rows: Vec<Vec<T>> = Vec::new();
    for one in all {
        match rows.last_mut() {
            Some(row) if row.len() == 1 => row.push(one),
            _ => rows.push(vec![one]),
        }
    }
    rows
}

/// Returns the person who resigns: the one to move, or else the only one. In a letter, only the
/// player to move may add a step.
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
    if items.primary(ui, "confirm", answer) {
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
    if items.secondary(ui, "cancel", "ui-cancel") {
        *question = PauseQuestion::More;
    }
    *question
}
