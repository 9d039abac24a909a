//! The engine: the state that outlives a single search.

#[cfg(test)]
mod tests;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::evaluation::{Network, Weights};
use super::fastest_model::with_model;
use super::limits::{Limits, Signals};
use super::lockless::OutOfMemory;
use super::model::{Knowledge, Model};
use super::report::SearchReport;
use super::search::search_on;
use super::tables::table::EndgameTable;
use super::transposition::TranspositionTable;
use awale_rules::{Game, Moves, RuleSet};

/// Bytes of transposition table per node searched. Clearing a larger table takes longer than a
/// short search.
const BYTES_PER_NODE: u64 = 32;

/// Searches games under one rule set, and keeps its transposition table between searches, since
/// most entries are still useful one move later.
///
/// The report may therefore differ from that of the same search with an empty table. After
/// [`clear`](Self::clear), searches are reproducible.
///
/// ```
/// use std::sync::atomic::AtomicBool;
/// use awale_engine::ai::{Engine, Limits};
/// use awale_rules::{Game, Side, library};
///
/// let rules = library::load("awale").and_then(Result::ok).ok_or("no such variant")?;
/// let mut game = Game::new(rules, Side::South, &mut ());
/// let mut engine = Engine::with_memory(game.rules(), 1 << 20)?;
/// let stop = AtomicBool::new(false);
/// while game.moves().len() < 4 {
///     let report = engine.search(&game, &Limits::nodes(2_000), &stop, &mut |_| ());
///     let best = report.best().ok_or("the game is over")?;
///     game.play(best, &mut ()).map_err(|refusal| format!("{refusal:?}"))?;
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Engine {
    /// Fingerprint of the rules that the weights, networks and table are for.
    fingerprint: u64,
    weights: Weights,
    /// The built-in network for these rules.
    built_in_network: Option<Arc<Network>>,
    /// The caller's network, used instead if it fits the rules.
    network: Option<Arc<Network>>,
    endgame: Option<EndgameTable>,
    table: TranspositionTable,
    /// Whether the table may hold entries.
    is_used: bool,
    /// Whether the entries were searched at full width.
    is_full_width: bool,
    /// Whether the entries were evaluated by the network.
    uses_network: bool,
}

/// Searches the current position of `game` with a new engine, until `limits` or `stop` ends the
/// search.
///
/// If `limits` bound only nodes or depth, with one thread, and `stop` isn't set, the report is
/// reproducible except for its time.
///
/// ```
/// use std::sync::atomic::AtomicBool;
/// use awale_engine::ai::{Limits, search};
/// use awale_rules::{Game, Side, library};
///
/// let rules = library::load("oware").and_then(Result::ok).ok_or("no such variant")?;
/// let game = Game::new(rules, Side::South, &mut ());
/// let report = search(&game, &Limits::depth(4), &AtomicBool::new(false));
/// assert_eq!(report.depth, 4);
/// let best = report.best().ok_or("the game is over")?;
/// assert!(game.position().refusal(game.rules(), best).is_none());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn search(game: &Game, limits: &Limits, stop: &AtomicBool) -> SearchReport {
    Engine::for_one_search(game.rules(), limits, Engine::DEFAULT_MEMORY).search(
        game,
        limits,
        stop,
        &mut |_| (),
    )
}

impl Engine {
    /// Default size of the transposition table: 16 MiB.
    pub const DEFAULT_MEMORY: usize = 16 << 20;

    /// Creates an engine for `rules` with the built-in evaluation, no endgame tables, and a
    /// transposition table of [`Self::DEFAULT_MEMORY`]; without a table if the allocation fails.
    #[must_use]
    pub fn new(rules: &RuleSet) -> Self {
        Self::with_memory_or_none(rules, Self::DEFAULT_MEMORY)
    }

    /// Like [`new`](Self::new), with a table of up to `bytes`; 0 for none.
    ///
    /// # Errors
    /// Returns an error if the allocation fails.
    pub fn with_memory(rules: &RuleSet, bytes: usize) -> Result<Self, OutOfMemory> {
        Ok(Self {
            table: TranspositionTable::new(bytes)?,
            ..Self::without_memory(rules)
        })
    }

    /// Creates an engine for a single search: its table is no larger than the search can fill or
    /// than `max_bytes`.
    pub(super) fn for_one_search(rules: &RuleSet, limits: &Limits, max_bytes: usize) -> Self {
        // In a browser, a `usize` has 32 bits.
        let useful_bytes = usize::try_from(limits.nodes.saturating_mul(BYTES_PER_NODE));
        Self::with_memory_or_none(rules, max_bytes.min(useful_bytes.unwrap_or(usize::MAX)))
    }

    fn with_memory_or_none(rules: &RuleSet, bytes: usize) -> Self {
        Self::with_memory(rules, bytes).unwrap_or_else(|_| Self::without_memory(rules))
    }

