//! Which holes a player may lift.

use serde::{Deserialize, Serialize};

/// Which holes a player may lift.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlaySpec {
    /// In whose territory.
    pub from: PlayFrom,
    /// The fewest seeds a hole must hold to be lifted, 1 to 20.
    pub min_seeds: i64,
    /// Seeds that stay in a lifted hole, 0 or 1.
    pub leave: i64,
    /// The duty to leave the opponent something to play with.
    pub feeding: Feeding,
    /// Whether a move that drops a seed in the opponent's territory goes before all others.
    pub reach_opponent: bool,
}

impl Default for PlaySpec {
    fn default() -> Self {
        Self {
            from: PlayFrom::Own,
            min_seeds: 1,
            leave: 0,
            feeding: Feeding::Free,
            reach_opponent: false,
        }
    }
}

/// Where a player may lift.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PlayFrom {
    /// In his own territory.
    Own,
    /// Anywhere on the board.
    Any,
}

/// The duty to leave the opponent something to play with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Feeding {
    /// There is none.
    Free,
    /// Where some move leaves him a seed, one that doesn't is illegal.
    IfPossible,
    /// A move that leaves him none is illegal.
    Required,
    /// Who could have fed a starved opponent and did not loses the seeds left.
    Penalised,
}
