//! What moves are worth for certain: to the end of the game, or as far as a search of full width sees captures.

use std::sync::atomic::AtomicBool;

use crate::ai::evaluation::Weights;
use crate::ai::tables::EndgameTable;
use crate::ai::{Engine, Limits, SEED, SearchReport};
use crate::rules::{Game, Hole, RuleSet};

/// How far the values of moves are certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Proof {
    /// To the end of the game, by both players' best play.
    End,
    /// What each player can make sure of within this many plies; forced moves are not counted. Every move of either
    /// player is looked at.
    Plies(u8),
}

/// What a move is worth for certain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worth {
    /// The move.
    pub hole: Hole,
    /// By how many seeds more than the opponent the mover captures from here on.
    pub seeds: i32,
    /// Best play of both, as far as it is known; the first is the move itself.
    pub line: Vec<Hole>,
}

/// Memory of the search to the end of the game, in bytes.
const MEMORY: usize = 4 << 20;
/// Boards of all endgame tables together: on two rows of six all with up to 10 seeds, which take less than a second to make.
const TABLE_ENTRIES: usize = 700_000;

/// Proves what moves are worth, by the rules of one rule set. The same position and limits give the same
/// result; what was proved before doesn't change it.
pub struct Prover {
    /// Searches to the end, with tables.
    to_the_end: Engine,
    /// Counts captures, and remembers no position: a value found at another depth would be that of other plies.
    counting: Engine,
}

impl Prover {
    /// A prover for `rules`, with the endgame tables that are made quickly, if the rules allow any.
    #[must_use]
    pub fn new(rules: &RuleSet) -> Self {
        Self::with_tables(rules, TABLE_ENTRIES)
    }

    /// The same with endgame tables of no more than `entries` boards.
    #[must_use]
    pub fn with_tables(rules: &RuleSet, entries: usize) -> Self {
        let table = EndgameTable::of_boards(rules, entries);
        let engine =
            |bytes| Engine::with_memory(rules, bytes).unwrap_or_else(|_| Engine::new(rules));
        Self {
            to_the_end: engine(MEMORY).with_tables(table.as_ref()),
            counting: engine(0).with_weights(Weights::none(rules)),
        }
    }

    /// The greatest number of seeds that its endgame tables cover; `None` without tables.
    #[must_use]
    pub fn table_seeds(&self) -> Option<u16> {
        self.to_the_end.tables().and_then(EndgameTable::seeds)
    }

    /// What every legal move is worth to the end of the game, the best first; `None` if `nodes` positions don't prove it.
    pub fn to_the_end(&mut self, game: &Game, nodes: u64, stop: &AtomicBool) -> Option<Vec<Worth>> {
        let known = self
            .to_the_end
            .tables()
            .and_then(|tables| tables.lines(game));
        if let Some(lines) = known.filter(|lines| lines.iter().all(|line| line.proved)) {
            return Some(lines.iter().filter_map(Worth::of).collect());
        }
        self.to_the_end.clear();
        let limits = Limits {
            full_width: true,
            ..Limits::nodes(nodes).all_moves()
        };
        let report = self.to_the_end.search(game, &limits, stop, &mut |_| ());
        report.proved.then(|| worths(&report))
    }

    /// What every legal move is worth within `plies` plies, the most first, and the positions that were looked at; `None` if
    /// `nodes` positions aren't enough.
    pub fn within(
        &mut self,
        game: &Game,
        plies: u8,
        nodes: u64,
        stop: &AtomicBool,
    ) -> Option<(Vec<Worth>, u64)> {
        let limits = Limits {
            depth: plies,
            nodes,
            full_width: true,
            ..Limits::NONE.all_moves()
        };
        let report = self.counting.search(game, &limits, stop, &mut |_| ());
        let is_whole = report.depth == plies || report.proved;
        is_whole.then(|| (worths(&report), report.nodes))
    }

    /// What `proof` says of every legal move, the best first; `None` if `nodes` positions aren't enough.
    pub fn prove(
        &mut self,
        game: &Game,
        proof: Proof,
        nodes: u64,
        stop: &AtomicBool,
    ) -> Option<Vec<Worth>> {
        match proof {
            Proof::End => self.to_the_end(game, nodes, stop),
            Proof::Plies(plies) => self
                .within(game, plies, nodes, stop)
                .map(|(worths, _)| worths),
        }
    }

    /// An estimate of what every legal move is worth, the best first, in seeds.
    pub(super) fn estimate(
        &mut self,
        game: &Game,
        nodes: u64,
        stop: &AtomicBool,
    ) -> Vec<(Hole, f32)> {
        self.to_the_end.clear();
        let limits = Limits::nodes(nodes).all_moves();
        let report = self.to_the_end.search(game, &limits, stop, &mut |_| ());
        let lines = report.lines.iter();
        lines
            .filter_map(|line| Some((line.hole()?, line.value as f32 / SEED as f32)))
            .collect()
    }
}

impl Worth {
    fn of(line: &crate::ai::Line) -> Option<Self> {
        Some(Self {
            hole: line.hole()?,
            seeds: line.value / SEED,
            line: line.moves.clone(),
        })
    }
}

fn worths(report: &SearchReport) -> Vec<Worth> {
    report.lines.iter().filter_map(Worth::of).collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::sync::Arc;

    use super::*;
    use crate::ai::contest::opening;
    use crate::rules::{Side, library};

    /// The same by nothing but the rules: every sequence of `plies` plies, forced moves not counted.
    fn by_hand(game: &Game, plies: u8, player: Side) -> i32 {
        let position = game.position();
        let moves = position.legal_moves(game.rules());
        if position.end().is_some() || plies == 0 {
            return position.lead(player);
        }
        let below = if moves.len() == 1 { plies } else { plies - 1 };
        let values = moves.iter().map(|hole| {
            let mut after = game.clone();
            after.play(hole, &mut ()).unwrap();
            by_hand(&after, below, player)
        });
        if position.to_move() == player {
            values.max()
        } else {
            values.min()
        }
        .unwrap()
    }

    #[test]
    fn within_some_plies_is_what_the_rules_alone_say() {
        let mut seen = 0;
        for name in library::names() {
            let rules = library::load(name).unwrap().unwrap();
            let mut prover = Prover::with_tables(&rules, 0);
            for number in 0..3 {
                let game = opening(&rules, 5, number);
                let player = game.position().to_move();
                let found = prover.within(&game, 4, u64::MAX, &AtomicBool::new(false));
                for worth in found.unwrap().0 {
                    let mut after = game.clone();
                    after.play(worth.hole, &mut ()).unwrap();
                    let expected = by_hand(&after, 3, player) - game.position().lead(player);
                    assert_eq!(worth.seeds, expected, "{name} {number}");
                    seen += 1;
                }
            }
        }
        assert!(seen > 200, "{seen}");
    }

    #[test]
    fn what_was_proved_before_changes_nothing() {
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
