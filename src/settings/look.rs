//! Graphics quality, board materials and seed sets.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::board::BoardShape;
use awale_rules::keyed::keyed_enum;

keyed_enum! {
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
        Low = "low",
        /// For integrated graphics.
        #[default]
        Medium = "medium",
        /// For dedicated graphics cards.
        High = "high",
    }
}

impl Quality {
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

keyed_enum! {
    /// Where the board stands, which determines the light and the ground.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Reflect)]
    pub enum Place {
        /// In the shade of a tree, late in the afternoon.
        #[default]
        Tree = "tree",
        /// A paved courtyard at noon.
        Courtyard = "courtyard",
        /// A veranda, while it rains.
        Veranda = "veranda",
        /// Beside a campfire at night.
        Hearth = "hearth",
        /// A showcase in a museum.
        Museum = "museum",
    }
}

keyed_enum! {
    /// The shape and material of the board.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Reflect)]
    pub enum BoardMaterial {
        /// Dark reddish wood, the carving filled with white clay.
        #[default]
        Hardwood = "hardwood",
        /// Nearly black and polished, the carving filled with bone.
        Ebony = "ebony",
        /// Pale wood with dark veins, the carving burnt in.
        OliveWood = "olive_wood",
        /// Fired clay, painted with white slip.
        Terracotta = "terracotta",
        /// A boat of golden teak with round stores, as in South-East Asia.
        TeakBoat = "teak_boat",
        /// A walnut board with long troughs, as in Central Asia.
        WalnutTroughs = "walnut_troughs",
        /// The split stem of a raffia palm, as in Cameroon and Gabon.
        RaffiaStem = "raffia_stem",
        /// Squares drawn with chalk on a paving stone.
        ChalkSquares = "chalk_squares",
        /// Pits scooped in sand.
        SandPits = "sand_pits",
    }
}

impl BoardMaterial {
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

keyed_enum! {
    /// The set of seeds.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Reflect)]
    pub enum SeedSet {
        /// Nicker nuts: grey to olive, glossy, with faint rings.
        #[default]
        NickerNuts = "nicker_nuts",
        /// Ring cowries: small shells with a golden ring on the back and a toothed slit below.
        Cowries = "cowries",
        /// Ivory nuts: cream, with remains of their brown skin.
        IvoryNuts = "ivory_nuts",
        /// Beads of coloured glass.
        GlassBeads = "glass_beads",
        /// Nuts of the raffia palm: glossy red-brown scales.
        RaffiaNuts = "raffia_nuts",
        /// Tamarind stones: dark, polished, squarish.
        TamarindStones = "tamarind_stones",
        /// Qumalaqs: dry, nut-sized balls of wood or dung.
        Qumalaqs = "qumalaqs",
        /// Pebbles from a stream.
        Pebbles = "pebbles",
    }
}
