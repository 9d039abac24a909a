//! The table's environment maps, computed on the CPU: a specular one with a mip level per
//! roughness, and a diffuse one.

mod radiance;

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use bevy::{
    prelude::*,
    render::render_resource::{
        Extent3d, TextureDimension, TextureFormat, TextureViewDescriptor, TextureViewDimension,
    },
};

use super::places::{PlaceLook, luminance};
use crate::settings::Place;
use half::f16;
use radiance::radiance;

/// Face width of the sharpest mip level, in texels; it halves for each rougher level.
const SPECULAR_SIZE: usize = 32;
/// Number of mip levels.
const SPECULAR_LEVELS: usize = 5;
/// Directions averaged for each texel of a rough level.
const SPECULAR_SAMPLES: usize = 48;
/// Face width of the diffuse map, in texels.
const DIFFUSE_SIZE: usize = 8;
/// Directions averaged for each texel of the diffuse map.
const DIFFUSE_SAMPLES: usize = 192;
/// Number of faces of a cube map.
const FACES: usize = 6;

/// Returns the environment maps that light the table from all sides.
#[must_use]
pub fn environment(place: Place, images: &mut Assets<Image>) -> EnvironmentMapLight {
    let mut cache = MAP_CACHE.lock().unwrap_or_else(PoisonError::into_inner);
    let look = place.look();
    let maps = cache.entry(place).or_insert_with(|| Maps::of(&look));
    EnvironmentMapLight {
        diffuse_map: images.add(maps.diffuse.clone()),
        specular_map: images.add(maps.specular.clone()),
        intensity: look.sky_luminance,
        ..default()
    }
}

/// Maps of the places shown so far, shared by every app in this process.
static MAP_CACHE: LazyLock<Mutex<HashMap<Place, Maps>>> = LazyLock::new(Mutex::default);

/// The environment maps of a place.
struct Maps {
    diffuse: Image,
    specular: Image,
}

impl Maps {
    fn of(place: &PlaceLook) -> Self {
        let diffuse = cube_map(DIFFUSE_SIZE, 1, |direction, _| {
            average(direction, DIFFUSE_SAMPLES, cosine_lobe, place)
        });
        let specular = cube_map(SPECULAR_SIZE, SPECULAR_LEVELS, |direction, level| {
            if level == 0 {
                return radiance(direction, place);
            }
            let roughness = level as f32 / (SPECULAR_LEVELS - 1) as f32;
            let lobe = |u, v| reflection_lobe(roughness * roughness, u, v);
            average(direction, SPECULAR_SAMPLES, lobe, place)
        });
        Self { diffuse, specular }
    }
}

/// Returns a function from directions to the luminance of the surroundings, relative to the sun's
/// illuminance.
pub fn brightness(place: &PlaceLook) -> impl Fn(Vec3) -> f32 + Send + Sync + use<> {
    const SIZE: usize = 48;
    let scale = place.sky_luminance / place.sun_brightness();
    let table: Vec<f32> = (0..SIZE * SIZE)
        .map(|cell| {
            let at = Vec2::new((cell % SIZE) as f32, (cell / SIZE) as f32) + 0.5;
            let sky = radiance(octahedral_decode(2.0 * at / SIZE as f32 - 1.0), place);
            scale * luminance(sky)
        })
        .collect();
    move |direction| {
        let at = (0.5 * octahedral_encode(direction) + 0.5) * SIZE as f32;
        let cell = at.as_uvec2().min(UVec2::splat(SIZE as u32 - 1));
        table[cell.y as usize * SIZE + cell.x as usize]
    }
}

/// Maps a direction to a square from -1 to 1 by unfolding an octahedron.
fn octahedral_encode(direction: Vec3) -> Vec2 {
    let folded = direction.xz() / direction.abs().element_sum().max(1e-6);
    if direction.y >= 0.0 {
        return folded;
    }
    (1.0 - folded.yx().abs()) * folded.signum()
}

/// Inverts [`octahedral_encode`].
fn octahedral_decode(at: Vec2) -> Vec3 {
    let y = 1.0 - at.abs().element_sum();
    let folded = if y >= 0.0 {
        at
    } else {
        (1.0 - at.yx().abs()) * at.signum()
    };
    Vec3::new(folded.x, y, folded.y).normalize_or(Vec3::NEG_Y)
}

