//! A square texture that tiles in both directions.

use bevy::{
    asset::RenderAssetUsages,
    image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor},
    math::Vec2,
    prelude::{Image, default},
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
};

/// Width of the texture, in pixels; the shader maps it to 7 units of ground.
pub const SIZE: usize = 256;
/// Passes of the box blur: more are smoother.
const PASSES: usize = 3;

/// Values from 0 to 1, row by row.
#[derive(Clone, Debug)]
pub struct Picture(Vec<f32>);

impl Picture {
    /// Creates a uniform texture.
    pub fn filled(value: f32) -> Self {
        Self(vec![value; SIZE * SIZE])
    }

    /// Paints the values of `brush` at offsets of up to `reach` from `middle`.
    pub fn paint(&mut self, middle: Vec2, reach: f32, brush: impl Fn(Vec2) -> Option<f32>) {
        let reach = reach.ceil() as isize;
        let (x, y) = (middle.x as isize, middle.y as isize);
        for row in y - reach..=y + reach {
            for column in x - reach..=x + reach {
                let offset = Vec2::new(column as f32, row as f32) - middle;
                if let Some(value) = brush(offset) {
                    self.0[wrapped(column, row)] = value;
                }
            }
        }
    }

    /// Blurs the texture by about this many pixels.
    #[must_use]
    pub fn blurred(self, width: isize) -> Self {
        (0..PASSES).fold(self, |picture, _| {
            picture.averaged(width, (1, 0)).averaged(width, (0, 1))
        })
    }

    /// Returns the mean of all pixels.
    #[cfg(test)]
    pub fn mean(&self) -> f32 {
        self.0.iter().sum::<f32>() / self.0.len() as f32
    }

    fn averaged(&self, width: isize, step: (isize, isize)) -> Self {
        let average = |pixel: usize| {
            let (x, y) = ((pixel % SIZE) as isize, (pixel / SIZE) as isize);
            let near = (-width..=width).map(|i| self.0[wrapped(x + i * step.0, y + i * step.1)]);
            near.sum::<f32>() / (2 * width + 1) as f32
        };
        Self((0..SIZE * SIZE).map(average).collect())
    }
}

/// Creates an image with two textures as red and green, with mipmaps.
pub fn image_of(red: &Picture, green: &Picture) -> Image {
    let mut levels = [red.0.clone(), green.0.clone()];
    let mut size = SIZE;
    let mut data = interleaved(&levels);
    while size > 1 {
        levels = levels.map(|level| halved(&level, size));
        size /= 2;
        data.extend(interleaved(&levels));
    }
    let mut image = Image::new_uninit(
        Extent3d {
            width: SIZE as u32,
            height: SIZE as u32,
            depth_or_array_layers: 1,
        },
        TextureDimension::D2,
        TextureFormat::Rg8Unorm,
        RenderAssetUsages::RENDER_WORLD,
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

fn halved(level: &[f32], size: usize) -> Vec<f32> {
    let half = size / 2;
    (0..half * half)
        .map(|pixel| {
            let corner = 2 * (pixel / half) * size + 2 * (pixel % half);
            let quad = [corner, corner + 1, corner + size, corner + size + 1];
            quad.iter().map(|&i| level[i]).sum::<f32>() / 4.0
        })
        .collect()
}

fn interleaved([red, green]: &[Vec<f32>; 2]) -> Vec<u8> {
    let byte = |value: f32| (value * 255.0).round() as u8;
    red.iter()
        .zip(green)
        .flat_map(|(&red, &green)| [byte(red), byte(green)])
        .collect()
}

fn wrapped(x: isize, y: isize) -> usize {
    let size = SIZE as isize;
    (y.rem_euclid(size) * size + x.rem_euclid(size)) as usize
}
