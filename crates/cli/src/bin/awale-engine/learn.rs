//! `learn`: trains a variant's evaluation from self-play.

use std::io::Write;
use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use awale_engine::ai::contest::{Score, play_pair};
use awale_engine::ai::evaluation::{self, Weights};
use awale_engine::ai::learning::{Evaluator, EvaluatorPlayer, SelfPlay, learn, learn_network};
use awale_rules::RuleSet;
use clap::Args;

use crate::failure::Failure;
use crate::load::load_rules;
use crate::numbers;
use crate::output::escaped;

/// The maximum length of a game in the test match; longer ones are discarded.
const MAX_PLIES: usize = 2_000;

#[derive(Args)]
pub struct Arguments {
    /// Built-in variant, or path to a rule file
    rules: String,
    /// Train hole weights on game results instead of a network on search values
    #[arg(long)]
    weights: bool,
    /// With --weights: the share of search values, as opposed to game results, in the targets, from
    /// 0 to 1. Above 0, the games are played with the built-in evaluation, and the result is tested
    /// against the built-in weights
    #[arg(long, value_name = "SHARE", default_value_t = 0.0, value_parser = numbers::share,
          requires = "weights")]
    values: f64,
    /// Number of games to learn from
    #[arg(long, default_value_t = 2_000, value_parser = numbers::count::<usize>())]
    games: usize,
    /// Number of nodes to search per move; 300 are enough for weights
    #[arg(long, default_value_t = 3_000, value_parser = numbers::nodes())]
    nodes: u64,
    /// Number of games to play in parallel
    #[arg(long, default_value = "1", value_parser = numbers::threads())]
    threads: NonZero<usize>,
    /// Number of training rounds, each played with the evaluation from the previous one
    #[arg(long, default_value_t = 2, value_parser = numbers::rounds())]
    rounds: u64,
    /// Number of pairs of games to test the result: weights against the previous ones, a network
    /// against the weights
    #[arg(long, default_value_t = 200, value_parser = numbers::count::<u64>())]
    pairs: u64,
    /// Random seed
    #[arg(long, default_value_t = 0)]
    seed: u64,
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let rules = load_rules(&arguments.rules)?;
    let is_from_results = arguments.weights && arguments.values == 0.0;
    let (baseline, teacher) = if is_from_results {
        let default = Evaluator::Weights(Weights::default_for(&rules));
        (default.clone(), default)
    } else {
        // Training starts from the built-in evaluation.
        let weights = Evaluator::Weights(Weights::for_rules(&rules));
        (weights, Evaluator::shipped(&rules))
    };
    let trained = train(&rules, teacher, arguments)?;
    let score = measure(&rules, [&trained, &baseline], arguments);
    let elo = score.elo();
    writeln!(
        out,
        "// {}: {:.1}% against {} in {} games, Elo {:+.0} ({:+.0} to {:+.0})",
        escaped(&arguments.rules),
        100.0 * score.share(),
        match (is_from_results, arguments.weights) {
            (true, _) => "the default weights",
            (_, true) => "the previous weights",
            _ => "the weights",
        },
        score.games(),
        elo.difference,
        elo.range.0,
        elo.range.1,
    )?;
    let text = match &trained {
        Evaluator::Weights(weights) => evaluation::write_weights(&rules, weights),
        Evaluator::Network(network) => evaluation::write_network(network),
    };
    Ok(write!(out, "{text}")?)
}

/// Trains for all rounds. The games of the first one are played with `evaluator`.
fn train(
    rules: &Arc<RuleSet>,
    mut evaluator: Evaluator,
    arguments: &Arguments,
) -> Result<Evaluator, Failure> {
    let tables = SelfPlay::tables(rules);
    for round in 0..arguments.rounds {
        let seed = arguments.seed.wrapping_add(round);
        let games = SelfPlay::new(rules, &evaluator, tables.as_ref(), arguments.nodes, seed);
        let samples = games.play_all(arguments.games, arguments.threads.get());
        let trained = if arguments.weights {
            learn(rules, &samples, arguments.values).map(Evaluator::Weights)
        } else {
            learn_network(rules, &samples, &AtomicBool::new(false))
                .map(|network| Evaluator::Network(Arc::new(network)))
        };
        evaluator = trained.ok_or_else(|| "too few games to learn from".to_owned())?;
    }
    Ok(evaluator)
}

fn measure(rules: &Arc<RuleSet>, evaluators: [&Evaluator; 2], arguments: &Arguments) -> Score {
    let never = AtomicBool::new(false);
    let nodes = arguments.nodes.saturating_mul(4);
    let [trained_player, baseline_player] = evaluators.map(|evaluator| EvaluatorPlayer {
        evaluator,
        nodes,
        stop: &never,
    });
    let mut score = Score::default();
    for pair in 0..arguments.pairs {
        // Use openings that weren't used for training.
        score.add_played(&play_pair(
            rules,
            [&trained_player, &baseline_player],
            !arguments.seed,
            pair,
            MAX_PLIES,
        ));
    }
    score
}
