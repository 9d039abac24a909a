//! Tracks what differs from the last picture.
//!
//! Whatever changes the picture reports its bounds to [`Damage`]; a change without bounds affects
//! the whole picture.

mod cuboid;
mod things;

use bevy::{
    asset::AssetEventSystems,
    camera::{Exposure, visibility::VisibilitySystems},
    light::CascadeShadowConfig,
    pbr::ScreenSpaceAmbientOcclusion,
    platform::collections::HashMap,
    post_process::dof::DepthOfField,
    prelude::*,
};

use crate::board::{BoardLayout, BoardSpace};
use crate::scene::camera::{TableCamera, clip_from_world};
use crate::scene::materials::{GroundMaterial, MAX_VESSELS, SeedMaterial, WoodMaterial};
use crate::scene::pipelines::Pipelines;
use crate::scene::{SceneSet, board_mesh::vessel_number};
use crate::settings::Quality;
pub use cuboid::Cuboid;
pub use things::Things;
use things::{Footprint, note_things};

/// Radius within which the glow of an inlay is visible, in rim radii.
const GLOW_RADIUS: f32 = 1.4;
/// Extent of the glow above and below the rim, in units.
const GLOW_HALF_HEIGHT: f32 = 0.15;
/// Radius around a thing within which screen-space ambient occlusion darkens others, in units: 0.73
/// in Bevy's shader, plus a margin for the pixels of its coarse depth levels.
const OCCLUSION_RADIUS: f32 = 0.85;

/// Tracks the bounds of everything that the scene shows.
pub fn plugin(app: &mut App) {
    app.init_resource::<Damage>()
        .init_resource::<Things>()
        .add_systems(
            PostUpdate,
            (note_view, note_light, note_materials, note_things)
                .in_set(DamageSet)
                .after(SceneSet::Light)
                .after(VisibilitySystems::VisibilityPropagate)
                .after(TransformSystems::Propagate)
                .after(AssetEventSystems),
        );
}

/// Systems that report what has changed, in `PostUpdate`.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DamageSet;

/// The changes since the last frame was planned.
#[derive(Resource, Debug, Default)]
pub struct Damage {
    affects_everything: bool,
    /// Bounds of things whose depth has changed.
    bodies: Vec<Cuboid>,
    /// Bounds within which only colours have changed.
    cuboids: Vec<Cuboid>,
    is_permanent: bool,
    /// Radius around a body within which it darkens others, in units.
    occlusion_radius: f32,
}

impl Damage {
    /// Reports a change of the whole picture.
    pub fn note_everything(&mut self) {
        self.affects_everything = true;
    }

    /// Reports changes of the pixels that these cuboids can cover.
    pub fn note(&mut self, cuboids: impl IntoIterator<Item = Cuboid>) {
        self.cuboids.extend(cuboids);
    }

    fn note_footprint(&mut self, footprint: &Footprint) {
        match footprint {
            Some(cuboids) => {
                let (body, darkened) = cuboids.split_at(1.min(cuboids.len()));
                self.bodies.extend_from_slice(body);
                self.cuboids.extend_from_slice(darkened);
            }
            None => self.note_everything(),
        }
    }

    /// Returns the changed rectangles of a picture of `size` pixels; `None` for the whole picture.
    pub fn rectangles(&self, clip_from_world: Mat4, size: Vec2) -> Option<Vec<Rect>> {
        if self.affects_everything {
            return None;
        }
        let bodies = self.bodies.iter();
        let bodies =
            bodies.map(|body| body.project_inflated(self.occlusion_radius, clip_from_world, size));
        let cuboids = self.cuboids.iter();
        let cuboids = cuboids.map(|cuboid| cuboid.project(clip_from_world, size));
        bodies.chain(cuboids).collect()
    }

    /// Returns whether pixels depend on the depth of others, which must then be drawn too.
    pub const fn needs_depth(&self) -> bool {
        self.occlusion_radius > 0.0
    }

    /// Returns whether every frame changes everything, so that no tile can be kept.
    pub const fn is_permanent(&self) -> bool {
        self.is_permanent
    }

    /// Forgets all changes.
    pub fn clear(&mut self) {
        self.affects_everything = false;
        self.bodies.clear();
        self.cuboids.clear();
    }
}

/// The camera settings that every pixel depends on.
#[derive(Clone, Copy, PartialEq)]
struct View {
    clip_from_world: Mat4,
    exposure: Option<f32>,
    quality: Quality,
}

