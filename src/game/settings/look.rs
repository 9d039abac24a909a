//! Graphics quality, board materials and seed sets.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// Graphics quality.
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
    /// For software rendering and the weakest GPUs.
    Low,
    /// For integrated graphics.
    #[default]
    Medium,
    /// For graphics cards.
    High,
}

impl Quality {
    /// Every level, the cheapest first.
    pub const ALL: [Self; 3] = [Self::Low, Self::Medium, Self::High];

    /// The next lower level, or the lowest.
    #[must_use]
    pub fn lower(self) -> Self {
        match self {
            Self::Low | Self::Medium => Self::Low,
            Self::High => Self::Medium,
        }
    }
}

/// The material of the board.
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
    /// All values.
    pub const ALL: [Self; 4] = [
        Self::Hardwood,
        Self::Ebony,
        Self::OliveWood,
        Self::Terracotta,
    ];

    /// Whether text on it must be dark.
    #[must_use]
    pub const fn is_pale(self) -> bool {
        matches!(self, Self::OliveWood)
    }
}

/// The set of seeds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SeedSet {
    /// Nicker nuts: grey to olive, glossy, with faint rings.
    #[default]
    NickerNuts,
    /// Ring cowries: small shells with a golden ring on the back and a toothed slit below.
    Cowries,
    /// Ivory nuts: cream, with remains of their brown skin.
    IvoryNuts,
    /// Beads of coloured glass.
    GlassBeads,
}

impl SeedSet {
    /// All values.
    pub const ALL: [Self; 4] = [
        Self::NickerNuts,
        Self::Cowries,
        Self::IvoryNuts,
        Self::GlassBeads,
    ];
}
