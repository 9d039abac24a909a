//! Reports on one ply of a game.

use std::sync::atomic::AtomicBool;

use serde::{Deserialize, Serialize};

use super::{MatchEngine, SearchData, SentGame, worker_engine};
use crate::ai::Limits;
use crate::ai::background::Work;
use crate::teacher::report::{self, PlyReport};
use awale_rules::Move;

/// Reports how much a ply of a game lost, and better moves.
#[derive(Serialize, Deserialize)]
pub struct ReportPly {
    /// The game before the ply.
    pub game: SentGame,
    /// The move played.
    pub played: Move,
    /// The limits of the search.
    pub limits: Limits,
    /// The match for which the engine keeps its transposition table.
    pub match_number: u32,
    /// The tables and the network.
    pub search_data: SearchData,
    /// The engine; a worker has its own.
    #[serde(skip, default = "worker_engine")]
    pub engine: MatchEngine,
}

impl Work for ReportPly {
    const NAME: &'static str = "report ply";
    type Answer = Option<PlyReport>;

    fn run(self, stop: &AtomicBool) -> Self::Answer {
        let SentGame(game) = &self.game;
        self.engine.work(self.match_number, game, |engine| {
            self.search_data.install_in(engine);
            report::analyse_ply(game, self.played, engine, self.limits, stop)
        })
    }
}
