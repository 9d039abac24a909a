//! Sets the window's icon in the taskbar.

use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, ImageSampler, ImageType};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::WINIT_WINDOWS;
use winit::window::Icon;

const ICON_PNG: &[u8] = include_bytes!("../../assets/icon.png");

/// Sets the icon once the window exists.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, set_icon.run_if(run_once));
}

fn set_icon(window: Query<Entity, With<PrimaryWindow>>) -> Result {
    let window = window.single()?;
    let image = Image::from_buffer(
        ICON_PNG,
        ImageType::Extension("png"),
        CompressedImageFormats::NONE,
        true,
        ImageSampler::Default,
        RenderAssetUsages::MAIN_WORLD,
    )?;
    let (width, height) = (image.width(), image.height());
    let icon = Icon::from_rgba(image.data.unwrap_or_default(), width, height)?;
    // Window handles must be used on the event loop's thread, which owns this list.
    WINIT_WINDOWS.with_borrow(|windows| {
        if let Some(window) = windows.get_window(window) {
            window.set_window_icon(Some(icon));
        }
    });
    Ok(())
}
