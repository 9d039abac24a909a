//! Checks on random positions that Grand Master's move preserves the table's value.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::ai::tables::{EndgameTable, Exactness, exactness};
use crate::ai::{Engine, Level, choose};
use awale_rules::board::MAX_HOLES;
use awale_rules::{Game, Placement, RuleSet, Side};

/// Maximum number of attempts per position to draw a board where the game isn't over.
const MAX_ATTEMPTS: u64 = 20;
/// Seeds in the lofts; they don't matter here.
const LOFTS: [u16; 2] = [20, 20];

/// The result of a check.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableCheck {
    /// Positions checked.
    pub positions: u64,
    /// Positions where Grand Master's move doesn't keep the value, as text.
    pub failures: Vec<String>,
    /// Positions with several legal moves, at least one of which loses value.
    pub risky_positions: u64,
}

impl fmt::Display for TableCheck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} positions, {} of them with a move that loses value: Grand Master loses value in {}",
            self.positions,
            self.risky_positions,
            self.failures.len()
        )?;
        self.failures
            .first()
            .map_or(Ok(()), |first| write!(f, ", the first at {first}"))
    }
}

/// Compares Grand Master's move in `positions` random positions with `table`. Returns `None` if the
/// table is empty, is for other rules, or doesn't give exact margins.
#[must_use]
pub fn check_table(
    rules: &Arc<RuleSet>,
    table: &EndgameTable,
    positions: u64,
    seed: u64,
) -> Option<TableCheck> {
    if exactness(rules) != Exactness::Margin || table.fingerprint() != rules.fingerprint() {
        return None;
    }
    let max_seeds = table.seeds()?;
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut result = TableCheck::default();
    for _ in 0..positions.saturating_mul(MAX_ATTEMPTS) {
        if result.positions == positions {
            break;
        }
        let game = random_game(rules, table, max_seeds, &mut random);
        if let Some(expected) = table.probe(game.position()) {
            result.check(&game, table, i32::from(expected.value));
        }
    }
    Some(result)
}

/// Draws the number of seeds, then the board, both uniformly.
fn random_game(
    rules: &Arc<RuleSet>,
    table: &EndgameTable,
    max_seeds: u16,
    random: &mut ChaCha8Rng,
) -> Game {
    let seeds = random.random_range(1..=max_seeds);
    let mut holes = [0; MAX_HOLES];
    let rank = random.random_range(0..table.ranks.boards(seeds));
    table
        .ranks
        .unrank(seeds, rank, &mut holes[..rules.geometry().holes()]);
    let to_move = Side::BOTH[random.random_range(0..2)];
    let placement = Placement {
        holes,
        lofts: LOFTS,
        to_move,
        ..Placement::default()
    };
    let last_capturer = Side::BOTH[random.random_range(0..2)];
    Game::resumed(
        Arc::clone(rules),
        &placement,
        Some(to_move.opponent()),
        Some(last_capturer),
    )
}

impl TableCheck {
    fn check(&mut self, game: &Game, table: &EndgameTable, expected: i32) {
        self.positions += 1;
        let strength = Level::GrandMaster.strength(game.rules());
        let mut engine = Engine::new(game.rules()).with_tables(Some(table));
        let no_stop = AtomicBool::new(false);
        let chosen = choose(game, strength, 0, &no_stop, Some(&mut engine));
        let value = |mv| value_of_move(game, mv, table);
        let legal = game.position().legal_moves(game.rules());
        self.risky_positions += u64::from(legal.iter().any(|mv| value(mv) != Some(expected)));
        if chosen.and_then(|choice| value(choice.mv)) != Some(expected) {
            self.failures.push(game.position().to_string());
        }
    }
}

/// Returns a move's value for the mover: its gain, plus the table's value of the resulting
/// position, negated if the opponent moves next.
fn value_of_move(game: &Game, mv: awale_rules::Move, table: &EndgameTable) -> Option<i32> {
    let mover = game.position().to_move();
    let mut child = game.clone();
    child.play(mv, &mut ()).ok()?;
    let gain = child.position().lead(mover) - game.position().lead(mover);
    if child.outcome().is_some() {
        return Some(gain);
    }
    let table_value = i32::from(table.probe(child.position())?.value);
    Some(if child.position().to_move() == mover {
        gain + table_value
    } else {
        gain - table_value
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use awale_rules::library;

    const SEEDS: u16 = 6;
    const POSITIONS: u64 = 200;

    #[test]
    fn grand_master_keeps_the_value_in_every_variant_with_an_exact_table() {
        let (mut checked, mut risky_positions) = (0, 0);
        for name in library::names() {
            let rules = library::load(name).unwrap().unwrap();
            let Some(table) = EndgameTable::of_seeds(&rules, SEEDS) else {
                continue;
            };
            let Some(result) = check_table(&rules, &table, POSITIONS, 1) else {
                continue;
            };
            checked += 1;
            assert_eq!(result.positions, POSITIONS, "{name}");
            risky_positions += result.risky_positions;
            assert!(result.failures.is_empty(), "{name}: {result}");
        }
        assert!(checked > 15, "{checked}");
        assert!(risky_positions > 500, "{risky_positions}");
    }
}
