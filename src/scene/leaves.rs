//! Sunlight through leaves, as a texture of light and shade.
//!
//! As the sun is half a degree wide, leaves three metres up cast no sharp shadows: those of single
//! twigs are soft, and each gap in a dense crown projects a round image of the sun.

mod picture;

use std::sync::LazyLock;

use bevy::asset::uuid_handle;
use bevy::prelude::*;
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

use picture::{Picture, SIZE};

/// Number of twigs in a tile.
const TWIGS: usize = 9;
/// Number of leaves on each twig.
const LEAVES_PER_TWIG: usize = 8;
/// Range of a leaf's half-length, in pixels.
const LEAF_HALF_LENGTHS: (f32, f32) = (7.0, 15.0);
/// Ratio of a leaf's width to its length.
const LEAF_ASPECT: f32 = 0.42;
/// Maximum distance of a leaf's centre from that of its twig, in pixels.
const TWIG_RADIUS: f32 = 34.0;
/// Number of gaps in a tile of a dense crown.
const GAPS: usize = 110;
/// Number of clusters that the gaps form.
const GAP_CLUSTERS: usize = 22;
/// Range of the radius of the sun's image on the ground, in pixels.
const GAP_RADII: (f32, f32) = (3.0, 9.0);
/// Spread of a cluster of images, in pixels.
const GAP_SPREAD: f32 = 38.0;
/// Penumbra of leaves, as a blur width in pixels.
const LEAF_BLUR: isize = 2;
/// Penumbra of gaps, as a blur width in pixels.
const GAP_BLUR: isize = 3;
/// Seed of the random numbers.
const RANDOM_SEED: u64 = 11;
/// Approximate fraction of the ground in the shade of twigs.
const TWIG_COVERAGE: f32 = 0.28;
/// Approximate fraction of the ground in the shade of the crown.
const CROWN_COVERAGE: f32 = 0.85;
/// Distance from the board at which the crown begins, in units.
const CROWN_START: f32 = 0.45;
/// Distance over which the crown closes, in units.
const CROWN_FADE: f32 = 3.0;

/// The texture: red is the light under single twigs, green that under a dense crown; 1 is full sun,
/// 0 full shade.
pub const LEAF_LIGHT: Handle<Image> = uuid_handle!("5c9a4f0e-3d17-4b8e-9f62-71d0a8c3b6e5");

/// Creates the texture at startup.
pub fn plugin(app: &mut App) {
    let mut images = app.world_mut().resource_mut::<Assets<Image>>();
    if let Err(error) = images.insert(&LEAF_LIGHT, LIGHT_TEXTURE.clone()) {
        error!("no light through leaves: {error}");
    }
}

/// The texture, shared by every app in this process.
static LIGHT_TEXTURE: LazyLock<Image> = LazyLock::new(|| {
    let mut random = ChaCha8Rng::seed_from_u64(RANDOM_SEED);
    let twigs = under_twigs(&mut random);
    let crown = under_crown(&mut random);
    picture::image_of(&twigs, &crown)
});

/// Approximates the fraction of sunlight that leaves let through at a point (x, z), blurred over
/// the width of a hole. The first components of `shade` are the darkness at the board and far from
/// it.
#[must_use]
pub fn mean_light(at: Vec2, board_half: Vec2, shade: Vec3) -> f32 {
    let offset = (at.abs() - board_half - CROWN_START).max(Vec2::ZERO);
    let progress = (offset.length() / CROWN_FADE).min(1.0);
    let [at_board, far] = [TWIG_COVERAGE * shade.x, CROWN_COVERAGE * shade.y];
    1.0 - at_board.lerp(far, progress * progress * (3.0 - 2.0 * progress))
}

/// Returns the light under single twigs.
fn under_twigs(random: &mut ChaCha8Rng) -> Picture {
    let mut light = Picture::filled(1.0);
    for _ in 0..TWIGS {
        let twig = random_point(random);
        for _ in 0..LEAVES_PER_TWIG {
            let angle = random.random_range(0.0..std::f32::consts::TAU);
            let centre = twig + Vec2::from_angle(angle) * random.random::<f32>() * TWIG_RADIUS;
            let axis = Vec2::from_angle(angle + random.random_range(-0.7..0.7));
            let half_length = random.random_range(LEAF_HALF_LENGTHS.0..LEAF_HALF_LENGTHS.1);
            light.paint(centre, half_length, |offset| {
                let length = offset.dot(axis) / half_length;
                let width = offset.perp_dot(axis) / (half_length * LEAF_ASPECT);
                let is_leaf = length.abs() < 1.0 && width.abs() < 1.0 - length * length;
                is_leaf.then_some(0.0)
            });
        }
    }
    light.blurred(LEAF_BLUR)
}

/// Returns the light under a dense crown.
fn under_crown(random: &mut ChaCha8Rng) -> Picture {
    let mut light = Picture::filled(0.0);
    let clusters: Vec<_> = (0..GAP_CLUSTERS).map(|_| random_point(random)).collect();
    for gap in 0..GAPS {
        let distance = random.random::<f32>() * GAP_SPREAD;
        let angle = random.random_range(0.0..std::f32::consts::TAU);
        let centre = clusters[gap % GAP_CLUSTERS] + Vec2::from_angle(angle) * distance;
        let radius = random.random_range(GAP_RADII.0..GAP_RADII.1);
        let brightness = random.random_range(0.25..1.0);
        light.paint(centre, radius, |offset| {
            (offset.length() < radius).then_some(brightness)
        });
    }
    light.blurred(GAP_BLUR)
}

fn random_point(random: &mut ChaCha8Rng) -> Vec2 {
    Vec2::new(random.random(), random.random()) * SIZE as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn twigs_let_most_sun_through_and_the_crown_little() {
        let mut random = ChaCha8Rng::seed_from_u64(RANDOM_SEED);
        let twigs = under_twigs(&mut random).mean();
        let crown = under_crown(&mut random).mean();
        assert!((0.55..0.9).contains(&twigs), "{twigs}");
        assert!((0.05..0.3).contains(&crown), "{crown}");
    }
}
