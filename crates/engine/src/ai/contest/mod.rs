//! Matches between two players, and estimates of strength from their results.
//!
//! Games come in pairs with the same random opening and the seats swapped, so that neither the
//! opening nor the first move favours a player.

pub mod calibration;
mod openings;
mod score;
mod sprt;
mod table_check;

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

pub use openings::{PLIES as OPENING_PLIES, opening, opening_of};
pub use score::{Elo, Score, elo_of};
pub use sprt::{Decision, Sprt};
pub use table_check::{TableCheck, check_table};

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use thiserror::Error;

use super::choose::choose;
use super::levels::{Level, Skill, Strength};
use super::limits::Limits;
use awale_rules::{Game, Move, Outcome, RuleSet, Side};

/// A player in a contest.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Contestant {
    /// The computer at a level.
    Level(Level),
    /// A random player: all legal moves are equally likely.
    Random,
    /// The computer with this skill.
    Skill(Skill),
    /// The best move of a search of this many nodes.
    Nodes(u64),
    /// The best move of a search of this depth.
    Depth(u8),
}

/// The error for a text that isn't a [`Contestant`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("\"{0}\" isn't a player: expected one of {levels}, random, skill:N, nodes:N, depth:N", levels = Level::ALL.map(Level::key).join(", "))]
pub struct UnknownContestant(pub String);

/// A player that chooses moves.
pub trait Play {
    /// Chooses a move; `None` if the game is over. The same game and seed give the same move.
    fn choose(&self, game: &Game, seed: u64) -> Option<Move>;
}

/// A finished game of a contest.
#[derive(Clone, Debug)]
pub struct PlayedGame {
    /// Its result.
    pub outcome: Outcome,
    /// The seat of the first contestant.
    pub first_seat: Side,
    /// The side that moved first after the opening.
    pub first_player: Side,
    /// Plies, including the opening.
    pub plies: usize,
}

impl PlayedGame {
    /// Returns the points of `side`: 1 for a win, ½ for a draw.
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
    /// Adds the games of a pair.
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

    /// Parses a level's key, `random`, `skill:N`, `nodes:N` or `depth:N`.
    fn from_str(text: &str) -> Result<Self, UnknownContestant> {
        let contestant = match text.split_once(':') {
            Some(("nodes", nodes)) => at_least_one(nodes).map(Self::Nodes),
            Some(("skill", skill)) => skill
                .parse()
                .ok()
                .filter(|number| Skill::RANGE.contains(number))
                .map(|number| Self::Skill(Skill::new(number))),
            Some(("depth", depth)) => at_least_one(depth).map(Self::Depth),
            _ if text == "random" => Some(Self::Random),
            _ => Level::from_key(text).map(Self::Level),
        };
        contestant.ok_or_else(|| UnknownContestant(text.to_owned()))
    }
}

/// Parses a number; `None` if it is malformed or 0.
fn at_least_one<T: FromStr + Default + PartialEq>(text: &str) -> Option<T> {
    let number = text.parse().ok();
    number.filter(|number| *number != T::default())
}

impl Contestant {
    /// Returns the strength of the computer; `None` for a random player.
    fn strength(self, rules: &RuleSet) -> Option<Strength> {
        Some(match self {
            Self::Level(level) => level.strength(rules),
            Self::Skill(skill) => skill.into(),
            Self::Nodes(nodes) => Limits::nodes(nodes).into(),
            Self::Depth(depth) => Limits::depth(depth).into(),
            Self::Random => return None,
        })
    }
}

impl Play for Contestant {
    fn choose(&self, game: &Game, seed: u64) -> Option<Move> {
        if let Some(strength) = self.strength(game.rules()) {
            let no_stop = AtomicBool::new(false);
            return choose(game, strength, seed, &no_stop, None).map(|chosen| chosen.mv);
        }
        let moves = game.position().legal_moves(game.rules());
        let mut random = ChaCha8Rng::seed_from_u64(seed ^ (game.moves().len() as u64) << 32);
        (!moves.is_empty())
            .then(|| random.random_range(0..moves.len()))
            .and_then(|index| moves.iter().nth(index))
    }
}

/// Plays both games of pair number `pair`, from the same opening. Games longer than `max_plies` are
/// discarded.
#[must_use]
pub fn play_pair(
    rules: &Arc<RuleSet>,
    contestants: [&dyn Play; 2],
    seed: u64,
    pair: u64,
    max_plies: usize,
) -> Vec<PlayedGame> {
    let start = opening(rules, seed, pair);
    let games = Side::BOTH.into_iter().filter_map(|first_seat| {
        let mut game = start.clone();
        let seed = seed.wrapping_add(pair << 1 | first_seat.index() as u64);
        let first_player = game.position().to_move();
        while game.outcome().is_none() && game.moves().len() < max_plies {
            let is_first = game.position().to_move() == first_seat;
            let mv = contestants[usize::from(!is_first)].choose(&game, seed)?;
            // Contestants choose legal moves.
            game.play(mv, &mut ()).ok()?;
        }
        let outcome = game.outcome()?;
        Some(PlayedGame {
            outcome,
            first_seat,
            first_player,
            plies: game.moves().len(),
        })
    });
    games.collect()
}
