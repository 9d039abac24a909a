//! Graphics quality, board materials and seed sets.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::board::BoardShape;

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
    Reflect,
)]
#[reflect(Resource, Debug)]
pub enum Quality {
    /// For software rendering and the weakest GPUs.
    Low,
    /// For integrated graphics.
    #[default]
    Medium,
    /// For dedicated graphics cards.
    High,
}

impl Quality {
    /// Every level, the cheapest first.
    pub const ALL: [Self; 3] = [Self::Low, Self::Medium, Self::High];

    /// Returns the next lower level, or the lowest.
    #[must_use]
    pub fn lower(self) -> Self {
        match self {
            Self::Low | Self::Medium => Self::Low,
            Self::High => Self::Medium,
        }
    }

    /// Returns whether lights fade in and out. With software rendering, a fading light costs as
    /// much as all moving seeds.
    #[must_use]
    pub fn fades_light(self) -> bool {
        self > Self::Low
    }
}

/// Where the board stands: its light and its ground.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Reflect)]
pub enum Place {
    /// In the shade of a tree, late in the afternoon.
    #[default]
    Tree,
    /// A paved courtyard at noon.
    Courtyard,
    /// A veranda, while it rains.
    Veranda,
    /// Beside a campfire at night.
    Hearth,
    /// A showcase in a museum.
    Museum,
}

impl Place {
    /// All values.
    pub const ALL: [Self; 5] = [
        Self::Tree,
        Self::Courtyard,
        Self::Veranda,
        Self::Hearth,
        Self::Museum,
    ];
}

/// The shape and material of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Reflect)]
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
    /// A boat of golden teak with round stores, as in South-East Asia.
    TeakBoat,
    /// A walnut board with long troughs, as in Central Asia.
    WalnutTroughs,
    /// The split stem of a raffia palm, as in Cameroon and Gabon.
    RaffiaStem,
    /// Squares drawn with chalk on a paving stone.
    ChalkSquares,
    /// Pits scooped in sand.
    SandPits,
}

impl BoardMaterial {
    /// All values.
    pub const ALL: [Self; 9] = [
        Self::Hardwood,
        Self::Ebony,
        Self::OliveWood,
        Self::Terracotta,
        Self::TeakBoat,
        Self::WalnutTroughs,
        Self::RaffiaStem,
        Self::ChalkSquares,
        Self::SandPits,
    ];

    /// Returns the shape of a board of this material.
    #[must_use]
    pub const fn shape(self) -> BoardShape {
        match self {
            Self::Hardwood
            | Self::Ebony
            | Self::OliveWood
            | Self::Terracotta
            | Self::RaffiaStem => BoardShape::Block,
            Self::TeakBoat => BoardShape::Boat,
            Self::WalnutTroughs => BoardShape::Troughs,
            Self::ChalkSquares => BoardShape::Squares,
            Self::SandPits => BoardShape::Sand,
        }
    }

    /// Returns whether the material is so pale that dark text has more contrast on it.
    #[must_use]
    pub const fn is_pale(self) -> bool {
        matches!(
            self,
            Self::OliveWood
                | Self::Terracotta
                | Self::TeakBoat
                | Self::RaffiaStem
                | Self::ChalkSquares
                | Self::SandPits
        )
    }
}

/// The set of seeds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Reflect)]
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
    /// Nuts of the raffia palm: glossy red-brown scales.
    RaffiaNuts,
    /// Tamarind stones: dark, polished, squarish.
    TamarindStones,
    /// Qumalaqs: dry, nut-sized balls of wood or dung.
    Qumalaqs,
    /// Pebbles from a stream.
    Pebbles,
}

impl SeedSet {
    /// All values.
    pub const ALL: [Self; 8] = [
        Self::NickerNuts,
        Self::Cowries,
        Self::IvoryNuts,
        Self::GlassBeads,
        Self::RaffiaNuts,
        Self::TamarindStones,
        Self::Qumalaqs,
        Self::Pebbles,
    ];
}
