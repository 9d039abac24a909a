//! The wood of panels: a seamless grain texture, computed once.

use std::sync::{Arc, LazyLock};

use bevy::math::Vec2;
use bevy_egui::egui::{
    Color32, ColorImage, Context, Id, Mesh, Pos2, Rect, Shape, Stroke, StrokeKind, TextureHandle,
    TextureOptions, TextureWrapMode,
    epaint::{RectShape, Vertex, WHITE_UV},
    pos2,
};

use super::{colour, is_high_contrast, wood_colour};
use crate::noise::{random_unit, value_noise};

/// The side of the texture, in texels and in points of the panel.
const TEXTURE_SIDE: usize = 512;
/// The brightness of the darkest fibres.
const MIN_BRIGHTNESS: f32 = 0.62;
/// The grain, shared by all contexts.
static GRAIN: LazyLock<Arc<ColorImage>> = LazyLock::new(|| Arc::new(draw_grain()));

/// Draws a rounded rectangle of wood in the given colour.
pub fn plank(ctx: &Context, rect: Rect, radius: u8, tint: Color32) -> Shape {
    let side = TEXTURE_SIDE as f32;
    // Each plank uses a different part of the texture, so that neighbours differ.
    let offset = pos2(
        (rect.min.x * 0.37).fract(),
        (rect.min.y / side * 1.7).fract(),
    );
    let uv = Rect::from_min_size(offset, rect.size() / side);
    if is_high_contrast(ctx) {
        let edge = Stroke::new(1.0, colour::BONE_DIM);
        let fill = wood_colour(ctx, tint);
        return RectShape::new(rect, radius, fill, edge, StrokeKind::Inside).into();
    }
    RectShape::filled(rect, radius, tint)
        .with_texture(grain(ctx).id(), uv)
        .into()
}

/// Draws a piece of wood of any shape, as triangles between its corners, each with its position in
/// the window and on the texture, in texels. Without grain it has a single colour.
pub fn inlay(
    ctx: &Context,
    corners: impl Iterator<Item = (Pos2, Pos2)>,
    triangles: &[[u32; 3]],
    tint: Color32,
    has_grain: bool,
) -> Shape {
    let mut mesh = if has_grain {
        Mesh::with_texture(grain(ctx).id())
    } else {
        Mesh::default()
    };
    let vertex = |(pos, texel): (Pos2, Pos2)| Vertex {
        pos,
        uv: if has_grain {
            texel / TEXTURE_SIDE as f32
        } else {
            WHITE_UV
        },
        color: tint,
    };
    mesh.vertices.extend(corners.map(vertex));
    mesh.indices.extend(triangles.as_flattened());
    mesh.into()
}

fn grain(ctx: &Context) -> TextureHandle {
    let id = Id::new("wood grain");
    if let Some(texture) = ctx.data(|data| data.get_temp::<TextureHandle>(id)) {
        return texture;
    }
    let options = TextureOptions {
        wrap_mode: TextureWrapMode::Repeat,
        ..TextureOptions::LINEAR
    };
    let texture = ctx.load_texture("wood grain", Arc::clone(&GRAIN), options);
    ctx.data_mut(|data| data.insert_temp(id, texture.clone()));
    texture
}

fn draw_grain() -> ColorImage {
    let mut pixels = Vec::with_capacity(TEXTURE_SIDE * TEXTURE_SIDE);
    for y in 0..TEXTURE_SIDE {
        for x in 0..TEXTURE_SIDE {
            let (x, y) = (
                x as f32 / TEXTURE_SIDE as f32,
                y as f32 / TEXTURE_SIDE as f32,
            );
            pixels.push(Color32::from_gray((255.0 * brightness(x, y)) as u8));
        }
    }
    ColorImage::new([TEXTURE_SIDE, TEXTURE_SIDE], pixels)
}

/// Returns the brightness of the wood at a point of the unit square.
fn brightness(x: f32, y: f32) -> f32 {
    // Growth rings cut lengthwise: slightly wavy bands along x.
    let warp = 0.05 * noise(x, y, 3, 4, 1) + 0.012 * noise(x, y, 9, 16, 2);
    let rings = noise(x, y + warp, 1, 22, 3);
    let fibres = noise(x, y + warp, 6, 150, 4);
    let pores = noise(x, y, 40, 256, 5).powi(3);
    let value = 0.5 + 0.34 * (rings - 0.5) + 0.34 * (fibres - 0.5) - 0.22 * pores;
    MIN_BRIGHTNESS + (1.0 - MIN_BRIGHTNESS) * (value + 0.15).clamp(0.0, 1.0)
}

/// Returns smooth noise from 0 to 1 that tiles the unit square, with this many cells across and
/// down.
fn noise(x: f32, y: f32, across: u32, down: u32, layer: u32) -> f32 {
    let point = Vec2::new(
        x.rem_euclid(1.0) * across as f32,
        y.rem_euclid(1.0) * down as f32,
    );
    value_noise(point, |corner| {
        let (column, row) = (corner.x as u32 % across, corner.y as u32 % down);
        let seed = column.wrapping_mul(0x9E37_79B1)
            ^ row.wrapping_mul(0x85EB_CA77)
            ^ layer.wrapping_mul(0xC2B2_AE3D);
        random_unit(seed)
    })
}
