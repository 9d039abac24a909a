//! A still picture of the table, with a sign of loading, until the table itself can be drawn.

use std::time::Duration;

use bevy::image::{ImageFormat, ImageSampler, ImageType};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{self, Color32, ColorImage, LayerId, Rect, TextureHandle, TextureOptions};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::scene::Pipelines;
use crate::settings::{Place, Settings};

/// The picture, as drawn by `tools/take-pictures`.
const PICTURE: &[u8] = include_bytes!("../../assets/opening.png");
/// The picture goes after this time in any case: something may wait for ever.
const LONGEST: Duration = Duration::from_secs(20);
/// The time in which it fades, in seconds.
const FADE: f32 = 0.35;
/// The dots of the sign of loading: their number, radius and distance, in points, their distance
/// from the lower edge as a part of the window's height, and the period of their wave, in seconds.
const DOTS: usize = 4;
const DOT: f32 = 5.0;
const DOT_PITCH: f32 = 22.0;
const DOTS_AT: f32 = 0.07;
const WAVE: f32 = 1.4;
/// Their colour.
const BONE: Color32 = Color32::from_rgb(236, 221, 193);

/// The picture while it is shown.
#[derive(Resource, Default)]
struct Opening {
    texture: Option<TextureHandle>,
    /// The part of it that has faded, 0 to 1.
    faded: f32,
}

/// Adds the picture.
pub fn plugin(app: &mut App) {
    app.init_resource::<Opening>().add_systems(
        EguiPrimaryContextPass,
        show.run_if(resource_exists::<Opening>),
    );
}

fn show(
    mut contexts: EguiContexts,
    mut commands: Commands,
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    pipelines: Res<Pipelines>,
    mut opening: ResMut<Opening>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    redraw.write(RequestRedraw);
    if pipelines.is_table_drawn() || time.elapsed() > LONGEST {
        opening.faded += time.delta_secs().min(0.1) / FADE;
        if opening.faded >= 1.0 || settings.look.reduced_motion {
            commands.remove_resource::<Opening>();
            return Ok(());
        }
    }
    let ctx = contexts.ctx_mut()?;
    let window = ctx.content_rect();
    let painter = ctx.layer_painter(LayerId::background());
    let opacity = 1.0 - opening.faded;
    // Other places look different.
    if settings.look.place == Place::Tree {
        if opening.texture.is_none() {
            opening.texture = Some(load(ctx)?);
        }
        if let Some(texture) = &opening.texture {
            let part = covering(texture.size_vec2(), window.size());
            painter.image(
                texture.id(),
                window,
                part,
                Color32::WHITE.gamma_multiply(opacity),
            );
        }
    }
    for dot in 0..DOTS {
        let x = (dot as f32 - 0.5 * (DOTS - 1) as f32) * DOT_PITCH;
        let at = window.center_bottom() + egui::vec2(x, -DOTS_AT * window.height());
        let phase = time.elapsed_secs() / WAVE - dot as f32 / DOTS as f32;
        let wave = if settings.look.reduced_motion {
            0.7
        } else {
            0.55 + 0.45 * (std::f32::consts::TAU * phase).cos()
        };
        painter.circle_filled(at, DOT, BONE.gamma_multiply(wave * opacity));
    }
    Ok(())
}

fn load(ctx: &egui::Context) -> Result<TextureHandle> {
    let image = Image::from_buffer(
        PICTURE,
        ImageType::Format(ImageFormat::Png),
        default(),
        true,
        ImageSampler::Default,
        default(),
    )?;
    let size = [image.width() as usize, image.height() as usize];
    let pixels = image.try_into_dynamic()?.to_rgba8();
    let picture = ColorImage::from_rgba_unmultiplied(size, &pixels);
    Ok(ctx.load_texture("opening", picture, TextureOptions::LINEAR))
}

/// The part of a picture of this size that covers a window: cut at two sides if the shapes differ.
fn covering(picture: egui::Vec2, window: egui::Vec2) -> Rect {
    let scale = (window / picture).max_elem();
    let part = window / (picture * scale);
    Rect::from_center_size(egui::pos2(0.5, 0.5), part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_covers_windows_of_any_shape_without_distortion() {
        let picture = egui::vec2(480.0, 270.0);
        for window in [(1280.0, 720.0), (600.0, 1000.0), (2560.0, 1080.0)] {
            let window = egui::Vec2::from(window);
            let part = covering(picture, window);
            assert!(part.width() <= 1.0 + 1e-6 && part.height() <= 1.0 + 1e-6);
            let pixels = part.size() * picture;
            let shape = pixels.x / pixels.y - window.x / window.y;
            assert!(shape.abs() < 1e-4, "{shape}");
        }
    }
}
