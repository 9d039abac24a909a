//! Chooses a move.

use std::sync::atomic::AtomicBool;

use serde::{Deserialize, Serialize};

use super::{MatchEngine, SearchData, SentGame, worker_engine};
use crate::ai::background::Work;
use crate::ai::levels::Strength;
use crate::ai::{Engine, choose};
use awale_rules::Move;

/// Chooses the computer's move.
#[derive(Serialize, Deserialize)]
pub struct Choose {
    /// The game so far.
    pub game: SentGame,
    /// The match for which the engine keeps its transposition table.
    pub match_number: u32,
    /// The strength of the computer.
    pub strength: Strength,
    /// The random seed.
    pub seed: u64,
    /// The tables and the network, for Grand Master.
    pub search_data: SearchData,
    /// Grand Master's engine; a worker has its own.
    #[serde(skip, default = "worker_engine")]
    pub engine: MatchEngine,
}

impl Work for Choose {
    const NAME: &'static str = "choose";
    type Answer = Option<Move>;

    fn run(self, stop: &AtomicBool) -> Self::Answer {
        let SentGame(game) = &self.game;
        let choose =
            |engine: Option<&mut Engine>| choose(game, self.strength, self.seed, stop, engine);
        let chosen = if self.strength.is_full {
            self.engine.work(self.match_number, game, |engine| {
                self.search_data.install_in(engine);
                choose(Some(engine))
            })
        } else {
            choose(None)
        };
        chosen.map(|chosen| chosen.mv)
    }
}
