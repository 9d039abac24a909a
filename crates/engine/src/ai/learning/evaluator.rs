//! An evaluation to train and to test: weights or a network.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use crate::ai::contest::Play;
use crate::ai::engine::Engine;
use crate::ai::evaluation::{Network, Weights};
use crate::ai::limits::Limits;
use awale_rules::{Game, Move, RuleSet};

/// Transposition table size for each search of a trial, in bytes.
const TABLE_BYTES: usize = 1 << 18;

/// An evaluation function.
#[derive(Clone, Debug, PartialEq)]
pub enum Evaluator {
    /// Per-hole weights.
    Weights(Weights),
    /// A network.
    Network(Arc<Network>),
}

impl Evaluator {
    /// Returns the built-in evaluation for `rules`.
    #[must_use]
    pub fn shipped(rules: &RuleSet) -> Self {
        Network::for_rules(rules)
            .map_or_else(|| Self::Weights(Weights::for_rules(rules)), Self::Network)
    }

    /// Installs the evaluation in `engine`.
    #[must_use]
    pub fn install_in(&self, engine: Engine) -> Engine {
        match self {
            Self::Weights(weights) => engine.with_weights(weights.clone()),
            Self::Network(network) => engine.with_network(Arc::clone(network)),
        }
    }
}

/// A player with this evaluation, whose searches start with an empty table so that only the
/// evaluation differs.
pub struct EvaluatorPlayer<'a> {
    /// The evaluation.
    pub evaluator: &'a Evaluator,
    /// Nodes per move.
    pub nodes: u64,
    /// Set to stop thinking; the player then moves at once.
    pub stop: &'a AtomicBool,
}

impl Play for EvaluatorPlayer<'_> {
    fn choose(&self, game: &Game, _: u64) -> Option<Move> {
        let engine = Engine::with_memory(game.rules(), TABLE_BYTES).ok()?;
        let limits = Limits::nodes(self.nodes);
        let mut engine = self.evaluator.install_in(engine);
        engine.search(game, &limits, self.stop, &mut |_| ()).best()
    }
}
