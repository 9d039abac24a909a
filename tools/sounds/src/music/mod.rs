//! The music: long, quiet pieces for thumb piano and balafon.
//!
//! They are composed by rules and random numbers in the traditional style: two thumbs that
//! interlock over a cycle of a few tones, a balafon that plays a bell's rhythm with occasional
//! calls, and patterns that never quite repeat. [`form`] has the form of each piece, [`pattern`]
//! creates and varies the patterns of a part, and [`performance`] renders the notes.

mod form;
mod pattern;
mod performance;

pub use form::{PIECES, Piece};

use super::acoustics::Stereo;
use super::rng::Rng;

/// Renders a piece.
pub fn play(piece: &Piece, rng: &mut Rng) -> Stereo {
    performance::perform(&form::compose(piece, rng), piece.tail(), rng)
}
