//! The graphics backend: Vulkan, Metal or Direct3D 12, else OpenGL; WebGL 2 in a browser.
//!
//! Bevy initializes every backend except OpenGL by itself.

#[cfg(not(target_arch = "wasm32"))]
mod opengl;

use bevy::prelude::*;
use bevy::render::mesh::allocator::MeshAllocatorSettings;
use bevy::render::renderer::RenderAdapterInfo;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::render::slab_allocator::SlabAllocatorSettings;
use bevy::render::{RenderApp, RenderPlugin};
#[cfg(not(target_arch = "wasm32"))]
use wgpu::{Adapter, Limits};
use wgpu::{Backend, DeviceType, Features, InstanceFlags, MemoryHints};

/// A board and its seeds need little GPU memory, so that most of larger blocks would stay unused.
/// Bigger buffers and textures get blocks of their own size.
const MEMORY_HINTS: MemoryHints = MemoryHints::Manual {
    suballocated_device_memory_block_size: 4 << 20..8 << 20,
};

/// Size from which a mesh has buffers of its own: all do. The small meshes of the table would leave
/// most of a shared buffer unused, and the allocator of each such buffer takes 3.7 MB.
const OWN_BUFFERS_FROM_BYTES: u64 = 0;

/// The feature that Bevy needs to cull meshes on the graphics card. All of the table is in view,
/// and culling takes more than ten pipelines, each of which a software renderer keeps in memory.
const GPU_CULLING: Features = Features::INDIRECT_FIRST_INSTANCE;

/// Checks of indirect draw calls on the graphics card, which take several pipelines. Bevy generates
/// the calls itself. Direct3D 12 needs the flag for more than checks.
const INDIRECT_CHECKS: InstanceFlags = if cfg!(windows) {
    InstanceFlags::empty()
} else {
    InstanceFlags::VALIDATION_INDIRECT_CALL
};

/// Sets up Bevy's renderer on the best backend of this machine.
pub struct Graphics;

impl Plugin for Graphics {
    fn build(&self, app: &mut App) {
        let settings = WgpuSettings {
            memory_hints: MEMORY_HINTS,
            disabled_features: Some(GPU_CULLING),
            instance_flags: InstanceFlags::default()
                .difference(INDIRECT_CHECKS)
                .with_env(),
            ..default()
        };
        #[cfg(not(target_arch = "wasm32"))]
        let render_creation = {
            let adapters = opengl::native_adapters();
            let open_gl = adapters.is_empty().then(|| opengl::render_creation(app));
            open_gl.flatten().unwrap_or_else(|| {
                let constrained_limits = software_limits(&adapters);
                RenderCreation::from(WgpuSettings {
                    constrained_limits,
                    ..settings
                })
            })
        };
        #[cfg(target_arch = "wasm32")]
        let render_creation = RenderCreation::from(settings);
        app.add_plugins(RenderPlugin {
            render_creation,
            ..default()
        });
        if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
            renderer.insert_resource(MeshAllocatorSettings {
                slab_allocator_settings: SlabAllocatorSettings {
                    large_threshold: OWN_BUFFERS_FROM_BYTES,
                    ..default()
                },
                ..default()
            });
        }
    }
}

/// Returns the limits for software rendering if there is no other adapter. Without storage textures
/// Bevy leaves out atmosphere, ambient occlusion and generated environment maps, which the game
/// doesn't use there: a dozen pipelines that would be compiled at startup and kept in memory.
#[cfg(not(target_arch = "wasm32"))]
fn software_limits(adapters: &[Adapter]) -> Option<Limits> {
    let is_software = |adapter: &Adapter| adapter.get_info().device_type == DeviceType::Cpu;
    let adapter = adapters.first()?;
    adapters.iter().all(is_software).then(|| Limits {
        max_storage_textures_per_shader_stage: 0,
        ..adapter.limits()
    })
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
