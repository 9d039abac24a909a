//! The search for a move.

use std::num::NonZero;
use std::thread;
use std::time::Duration;

use bevy::prelude::Bundle;

use super::Thinking;
use crate::jobs;
use crate::session::CurrentMatch;
use awale_engine::ai::levels::Strength;
use awale_engine::ai::{BackgroundSearch, Limits};
use awale_engine::work::{Choose, MatchEngine, SearchData, SentGame};

/// Maximum number of search threads: more gain little.
const MAX_THREADS: usize = 8;

/// A search for a move at a given strength.
pub struct MoveSearch<'a> {
    /// The playing strength.
    pub strength: Strength,
    /// Time limit of the Grand Master level. `None` makes the search reproducible, limited by nodes
    /// at every level.
    pub time_limit: Option<Duration>,
    /// Tables and network of the Grand Master level.
    pub search_data: SearchData,
    /// Engine of the Grand Master level.
    pub engine: &'a MatchEngine,
}

impl MoveSearch<'_> {
    /// Searches for a move in the position of the match.
    pub fn begin(self, current: &CurrentMatch, thinking: Thinking) -> impl Bundle + use<> {
        let strength = match self.time_limit {
            Some(time) => self.strength.within(time, threads()),
            None => self.strength.with_limits(Limits {
                time: None,
                ..self.strength.limits
            }),
        };
        let choose = Choose {
            game: SentGame(current.game().clone()),
            match_number: current.turn().match_number,
            strength,
            seed: current.setup().seed,
            search_data: self.search_data,
            engine: self.engine.clone(),
        };
        jobs::search_job(thinking, BackgroundSearch::begin(choose))
    }
}

/// Returns the number of search threads of the Grand Master level: one core is left for rendering.
fn threads() -> usize {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    cores.saturating_sub(1).clamp(1, MAX_THREADS)
}
