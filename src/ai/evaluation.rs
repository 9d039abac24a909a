//! Judging a position that is not searched any further.
//!
//! What a player may still hope for is the sum, over all holes, of a weight for
//! the hole (as the player to move sees it) and the seeds in it. Such a table is as
//! fast to read as it is general: mobility, holes in danger and *kroos* (holes
//! with a round and more, to strike late) are all weights of this kind.

pub mod network;
mod stored;

use super::value::SEED;
use crate::rules::spec::{Fallback, PlayFrom, Remaining, Takes, Territory};
use crate::rules::{Hole, Position, RuleSet, Side};

pub use network::Network;
pub use stored::{MOST_NETWORK_BYTES, NetworkError, write_network, write_weights};

/// Counts from here on weigh the same.
pub const MAX_WEIGHED: usize = 31;

/// The first count of every class: learnt weights are the same for all counts of a class.
pub const CLASSES: [usize; 17] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 18, 23];

/// The class of a count, from 0.
#[must_use]
pub fn class_of(seeds: usize) -> usize {
    CLASSES.partition_point(|&first| first <= seeds.min(MAX_WEIGHED)) - 1
}

/// The weights of the default judgement, in hundredths of a seed.
mod default {
    /// A seed in one's own row, where each player takes their own row at the end.
    pub const OWN_SEED_KEPT: i32 = 14;
    /// A seed in one's own row otherwise: it can be sown.
    pub const OWN_SEED: i32 = 6;
    /// A hole that can be played.
    pub const PLAYABLE: i32 = 22;
    /// For each seed in a hole that one more seed lets the opponent capture.
    pub const ENDANGERED_SEED: i32 = -18;
    /// A hole with enough seeds to go round the board.
    pub const KROO: i32 = 60;
    /// The right to move.
    pub const TURN: i32 = 30;
}

/// What every hole is worth to the player to move, by the seeds in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// By hole, counted in index order from the mover's first, and seeds.
    holes: Vec<[i32; MAX_WEIGHED + 1]>,
    turn: i32,
}

impl Weights {
    /// The weights that were learnt for `rules`, or sensible ones where none were.
    #[must_use]
    pub fn for_rules(rules: &RuleSet) -> Self {
        stored::shipped_weights(rules).unwrap_or_else(|| Self::default_for(rules))
    }

    /// Sensible weights for any rules.
    #[must_use]
    pub fn default_for(rules: &RuleSet) -> Self {
        let geometry = rules.geometry();
        let own_seed = if keeps_own_row(rules) {
            default::OWN_SEED_KEPT
        } else {
            default::OWN_SEED
        };
        let mut holes = vec![[0; MAX_WEIGHED + 1]; geometry.holes()];
        if rules.play().from == PlayFrom::Any {
            // No hole belongs to anybody: only the turn is worth something.
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
                if seeds >= rules.play().min_seeds {
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

    /// No judgement at all: only what is caught counts.
    #[must_use]
    pub fn none(rules: &RuleSet) -> Self {
        Self {
            holes: vec![[0; MAX_WEIGHED + 1]; rules.geometry().holes()],
            turn: 0,
        }
    }

    /// Weights that were learnt: a row of [`MAX_WEIGHED`]` + 1` for every hole, and the turn.
    /// `None` if there are not as many rows as `rules` has holes.
    #[must_use]
    pub fn learnt(rules: &RuleSet, holes: Vec<[i32; MAX_WEIGHED + 1]>, turn: i32) -> Option<Self> {
        (holes.len() == rules.geometry().holes()).then_some(Self { holes, turn })
    }

    /// The weight of a hole, counted from the mover's first, that holds this many seeds.
    #[must_use]
    pub fn weight(&self, hole: usize, seeds: usize) -> i32 {
        self.holes[hole][seeds.min(MAX_WEIGHED)]
    }

    /// The weight of having the turn.
    #[must_use]
    pub const fn turn(&self) -> i32 {
        self.turn
    }

    /// What the player to move may still gain, in hundredths of a seed; never
    /// more than there is on the board.
    #[must_use]
    pub fn estimate(&self, position: &Position) -> i32 {
        let row = position.geometry().row();
        let (south, north) = position.holes().split_at(row);
        let (mine, theirs) = match position.to_move() {
            Side::South => (south, north),
            Side::North => (north, south),
        };
        let sum = self.sum(mine.iter().chain(theirs));
        let most = SEED * i32::from(position.on_board());
        sum.clamp(-most, most)
    }

    /// The same for counts given from the mover's first hole on, without the bound.
    #[must_use]
    pub fn estimate_seen(&self, seen: &[u16]) -> i32 {
        self.sum(seen.iter())
    }

    fn sum<'a>(&self, seen: impl Iterator<Item = &'a u16>) -> i32 {
        let weighed = seen.zip(&self.holes);
        let sum: i32 = weighed
            .map(|(&seeds, weights)| weights[usize::from(seeds).min(MAX_WEIGHED)])
            .sum();
        sum + self.turn
    }
}

/// Whether a player takes what lies in their own row at the end, as far as the row decides.
fn keeps_own_row(rules: &RuleSet) -> bool {
    matches!(
        rules.end().remaining,
        Remaining::EachOwn | Remaining::NotStuckElse(Fallback::EachOwn)
    )
}

/// Whether a hole with `seeds` can be captured by the opponent's next seed in it.
fn is_endangered(rules: &RuleSet, seeds: u16) -> bool {
    let capture = rules.capture();
    capture.takes != Takes::Opposite
        && capture.territory != Territory::Own
        && seeds > 0
        && capture.counts.contains(seeds + 1)
}
