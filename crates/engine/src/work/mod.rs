//! Background work as data: see [`Work`]. A thread uses the engine and tables that come with the
//! request; a browser's worker has its own, and answers requests through [`serve`].

mod analyse;
mod choose;
mod match_engine;
mod measure;
mod mine_puzzles;
mod practise;
mod report_ply;
mod search_data;
mod sent_game;
mod shared;
mod tables;

use std::sync::LazyLock;
use std::sync::atomic::AtomicBool;

use crate::ai::background::Work;

pub use analyse::Analyse;
pub use choose::Choose;
pub use match_engine::MatchEngine;
pub use measure::Measure;
pub use mine_puzzles::{MinePuzzles, MinedPuzzles, SharedMiner};
pub use practise::{Practise, Practised, SharedPractice};
pub use report_ply::ReportPly;
pub use search_data::SearchData;
pub use sent_game::SentGame;
pub use tables::TablesRequest;

/// Size of the transposition table of a browser's worker, in bytes: smaller than in a native
/// program.
const WORKER_TABLE_BYTES: usize = 32 << 20;

/// Returns the engine of a browser's worker.
fn worker_engine() -> MatchEngine {
    static ENGINE: LazyLock<MatchEngine> = LazyLock::new(|| MatchEngine::new(WORKER_TABLE_BYTES));
    ENGINE.clone()
}

/// Runs the encoded `request` for the work called `name`, and returns its encoded answer; `None` if
/// the name or the request is invalid.
#[must_use]
pub fn serve(name: &str, request: &str) -> Option<String> {
    match name {
        Choose::NAME => run::<Choose>(request),
        ReportPly::NAME => run::<ReportPly>(request),
        Measure::NAME => run::<Measure>(request),
        MinePuzzles::NAME => run::<MinePuzzles>(request),
        Practise::NAME => run::<Practise>(request),
        Analyse::NAME => run::<Analyse>(request),
        _ => None,
    }
}

fn run<W: Work>(request: &str) -> Option<String> {
    let work: W = ron::from_str(request).ok()?;
    ron::to_string(&work.run(&AtomicBool::new(false))).ok()
}

#[cfg(test)]
mod tests;
