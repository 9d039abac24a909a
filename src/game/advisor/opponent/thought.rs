//! Thinking about the next move, in the background.

use std::num::NonZero;
use std::thread;
use std::time::Duration;

use crate::ai::levels::Skill;
use crate::ai::{BackgroundSearch, Level, Limits};
use crate::game::background::begun;
use crate::game::session::{CurrentMatch, Turn};
use crate::rules::{Game, Hole};
use crate::work::{Aids, Choose, ChooseAtSkill, MatchEngine, SentGame};

/// More threads than this find little more.
const MOST_THREADS: usize = 8;

/// How well is played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Strength {
    /// At this level.
    Level(Level),
    /// With this skill.
    Skill(Skill),
}

/// A search for the move to play. Dropping it ends the search.
pub struct Thought {
    turn: Turn,
    game: Game,
    /// `None` if there was no thread to search on.
    search: Option<BackgroundSearch<Option<Hole>>>,
}

impl Thought {
    /// Begins to think about the match as it stands, with what Grand Master is
    /// given along, for the time that Grand Master is `granted`. `None` for a thought that is the same
    /// on every machine: it has no limit in time, and one in positions at every level.
    pub fn begin(
        current: &CurrentMatch,
        strength: Strength,
        granted: Option<Duration>,
        aids: Aids,
        engine: &MatchEngine,
    ) -> Self {
        let game = current.game().clone();
        let seed = current.setup().seed;
        let level = match strength {
            Strength::Level(level) => level,
            Strength::Skill(skill) => {
                let game = SentGame(game);
                let search = BackgroundSearch::begin(ChooseAtSkill { game, skill, seed });
                return Self::of(current, begun(search));
            }
        };
        let limits = match granted {
            Some(time) if level == Level::GrandMaster => Limits {
                threads: threads(),
                ..level.limits_within(game.rules(), time)
            },
            _ => Limits {
                time: None,
                ..level.limits(game.rules())
            },
        };
        let search = BackgroundSearch::begin(Choose {
            game: SentGame(game),
            match_number: current.turn().match_number,
            level,
            limits,
            seed,
            aids,
            engine: engine.clone(),
        });
        Self::of(current, begun(search))
    }

    /// A thought about the match as it stands, by this search.
    pub(super) fn of(
        current: &CurrentMatch,
        search: Option<BackgroundSearch<Option<Hole>>>,
    ) -> Self {
        Self {
            turn: current.turn(),
            game: current.game().clone(),
            search,
        }
    }

    /// The moment it is about.
    pub const fn turn(&self) -> Turn {
        self.turn
    }

    /// Whether the answer is there.
    pub fn is_finished(&self) -> bool {
        self.search
            .as_ref()
            .is_none_or(BackgroundSearch::is_finished)
    }

    /// The hole to play; waits for it if need be. `None` if the game is over.
    pub fn answer(self) -> Option<Hole> {
        match self.search.and_then(BackgroundSearch::join) {
            Some(choice) => choice,
            // The match must go on even if the search could not begin or has panicked.
            None => self
                .game
                .position()
                .legal_moves(self.game.rules())
                .iter()
                .next(),
        }
    }
}

/// Threads that Grand Master searches with: one core is left for the picture.
fn threads() -> usize {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    cores.saturating_sub(1).clamp(1, MOST_THREADS)
}
