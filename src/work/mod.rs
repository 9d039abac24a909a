//! What the program leaves to be done in the background, as data: see [`Work`]. On a thread it
//! works with what it is given along; a browser's worker has the same of its own, and [`serve`]s
//! each page that asks.

mod aids;
mod analyse;
mod choose;
mod kept;
mod match_engine;
mod measure;
mod mine_puzzles;
mod practise;
mod report_ply;
mod sent_game;
mod tables;

use std::sync::LazyLock;
use std::sync::atomic::AtomicBool;

use crate::ai::background::Work;

pub use aids::Aids;
pub use analyse::Analyse;
pub use choose::{Choose, ChooseAtSkill};
pub use match_engine::MatchEngine;
pub use measure::Measure;
pub use mine_puzzles::{KeptMiner, MinePuzzles, MinedPuzzles};
pub use practise::{KeptPractice, Practise, Practised};
pub use report_ply::ReportPly;
pub use sent_game::SentGame;
pub use tables::TablesWanted;

/// Memory for the transposition table of a browser's worker, in bytes: a page has less than a
/// program.
const WORKER_MEMORY: usize = 32 << 20;

/// The engine of a browser's worker.
fn worker_engine() -> MatchEngine {
    static ENGINE: LazyLock<MatchEngine> = LazyLock::new(|| MatchEngine::new(WORKER_MEMORY));
    ENGINE.clone()
}

/// Does the work of this name that `request` describes, and describes its answer; `None` if it
/// can't be read.
#[must_use]
pub fn serve(name: &str, request: &str) -> Option<String> {
    match name {
        Choose::NAME => done::<Choose>(request),
        ChooseAtSkill::NAME => done::<ChooseAtSkill>(request),
        ReportPly::NAME => done::<ReportPly>(request),
        Measure::NAME => done::<Measure>(request),
        MinePuzzles::NAME => done::<MinePuzzles>(request),
        Practise::NAME => done::<Practise>(request),
        Analyse::NAME => done::<Analyse>(request),
        _ => None,
    }
}

fn done<W: Work>(request: &str) -> Option<String> {
    let work: W = ron::from_str(request).ok()?;
    ron::to_string(&work.run(&AtomicBool::new(false))).ok()
}

#[cfg(test)]
mod tests;
