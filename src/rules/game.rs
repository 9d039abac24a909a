//! A game: a position with its history, so that repetition, undo and the result can be told.

use std::sync::Arc;

use super::board::{Hole, Side};
use super::ending::EndReason;
use super::event::EventSink;
use super::legality::Refusal;
use super::position::{Placement, Position};
use super::rule_set::RuleSet;

/// A game in progress, or over.
#[derive(Clone, Debug)]
pub struct Game {
    rules: Arc<RuleSet>,
    /// Never empty: the starting position, then the position after every ply.
    positions: Vec<Position>,
    moves: Vec<Hole>,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The winner; nobody in a draw.
    pub winner: Option<Side>,
    /// Seeds in South's and in North's loft.
    pub lofts: [u16; 2],
    /// Why it ended.
    pub reason: EndReason,
}

impl Game {
    /// A new game in which `begins` has the first move.
    #[must_use]
    pub fn new(rules: Arc<RuleSet>, begins: Side, sink: &mut impl EventSink) -> Self {
        let start = Position::start(&rules, begins, sink);
        Self {
            rules,
            positions: vec![start],
            moves: Vec::new(),
        }
    }

    /// A game from a position that was set up by hand.
    #[must_use]
    pub fn set_up(rules: Arc<RuleSet>, placed: &Placement, sink: &mut impl EventSink) -> Self {
        let start = Position::set_up(&rules, placed, sink);
        Self {
            rules,
            positions: vec![start],
            moves: Vec::new(),
        }
    }

    /// A game that goes on from a position in its middle, of which no more is known than
    /// who moved and who captured last.
    #[must_use]
    pub fn resumed(
        rules: Arc<RuleSet>,
        placed: &Placement,
        last_mover: Option<Side>,
        last_capturer: Option<Side>,
    ) -> Self {
        let start = Position::resumed(&rules, placed, last_mover, last_capturer, &mut ());
        Self {
            rules,
            positions: vec![start],
            moves: Vec::new(),
        }
    }

    /// The rules it is played by.
    #[must_use]
    pub const fn rules(&self) -> &Arc<RuleSet> {
        &self.rules
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.positions[self.moves.len()]
    }

    /// The starting position, then the position after every ply.
    #[must_use]
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The holes that were played, in order.
    #[must_use]
    pub fn moves(&self) -> &[Hole] {
        &self.moves
    }

    /// Plays `hole` for the player to move.
    ///
    /// # Errors
    /// Why it can't be played; the game is then unchanged.
    pub fn play(&mut self, hole: Hole, sink: &mut impl EventSink) -> Result<(), Refusal> {
        let mut position = *self.position();
        position.play(&self.rules, hole, sink)?;
        if let Some(repetition) = self.rules.end().repetition
            && position.end().is_none()
            && self.earlier_occurrences(&position) + 1 >= usize::from(repetition.occurrences)
        {
            position.end_by_repetition(repetition.remaining, sink);
        }
        self.positions.push(position);
        self.moves.push(hole);
        Ok(())
    }

    /// Takes the last ply back; `false` when there is none. A resignation or an
    /// agreement after it is taken back with it.
    pub fn take_back(&mut self) -> bool {
        let taken = self.moves.pop().is_some();
        if taken {
            self.positions.pop();
        }
        taken
    }

    /// `side` gives the game up: the opponent takes all seeds on the board and wins.
    /// Nothing happens when the game is over.
    pub fn resign(&mut self, side: Side, sink: &mut impl EventSink) {
        self.close(|position| position.resign(side, sink));
    }

    /// The players end the game: seeds left on the board are not counted.
    /// Nothing happens when the game is over.
    pub fn agree_to_end(&mut self, sink: &mut impl EventSink) {
        self.close(|position| position.agree_to_end(sink));
    }

    fn close(&mut self, ending: impl FnOnce(&mut Position)) {
        let last = self.moves.len();
        let position = &mut self.positions[last];
        if position.end().is_none() {
            ending(position);
        }
    }

    /// The result, once the game is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.position().outcome()
    }

    /// How often the board of `position`, with the same player to move, has occurred so far.
    fn earlier_occurrences(&self, position: &Position) -> usize {
        // Seeds on the board only become fewer, so equal boards lie together.
        self.positions
            .iter()
            .rev()
            .take_while(|earlier| earlier.on_board() == position.on_board())
            .filter(|earlier| {
                earlier.to_move() == position.to_move() && earlier.holes() == position.holes()
            })
            .count()
    }
}

impl Position {
    /// The result, once the game is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let reason = self.end()?;
        let lofts = Side::BOTH.map(|side| self.loft(side));
        let winner = match (reason, lofts[0].cmp(&lofts[1])) {
            (EndReason::Resigned(side), _) => Some(side.opponent()),
            (_, std::cmp::Ordering::Greater) => Some(Side::South),
            (_, std::cmp::Ordering::Less) => Some(Side::North),
            (_, std::cmp::Ordering::Equal) => None,
        };
        Some(Outcome {
            winner,
            lofts,
            reason,
        })
    }
}
