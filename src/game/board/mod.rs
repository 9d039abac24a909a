//! The board in space: where holes, lofts and seeds are, and how seeds move between them; and the
//! same as entities. Mesh, seeds, pointer and ear share it.
//!
//! - [`BoardLayout`]: the places and measures of a board; [`Bowl`]: the shape of one hole.
//! - [`heap`]: how seeds rest in a bowl; [`hand`]: how they are held; [`flight`]: the way of a
//!   moving seed.
//! - [`BoardSpace`]: all of that for the board on the table.
//! - [`table`]: board, vessels, hand and seeds as entities; [`vessel_events`]: what is told to
//!   them.

pub mod flight;
pub mod hand;
pub mod heap;
mod layout;
mod space;
pub mod table;
pub mod vessel_events;

pub use layout::{BoardLayout, Bowl, HOLE_PITCH, SEED_RADIUS};
pub use space::{BoardSpace, ShownBoard};
pub use table::{
    Board, BoardVessel, Hand, HeldBy, Letter, Owner, Pan, Seed, SeedCount, Seeds, Vessels,
};
