//! Sets up OpenGL if there is no better backend. It needs the window's display, which Bevy doesn't
//! pass on.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::render::renderer::{
    RenderAdapter, RenderAdapterInfo, RenderInstance, RenderQueue, WgpuWrapper,
};
use bevy::render::settings::RenderCreation;
use bevy::tasks::block_on;
use bevy::winit::DisplayHandleWrapper;
use wgpu::{
    Backends, DeviceDescriptor, Instance, InstanceDescriptor, Limits, RequestAdapterOptions,
};

/// The backends that Bevy opens by itself.
const NATIVE: Backends = Backends::VULKAN
    .union(Backends::METAL)
    .union(Backends::DX12);

/// With fewer than 5 storage textures Bevy skips screen-space ambient occlusion, whose shaders
/// OpenGL can't compile.
const STORAGE_TEXTURES_OF_GL: u32 = 4;

/// Creates an OpenGL renderer if Bevy finds no backend by itself and OpenGL is available.
pub fn creation(app: &App) -> Option<RenderCreation> {
    if has_native() { None } else { open_gl(app) }
}

/// Returns whether there is a better backend than OpenGL that `WGPU_BACKEND` doesn't rule out.
fn has_native() -> bool {
    let backends = NATIVE & Backends::from_env().unwrap_or(Backends::all());
    let instance = Instance::new(InstanceDescriptor {
        backends,
        ..InstanceDescriptor::new_without_display_handle()
    });
    !block_on(instance.enumerate_adapters(backends)).is_empty()
}

/// Opens OpenGL on the window's display; `None` if it isn't available.
fn open_gl(app: &App) -> Option<RenderCreation> {
    let screen = app.world().get_resource::<DisplayHandleWrapper>()?;
    let instance = Instance::new(InstanceDescriptor {
        backends: Backends::GL,
        display: Some(Box::new(screen.0.clone())),
        ..InstanceDescriptor::new_without_display_handle()
    });
    let adapter = block_on(instance.request_adapter(&RequestAdapterOptions::default())).ok()?;
    let descriptor = DeviceDescriptor {
        required_features: adapter.features(),
        required_limits: Limits {
            max_storage_textures_per_shader_stage: STORAGE_TEXTURES_OF_GL,
            ..adapter.limits()
        },
        memory_hints: super::MEMORY,
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
