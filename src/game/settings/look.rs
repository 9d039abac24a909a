//! What the picture is made of, and how much it may cost.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// The level of the picture's quality.
#[derive(
    Resource,
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
)]
pub enum Quality {
    /// For graphics drawn by the processor, and the weakest chips.
    Low,
    /// For a laptop's own graphics.
    #[default]
    Medium,
    /// For graphics cards.
    High,
}

impl Quality {
    /// Every level, the cheapest first.
    pub const ALL: [Self; 3] = [Self::Low, Self::Medium, Self::High];

    /// The next cheaper level; the cheapest is its own.
    #[must_use]
    pub fn lower(self) -> Self {
        match self {
            Self::Low | Self::Medium => Self::Low,
            Self::High => Self::Medium,
        }
    }
}

/// What the board is made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BoardMaterial {
    /// Dark reddish wood, the carving filled with white clay.
    #[default]
    Hardwood,
    /// Nearly black and polished, the carving filled with bone.
    Ebony,
    /// Pale wood with dark veins, the carving burnt in.
    OliveWood,
    /// Fired clay, painted with white slip.
    Terracotta,
}

impl BoardMaterial {
    /// All there are.
    pub const ALL: [Self; 4] = [
        Self::Hardwood,
        Self::Ebony,
        Self::OliveWood,
        Self::Terracotta,
    ];

    /// Whether what is written on it has to be dark.
    #[must_use]
    pub const fn is_pale(self) -> bool {
        matches!(self, Self::OliveWood)
    }
}

/// What is played with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SeedSet {
    /// Nicker nuts: grey to olive, glossy, with faint rings.
    #[default]
    NickerNuts,
    /// Ring cowries: small shells with a golden ring on the back and a toothed slit below.
    Cowries,
    /// Ivory nuts: cream, with what is left of their brown skin.
    IvoryNuts,
    /// Beads of coloured glass.
    GlassBeads,
}

impl SeedSet {
    /// All there are.
    pub const ALL: [Self; 4] = [
        Self::NickerNuts,
        Self::Cowries,
        Self::IvoryNuts,
        Self::GlassBeads,
    ];
}
