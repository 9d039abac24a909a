//! A search for the games of rule format 2, on their general machine.
//!
//! An extra move is a move of the same player, so a value changes its sign only where the turn
//! changes. The end of a round ends a line: a match is played round by round.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::levels::Level;
use super::value::SEED;
use crate::rules::Side;
use crate::rules::world::{Game, Move, Position, Rules};

/// Added to the value of a game that is won.
const WIN: i32 = 1000 * SEED;
/// The deepest search, in plies.
const MAX_DEPTH: u32 = 64;

/// What a search found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// The best move.
    pub best: Move,
    /// Its value for the player to move, in hundredths of a seed.
    pub value: i32,
    /// The plies that were searched to the end.
    pub depth: u32,
    /// The positions that were visited.
    pub nodes: u64,
}

/// How far a search goes: at most this many plies and positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The most plies.
    pub depth: u32,
    /// The most positions; the first ply is searched in any case.
    pub nodes: u64,
}

/// Searches `game` and returns its best move; `None` if the game is over. The same game and bounds
/// give the same move.
#[must_use]
pub fn search(game: &Game, bounds: Bounds) -> Option<Found> {
    let mut search = Search {
        game,
        bounds,
        nodes: 0,
        path: Vec::new(),
    };
    let mut order: Vec<Move> = game.position().legal_moves(game.rules()).iter().collect();
    let mut found = Found {
        best: *order.first()?,
        value: 0,
        depth: 0,
        nodes: 0,
    };
    for depth in 1..=bounds.depth.min(MAX_DEPTH) {
        let Some((best, value)) = search.root(&order, depth) else {
            break;
        };
        found = Found {
            best,
            value,
            depth,
            nodes: search.nodes,
        };
        // The best move first: the others keep their order.
        order.sort_by_key(|&one| one != best);
        if order.len() == 1 {
            break;
        }
    }
    Some(found)
}

/// The move of a player of this level; `None` if the game is over. `seed` decides its errors.
#[must_use]
pub fn choose(game: &Game, level: Level, seed: u64) -> Option<Move> {
    let (bounds, slips) = habits(level);
    let random = seed ^ (game.moves().len() as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mut random = ChaCha8Rng::seed_from_u64(random);
    if random.random_bool(slips) {
        let legal = game.position().legal_moves(game.rules());
        let pick = random.random_range(0..legal.len().max(1));
        return legal.iter().nth(pick);
    }
    search(game, bounds).map(|found| found.best)
}

/// How far a level looks, and how often it plays any move.
const fn habits(level: Level) -> (Bounds, f64) {
    let (depth, nodes, slips) = match level {
        Level::Initiation => (1, 1_000, 0.4),
        Level::Beginner => (2, 2_000, 0.25),
        Level::Amateur => (3, 5_000, 0.12),
        Level::Club => (5, 20_000, 0.04),
        Level::Expert => (8, 60_000, 0.0),
        Level::Master => (16, 300_000, 0.0),
        Level::GrandMaster => (MAX_DEPTH, 2_000_000, 0.0),
    };
    (Bounds { depth, nodes }, slips)
}

struct Search<'a> {
    game: &'a Game,
    bounds: Bounds,
    nodes: u64,
    /// The positions between the root and the one that is looked at.
    path: Vec<Position>,
}

impl Search<'_> {
    /// The best of `order` and its value; `None` if the bounds are reached before.
    fn root(&mut self, order: &[Move], depth: u32) -> Option<(Move, i32)> {
        let root = *self.game.position();
        let mut best: Option<(Move, i32)> = None;
        for &one in order {
            let least = best.map_or(-i32::MAX, |(_, value)| value);
            let value = self.value_of(&root, one, depth, least, i32::MAX)?;
            if best.is_none_or(|(_, best)| value > best) {
                best = Some((one, value));
            }
        }
        best
    }

    /// The value of `one` for the player to move in `before`.
    fn value_of(
        &mut self,
        before: &Position,
        one: Move,
        depth: u32,
        alpha: i32,
        beta: i32,
    ) -> Option<i32> {
        self.nodes += 1;
        if self.nodes > self.bounds.nodes && self.bounds.depth > 1 && depth > 1 {
            return None;
        }
        let (rules, side) = (self.game.rules(), before.to_move());
        let mut after = *before;
        let played = after.play_unchecked(rules, one, |position| self.occurred(position), &mut ());
        if let Some(end) = &played.round_end {
            return Some(won(end, side));
        }
        if after.end().is_some() {
            return Some(won(&after, side));
        }
        if depth == 1 {
            return Some(evaluation(rules, &after, side));
        }
        self.path.push(after);
        let value = if after.to_move() == side {
            self.best_value(&after, depth - 1, alpha, beta)
        } else {
            self.best_value(&after, depth - 1, -beta, -alpha)
                .map(|value| -value)
        };
        self.path.pop();
        value
    }

    fn best_value(
        &mut self,
        position: &Position,
        depth: u32,
        mut alpha: i32,
        beta: i32,
    ) -> Option<i32> {
        let mut best = -i32::MAX;
        for one in position.legal_moves(self.game.rules()).iter() {
            best = best.max(self.value_of(position, one, depth, alpha, beta)?);
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        Some(best)
    }

    /// How often `position` has occurred in the game and on the path.
    fn occurred(&self, position: &Position) -> usize {
        let on_path = self.path.iter().filter(|known| known.is_same_as(position));
        self.game.occurrences(position) + on_path.count()
    }
}

/// The value for `side` of a game or round that is over.
fn won(end: &Position, side: Side) -> i32 {
    let lead = end.lead(side);
    lead * SEED + lead.signum() * WIN
}

/// The static evaluation for `side`: seeds in lofts and special holes count whole, those in the own
/// row a little.
fn evaluation(rules: &Rules, position: &Position, side: Side) -> i32 {
    let holes = rules.board().holes().iter();
    let on_board: i32 = holes
        .map(|hole| {
            let seeds = i32::from(position.seeds_at(hole));
            match position.special_of(hole) {
                Some(owner) if owner == side => seeds * SEED,
                Some(_) => -seeds * SEED,
                None if position.owner(rules, hole) == Some(side) => seeds * SEED / 5,
                None => -seeds * SEED / 5,
            }
        })
        .sum();
    position.lead(side) * SEED + on_board
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::rules::world::library;

    fn game(name: &str, position: Option<&str>) -> Game {
        let rules = library::load(name).unwrap().unwrap();
        match position {
            Some(text) => {
                let position = Position::parse(text, &rules).unwrap();
                Game::set_up(rules, position)
            }
            None => Game::new(rules, Side::South),
        }
    }

    #[test]
    fn an_extra_move_keeps_the_sign_of_the_value() {
        // F falls into the store; then D captures five seeds, and the game is won.
        let game = game("kalah", Some("0-0-0-1-0-1-0-5-0-0-3-0-18-20-S"));
        let bounds = Bounds {
            depth: 2,
            nodes: 1_000,
        };
        let found = search(&game, bounds).unwrap();
        assert_eq!(game.rules().move_text(found.best).to_string(), "F");
        assert!(found.value > 0);
    }

    #[test]
    fn every_game_of_the_world_is_played_to_its_end() {
        for name in library::names() {
            let mut game = game(name, None);
            for ply in 0..3_000 {
                let level = [Level::Initiation, Level::Beginner][ply % 2];
                let Some(one) = choose(&game, level, 7) else {
                    break;
                };
                game.play(one, &mut ()).unwrap();
            }
            let is_over = game.outcome().is_some() || game.position().round() > 1;
            assert!(is_over, "{name}: {}", game.position().text(game.rules()));
        }
    }
}
