//! The engine: searches and evaluates games under any rules, and plays at seven levels.
//!
//! Entry points:
//! - [`search`](search()) finds the best move of a position. An [`Engine`] keeps its transposition
//!   table from one search to the next. [`Limits`] bound a search, [`Signals`] stop it.
//! - [`choose`](choose()) picks a move at a [`Strength`](levels::Strength), such as that of a
//!   [`Level`], with the errors that go with it.
//! - [`analyse`] evaluates a position and each of its moves, for display.
//! - [`agreement`] decides whether a player should agree to end the game.
//! - [`tables::EndgameTable`] holds the exact values of positions with few seeds, [`book::Book`]
//!   the results of long searches of openings. [`lookup()`] looks up a position in them and in the
//!   lines of [`solved`] starting positions.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//! use awale_engine::ai::{Limits, SEED, search};
//! use awale_rules::{Game, Placement, library};
//!
//! let rules = library::load("awale").and_then(Result::ok).ok_or("no such variant")?;
//! let placed = Placement::parse("0-0-0-0-3-1-1-0-0-2-0-0-20-21-S", &rules)?;
//! let game = Game::set_up(rules, &placed, &mut ());
//! let report = search(&game, &Limits::depth(6), &AtomicBool::new(false));
//! let best = report.lines.first().ok_or("the game is over")?;
//! let line = game.rules().geometry().names_of(&best.moves);
//! println!("{line}: {:+.2} seeds", f64::from(best.value) / f64::from(SEED));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Its parts, bottom up:
//! - A [`Model`] represents positions and plays moves: [`model::Reference`] for any rules,
//!   [`packed`], which is faster, for those of most variants.
//! - [`evaluation`] is the static evaluation, by per-hole weights or a small network, which
//!   [`learning`] trains.
//! - `alpha_beta` is the recursive search; [`transposition`] its table, [`ordering`] its move
//!   ordering, `repetition` its repetition detection, `abdada` how its threads share the work.
//! - [`mod@search`] runs iterative deepening on one or more threads and returns a [`SearchReport`].
//! - [`contest`] measures the strength of players.
//!
//! The engine is pure except for threads, the clock for time limits, and the stop flag. Values are
//! hundredths of a seed; see [`SEED`].

pub mod abdada;
pub mod agreement;
mod alpha_beta;
pub mod analysis;
pub mod background;
pub mod book;
mod budget;
pub mod choose;
pub mod contest;
pub mod engine;
pub mod evaluation;
pub mod fastest_model;
pub mod generation;
pub mod key;
pub mod learning;
pub mod levels;
pub mod limits;
pub mod lockless;
pub mod lookup;
mod memory;
pub mod model;
pub mod ordering;
pub mod packed;
mod parallel;
pub mod perft;
mod repetition;
pub mod report;
pub mod search;
mod shipped;
pub mod solved;
mod table_play;
pub mod tables;
pub mod transposition;
pub mod value;
mod weakness;

pub use analysis::{Analysis, Evaluation, MoveValue, analyse};
pub use background::BackgroundSearch;
pub use choose::{ChosenMove, choose};
pub use engine::{Engine, search};
pub use levels::Level;
pub use limits::{Limits, Signals};
pub use lockless::OutOfMemory;
pub use lookup::lookup;
pub use model::{Model, captures_so_far};
pub use report::{Line, SearchReport, Source};
pub use value::SEED;
