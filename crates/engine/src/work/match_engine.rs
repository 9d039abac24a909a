//! The engine of a match, whose transposition table is kept from one move to the next.

use super::shared::Shared;
use crate::ai::Engine;
use awale_rules::Game;

/// An engine for background searches, one at a time. Each user needs its own.
#[derive(Clone)]
pub struct MatchEngine {
    shared: Shared<EngineOfMatch>,
    /// Size of its transposition table, in bytes; allocated on first use.
    table_bytes: usize,
}

struct EngineOfMatch {
    match_number: u32,
    engine: Engine,
}

impl MatchEngine {
    /// Creates an engine with up to `table_bytes` bytes for its transposition table.
    pub fn new(table_bytes: usize) -> Self {
        Self {
            shared: Shared::default(),
            table_bytes,
        }
    }

    /// Runs `search` with the engine, whose table is cleared when a new match begins. Waits for the
    /// previous search, which should have been stopped, to end, so call it in the background.
    pub fn work<T>(
        &self,
        match_number: u32,
        game: &Game,
        search: impl FnOnce(&mut Engine) -> T,
    ) -> T {
        let mut shared = self.shared.lock();
        let shared = shared.get_or_insert_with(|| EngineOfMatch {
            match_number,
            engine: Engine::with_memory(game.rules(), self.table_bytes)
                .unwrap_or_else(|_| Engine::new(game.rules())),
        });
        if shared.match_number != match_number {
            shared.match_number = match_number;
            shared.engine.new_game();
        }
        search(&mut shared.engine)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::panic::{AssertUnwindSafe, catch_unwind};
    use std::sync::atomic::AtomicBool;

    use super::*;
    use crate::ai::Limits;
    use crate::fixtures::start;

    fn nodes(engine: &MatchEngine, match_number: u32, game: &Game) -> u64 {
        let stop = AtomicBool::new(false);
        engine.work(match_number, game, |engine| {
            engine
                .search(game, &Limits::depth(12), &stop, &mut |_| ())
                .nodes
        })
    }

    #[test]
    fn the_table_is_kept_only_during_the_match() {
        let (engine, game) = (MatchEngine::new(1 << 20), start("awale"));
        let first = nodes(&engine, 1, &game);
        assert!(nodes(&engine, 1, &game) < first / 2);
        assert_eq!(nodes(&engine, 2, &game), first);
    }

    #[test]
    fn a_search_that_panics_leaves_an_empty_table() {
        let (engine, game) = (MatchEngine::new(1 << 20), start("awale"));
        let first = nodes(&engine, 1, &game);
        let search = || engine.work(1, &game, |_| panic!("on purpose"));
        catch_unwind(AssertUnwindSafe(search)).unwrap_err();
        assert_eq!(nodes(&engine, 1, &game), first);
    }
}