/// Reports a change of the whole picture when the view changes, and in every frame with depth of
/// field, which needs the colours of all pixels.
fn note_view(
    cameras: Query<
        (
            &Camera,
            &GlobalTransform,
            Option<&Exposure>,
            Ref<EnvironmentMapLight>,
            Has<DepthOfField>,
            Has<ScreenSpaceAmbientOcclusion>,
        ),
        With<TableCamera>,
    >,
    quality: Res<Quality>,
    pipelines: Res<Pipelines>,
    mut last: Local<Option<View>>,
    mut damage: ResMut<Damage>,
) {
    let Some((camera, transform, exposure, ambience, has_blur, has_occlusion)) =
        cameras.iter().next()
    else {
        return;
    };
    let view = Some(View {
        clip_from_world: clip_from_world(camera, transform),
        exposure: exposure.map(|exposure| exposure.ev100),
        quality: *quality,
    });
    damage.is_permanent = has_blur;
    damage.occlusion_radius = if has_occlusion { OCCLUSION_RADIUS } else { 0.0 };
    if !pipelines.are_compiled() || has_blur || ambience.is_changed() || *last != view {
        damage.note_everything();
    }
    *last = view;
}

/// The properties of a light that shading and shadows depend on.
#[derive(Clone, PartialEq)]
struct Light {
    colour: Color,
    illuminance: f32,
    transform: GlobalTransform,
    shadow_bounds: Vec<f32>,
    shadow_start: f32,
}

fn note_light(
    lights: Query<(&DirectionalLight, &GlobalTransform, &CascadeShadowConfig)>,
    mut last: Local<Vec<Light>>,
    mut damage: ResMut<Damage>,
) {
    let lights = lights.iter().map(|(light, transform, shadows)| Light {
        colour: light.color,
        illuminance: light.illuminance,
        transform: *transform,
        shadow_bounds: shadows.bounds.clone(),
        shadow_start: shadows.minimum_distance,
    });
    let lights: Vec<Light> = lights.collect();
    if *last != lights {
        damage.note_everything();
        *last = lights;
    }
}

/// Reports a change of the whole picture for any change of a material except a vessel's glow.
fn note_materials(
    mut wood_events: MessageReader<AssetEvent<WoodMaterial>>,
    mut seed_events: MessageReader<AssetEvent<SeedMaterial>>,
    mut ground_events: MessageReader<AssetEvent<GroundMaterial>>,
    mut mesh_events: MessageReader<AssetEvent<Mesh>>,
    woods: Res<Assets<WoodMaterial>>,
    space: Res<BoardSpace>,
    mut known: Local<HashMap<AssetId<WoodMaterial>, WoodMaterial>>,
    mut damage: ResMut<Damage>,
) {
    fn changes<A: Asset>(event: &AssetEvent<A>) -> bool {
        matches!(
            event,
            AssetEvent::Added { .. } | AssetEvent::Modified { .. }
        )
    }
    // `count` instead of `any`, which would stop before all events are read.
    let change_count = seed_events.read().filter(|event| changes(event)).count()
        + ground_events.read().filter(|event| changes(event)).count()
        + mesh_events.read().filter(|event| changes(event)).count();
    if change_count > 0 {
        damage.note_everything();
    }
    for event in wood_events.read() {
        let id = match event {
            AssetEvent::Added { id } | AssetEvent::Modified { id } => *id,
            AssetEvent::Removed { id } => {
                known.remove(id);
                continue;
            }
            AssetEvent::Unused { .. } | AssetEvent::LoadedWithDependencies { .. } => continue,
        };
        let Some(wood) = woods.get(id) else {
            continue;
        };
        match known.get(&id) {
            Some(old) if old.differs_in_glow_only(wood) => {
                note_glow(&old.glow, &wood.glow, &space.layout, &mut damage);
            }
            _ => damage.note_everything(),
        }
        known.insert(id, wood.clone());
    }
}

/// Reports the vessels whose glow differs.
fn note_glow(
    old: &[LinearRgba; MAX_VESSELS],
    new: &[LinearRgba; MAX_VESSELS],
    layout: &BoardLayout,
    damage: &mut Damage,
) {
    for vessel in layout.carved() {
        let number = vessel_number(layout.geometry(), vessel);
        if old.get(number) == new.get(number) {
            continue;
        }
        let rim = GLOW_RADIUS * layout.bowl(vessel).semi_axes;
        damage.note([Cuboid {
            centre: layout.centre(vessel),
            half_extents: Vec3::new(rim.x, GLOW_HALF_HEIGHT, rim.y),
        }]);
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::cuboid::tests::{SIZE, projection};
    use super::*;

    #[test]
    fn occlusion_reaches_beyond_bodies_but_not_beyond_their_shadows() {
        let [body, shadow] = [0.5, -0.5].map(|x| Cuboid::around(Vec3::X * x, 0.1));
        let rectangles = |occlusion_radius| {
            let mut damage = Damage {
                occlusion_radius,
                ..default()
            };
            damage.note_footprint(&Some(vec![body, shadow]));
            damage.rectangles(projection(), SIZE).unwrap()
        };
        let (without, with) = (rectangles(0.0), rectangles(OCCLUSION_RADIUS));
        assert_eq!(without[1], with[1]);
        let occluded = Cuboid::around(Vec3::X * 0.5, 0.1 + OCCLUSION_RADIUS / 3_f32.sqrt());
        let needed = occluded.project(projection(), SIZE).unwrap();
        assert_eq!(with[0].union(needed), with[0]);
    }
}
