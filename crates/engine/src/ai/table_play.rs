//! Best moves from a table.

use super::tables::exactness::{Exactness, exactness};
use super::tables::table::{EndgameTable, Probe};
use crate::ai::repetition::enters_layer;
use crate::ai::report::Line;
use crate::ai::value::SEED;
use awale_rules::{Game, Move};

/// A move with its table value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct TableMove {
    mv: Move,
    /// The gain of the mover, in seeds.
    value: i32,
    /// The distance that remains after the move; 0 if the move leaves the layer.
    distance: u8,
}

impl EndgameTable {
    /// Returns the best move in the current position of `game`, with its value; `None` if the table
    /// isn't exact for it. The move keeps the value, and approaches a gain or delays a loss.
    ///
    /// The value is proved if the position enters a new layer, or if it is 0 (see
    /// [`tables`](super)).
    #[must_use]
    pub fn best(&self, game: &Game) -> Option<Line> {
        self.lines(game)?.into_iter().next()
    }

    /// Like [`best`](Self::best), but returns all moves, best first.
    #[must_use]
    pub fn lines(&self, game: &Game) -> Option<Vec<Line>> {
        let position = game.position();
        if exactness(game.rules()) != Exactness::Margin {
            return None;
        }
        self.probe(position)?;
        let mut moves = Vec::new();
        for mv in position.legal_moves(game.rules()).iter() {
            moves.push(self.probe_move(game, mv)?);
        }
        // Stable: equally good moves stay in order.
        moves.sort_by_key(|table_move| {
            let urgency = -table_move.value.signum() * i32::from(table_move.distance);
            std::cmp::Reverse((table_move.value, urgency))
        });
        let enters_new_layer = enters_layer(game);
        let lines = moves.into_iter().map(|table_move| Line {
            value: SEED * table_move.value,
            proved: enters_new_layer || table_move.value == 0,
            moves: vec![table_move.mv],
        });
        Some(lines.collect())
    }

    fn probe_move(&self, game: &Game, mv: Move) -> Option<TableMove> {
        let mut child = game.clone();
        child.play(mv, &mut ()).ok()?;
        let mover = game.position().to_move();
        let gain = child.position().lead(mover) - game.position().lead(mover);
        if child.outcome().is_some() {
            return Some(TableMove {
                mv,
                value: gain,
                distance: 0,
            });
        }
        let Probe { value, distance } = self.probe(child.position())?;
        let moves_again = child.position().to_move() == mover;
        let child_value = if moves_again {
            i32::from(value)
        } else {
            -i32::from(value)
        };
        let leaves_layer = child.position().on_board() < game.position().on_board();
        Some(TableMove {
            mv,
            value: gain + child_value,
            distance: if leaves_layer { 0 } else { distance },
        })
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;

    use rand::rngs::ChaCha8Rng;
    use rand::{RngExt, SeedableRng};

    use super::*;
    use crate::ai::{Engine, Limits};
    use awale_rules::{Placement, RuleSet, Side, library};

    const SEEDS: u16 = 7;
    const BOARDS: u64 = 150;

    fn all_rules() -> impl Iterator<Item = Arc<RuleSet>> {
        library::names().map(|name| library::load(name).unwrap().unwrap())
    }

    /// Returns a game that enters a layer at a random board with few seeds.
    fn random_game(rules: &Arc<RuleSet>, random: &mut ChaCha8Rng) -> Game {
        let geometry = rules.geometry();
        let mut placement = Placement {
            holes: [0; awale_rules::board::MAX_HOLES],
            lofts: [20, 20],
            to_move: Side::BOTH[random.random_range(0..2)],
            ..Placement::default()
        };
        for _ in 0..random.random_range(2..=SEEDS) {
            placement.holes[random.random_range(0..geometry.holes())] += 1;
        }
        Game::set_up(Arc::clone(rules), &placement, &mut ())
    }

    #[test]
    fn best_moves_of_the_table_achieve_its_values() {
        for rules in all_rules() {
            let table = EndgameTable::of_seeds(&rules, SEEDS).unwrap();
            let mut random = ChaCha8Rng::seed_from_u64(5);
            for _ in 0..BOARDS {
                let mut game = random_game(&rules, &mut random);
                let mover = game.position().to_move();
                let lead_before = game.position().lead(mover);
                let Some(expected) = table.best(&game) else {
                    continue;
                };
                let start = game.position().to_string();
                while game.outcome().is_none() {
                    let mv = table.best(&game).unwrap().first_move().unwrap();
                    game.play(mv, &mut ()).unwrap();
                }
                let gain = game.position().lead(mover) - lead_before;
                assert_eq!(SEED * gain, expected.value, "{} {start}", rules.name("en"));
            }
        }
    }

    #[test]
    fn proved_search_values_agree_with_the_table() {
        let mut proved = 0;
        for rules in all_rules() {
            let table = EndgameTable::of_seeds(&rules, SEEDS).unwrap();
            let mut random = ChaCha8Rng::seed_from_u64(6);
            for _ in 0..20 {
                let game = random_game(&rules, &mut random);
                let Some(expected) = table.best(&game) else {
                    continue;
                };
                for tables in [None, Some(&table)] {
                    let limits = Limits {
                        depth: 24,
                        ..Limits::nodes(20_000)
                    };
                    let report = Engine::with_memory(&rules, 1 << 19)
                        .unwrap()
                        .with_tables(tables)
                        .search(&game, &limits, &AtomicBool::new(false), &mut |_| ());
                    if report.proved {
                        proved += 1;
                        assert_eq!(
                            report.lines[0].value,
                            expected.value,
                            "{} {}",
                            rules.name("en"),
                            game.position()
                        );
                    }
                }
            }
        }
        assert!(proved > 100, "{proved}");
    }
}
