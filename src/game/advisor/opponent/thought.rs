//! Thinking on a thread of its own.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};

use bevy::log::error;

use crate::ai::tables::EndgameTable;
use crate::ai::{ChosenMove, Level, Limits, choose_within};
use crate::game::session::{CurrentMatch, Turn};
use crate::rules::{Game, Hole};

/// A search that goes on elsewhere. Dropping it ends the search.
pub struct Thought {
    turn: Turn,
    game: Game,
    stop: Arc<AtomicBool>,
    thread: Option<JoinHandle<Option<ChosenMove>>>,
}

impl Thought {
    /// Begins to think about the match as it stands, with the endgame tables that are
    /// there. An unhurried thought has no limit in time, so that it is the same on every machine.
    pub fn begin(
        current: &CurrentMatch,
        level: Level,
        unhurried: bool,
        tables: Option<Arc<EndgameTable>>,
    ) -> Self {
        let game = current.game().clone();
        let seed = current.setup().seed;
        let stop = Arc::new(AtomicBool::new(false));
        let own_time = level.limits(game.rules());
        let limits = Limits {
            time: own_time.time.filter(|_| !unhurried),
            ..own_time
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

impl Drop for Thought {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}
