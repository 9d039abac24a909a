//! The darkness in corners that the sky doesn't reach, measured in the picture itself.
//!
//! Board and seeds bring a stand-in along (see [`contact`](super::super::contact)), which is all
//! that lesser qualities and graphics without compute shaders have. Of the two the shader takes the
//! darker one.

use bevy::{
    pbr::{ScreenSpaceAmbientOcclusion, ScreenSpaceAmbientOcclusionQualityLevel},
    render::renderer::RenderDevice,
};

/// How thick a thing is taken to be that hides others, in units: about a seed.
const THICKNESS: f32 = 0.17;
/// What the engine's shaders for it ask of the graphics.
const STORAGE_TEXTURES: u32 = 5;

/// Whether the graphics can do it; without a renderer there are none.
pub fn is_possible(device: Option<&RenderDevice>) -> bool {
    device.is_some_and(|device| {
        device.limits().max_storage_textures_per_shader_stage >= STORAGE_TEXTURES
    })
}

/// What a camera needs for it.
#[must_use]
pub fn occlusion() -> ScreenSpaceAmbientOcclusion {
    ScreenSpaceAmbientOcclusion {
        quality_level: ScreenSpaceAmbientOcclusionQualityLevel::High,
        constant_object_thickness: THICKNESS,
    }
}
