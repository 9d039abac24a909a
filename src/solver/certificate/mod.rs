//! Proofs that somebody else can check.
//!
//! A certificate says what a position is worth, and how the player for whom it says so plays: a move for every position in which
//! it is their turn, whatever the opponent does. Who checks it plays the moves by the rules, answers with every move of the
//! opponent, and estimated at what is gained when a game is over. No search is needed for that, and no trust in the program that made it.
//!
//! The text, line by line:
//!
//! ```text
//! awale certificate 1
//! rules 2-4
//! fingerprint 0123456789abcdef
//! position 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S
//! tables 0
//! claim at least +4
//! 4-4-4-4-4-4-4-4-4-4-4-4 B
//! ...
//! claim at most +4
//! ...
//! sum 0123456789abcdef
//! ```
//!
//! *At least* is claimed for the player to move in the position, *at most* for the opponent; both speak of the seeds that the
//! player to move gains from there on more than the opponent. Below stands, for each position in which it is the turn of the
//! player who claims, their move. A board is written as its player to move sees it, their row first, and the move as if they were
//! South: rules don't tell South from North. Where the rules look at who captured last, ` +`, ` -` or ` =` (the player to move, the
//! opponent, neither) follows the counts, and where they look at the lofts, the seeds in the loft of the player to move.
//!
//! With `tables` *n* above 0, boards of up to *n* seeds aren't played out: who checks the certificate estimated them up in exact tables of
//! their own.
//!
//! A line of play that comes round to a position of its own ends there by the rules, or goes on for ever where they know no
//! repetition; nothing more is gained. That is enough where the player who claims needs nothing more, and refutes the claim
//! otherwise.

mod make;
mod text;
mod verify;

use std::collections::HashMap;

use crate::rules::{Hole, Placement};

pub(super) use make::ProofBuilder;
pub use make::ProofError;
pub use text::{CertificateError, most_bytes, read_certificate};
pub use verify::{Refutation, Verified};

/// The most seeds of tables that a certificate may ask for: 15 take a minute to make.
pub const MOST_TABLE_SEEDS: u16 = 15;

/// What a position is worth, and how to show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// The built-in variant, or what the rules are called.
    pub rules: String,
    /// The fingerprint of the rules.
    pub fingerprint: u64,
    /// The position.
    pub position: Placement,
    /// Boards with this number of seeds and fewer are looked up in tables.
    pub tables: u16,
    /// What is claimed, one or two claims.
    pub claims: Vec<Claim>,
}

/// Something that is claimed of the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// What.
    pub bound: Bound,
    /// The moves of the player for whom it is claimed, by the number of the position
    /// ([`Numbers`](super::number::Numbers)); holes are counted from the first of the player to move on.
    pub moves: HashMap<u64, Hole>,
}

/// A bound of what the player to move gains, in seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// At least this number; the player to move shows it.
    AtLeast(i32),
    /// At most this number; the opponent shows it.
    AtMost(i32),
}

impl Bound {
    /// What the player for whom it is claimed gains at least.
    const fn need(self) -> i32 {
        match self {
            Self::AtLeast(seeds) => seeds,
            Self::AtMost(seeds) => -seeds,
        }
    }
}
