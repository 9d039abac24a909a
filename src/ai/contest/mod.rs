//! Many games between two players, and what they say about who is stronger.
//!
//! Games are played in pairs: the same random opening, the seats exchanged, so
//! that neither the opening nor the first move favours anybody.

pub mod calibration;
mod openings;
mod score;
mod sprt;

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

pub use openings::{PLIES as OPENING_PLIES, opening, opening_of};
pub use score::{Elo, Score, elo_of};
pub use sprt::{Decision, Sprt};

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use thiserror::Error;

use super::choose::{choose, choose_at_skill};
use super::engine::search;
use super::levels::{Level, Skill};
use super::limits::Limits;
use crate::rules::{Game, Hole, Outcome, RuleSet, Side};

/// A player that can be asked for a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Contestant {
    /// The computer at a level.
    Level(Level),
    /// Plays any legal move, all alike.
    Random,
    /// The computer with this skill.
    Skill(Skill),
    /// Plays the best move that a search of this many positions finds.
    Nodes(u64),
    /// Plays the best move that a search of this many plies finds.
    Depth(u8),
}

/// The text names no [`Contestant`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("\"{0}\" is no player: they are {levels}, random, skill:N, nodes:N and depth:N", levels = Level::ALL.map(Level::key).join(", "))]
pub struct UnknownContestant(pub String);

/// A player that can be asked for a move.
pub trait Play {
    /// Its move; `None` if the game is over. The same game so far and seed give the same move.
    fn choose(&self, game: &Game, seed: u64) -> Option<Hole>;
}

/// A game of a contest that has been played.
#[derive(Clone, Debug)]
pub struct PlayedGame {
    /// How it ended.
    pub outcome: Outcome,
    /// The seat of the first contestant.
    pub first_seat: Side,
    /// Who had the first move after the opening.
    pub beginner: Side,
    /// Plies in all, those of the opening included.
    pub plies: usize,
}

impl PlayedGame {
    /// The points of `side`: 1 for a win, ½ for a draw.
    #[must_use]
    pub fn points(&self, side: Side) -> f64 {
        match self.outcome.winner {
            None => 0.5,
            Some(winner) if winner == side => 1.0,
            Some(_) => 0.0,
        }
    }
}

impl Score {
    /// Adds the games of one pair.
    pub fn add_played(&mut self, games: &[PlayedGame]) {
        let points = games.iter().map(|game| game.points(game.first_seat));
        self.add_pair(&points.collect::<Vec<f64>>());
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => level.fmt(f),
            Self::Random => f.pad("random"),
            Self::Skill(skill) => write!(f, "skill:{}", skill.number()),
            Self::Nodes(nodes) => write!(f, "nodes:{nodes}"),
            Self::Depth(depth) => write!(f, "depth:{depth}"),
        }
    }
}

impl FromStr for Contestant {
    type Err = UnknownContestant;

    /// A level's key, `random`, `skill:N`, `nodes:N` or `depth:N`.
    fn from_str(text: &str) -> Result<Self, UnknownContestant> {
        let contestant = match text.split_once(':') {
            Some(("nodes", nodes)) => nodes.parse().ok().map(Self::Nodes),
            Some(("skill", skill)) => skill
                .parse()
                .ok()
                .map(|number| Self::Skill(Skill::new(number))),
            Some(("depth", depth)) => depth.parse().ok().map(Self::Depth),
            _ if text == "random" => Some(Self::Random),
            _ => Level::from_key(text).map(Self::Level),
        };
        contestant.ok_or_else(|| UnknownContestant(text.to_owned()))
    }
}

impl Play for Contestant {
    fn choose(&self, game: &Game, seed: u64) -> Option<Hole> {
        match *self {
            Self::Level(level) => {
                choose(game, level, seed, &AtomicBool::new(false)).map(|choice| choice.hole)
            }
            Self::Skill(skill) => choose_at_skill(game, skill, seed, &AtomicBool::new(false)),
            Self::Nodes(nodes) => searched(game, &Limits::nodes(nodes)),
            Self::Depth(depth) => searched(game, &Limits::depth(depth)),
            Self::Random => {
                let moves = game.position().legal_moves(game.rules());
                let mut random =
                    ChaCha8Rng::seed_from_u64(seed ^ (game.moves().len() as u64) << 32);
                (!moves.is_empty())
                    .then(|| random.random_range(0..moves.len()))
                    .and_then(|n| moves.iter().nth(n))
            }
        }
    }
}

fn searched(game: &Game, limits: &Limits) -> Option<Hole> {
    search(game, limits, &AtomicBool::new(false)).best()
}

/// Plays pair number `pair` of a contest: an opening, twice.
/// A game that is not over after `most_plies` is left out; then fewer than two are returned.
#[must_use]
pub fn play_pair(
    rules: &Arc<RuleSet>,
    contestants: [&dyn Play; 2],
    seed: u64,
    pair: u64,
    most_plies: usize,
) -> Vec<PlayedGame> {
    let start = opening(rules, seed, pair);
    let games = Side::BOTH.into_iter().filter_map(|first_seat| {
        let mut game = start.clone();
        let seed = seed.wrapping_add(pair << 1 | first_seat.index() as u64);
        let beginner = game.position().to_move();
        while game.outcome().is_none() && game.moves().len() < most_plies {
            let is_first = game.position().to_move() == first_seat;
            let hole = contestants[usize::from(!is_first)].choose(&game, seed)?;
            // What a contestant chooses is legal.
            game.play(hole, &mut ()).ok()?;
        }
        let outcome = game.outcome()?;
        Some(PlayedGame {
            outcome,
            first_seat,
            beginner,
            plies: game.moves().len(),
        })
    });
    games.collect()
}
