//! Going through a tree: on, back, and over to a variation.

use super::{Action, GameTree, NodeId};
use crate::rules::board::{Hole, Side};
use crate::rules::event::EventSink;
use crate::rules::game::Ending;
use crate::rules::legality::Refusal;

impl GameTree {
    /// Plays `hole` for the player to move. Where it has been played before, that
    /// branch is followed; else a new one begins, and what was played here before is kept.
    ///
    /// # Errors
    /// Why it can't be played; nothing is changed then.
    pub fn play(&mut self, hole: Hole, sink: &mut impl EventSink) -> Result<(), Refusal> {
        self.game.play(hole, sink)?;
        self.advance(Action::Move(hole));
        Ok(())
    }

    /// `side` gives the game up here. What was played on from here is kept as a variation.
    /// Nothing happens, and the answer is `false`, when the game is over.
    pub fn resign(&mut self, side: Side, sink: &mut impl EventSink) -> bool {
        self.end_by(Ending::Resigned(side), sink)
    }

    /// The players end the game here. What was played on from here is kept as a variation.
    /// Nothing happens, and the answer is `false`, when the game is over.
    pub fn agree_to_end(&mut self, sink: &mut impl EventSink) -> bool {
        self.end_by(Ending::Agreed, sink)
    }

    /// The players end the game here, in either way.
    /// Nothing happens, and the answer is `false`, when the game is over.
    pub fn end_by(&mut self, ending: Ending, sink: &mut impl EventSink) -> bool {
        let ended = self.game.end_by(ending, sink);
        if ended {
            self.advance(Action::Ending(ending));
        }
        ended
    }

    /// Takes the last step back: a ply, or the ending that the players gave the game
    /// and no ply with it. `false` at the start.
    pub fn take_back(&mut self) -> bool {
        let taken = self.game.reopen() || self.game.take_back();
        if taken {
            self.at -= 1;
        }
        taken
    }

    /// Takes plies back until it is again the turn of a side that `decides`.
    /// Where no such side has had a turn before, nothing happens, and the answer is `false`.
    pub fn take_back_to_decision(&mut self, decides: impl Fn(Side) -> bool) -> bool {
        let found = (0..self.at).rev().find(|&step| {
            let position = self.position_of(self.line[step]);
            position.end().is_none() && decides(position.to_move())
        });
        if let Some(step) = found {
            self.go_to_step(step);
        }
        found.is_some()
    }

    /// Plays the next step of the line again and says what it was; nothing at the line's end.
    pub fn play_again(&mut self, sink: &mut impl EventSink) -> Option<Action> {
        let action = self.action(*self.line.get(self.at + 1)?)?;
        match action {
            // What was played once can be played again.
            Action::Move(hole) => self.game.play(hole, sink).ok()?,
            Action::Ending(ending) => self.game.end_by(ending, sink).then_some(())?,
        }
        self.at += 1;
        Some(action)
    }

    /// Goes to the position after `ply` plies of the line, forwards or backwards. The last
    /// ply, and any number beyond it, stands for the end of the line: where the
    /// players ended it themselves, it is ended again.
    pub fn go_to_ply(&mut self, ply: usize) {
        let is_last = ply >= self.line_length();
        self.go_to_step(if is_last { self.steps_in_line() } else { ply });
    }

    /// Goes to step number `step` of the line, or to its end where it is shorter.
    pub fn go_to_step(&mut self, step: usize) {
        while self.at > step && self.take_back() {}
        while self.at < step && self.advance_silently() {}
    }

    /// Goes to the end of the line.
    pub fn go_to_end(&mut self) {
        self.go_to_step(self.steps_in_line());
    }

    /// Goes to any step of the tree; the line leads through it from now on.
    pub fn go_to(&mut self, node: NodeId) {
        let mut path: Vec<NodeId> = self.back_from(node).collect();
        path.reverse();
        let here = &self.line[..=self.at];
        let shared = here.iter().zip(&path).take_while(|(a, b)| a == b).count();
        self.go_to_step(shared - 1);
        for pair in path.windows(2) {
            self.follow(pair[0], pair[1]);
        }
        self.lay_line();
        self.go_to_step(path.len() - 1);
    }

    /// Goes to variation number `index`, from 0, of those that
    /// [`variations`](Self::variations) gives for this step of the line, which leads through it
    /// from now on. `false` when there is no such one.
    pub fn choose_variation(&mut self, step: usize, index: usize) -> bool {
        let chosen = self.variations(step).get(index).copied();
        if let Some(node) = chosen {
            self.go_to(node);
        }
        chosen.is_some()
    }

    /// The game has just done `action`: the tree comes after it.
    fn advance(&mut self, action: Action) {
        let here = self.current();
        let position = *self.game.position();
        let next = self.child(here, action);
        let next = next.unwrap_or_else(|| self.insert(here, action, position));
        if self.followed(here) != Some(next) || self.is_at_end() {
            self.follow(here, next);
            self.lay_line();
        }
        self.at += 1;
    }

    /// Goes one step on without telling anybody, which needs no sowing. `false` at the end of the line.
    fn advance_silently(&mut self) -> bool {
        let Some(&next) = self.line.get(self.at + 1) else {
            return false;
        };
        match self.action(next) {
            Some(Action::Move(hole)) => self.game.follow(hole, *self.position_of(next)),
            Some(Action::Ending(ending)) => {
                self.game.end_by(ending, &mut ());
            }
            None => return false,
        }
        self.at += 1;
        true
    }

    fn follow(&mut self, parent: NodeId, child: NodeId) {
        let parent = &mut self.nodes[parent.0];
        let place = parent.children.iter().position(|&known| known == child);
        parent.followed = place.unwrap_or(parent.followed);
    }

    /// Lays the line anew from the current step on; what leads here stays.
    fn lay_line(&mut self) {
        self.line.truncate(self.at + 1);
        while let Some(next) = self.line.last().and_then(|&last| self.followed(last)) {
            self.line.push(next);
        }
    }

    /// Goes to the start, and lays the line along what has been added meanwhile.
    pub(in crate::rules) fn read_from_the_start(&mut self) {
        self.go_to_step(0);
        self.lay_line();
    }
}
