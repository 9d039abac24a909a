//! One match with a friend: its board, the ways to send its letter, and planned answers.

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use super::{BOARD, board, standing};
use crate::friends::{Friend, FriendCommand};
use crate::localization::Words;
use crate::ui::screens::paste::address;
use crate::ui::theme::space;
use crate::ui::widgets::{
    Button, Choice, Items, choose, hint, paragraph, qr_code, secondary, section,
};
use awale_engine::matches::Letter;
use awale_engine::matches::letter::{MAX_CONDITIONAL_PLIES, MAX_CONDITIONS};
use awale_rules::Move;

/// The match shown on the page.
pub(super) struct Chosen {
    /// Its ID.
    pub id: u64,
    /// Whether its QR code is shown instead of the board.
    code: bool,
    /// The answer being planned: the friend's move and the moves after it.
    line: Vec<Move>,
}

/// The way in which a letter was sent.
pub(super) enum Sent {
    Copied(String),
    Saved(String),
    #[cfg(not(target_arch = "wasm32"))]
    Mailed(String),
}

impl Chosen {
    /// Creates the page of the match with this ID.
    pub const fn new(id: u64) -> Self {
        Self {
            id,
            code: false,
            line: Vec::new(),
        }
    }

    /// Shows the match. Links begin with the address `page`.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        friend: &Friend,
        page: &str,
        words: &Words,
        commands: &mut MessageWriter<FriendCommand>,
    ) -> Option<Sent> {
        let items = Items::new("friends", words);
        let letter = friend.thread.letter();
        if friend.thread.is_undecided() {
            fork(ui, friend, words, commands);
            return None;
        }
        let link = match letter.link() {
            Ok(link) => address(page, &link),
            Err(error) => {
                error!("could not write a letter: {error}");
                return None;
            }
        };
        paragraph(ui, &standing(friend, words));
        if self.code {
            let too_long = words.get("ui-friends-code-too-long");
            qr_code(ui, &link, &words.get("ui-friends-code"), &too_long);
            ui.add_space(space::S);
        } else {
            board(ui, letter, BOARD, words);
        }
        let mut sent = None;
        if items.primary(ui, "ui-friends-copy") {
            sent = Some(Sent::Copied(link.clone()));
        }
        ui.columns(2, |halves| {
            if items.secondary(&mut halves[0], "ui-friends-table") {
                commands.write(FriendCommand::Resume(self.id));
            }
            if items.secondary(&mut halves[1], "ui-friends-code") {
                self.code = !self.code;
            }
        });
        ui.columns(2, |halves| {
            #[cfg(not(target_arch = "wasm32"))]
            if items.secondary(&mut halves[0], "ui-friends-mail") {
                sent = Some(Sent::Mailed(link.clone()));
            }
            #[cfg(target_arch = "wasm32")]
            if awale_engine::browser::can_share()
                && items.secondary(&mut halves[0], "ui-friends-share")
            {
                awale_engine::browser::share(&link);
            }
            if items.secondary(&mut halves[1], "ui-friends-file") {
                sent = Some(Sent::Saved(link));
            }
        });
        let (name, key) = ("friends.spectators", "ui-friends-spectators");
        if secondary(ui, words, name, key)
            && let Ok(link) = letter.spectators_link()
        {
            sent = Some(Sent::Copied(address(page, &link)));
        }
        if letter.writer() == Some(friend.thread.me.opponent()) {
            self.plan(ui, letter, words, commands);
        }
        sent
    }

    /// Plans answers to moves of the friend, which the friend's program plays.
    fn plan(
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
                .map(|&one| geometry.name_of(one).to_string())
                .collect();
            paragraph(ui, &names.join(", "));
        }
        if letter.conditions().len() >= MAX_CONDITIONS {
            return;
        }
        hint(ui, &words.get("ui-friends-plans-help"));
        let friends = letter.writer();
        for depth in 0..MAX_CONDITIONAL_PLIES {
            let legal = game.position().legal_moves(game.rules());
            let moves = legal
                .iter()
                .map(|one| (one, geometry.name_of(one).to_string()));
            let moves: Vec<(Move, String)> = moves.collect();
            let choices: Vec<_> = moves
                .iter()
                .map(|(one, name)| Choice::new(Some(*one), name, name.as_str()))
                .collect();
            let mut answer = self.line.get(depth).copied();
            if choose(ui, &format!("friends.plan.{depth}"), &mut answer, &choices) {
                self.line.truncate(depth);
                self.line.extend(answer);
            }
            let side = game.position().to_move();
            let Some(one) = self.line.get(depth).copied() else {
                return;
            };
            if game.play(one, &mut ()).is_err() {
                self.line.truncate(depth);
                return;
            }
            if Some(letter.contestant_at(side)) != friends {
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

/// Shows two lines of a match, of which the player chooses one.
fn fork(ui: &mut Ui, friend: &Friend, words: &Words, commands: &mut MessageWriter<FriendCommand>) {
    let id = friend.thread.letter().terms().id();
    paragraph(ui, &words.get("ui-friend-forked"));
    for (index, line) in friend.thread.lines().iter().enumerate() {
        board(ui, line, BOARD, words);
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
