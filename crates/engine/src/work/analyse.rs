//! Analyses a position.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use serde::{Deserialize, Serialize};

use super::search_data::shared_network;
use super::{MatchEngine, SentGame, worker_engine};
use crate::ai::analysis::{Analysis, quick_limits};
use crate::ai::background::Work;
use crate::ai::evaluation::Network;

/// Evaluates the current position of a game, and all its moves.
#[derive(Serialize, Deserialize)]
pub struct Analyse {
    /// The game up to the position.
    pub game: SentGame,
    /// The match for which the engine keeps its transposition table.
    pub match_number: u32,
    /// A learnt network; `None` for the built-in evaluation.
    #[serde(with = "shared_network")]
    pub network: Option<Arc<Network>>,
    /// The engine; a worker has its own.
    #[serde(skip, default = "worker_engine")]
    pub engine: MatchEngine,
}

impl Work for Analyse {
    const NAME: &'static str = "analyse";
    type Answer = Option<Analysis>;

    fn run(self, stop: &AtomicBool) -> Self::Answer {
        let SentGame(game) = &self.game;
        self.engine.work(self.match_number, game, |engine| {
            engine.set_network(self.network.as_ref());
            engine.analyse(game, quick_limits(), stop, &mut |_| ())
        })
    }
}
