//! What a book says of the position of a game.

use rand::RngExt;

use super::key::PositionKey;
use super::{Book, BookMove, Node};
use crate::ai::report::Line;
use crate::rules::{Game, Hole, Side};

/// Longer lines of best moves aren't told.
const MOST_LINE: usize = 40;

impl Book {
    /// What the moves of the position that `game` has come to are worth, the best first, each with the line of best moves as far as
    /// the book knows it. `None` if the position isn't in the book, or has occurred before in the game. Moves to positions that
    /// have occurred are left out.
    #[must_use]
    pub fn lines(&self, game: &Game) -> Option<Vec<Line>> {
        if game.outcome().is_some() || game.rules().fingerprint() != self.rules.fingerprint() {
            return None;
        }
        let position = game.position();
        let key = PositionKey::of(&self.rules, position);
        let node = &self.entries[*self.index.get(&key)?];
        let (_, before) = game.positions().split_last()?;
        // Seeds never return to the board.
        let before: Vec<PositionKey> = before
            .iter()
            .rev()
            .take_while(|before| before.on_board() == position.on_board())
            .map(|before| PositionKey::of(&self.rules, before))
            .collect();
        if before.contains(&key) {
            return None;
        }
        let moves = node.moves.iter();
        let mut lines: Vec<Line> = moves
            .filter(|one| !before.contains(&one.after))
            .map(|one| Line {
                value: one.value,
                proved: false,
                moves: self.line(node, one, position.to_move()),
            })
            .collect();
        // Stable: of equal moves the first hole's stays first.
        lines.sort_by_key(|line| -line.value);
        (!lines.is_empty()).then_some(lines)
    }

    /// One of the moves that are worth at most `spread` hundredths of a seed less than the best one; `None` where there are no
    /// [`Self::lines`].
    #[must_use]
    pub fn pick(&self, game: &Game, spread: i32, random: &mut impl RngExt) -> Option<Line> {
        let mut lines = self.lines(game)?;
        let best = lines.first()?.value;
        lines.retain(|line| best - line.value <= spread);
        let place = random.random_range(0..lines.len());
        Some(lines.swap_remove(place))
    }

    /// A move of `node` that `side` plays, and the best ones behind it.
    fn line<'a>(&'a self, mut node: &'a Node, mut one: &'a BookMove, mut side: Side) -> Vec<Hole> {
        let holes = self.rules.geometry().holes();
        let mut line = Vec::new();
        loop {
            // Where the position is in the book with the other player to move, the board is key from the other side.
            let shift = if node.mover == side { 0 } else { holes / 2 };
            line.push(Hole::new((one.hole.index() + shift) % holes));
            let Some(next) = one.next.filter(|_| line.len() < MOST_LINE) else {
                return line;
            };
            if !one.moves_again {
                side = side.opponent();
            }
            node = &self.entries[next];
            let Some(best) = node.best() else {
                return line;
            };
            one = best;
        }
    }
}

impl Node {
    /// The best move; of equal ones the first hole's.
    fn best(&self) -> Option<&BookMove> {
        self.moves.iter().find(|one| one.value == self.value)
    }
}
