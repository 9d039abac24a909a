//! The shapes of boards, and their dimensions.

use bevy::math::Vec2;

use super::bowl::{Bowl, OVAL_EXPONENT};

/// The shape of a board, independent of its number of holes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BoardShape {
    /// A block with round holes and round ends.
    #[default]
    Block,
    /// A boat with a round loft at each end and a rising stem and stern.
    Boat,
    /// A board with long troughs across each row.
    Troughs,
    /// Squares drawn on a paving stone.
    Squares,
    /// Pits in a heap of sand.
    Sand,
}

impl BoardShape {
    /// Every shape.
    pub const ALL: [Self; 5] = [
        Self::Block,
        Self::Boat,
        Self::Troughs,
        Self::Squares,
        Self::Sand,
    ];

    /// Returns whether the board lies on bare ground rather than on a mat.
    #[must_use]
    pub const fn is_on_the_ground(self) -> bool {
        matches!(self, Self::Squares | Self::Sand)
    }

    /// Returns the dimensions of a board of this shape.
    pub(super) const fn dimensions(self) -> Dimensions {
        match self {
            Self::Block => BLOCK,
            Self::Boat => BOAT,
            Self::Troughs => TROUGHS,
            Self::Squares => SQUARES,
            Self::Sand => SAND,
        }
    }
}

/// The dimensions of a board, in units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Dimensions {
    /// The distance from the long axis to the centre line of each row.
    pub row_offset: f32,
    /// The height of the board.
    pub height: f32,
    /// The width of the margin between the outer rims of the holes and the long edge.
    pub side_margin: f32,
    /// The width of the margin between the rim of a loft and the end of the board.
    pub end_margin: f32,
    /// The distance from the start of the rounded end to the centre of the loft.
    pub end_offset: f32,
    /// The superellipse exponent of the rounded ends.
    pub end_exponent: f32,
    /// The inset of the foot from the edge along the sides and at the ends; negative if it spreads
    /// outwards.
    pub foot_insets: Vec2,
    /// The rise of the ends above the top plane.
    pub prow_height: f32,
    /// The shape of a hole.
    pub hole: Bowl,
    /// The shape of an end square, across the board between the rows and a loft.
    pub end_square: Bowl,
    /// The shape of a loft at the end of rows with few holes.
    pub loft: Bowl,
}

const BLOCK: Dimensions = Dimensions {
    row_offset: 0.51,
    height: 0.76,
    side_margin: 0.24,
    end_margin: 0.36,
    end_offset: 0.12,
    end_exponent: 2.0,
    foot_insets: Vec2::new(0.17, 0.5),
    prow_height: 0.0,
    hole: Bowl {
        semi_axes: Vec2::splat(0.42),
        depth: 0.40,
        lip: 0.05,
        rim_exponent: OVAL_EXPONENT,
    },
    end_square: Bowl {
        semi_axes: Vec2::new(0.48, 0.82),
        depth: 0.34,
        lip: 0.05,
        rim_exponent: OVAL_EXPONENT,
    },
    loft: Bowl {
        semi_axes: Vec2::new(0.58, 0.9),
        depth: 0.57,
        lip: 0.05,
        rim_exponent: OVAL_EXPONENT,
    },
};

const BOAT: Dimensions = Dimensions {
    end_margin: 1.0,
    end_offset: 0.3,
    end_exponent: 2.0,
    // With larger insets, the hull would intersect itself at the stem.
    foot_insets: Vec2::new(0.18, 0.1),
    prow_height: 0.42,
    loft: Bowl {
        semi_axes: Vec2::new(0.66, 0.72),
        depth: 0.57,
        lip: 0.05,
        rim_exponent: OVAL_EXPONENT,
    },
    ..BLOCK
};

const TROUGHS: Dimensions = Dimensions {
    row_offset: 0.83,
    height: 0.62,
    side_margin: 0.22,
    end_margin: 0.26,
    end_offset: 0.1,
    end_exponent: 5.0,
    foot_insets: Vec2::new(0.06, 0.0),
    hole: Bowl {
        semi_axes: Vec2::new(0.355, 0.72),
        depth: 0.36,
        lip: 0.04,
        rim_exponent: OVAL_EXPONENT,
    },
    end_square: Bowl {
        semi_axes: Vec2::new(0.42, 1.3),
        depth: 0.32,
        lip: 0.04,
        rim_exponent: OVAL_EXPONENT,
    },
    loft: Bowl {
        semi_axes: Vec2::new(0.5, 1.32),
        depth: 0.46,
        lip: 0.05,
        rim_exponent: OVAL_EXPONENT,
    },
    ..BLOCK
};

const SQUARES: Dimensions = Dimensions {
    row_offset: 0.5,
    height: 0.13,
    side_margin: 0.24,
    end_margin: 0.3,
    end_offset: 0.1,
    end_exponent: 6.0,
    foot_insets: Vec2::new(-0.02, 0.0),
    hole: Bowl {
        semi_axes: Vec2::splat(0.42),
        depth: 0.06,
        lip: 0.015,
        rim_exponent: OVAL_EXPONENT,
    },
    end_square: Bowl {
        semi_axes: Vec2::new(0.46, 0.8),
        depth: 0.06,
        lip: 0.015,
        rim_exponent: OVAL_EXPONENT,
    },
    loft: Bowl {
        semi_axes: Vec2::new(0.56, 0.84),
        depth: 0.06,
        lip: 0.015,
        rim_exponent: OVAL_EXPONENT,
    },
    ..BLOCK
};

const SAND: Dimensions = Dimensions {
    height: 0.5,
    side_margin: 0.34,
    end_margin: 0.5,
    end_offset: 0.3,
    end_exponent: 2.3,
    foot_insets: Vec2::new(-0.62, 0.0),
    hole: Bowl {
        semi_axes: Vec2::splat(0.40),
        depth: 0.30,
        lip: 0.06,
        rim_exponent: OVAL_EXPONENT,
    },
    end_square: Bowl {
        semi_axes: Vec2::new(0.44, 0.8),
        depth: 0.28,
        lip: 0.06,
        rim_exponent: OVAL_EXPONENT,
    },
    loft: Bowl {
        semi_axes: Vec2::new(0.58, 0.86),
        depth: 0.38,
        lip: 0.07,
        rim_exponent: OVAL_EXPONENT,
    },
    ..BLOCK
};
