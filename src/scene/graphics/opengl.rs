//! Sets up OpenGL if there is no better backend. OpenGL needs the display handle, which Bevy
//! doesn't pass to wgpu.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::render::renderer::{
    RenderAdapter, RenderAdapterInfo, RenderInstance, RenderQueue, WgpuWrapper,
};
use bevy::render::settings::RenderCreation;
use bevy::tasks::block_on;
use bevy::winit::DisplayHandleWrapper;
use wgpu::{
    Adapter, Backends, DeviceDescriptor, Instance, InstanceDescriptor, Limits,
    RequestAdapterOptions,
};

/// The backends that Bevy initializes by itself.
const NATIVE_BACKENDS: Backends = Backends::VULKAN
    .union(Backends::METAL)
    .union(Backends::DX12);

/// With fewer than 5 storage textures, Bevy disables screen-space ambient occlusion, whose shaders
/// don't compile for OpenGL.
const GL_STORAGE_TEXTURES: u32 = 4;

/// Returns the adapters of better backends than OpenGL that `WGPU_BACKEND` allows.
pub fn native_adapters() -> Vec<Adapter> {
    let backends = NATIVE_BACKENDS & Backends::from_env().unwrap_or(Backends::all());
    let instance = Instance::new(InstanceDescriptor {
        backends,
        ..InstanceDescriptor::new_without_display_handle()
    });
    block_on(instance.enumerate_adapters(backends))
}

/// Creates an OpenGL renderer on the window's display; `None` if OpenGL isn't available.
pub fn render_creation(app: &App) -> Option<RenderCreation> {
    let display = app.world().get_resource::<DisplayHandleWrapper>()?;
    let instance = Instance::new(InstanceDescriptor {
        backends: Backends::GL,
        display: Some(Box::new(display.0.clone())),
        ..InstanceDescriptor::new_without_display_handle()
    });
    let adapter = block_on(instance.request_adapter(&RequestAdapterOptions::default())).ok()?;
    let descriptor = DeviceDescriptor {
        required_features: adapter.features(),
        required_limits: Limits {
            max_storage_textures_per_shader_stage: GL_STORAGE_TEXTURES,
            ..adapter.limits()
        },
        memory_hints: super::MEMORY_HINTS,
        ..default()
    };
    let (device, queue) = block_on(adapter.request_device(&descriptor)).ok()?;
    let info = adapter.get_info();
    Some(RenderCreation::manual(
        device.into(),
        RenderQueue(Arc::new(WgpuWrapper::new(queue))),
        RenderAdapterInfo(WgpuWrapper::new(info)),
        RenderAdapter(Arc::new(WgpuWrapper::new(adapter))),
        RenderInstance(Arc::new(WgpuWrapper::new(instance))),
    ))
}
