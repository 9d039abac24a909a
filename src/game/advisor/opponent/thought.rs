//! The search for a move.

use std::num::NonZero;
use std::thread;
use std::time::Duration;

use bevy::prelude::Bundle;

use super::Thinking;
use crate::ai::levels::Skill;
use crate::ai::{BackgroundSearch, Level, Limits};
use crate::game::jobs;
use crate::game::session::CurrentMatch;
use crate::work::{Aids, Choose, ChooseAtSkill, MatchEngine, SentGame};

/// More threads than this find little more.
const MAX_THREADS: usize = 8;

/// How well a player plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Strength {
    /// At this level.
    Level(Level),
    /// With this skill.
    Skill(Skill),
}

/// The search for a move at a strength.
pub struct Thought<'a> {
    /// The strength.
    pub strength: Strength,
    /// The time that Grand Master is granted. `None` for a reproducible search, limited by nodes at
    /// every level.
    pub granted: Option<Duration>,
    /// What helps Grand Master.
    pub aids: Aids,
    /// The engine of Grand Master.
    pub engine: &'a MatchEngine,
}

impl Thought<'_> {
    /// Searches for a move in the position of the match.
    pub fn begin(self, current: &CurrentMatch, thinking: Thinking) -> impl Bundle + use<> {
        let game = SentGame(current.game().clone());
        let seed = current.setup().seed;
        let level = match self.strength {
            Strength::Level(level) => level,
            Strength::Skill(skill) => {
                let search = BackgroundSearch::begin(ChooseAtSkill { game, skill, seed });
                return jobs::search_job(thinking, search);
            }
        };
        let limits = match self.granted {
            Some(time) if level == Level::GrandMaster => Limits {
                threads: threads(),
                ..level.limits_within(game.0.rules(), time)
            },
            _ => Limits {
                time: None,
                ..level.limits(game.0.rules())
            },
        };
        let choose = Choose {
            game,
            match_number: current.turn().match_number,
            level,
            limits,
            seed,
            aids: self.aids,
            engine: self.engine.clone(),
        };
        jobs::search_job(thinking, BackgroundSearch::begin(choose))
    }
}

/// Threads that Grand Master searches with: one core is left for drawing.
fn threads() -> usize {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    cores.saturating_sub(1).clamp(1, MAX_THREADS)
}
