//! The sets of seeds.

use bevy::{prelude::*, render::render_resource::ShaderType};

use crate::settings::{BoardMaterial, SeedSet};

impl SeedSet {
    /// Returns the colours and structure of this set.
    #[must_use]
    pub const fn look(self) -> SeedLook {
        match self {
            Self::NickerNuts => NICKER_NUTS,
            Self::Cowries => COWRIES,
            Self::IvoryNuts => IVORY_NUTS,
            Self::GlassBeads => GLASS_BEADS,
            Self::RaffiaNuts => RAFFIA_NUTS,
            Self::TamarindStones => TAMARIND_STONES,
            Self::Qumalaqs => QUMALAQS,
            Self::Pebbles => PEBBLES,
        }
    }

    /// Returns the colours and structure of this set on a board. Pebbles contrast with it: they are
    /// dark on sand and pale wood, and pale on stone.
    #[must_use]
    pub fn look_on(self, board: BoardMaterial) -> SeedLook {
        let look = self.look();
        let brightness = match (self, board) {
            (Self::Pebbles, BoardMaterial::ChalkSquares) => PALE_BRIGHTNESS,
            (Self::Pebbles, board) if board.is_pale() => DARK_BRIGHTNESS,
            _ => 1.0,
        };
        SeedLook {
            brightness: brightness * look.brightness,
            ..look
        }
    }
}

/// Brightness of pale pebbles, relative to the usual ones.
const PALE_BRIGHTNESS: f32 = 2.0;
/// Brightness of dark pebbles, relative to the usual ones.
const DARK_BRIGHTNESS: f32 = 0.4;

/// The structure of a seed's surface; selects the shader variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub enum SeedKind {
    /// A nut, tinted between two colours, with rings, clouds and a scar.
    Nut = 0,
    /// A shell with a back and a base.
    Cowrie = 1,
    /// Translucent glass.
    Glass = 2,
    /// A nut with overlapping scales.
    Scaled = 3,
    /// A stone with specks and veins.
    Stone = 4,
}

/// Colours and structure of a set's surface.
#[derive(ShaderType, Clone, Copy, Debug, PartialEq)]
pub struct SeedLook {
    /// Nuts: both ends of the tint range, and the skin. Cowries: edge, back, ring and base. Beads
    /// and pebbles: their colours. Scaled nuts: a scale's tip and root, and the gap between scales.
    pub palette: [LinearRgba; 4],
    /// Colour of the scar where a nut hung in its pod, of a cowrie's slit, or of a bead's hole.
    pub mark: LinearRgba,
    /// Minimum brightness, and the range above it.
    pub brightness: Vec2,
    /// Minimum roughness, and the range above it.
    pub roughness: Vec2,
    /// Reflectance at normal incidence; 0.5 means 4%, as in Bevy's `StandardMaterial`.
    pub reflectance: f32,
    /// Darkness of rings, as a fraction of the colour.
    pub rings: f32,
    /// The fraction of a nut that its skin covers.
    pub skin: f32,
    /// A [`SeedKind`], which selects the shader variant.
    pub kind: u32,
    /// The degree to which smooth wax covers the rougher body, 0 to 1.
    pub wax: f32,
    /// Strength of subsurface scattering, which lights the body beyond the edge of its own shadow,
    /// 0 to 1. Glass is computed separately.
    pub depth: f32,
}

const fn rgb(red: f32, green: f32, blue: f32) -> LinearRgba {
    LinearRgba::rgb(red, green, blue)
}

/// Returns a look without rings, skin, wax or colours, as a base for the sets.
const fn plain(kind: SeedKind) -> SeedLook {
    SeedLook {
        palette: [LinearRgba::NONE; 4],
        mark: LinearRgba::NONE,
        brightness: Vec2::ONE,
        roughness: Vec2::ONE,
        reflectance: 0.5,
        rings: 0.0,
        skin: 0.0,
        kind: kind as u32,
        wax: 0.0,
        depth: 0.0,
    }
}

const NICKER_NUTS: SeedLook = SeedLook {
    palette: [
        rgb(0.37, 0.385, 0.35),
        rgb(0.21, 0.185, 0.075),
        rgb(0.21, 0.185, 0.075),
        LinearRgba::NONE,
    ],
    mark: rgb(0.06, 0.042, 0.028),
    brightness: Vec2::new(0.82, 0.46),
    roughness: Vec2::new(0.44, 0.16),
    reflectance: 0.5,
    rings: 0.2,
    wax: 0.9,
    depth: 0.25,
    ..plain(SeedKind::Nut)
};

