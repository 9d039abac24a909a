//! How finely boards and seeds are divided into triangles.

use bevy::prelude::*;

use crate::settings::Quality;

/// How finely boards and seeds are divided. With a software renderer, triangles of a few pixels
/// cost as much as their lighting: on the usual board, the fine ones make a frame take 16 % longer.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Detail {
    /// For low quality.
    Coarse,
    /// Without visible corners.
    #[default]
    Fine,
}

impl From<Quality> for Detail {
    fn from(quality: Quality) -> Self {
        match quality {
            Quality::Low => Self::Coarse,
            Quality::Medium | Quality::High => Self::Fine,
        }
    }
}

impl Detail {
    /// Steps along each of the four sides of a hole's frame.
    pub const fn side_steps(self, is_long: bool) -> usize {
        match (self, is_long) {
            (Self::Coarse, _) => 8,
            (Self::Fine, true) => 12,
            (Self::Fine, false) => 16,
        }
    }

    /// Steps around the rounded end of the board.
    pub const fn end_steps(self) -> usize {
        match self {
            Self::Coarse => 36,
            Self::Fine => 72,
        }
    }

    /// Rings from the middle of a hollow to where its lip begins.
    pub const fn wall_rings(self) -> usize {
        match self {
            Self::Coarse => 8,
            Self::Fine => 12,
        }
    }

    /// Subdivisions of the icosahedron that a seed is made from, for 320 or 720 triangles.
    #[must_use]
    pub const fn seed_subdivisions(self) -> u32 {
        match self {
            Self::Coarse => 3,
            Self::Fine => 5,
        }
    }

    /// Rings over the rounded lip.
    pub const fn lip_rings(self) -> usize {
        match self {
            Self::Coarse => 5,
            Self::Fine => 8,
        }
    }
}
