//! Iterative deepening from the position that a game has come to.

mod root;
#[cfg(test)]
mod tests;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use super::alpha_beta::AlphaBeta;
use super::budget::Budget;
use super::claims::Claims;
use super::evaluation::Weights;
use super::limits::Limits;
use super::model::{Model, Reference};
use super::packed::{Packed, PackedModel};
use super::path::Path;
use super::report::Report;
use super::tables::EndgameTable;
use super::transposition::TranspositionTable;
use crate::rules::{Game, RuleSet};
use root::Root;

/// Searches the position that `game` has come to, until `limits` or `stop` end it.
///
/// With limits in nodes or plies only, one thread, and nobody setting `stop`, the report
/// depends on the game and the limits alone (but for its time).
#[must_use]
pub fn search(game: &Game, limits: &Limits, stop: &AtomicBool) -> Report {
    Mind::for_rules(game.rules()).search(game, limits, stop, &mut |_| ())
}

/// What a search knows beside the game.
#[derive(Clone, Debug)]
pub struct Mind<'a> {
    /// How it judges.
    pub weights: Weights,
    /// Endgame tables, which must be made for the rules of the game to be of use.
    pub tables: Option<&'a EndgameTable>,
}

impl<'a> Mind<'a> {
    /// Judges as was learnt for `rules`, without tables.
    #[must_use]
    pub fn for_rules(rules: &RuleSet) -> Self {
        Self {
            weights: Weights::for_rules(rules),
            tables: None,
        }
    }

    /// The same with endgame tables.
    #[must_use]
    pub fn with_tables(self, tables: Option<&'a EndgameTable>) -> Self {
        Self { tables, ..self }
    }

    /// Searches as [`search`] does, on the fastest model that plays the game's rules;
    /// `watch` is told what has been found whenever a depth is finished.
    #[must_use]
    pub fn search(
        &self,
        game: &Game,
        limits: &Limits,
        stop: &AtomicBool,
        watch: &mut dyn FnMut(&Report),
    ) -> Report {
        let (rules, positions) = (game.rules(), game.positions());
        match PackedModel::new(rules, game.position(), &self.weights) {
            Some(model) => {
                let history: Vec<Packed> = positions.iter().map(Packed::new).collect();
                search_watched(
                    &model.with_tables(self.tables),
                    &history,
                    limits,
                    stop,
                    watch,
                )
            }
            None => {
                let model = Reference::new(rules, self.weights.clone()).with_tables(self.tables);
                search_watched(&model, positions, limits, stop, watch)
            }
        }
    }
}

/// The same on any model; `history` is the game so far, its last position the one to search.
#[must_use]
pub fn search_with<M: Model>(
    model: &M,
    history: &[M::State],
    limits: &Limits,
    stop: &AtomicBool,
) -> Report {
    search_watched(model, history, limits, stop, &mut |_| ())
}

/// Memory for all that a search of so many positions may remember: to clear more takes longer than a short search.
const fn most_useful_memory(nodes: u64) -> usize {
    const BYTES_PER_NODE: u64 = 32;
    nodes.saturating_mul(BYTES_PER_NODE) as usize
}

/// What the threads of a search share. Nothing that a thread writes to at every node may lie
/// in the same line of the processor's cache, or the others would wait for it at every node.
#[repr(align(128))]
struct Shared {
    table: TranspositionTable,
    /// Nothing where there is one thread.
    claims: Option<Claims>,
    over: AtomicBool,
    /// Positions that the helpers have visited; written after every depth.
    helpers_nodes: AtomicU64,
}

/// The same; `watch` is told what has been found whenever a depth is finished.
#[must_use]
pub fn search_watched<M: Model>(
    model: &M,
    history: &[M::State],
    limits: &Limits,
    stop: &AtomicBool,
    watch: &mut dyn FnMut(&Report),
) -> Report {
    let began = Instant::now();
    let shared = Shared {
        table: TranspositionTable::new(limits.memory.min(most_useful_memory(limits.nodes))),
        claims: (limits.threads > 1).then(Claims::new),
        over: AtomicBool::new(false),
        helpers_nodes: AtomicU64::new(0),
    };
    let root = |limits: &Limits| {
        let budget = Budget::new(limits, model.clock_interval(), [stop, &shared.over]);
        let path = Path::new(model, history);
        let searcher = AlphaBeta::new(model, &shared.table, path, budget, limits.full_width);
        let searcher = match &shared.claims {
            Some(claims) => searcher.beside(claims),
            None => searcher,
        };
        Root::new(searcher, history.last())
    };
    thread::scope(|scope| {
        // The helpers do the same work, but for what another has claimed; what they find
        // is in the table when the first thread comes there.
        let helpers: Vec<_> = (1..limits.threads.max(1))
            .map(|_| {
                let (root, shared) = (&root, &shared);
                scope.spawn(move || {
                    let mut root = root(limits);
                    let mut told = 0;
                    let mut tell = |root: &Root<'_, M>| {
                        let nodes = root.nodes();
                        let new = nodes - told;
                        shared.helpers_nodes.fetch_add(new, Ordering::Relaxed);
                        told = nodes;
                    };
                    root.deepen(limits, &mut |root, _| tell(root));
                    tell(&root);
                })
            })
            .collect();
        let mut root = root(limits);
        let report = |root: &Root<'_, M>, depth| {
            let mut report = root.report(depth, limits, began);
            report.nodes += shared.helpers_nodes.load(Ordering::Relaxed);
            report
        };
        let depth = root.deepen(limits, &mut |root, depth| watch(&report(root, depth)));
        shared.over.store(true, Ordering::Relaxed);
        for helper in helpers {
            // A helper that failed has said why; what it found is in the table or isn't.
            let _ = helper.join();
        }
        report(&root, depth)
    })
}
