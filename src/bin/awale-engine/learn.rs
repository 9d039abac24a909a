//! `learn`: how positions of a variant are judged, from games of the engine against itself.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::thread;

use awale::ai::contest::{Play, Score, play_pair};
use awale::ai::evaluation::{Network, Weights};
use awale::ai::learning::{Sample, learn, learn_network, play_samples, player};
use awale::ai::{Engine, Limits, evaluation};
use awale::rules::{Game, Hole, RuleSet};
use clap::Args;
use clap::builder::TypedValueParser;

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
    /// Learn weights for the single holes, from what the games came to, instead of a network, from what their searches found
    #[arg(long)]
    weights: bool,
    /// Games to learn from
    #[arg(long, default_value_t = 2_000)]
    games: u64,
    /// Positions searched for every move of them; 300 are enough for weights
    #[arg(long, default_value_t = 3_000)]
    nodes: u64,
    /// Games that are played at the same time
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=64).map(|threads| threads as usize))]
    threads: usize,
    /// How often the games are played again with what was learnt
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u64).range(1..=10))]
    rounds: u64,
    /// Pairs of games in which what was learnt is tested: weights against the default ones, a network against the weights
    #[arg(long, default_value_t = 200)]
    pairs: u64,
    /// The source of all chance
    #[arg(long, default_value_t = 0)]
    seed: u64,
}

/// What positions are judged by.
#[derive(Clone)]
enum Judge {
    Weights(Weights),
    Network(Arc<Network>),
}

impl Judge {
    fn given_to(&self, engine: Engine) -> Engine {
        match self {
            Self::Weights(weights) => engine.with_weights(weights.clone()),
            Self::Network(network) => engine.with_network(Arc::clone(network)),
        }
    }
}

/// Plays by it.
struct Judging {
    judge: Judge,
    limits: Limits,
}

impl Play for Judging {
    fn choose(&self, game: &Game, _: u64) -> Option<Hole> {
        // Every move starts from nothing, so that only the judgement tells.
        let engine = Engine::with_memory(game.rules(), MEMORY).ok()?;
        self.judge
            .given_to(engine)
            .search(game, &self.limits, &AtomicBool::new(false), &mut |_| ())
            .best()
    }
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let rules = load_rules(&arguments.rules)?;
    let (before, learnt) = if arguments.weights {
        let default = Judge::Weights(Weights::default_for(&rules));
        (default.clone(), practised(&rules, default, arguments)?)
    } else {
        // What is known already is where practice begins.
        let weights = Judge::Weights(Weights::for_rules(&rules));
        let known = Network::for_rules(&rules).map(Judge::Network);
        let learnt = practised(&rules, known.unwrap_or_else(|| weights.clone()), arguments)?;
        (weights, learnt)
    };
    let tested = |judge: &Judge| Judging {
        judge: judge.clone(),
        limits: Limits::nodes(arguments.nodes.saturating_mul(4)),
    };
    let score = test(&rules, &tested(&learnt), &tested(&before), arguments);
    let elo = score.elo();
    writeln!(
        out,
        "// {}: {:.1} % against {} in {} games, Elo {:+.0} ({:+.0} to {:+.0})",
        shown(&arguments.rules),
        100.0 * score.share(),
        if arguments.weights {
            "the default weights"
        } else {
            "the weights"
        },
        score.games(),
        elo.difference,
        elo.range.0,
        elo.range.1,
    )?;
    let text = match &learnt {
        Judge::Weights(weights) => evaluation::write_weights(&rules, weights),
        Judge::Network(network) => evaluation::write_network(network),
    };
    Ok(write!(out, "{text}")?)
}

/// What is learnt in all rounds, the first of which are played by `judge`.
fn practised(
    rules: &Arc<RuleSet>,
    mut judge: Judge,
    arguments: &Arguments,
) -> Result<Judge, Failure> {
    for round in 0..arguments.rounds {
        let samples = samples(rules, &judge, arguments, round);
        let learnt = if arguments.weights {
            learn(rules, &samples).map(Judge::Weights)
        } else {
            learn_network(rules, &samples, &AtomicBool::new(false))
                .map(|network| Judge::Network(Arc::new(network)))
        };
        judge = learnt.ok_or_else(|| "the games don't say enough to learn from".to_owned())?;
    }
    Ok(judge)
}

/// The positions of one round's games, in the order of the games.
fn samples(rules: &Arc<RuleSet>, judge: &Judge, arguments: &Arguments, round: u64) -> Vec<Sample> {
    let seed = arguments.seed.wrapping_add(round);
    let play = |first: u64| {
        let mut engine = judge.given_to(player(rules, arguments.nodes));
        let numbers = (first..arguments.games).step_by(arguments.threads);
        let games = numbers.map(|number| {
            let never = AtomicBool::new(false);
            play_samples(&mut engine, rules, arguments.nodes, seed, number, &never)
        });
        games.collect::<Vec<_>>()
    };
    let mut shares = thread::scope(|scope| {
        let play = &play;
        let threads: Vec<_> = (0..arguments.threads as u64)
            .map(|first| scope.spawn(move || play(first).into_iter()))
            .collect();
        // A thread that has panicked has said why: its games are missing.
        let joined = threads.into_iter().map(|thread| thread.join());
        joined.filter_map(Result::ok).collect::<Vec<_>>()
    });
    let mut all = Vec::new();
    for share in (0..shares.len().max(1))
        .cycle()
        .take(arguments.games as usize)
    {
        if let Some(games) = shares.get_mut(share) {
            all.extend(games.next().into_iter().flatten());
        }
    }
    all
}

fn test(rules: &Arc<RuleSet>, new: &Judging, old: &Judging, arguments: &Arguments) -> Score {
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
