//! The report of one ply of a game.

use std::sync::atomic::AtomicBool;

use serde::{Deserialize, Serialize};

use super::{Aids, MatchEngine, SentGame, worker_engine};
use crate::ai::Limits;
use crate::ai::background::Work;
use crate::rules::Hole;
use crate::teacher::report::{self, PlyReport};

/// Says what a ply of a game lost, and what would have been better.
#[derive(Serialize, Deserialize)]
pub struct ReportPly {
    /// The game before the ply.
    pub game: SentGame,
    /// What was played.
    pub played: Hole,
    /// What ends the search.
    pub limits: Limits,
    /// The match it belongs to.
    pub match_number: u32,
    /// What the search is given along.
    pub aids: Aids,
    /// What searches.
    #[serde(skip, default = "worker_engine")]
    pub engine: MatchEngine,
}

impl Work for ReportPly {
    const NAME: &'static str = "report ply";
    type Answer = Option<PlyReport>;

    fn run(self, stop: &AtomicBool) -> Self::Answer {
        let SentGame(game) = &self.game;
        self.engine.work(self.match_number, game, |engine| {
            self.aids.give_to(engine);
            report::of_ply(game, self.played, engine, self.limits, stop)
        })
    }
}
