//! A patch of sunlight that falls on one spot of the table while leaves shade the rest.

use bevy::{prelude::*, window::RequestRedraw};

use super::SceneSet;
use super::materials::{GroundMaterial, SeedMaterial, TableMaterial, WoodMaterial};

/// Rate at which the patch fades in and out, per second.
const EASE: f32 = 2.2;
/// The longest time step, in seconds.
const MAX_STEP: f32 = 1.0 / 25.0;
/// Differences below this are invisible.
const NOTHING: f32 = 3e-3;

/// The patch of sun.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Spotlight {
    /// Centre (x, z) and radius, in board units.
    middle: Vec2,
    radius: f32,
    /// Current strength, and the one it approaches, 0 to 1.
    shown: f32,
    wanted: f32,
}

impl Spotlight {
    /// Lights a spot (x, z) of this radius, in board units, with this strength, 0 to 1.
    pub const fn shine_on(&mut self, middle: Vec2, radius: f32, strength: f32) {
        self.middle = middle;
        self.radius = radius;
        self.wanted = strength;
    }

    /// Fades the patch out.
    pub const fn fade_out(&mut self) {
        self.wanted = 0.0;
    }

    /// Returns the value for the shaders: centre, radius, strength.
    fn uniform(self) -> Vec4 {
        let smooth = self.shown * self.shown * (3.0 - 2.0 * self.shown);
        self.middle.extend(self.radius).extend(smooth)
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
    if light.shown == light.wanted {
        return;
    }
    let part = 1.0 - (-EASE * time.delta_secs().min(MAX_STEP)).exp();
    let next = light.shown.lerp(light.wanted, part);
    let arrives = (next - light.wanted).abs() < NOTHING;
    light.shown = if arrives { light.wanted } else { next };
    redraw.write(RequestRedraw);
}

fn shine<M: TableMaterial>(light: Res<Spotlight>, mut materials: ResMut<Assets<M>>) {
    let uniform = light.uniform();
    for (_, material) in materials.iter_mut() {
        *material.spot() = uniform;
    }
}
