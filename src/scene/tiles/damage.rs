//! What differs from the last picture.
//!
//! Whatever changes the picture reports its bounds to [`Damage`]; without bounds, all of it
//! changes.

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
use things::{Reach, note_things};

/// How far the glow of an inlay is seen, in rim radii, and above and below the rim, in units.
const GLOW_REACH: f32 = 1.4;
const GLOW_DEPTH: f32 = 0.15;
/// How far around a thing occlusion in screen space darkens others, in units: 0.73 in Bevy's
/// shader, and the pixels of its coarse depths.
const OCCLUSION_REACH: f32 = 0.85;

/// Adds the bounds of everything that the scene shows.
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

/// Everything that says what has changed, in `PostUpdate`.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DamageSet;

/// What has changed since the last frame was planned.
#[derive(Resource, Debug, Default)]
pub struct Damage {
    everything: bool,
    /// Bounds of things with another depth.
    bodies: Vec<Cuboid>,
    /// Bounds of what has another colour.
    cuboids: Vec<Cuboid>,
    is_lasting: bool,
    /// How far around itself a body darkens others, in units.
    occlusion: f32,
}

impl Damage {
    /// Adds the whole picture.
    pub fn everything(&mut self) {
        self.everything = true;
    }

    /// Adds the pixels that these can cover.
    pub fn note(&mut self, cuboids: impl IntoIterator<Item = Cuboid>) {
        self.cuboids.extend(cuboids);
    }

    fn note_reach(&mut self, reach: &Reach) {
        match reach {
            Some(cuboids) => {
                let (body, darkened) = cuboids.split_at(1.min(cuboids.len()));
                self.bodies.extend_from_slice(body);
                self.cuboids.extend_from_slice(darkened);
            }
            None => self.everything(),
        }
    }

    /// The rectangles on a picture of `size` pixels; `None` if that is the whole picture.
    pub fn rectangles(&self, clip_from_world: Mat4, size: Vec2) -> Option<Vec<Rect>> {
        if self.everything {
            return None;
        }
        let bodies = self.bodies.iter();
        let bodies =
            bodies.map(|body| body.around_on_picture(self.occlusion, clip_from_world, size));
        let cuboids = self.cuboids.iter();
        let cuboids = cuboids.map(|cuboid| cuboid.on_picture(clip_from_world, size));
        bodies.chain(cuboids).collect()
    }

    /// Whether pixels depend on the depth of others, which must be there even if they aren't drawn.
    pub const fn needs_depth(&self) -> bool {
        self.occlusion > 0.0
    }

    /// Returns whether the next frames change everything too, so that nothing can be kept.
    pub const fn is_lasting(&self) -> bool {
        self.is_lasting
    }

    /// Nothing has changed.
    pub fn clear(&mut self) {
        self.everything = false;
        self.bodies.clear();
        self.cuboids.clear();
    }
}

/// The camera's part in every pixel.
#[derive(Clone, Copy, PartialEq)]
struct View {
    clip_from_world: Mat4,
    exposure: Option<f32>,
    quality: Quality,
}

/// Other pixels show other places. Depth of field needs the colours of all of them.
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
    pipelines: Option<Res<Pipelines>>,
    mut last: Local<Option<View>>,
    mut damage: ResMut<Damage>,
) {
    let Some((camera, place, exposure, around, is_blurred, is_occluded)) = cameras.iter().next()
    else {
        return;
    };
    let view = Some(View {
        clip_from_world: clip_from_world(camera, place),
        exposure: exposure.map(|exposure| exposure.ev100),
        quality: *quality,
    });
    let is_complete = pipelines.is_some_and(|pipelines| pipelines.are_compiled());
    damage.is_lasting = is_blurred;
    damage.occlusion = if is_occluded { OCCLUSION_REACH } else { 0.0 };
    if !is_complete || damage.is_lasting || around.is_changed() || *last != view {
        damage.everything();
    }
    *last = view;
}

/// What the light of the sun depends on.
#[derive(Clone, PartialEq)]
struct Light {
    colour: Color,
    illuminance: f32,
    place: GlobalTransform,
    shadow_bounds: Vec<f32>,
    nearest_shadow: f32,
}

fn note_light(
    lights: Query<(&DirectionalLight, &GlobalTransform, &CascadeShadowConfig)>,
    mut last: Local<Vec<Light>>,
    mut damage: ResMut<Damage>,
) {
    let lights = lights.iter().map(|(light, place, shadows)| Light {
        colour: light.color,
        illuminance: light.illuminance,
        place: *place,
        shadow_bounds: shadows.bounds.clone(),
        nearest_shadow: shadows.minimum_distance,
    });
    let lights: Vec<Light> = lights.collect();
    if *last != lights {
        damage.everything();
        *last = lights;
    }
}

/// A material changes everything, except for the glow of some vessels.
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
    // No short circuit, as all events must be read.
    let others = seed_events.read().filter(|event| changes(event)).count()
        + ground_events.read().filter(|event| changes(event)).count()
        + mesh_events.read().filter(|event| changes(event)).count();
    if others > 0 {
        damage.everything();
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
            Some(before) if before.differs_in_glow_only(wood) => {
                note_glow(&before.glow, &wood.glow, &space.layout, &mut damage);
            }
            _ => damage.everything(),
        }
        known.insert(id, wood.clone());
    }
}

/// The vessels that glow otherwise.
fn note_glow(
    before: &[LinearRgba; MAX_VESSELS],
    after: &[LinearRgba; MAX_VESSELS],
    layout: &BoardLayout,
    damage: &mut Damage,
) {
    for vessel in layout.carved() {
        let number = vessel_number(layout.geometry(), vessel);
        if before.get(number) == after.get(number) {
            continue;
        }
        let rim = GLOW_REACH * layout.bowl(vessel).rim;
        damage.note([Cuboid {
            centre: layout.centre(vessel),
            half: Vec3::new(rim.x, GLOW_DEPTH, rim.y),
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
        let rectangles = |occlusion| {
            let mut damage = Damage {
                occlusion,
                ..default()
            };
            damage.note_reach(&Some(vec![body, shadow]));
            damage.rectangles(projection(), SIZE).unwrap()
        };
        let (without, with) = (rectangles(0.0), rectangles(OCCLUSION_REACH));
        assert_eq!(without[1], with[1]);
        let around = Cuboid::around(Vec3::X * 0.5, 0.1 + OCCLUSION_REACH / 3_f32.sqrt());
        let needed = around.on_picture(projection(), SIZE).unwrap();
        assert_eq!(with[0].union(needed), with[0]);
    }
}
