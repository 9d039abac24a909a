//! The board in space: where holes, lofts and seeds are, and how seeds move between them. Pure
//! geometry, which mesh, seeds, pointer and ear share.
//!
//! - [`BoardLayout`]: the places and measures of a board; [`Bowl`]: the shape of one hole.
//! - [`heap`]: how seeds rest in a bowl; [`hand`]: how they are held; [`flight`]: the way of a moving seed.
//! - [`BoardSpace`]: all of that for the board on the table.

pub mod flight;
pub mod hand;
pub mod heap;
mod layout;
mod space;

pub use layout::{BoardLayout, Bowl, HOLE_PITCH, SEED_RADIUS};
pub use space::{BoardSpace, ShownBoard};
