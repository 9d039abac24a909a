//! The places where the table can stand, each with its light and ground.

use bevy::{prelude::*, window::RequestRedraw};

use crate::board::ShownBoard;
use crate::schedule::GameSet;
use crate::settings::{Place, Settings};

/// Where the table stands.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(opaque)]
#[reflect(Resource, Debug)]
pub struct TablePlace(pub Place);

/// Keeps the table's place in step with the settings.
pub fn plugin(app: &mut App) {
    app.init_resource::<TablePlace>()
        .init_resource::<Settings>()
        .register_type::<TablePlace>()
        .add_systems(PreStartup, follow)
        .add_systems(
            Update,
            follow
                .run_if(resource_changed::<Settings>)
                .in_set(GameSet::Settings),
        );
}

fn follow(
    settings: Res<Settings>,
    mut place: ResMut<TablePlace>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if place.set_if_neq(TablePlace(settings.look.place)) {
        redraw.write(RequestRedraw);
    }
}

/// Run condition: the board or the place has changed.
pub fn board_or_place_changed(board: Option<Res<ShownBoard>>, place: Res<TablePlace>) -> bool {
    place.is_changed() || board.is_some_and(|board| board.is_changed())
}

/// The ground around the mat and the board; selects the shader variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub enum Floor {
    /// Trodden earth with footprints, gravel, straw and leaves.
    Earth = 0,
    /// Stone slabs.
    Paving = 1,
    /// Wooden boards.
    Planks = 2,
    /// A smooth, even surface with an edge.
    Plinth = 3,
    /// Earth around a fire.
    Ash = 4,
}

/// The light and ground of a place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlaceLook {
    /// Direction to the sun, or to the lamp or fire in its place; not normalized.
    to_sun: Vec3,
    /// Colour of the sun.
    pub sun: LinearRgba,
    /// Illuminance of the sun, in lux.
    pub sun_lux: f32,
    /// Variation of the fire's brightness, as a fraction; 0 without a fire.
    pub flicker: f32,
    /// Luminance of a white sky, in candela per square metre.
    pub sky_luminance: f32,
    /// Exposure of the camera, as an exposure value at ISO 100.
    pub exposure_ev100: f32,
    /// The sky and everything else around the table.
    pub surroundings: Surroundings,
    /// Leaf shade, each component 0 to 1: its darkness at the board and far from it, and how much
    /// of it is broken up into flecks of sun.
    pub shade: Vec3,
    /// Kind of ground around the mat.
    pub floor: Floor,
    /// Colour of the ground.
    pub ground: LinearRgba,
    /// Whether a calabash, a stool and a cloth are beside the board.
    pub is_furnished: bool,
}

/// Radiance of the surroundings, relative to a white sky.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Surroundings {
    pub zenith: Vec3,
    pub horizon: Vec3,
    pub sun_glow: Vec3,
    pub leaf_dark: Vec3,
    pub leaf_lit: Vec3,
    /// Fraction of the sky covered by leaves, relative to [`Place::Tree`].
    pub leaves: f32,
    pub ground: Vec3,
}

impl PlaceLook {
    /// Returns the unit vector towards the sun.
    #[must_use]
    pub fn to_sun(self) -> Vec3 {
        self.to_sun.normalize()
    }

    /// Returns the illuminance of the sun weighted by its colour, in lux.
    #[must_use]
    pub fn sun_brightness(&self) -> f32 {
        luminance(self.sun.to_vec3()) * self.sun_lux
    }

    /// Returns the colour of the ground in the shade, which fills the screen until the ground can
    /// be drawn.
    #[must_use]
    pub fn ground_in_shade(&self) -> Color {
        let Vec3 { x, y, z } = 0.42 * self.ground.to_vec3();
        Color::linear_rgb(x, y, z)
    }
}

/// Returns the luminance of a linear colour.
#[must_use]
pub fn luminance(color: Vec3) -> f32 {
    color.dot(Vec3::new(0.2126, 0.7152, 0.0722))
}

impl Place {
    /// Returns the light and the ground of this place.
    #[must_use]
    pub const fn look(self) -> PlaceLook {
        match self {
            Self::Tree => TREE,
            Self::Courtyard => COURTYARD,
            Self::Veranda => VERANDA,
            Self::Hearth => HEARTH,
            Self::Museum => MUSEUM,
        }
    }
}

impl TablePlace {
    /// Returns the light and the ground of this place.
    #[must_use]
    pub const fn look(&self) -> PlaceLook {
        self.0.look()
    }
}

/// A low, warm sun over North's right shoulder, so that shadows fall across the board towards South
/// and the holes show their depth.
const TREE: PlaceLook = PlaceLook {
    to_sun: Vec3::new(-0.78, 0.60, 0.34),
    sun: LinearRgba::rgb(1.0, 0.80, 0.56),
    sun_lux: 12_500.0,
    flicker: 0.0,
    sky_luminance: 560.0,
    exposure_ev100: 9.5,
    surroundings: Surroundings {
        zenith: Vec3::new(0.34, 0.60, 1.2),
        horizon: Vec3::new(1.0, 0.86, 0.70),
        sun_glow: Vec3::new(3.4, 2.2, 1.1),
        leaf_dark: Vec3::new(0.10, 0.14, 0.07),
        leaf_lit: Vec3::new(0.30, 0.40, 0.12),
        leaves: 1.0,
        ground: Vec3::new(0.26, 0.15, 0.095),
    },
    shade: Vec3::new(0.5, 0.88, 1.0),
    floor: Floor::Earth,
    ground: LinearRgba::rgb(0.150, 0.060, 0.033),
    is_furnished: true,
};

