//! `learn`: the weights of a variant, from games of the engine against itself.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use awale::ai::contest::{Play, Score, play_pair};
use awale::ai::evaluation::Weights;
use awale::ai::learning::{learn, play_samples};
use awale::ai::{Engine, Limits, evaluation};
use awale::rules::{Game, Hole, RuleSet};
use clap::Args;

use crate::failure::Failure;
use crate::load::load_rules;
use crate::output::shown;

/// A game of the test match that is longer is left out.
const MOST_PLIES: usize = 2_000;
/// Memory of a search in it, in bytes.
const MEMORY: usize = 1 << 18;

#[derive(Args)]
pub struct Arguments {
    /// A built-in variant, or the path of a rule file
    rules: String,
    /// Games to learn from
    #[arg(long, default_value_t = 2_000)]
    games: u64,
    /// Positions searched for every move of them
    #[arg(long, default_value_t = 300)]
    nodes: u64,
    /// How often the games are played again with what was learnt
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u64).range(1..=10))]
    rounds: u64,
    /// Pairs of games in which what was learnt is tested against the default
    #[arg(long, default_value_t = 200)]
    pairs: u64,
    /// The source of all chance
    #[arg(long, default_value_t = 0)]
    seed: u64,
}

/// Plays by weights of its own.
struct Weighing {
    weights: Weights,
    limits: Limits,
}

impl Play for Weighing {
    fn choose(&self, game: &Game, _: u64) -> Option<Hole> {
        // Every move starts from nothing, so that only the weights tell.
        let engine = Engine::with_memory(game.rules(), MEMORY).ok()?;
        engine
            .with_weights(self.weights.clone())
            .search(game, &self.limits, &AtomicBool::new(false), &mut |_| ())
            .best()
    }
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let rules = load_rules(&arguments.rules)?;
    let default = Weights::default_for(&rules);
    let mut weights = default.clone();
    for round in 0..arguments.rounds {
        let mut samples = Vec::new();
        for number in 0..arguments.games {
            let seed = arguments.seed.wrapping_add(round);
            samples.extend(play_samples(
                &rules,
                &weights,
                arguments.nodes,
                seed,
                number,
            ));
        }
        weights = learn(&rules, &samples)
            .ok_or_else(|| "the games don't say enough to learn from".to_owned())?;
    }
    let player = |weights: &Weights| Weighing {
        weights: weights.clone(),
        limits: Limits::nodes(arguments.nodes.saturating_mul(4)),
    };
    let score = test(&rules, &player(&weights), &player(&default), arguments);
    let elo = score.elo();
    writeln!(
        out,
        "// {}: {:.1} % against the default weights in {} games, Elo {:+.0} ({:+.0} to {:+.0})",
        shown(&arguments.rules),
        100.0 * score.share(),
        score.games(),
        elo.difference,
        elo.range.0,
        elo.range.1,
    )?;
    Ok(write!(
        out,
        "{}",
        evaluation::write_weights(&rules, &weights)
    )?)
}

fn test(rules: &Arc<RuleSet>, new: &Weighing, old: &Weighing, arguments: &Arguments) -> Score {
    let mut score = Score::default();
    for pair in 0..arguments.pairs {
        // Other openings than those that were learnt from.
        let games = play_pair(rules, [new, old], !arguments.seed, pair, MOST_PLIES);
        let points: Vec<f64> = games
            .iter()
            .map(|game| game.points(game.first_seat))
            .collect();
        score.add_pair(&points);
    }
    score
}
