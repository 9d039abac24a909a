//! Screen-space ambient occlusion.
//!
//! Lower qualities and graphics without compute shaders only have its replacement in
//! [`contact`](super::super::contact). The shader takes the darker of the two.

use bevy::{
    pbr::{ScreenSpaceAmbientOcclusion, ScreenSpaceAmbientOcclusionQualityLevel},
    render::renderer::RenderDevice,
};

/// The assumed thickness of occluders, in units: about a seed.
const THICKNESS: f32 = 0.17;
/// The storage textures that Bevy's shaders for it need.
const STORAGE_TEXTURES: u32 = 5;

/// Whether the graphics support it; not without a renderer.
pub fn is_possible(device: Option<&RenderDevice>) -> bool {
    device.is_some_and(|device| {
        device.limits().max_storage_textures_per_shader_stage >= STORAGE_TEXTURES
    })
}

/// The components that a camera needs for it.
#[must_use]
pub fn occlusion() -> ScreenSpaceAmbientOcclusion {
    ScreenSpaceAmbientOcclusion {
        quality_level: ScreenSpaceAmbientOcclusionQualityLevel::High,
        constant_object_thickness: THICKNESS,
    }
}