/// Overhead sun between walls, and the light shade of a young tree.
const COURTYARD: PlaceLook = PlaceLook {
    to_sun: Vec3::new(-0.44, 0.86, 0.26),
    sun: LinearRgba::rgb(1.0, 0.92, 0.80),
    sun_lux: 14_000.0,
    flicker: 0.0,
    sky_luminance: 640.0,
    exposure_ev100: 9.95,
    surroundings: Surroundings {
        zenith: Vec3::new(0.30, 0.58, 1.25),
        horizon: Vec3::new(0.98, 0.74, 0.52),
        sun_glow: Vec3::new(2.6, 2.3, 1.9),
        leaves: 0.35,
        ground: Vec3::new(0.44, 0.34, 0.25),
        ..TREE.surroundings
    },
    shade: Vec3::new(0.34, 0.34, 1.0),
    floor: Floor::Paving,
    ground: LinearRgba::rgb(0.29, 0.205, 0.135),
    is_furnished: true,
};

/// A bright grey sky beside a roof, without a sun.
const VERANDA: PlaceLook = PlaceLook {
    to_sun: Vec3::new(-0.60, 0.74, 0.50),
    sun: LinearRgba::rgb(0.80, 0.90, 1.0),
    sun_lux: 3_600.0,
    flicker: 0.0,
    sky_luminance: 620.0,
    exposure_ev100: 8.75,
    surroundings: Surroundings {
        zenith: Vec3::new(0.50, 0.58, 0.66),
        horizon: Vec3::new(0.70, 0.80, 0.86),
        sun_glow: Vec3::new(0.50, 0.55, 0.60),
        leaf_dark: Vec3::new(0.06, 0.11, 0.07),
        leaf_lit: Vec3::new(0.12, 0.20, 0.12),
        leaves: 0.7,
        ground: Vec3::new(0.10, 0.085, 0.075),
    },
    shade: Vec3::new(0.1, 0.62, 0.0),
    floor: Floor::Planks,
    ground: LinearRgba::rgb(0.105, 0.066, 0.043),
    is_furnished: false,
};

/// A fire beside the table under a night sky.
const HEARTH: PlaceLook = PlaceLook {
    to_sun: Vec3::new(-0.80, 0.66, -0.18),
    sun: LinearRgba::rgb(1.0, 0.56, 0.25),
    sun_lux: 4_300.0,
    flicker: 0.07,
    sky_luminance: 84.0,
    exposure_ev100: 7.75,
    surroundings: Surroundings {
        zenith: Vec3::new(0.20, 0.40, 1.15),
        horizon: Vec3::new(0.42, 0.27, 0.22),
        sun_glow: Vec3::new(9.0, 3.6, 1.1),
        leaf_dark: Vec3::new(0.03, 0.04, 0.05),
        leaf_lit: Vec3::new(0.32, 0.20, 0.08),
        leaves: 0.9,
        ground: Vec3::new(0.34, 0.15, 0.07),
    },
    shade: Vec3::new(0.06, 0.86, 0.0),
    floor: Floor::Ash,
    ground: LinearRgba::rgb(0.125, 0.058, 0.036),
    is_furnished: true,
};

/// A lamp over a grey plinth in a dark room.
const MUSEUM: PlaceLook = PlaceLook {
    to_sun: Vec3::new(-0.48, 0.84, 0.30),
    sun: LinearRgba::rgb(1.0, 0.93, 0.83),
    sun_lux: 8_600.0,
    flicker: 0.0,
    sky_luminance: 330.0,
    exposure_ev100: 9.1,
    surroundings: Surroundings {
        zenith: Vec3::new(0.95, 0.92, 0.88),
        horizon: Vec3::new(0.30, 0.30, 0.32),
        sun_glow: Vec3::new(2.4, 2.2, 2.0),
        leaf_dark: Vec3::ZERO,
        leaf_lit: Vec3::ZERO,
        leaves: 0.0,
        ground: Vec3::new(0.16, 0.155, 0.15),
    },
    shade: Vec3::new(0.0, 0.82, 0.0),
    floor: Floor::Plinth,
    ground: LinearRgba::rgb(0.130, 0.122, 0.115),
    is_furnished: false,
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn light_falls_into_the_holes_from_above_in_every_place() {
        for place in Place::ALL {
            let look = place.look();
            assert!(look.to_sun().y > 0.5, "{place:?}");
            assert!(look.sun_brightness() > 1_000.0, "{place:?}");
            assert!((0.0..=1.0).contains(&look.shade.y), "{place:?}");
        }
    }
}
