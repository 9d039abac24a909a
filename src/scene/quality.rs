//! The graphics quality.

mod occlusion;
mod suitable;

use bevy::{
    core_pipeline::prepass::{DepthPrepass, NormalPrepass},
    light::{DirectionalLightShadowMap, ShadowFilteringMethod},
    pbr::{ContactShadows, ScreenSpaceAmbientOcclusion},
    prelude::*,
    render::renderer::{RenderAdapterInfo, RenderDevice},
};

use super::camera::TableCamera;
use crate::schedule::GameSet;
use crate::settings::{Quality, Settings};
use suitable::SuitableQuality;

/// Applies the quality chosen in the settings, or else the one that suits the machine.
pub fn plugin(app: &mut App) {
    app.init_resource::<Quality>()
        .add_plugins(suitable::plugin)
        .add_systems(
            Update,
            (
                resize_shadow_map.run_if(resource_changed::<Quality>),
                apply_quality,
            )
                .in_set(GameSet::Show),
        )
        .add_systems(
            Update,
            apply_settings
                .run_if(resource_changed::<Settings>.or_eager(resource_changed::<SuitableQuality>))
                .in_set(GameSet::Settings),
        );
}

fn apply_settings(
    settings: Res<Settings>,
    suitable: Res<SuitableQuality>,
    mut quality: ResMut<Quality>,
) {
    quality.set_if_neq(settings.look.quality.unwrap_or(suitable.0));
}

impl Quality {
    /// Returns the width of the sun's shadow map, in texels.
    #[must_use]
    pub fn shadow_map_size(self) -> usize {
        match self {
            Self::Low => 1024,
            Self::Medium => 2048,
            Self::High => 4096,
        }
    }
}

fn resize_shadow_map(quality: Res<Quality>, mut shadow_map: ResMut<DirectionalLightShadowMap>) {
    shadow_map.size = quality.shadow_map_size();
}

/// Reduces shadow filtering at low quality, and adds ambient occlusion and contact shadows at high
/// quality if the GPU supports them.
fn apply_quality(
    mut commands: Commands,
    quality: Res<Quality>,
    device: Option<Res<RenderDevice>>,
    adapter: Option<Res<RenderAdapterInfo>>,
    cameras: Query<(Entity, Ref<TableCamera>)>,
) {
    let supports_occlusion = occlusion::is_supported(device.as_deref(), adapter.as_deref());
    for (entity, camera) in &cameras {
        if !quality.is_changed() && !camera.is_added() {
            continue;
        }
        let mut camera = commands.entity(entity);
        camera.insert(match *quality {
            Quality::Low => ShadowFilteringMethod::Hardware2x2,
            Quality::Medium | Quality::High => ShadowFilteringMethod::Gaussian,
        });
        if !supports_occlusion {
            continue;
        }
        if *quality == Quality::High {
            camera.insert((occlusion::ambient_occlusion(), occlusion::contact_shadows()));
        } else {
            camera.remove::<(
                ScreenSpaceAmbientOcclusion,
                ContactShadows,
                DepthPrepass,
                NormalPrepass,
            )>();
        }
    }
}
