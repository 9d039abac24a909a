//! The materials of boards and seeds: a single table of colours and structure, which the shaders
//! use as it is.

mod boards;
mod seeds;

use bevy::color::LinearRgba;
use bevy::math::Vec2;

pub use boards::{BONE, BoardLook, CALABASH, LEAF, PEBBLE, PLASTER};
pub use seeds::{SeedKind, SeedLook};

/// Margin of the mat around the board, along the board's length and width, in units.
pub const MAT_MARGIN: Vec2 = Vec2::new(1.05, 1.15);

/// Colour of the mat's strands.
pub const STRAW: LinearRgba = LinearRgba::rgb(0.235, 0.160, 0.083);
