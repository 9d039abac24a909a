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

/// Memory for the transposition table of a browser's worker, in bytes: less than a native program
/// uses.
const WORKER_MEMORY: usize = 32 << 20;

/// Returns the engine of a browser's worker.
fn worker_engine() -> MatchEngine {
    static ENGINE: LazyLock<MatchEngine> = LazyLock::new(|| MatchEngine::new(WORKER_MEMORY));
    ENGINE.clone()
}

/// Runs the encoded `request` for the work called `name`, and encodes its answer; `None` if the
/// name or the request is invalid.
#[must_use]
pub fn serve(name: &str, request: &str) -> Option<String> {
    match name {
        Choose::NAME => answer::<Choose>(request),
        ReportPly::NAME => answer::<ReportPly>(request),
        Measure::NAME => answer::<Measure>(request),
        MinePuzzles::NAME => answer::<MinePuzzles>(request),
        Practise::NAME => answer::<Practise>(request),
        Analyse::NAME => answer::<Analyse>(request),
        _ => None,
    }
}

fn answer<W: Work>(request: &str) -> Option<String> {
    let work: W = ron::from_str(request).ok()?;
    ron::to_string(&work.run(&AtomicBool::new(false))).ok()
}

#[cfg(test)]
mod tests;
