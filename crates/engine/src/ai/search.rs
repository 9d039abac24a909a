//! Iterative deepening on one or more threads, for any [`Model`].

mod root;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use web_time::Instant;

use super::abdada::ActiveNodes;
use super::alpha_beta::{AlphaBeta, Selectivity};
use super::budget::Budget;
use super::limits::{Limits, Signals};
use super::model::Model;
use super::repetition::RepetitionHistory;
use super::report::SearchReport;
use super::transposition::TranspositionTable;
use awale_rules::Moves;
use root::Root;

/// State shared by the threads of a search. Alignment keeps it off the cache lines that a thread
/// writes at every node.
#[repr(align(128))]
struct Shared {
    /// `None` if there is only one thread.
    active_nodes: Option<ActiveNodes>,
    is_over: AtomicBool,
    /// Nodes of the helper threads; updated after every depth.
    helper_nodes: AtomicU64,
}

/// Searches the last position of `history`, the game so far, until `limits` or `signals` ends the
/// search. Searches only the moves in `candidates`, or all of them if it contains no legal move.
/// Calls `watch` after every completed depth. Reads and updates `table`, whose entries must come
/// from the same model.
#[must_use]
pub fn search_on<M: Model>(
    model: &M,
    history: &[M::State],
    candidates: Moves,
    table: &TranspositionTable,
    limits: &Limits,
    signals: Signals<'_>,
    watch: &mut dyn FnMut(&SearchReport),
) -> SearchReport {
    let start = Instant::now();
    let shared = Shared {
        active_nodes: (limits.threads > 1).then(ActiveNodes::default),
        is_over: AtomicBool::new(false),
        helper_nodes: AtomicU64::new(0),
    };
    let new_root = |limits: &Limits| {
        let budget = Budget::new(limits, model.clock_interval(), signals, &shared.is_over);
        let repetition = RepetitionHistory::new(model, history);
        let searcher = AlphaBeta::new(model, table, repetition, budget, Selectivity::of(limits));
        let searcher = match &shared.active_nodes {
            Some(active_nodes) => searcher.with_active_nodes(active_nodes),
            None => searcher,
        };
        Root::new(searcher, history.last(), candidates)
    };
    thread::scope(|scope| {
        // Helpers search the same tree, deferring moves that another thread is searching, and share
        // their results through the table.
        let helpers = (1..limits.threads.max(1)).map_while(|_| {
            let (new_root, shared) = (&new_root, &shared);
            let help = move || {
                let mut root = new_root(limits);
                let mut reported_nodes = 0;
                let mut report_nodes = |root: &Root<'_, M>| {
                    let nodes = root.nodes();
                    let new_nodes = nodes - reported_nodes;
                    shared.helper_nodes.fetch_add(new_nodes, Ordering::Relaxed);
                    reported_nodes = nodes;
                };
                root.deepen(limits, &mut |root, _| report_nodes(root));
                report_nodes(&root);
            };
            // If the system can't start more threads, the others do the work.
            thread::Builder::new().spawn_scoped(scope, help).ok()
        });
        let helpers: Vec<_> = helpers.collect();
        let mut root = new_root(limits);
        let report = |root: &Root<'_, M>, depth| {
            let mut report = root.report(depth, limits, start);
            report.nodes += shared.helper_nodes.load(Ordering::Relaxed);
            report
        };
        let depth = root.deepen(limits, &mut |root, depth| watch(&report(root, depth)));
        shared.is_over.store(true, Ordering::Relaxed);
        for helper in helpers {
            // A helper that panicked has reported it; its results are in the table.
            let _ = helper.join();
        }
        report(&root, depth)
    })
}
