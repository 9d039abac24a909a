//! The music: long, quiet pieces for thumb piano and balafon.
//!
//! Composed from rules and random numbers in the style of such music: two thumbs that interlock
//! over a cycle of a few tones, a balafon that plays a bell's rhythm with occasional calls, and
//! patterns that never quite repeat. [`form`] has the plan of each piece, [`pattern`] invents and
//! varies the patterns of a part, [`performance`] plays the notes.

mod form;
mod pattern;
mod performance;

pub use form::{PIECES, Piece};

use super::chance::Chance;
use super::place::Stereo;

/// Renders a piece.
pub fn play(piece: &Piece, chance: &mut Chance) -> Stereo {
    performance::perform(&form::compose(piece, chance), piece.tail(), chance)
}
