//! Static evaluation.
//!
//! The simple evaluation sums one weight per hole, looked up by the hole's index (as seen by the
//! player to move) and its seeds. This covers mobility, endangered holes and *kroos* (holes that
//! lap the board), and one lookup per hole is fast.

pub mod network;
mod stored;

use super::value::SEED;
use awale_rules::plain_text::fnv1a;
use awale_rules::spec::{Fallback, Remaining, Takes, Territory};
use awale_rules::{Hole, Position, RuleSet, Side};

pub use network::Network;
pub use stored::{MAX_NETWORK_BYTES, NetworkError, write_network, write_weights};

/// Hashes the evaluation parameters for `rules`: the network's, or the weights if there is no
/// network. Measurements store the hash, because the games they are based on depend on these
/// parameters.
#[must_use]
pub fn fingerprint(rules: &RuleSet) -> u64 {
    let text = match Network::for_rules(rules) {
        Some(network) => write_network(&network),
        None => write_weights(rules, &Weights::for_rules(rules)),
    };
    fnv1a(text.as_bytes())
}

/// Maximum seed count with its own weight; higher counts have the same weight.
pub const MAX_WEIGHTED_COUNT: usize = 31;

/// The smallest count of each class. Learnt weights are constant within a class.
pub const CLASSES: [usize; 17] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 18, 23];

/// Returns the class of a seed count, from 0.
#[must_use]
pub fn class_of(seeds: usize) -> usize {
    CLASSES.partition_point(|&first| first <= seeds.min(MAX_WEIGHTED_COUNT)) - 1
}

/// The default weights, in hundredths of a seed.
mod default {
    /// A seed in one's own row, if each player keeps their row at the end.
    pub const OWN_SEED_KEPT: i32 = 14;
    /// A seed in one's own row otherwise.
    pub const OWN_SEED: i32 = 6;
    /// A playable hole.
    pub const PLAYABLE: i32 = 22;
    /// Each seed in a hole that the opponent can capture with one more seed.
    pub const ENDANGERED_SEED: i32 = -18;
    /// A hole with enough seeds to lap the board.
    pub const KROO: i32 = 60;
    /// Having the move.
    pub const TURN: i32 = 30;
}

/// The value of each hole for the player to move, by its seeds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// Indexed by hole, from the mover's first, then by seeds.
    holes: Vec<[i32; MAX_WEIGHTED_COUNT + 1]>,
    turn: i32,
}

impl Weights {
    /// Returns the built-in weights for `rules`, or the default ones.
    #[must_use]
    pub fn for_rules(rules: &RuleSet) -> Self {
        stored::shipped_weights(rules).unwrap_or_else(|| Self::default_for(rules))
    }

    /// Returns the default weights, which depend on the rules alone.
    #[must_use]
    pub fn default_for(rules: &RuleSet) -> Self {
        let geometry = rules.geometry();
        let own_seed = if keeps_own_row(rules) {
            default::OWN_SEED_KEPT
        } else {
            default::OWN_SEED
        };
        let mut holes = vec![[0; MAX_WEIGHTED_COUNT + 1]; geometry.holes()];
        if rules.lifts_anywhere() {
            // No hole belongs to a player: only the turn has value.
            return Self {
                holes,
                turn: default::TURN,
            };
        }
        for (index, weights) in holes.iter_mut().enumerate() {
            let owner = geometry.owner(Hole::new(index));
            let sign = if owner == Side::South { 1 } else { -1 };
            for (seeds, weight) in (0_u16..).zip(weights.iter_mut()) {
                let mut value = own_seed * i32::from(seeds);
                if seeds >= rules.min_seeds() {
                    value += default::PLAYABLE;
                }
                if seeds as usize >= geometry.holes() {
                    value += default::KROO;
                }
                if is_endangered(rules, seeds) {
                    value += default::ENDANGERED_SEED * i32::from(seeds);
                }
                *weight = sign * value;
            }
        }
        Self {
            holes,
            turn: default::TURN,
        }
    }

    /// Returns zero weights, with which only captures count.
    #[must_use]
    pub fn zero(rules: &RuleSet) -> Self {
        Self {
            holes: vec![[0; MAX_WEIGHTED_COUNT + 1]; rules.geometry().holes()],
            turn: 0,
        }
    }

    /// Returns true if only captures count.
    #[must_use]
    pub fn is_zero(&self) -> bool {
        let mut rows = self.holes.iter();
        self.turn == 0 && rows.all(|row| row.iter().all(|&weight| weight == 0))
    }

    /// Creates learnt weights from a row of [`MAX_WEIGHTED_COUNT`]` + 1` for every hole, and the
    /// weight of the turn. Returns `None` unless there is one row for each hole of `rules`.
    #[must_use]
    pub fn learnt(
        rules: &RuleSet,
        holes: Vec<[i32; MAX_WEIGHTED_COUNT + 1]>,
        turn: i32,
    ) -> Option<Self> {
        (holes.len() == rules.geometry().holes()).then_some(Self { holes, turn })
    }

    /// Returns the weight of a hole, counted from the mover's first, with this many seeds.
    #[must_use]
    pub fn weight(&self, hole: usize, seeds: usize) -> i32 {
        self.holes[hole][seeds.min(MAX_WEIGHTED_COUNT)]
    }

    /// Returns the weight of having the move, in hundredths of a seed.
    #[must_use]
    pub const fn turn(&self) -> i32 {
        self.turn
    }

    /// Evaluates a position for the player to move, in hundredths of a seed, clamped to the seeds
    /// on the board.
    #[must_use]
    pub fn evaluate(&self, position: &Position) -> i32 {
        let row = position.geometry().row();
        let (south, north) = position.holes().split_at(row);
        let (mine, theirs) = match position.to_move() {
            Side::South => (south, north),
            Side::North => (north, south),
        };
        let sum = self.sum(mine.iter().chain(theirs));
        let max = SEED * i32::from(position.on_board());
        sum.clamp(-max, max)
    }

    /// Evaluates counts that begin with the mover's first hole, without clamping.
    #[must_use]
    pub fn evaluate_counts(&self, counts: &[u16]) -> i32 {
        self.sum(counts.iter())
    }

    fn sum<'a>(&self, counts: impl Iterator<Item = &'a u16>) -> i32 {
        let pairs = counts.zip(&self.holes);
        let sum: i32 = pairs
            .map(|(&seeds, weights)| weights[usize::from(seeds).min(MAX_WEIGHTED_COUNT)])
            .sum();
        sum + self.turn
    }
}

/// Returns true if players may get the seeds in their own rows at the end.
fn keeps_own_row(rules: &RuleSet) -> bool {
    matches!(
        rules.end().remaining,
        Remaining::EachOwn | Remaining::NotStuckElse(Fallback::EachOwn)
    )
}

/// Returns true if one more seed would let the opponent capture a hole with `seeds`.
fn is_endangered(rules: &RuleSet, seeds: u16) -> bool {
    let capture = &rules.spec().capture;
    seeds > 0
        && capture.takes != Takes::Opposite
        && capture.territory != Territory::Own
        && rules.capturing_counts().contains(seeds + 1)
}
