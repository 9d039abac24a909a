//! How much the picture may cost.

use bevy::{
    anti_alias::fxaa::Fxaa, light::DirectionalLightShadowMap, prelude::*,
    render::renderer::RenderAdapterInfo,
};

use serde::{Deserialize, Serialize};

use super::camera::TableCamera;
use crate::game::GameSet;

/// The place of `Cpu` among wgpu's device types: drawn by software.
const SOFTWARE_DEVICE: u8 = 4;

/// Chooses a quality for the machine, and follows the choice.
pub fn plugin(app: &mut App) {
    app.init_resource::<Quality>()
        .init_resource::<SuitableQuality>()
        .add_systems(PreStartup, suit_the_machine)
        .add_systems(
            Update,
            (
                size_shadows.run_if(resource_changed::<Quality>),
                smooth_edges,
            )
                .in_set(GameSet::Show),
        );
}

/// The quality that suits this machine, whatever the player has chosen.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SuitableQuality(pub Quality);

/// The level of the picture's quality.
#[derive(
    Resource,
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
)]
pub enum Quality {
    /// For graphics drawn by the processor, and the weakest chips.
    Low,
    /// For a laptop's own graphics.
    #[default]
    Medium,
    /// For graphics cards.
    High,
}

impl Quality {
    /// Every level, the cheapest first.
    pub const ALL: [Self; 3] = [Self::Low, Self::Medium, Self::High];

    /// Width of the sun's shadow map, in texels.
    #[must_use]
    pub fn shadow_map_size(self) -> usize {
        match self {
            Self::Low => 1024,
            Self::Medium => 2048,
            Self::High => 4096,
        }
    }

    /// Samples for each pixel at the edges of shapes.
    #[must_use]
    pub fn samples(self) -> Msaa {
        match self {
            Self::Low => Msaa::Off,
            Self::Medium | Self::High => Msaa::Sample4,
        }
    }
}

fn suit_the_machine(
    adapter: Option<Res<RenderAdapterInfo>>,
    mut suitable: ResMut<SuitableQuality>,
    mut quality: ResMut<Quality>,
) {
    if adapter.is_some_and(|adapter| adapter.device_type as u8 == SOFTWARE_DEVICE) {
        info!("graphics are drawn in software: low quality");
        suitable.0 = Quality::Low;
    }
    *quality = suitable.0;
}

fn size_shadows(quality: Res<Quality>, mut shadow_map: ResMut<DirectionalLightShadowMap>) {
    shadow_map.size = quality.shadow_map_size();
}

/// Without several samples a pixel, edges are smoothed in the finished picture.
fn smooth_edges(
    mut commands: Commands,
    quality: Res<Quality>,
    cameras: Query<(Entity, Ref<TableCamera>)>,
) {
    for (entity, camera) in &cameras {
        if !quality.is_changed() && !camera.is_added() {
            continue;
        }
        let samples = quality.samples();
        // Switched off and not removed: a camera that no renderer knows can't lose it.
        let fxaa = Fxaa {
            enabled: samples == Msaa::Off,
            ..default()
        };
        commands.entity(entity).insert((samples, fxaa));
    }
}
