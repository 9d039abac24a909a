//! Screen-space ambient occlusion and contact shadows, which share a depth prepass.
//!
//! Lower qualities, and graphics without compute shaders, use only the substitute in
//! [`contact`](super::super::contact). The shader takes the darker of the two.

use bevy::{
    pbr::{ContactShadows, ScreenSpaceAmbientOcclusion, ScreenSpaceAmbientOcclusionQualityLevel},
    render::renderer::{RenderAdapterInfo, RenderDevice},
};

use crate::scene::graphics::is_software;

/// Assumed thickness of occluders, in units: about one seed.
const THICKNESS: f32 = 0.17;
/// Reach of contact shadows, in units: beyond it, the shadow map is sharp enough.
const CONTACT_REACH: f32 = 0.14;
/// Samples per contact shadow.
const CONTACT_STEPS: u32 = 8;
/// Number of storage textures that Bevy's shaders for ambient occlusion need.
const STORAGE_TEXTURES: u32 = 5;

/// Returns whether the graphics support ambient occlusion; false without a renderer. With the depth
/// prepass, Mesa's software renderer (lavapipe 22.3) recompiles shaders for each frame and keeps
/// them: 70 to 95 MB a second until memory runs out.
pub fn is_possible(device: Option<&RenderDevice>, adapter: Option<&RenderAdapterInfo>) -> bool {
    let has_storage = device.is_some_and(|device| {
        device.limits().max_storage_textures_per_shader_stage >= STORAGE_TEXTURES
    });
    has_storage && !is_software(adapter)
}

/// Returns the component that gives a camera ambient occlusion.
#[must_use]
pub fn occlusion() -> ScreenSpaceAmbientOcclusion {
    ScreenSpaceAmbientOcclusion {
        quality_level: ScreenSpaceAmbientOcclusionQualityLevel::High,
        constant_object_thickness: THICKNESS,
    }
}

/// Returns the component that gives a camera contact shadows.
#[must_use]
pub fn contact_shadows() -> ContactShadows {
    ContactShadows {
        linear_steps: CONTACT_STEPS,
        thickness: THICKNESS,
        length: CONTACT_REACH,
    }
}
