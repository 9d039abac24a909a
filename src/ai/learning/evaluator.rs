//! What positions are judged by, as something that can be learnt and tried against something else.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use crate::ai::contest::Play;
use crate::ai::engine::Engine;
use crate::ai::evaluation::{Network, Weights};
use crate::ai::limits::Limits;
use crate::rules::{Game, Hole, RuleSet};

/// Memory of a search in a trial, in bytes.
const MEMORY: usize = 1 << 18;

/// What positions are judged by.
#[derive(Clone, Debug, PartialEq)]
pub enum Evaluator {
    /// Weights for the single holes.
    Weights(Weights),
    /// A network.
    Network(Arc<Network>),
}

impl Evaluator {
    /// What comes with the program for `rules`.
    #[must_use]
    pub fn shipped(rules: &RuleSet) -> Self {
        Network::for_rules(rules)
            .map_or_else(|| Self::Weights(Weights::for_rules(rules)), Self::Network)
    }

    /// The engine, judging by it.
    #[must_use]
    pub fn install_in(&self, engine: Engine) -> Engine {
        match self {
            Self::Weights(weights) => engine.with_weights(weights.clone()),
            Self::Network(network) => engine.with_network(Arc::clone(network)),
        }
    }
}

/// A player who evaluators by something. Every move starts from nothing, so that only the judgement tells.
pub struct EvaluatorPlayer<'a> {
    /// By what.
    pub evaluator: &'a Evaluator,
    /// Positions that it searches for a move.
    pub nodes: u64,
    /// Set: it plays on without much thought.
    pub stop: &'a AtomicBool,
}

impl Play for EvaluatorPlayer<'_> {
    fn choose(&self, game: &Game, _: u64) -> Option<Hole> {
        let engine = Engine::with_memory(game.rules(), MEMORY).ok()?;
        let limits = Limits::nodes(self.nodes);
        let mut engine = self.evaluator.install_in(engine);
        engine.search(game, &limits, self.stop, &mut |_| ()).best()
    }
}
