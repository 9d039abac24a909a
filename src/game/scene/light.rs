//! A low warm sun in the late afternoon.

use bevy::{light::CascadeShadowConfigBuilder, prelude::*};

/// The direction to the sun: over North's right shoulder, so that shadows fall across the board
/// towards South and the holes show their depth.
const TO_SUN: Vec3 = Vec3::new(-0.78, 0.60, 0.34);
const SUN_COLOR: Color = Color::linear_rgb(1.0, 0.80, 0.56);
/// Illuminance of the sun, in lux.
const SUN_LUX: f32 = 12_500.0;
/// Radiance of the sky, in candela per square metre.
pub const SKY_CANDELA: f32 = 560.0;
/// The illuminance of the sun weighted by its colour, in lux.
pub const SUN_BRIGHTNESS: f32 = 0.825 * SUN_LUX;
/// Shadow biases: depth in units, normal in shadow map texels.
const DEPTH_BIAS: f32 = 0.004;
const NORMAL_BIAS: f32 = 1.3;

/// Adds the sun.
pub fn plugin(app: &mut App) {
    app.register_type::<Sun>().add_systems(Startup, spawn_sun);
}

/// The sun: one for the whole app.
#[derive(Component, Debug, Reflect)]
#[reflect(Component, Debug)]
pub struct Sun;

/// The direction towards the sun.
#[must_use]
pub fn to_sun() -> Vec3 {
    TO_SUN.normalize()
}

fn spawn_sun(mut commands: Commands) {
    commands.spawn((
        Name::new("Sun"),
        Sun,
        DirectionalLight {
            color: SUN_COLOR,
            illuminance: SUN_LUX,
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
        Transform::default().looking_to(-to_sun(), Vec3::Y),
    ));
}
