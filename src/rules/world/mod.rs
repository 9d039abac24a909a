//! The sowing games of the world on two rows: rule files of format 2.
//!
//! One general machine plays every rule file of format 1 and 2; the parameters choose its parts,
//! and no game has code of its own. For format 1 it must agree with
//! [`rules::Position`](super::Position), which is faster: the golden games are played by both.
//!
//! ```
//! use awale::rules::Side;
//! use awale::rules::world::{Game, library};
//!
//! let mut game = Game::new(library::load("kalah").expect("there is such a game")?, Side::South);
//! let again = game.rules().parse_move("C")?;
//! assert!(game.play(again, &mut ())?.again, "the last seed fell into South's store");
//! assert_eq!(game.position().text(game.rules()), "4-4-0-5-5-5-4-4-4-4-4-4-1-0-S;again=1");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod board;
mod capture;
pub mod ending;
pub mod event;
mod file;
mod fingerprint;
pub mod game;
mod legal;
pub mod library;
pub mod moves;
pub mod notation;
pub mod perft;
pub mod position;
pub mod problem;
pub mod replay;
mod rounds;
pub mod rules;
pub mod snapshot;
mod sowing;
pub mod spec;
mod turn;
mod validate;

pub use board::{Board, Place, PlaceSet, Way};
pub use ending::{EndReason, Outcome};
pub use event::Event;
pub use file::{format_of, parse_rule_file, write_rule_file};
pub use game::Game;
pub use moves::{Move, Moves};
pub use position::{Played, Position};
pub use problem::{FileError, Problem};
pub use rules::Rules;
pub use snapshot::Snapshot;
pub use spec::Spec;
