//! Board materials.

use bevy::{prelude::*, render::render_resource::ShaderType};

use crate::settings::BoardMaterial;

impl BoardMaterial {
    /// Returns the colours and structure of this material.
    #[must_use]
    pub const fn look(self) -> BoardLook {
        match self {
            Self::Hardwood => HARDWOOD,
            Self::Ebony => EBONY,
            Self::OliveWood => OLIVE_WOOD,
            Self::Terracotta => TERRACOTTA,
            Self::TeakBoat => TEAK,
            Self::WalnutTroughs => WALNUT,
            Self::RaffiaStem => RAFFIA,
            Self::ChalkSquares => FLAGSTONE,
            Self::SandPits => SAND_PITS,
        }
    }
}

/// Colours and structure of a board's material. `rings`, `fibres` and `veins` weight the
/// interpolation from the dark colour to the mid one.
#[derive(ShaderType, Clone, Copy, Debug, PartialEq)]
pub struct BoardLook {
    /// Colour of late wood, or of the hottest-fired clay.
    pub dark: LinearRgba,
    /// Colour of early wood, or of clay.
    pub mid: LinearRgba,
    /// Colour of wood worn smooth.
    pub worn: LinearRgba,
    /// Colour of the filling of the carved band.
    pub filling: LinearRgba,
    /// Growth rings per unit.
    pub rings_per_unit: f32,
    /// The deviation of rings from circles, in units.
    pub ring_bend: f32,
    /// The contrast between early and late wood.
    pub rings: f32,
    /// Variation in the fibres' brightness.
    pub fibres: f32,
    /// Darkness of the veins.
    pub veins: f32,
    /// Darkness of open pores, as a fraction of the colour.
    pub pores: f32,
    /// Roughness of unworn wood, 0 (a mirror) to 1.
    pub roughness: f32,
    /// Roughness of polished wood.
    pub polished: f32,
    /// Reflectance at normal incidence; 0.5 means 4%, as in Bevy's `StandardMaterial`.
    pub reflectance: f32,
    /// The brightness of inlays.
    pub inlays: f32,
    /// Darkness of an inlay's groove, as a fraction of the colour. It makes inlays visible on pale
    /// boards, where their glow is not.
    pub grooves: f32,
    /// The shader variant: wood (0), clay (1), stone with chalk (2) or sand (3).
    pub kind: u32,
    /// Strength of the fibres' sunlit sheen, as a multiple of the colour.
    pub sheen: f32,
    /// The fraction of the worn wood that a polished coat of oil covers, 0 to 1.
    pub coat: f32,
}

const WOOD: u32 = 0;
const CLAY: u32 = 1;
const STONE: u32 = 2;
const SAND: u32 = 3;

const HARDWOOD: BoardLook = BoardLook {
    dark: LinearRgba::rgb(0.013, 0.005, 0.0026),
    mid: LinearRgba::rgb(0.088, 0.0365, 0.0155),
    worn: LinearRgba::rgb(0.215, 0.105, 0.047),
    filling: LinearRgba::rgb(0.52, 0.43, 0.31),
    rings_per_unit: 13.0,
    ring_bend: 0.34,
    rings: 0.5,
    fibres: 1.0,
    veins: 0.34,
    pores: 0.45,
    roughness: 0.58,
    polished: 0.4,
    reflectance: 0.36,
    inlays: 1.0,
    grooves: 0.0,
    kind: WOOD,
    sheen: 0.5,
    coat: 0.7,
};

const EBONY: BoardLook = BoardLook {
    dark: LinearRgba::rgb(0.0035, 0.0027, 0.0026),
    mid: LinearRgba::rgb(0.0135, 0.0090, 0.0076),
    worn: LinearRgba::rgb(0.027, 0.0185, 0.0152),
    filling: LinearRgba::rgb(0.60, 0.51, 0.37),
    rings_per_unit: 9.0,
    ring_bend: 0.28,
    rings: 0.34,
    fibres: 0.7,
    veins: 0.5,
    pores: 0.25,
    roughness: 0.42,
    polished: 0.32,
    reflectance: 0.4,
    inlays: 0.9,
    grooves: 0.0,
    kind: WOOD,
    sheen: 0.6,
    coat: 0.9,
};

