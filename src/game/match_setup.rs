//! What is agreed before a match; the types are those of [`matches`](crate::matches).

pub use crate::matches::setup::{Beginner, MatchSetup, Player, Seat};