    fn without_memory(rules: &RuleSet) -> Self {
        Self {
            fingerprint: rules.fingerprint(),
            weights: Weights::for_rules(rules),
            built_in_network: Network::for_rules(rules),
            network: None,
            endgame: None,
            table: TranspositionTable::none(),
            is_used: false,
            is_full_width: false,
            uses_network: false,
        }
    }

    /// Replaces the evaluation with `weights`, without a network, and clears the table.
    #[must_use]
    pub fn with_weights(mut self, weights: Weights) -> Self {
        self.clear();
        self.weights = weights;
        (self.built_in_network, self.network) = (None, None);
        self
    }

    /// Replaces the network; see [`set_network`](Self::set_network).
    #[must_use]
    pub fn with_network(mut self, network: Arc<Network>) -> Self {
        self.set_network(Some(&network));
        self
    }

    /// Sets the network, which is used only for the rules it was trained for; `None` restores the
    /// built-in one. Clears the table if the network changes.
    pub fn set_network(&mut self, network: Option<&Arc<Network>>) {
        if self.network.as_ref() != network {
            self.clear();
            self.network = network.cloned();
        }
    }

    /// Sets the endgame tables, which are used only for the rules they were built for.
    #[must_use]
    pub fn with_tables(mut self, tables: Option<&EndgameTable>) -> Self {
        self.set_tables(tables);
        self
    }

    /// Sets the endgame tables. Clones share their layers, so this is cheap.
    pub fn set_tables(&mut self, tables: Option<&EndgameTable>) {
        self.endgame = tables.cloned();
    }

    /// Returns the endgame tables.
    #[must_use]
    pub const fn tables(&self) -> Option<&EndgameTable> {
        self.endgame.as_ref()
    }

    /// Resizes the transposition table to up to `bytes`, and clears it.
    ///
    /// # Errors
    /// Returns an error if the allocation fails; the table then keeps its old size.
    pub fn set_memory(&mut self, bytes: usize) -> Result<(), OutOfMemory> {
        let old_bytes = self.table.bytes();
        // Free the old table first: there may not be enough memory for both.
        self.table = TranspositionTable::none();
        self.is_used = false;
        let new_table = TranspositionTable::new(bytes);
        let error = new_table.as_ref().err().copied();
        self.table = new_table
            .or_else(|_| TranspositionTable::new(old_bytes))
            .unwrap_or_else(|_| TranspositionTable::none());
        error.map_or(Ok(()), Err)
    }

    /// Returns the size of the transposition table, in bytes.
    #[must_use]
    pub fn memory(&self) -> usize {
        self.table.bytes()
    }

    /// Clears the transposition table.
    pub fn clear(&mut self) {
        if self.is_used {
            self.table.clear();
            self.is_used = false;
        }
    }

    /// Prepares for another game: clears the transposition table.
    pub fn new_game(&mut self) {
        self.clear();
    }

    /// Searches the current position of `game` until `limits` or `signals` ends the search. Calls
    /// `watch` after every completed depth.
    ///
    /// If the rules differ from those of the last search, the engine clears its table and loads
    /// their built-in evaluation.
    pub fn search<'s>(
        &mut self,
        game: &Game,
        limits: &Limits,
        signals: impl Into<Signals<'s>>,
        watch: &mut dyn FnMut(&SearchReport),
    ) -> SearchReport {
        self.search_among(Moves::EMPTY, game, limits, signals, watch)
    }

    /// Like [`search`](Self::search), but searches only the moves that `candidates` contains, or
    /// all moves if it contains none of the position's.
    pub fn search_among<'s>(
        &mut self,
        candidates: Moves,
        game: &Game,
        limits: &Limits,
        signals: impl Into<Signals<'s>>,
        watch: &mut dyn FnMut(&SearchReport),
    ) -> SearchReport {
        self.prepare(game.rules(), limits);
        let (rules, positions, table) = (game.rules(), game.positions(), &self.table);
        let signals = signals.into();
        let custom = self.network.as_deref();
        let network = custom
            .filter(|network| network.fits(rules))
            .or(self.built_in_network.as_deref())
            .filter(|_| limits.network);
        let knowledge = Knowledge {
            weights: &self.weights,
            network,
            tables: self.endgame.as_ref(),
        };
        with_model!(rules, game.position(), knowledge, |model| {
            let history: Vec<_> = positions
                .iter()
                .map(|position| model.state_of(position))
                .collect();
            search_on(&model, &history, candidates, table, limits, signals, watch)
        })
    }

    fn prepare(&mut self, rules: &RuleSet, limits: &Limits) {
        if self.fingerprint != rules.fingerprint() {
            self.clear();
            self.fingerprint = rules.fingerprint();
            self.weights = Weights::for_rules(rules);
            self.built_in_network = Network::for_rules(rules);
        }
        // Entries of a reduced search can't be reused at full width, and values from the weights
        // can't be mixed with the network's.
        if limits.full_width && !self.is_full_width || limits.network != self.uses_network {
            self.clear();
        }
        self.is_full_width = limits.full_width;
        self.uses_network = limits.network;
        if self.is_used {
            self.table.next_search();
        }
        self.is_used = true;
    }
}
