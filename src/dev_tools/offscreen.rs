//! Draws without a display, into an image instead of the window.
//!
//! The window remains an entity, so layout, pointer and panels work as usual. Only the renderer's
//! copies of the cameras draw into the image, and screenshots are taken of it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use bevy::app::ScheduleRunnerPlugin;
use bevy::camera::{NormalizedRenderTarget, RenderTarget};
use bevy::image::ToExtents;
use bevy::prelude::*;
use bevy::render::camera::{ExtractedCamera, sort_cameras};
use bevy::render::extract_resource::{ExtractResource, ExtractResourcePlugin};
use bevy::render::render_resource::TextureFormat;
use bevy::render::renderer::RenderDevice;
use bevy::render::view::screenshot::Screenshot;
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::window::PrimaryWindow;
use wgpu::PollType;

use crate::scene::{TableTiles, TileMode};

/// Texture format of windows.
const FORMAT: TextureFormat = TextureFormat::Bgra8UnormSrgb;

/// The image that replaces the window.
#[derive(Resource, Clone, ExtractResource)]
pub struct Canvas {
    image: Handle<Image>,
    /// The time that the last frame waited for the graphics card, in nanoseconds; shared with the
    /// render world.
    waited: Arc<AtomicU64>,
}

impl Canvas {
    /// Returns how long the last frame waited for the graphics card.
    #[must_use]
    pub fn waited(&self) -> Duration {
        Duration::from_nanos(self.waited.load(Ordering::Relaxed))
    }
}

/// Draws into an image, as fast as the machine can.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        ScheduleRunnerPlugin::run_loop(Duration::ZERO),
        ExtractResourcePlugin::<Canvas>::default(),
    ))
    .add_systems(PreStartup, (create_canvas, draw_sharp))
    .add_systems(Last, follow_window)
    .add_observer(redirect_screenshot);
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer.add_systems(
            Render,
            (
                draw_on_canvas
                    .in_set(RenderSystems::CreateViews)
                    .before(sort_cameras),
                wait_for_card.in_set(RenderSystems::Cleanup),
            ),
        );
    }
}

fn create_canvas(
    mut commands: Commands,
    mut images: ResMut<Assets<Image>>,
    window: Single<&Window, With<PrimaryWindow>>,
) {
    let (width, height) = (window.physical_width(), window.physical_height());
    let image = Image::new_target_texture(width, height, FORMAT, None);
    commands.insert_resource(Canvas {
        image: images.add(image),
        waited: Arc::default(),
    });
}

/// Makes pictures independent of the machine's speed.
fn draw_sharp(mut tiles: ResMut<TableTiles>) {
    tiles.set_mode(TileMode::Sharp);
}

fn follow_window(
    canvas: Res<Canvas>,
    mut images: ResMut<Assets<Image>>,
    window: Single<&Window, (With<PrimaryWindow>, Changed<Window>)>,
) {
    let size = window.physical_size();
    if images
        .get(&canvas.image)
        .is_some_and(|image| image.size() != size)
        && let Some(mut image) = images.get_mut(&canvas.image)
    {
        image.resize(size.to_extents());
    }
}

/// Redirects screenshots of the window to the image.
fn redirect_screenshot(
    added: On<Add, Screenshot>,
    mut shots: Query<&mut Screenshot>,
    canvas: Res<Canvas>,
) {
    if let Ok(mut shot) = shots.get_mut(added.entity)
        && matches!(shot.0, RenderTarget::Window(_))
    {
        *shot = Screenshot::image(canvas.image.clone());
    }
}

fn draw_on_canvas(canvas: Res<Canvas>, mut cameras: Query<&mut ExtractedCamera>) {
    for mut camera in &mut cameras {
        if matches!(camera.target, Some(NormalizedRenderTarget::Window(_))) {
            camera.target = Some(NormalizedRenderTarget::Image(canvas.image.clone().into()));
        }
    }
}

/// Waits for the graphics card. Without a display to pace the frames, the processor would run ahead
/// of it.
fn wait_for_card(device: Res<RenderDevice>, canvas: Res<Canvas>) -> Result {
    let started_at = Instant::now();
    device.poll(PollType::wait_indefinitely())?;
    let nanos = u64::try_from(started_at.elapsed().as_nanos()).unwrap_or(u64::MAX);
    canvas.waited.store(nanos, Ordering::Relaxed);
    Ok(())
}
