//! The sun, or the lamp or fire in its place.

use std::time::Duration;

use bevy::{
    light::{CascadeShadowConfigBuilder, PointLightShadowMap, cluster::GlobalClusterSettings},
    prelude::*,
};

use super::SceneSet;
use super::breeze::Breeze;
use super::places::TablePlace;

/// Depth bias of shadows, in units.
const DEPTH_BIAS: f32 = 0.004;
/// Normal bias of shadows, in shadow map texels.
const NORMAL_BIAS: f32 = 1.3;
/// Periods of the waves of a fire's brightness, in seconds.
const FLAME_PERIODS: [f32; 3] = [0.73, 1.31, 2.9];

/// Adds the sun.
pub fn plugin(app: &mut App) {
    app.register_type::<Sun>()
        // Bevy makes a shadow map for point lights even without any: 25 MB by default.
        .insert_resource(PointLightShadowMap { size: 1 })
        .add_systems(
            Startup,
            (
                spawn_sun,
                disable_gpu_clustering.run_if(resource_exists::<GlobalClusterSettings>),
            ),
        )
        .add_systems(
            PostUpdate,
            shine
                .run_if(resource_changed::<TablePlace>.or_eager(resource_changed::<Breeze>))
                .in_set(SceneSet::Shape),
        );
}

/// The sun; there is one for the whole app.
#[derive(Component, Debug, Reflect)]
#[reflect(Component, Debug)]
pub struct Sun;

fn spawn_sun(mut commands: Commands) {
    commands.spawn((
        Name::new("Sun"),
        Sun,
        DirectionalLight {
            shadow_maps_enabled: true,
            shadow_depth_bias: DEPTH_BIAS,
            shadow_normal_bias: NORMAL_BIAS,
            ..default()
        },
        CascadeShadowConfigBuilder {
            num_cascades: 1,
            ..default()
        }
        .build(),
        Transform::default(),
    ));
}

/// Leaves out the passes that assign point lights to clusters of the view, as there are none.
fn disable_gpu_clustering(mut settings: ResMut<GlobalClusterSettings>) {
    settings.gpu_clustering = None;
}

fn shine(
    place: Res<TablePlace>,
    breeze: Res<Breeze>,
    mut suns: Query<(&mut DirectionalLight, &mut Transform), With<Sun>>,
) {
    let look = place.look();
    for (mut light, mut transform) in &mut suns {
        light.color = look.sun.into();
        light.illuminance = look.sun_lux * (1.0 + look.flicker * flicker(breeze.age()));
        let direction = Transform::default().looking_to(-look.to_sun(), Vec3::Y);
        transform.set_if_neq(direction);
    }
}

/// Returns the deviation of a fire's brightness from its mean, -1 to 1.
fn flicker(age: Duration) -> f32 {
    let waves =
        FLAME_PERIODS.map(|period| (std::f32::consts::TAU * age.as_secs_f32() / period).sin());
    waves.iter().sum::<f32>() / FLAME_PERIODS.len() as f32
}
