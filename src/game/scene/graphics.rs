//! What the picture is drawn with: Vulkan, Metal or Direct3D 12, or OpenGL where none of them is.
//!
//! The engine finds the first three by itself. For OpenGL it would need to tell the graphics
//! which screen the window is on, which it doesn't: that is done here.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::renderer::{
    RenderAdapter, RenderAdapterInfo, RenderInstance, RenderQueue, WgpuWrapper,
};
use bevy::render::settings::RenderCreation;
use bevy::tasks::block_on;
use bevy::winit::DisplayHandleWrapper;
use wgpu::{
    Backend, Backends, DeviceDescriptor, Instance, InstanceDescriptor, Limits,
    RequestAdapterOptions,
};

/// What the engine can open by itself.
const NATIVE: Backends = Backends::VULKAN
    .union(Backends::METAL)
    .union(Backends::DX12);

/// With fewer storage textures than 5 the engine leaves measured occlusion alone, whose
/// shaders OpenGL doesn't understand.
const STORAGE_TEXTURES_OF_GL: u32 = 4;

/// The engine's renderer, with what this machine can draw with.
pub struct Graphics;

impl Plugin for Graphics {
    fn build(&self, app: &mut App) {
        let render_creation = if has_native() { None } else { open_gl(app) };
        app.add_plugins(RenderPlugin {
            render_creation: render_creation.unwrap_or_default(),
            ..default()
        });
    }
}

/// How many maps the sun's shadow is divided into. One will do; but OpenGL takes a stack of
/// one map for a single map, and the engine's shaders then find none.
pub fn shadow_maps(adapter: Option<&RenderAdapterInfo>) -> usize {
    let is_gl = adapter.is_some_and(|adapter| adapter.backend == Backend::Gl);
    1 + usize::from(is_gl)
}

/// Whether there is anything better than OpenGL, and OpenGL was not asked for
/// (by `WGPU_BACKEND`, as everywhere with wgpu).
fn has_native() -> bool {
    let backends = NATIVE & Backends::from_env().unwrap_or(Backends::all());
    let instance = Instance::new(InstanceDescriptor {
        backends,
        ..InstanceDescriptor::new_without_display_handle()
    });
    !block_on(instance.enumerate_adapters(backends)).is_empty()
}

/// OpenGL on the screen of the window; `None` if that is missing too.
fn open_gl(app: &App) -> Option<RenderCreation> {
    let screen = app.world().get_resource::<DisplayHandleWrapper>()?;
    let instance = Instance::new(InstanceDescriptor {
        backends: Backends::GL,
        display: Some(Box::new(screen.0.clone())),
        ..InstanceDescriptor::new_without_display_handle()
    });
    let adapter = block_on(instance.request_adapter(&RequestAdapterOptions::default())).ok()?;
    let asked = DeviceDescriptor {
        required_features: adapter.features(),
        required_limits: Limits {
            max_storage_textures_per_shader_stage: STORAGE_TEXTURES_OF_GL,
            ..adapter.limits()
        },
        ..default()
    };
    let (device, queue) = block_on(adapter.request_device(&asked)).ok()?;
    let info = adapter.get_info();
    Some(RenderCreation::manual(
        device.into(),
        RenderQueue(Arc::new(WgpuWrapper::new(queue))),
        RenderAdapterInfo(WgpuWrapper::new(info)),
        RenderAdapter(Arc::new(WgpuWrapper::new(adapter))),
        RenderInstance(Arc::new(WgpuWrapper::new(instance))),
    ))
}
