//! The mind: it searches any game that the rules describe, and plays at seven levels.
//!
//! - [`search`] is the engine: iterative deepening over [`alpha_beta`], on any
//!   [`Model`] of the rules; its limits and its report are types of their own.
//! - [`evaluation`] judges a position at rest, [`transposition`] remembers judgements,
//!   [`ordering`] and [`path`] serve the recursion.
//! - [`judgement`] tells a screen what a position and its moves are worth.
//! - [`agreement`] says whether a player should agree to end the game.
//! - [`levels`] names the seven levels, [`choose`](mod@choose) plays one of them.
//!
//! Everything is pure but for the clock of a time limit and the stop flag.
//! Values are hundredths of a seed; see [`SEED`].

pub mod agreement;
mod alpha_beta;
mod budget;
pub mod choose;
mod claims;
pub mod contest;
pub mod evaluation;
pub mod judgement;
pub mod key;
pub mod learning;
pub mod levels;
pub mod limits;
pub mod model;
pub mod ordering;
pub mod packed;
pub mod path;
pub mod report;
pub mod search;
pub mod tables;
pub mod transposition;
mod weakness;

pub use choose::{Choice, choose, choose_within};
pub use judgement::{Appraisal, Judgement, MoveValue, appraise};
pub use levels::Level;
pub use limits::Limits;
pub use model::Model;
pub use report::{Line, Report};
pub use search::{Mind, search};

/// One seed, in the unit in which the mind counts.
pub const SEED: i32 = 100;
