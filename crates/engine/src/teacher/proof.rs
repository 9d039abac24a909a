//! Proved values of moves: to the end of the game, or net captures within a full-width search.

use std::sync::atomic::AtomicBool;

use crate::ai::evaluation::Weights;
use crate::ai::tables::EndgameTable;
use crate::ai::{Engine, Limits, SEED, SearchReport, captures_so_far};
use awale_rules::{Game, Move, RuleSet};

/// The horizon of proved values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Proof {
    /// Perfect play to the end of the game.
    End,
    /// The net captures that the players can force within this many plies, not counting forced
    /// moves; under rules where the last move wins, a forced win too. The search is full-width.
    Plies(u8),
}

/// A move with its proved value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProvedMove {
    /// The move.
    pub mv: Move,
    /// The seeds the mover captures from here on, minus the opponent's. Under rules where the last
    /// move wins, a forced win counts as all seeds in the game, and a forced loss as minus all.
    pub seeds: i32,
    /// The principal variation as far as it is known, starting with the move itself.
    pub line: Vec<Move>,
}

/// Size of the transposition table for the search to the end of the game, in bytes.
const TRANSPOSITION_BYTES: usize = 4 << 20;
/// The maximum number of entries of all endgame tables together. With two rows of six, this covers
/// up to 10 seeds; building the tables takes less than a second.
const MAX_TABLE_ENTRIES: usize = 700_000;

/// Proves the values of moves under one rule set. Deterministic: the same position and limits
/// give the same result, whatever was proved before.
pub struct Prover {
    /// Searches to the end of the game, with endgame tables.
    end_engine: Engine,
    /// Searches for net captures, without a transposition table: a value from another depth would
    /// have another horizon.
    capture_engine: Engine,
}

impl Prover {
    /// Creates a prover for `rules`, with small endgame tables if the rules allow any.
    #[must_use]
    pub fn new(rules: &RuleSet) -> Self {
        Self::with_tables(rules, MAX_TABLE_ENTRIES)
    }

    /// Like [`new`](Self::new), but with endgame tables of at most `max_entries` entries.
    #[must_use]
    pub fn with_tables(rules: &RuleSet, max_entries: usize) -> Self {
        let table = EndgameTable::of_boards(rules, max_entries);
        let engine =
            |bytes| Engine::with_memory(rules, bytes).unwrap_or_else(|_| Engine::new(rules));
        Self {
            end_engine: engine(TRANSPOSITION_BYTES).with_tables(table.as_ref()),
            capture_engine: engine(0).with_weights(Weights::zero(rules)),
        }
    }

    /// Returns the largest number of seeds that the endgame tables cover; `None` without tables.
    #[must_use]
    pub fn table_seeds(&self) -> Option<u16> {
        self.end_engine.tables().and_then(EndgameTable::seeds)
    }

    /// Proves the value of every legal move to the end of the game, best first; `None` if the
    /// budget of `nodes` is too small.
    pub fn to_the_end(
        &mut self,
        game: &Game,
        nodes: u64,
        stop: &AtomicBool,
    ) -> Option<Vec<ProvedMove>> {
        let table_lines = self
            .end_engine
            .tables()
            .and_then(|tables| tables.lines(game));
        if let Some(lines) = table_lines.filter(|lines| lines.iter().all(|line| line.proved)) {
            let moves = lines
                .iter()
                .filter_map(|line| ProvedMove::of(line, game, 0));
            return Some(moves.collect());
        }
        self.end_engine.clear();
        let limits = Limits {
            full_width: true,
            ..Limits::nodes(nodes).all_moves()
        };
        let report = self.end_engine.search(game, &limits, stop, &mut |_| ());
        report.proved.then(|| proved_moves(&report, game, 0))
    }

    /// Proves the value of every legal move within `plies` plies, best first, and returns the nodes
    /// searched; `None` if the budget of `nodes` is too small.
    pub fn within(
        &mut self,
        game: &Game,
        plies: u8,
        nodes: u64,
        stop: &AtomicBool,
    ) -> Option<(Vec<ProvedMove>, u64)> {
        let limits = Limits {
            depth: plies,
            nodes,
            full_width: true,
            ..Limits::NONE.all_moves()
        };
        let report = self.capture_engine.search(game, &limits, stop, &mut |_| ());
        let is_complete = report.depth == plies || report.proved;
        is_complete.then(|| {
            let so_far = captures_so_far(game);
            (proved_moves(&report, game, so_far), report.nodes)
        })
    }

    /// Proves the value of every legal move to the horizon of `proof`, best first; `None` if the
    /// budget of `nodes` is too small.
    pub fn prove(
        &mut self,
        game: &Game,
        proof: Proof,
        nodes: u64,
        stop: &AtomicBool,
    ) -> Option<Vec<ProvedMove>> {
        match proof {
            Proof::End => self.to_the_end(game, nodes, stop),
            Proof::Plies(plies) => self
                .within(game, plies, nodes, stop)
                .map(|(proved_moves, _)| proved_moves),
        }
    }

    /// Estimates the value of every legal move in seeds, best first.
    pub(super) fn estimate(
        &mut self,
        game: &Game,
        nodes: u64,
        stop: &AtomicBool,
    ) -> Vec<(Move, f32)> {
        self.end_engine.clear();
        let limits = Limits::nodes(nodes).all_moves();
        let report = self.end_engine.search(game, &limits, stop, &mut |_| ());
        let lines = report.lines.iter();
        lines
            .filter_map(|line| Some((line.first_move()?, line.value as f32 / SEED as f32)))
            .collect()
    }
}

