//! What the picture is drawn with: Vulkan, Metal or Direct3D 12, or OpenGL where none of them is;
//! WebGL 2 in a browser.
//!
//! The engine finds all but OpenGL by itself.

#[cfg(not(target_arch = "wasm32"))]
mod opengl;

use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::renderer::RenderAdapterInfo;
use wgpu::Backend;

/// The engine's renderer, with what this machine can draw with.
pub struct Graphics;

impl Plugin for Graphics {
    fn build(&self, app: &mut App) {
        #[cfg(not(target_arch = "wasm32"))]
        let creation = opengl::creation(app);
        #[cfg(target_arch = "wasm32")]
        let creation = None;
        app.add_plugins(RenderPlugin {
            render_creation: creation.unwrap_or_default(),
            ..default()
        });
    }
}

/// How many maps the sun's shadow is divided into. One will do; but OpenGL takes a stack of one map
/// for a single map, and the engine's shaders then find none. In a browser no more than one is
/// allowed.
pub fn shadow_maps(adapter: Option<&RenderAdapterInfo>) -> usize {
    let is_gl = adapter.is_some_and(|adapter| adapter.backend == Backend::Gl);
    1 + usize::from(is_gl && cfg!(not(target_arch = "wasm32")))
}
