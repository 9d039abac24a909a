//! Looks up positions of a game in a book.

use rand::RngExt;

use super::key::PositionKey;
use super::{Book, BookMove, Node};
use crate::ai::report::Line;
use awale_rules::{Game, Move, Side};

/// Maximum length of a line, in plies.
const MAX_LINE_PLIES: usize = 40;

impl Book {
    /// Looks up the moves of the current position of `game`, best first, each with its principal
    /// variation as far as the book has it. `None` if the book doesn't have the position, or the
    /// position has occurred before. Omits moves to repeated positions.
    #[must_use]
    pub fn lines(&self, game: &Game) -> Option<Vec<Line>> {
        if game.outcome().is_some() || game.rules().fingerprint() != self.rules.fingerprint() {
            return None;
        }
        let position = game.position();
        let key = PositionKey::of(&self.rules, position);
        let node = &self.entries[*self.index.get(&key)?];
        let (_, earlier_positions) = game.positions().split_last()?;
        // Seeds never return to the board, so only positions with the same count can be equal.
        let earlier: Vec<PositionKey> = earlier_positions
            .iter()
            .rev()
            .take_while(|other| other.on_board() == position.on_board())
            .map(|other| PositionKey::of(&self.rules, other))
            .collect();
        if earlier.contains(&key) {
            return None;
        }
        let moves = node.moves.iter();
        let mut lines: Vec<Line> = moves
            .filter(|book_move| !earlier.contains(&book_move.child_key))
            .map(|book_move| Line {
                value: book_move.value,
                proved: false,
                moves: self.line(node, book_move, position.to_move()),
            })
            .collect();
        // Stable: equal moves stay in the order of their holes.
        lines.sort_by_key(|line| -line.value);
        (!lines.is_empty()).then_some(lines)
    }

    /// Picks a random move within `spread` hundredths of a seed of the best; `None` if there are no
    /// [`lines`](Self::lines).
    #[must_use]
    pub fn pick(&self, game: &Game, spread: i32, random: &mut impl RngExt) -> Option<Line> {
        let mut lines = self.lines(game)?;
        let best = lines.first()?.value;
        lines.retain(|line| best - line.value <= spread);
        let index = random.random_range(0..lines.len());
        Some(lines.swap_remove(index))
    }

    /// Returns the principal variation of a move of `node`, played by `side`.
    fn line<'a>(
        &'a self,
        mut node: &'a Node,
        mut book_move: &'a BookMove,
        mut side: Side,
    ) -> Vec<Move> {
        let geometry = self.rules.geometry();
        let mut line = Vec::new();
        loop {
            // The node may be stored with the other player to move, and so with the board turned.
            line.push(if node.mover == side {
                book_move.mv
            } else {
                book_move.mv.rotated(geometry)
            });
            let Some(next) = book_move.next.filter(|_| line.len() < MAX_LINE_PLIES) else {
                return line;
            };
            if !book_move.moves_again {
                side = side.opponent();
            }
            node = &self.entries[next];
            let Some(best) = node.best() else {
                return line;
            };
            book_move = best;
        }
    }
}

impl Node {
    /// Returns the best move, or the first of several equally good ones.
    fn best(&self) -> Option<&BookMove> {
        self.moves
            .iter()
            .find(|book_move| book_move.value == self.value)
    }
}
