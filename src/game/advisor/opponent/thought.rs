//! Thinking on a thread of its own.

use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use bevy::log::error;

use crate::ai::tables::EndgameTable;
use crate::ai::{Choice, Level, Limits, choose_within};
use crate::game::session::{CurrentMatch, Turn};
use crate::rules::{Game, Hole};

/// More threads than this find little more.
const MOST_THREADS: usize = 8;

/// A search that goes on elsewhere. Dropping it ends the search.
pub struct Thought {
    turn: Turn,
    game: Game,
    stop: Arc<AtomicBool>,
    thread: Option<JoinHandle<Option<Choice>>>,
}

impl Thought {
    /// Begins to think about the match as it stands, with the endgame tables that are
    /// there, for the time that Grand Master is `granted`. `None` for a thought that is the same
    /// on every machine: it has no limit in time, and one in positions at every level.
    pub fn begin(
        current: &CurrentMatch,
        level: Level,
        granted: Option<Duration>,
        tables: Option<Arc<EndgameTable>>,
    ) -> Self {
        let game = current.game().clone();
        let seed = current.setup().seed;
        let stop = Arc::new(AtomicBool::new(false));
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
        let thread = thread::Builder::new().name("mind".to_owned()).spawn({
            let (game, stop) = (game.clone(), Arc::clone(&stop));
            move || choose_within(&game, level, limits, tables.as_deref(), seed, &stop)
        });
        if let Err(error) = &thread {
            error!("no thread to think on: {error}");
        }
        Self {
            turn: current.turn(),
            game,
            stop,
            thread: thread.ok(),
        }
    }

    /// The moment it is about.
    pub const fn turn(&self) -> Turn {
        self.turn
    }

    /// Whether the answer is there.
    pub fn is_finished(&self) -> bool {
        self.thread.as_ref().is_none_or(JoinHandle::is_finished)
    }

    /// The hole to play; waits for it if need be. Nothing when the game is over.
    pub fn answer(mut self) -> Option<Hole> {
        match self.thread.take().map(JoinHandle::join) {
            Some(Ok(choice)) => choice.map(|choice| choice.hole),
            // Nobody must wait for ever because the mind has failed (it has said why on its way out).
            Some(Err(_)) | None => self
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

impl Drop for Thought {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}
