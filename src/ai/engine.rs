//! The engine: everything that lasts from one search to the next.

#[cfg(test)]
mod tests;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::evaluation::{Network, Weights};
use super::limits::{Limits, Signals};
use super::lockless::OutOfMemory;
use super::model::{Evaluators, Model};
use super::packed::with_model;
use super::report::SearchReport;
use super::search::search_on;
use super::tables::table::EndgameTable;
use super::transposition::TranspositionTable;
use crate::rules::{Game, RuleSet};

/// Memory that a search can make use of for each position it visits, in bytes: to clear more takes longer than a short search.
const BYTES_PER_NODE: u64 = 32;

/// Searches the games of one rule set, and keeps what it has found from one search to the next: a move later most of what
/// was known is still of use.
///
/// A search that starts from what another has found needn't find the same as one that starts from nothing; after
/// [`clear`](Self::clear) the same searches find the same again.
///
/// ```
/// use std::sync::atomic::AtomicBool;
/// use awale::ai::{Engine, Limits};
/// use awale::rules::{Game, Side, library};
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
    /// The rules that the weights and the contents of the table are for: [`RuleSet::fingerprint`].
    fingerprint: u64,
    weights: Weights,
    /// The network that comes with the program for these rules.
    shipped: Option<Arc<Network>>,
    /// The one that was given instead.
    network: Option<Arc<Network>>,
    endgame: Option<EndgameTable>,
    table: TranspositionTable,
    /// Whether anything can be in the table.
    used: bool,
    /// Whether what is in the table was searched at full width.
    full_width: bool,
    /// Whether it was judged by the network.
    by_network: bool,
}