impl ProvedMove {
    /// Converts the first move of `line`, whose value includes `so_far`, the net captures before
    /// the search.
    fn of(line: &crate::ai::Line, game: &Game, so_far: i32) -> Option<Self> {
        let max = SEED * i32::from(game.position().total_seeds());
        let is_decided = game.rules().is_won_by_last_move() && line.value.abs() >= max;
        let so_far = if is_decided { 0 } else { so_far };
        Some(Self {
            mv: line.first_move()?,
            seeds: (line.value - so_far) / SEED,
            line: line.moves.clone(),
        })
    }
}

fn proved_moves(report: &SearchReport, game: &Game, so_far: i32) -> Vec<ProvedMove> {
    let lines = report.lines.iter();
    lines
        .filter_map(|line| ProvedMove::of(line, game, so_far))
        .collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::sync::Arc;

    use super::*;
    use crate::ai::contest::opening;
    use awale_rules::spec::To;
    use awale_rules::{Placement, Position, Side, library};

    /// Returns the value for `player` by plain minimax over `plies` plies, not counting forced
    /// moves. Stops at the end of a round.
    fn minimax(game: &Game, plies: u8, player: Side) -> i32 {
        let position = game.position();
        let moves = position.legal_moves(game.rules());
        if position.end().is_some() || plies == 0 {
            return leaf_value(game, position, player);
        }
        let left = if moves.len() == 1 { plies } else { plies - 1 };
        let values = moves.iter().map(|mv| minimax_after(game, mv, left, player));
        if position.to_move() == player {
            values.max()
        } else {
            values.min()
        }
        .unwrap()
    }

    /// Returns the [`minimax`] value after a move.
    fn minimax_after(game: &Game, mv: Move, plies: u8, player: Side) -> i32 {
        let mut after = game.clone();
        match after.play(mv, &mut ()).unwrap().round_end {
            Some(end) => leaf_value(game, &end, player),
            None => minimax(&after, plies, player),
        }
    }

    /// Returns the captures of `player` minus those of the opponent, with the seeds in special
    /// holes. Where the last move wins, a won game counts as all seeds.
    fn leaf_value(game: &Game, position: &Position, player: Side) -> i32 {
        if game.rules().four_rows().is_none() {
            let special = |side: Side| -> i32 {
                let holes = position.special()[side.index()].iter();
                holes.map(|hole| i32::from(position.seeds_in(hole))).sum()
            };
            return position.lead(player) + special(player) - special(player.opponent());
        }
        let max = i32::from(position.total_seeds());
        if let Some(outcome) = position.outcome() {
            let winner = outcome.winner.map(|winner| winner == player);
            return winner.map_or(0, |is_mine| if is_mine { max } else { -max });
        }
        let seeds = |side: Side| -> i32 {
            let ring = position.geometry().territory(side);
            let ring: u16 = ring.map(|hole| position.seeds_in(hole)).sum();
            i32::from(ring + position.reserve(side))
        };
        let lead = seeds(player) - seeds(player.opponent());
        match game.rules().spec().capture.to {
            To::Store => lead,
            To::Resow(_) => lead.div_euclid(2),
        }
    }

    #[test]
    fn values_within_plies_match_plain_minimax() {
        let mut compared = 0;
        for name in library::all_names() {
            let rules = library::load(name).unwrap().unwrap();
            let mut prover = Prover::with_tables(&rules, 0);
            for number in 0..3 {
                let game = opening(&rules, 5, number);
                let player = game.position().to_move();
                let plies = if rules.four_rows().is_some() { 2 } else { 4 };
                let proof = prover.within(&game, plies, u64::MAX, &AtomicBool::new(false));
                for proved_move in proof.unwrap().0 {
                    let value = minimax_after(&game, proved_move.mv, plies - 1, player);
                    let max = i32::from(game.position().total_seeds());
                    let is_decided = rules.is_won_by_last_move() && value.abs() == max;
                    let so_far = if is_decided {
                        0
                    } else if rules.four_rows().is_some() {
                        leaf_value(&game, game.position(), player)
                    } else {
                        game.position().lead(player)
                    };
                    assert_eq!(proved_move.seeds, value - so_far, "{name} {number}");
                    compared += 1;
                }
            }
        }
        assert!(compared > 200, "{compared}");
    }

    /// The expected values were proved by an independent solver.
    #[test]
    fn conquered_holes_do_not_count_as_captures() {
        let rules = library::load("gebeta").unwrap().unwrap();
        let text = "0-5-10-1-1-5-3-1-12-8-1-1-0-0-S;kids=9:S;began=N";
        let placement = Placement::parse(text, &rules).unwrap();
        let game = Game::set_up(Arc::clone(&rules), &placement, &mut ());
        let mut prover = Prover::with_tables(&rules, 0);
        let proof = prover.within(&game, 10, u64::MAX, &AtomicBool::new(false));
        let seeds: Vec<i32> = proof
            .unwrap()
            .0
            .iter()
            .map(|proved_move| proved_move.seeds)
            .collect();
        assert_eq!((seeds[0], seeds[0] - seeds[1]), (10, 2), "{seeds:?}");
    }

    #[test]
    fn earlier_proofs_do_not_change_a_result() {
        let rules = library::load("oware").unwrap().unwrap();
        let stop = AtomicBool::new(false);
        let games: Vec<Game> = (0..4)
            .map(|number| opening(&Arc::clone(&rules), 7, number))
            .collect();
        let mut used = Prover::with_tables(&rules, 10_000);
        for game in games.iter().chain(&games) {
            let mut fresh = Prover::with_tables(&rules, 10_000);
            for nodes in [2_000, 200_000] {
                assert_eq!(
                    used.to_the_end(game, nodes, &stop),
                    fresh.to_the_end(game, nodes, &stop)
                );
            }
        }
    }
}
