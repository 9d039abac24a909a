//! Endgame tables: the exact value of every position with few seeds, for rules that allow it.
//!
//! A *board* is a position without its lofts. It is valued as if the opponent had just moved: first
//! come the tests that may end the game or make a stuck player pass, then the best move. The value
//! is the net gain of the player to move; endless play is worth 0. Boards are stored from the point
//! of view of the player to move, so that one entry serves both sides.
//!
//! - [`rank`] numbers boards, [`super::generation`] builds a layer (all boards with some number of
//!   seeds) from those below, [`file`](mod@file) is the file format.
//! - [`exactness`] says for which rules the values hold.
//!
//! Within a game, a position that enters a new layer has its table value. Later in the layer a
//! repetition may end the game with no further gain: a value of 0 stays 0, any other value *v*
//! becomes something between 0 and *v*.

pub mod exactness;
pub mod file;
pub mod rank;
pub mod statistics;
pub mod table;

pub use exactness::{Exactness, exactness};
pub use rank::MAX_SEEDS;
pub use table::{EndgameTable, Layer, Probe};
