//! Certificates: proofs of values that anyone can check.
//!
//! A certificate claims a value and shows how the claimant plays: a move for every position on
//! their turn, against every reply. The verifier plays these moves by the rules, answers
//! with every move of the opponent, and checks the gain at the end of each game. It needs no
//! search, and no trust in the solver.
//!
//! The format, line by line:
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
//! *At least* is claimed for the player to move, *at most* for the opponent; both bound the net
//! gain of the player to move. Then follows the claimant's move for each position on their turn.
//! Boards are written from the point of view of the player to move, whose row comes first, and
//! moves as if that player were South, as rules treat both alike. If it matters who captured last,
//! a space and `+`, `-` or `=` follow the counts (the player to move, the opponent, neither); if
//! the lofts matter, the seeds in the loft of the player to move follow.
//!
//! With `tables` *n* above 0, boards of up to *n* seeds aren't played out: the verifier looks them
//! up in its own exact tables.
//!
//! A line that returns to one of its own positions ends there by the rules, or continues forever if
//! they ignore repetition; nothing more is gained. That suffices if the claimant needs no more, and
//! refutes the claim otherwise.

mod make;
mod text;
mod verify;

use std::collections::HashMap;

use awale_rules::{Move, Placement};

pub(super) use make::ProofBuilder;
pub use make::ProofError;
pub use text::{CertificateError, MAX_CERTIFICATE_BYTES, read_certificate};
pub use verify::{VerifiedClaim, VerifyError};

/// Maximum number of seeds in a certificate's tables; those with 15 seeds take a minute to build.
pub const MAX_TABLE_SEEDS: u16 = 15;

/// A claim about a position, with its proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// The name of the built-in variant or of the rules.
    pub rules: String,
    /// Fingerprint of the rules.
    pub fingerprint: u64,
    /// The position.
    pub position: Placement,
    /// The verifier looks up boards with at most this many seeds in tables.
    pub tables: u16,
    /// One or two claims.
    pub claims: Vec<Claim>,
}

/// A claimed bound, with the moves that reach it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The bound claimed.
    pub bound: Bound,
    /// The claimant's moves, keyed by the number of the position
    /// ([`Numbers`](super::number::Numbers)); holes are counted from the first of the player to
    /// move.
    pub moves: HashMap<u64, Move>,
}

/// A bound on the gain of the player to move, in seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// A lower bound, proved by the player to move.
    AtLeast(i32),
    /// An upper bound, proved by the opponent.
    AtMost(i32),
}

impl Bound {
    /// Returns the minimum gain that the claimant must show.
    const fn need(self) -> i32 {
        match self {
            Self::AtLeast(seeds) => seeds,
            Self::AtMost(seeds) => -seeds,
        }
    }
}

/// The state of a position in a walk over all lines of a proof.
#[derive(Clone, Copy)]
struct Visit {
    need: i32,
    is_open: bool,
}
