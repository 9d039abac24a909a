//! Iterative deepening on one thread or several, from the position that a game has come to, on any [`Model`].

mod root;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use web_time::Instant;

use super::abdada::CurrentlySearched;
use super::alpha_beta::{AlphaBeta, Selection};
use super::budget::Budget;
use super::limits::{Limits, Signals};
use super::model::Model;
use super::path::Path;
use super::report::SearchReport;
use super::transposition::TranspositionTable;
use root::Root;

/// What the threads of a search share. Nothing that a thread writes to at every node may lie
/// in the same line of the processor's cache, or the others would wait for it at every node.
#[repr(align(128))]
struct Shared {
    /// `None` if there is one thread.
    searched: Option<CurrentlySearched>,
    over: AtomicBool,
    /// Positions that the helpers have visited; written after every depth.
    helpers_nodes: AtomicU64,
}

/// Searches the last position of `history`, the game so far, until `limits` or `signals` end it; `watch` is told what has been
/// found whenever a depth is finished. `table` gives what is known from earlier searches of the same model, and takes what this one finds.
#[must_use]
pub fn search_on<M: Model>(
    model: &M,
    history: &[M::State],
    table: &TranspositionTable,
    limits: &Limits,
    signals: Signals<'_>,
    watch: &mut dyn FnMut(&SearchReport),
) -> SearchReport {
    let began = Instant::now();
    let shared = Shared {
        searched: (limits.threads > 1).then(CurrentlySearched::new),
        over: AtomicBool::new(false),
        helpers_nodes: AtomicU64::new(0),
    };
    let root = |limits: &Limits| {
        let budget = Budget::new(limits, model.clock_interval(), signals, &shared.over);
        let path = Path::new(model, history);
        let searcher = AlphaBeta::new(model, table, path, budget, Selection::of(limits));
        let searcher = match &shared.searched {
            Some(searched) => searcher.beside(searched),
            None => searcher,
        };
        Root::new(searcher, history.last())
    };
    thread::scope(|scope| {
        // The helpers do the same work, but for what another is searching; what they find
        // is in the table when the first thread comes there.
        let helpers = (1..limits.threads.max(1)).map_while(|_| {
            let (root, shared) = (&root, &shared);
            let help = move || {
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
            };
            // Where the system gives no more threads, those that there are do all the work.
            thread::Builder::new().spawn_scoped(scope, help).ok()
        });
        let helpers: Vec<_> = helpers.collect();
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