/// Averages the radiance over a lobe around `direction`. `lobe` maps two numbers from 0 to 1 to a
/// direction around y.
fn average(
    direction: Vec3,
    samples: usize,
    lobe: impl Fn(f32, f32) -> Vec3,
    place: &PlaceLook,
) -> Vec3 {
    let rotation = Quat::from_rotation_arc(Vec3::Y, direction);
    let (sum, weight) = (0..samples)
        .map(|i| {
            let u = (i as f32 + 0.5) / samples as f32;
            let v = van_der_corput(i as u32);
            let local = lobe(u, v);
            (radiance(rotation * local, place) * local.y, local.y)
        })
        .fold((Vec3::ZERO, 0.0), |a, b| (a.0 + b.0, a.1 + b.1));
    sum / weight
}

/// Samples the hemisphere with cosine weighting.
fn cosine_lobe(u: f32, v: f32) -> Vec3 {
    direction_around_y(1.0 - u, v)
}

/// Importance-samples the GGX distribution at this roughness, for a view along the normal.
fn reflection_lobe(alpha: f32, u: f32, v: f32) -> Vec3 {
    let cosine = ((1.0 - u) / (1.0 + (alpha * alpha - 1.0) * u)).sqrt();
    let half = direction_around_y(cosine, v);
    let reflected = 2.0 * half.y * half - Vec3::Y;
    reflected.with_y(reflected.y.max(1e-3))
}

/// Returns the direction at an angle with this cosine from y, and `turn` turns around it.
fn direction_around_y(cosine: f32, turn: f32) -> Vec3 {
    let horizontal =
        (1.0 - cosine * cosine).max(0.0).sqrt() * Vec2::from_angle(turn * std::f32::consts::TAU);
    Vec3::new(horizontal.x, cosine, horizontal.y)
}

/// Returns the radical inverse of `i` in base 2. Successive values are evenly spread over 0 to 1.
fn van_der_corput(i: u32) -> f32 {
    i.reverse_bits() as f32 / 4_294_967_296.0
}

/// Creates a cube map with mip levels whose texels are `color(direction, level)`.
fn cube_map(size: usize, levels: usize, color: impl Fn(Vec3, usize) -> Vec3) -> Image {
    let mut data = Vec::new();
    for face in 0..FACES {
        for level in 0..levels {
            let size = size >> level;
            for pixel in 0..size * size {
                let coordinate = |i: usize| (2.0 * i as f32 + 1.0) / size as f32 - 1.0;
                let direction =
                    face_direction(face, coordinate(pixel % size), coordinate(pixel / size));
                let color = color(direction.normalize(), level);
                for channel in [color.x, color.y, color.z, 1.0] {
                    data.extend(f16::from_f32(channel).to_le_bytes());
                }
            }
        }
    }
    let mut image = Image::new_uninit(
        Extent3d {
            width: size as u32,
            height: size as u32,
            depth_or_array_layers: FACES as u32,
        },
        TextureDimension::D2,
        TextureFormat::Rgba16Float,
        bevy::asset::RenderAssetUsages::RENDER_WORLD,
    );
    image.texture_descriptor.mip_level_count = levels as u32;
    image.texture_view_descriptor = Some(TextureViewDescriptor {
        dimension: Some(TextureViewDimension::Cube),
        ..default()
    });
    image.data = Some(data);
    image
}

/// Returns the world direction of a point on a face. As cube maps are left-handed, z is flipped.
fn face_direction(face: usize, u: f32, v: f32) -> Vec3 {
    match face {
        0 => Vec3::new(1.0, -v, u),
        1 => Vec3::new(-1.0, -v, -u),
        2 => Vec3::new(u, 1.0, -v),
        3 => Vec3::new(u, -1.0, v),
        4 => Vec3::new(u, -v, -1.0),
        _ => Vec3::new(-u, -v, 1.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn octahedral_encoding_round_trips() {
        for direction in [
            Vec3::Y,
            Vec3::NEG_Z,
            Vec3::new(0.3, 0.2, -0.5),
            Vec3::new(-0.3, -0.8, 0.1),
        ] {
            let direction = direction.normalize();
            assert!(octahedral_decode(octahedral_encode(direction)).distance(direction) < 1e-5);
        }
    }

    #[test]
    fn cube_faces_cover_six_directions() {
        let centres = [0, 1, 2, 3, 4, 5].map(|face| face_direction(face, 0.0, 0.0));
        assert_eq!(centres.iter().sum::<Vec3>(), Vec3::ZERO);
        assert_eq!(centres[2], Vec3::Y);
    }

    #[test]
    fn the_sky_is_brighter_and_cooler_than_the_ground() {
        let tree = Place::Tree.look();
        let up = average(Vec3::Y, DIFFUSE_SAMPLES, cosine_lobe, &tree);
        let down = average(Vec3::NEG_Y, DIFFUSE_SAMPLES, cosine_lobe, &tree);
        assert!(up.element_sum() > 2.0 * down.element_sum());
        assert!(up.z / up.x > down.z / down.x);
    }
}
