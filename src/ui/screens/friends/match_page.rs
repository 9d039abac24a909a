//! The page of a match with a friend: its board, ways to send its letter, and conditional moves.

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use super::{MAX_BOARD_WIDTH, show_board, turn_and_date};
use crate::friends::{Friend, FriendCommand};
use crate::localization::Words;
use crate::ui::screens::share::address;
use crate::ui::theme::space;
use crate::ui::widgets::{Button, Choice, Items, choose, hint, paragraph, qr_code, section};
use awale_engine::matches::Letter;
use awale_engine::matches::letter::{MAX_CONDITIONAL_PLIES, MAX_CONDITIONS};
use awale_rules::Move;

/// A match whose page is open instead of the list.
#[derive(Component)]
pub(super) struct MatchPage {
    /// The ID of the match.
    pub id: u64,
    /// Whether the QR code of its letter is shown instead of the board.
    shows_qr_code: bool,
    /// The conditional line being entered: the friend's move, then the reply.
    line: Vec<Move>,
}

/// The way in which the player chose to send a link to a letter.
pub(super) enum Delivery {
    Copy(String),
    Save(String),
    #[cfg(not(target_arch = "wasm32"))]
    Mail(String),
}

impl MatchPage {
    /// Creates the page of the match with this ID.
    pub const fn new(id: u64) -> Self {
        Self {
            id,
            shows_qr_code: false,
            line: Vec::new(),
        }
    }

    /// Shows the match. Links begin with `page_address`. Returns how the player chose to send one.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        friend: &Friend,
        page_address: &str,
        words: &Words,
        commands: &mut MessageWriter<FriendCommand>,
    ) -> Option<Delivery> {
        let items = Items::new("friends", words);
        let letter = friend.thread.letter();
        if friend.thread.is_undecided() {
            show_fork(ui, friend, words, commands);
            return None;
        }
        let link = match letter.link() {
            Ok(link) => address(page_address, &link),
            Err(error) => {
                error!("could not write a letter: {error}");
                return None;
            }
        };
        paragraph(ui, &turn_and_date(friend, words));
        if self.shows_qr_code {
            let too_long = words.get("ui-friends-code-too-long");
            qr_code(ui, &link, &words.get("ui-friends-code"), &too_long);
            ui.add_space(space::S);
        } else {
            show_board(ui, letter, MAX_BOARD_WIDTH, words);
        }
        let mut delivery = None;
        if items.primary(ui, "copy", "ui-friends-copy") {
            delivery = Some(Delivery::Copy(link.clone()));
        }
        ui.columns(2, |halves| {
            if items.secondary(&mut halves[0], "table", "ui-friends-table") {
                commands.write(FriendCommand::Resume(self.id));
            }
            if items.secondary(&mut halves[1], "code", "ui-friends-code") {
                self.shows_qr_code = !self.shows_qr_code;
            }
        });
        ui.columns(2, |halves| {
            #[cfg(not(target_arch = "wasm32"))]
            if items.secondary(&mut halves[0], "mail", "ui-friends-mail") {
                delivery = Some(Delivery::Mail(link.clone()));
            }
            #[cfg(target_arch = "wasm32")]
            if awale_engine::browser::can_share()
                && items.secondary(&mut halves[0], "share", "ui-friends-share")
            {
                awale_engine::browser::share(&link);
            }
            if items.secondary(&mut halves[1], "file", "ui-friends-file") {
                delivery = Some(Delivery::Save(link));
            }
        });
        if items.secondary(ui, "spectators", "ui-friends-spectators")
            && let Ok(link) = letter.spectators_link()
        {
            delivery = Some(Delivery::Copy(address(page_address, &link)));
        }
        if letter.writer() == Some(friend.thread.me.opponent()) {
            self.edit_conditions(ui, letter, words, commands);
        }
        delivery
    }

    /// Edits conditional moves: replies that the friend's program plays at once if the friend makes
    /// the expected move.
    fn edit_conditions(
        &mut self,
        ui: &mut Ui,
        letter: &Letter,
        words: &Words,
        commands: &mut MessageWriter<FriendCommand>,
    ) {
        let mut game = letter.game().clone();
        let geometry = game.rules().geometry();
        section(ui, &words.get("ui-friends-plans"));
        for line in letter.conditions() {
            let names: Vec<_> = line
                .iter()
                .map(|&mv| geometry.name_of(mv).to_string())
                .collect();
            paragraph(ui, &names.join(", "));
        }
        if letter.conditions().len() >= MAX_CONDITIONS {
            return;
        }
        hint(ui, &words.get("ui-friends-plans-help"));
        let friend_contestant = letter.writer();
        for depth in 0..MAX_CONDITIONAL_PLIES {
            let legal = game.position().legal_moves(game.rules());
            let choice = |mv| {
                let name = geometry.name_of(mv).to_string();
                Choice::new(Some(mv), name.clone(), name)
            };
            let choices: Vec<_> = legal.iter().map(choice).collect();
            let mut chosen = self.line.get(depth).copied();
            if choose(ui, &format!("friends.plan.{depth}"), &mut chosen, &choices) {
                self.line.truncate(depth);
                self.line.extend(chosen);
            }
            let side = game.position().to_move();
            let Some(mv) = self.line.get(depth).copied() else {
                return;
            };
            if game.play(mv, &mut ()).is_err() {
                self.line.truncate(depth);
                return;
            }
            if Some(letter.contestant_at(side)) != friend_contestant {
                break;
            }
            if game.outcome().is_some() {
                return;
            }
        }
        let add = Button::secondary("friends.plan.add", words.get("ui-friends-plan"));
        if add.wide().show(ui).clicked() {
            let line = std::mem::take(&mut self.line);
            commands.write(FriendCommand::Plan(self.id, line));
        }
    }
}

/// Shows the branches of a forked match, from which the player must choose one.
fn show_fork(
    ui: &mut Ui,
    friend: &Friend,
    words: &Words,
    commands: &mut MessageWriter<FriendCommand>,
) {
    let id = friend.thread.letter().terms().id();
    paragraph(ui, &words.get("ui-friend-forked"));
    for (index, line) in friend.thread.lines().iter().enumerate() {
        show_board(ui, line, MAX_BOARD_WIDTH, words);
        let steps = [("count", line.steps().len().into())];
        let button = Button::secondary(
            format!("friends.line.{index}"),
            words.format("ui-friends-line", &steps),
        );
        if button.wide().show(ui).clicked() {
            commands.write(FriendCommand::Choose(id, index));
        }
    }
}
