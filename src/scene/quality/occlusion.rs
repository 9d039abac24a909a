//! Screen-space ambient occlusion and contact shadows, which share a depth prepass.
//!
//! Lower qualities, and GPUs without compute shaders, use only the substitute in
//! [`contact`](super::super::contact). The shader uses whichever of the two is darker.

use bevy::{
    pbr::{ContactShadows, ScreenSpaceAmbientOcclusion, ScreenSpaceAmbientOcclusionQualityLevel},
    render::renderer::{RenderAdapterInfo, RenderDevice},
};

use crate::scene::graphics::is_software;

/// Assumed thickness of occluders, in units: about one seed.
const OCCLUDER_THICKNESS: f32 = 0.17;
/// Length of contact shadows, in units: beyond it, the shadow map is sharp enough.
const CONTACT_LENGTH: f32 = 0.14;
/// Samples per contact shadow.
const CONTACT_STEPS: u32 = 8;
/// Storage textures that Bevy's ambient occlusion shaders need.
const MIN_STORAGE_TEXTURES: u32 = 5;

/// Returns whether ambient occlusion is supported; false without a renderer, and for software
/// rendering: with a depth prepass, Mesa's lavapipe 22.3 recompiles shaders for each frame and
/// leaks them, 70 to 95 MB a second, until memory runs out.
pub fn is_supported(device: Option<&RenderDevice>, adapter: Option<&RenderAdapterInfo>) -> bool {
    let has_storage_textures = device.is_some_and(|device| {
        device.limits().max_storage_textures_per_shader_stage >= MIN_STORAGE_TEXTURES
    });
    has_storage_textures && !is_software(adapter)
}

/// Returns the ambient occlusion component for a camera.
#[must_use]
pub fn ambient_occlusion() -> ScreenSpaceAmbientOcclusion {
    ScreenSpaceAmbientOcclusion {
        quality_level: ScreenSpaceAmbientOcclusionQualityLevel::High,
        constant_object_thickness: OCCLUDER_THICKNESS,
    }
}

/// Returns the contact shadow component for a camera.
#[must_use]
pub fn contact_shadows() -> ContactShadows {
    ContactShadows {
        linear_steps: CONTACT_STEPS,
        thickness: OCCLUDER_THICKNESS,
        length: CONTACT_LENGTH,
    }
}
