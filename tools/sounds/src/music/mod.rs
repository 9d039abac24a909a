//! The music: long, quiet pieces for thumb piano and balafon.
//!
//! Composed by rule and chance as such music is made: two thumbs that
//! interlock over a cycle of a few tones, a balafon that keeps a bell's
//! rhythm and calls now and then, and patterns that are never quite repeated.
//! [`form`] is the plan of each piece, [`pattern`] invents and varies what a
//! part plays in a cycle, [`performance`] plays the notes.

mod form;
mod pattern;
mod performance;

pub use form::{PIECES, Piece};

use super::chance::Chance;
use super::place::Stereo;

/// The whole piece as it is heard.
pub fn play(piece: &Piece, chance: &mut Chance) -> Stereo {
    performance::perform(&form::compose(piece, chance), piece.rings_on(), chance)
}
