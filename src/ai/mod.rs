//! The engine: it searches any game that the rules describe, evaluates its positions, and plays at seven levels.
//!
//! To begin with:
//! - [`search`](search()) finds the best move of a position, once; an [`Engine`] does it again and again, and keeps what it has
//!   found from one search to the next. [`Limits`] say when a search ends, [`Signals`] end it from outside.
//! - [`choose`](choose()) plays at a [`Level`], with the errors that a player of this level makes.
//! - [`analyse`] tells what a position and each of its moves are worth, for a screen.
//! - [`agreement`] says whether a player should agree to end the game.
//! - [`tables::EndgameTable`] knows what boards with few seeds are worth exactly, a [`book::Book`] what long searches have found of
//!   beginnings; [`known()`] asks them, and the lines of [`solved`] starts, in the place of a search.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//! use awale::ai::{Limits, SEED, search};
//! use awale::rules::{Game, Placement, library};
//!
//! let rules = library::load("awale").and_then(Result::ok).ok_or("no such variant")?;
//! let placed = Placement::parse("0-0-0-0-3-1-1-0-0-2-0-0-20-21-S", rules.geometry())?;
//! let game = Game::set_up(rules, &placed, &mut ());
//! let report = search(&game, &Limits::depth(6), &AtomicBool::new(false));
//! let best = report.lines.first().ok_or("the game is over")?;
//! let letters: String = best.moves.iter().map(|&hole| game.rules().geometry().letter(hole)).collect();
//! println!("{letters}: {:+.2} seeds", f64::from(best.value) / f64::from(SEED));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! How it works, from below:
//! - A [`Model`] holds positions and plays moves: [`model::Reference`] by any rules, [`packed`] fast by those of most variants.
//! - [`evaluation`] estimates a position that isn't searched any further, by weights for the single holes or a small
//!   network, which [`learning`] finds.
//! - `alpha_beta` is the recursion; [`transposition`] keeps what is known of positions, [`ordering`] puts moves in order, `path`
//!   knows which positions have occurred, `abdada` keeps threads from doing the same work.
//! - [`mod@search`] searches deeper and deeper on one thread or several, and gives a [`SearchReport`].
//! - [`contest`] plays many games between players, and says who is stronger.
//!
//! Everything is pure but for threads, the clock of a limit in time, and the stop flag.
//! Values are hundredths of a seed; see [`SEED`].

pub(crate) mod abdada;
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
pub mod key;
pub mod known;
pub mod learning;
pub mod levels;
pub mod limits;
pub(crate) mod lockless;
mod memory;
pub mod model;
pub mod ordering;
pub mod packed;
mod parallel;
mod path;
pub mod report;
pub mod search;
mod shipped;
pub mod solved;
pub mod tables;
pub mod transposition;
pub mod value;
mod weakness;

pub use analysis::{Analysis, Evaluation, MoveValue, analyse};
pub use background::BackgroundSearch;
pub use choose::{ChosenMove, choose, choose_within};
pub use engine::{Engine, search};
pub use known::known;
pub use levels::Level;
pub use limits::{Limits, Signals};
pub use lockless::OutOfMemory;
pub use model::Model;
pub use report::{Line, SearchReport, Source};
pub use value::SEED;