/// Searches the position that `game` has come to with an engine of its own, until `limits` or `stop` end it.
///
/// With limits in nodes or plies only, one thread, and `stop` not set, the report
/// depends on the game and the limits alone (but for its time).
///
/// ```
/// use std::sync::atomic::AtomicBool;
/// use awale::ai::{Limits, search};
/// use awale::rules::{Game, Side, library};
///
/// let rules = library::load("oware").and_then(Result::ok).ok_or("no such variant")?;
/// let game = Game::new(rules, Side::South, &mut ());
/// let report = search(&game, &Limits::depth(4), &AtomicBool::new(false));
/// assert_eq!(report.depth, 4);
/// assert!(report.best().is_some_and(|hole| game.position().refusal(game.rules(), hole).is_none()));
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
    /// Memory of the transposition table unless another size is chosen: 16 MiB.
    pub const DEFAULT_MEMORY: usize = 16 << 20;

    /// An engine for `rules` that evaluates as was learnt for them, without endgame tables, and with [`Self::DEFAULT_MEMORY`]
    /// for its transposition table, or none where the machine hasn't even that.
    #[must_use]
    pub fn new(rules: &RuleSet) -> Self {
        Self::with_memory_if_any(rules, Self::DEFAULT_MEMORY)
    }

    /// The same with up to `bytes` for the transposition table, allocated at once; 0 for none.
    ///
    /// # Errors
    /// When the memory can't be had.
    pub fn with_memory(rules: &RuleSet, bytes: usize) -> Result<Self, OutOfMemory> {
        Ok(Self {
            table: TranspositionTable::new(bytes)?,
            ..Self::without_memory(rules)
        })
    }

    /// The engine for a single search: it has no more memory than that can make use of, nor more than `most` bytes.
    pub(super) fn for_one_search(rules: &RuleSet, limits: &Limits, most: usize) -> Self {
        let useful = limits.nodes.saturating_mul(BYTES_PER_NODE) as usize;
        Self::with_memory_if_any(rules, most.min(useful))
    }

    fn with_memory_if_any(rules: &RuleSet, bytes: usize) -> Self {
        Self::with_memory(rules, bytes).unwrap_or_else(|_| Self::without_memory(rules))
    }

    fn without_memory(rules: &RuleSet) -> Self {
        Self {
            fingerprint: rules.fingerprint(),
            weights: Weights::for_rules(rules),
            shipped: Network::for_rules(rules),
            network: None,
            endgame: None,
            table: TranspositionTable::none(),
            used: false,
            full_width: false,
            by_network: false,
        }
    }

    /// The same judging by these weights, and by no network; it knows nothing yet.
    #[must_use]
    pub fn with_weights(mut self, weights: Weights) -> Self {
        self.clear();
        self.weights = weights;
        (self.shipped, self.network) = (None, None);
        self
    }

    /// The same judging by this network.
    #[must_use]
    pub fn with_network(mut self, network: Arc<Network>) -> Self {
        self.set_network(Some(&network));
        self
    }

    /// Judges by this network, which must have been learnt for the rules of the game to be of use; by the one that comes with the
    /// program if it is `None`. With another network it knows nothing yet.
    pub fn set_network(&mut self, network: Option<&Arc<Network>>) {
        if self.network.as_ref() != network {
            self.clear();
            self.network = network.cloned();
        }
    }

    /// The same with endgame tables, which must be made for the rules of the game to be of use.
    #[must_use]
    pub fn with_tables(mut self, tables: Option<&EndgameTable>) -> Self {
        self.set_tables(tables);
        self
    }

    /// Takes endgame tables, in the place of those it has. Copies share their layers, so this costs little.
    pub fn set_tables(&mut self, tables: Option<&EndgameTable>) {
        self.endgame = tables.cloned();
    }

    /// The endgame tables it has.
    #[must_use]
    pub const fn tables(&self) -> Option<&EndgameTable> {
        self.endgame.as_ref()
    }

    /// Gives the transposition table another size: up to `bytes`, allocated at once; what was in it is forgotten.
    ///
    /// # Errors
    /// When the memory can't be had; then the table is empty and as large as it was.
    pub fn set_memory(&mut self, bytes: usize) -> Result<(), OutOfMemory> {
        let before = self.table.bytes();
        // The old one goes first: there needn't be room for both.
        self.table = TranspositionTable::none();
        self.used = false;
        let made = TranspositionTable::new(bytes);
        let refused = made.as_ref().err().copied();
        self.table = made
            .or_else(|_| TranspositionTable::new(before))
            .unwrap_or_else(|_| TranspositionTable::none());
        refused.map_or(Ok(()), Err)
    }

    /// The memory of the transposition table, in bytes.
    #[must_use]
    pub fn memory(&self) -> usize {
        self.table.bytes()
    }

    /// Forgets everything that it has found.
    pub fn clear(&mut self) {
        if self.used {
            self.table.clear();
            self.used = false;
        }
    }

    /// Another game begins: what was found in the last one is of no use.
    pub fn new_game(&mut self) {
        self.clear();
    }

    /// Searches the position that `game` has come to, until `limits` or `signals` end it, on the fastest model that plays its
    /// rules; `watch` is told what has been found whenever a depth is finished.
    ///
    /// A game by other rules makes it forget everything, and evaluate as was learnt for these.
    pub fn search<'s>(
        &mut self,
        game: &Game,
        limits: &Limits,
        signals: impl Into<Signals<'s>>,
        watch: &mut dyn FnMut(&SearchReport),
    ) -> SearchReport {
        self.prepare(game.rules(), limits);
        let (rules, positions, table) = (game.rules(), game.positions(), &self.table);
        let signals = signals.into();
        let given = self.network.as_deref();
        let network = given
            .filter(|network| network.fits(rules))
            .or(self.shipped.as_deref())
            .filter(|_| limits.network);
        let evaluators = Evaluators {
            weights: &self.weights,
            network,
            tables: self.endgame.as_ref(),
        };
        with_model!(rules, game.position(), evaluators, |model| {
            let history: Vec<_> = positions.iter().map(|it| model.hold(it)).collect();
            search_on(&model, &history, table, limits, signals, watch)
        })
    }

    fn prepare(&mut self, rules: &RuleSet, limits: &Limits) {
        if self.fingerprint != rules.fingerprint() {
            self.clear();
            self.fingerprint = rules.fingerprint();
            self.weights = Weights::for_rules(rules);
            self.shipped = Network::for_rules(rules);
        }
        // Values of lines that were searched less deeply are not those of the full width, nor those of weights the network's.
        if limits.full_width && !self.full_width || limits.network != self.by_network {
            self.clear();
        }
        self.full_width = limits.full_width;
        self.by_network = limits.network;
        if self.used {
            self.table.next_search();
        }
        self.used = true;
    }
}