const OLIVE_WOOD: BoardLook = BoardLook {
    dark: LinearRgba::rgb(0.052, 0.022, 0.0075),
    mid: LinearRgba::rgb(0.345, 0.188, 0.064),
    worn: LinearRgba::rgb(0.43, 0.255, 0.100),
    filling: LinearRgba::rgb(0.026, 0.012, 0.006),
    rings_per_unit: 7.0,
    ring_bend: 0.62,
    rings: 0.55,
    fibres: 0.8,
    veins: 0.78,
    pores: 0.2,
    roughness: 0.52,
    polished: 0.34,
    reflectance: 0.4,
    inlays: 0.7,
    grooves: 0.9,
    kind: WOOD,
    sheen: 0.4,
    coat: 0.7,
};

const TERRACOTTA: BoardLook = BoardLook {
    dark: LinearRgba::rgb(0.082, 0.027, 0.014),
    mid: LinearRgba::rgb(0.285, 0.094, 0.041),
    worn: LinearRgba::rgb(0.335, 0.128, 0.060),
    filling: LinearRgba::rgb(0.62, 0.53, 0.41),
    rings_per_unit: 0.0,
    ring_bend: 0.0,
    rings: 0.95,
    fibres: 1.0,
    veins: 0.45,
    pores: 0.4,
    roughness: 0.88,
    polished: 0.62,
    reflectance: 0.26,
    inlays: 1.4,
    grooves: 0.7,
    kind: CLAY,
    sheen: 0.0,
    coat: 0.0,
};

/// Golden brown and oiled, with carving filled with gold lacquer.
const TEAK: BoardLook = BoardLook {
    dark: LinearRgba::rgb(0.040, 0.016, 0.006),
    mid: LinearRgba::rgb(0.205, 0.098, 0.034),
    worn: LinearRgba::rgb(0.31, 0.165, 0.066),
    filling: LinearRgba::rgb(0.70, 0.47, 0.10),
    rings_per_unit: 10.0,
    ring_bend: 0.42,
    rings: 0.5,
    fibres: 0.9,
    veins: 0.42,
    pores: 0.4,
    roughness: 0.46,
    polished: 0.3,
    reflectance: 0.42,
    inlays: 1.0,
    grooves: 0.3,
    kind: WOOD,
    sheen: 0.5,
    coat: 0.9,
};

/// Cool brown and planed flat, with carving filled with bone.
const WALNUT: BoardLook = BoardLook {
    dark: LinearRgba::rgb(0.020, 0.011, 0.0065),
    mid: LinearRgba::rgb(0.105, 0.060, 0.034),
    worn: LinearRgba::rgb(0.185, 0.118, 0.072),
    filling: LinearRgba::rgb(0.62, 0.54, 0.40),
    rings_per_unit: 8.0,
    ring_bend: 0.5,
    rings: 0.44,
    fibres: 0.8,
    veins: 0.5,
    pores: 0.3,
    roughness: 0.5,
    polished: 0.34,
    reflectance: 0.4,
    inlays: 1.0,
    grooves: 0.0,
    kind: WOOD,
    sheen: 0.5,
    coat: 0.7,
};

/// The split stem of a raffia palm: straw-coloured, with long fibres and hardly any rings.
const RAFFIA: BoardLook = BoardLook {
    dark: LinearRgba::rgb(0.15, 0.085, 0.028),
    mid: LinearRgba::rgb(0.43, 0.30, 0.125),
    worn: LinearRgba::rgb(0.52, 0.385, 0.19),
    filling: LinearRgba::rgb(0.045, 0.022, 0.010),
    rings_per_unit: 2.0,
    ring_bend: 0.2,
    rings: 0.1,
    fibres: 1.8,
    veins: 0.5,
    pores: 0.7,
    roughness: 0.72,
    polished: 0.5,
    reflectance: 0.34,
    inlays: 0.8,
    grooves: 0.9,
    kind: WOOD,
    sheen: 0.3,
    coat: 0.2,
};

/// A paving stone with chalk on it.
const FLAGSTONE: BoardLook = BoardLook {
    dark: LinearRgba::rgb(0.042, 0.040, 0.040),
    mid: LinearRgba::rgb(0.125, 0.120, 0.116),
    worn: LinearRgba::rgb(0.150, 0.143, 0.138),
    filling: LinearRgba::rgb(0.80, 0.79, 0.75),
    rings_per_unit: 0.0,
    ring_bend: 0.0,
    rings: 0.5,
    fibres: 0.42,
    veins: 0.34,
    pores: 0.3,
    roughness: 0.82,
    polished: 0.7,
    reflectance: 0.3,
    inlays: 1.0,
    grooves: 0.0,
    kind: STONE,
    sheen: 0.0,
    coat: 0.0,
};

