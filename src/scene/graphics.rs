//! The graphics backend: Vulkan, Metal or Direct3D 12, else OpenGL; WebGL 2 in a browser.
//!
//! Bevy initializes every backend except OpenGL by itself.

#[cfg(not(target_arch = "wasm32"))]
mod opengl;

use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::renderer::RenderAdapterInfo;
use bevy::render::settings::WgpuSettings;
use wgpu::{Backend, DeviceType, MemoryHints};

/// A board and its seeds need little GPU memory.
const MEMORY_HINTS: MemoryHints = MemoryHints::MemoryUsage;

/// Sets up Bevy's renderer on the best backend of this machine.
pub struct Graphics;

impl Plugin for Graphics {
    fn build(&self, app: &mut App) {
        #[cfg(not(target_arch = "wasm32"))]
        let creation = opengl::render_creation(app);
        #[cfg(target_arch = "wasm32")]
        let creation = None;
        let settings = WgpuSettings {
            memory_hints: MEMORY_HINTS,
            ..default()
        };
        app.add_plugins(RenderPlugin {
            render_creation: creation.unwrap_or_else(|| settings.into()),
            ..default()
        });
    }
}

/// Returns whether the adapter renders on the CPU, as on machines without a graphics card.
pub fn is_software(adapter: Option<&RenderAdapterInfo>) -> bool {
    adapter.is_some_and(|adapter| adapter.device_type == DeviceType::Cpu)
}

/// Returns the number of shadow cascades for the sun. One would be enough, but OpenGL treats a
/// texture array of one layer as a plain texture, which Bevy's shaders can't sample. WebGL allows
/// only one.
pub fn shadow_maps(adapter: Option<&RenderAdapterInfo>) -> usize {
    let is_gl = adapter.is_some_and(|adapter| adapter.backend == Backend::Gl);
    1 + usize::from(is_gl && cfg!(not(target_arch = "wasm32")))
}
