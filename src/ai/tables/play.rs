//! Plays from a table: the moves of a position, and the best of them.

use super::{EndgameTable, Entry, Exactness, exactness};
use crate::ai::SEED;
use crate::ai::report::Line;
use crate::rules::{Game, Hole, Position, Side};

/// A move of a position that the table covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Known {
    hole: Hole,
    /// What the mover gains, in seeds.
    value: i32,
    /// What is left to go for the better side; 0 when the move leaves the layer.
    distance: u8,
}

impl EndgameTable {
    /// The value of the position that `game` has come to, with the best move; nothing
    /// where the table doesn't tell exactly. The move keeps the value, and brings a gain
    /// nearer or a loss farther away.
    ///
    /// It is proved where the layer is new to the game, and for the value 0 in any case
    /// (see [`tables`](super)).
    #[must_use]
    pub fn best(&self, game: &Game) -> Option<Line> {
        let position = game.position();
        if exactness(game.rules()) != Exactness::Margin {
            return None;
        }
        self.get(position)?;
        let mut moves = Vec::new();
        for hole in position.legal_moves(game.rules()).iter() {
            moves.push(self.known(game, hole)?);
        }
        let best = moves.into_iter().max_by_key(|known| {
            let nearness = -known.value.signum() * i32::from(known.distance);
            // Of equal moves the first.
            (known.value, nearness, std::cmp::Reverse(known.hole))
        })?;
        let is_new = game
            .positions()
            .iter()
            .rev()
            .nth(1)
            .is_none_or(|before| before.on_board() != position.on_board());
        Some(Line {
            value: SEED * best.value,
            proved: is_new || best.value == 0,
            moves: vec![best.hole],
        })
    }

    fn known(&self, game: &Game, hole: Hole) -> Option<Known> {
        let mut after = game.clone();
        after.play(hole, &mut ()).ok()?;
        let mover = game.position().to_move();
        let gain = lead(after.position(), mover) - lead(game.position(), mover);
        if after.outcome().is_some() {
            return Some(Known {
                hole,
                value: gain,
                distance: 0,
            });
        }
        let Entry { value, distance } = self.get(after.position())?;
        let again = after.position().to_move() == mover;
        let rest = if again {
            i32::from(value)
        } else {
            -i32::from(value)
        };
        let leaves_layer = after.position().on_board() < game.position().on_board();
        Some(Known {
            hole,
            value: gain + rest,
            distance: if leaves_layer { 0 } else { distance },
        })
    }
}

fn lead(position: &Position, side: Side) -> i32 {
    i32::from(position.loft(side)) - i32::from(position.loft(side.opponent()))
}
