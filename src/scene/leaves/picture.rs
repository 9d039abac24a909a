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
/// Passes of the box blur: three approximate a Gaussian.
const BLUR_PASSES: usize = 3;

/// A texture of values from 0 to 1, row by row.
#[derive(Clone, Debug)]
pub struct Picture(Vec<f32>);

impl Picture {
    /// Creates a uniform texture.
    pub fn filled(value: f32) -> Self {
        Self(vec![value; SIZE * SIZE])
    }

    /// Paints pixels up to `radius` from `centre` with the values of `brush`, which maps an offset
    /// from `centre` to a value or to `None` to leave the pixel as it is.
    pub fn paint(&mut self, centre: Vec2, radius: f32, brush: impl Fn(Vec2) -> Option<f32>) {
        let radius = radius.ceil() as isize;
        let (x, y) = (centre.x as isize, centre.y as isize);
        for row in y - radius..=y + radius {
            for column in x - radius..=x + radius {
                let offset = Vec2::new(column as f32, row as f32) - centre;
                if let Some(value) = brush(offset) {
                    self.0[wrapped_index(column, row)] = value;
                }
            }
        }
    }

    /// Returns the texture blurred by about this many pixels.
    #[must_use]
    pub fn blurred(self, width: isize) -> Self {
        (0..BLUR_PASSES).fold(self, |picture, _| {
            picture
                .box_blurred(width, (1, 0))
                .box_blurred(width, (0, 1))
        })
    }

    /// Returns the mean of all pixels.
    #[cfg(test)]
    pub fn mean(&self) -> f32 {
        self.0.iter().sum::<f32>() / self.0.len() as f32
    }

    fn box_blurred(&self, width: isize, step: (isize, isize)) -> Self {
        let average = |pixel: usize| {
            let (x, y) = ((pixel % SIZE) as isize, (pixel / SIZE) as isize);
            let neighbourhood =
                (-width..=width).map(|i| self.0[wrapped_index(x + i * step.0, y + i * step.1)]);
            neighbourhood.sum::<f32>() / (2 * width + 1) as f32
        };
        Self((0..SIZE * SIZE).map(average).collect())
    }
}

/// Creates a mipmapped image from two textures as its red and green channels.
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

fn wrapped_index(x: isize, y: isize) -> usize {
    let size = SIZE as isize;
    (y.rem_euclid(size) * size + x.rem_euclid(size)) as usize
}
