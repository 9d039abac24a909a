//! Sunlight that falls through leaves, as a picture of light and shade.
//!
//! A sun half a degree wide throws no sharp shadows from leaves three metres
//! up: the picture is soft, and tiles.

use bevy::{
    image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor},
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

/// Width of the picture; the shader lays it over 7 units of ground.
const SIZE: usize = 256;
/// How many twigs hang into a tile, and leaves on each.
const TWIGS: usize = 30;
const LEAVES_PER_TWIG: usize = 10;
/// Half-length of a leaf and its width as a part of its length, in pixels.
const LEAF: (f32, f32) = (7.0, 15.0);
const LEAF_SLIMNESS: f32 = 0.42;
/// How far leaves hang from the middle of their twig, in pixels.
const TWIG: f32 = 34.0;
/// The sun's half shadow, in pixels: this many blurs of a box this wide.
const BLURS: usize = 3;
const BLUR: isize = 4;
const SEED: u64 = 11;

/// Makes the picture at the start.
pub fn plugin(app: &mut App) {
    app.init_resource::<LeafLight>();
}

/// The picture: 1 is full sun, 0 full shade.
#[derive(Resource, Debug)]
pub struct LeafLight(pub Handle<Image>);

impl FromWorld for LeafLight {
    fn from_world(world: &mut World) -> Self {
        let mut images = world.resource_mut::<Assets<Image>>();
        Self(images.add(picture(&light_through_leaves())))
    }
}

fn light_through_leaves() -> Vec<f32> {
    let mut random = ChaCha8Rng::seed_from_u64(SEED);
    let mut light = vec![1.0; SIZE * SIZE];
    for _ in 0..TWIGS {
        let twig = Vec2::new(random.random(), random.random()) * SIZE as f32;
        for _ in 0..LEAVES_PER_TWIG {
            let angle = random.random_range(0.0..std::f32::consts::TAU);
            let away = random.random::<f32>() * TWIG;
            let leaf = Leaf {
                middle: twig + Vec2::from_angle(angle) * away,
                along: Vec2::from_angle(angle + random.random_range(-0.7..0.7)),
                half_length: random.random_range(LEAF.0..LEAF.1),
            };
            leaf.shade(&mut light);
        }
    }
    for _ in 0..BLURS {
        light = blurred(&light);
    }
    light
}

struct Leaf {
    middle: Vec2,
    along: Vec2,
    half_length: f32,
}

impl Leaf {
    fn shade(&self, light: &mut [f32]) {
        let reach = self.half_length.ceil() as isize;
        let (x, y) = (self.middle.x as isize, self.middle.y as isize);
        for row in y - reach..=y + reach {
            for column in x - reach..=x + reach {
                let offset = Vec2::new(column as f32, row as f32) - self.middle;
                let length = offset.dot(self.along) / self.half_length;
                let width = offset.perp_dot(self.along) / (self.half_length * LEAF_SLIMNESS);
                if length.abs() < 1.0 && width.abs() < 1.0 - length * length {
                    light[wrapped(column, row)] = 0.0;
                }
            }
        }
    }
}

fn blurred(light: &[f32]) -> Vec<f32> {
    let blur_along = |light: &[f32], step: (isize, isize)| -> Vec<f32> {
        (0..SIZE * SIZE)
            .map(|pixel| {
                let (x, y) = ((pixel % SIZE) as isize, (pixel / SIZE) as isize);
                let near = (-BLUR..=BLUR).map(|i| light[wrapped(x + i * step.0, y + i * step.1)]);
                near.sum::<f32>() / (2 * BLUR + 1) as f32
            })
            .collect()
    };
    blur_along(&blur_along(light, (1, 0)), (0, 1))
}

fn wrapped(x: isize, y: isize) -> usize {
    let size = SIZE as isize;
    (y.rem_euclid(size) * size + x.rem_euclid(size)) as usize
}

/// The picture with all its smaller versions, repeating.
fn picture(light: &[f32]) -> Image {
    let mut level = light.to_vec();
    let mut size = SIZE;
    let mut data = bytes(&level);
    while size > 1 {
        let half = size / 2;
        level = (0..half * half)
            .map(|pixel| {
                let corner = 2 * (pixel / half) * size + 2 * (pixel % half);
                let quad = [corner, corner + 1, corner + size, corner + size + 1];
                quad.iter().map(|&i| level[i]).sum::<f32>() / 4.0
            })
            .collect();
        size = half;
        data.extend(bytes(&level));
    }
    let mut image = Image::new_uninit(
        Extent3d {
            width: SIZE as u32,
            height: SIZE as u32,
            depth_or_array_layers: 1,
        },
        TextureDimension::D2,
        TextureFormat::R8Unorm,
        bevy::asset::RenderAssetUsages::RENDER_WORLD,
    );
    image.texture_descriptor.mip_level_count = SIZE.ilog2() + 1;
    image.data = Some(data);
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: ImageAddressMode::Repeat,
        address_mode_v: ImageAddressMode::Repeat,
        mag_filter: ImageFilterMode::Linear,
        min_filter: ImageFilterMode::Linear,
        mipmap_filter: ImageFilterMode::Linear,
        ..default()
    });
    image
}

fn bytes(level: &[f32]) -> Vec<u8> {
    level
        .iter()
        .map(|light| (light * 255.0).round() as u8)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leaves_leave_some_sun_and_some_shade_everywhere() {
        let light = light_through_leaves();
        let mean = light.iter().sum::<f32>() / light.len() as f32;
        assert!((0.3..0.7).contains(&mean), "mean {mean}");
        let quarter = |row: usize| {
            let rows = &light[row * SIZE * SIZE / 4..(row + 1) * SIZE * SIZE / 4];
            rows.iter()
                .copied()
                .fold((1.0f32, 0.0f32), |(low, high), x| (low.min(x), high.max(x)))
        };
        for row in 0..4 {
            let (low, high) = quarter(row);
            assert!(low < 0.3 && high > 0.9, "row {row}: {low} to {high}");
        }
    }
}
