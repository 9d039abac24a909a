//! Shows a still picture of the table, with a loading indicator, until the table itself can be
//! drawn.
//!
//! The picture is projected onto the plane of the board's top and seen from the camera, so that
//! nothing jumps when the table replaces it, at any aspect ratio of the window.

use bevy::image::{ImageFormat, ImageSampler, ImageType};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{
    self, Color32, ColorImage, LayerId, Mesh, Painter, TextureHandle, TextureOptions,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::board::BoardSpace;
use crate::scene::{Pipelines, TableCamera, clip_from_world};
use crate::settings::{Place, Settings};

/// The picture, as taken by `tools/take-pictures`.
const PICTURE_PNG: &[u8] = include_bytes!("../../assets/opening.png");
/// The world-to-clip matrix of the camera that took it.
const PROJECTION_RON: &str = include_str!("../../assets/opening.ron");
/// Number of cells along each side of the grid into which the picture is divided.
const GRID_CELLS: u32 = 24;
/// Duration of the fade-out.
const FADE_SECONDS: f32 = 0.35;
/// Number of dots of the loading indicator.
const DOT_COUNT: usize = 4;
/// Radius of a dot, in points.
const DOT_RADIUS: f32 = 5.0;
/// Spacing of the dots, in points.
const DOT_SPACING: f32 = 22.0;
/// Height of the dots above the lower edge, as a fraction of the window's.
const DOTS_HEIGHT: f32 = 0.07;
/// Period of the dots' wave.
const WAVE_SECONDS: f32 = 1.4;
/// Colour of the dots.
const DOT_COLOUR: Color32 = Color32::from_rgb(236, 221, 193);

/// The loading screen. It requests no redraws until it fades out.
#[derive(Component, Default)]
pub(super) struct LoadingScreen {
    still: Option<Still>,
    /// Progress of the fade-out, 0 to 1.
    fade_progress: f32,
}

/// The picture, and the world-to-clip matrix of the camera that took it.
struct Still {
    texture: TextureHandle,
    clip_from_world: Mat4,
}

/// Shows the picture.
pub fn plugin(app: &mut App) {
    app.world_mut().spawn(LoadingScreen::default());
    app.add_systems(EguiPrimaryContextPass, show);
}

fn show(
    mut contexts: EguiContexts,
    mut commands: Commands,
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    pipelines: Res<Pipelines>,
    space: Res<BoardSpace>,
    cameras: Query<(&Camera, &Transform), With<TableCamera>>,
    loading_screen: Single<(Entity, &mut LoadingScreen)>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let (entity, mut loading_screen) = loading_screen.into_inner();
    if pipelines.is_table_ready() {
        if loading_screen.fade_progress == 0.0 {
            debug!("table ready after {:?}", time.elapsed());
        }
        redraw.write(RequestRedraw);
        loading_screen.fade_progress += time.delta_secs().min(0.1) / FADE_SECONDS;
        if loading_screen.fade_progress >= 1.0 || settings.look.reduced_motion {
            commands.entity(entity).despawn();
            return Ok(());
        }
    }
    let ctx = contexts.ctx_mut()?;
    let window = ctx.content_rect();
    let painter = ctx.layer_painter(LayerId::background());
    let opacity = 1.0 - loading_screen.fade_progress;
    // The picture shows this place only.
    if settings.look.place == Place::Tree
        && let Some((camera, transform)) = cameras.iter().next()
    {
        let still = match loading_screen.still.take() {
            Some(still) => still,
            None => Still::load(ctx)?,
        };
        let clip_from_world = clip_from_world(camera, &GlobalTransform::from(*transform));
        let view = View {
            world_from_clip: clip_from_world.inverse(),
            height: space.layout.top(),
        };
        still.paint(&painter, &view, window, opacity);
        loading_screen.still = Some(still);
    }
    for dot in 0..DOT_COUNT {
        let x = (dot as f32 - 0.5 * (DOT_COUNT - 1) as f32) * DOT_SPACING;
        let dot_centre = window.center_bottom() + egui::vec2(x, -DOTS_HEIGHT * window.height());
        let phase = time.elapsed_secs() / WAVE_SECONDS - dot as f32 / DOT_COUNT as f32;
        let wave = if settings.look.reduced_motion {
            0.7
        } else {
            0.55 + 0.45 * (std::f32::consts::TAU * phase).cos()
        };
        painter.circle_filled(
            dot_centre,
            DOT_RADIUS,
            DOT_COLOUR.gamma_multiply(wave * opacity),
        );
    }
    Ok(())
}

impl Still {
    fn load(ctx: &egui::Context) -> Result<Self> {
        let image = Image::from_buffer(
            PICTURE_PNG,
            ImageType::Format(ImageFormat::Png),
            default(),
            true,
            ImageSampler::Default,
            default(),
        )?;
        let size = [image.width() as usize, image.height() as usize];
        let pixels = image.try_into_dynamic()?.to_rgba8();
        let picture = ColorImage::from_rgba_unmultiplied(size, &pixels);
        // Beyond its edges the picture is mirrored.
        let options = TextureOptions::LINEAR_MIRRORED_REPEAT;
        Ok(Self {
            texture: ctx.load_texture("loading screen", picture, options),
            clip_from_world: ron::from_str(PROJECTION_RON)?,
        })
    }

    /// Paints the picture over the window as seen by a camera.
    fn paint(&self, painter: &Painter, view: &View, window: egui::Rect, opacity: f32) {
        let mut mesh = Mesh::with_texture(self.texture.id());
        let colour = Color32::WHITE.gamma_multiply(opacity);
        let vertices_per_side = GRID_CELLS + 1;
        for index in 0..vertices_per_side * vertices_per_side {
            let fraction = UVec2::new(index % vertices_per_side, index / vertices_per_side)
                .as_vec2()
                / GRID_CELLS as f32;
            let world = view.on_table(Vec2::new(2.0 * fraction.x - 1.0, 1.0 - 2.0 * fraction.y));
            let picture_point = self.clip_from_world.project_point3(world);
            mesh.vertices.push(egui::epaint::Vertex {
                pos: window.min
                    + fraction.x * egui::vec2(window.width(), 0.0)
                    + fraction.y * egui::vec2(0.0, window.height()),
                uv: egui::pos2(0.5 + 0.5 * picture_point.x, 0.5 - 0.5 * picture_point.y),
                color: colour,
            });
        }
        for index in 0..GRID_CELLS * GRID_CELLS {
            let first_vertex = index / GRID_CELLS * vertices_per_side + index % GRID_CELLS;
            mesh.add_triangle(
                first_vertex,
                first_vertex + 1,
                first_vertex + vertices_per_side,
            );
            mesh.add_triangle(
                first_vertex + 1,
                first_vertex + vertices_per_side,
                first_vertex + vertices_per_side + 1,
            );
        }
        painter.add(mesh);
    }
}

/// A camera's view of the plane of the board's top.
struct View {
    world_from_clip: Mat4,
    height: f32,
}

impl View {
    /// Unprojects a point of the window, in normalized device coordinates, onto the plane.
    fn on_table(&self, ndc: Vec2) -> Vec3 {
        /// Depths of two points on the line of sight; with reverse Z, 1 is the near plane.
        const DEPTHS: [f32; 2] = [1.0, 0.1];
        /// Minimum downward slope of a line of sight, so that it meets the plane.
        const MIN_SLOPE: f32 = 0.05;
        let [near, far] =
            DEPTHS.map(|depth| self.world_from_clip.project_point3(ndc.extend(depth)));
        let direction = (far - near).normalize_or(Vec3::NEG_Y);
        near + direction * ((near.y - self.height) / (-direction.y).max(MIN_SLOPE))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn on_table_inverts_the_projection() {
        let projection = Mat4::perspective_infinite_reverse_rh(0.6, 1.5, 0.1);
        let clip_from_world =
            projection * Mat4::look_at_rh(Vec3::new(1.0, 6.0, 5.0), Vec3::ZERO, Vec3::Y);
        let view = View {
            world_from_clip: clip_from_world.inverse(),
            height: 0.6,
        };
        for ndc in [Vec2::ZERO, Vec2::new(-0.9, 0.4), Vec2::ONE] {
            let point = view.on_table(ndc);
            assert!((point.y - 0.6).abs() < 1e-3, "{point}");
            let projected = clip_from_world.project_point3(point).truncate();
            assert!(projected.distance(ndc) < 1e-3, "{ndc}, {projected}");
        }
    }

    #[test]
    fn the_projection_of_the_still_is_that_of_a_camera() {
        let clip_from_world: Mat4 = ron::from_str(PROJECTION_RON).unwrap();
        let centre = clip_from_world.project_point3(Vec3::ZERO);
        assert!(centre.truncate().abs().max_element() < 1.0, "{centre}");
        assert!(centre.z > 0.0 && centre.z < 1.0, "{centre}");
    }
}
