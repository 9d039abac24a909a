//! The level of detail of boards and seeds.

use bevy::prelude::*;

use crate::settings::Quality;

/// The level of detail of the meshes of boards and seeds. A software renderer spends as much on
/// triangles of a few pixels as on their lighting: with fine ones, a frame of the usual board takes
/// 16% longer.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Detail {
    /// For low quality.
    Coarse,
    /// For other qualities; no facets are visible.
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
    /// Returns the number of steps along each of the four sides of a hole's frame.
    pub const fn side_steps(self, is_long: bool) -> usize {
        match (self, is_long) {
            (Self::Coarse, _) => 8,
            (Self::Fine, true) => 12,
            (Self::Fine, false) => 16,
        }
    }

    /// Returns the number of steps around a rounded end of the board.
    pub const fn end_steps(self) -> usize {
        match self {
            Self::Coarse => 36,
            Self::Fine => 72,
        }
    }

    /// Returns the number of rings from the bottom of a hollow to the start of its lip.
    pub const fn wall_rings(self) -> usize {
        match self {
            Self::Coarse => 8,
            Self::Fine => 12,
        }
    }

    /// Returns the number of subdivisions of the icosahedron from which a seed is shaped: 320 or
    /// 720 triangles.
    #[must_use]
    pub const fn seed_subdivisions(self) -> u32 {
        match self {
            Self::Coarse => 3,
            Self::Fine => 5,
        }
    }

    /// Returns the number of rings over the rounded lip.
    pub const fn lip_rings(self) -> usize {
        match self {
            Self::Coarse => 5,
            Self::Fine => 8,
        }
    }
}
