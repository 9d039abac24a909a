//! Screen-space ambient occlusion and contact shadows, which share a depth prepass.
//!
//! Lower qualities and graphics without compute shaders only have its replacement in
//! [`contact`](super::super::contact). The shader takes the darker of the two.

use bevy::{
    pbr::{ContactShadows, ScreenSpaceAmbientOcclusion, ScreenSpaceAmbientOcclusionQualityLevel},
    render::renderer::{RenderAdapterInfo, RenderDevice},
};

use crate::scene::graphics::is_software;

/// The assumed thickness of occluders, in units: about a seed.
const THICKNESS: f32 = 0.17;
/// How far contact shadows reach, in units: beyond that the shadow map is sharp enough.
const CONTACT_REACH: f32 = 0.14;
/// The samples of a contact shadow.
const CONTACT_STEPS: u32 = 8;
/// The storage textures that Bevy's shaders for it need.
const STORAGE_TEXTURES: u32 = 5;

/// Whether the graphics support it; not without a renderer. With the depth prepass, Mesa's software
/// renderer (lavapipe 22.3) compiles shaders again for each frame and keeps them: 70 to 95 MB a
/// second until the memory is used up.
pub fn is_possible(device: Option<&RenderDevice>, adapter: Option<&RenderAdapterInfo>) -> bool {
    let has_storage = device.is_some_and(|device| {
        device.limits().max_storage_textures_per_shader_stage >= STORAGE_TEXTURES
    });
    has_storage && !is_software(adapter)
}

/// The components that a camera needs for it.
#[must_use]
pub fn occlusion() -> ScreenSpaceAmbientOcclusion {
    ScreenSpaceAmbientOcclusion {
        quality_level: ScreenSpaceAmbientOcclusionQualityLevel::High,
        constant_object_thickness: THICKNESS,
    }
}

/// The components that a camera needs for contact shadows.
#[must_use]
pub fn contact_shadows() -> ContactShadows {
    ContactShadows {
        linear_steps: CONTACT_STEPS,
        thickness: THICKNESS,
        length: CONTACT_REACH,
    }
}
