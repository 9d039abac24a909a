//! The map of the games: where each comes from (`assets/places.ron`, embedded), and the land.

pub mod land;
mod nearest;

use std::f32::consts::FRAC_1_SQRT_2;
use std::sync::LazyLock;

use serde::Deserialize;

pub use nearest::{nearest, region};

/// A game's point on the map.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// The name of the game's rule file.
    pub game: String,
    /// Degrees north of the equator, -90 to 90.
    pub latitude: f32,
    /// Degrees east of Greenwich, -180 to 180.
    pub longitude: f32,
    /// The precision with which the sources locate the game.
    pub certainty: Certainty,
    /// The region under which it is listed.
    pub region: Region,
}

/// A part of the world whose games are listed together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Region {
    /// West and Central Africa.
    #[default]
    WestAfrica,
    /// East and Southern Africa.
    EastAfrica,
    /// From Turkey and Arabia to Kazakhstan.
    WestAsia,
    /// From India to the Philippines.
    EastAsia,
    /// America and Europe.
    America,
}

impl Region {
    /// All regions, in display order.
    pub const ALL: [Self; 5] = [
        Self::WestAfrica,
        Self::EastAfrica,
        Self::WestAsia,
        Self::EastAsia,
        Self::America,
    ];
}

/// The precision with which the sources locate a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Certainty {
    /// They name a people or a town.
    Home,
    /// They name a large region that contains the point.
    Region,
    /// They don't locate the game itself; the point is that of related games.
    Assumed,
}

static ALL: LazyLock<Vec<Place>> = LazyLock::new(|| {
    ron::from_str(include_str!("../../../../assets/places.ron")).unwrap_or_default()
});

/// Returns the places of all built-in games.
#[must_use]
pub fn all() -> &'static [Place] {
    &ALL
}

/// Looks up where a built-in game comes from, by the name of its rule file.
#[must_use]
pub fn place(game: &str) -> Option<&'static Place> {
    ALL.iter().find(|place| place.game == game)
}

/// Projects a point onto the flat map: x points east and y south, in degrees as measured along the
/// parallel at 45°.
///
/// This is Gall's stereographic projection, which distorts little at the latitudes where most games
/// come from.
#[must_use]
pub fn project(longitude: f32, latitude: f32) -> [f32; 2] {
    let half_latitude = (latitude / 2.0).to_radians();
    let y = (1.0 + FRAC_1_SQRT_2) * half_latitude.tan();
    [longitude * FRAC_1_SQRT_2, -y.to_degrees()]
}
