//! A patch of sunlight on one spot of the table, while leaves shade the rest.

use bevy::{prelude::*, window::RequestRedraw};

use super::SceneSet;
use super::materials::{GroundMaterial, SeedMaterial, TableMaterial, WoodMaterial};

/// Rate at which the patch fades in and out, per second.
const EASE_RATE: f32 = 2.2;
/// Longest time step of a fade.
const MAX_STEP_SECONDS: f32 = 1.0 / 25.0;
/// Differences below this are invisible.
const MIN_VISIBLE_DIFFERENCE: f32 = 3e-3;

/// The patch of sun.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Spotlight {
    /// Centre (x, z), in units.
    centre: Vec2,
    /// Radius, in units.
    radius: f32,
    /// Current strength, 0 to 1.
    strength: f32,
    /// Strength towards which the current one moves, 0 to 1.
    target: f32,
}

impl Spotlight {
    /// Lights a spot (x, z) of this radius, in units, with this strength, 0 to 1.
    pub const fn shine_on(&mut self, centre: Vec2, radius: f32, strength: f32) {
        self.centre = centre;
        self.radius = radius;
        self.target = strength;
    }

    /// Fades the patch out.
    pub const fn fade_out(&mut self) {
        self.target = 0.0;
    }

    /// Returns the value for the shaders: centre, radius and smoothed strength.
    fn uniform(self) -> Vec4 {
        let smoothed = self.strength * self.strength * (3.0 - 2.0 * self.strength);
        self.centre.extend(self.radius).extend(smoothed)
    }
}

/// Adds the patch of sunlight, initially off.
pub fn plugin(app: &mut App) {
    app.init_resource::<Spotlight>().add_systems(
        PostUpdate,
        (
            ease,
            (
                shine::<WoodMaterial>,
                shine::<SeedMaterial>,
                shine::<GroundMaterial>,
            )
                .run_if(resource_changed::<Spotlight>),
        )
            .chain()
            .in_set(SceneSet::Light),
    );
}

fn ease(
    time: Res<Time<Real>>,
    mut light: ResMut<Spotlight>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if light.strength == light.target {
        return;
    }
    let progress = 1.0 - (-EASE_RATE * time.delta_secs().min(MAX_STEP_SECONDS)).exp();
    let next = light.strength.lerp(light.target, progress);
    let has_arrived = (next - light.target).abs() < MIN_VISIBLE_DIFFERENCE;
    light.strength = if has_arrived { light.target } else { next };
    redraw.write(RequestRedraw);
}

fn shine<M: TableMaterial>(light: Res<Spotlight>, mut materials: ResMut<Assets<M>>) {
    let uniform = light.uniform();
    for (_, material) in materials.iter_mut() {
        *material.spot() = uniform;
    }
}
