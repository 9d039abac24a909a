//! Chooses a move.

use std::sync::atomic::AtomicBool;

use serde::{Deserialize, Serialize};

use super::{MatchEngine, SearchData, SentGame, worker_engine};
use crate::ai::background::Work;
use crate::ai::choose::choose_at_skill;
use crate::ai::levels::Skill;
use crate::ai::{Level, Limits, choose_within};
use awale_rules::Move;

/// Chooses the computer's move.
#[derive(Serialize, Deserialize)]
pub struct Choose {
    /// The game so far.
    pub game: SentGame,
    /// The match for which the engine keeps its transposition table.
    pub match_number: u32,
    /// The strength of the computer.
    pub level: Level,
    /// The limits of the search.
    pub limits: Limits,
    /// The random seed.
    pub seed: u64,
    /// Tables and network, for Grand Master.
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
        let chosen = if self.level == Level::GrandMaster {
            self.engine.work(self.match_number, game, |engine| {
                self.search_data.set_in(engine);
                engine.choose(game, self.level, &self.limits, self.seed, stop)
            })
        } else {
            choose_within(game, self.level, self.limits, None, self.seed, stop)
        };
        chosen.map(|chosen| chosen.mv)
    }
}

/// Chooses a companion's move.
#[derive(Serialize, Deserialize)]
pub struct ChooseAtSkill {
    /// The game so far.
    pub game: SentGame,
    /// Its strength.
    pub skill: Skill,
    /// The random seed.
    pub seed: u64,
}

impl Work for ChooseAtSkill {
    const NAME: &'static str = "choose at skill";
    type Answer = Option<Move>;

    fn run(self, stop: &AtomicBool) -> Self::Answer {
        let SentGame(game) = &self.game;
        choose_at_skill(game, self.skill, self.seed, stop)
    }
}
