//! A single turn that wins: a chain of extra moves after which the opponent can't catch up.
//!
//! Games that give another move for a last seed in the store can be won before the opponent has
//! moved. Such a turn is a proof by itself, even if the positions have too much state for the
//! [solver](super::Solver).

use std::collections::HashSet;

use awale_engine::ai::key::board_key;
use awale_rules::{Move, Position, RuleSet, Side};

/// Maximum length of a turn, in moves.
const MAX_MOVES: usize = 500;

/// Finds a turn that wins the game for the player to move, or the round in a match of rounds: it
/// ends with a win, or with more than half of all seeds in a loft that seeds never leave. Returns
/// `None` if there is none, or if more than `nodes` positions would have to be searched.
///
/// Tries the moves that gain most first, to find one of many winning turns quickly; it isn't always
/// the shortest.
///
/// ```
/// use awale_rules::{Placement, Position, library};
/// use awale_solver::winning_turn;
///
/// let rules = library::load("kalah").and_then(Result::ok).ok_or("no such variant")?;
/// let placed = Placement::parse("0-0-0-0-2-1-1-0-0-0-0-0-23-21-S", &rules)?;
/// let position = Position::set_up(&rules, &placed, &mut ());
/// let turn = winning_turn(&rules, &position, 1_000).ok_or("no such turn")?;
/// assert_eq!(rules.geometry().names_of(&turn), "EF");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn winning_turn(rules: &RuleSet, position: &Position, nodes: u64) -> Option<Vec<Move>> {
    let mut search = Search {
        rules,
        mover: position.to_move(),
        keeps_seeds: rules.refill().is_none(),
        turn: Vec::new(),
        visited: HashSet::new(),
        nodes,
    };
    search.find_win(position).then_some(search.turn)
}

struct Search<'a> {
    rules: &'a RuleSet,
    mover: Side,
    /// Whether seeds never leave a loft.
    keeps_seeds: bool,
    turn: Vec<Move>,
    /// Positions already visited; none of them wins.
    visited: HashSet<u64>,
    /// The number of positions that may still be searched.
    nodes: u64,
}

impl Search<'_> {
    /// Looks for a chain of moves from `position` that wins. Returns true if there is one, and
    /// appends it to the turn.
    fn find_win(&mut self, position: &Position) -> bool {
        let Some(remaining) = self.nodes.checked_sub(1) else {
            return false;
        };
        self.nodes = remaining;
        let mut continuations = Vec::new();
        for mv in position.legal_moves(self.rules).iter() {
            let mut child = *position;
            let played = child.play_unchecked(self.rules, mv, &mut ());
            let end = played.round_end.unwrap_or(child);
            if self.is_won(&end) {
                self.turn.push(mv);
                return true;
            }
            if played.again && played.round_end.is_none() && child.end().is_none() {
                continuations.push((mv, child));
            }
        }
        if self.turn.len() >= MAX_MOVES {
            return false;
        }
        continuations.sort_by_key(|(_, child)| std::cmp::Reverse(child.loft(self.mover)));
        for (mv, child) in continuations {
            let lofts = Side::BOTH.map(|side| u64::from(child.loft(side)));
            let key = board_key(child.holes(), lofts[0] << 16 | lofts[1]);
            if !self.visited.insert(key) {
                continue;
            }
            self.turn.push(mv);
            if self.find_win(&child) {
                return true;
            }
            self.turn.pop();
        }
        false
    }

    fn is_won(&self, position: &Position) -> bool {
        if position.end().is_some() {
            return position.leader() == Some(self.mover);
        }
        self.keeps_seeds && 2 * position.loft(self.mover) > position.total_seeds()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::fixtures::{rules, start};

    /// Found by H. H. L. M. Donkers, A. de Voogt and J. Uiterwijk, *Board Game Studies* 3, 2000,
    /// and by players before them.
    #[test]
    fn the_beginner_in_ohvalhu_wins_the_round_in_one_turn() {
        let game = start("ohvalhu");
        let rules = game.rules();
        let turn = winning_turn(rules, game.position(), 1_000_000).unwrap();
        let mut position = *game.position();
        for (index, &mv) in turn.iter().enumerate() {
            let played = position.play(rules, mv, &mut ()).unwrap();
            let is_last = index + 1 == turn.len();
            assert!(played.again || is_last, "move {index} ends the turn");
            if is_last {
                let end = played.round_end.unwrap_or(position);
                assert!(2 * end.loft(Side::South) > end.total_seeds());
            }
        }
    }

    #[test]
    fn a_game_without_extra_moves_is_rarely_won_in_one_turn() {
        let game = start("awale");
        assert_eq!(winning_turn(game.rules(), game.position(), 1_000), None);
        let kalah = start("kalah");
        assert_eq!(winning_turn(kalah.rules(), kalah.position(), 10_000), None);
        assert_eq!(
            winning_turn(&rules("ohvalhu"), start("ohvalhu").position(), 0),
            None
        );
    }
}