const COWRIES: SeedLook = SeedLook {
    palette: [
        rgb(0.60, 0.46, 0.28),
        rgb(0.19, 0.215, 0.235),
        rgb(0.68, 0.205, 0.018),
        rgb(0.68, 0.61, 0.48),
    ],
    mark: rgb(0.055, 0.026, 0.014),
    brightness: Vec2::new(0.82, 0.26),
    roughness: Vec2::new(0.4, 0.1),
    reflectance: 0.55,
    wax: 1.0,
    depth: 0.45,
    ..plain(SeedKind::Cowrie)
};

const IVORY_NUTS: SeedLook = SeedLook {
    palette: [
        rgb(0.60, 0.47, 0.28),
        rgb(0.50, 0.31, 0.125),
        rgb(0.105, 0.046, 0.018),
        LinearRgba::NONE,
    ],
    mark: rgb(0.09, 0.04, 0.017),
    brightness: Vec2::new(0.8, 0.3),
    roughness: Vec2::new(0.48, 0.14),
    reflectance: 0.48,
    rings: 0.1,
    skin: 0.46,
    wax: 0.55,
    depth: 0.6,
    ..plain(SeedKind::Nut)
};

const GLASS_BEADS: SeedLook = SeedLook {
    palette: [
        rgb(0.045, 0.16, 0.62),
        rgb(0.80, 0.36, 0.05),
        rgb(0.09, 0.48, 0.27),
        rgb(0.42, 0.68, 0.70),
    ],
    mark: rgb(0.02, 0.018, 0.016),
    brightness: Vec2::new(0.85, 0.3),
    roughness: Vec2::new(0.07, 0.03),
    reflectance: 0.56,
    ..plain(SeedKind::Glass)
};

const RAFFIA_NUTS: SeedLook = SeedLook {
    palette: [
        rgb(0.085, 0.020, 0.007),
        rgb(0.255, 0.082, 0.022),
        rgb(0.012, 0.005, 0.003),
        LinearRgba::NONE,
    ],
    mark: rgb(0.30, 0.21, 0.11),
    brightness: Vec2::new(0.7, 0.6),
    roughness: Vec2::new(0.38, 0.14),
    reflectance: 0.52,
    wax: 0.8,
    depth: 0.1,
    ..plain(SeedKind::Scaled)
};

const TAMARIND_STONES: SeedLook = SeedLook {
    palette: [
        rgb(0.062, 0.022, 0.010),
        rgb(0.125, 0.046, 0.017),
        rgb(0.125, 0.046, 0.017),
        LinearRgba::NONE,
    ],
    mark: rgb(0.21, 0.095, 0.040),
    brightness: Vec2::new(0.7, 0.9),
    roughness: Vec2::new(0.34, 0.12),
    reflectance: 0.54,
    rings: 0.06,
    wax: 0.9,
    depth: 0.15,
    ..plain(SeedKind::Nut)
};

const QUMALAQS: SeedLook = SeedLook {
    palette: [
        rgb(0.43, 0.315, 0.19),
        rgb(0.30, 0.19, 0.098),
        rgb(0.30, 0.19, 0.098),
        LinearRgba::NONE,
    ],
    mark: rgb(0.22, 0.135, 0.066),
    brightness: Vec2::new(0.72, 0.42),
    roughness: Vec2::new(0.5, 0.16),
    reflectance: 0.4,
    rings: 0.34,
    depth: 0.15,
    ..plain(SeedKind::Nut)
};

const PEBBLES: SeedLook = SeedLook {
    palette: [
        rgb(0.19, 0.195, 0.2),
        rgb(0.24, 0.19, 0.135),
        rgb(0.135, 0.145, 0.155),
        rgb(0.27, 0.145, 0.1),
    ],
    mark: rgb(0.60, 0.58, 0.54),
    brightness: Vec2::new(0.75, 0.45),
    roughness: Vec2::new(0.46, 0.2),
    reflectance: 0.42,
    ..plain(SeedKind::Stone)
};
