//! The board in space, as geometry and as entities, shared by meshes, seeds, pointer and sound.
//!
//! - [`BoardLayout`]: dimensions of a board; [`Bowl`]: shape of a hole or loft.
//! - [`heap`]: seeds at rest in a bowl; [`hand`]: seeds in the hand; [`flight`]: the path of a
//!   moving seed.
//! - [`BoardSpace`]: layout and heaps of the board on the table.
//! - [`table`]: board, vessels, hand and seeds as entities; [`vessel_events`]: their events.

pub mod flight;
pub mod hand;
pub mod heap;
mod layout;
mod space;
pub mod table;
pub mod vessel_events;

pub use layout::{BoardLayout, BoardShape, Bowl, BowlCache, HOLE_PITCH, SEED_RADIUS};
#[cfg(test)]
pub(crate) use layout::{boards, some_boards};
pub use space::{BoardSpace, ShownBoard, bounds_on_screen};
pub use table::{
    Board, BoardVessel, Hand, HeldBy, HoleLetter, Owner, Pan, Seed, SeedCount, Seeds, Vessels,
};

/// Registers the table's component types for inspectors.
pub fn plugin(app: &mut bevy::app::App) {
    app.register_type::<Board>()
        .register_type::<BoardVessel>()
        .register_type::<Bowl>()
        .register_type::<Owner>()
        .register_type::<HoleLetter>()
        .register_type::<Pan>()
        .register_type::<SeedCount>()
        .register_type::<Hand>()
        .register_type::<Seed>()
        .register_type::<HeldBy>()
        .register_type::<Seeds>()
        .register_type::<ShownBoard>();
}
