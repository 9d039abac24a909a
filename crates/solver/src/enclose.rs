//! Enclosures: proofs that a player can stay in a layer (the positions with the same number of
//! seeds on the board) without a good exit for the opponent.
//!
//! The depth-limited search finds every good exit. But a player who needs no exit may wander
//! through new positions until the depth is spent, and nothing is proved. If the search finds no
//! exit, this module looks for a closed set of positions directly: one move for the player who
//! stays, all moves for the opponent, and every position already visited counts as a repetition,
//! even on another line. If the set closes, no position in it has an exit, and all are proved
//! together.

use std::collections::HashSet;

use super::memory::Entry;
use super::pending::Question;
use super::search::{Answer, SearchSummary, Searcher, child_threshold};
use awale_engine::ai::model::Model;
use awale_engine::ai::ordering::{Child, push_children, sort_children};
use awale_rules::board::MAX_HOLES;

/// Exits are searched this many plies shallower than in the main search.
const EXIT_DEPTH_REDUCTION: i32 = 4;
/// Maximum length of a path within a layer, in plies, limited by the thread's stack.
const MAX_PATH_LENGTH: usize = 5_000;

/// A set of positions in one layer, each a question that the player who stays must not lose.
pub(super) struct Enclosure {
    on_board: u16,
    visited: HashSet<Question>,
    /// The same questions in the order visited.
    order: Vec<Question>,
    path_length: usize,
    /// Search depth of the exits, in plies.
    depth: i32,
}

impl<M: Model> Searcher<'_, M> {
    /// Returns true if the player who needs no exit can stay in the layer of a position, which must
    /// be the line's first position in that layer, and already searched to `depth`.
    pub(super) fn enclose(&mut self, state: &M::State, threshold: i32, depth: i32) -> bool {
        let mut enclosure = Enclosure {
            on_board: self.shared().model.on_board(state),
            visited: HashSet::new(),
            order: Vec::new(),
            path_length: 0,
            depth: depth - EXIT_DEPTH_REDUCTION,
        };
        let can_stay = self.can_stay(state, threshold, &mut enclosure);
        if can_stay {
            for (number, threshold) in enclosure.order {
                self.store(
                    number,
                    threshold,
                    Answer::proved(threshold <= 0),
                    &SearchSummary::PROVED_WITH_ANOTHER,
                );
            }
        }
        can_stay
    }

    /// Returns true if the player can stay, from a position of the layer without a stored
    /// answer. If not, leaves the set unchanged.
    fn can_stay(&mut self, state: &M::State, threshold: i32, enclosure: &mut Enclosure) -> bool {
        self.count();
        if self.is_budget_spent() || self.was_stopped() || enclosure.path_length >= MAX_PATH_LENGTH
        {
            return false;
        }
        let model = self.shared().model;
        let mark = enclosure.order.len();
        let question = (self.shared().numbers.number_of(model, state), threshold);
        enclosure.order.push(question);
        enclosure.visited.insert(question);
        enclosure.path_length += 1;
        let mut moves: Vec<Child<M::State>> = Vec::new();
        let best = self
            .shared()
            .memory
            .get(question.0)
            .and_then(|entry| entry.best);
        push_children(model, state, best, &mut moves);
        sort_children(&mut moves);
        let results: Vec<Option<bool>> = moves
            .iter()
            .map(|child| self.is_good(child, threshold, enclosure))
            .collect();
        let mut open = moves
            .iter()
            .zip(&results)
            .filter(|(_, result)| result.is_none());
        // The player who stays needs one good move; all moves of the opponent must be good for
        // them.
        let can_stay = if threshold <= 0 {
            results.contains(&Some(true))
                || open.any(|(child, _)| self.is_good_by_search(child, threshold, enclosure))
        } else {
            !results.contains(&Some(false))
                && open.all(|(child, _)| self.is_good_by_search(child, threshold, enclosure))
        };
        enclosure.path_length -= 1;
        if !can_stay {
            for question in enclosure.order.drain(mark..) {
                enclosure.visited.remove(&question);
            }
        }
        can_stay
    }

    /// Returns whether a move is good for the player who stays; `None` if unknown.
    fn is_good(
        &self,
        child: &Child<M::State>,
        threshold: i32,
        enclosure: &Enclosure,
    ) -> Option<bool> {
        let is_stayers_turn = threshold <= 0;
        let model = self.shared().model;
        if model.is_over(&child.state) {
            return Some((child.gain >= threshold) == is_stayers_turn);
        }
        let answer_threshold = child_threshold(threshold, child.gain, child.moves_again);
        let on_board = model.on_board(&child.state);
        let is_good_answer = |answer: bool| (answer == child.moves_again) == is_stayers_turn;
        if answer_threshold.abs() > i32::from(on_board) || answer_threshold == -i32::from(on_board)
        {
            return Some(is_good_answer(answer_threshold <= 0));
        }
        let mut counts = [0; MAX_HOLES];
        model.write_counts(&child.state, model.to_move(&child.state), &mut counts);
        if let Some(answer) = self.probe_tables(&child.state, on_board, &counts, answer_threshold) {
            return Some(is_good_answer(answer));
        }
        let number = self.shared().numbers.number(model, &child.state, &counts);
        if on_board == enclosure.on_board && enclosure.visited.contains(&(number, answer_threshold))
        {
            return Some(true);
        }
        let entry: Entry = self.shared().memory.get(number)?;
        entry.answer(answer_threshold).map(is_good_answer)
    }

    /// Like [`is_good`](Self::is_good), but searches the move if necessary.
    fn is_good_by_search(
        &mut self,
        child: &Child<M::State>,
        threshold: i32,
        enclosure: &mut Enclosure,
    ) -> bool {
        // An earlier move may have decided it.
        if let Some(is_good) = self.is_good(child, threshold, enclosure) {
            return is_good;
        }
        let answer_threshold = child_threshold(threshold, child.gain, child.moves_again);
        if self.shared().model.on_board(&child.state) == enclosure.on_board {
            return self.can_stay(&child.state, answer_threshold, enclosure);
        }
        let answer = self
            .visit(&child.state, answer_threshold, enclosure.depth)
            .to_parent(child.moves_again);
        answer.is_proved && answer.is_reached == (threshold <= 0)
    }
}
