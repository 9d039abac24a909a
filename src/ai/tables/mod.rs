//! Endgame tables: what every board with few seeds is worth, for any rules that allow it.
//!
//! A board stands as after a move of the opponent of the player to move: the tests
//! that may end the game, or make a stuck player pass, come first, then the best
//! move. Its value is what the player to move gains from there on more than the opponent; endless
//! play is worth 0. Boards are seen by the player to move, so that one board stands for both sides.
//!
//! - [`rank`] numbers boards, [`solve`](mod@solve) makes one layer (all boards of a number of
//!   seeds) from those below it, [`file`](mod@file) keeps them on disk.
//! - [`exactness`] tells for which rules the values hold.
//!
//! With the history of a game: a board of a layer that the game has just come to has its
//! table value. Later in the layer the game may end by repetition, with nothing
//! more for anybody; so a board of value 0 is still worth 0, one of value *v* something from 0 to *v*.

mod count;
pub mod exactness;
pub mod file;
pub mod maker;
pub mod play;
pub mod proof;
pub mod rank;
pub mod solve;
pub mod statistics;
pub mod table;
mod unmove;

pub use exactness::{Exactness, exactness};
pub use maker::{MakingProgress, TableKeeper, TableMaker};
pub use proof::{Proof, prove};
pub use rank::MOST_SEEDS;
pub use solve::Progress;
pub use table::{EndgameTable, Layer, Probe};