/// Dry sand, heaped up and smoothed by hand.
const SAND_PITS: BoardLook = BoardLook {
    dark: LinearRgba::rgb(0.19, 0.115, 0.058),
    mid: LinearRgba::rgb(0.47, 0.335, 0.195),
    worn: LinearRgba::rgb(0.49, 0.352, 0.208),
    filling: LinearRgba::rgb(0.05, 0.03, 0.018),
    rings_per_unit: 0.0,
    ring_bend: 0.0,
    rings: 0.34,
    fibres: 0.95,
    veins: 0.0,
    pores: 0.3,
    roughness: 0.96,
    polished: 0.9,
    reflectance: 0.2,
    inlays: 1.2,
    grooves: 0.7,
    kind: SAND,
    sheen: 0.0,
    coat: 0.0,
};

/// The dried shell of a gourd, for props.
pub const CALABASH: BoardLook = BoardLook {
    dark: LinearRgba::rgb(0.105, 0.043, 0.014),
    mid: LinearRgba::rgb(0.34, 0.165, 0.052),
    worn: LinearRgba::rgb(0.42, 0.225, 0.08),
    rings: 0.5,
    veins: 0.3,
    fibres: 0.45,
    pores: 0.15,
    roughness: 0.5,
    polished: 0.36,
    reflectance: 0.4,
    ..TERRACOTTA
};

/// Limewashed mud plaster, for walls.
pub const PLASTER: BoardLook = BoardLook {
    dark: LinearRgba::rgb(0.26, 0.15, 0.085),
    mid: LinearRgba::rgb(0.44, 0.285, 0.18),
    worn: LinearRgba::rgb(0.52, 0.36, 0.24),
    rings: 0.4,
    veins: 0.3,
    fibres: 0.7,
    pores: 0.5,
    roughness: 0.95,
    polished: 0.9,
    reflectance: 0.2,
    ..TERRACOTTA
};

/// Bone, for the pegs of special holes.
pub const BONE: BoardLook = BoardLook {
    dark: LinearRgba::rgb(0.50, 0.42, 0.28),
    mid: LinearRgba::rgb(0.70, 0.62, 0.46),
    worn: LinearRgba::rgb(0.78, 0.70, 0.54),
    rings: 0.2,
    veins: 0.1,
    fibres: 0.3,
    pores: 0.05,
    roughness: 0.45,
    polished: 0.3,
    reflectance: 0.45,
    ..TERRACOTTA
};

/// A leaf over a closed hole.
pub const LEAF: BoardLook = BoardLook {
    dark: LinearRgba::rgb(0.022, 0.045, 0.008),
    mid: LinearRgba::rgb(0.055, 0.105, 0.02),
    worn: LinearRgba::rgb(0.10, 0.15, 0.035),
    rings: 0.5,
    veins: 0.4,
    fibres: 0.6,
    pores: 0.1,
    roughness: 0.6,
    polished: 0.48,
    reflectance: 0.35,
    ..TERRACOTTA
};

/// A pebble on the boundary between territories: dark, unlike any seed.
pub const PEBBLE: BoardLook = BoardLook {
    dark: LinearRgba::rgb(0.018, 0.019, 0.022),
    mid: LinearRgba::rgb(0.045, 0.047, 0.052),
    worn: LinearRgba::rgb(0.075, 0.077, 0.082),
    rings: 0.6,
    veins: 0.3,
    fibres: 0.8,
    pores: 0.2,
    roughness: 0.7,
    polished: 0.5,
    reflectance: 0.4,
    ..TERRACOTTA
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn worn_wood_is_lighter_and_the_band_contrasts() {
        for material in BoardMaterial::ALL {
            let look = material.look();
            let [dark, mid, worn, filling] =
                [look.dark, look.mid, look.worn, look.filling].map(|color| color.luminance());
            assert!(dark < mid && mid < worn, "{material:?}");
            let contrast = (filling + 0.01) / (mid + 0.01);
            assert!(!(0.4..2.5).contains(&contrast), "{material:?}: {contrast}");
            assert!(look.polished < look.roughness);
        }
    }
}
