//! The table's environment maps, computed without compute shaders: a specular one with a mip level
//! per roughness, and a diffuse one.

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

/// Width of the sharpest mip level's faces; each rougher one is half as wide.
const SPECULAR_SIZE: usize = 32;
const SPECULAR_LEVELS: usize = 5;
/// Number of directions averaged for each texel of a rough level.
const SPECULAR_SAMPLES: usize = 48;
const DIFFUSE_SIZE: usize = 8;
const DIFFUSE_SAMPLES: usize = 192;
/// Number of faces of a cube map.
const FACES: usize = 6;

/// Returns the environment maps that light the table from all sides.
#[must_use]
pub fn environment(place: Place, images: &mut Assets<Image>) -> EnvironmentMapLight {
    let mut computed = COMPUTED.lock().unwrap_or_else(PoisonError::into_inner);
    let look = place.look();
    let maps = computed.entry(place).or_insert_with(|| Maps::of(&look));
    EnvironmentMapLight {
        diffuse_map: images.add(maps.diffuse.clone()),
        specular_map: images.add(maps.specular.clone()),
        intensity: look.sky_luminance,
        ..default()
    }
}

/// Maps of the places entered so far, shared by every app in this process.
static COMPUTED: LazyLock<Mutex<HashMap<Place, Maps>>> = LazyLock::new(Mutex::default);

/// The maps of a place.
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

/// Returns a function from directions to the brightness of the surroundings, in units of the sun's.
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

/// Maps a direction to a point of a square from -1 to 1, by unfolding an octahedron.
fn octahedral_encode(direction: Vec3) -> Vec2 {
    let flat = direction.xz() / direction.abs().element_sum().max(1e-6);
    if direction.y >= 0.0 {
        return flat;
    }
    (1.0 - flat.yx().abs()) * flat.signum()
}

/// Inverts [`octahedral_encode`].
fn octahedral_decode(at: Vec2) -> Vec3 {
    let y = 1.0 - at.abs().element_sum();
    let flat = if y >= 0.0 {
        at
    } else {
        (1.0 - at.yx().abs()) * at.signum()
    };
    Vec3::new(flat.x, y, flat.y).normalize_or(Vec3::NEG_Y)
}

/// Averages the radiance around `direction`; `lobe` maps two numbers from 0 to 1 to a direction
/// around y.
fn average(
    direction: Vec3,
    samples: usize,
    lobe: impl Fn(f32, f32) -> Vec3,
    place: &PlaceLook,
) -> Vec3 {
    let turn = Quat::from_rotation_arc(Vec3::Y, direction);
    let (sum, weight) = (0..samples)
        .map(|i| {
            let u = (i as f32 + 0.5) / samples as f32;
            let v = van_der_corput(i as u32);
            let local = lobe(u, v);
            (radiance(turn * local, place) * local.y, local.y)
        })
        .fold((Vec3::ZERO, 0.0), |a, b| (a.0 + b.0, a.1 + b.1));
    sum / weight
}

/// Samples the hemisphere with cosine weighting.
fn cosine_lobe(u: f32, v: f32) -> Vec3 {
    around_y(1.0 - u, v)
}

/// Samples GGX by importance at this roughness, for a view along the normal.
fn reflection_lobe(alpha: f32, u: f32, v: f32) -> Vec3 {
    let cosine = ((1.0 - u) / (1.0 + (alpha * alpha - 1.0) * u)).sqrt();
    let half = around_y(cosine, v);
    let mirrored = 2.0 * half.y * half - Vec3::Y;
    mirrored.with_y(mirrored.y.max(1e-3))
}

fn around_y(cosine: f32, turn: f32) -> Vec3 {
    let flat =
        (1.0 - cosine * cosine).max(0.0).sqrt() * Vec2::from_angle(turn * std::f32::consts::TAU);
    Vec3::new(flat.x, cosine, flat.y)
}

/// Returns the radical inverse of `i` in base 2, which is evenly spread below 1.
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
                let along = |i: usize| (2.0 * i as f32 + 1.0) / size as f32 - 1.0;
                let direction = face_direction(face, along(pixel % size), along(pixel / size));
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

/// Returns the world direction of a point on a face. Cube maps are left-handed: their z is flipped.
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
    fn directions_are_found_again_on_the_folded_octahedron() {
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
        let middles = [0, 1, 2, 3, 4, 5].map(|face| face_direction(face, 0.0, 0.0));
        assert_eq!(middles.iter().sum::<Vec3>(), Vec3::ZERO);
        assert_eq!(middles[2], Vec3::Y);
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
