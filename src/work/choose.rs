//! The choice of a move.

use std::sync::atomic::AtomicBool;

use serde::{Deserialize, Serialize};

use super::{Aids, MatchEngine, SentGame, worker_engine};
use crate::ai::background::Work;
use crate::ai::choose::choose_at_skill;
use crate::ai::levels::Skill;
use crate::ai::{Level, Limits, choose_within};
use crate::rules::Hole;

/// Chooses the computer's move.
#[derive(Serialize, Deserialize)]
pub struct Choose {
    /// The game so far.
    pub game: SentGame,
    /// The match it belongs to: the engine keeps what it has found in it.
    pub match_number: u32,
    /// How well the computer plays.
    pub level: Level,
    /// What ends the search.
    pub limits: Limits,
    /// The source of chance.
    pub seed: u64,
    /// What Grand Master is given along.
    pub aids: Aids,
    /// What searches for Grand Master.
    #[serde(skip, default = "worker_engine")]
    pub engine: MatchEngine,
}

impl Work for Choose {
    const NAME: &'static str = "choose";
    type Answer = Option<Hole>;

    fn run(self, stop: &AtomicBool) -> Self::Answer {
        let SentGame(game) = &self.game;
        let chosen = if self.level == Level::GrandMaster {
            self.engine.work(self.match_number, game, |engine| {
                self.aids.give_to(engine);
                engine.choose(game, self.level, &self.limits, self.seed, stop)
            })
        } else {
            choose_within(game, self.level, self.limits, None, self.seed, stop)
        };
        chosen.map(|chosen| chosen.hole)
    }
}

/// Chooses the move of a companion.
#[derive(Serialize, Deserialize)]
pub struct ChooseAtSkill {
    /// The game so far.
    pub game: SentGame,
    /// How well it plays.
    pub skill: Skill,
    /// The source of chance.
    pub seed: u64,
}

impl Work for ChooseAtSkill {
    const NAME: &'static str = "choose at skill";
    type Answer = Option<Hole>;

    fn run(self, stop: &AtomicBool) -> Self::Answer {
        let SentGame(game) = &self.game;
        choose_at_skill(game, self.skill, self.seed, stop)
    }
}
