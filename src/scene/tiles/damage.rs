//! What differs from the last picture.
//!
//! Whatever changes the picture reports its bounds to [`Damage`]; without bounds, all of it
//! changes.

use bevy::{
    asset::{AssetEventSystems, UntypedAssetId},
    camera::{Exposure, primitives::Aabb, visibility::VisibilitySystems},
    ecs::entity::EntityHashMap,
    light::{CascadeShadowConfig, NotShadowCaster},
    mesh::MeshTag,
    pbr::ScreenSpaceAmbientOcclusion,
    platform::collections::HashMap,
    post_process::dof::DepthOfField,
    prelude::*,
};

use crate::board::{BoardLayout, BoardSpace, SEED_RADIUS, Seed, ShownBoard};
use crate::scene::camera::{TableCamera, clip_from_world};
use crate::scene::materials::{GroundMaterial, MAX_VESSELS, SeedMaterial, WoodMaterial};
use crate::scene::pipelines::Pipelines;
use crate::scene::places::TablePlace;
use crate::scene::{SceneSet, board_mesh::vessel_number};
use crate::settings::Quality;

/// The radius of the largest seed, and the soft edge of a shadow around it, in units.
const SEED_REACH: f32 = 1.15 * SEED_RADIUS;
const PENUMBRA: f32 = 0.11;
/// How far around itself a seed darkens the wood and other seeds.
const CONTACT_REACH: f32 = 2.2 * SEED_RADIUS;
/// The height above the wood from which a seed darkens nothing; with a margin.
const CONTACT_HEIGHT: f32 = 7.0 * SEED_RADIUS;
/// How far the glow of an inlay is seen, in rim radii, and above and below the rim, in units.
const GLOW_REACH: f32 = 1.4;
const GLOW_DEPTH: f32 = 0.15;
/// The height of heaps above the top of the board, and of what lies on the ground.
const HEAP_HEIGHT: f32 = 0.35;
const GROUND_HEIGHT: f32 = 0.1;
/// The largest step along the way of a shadow, in units.
const MAX_SHADOW_STEP: f32 = 0.2;
/// How far around a thing occlusion in screen space darkens others, in units: 0.73 in Bevy's
/// shader, and the pixels of its coarse depths.
const OCCLUSION_REACH: f32 = 0.85;
/// Larger things change the whole picture, in units.
const LARGE: f32 = 1.5;

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

/// A part of the world that has changed, along its axes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cuboid {
    centre: Vec3,
    half: Vec3,
}

impl Cuboid {
    /// That around a ball, in units.
    pub const fn around(centre: Vec3, radius: f32) -> Self {
        Self {
            centre,
            half: Vec3::splat(radius),
        }
    }

    /// The pixels that it can cover on a picture of `size` pixels; `None` if it isn't before the
    /// camera.
    pub fn on_picture(&self, clip_from_world: Mat4, size: Vec2) -> Option<Rect> {
        self.around_on_picture(0.0, clip_from_world, size)
    }

    /// The same of everything that is at most this far from it, in units.
    fn around_on_picture(&self, distance: f32, clip_from_world: Mat4, size: Vec2) -> Option<Rect> {
        /// The soft edge of a pixel, and of smoothed edges.
        const MARGIN: f32 = 2.0;
        let corners = [0, 1, 2, 3, 4, 5, 6, 7].map(|corner: u32| {
            let sign = |bit: u32| if corner & bit == 0 { -1.0 } else { 1.0 };
            let offset = self.half * Vec3::new(sign(1), sign(2), sign(4));
            clip_from_world * (self.centre + offset).extend(1.0)
        });
        let nearest = corners
            .map(|corner| corner.w)
            .into_iter()
            .reduce(f32::min)?
            - distance;
        if nearest <= 1e-3 {
            return None;
        }
        let points = corners.map(|corner| {
            let at = Vec2::new(corner.x, -corner.y) / corner.w;
            (0.5 * at + 0.5) * size
        });
        let all = points.map(|point| Rect::from_corners(point, point));
        let rectangle = all.into_iter().reduce(|all, point| all.union(point));
        let scale = 0.5 * size.y * clip_from_world.row(1).truncate().length();
        rectangle.map(|rectangle| rectangle.inflate(MARGIN + distance * scale / nearest))
    }
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

/// The parts of the picture that a thing changes: the thing itself, then what it darkens; `None` if
/// that is all of it.
type Reach = Option<Vec<Cuboid>>;

/// What things throw their shadows on.
struct Scene<'a> {
    layout: &'a BoardLayout,
    to_sun: Vec3,
    /// The height of the bottom of the deepest bowl.
    deepest_wood: f32,
}

impl<'a> Scene<'a> {
    fn new(layout: &'a BoardLayout, to_sun: Vec3) -> Self {
        let depths = layout.carved().map(|vessel| layout.bowl(vessel).depth);
        Self {
            layout,
            to_sun,
            deepest_wood: layout.top() - depths.fold(0.0, f32::max),
        }
    }

    /// A seed, its shadow, the wood around it, and the seeds of the heap.
    fn seed(&self, at: Vec3) -> Vec<Cuboid> {
        let mut cuboids = self.shadow(at, SEED_REACH);
        let wood = self.layout.surface_at(at.x, at.z).min(at.y);
        if at.y - wood < CONTACT_HEIGHT {
            let top = at.y.max(self.layout.top()) + SEED_RADIUS;
            cuboids.push(Cuboid {
                centre: at.with_y(0.5 * (wood + top)),
                half: Vec3::new(CONTACT_REACH, 0.5 * (top - wood), CONTACT_REACH),
            });
        }
        cuboids
    }

    /// Anything but a seed.
    fn thing(&self, place: &GlobalTransform, bounds: Option<&Aabb>, has_shadow: bool) -> Reach {
        let bounds = bounds?;
        let centre = place.transform_point(bounds.center.into());
        let turned = Mat3::from(place.affine().matrix3.abs());
        let half = turned * Vec3::from(bounds.half_extents);
        if half.max_element() > LARGE {
            None
        } else if has_shadow {
            Some(self.shadow(centre, half.length()))
        } else {
            Some(vec![Cuboid { centre, half }])
        }
    }

    /// A ball, and its shadow on the board and on the ground.
    fn shadow(&self, at: Vec3, radius: f32) -> Vec<Cuboid> {
        let mut cuboids = vec![Cuboid::around(at, radius)];
        let half = Vec2::new(self.layout.half_length(), self.layout.half_width()) + radius;
        let heaps = self.layout.top() + HEAP_HEIGHT + radius;
        let step = radius / self.to_sun.y.max(0.1);
        let dark = radius + PENUMBRA;
        let mut fallen = at;
        // The far end of a shadow on the ground is nearest to a point of its axis below it.
        while fallen.y > -dark {
            fallen -= step.min(MAX_SHADOW_STEP) * self.to_sun;
            let is_over_board = fallen.xz().abs().cmple(half).all();
            if is_over_board && fallen.y < self.deepest_wood - dark {
                // The wood stops it, unless it is beside the board.
                let inside = half - 2.0 * radius;
                if fallen.xz().abs().cmplt(inside).all() {
                    break;
                }
            }
            let is_on_wood = is_over_board && fallen.y < heaps;
            if is_on_wood || fallen.y < GROUND_HEIGHT + dark {
                cuboids.push(Cuboid::around(fallen, dark));
            }
        }
        cuboids
    }
}

/// What a thing shows, and where.
#[derive(Clone, Debug, PartialEq)]
struct Seen {
    reach: Reach,
    place: GlobalTransform,
    mesh: AssetId<Mesh>,
    material: Option<UntypedAssetId>,
    tag: Option<u32>,
}

/// The things in the last picture.
#[derive(Resource, Debug, Default)]
pub struct Things(EntityHashMap<Seen>);

type Thing = (
    Entity,
    &'static GlobalTransform,
    &'static InheritedVisibility,
    &'static Mesh3d,
    (
        Option<&'static MeshMaterial3d<WoodMaterial>>,
        Option<&'static MeshMaterial3d<SeedMaterial>>,
        Option<&'static MeshMaterial3d<GroundMaterial>>,
    ),
    Option<&'static MeshTag>,
    Option<&'static Aabb>,
    Has<Seed>,
    Has<NotShadowCaster>,
);

type ThingChanged = Or<(
    Changed<GlobalTransform>,
    Changed<InheritedVisibility>,
    Changed<Mesh3d>,
    Changed<MeshMaterial3d<WoodMaterial>>,
    Changed<MeshMaterial3d<SeedMaterial>>,
    Changed<MeshMaterial3d<GroundMaterial>>,
    Changed<MeshTag>,
    Changed<Aabb>,
)>;

/// Things that moved, came or went, where they were and where they are. Another board or another
/// sun moves the shadows of all of them.
fn note_things(
    all: Query<Thing>,
    changed: Query<Entity, ThingChanged>,
    board: Option<Res<ShownBoard>>,
    space: Res<BoardSpace>,
    place: Res<TablePlace>,
    mut removed: RemovedComponents<Mesh3d>,
    mut things: ResMut<Things>,
    mut damage: ResMut<Damage>,
) {
    let is_laid_anew = place.is_changed() || board.is_some_and(|board| board.is_changed());
    if changed.is_empty() && removed.is_empty() && !is_laid_anew {
        return;
    }
    let known = &mut things.0;
    let scene = Scene::new(&space.layout, place.look().to_sun());
    for entity in removed.read() {
        if let Some(before) = known.remove(&entity) {
            damage.note_reach(&before.reach);
        }
    }
    let looked_at: Vec<Entity> = if is_laid_anew {
        all.iter().map(|thing| thing.0).collect()
    } else {
        changed.iter().collect()
    };
    for (entity, place, visibility, mesh, materials, tag, bounds, is_seed, has_no_shadow) in
        all.iter_many(looked_at)
    {
        let now = visibility.get().then(|| Seen {
            reach: if is_seed {
                Some(scene.seed(place.translation()))
            } else {
                scene.thing(place, bounds, !has_no_shadow)
            },
            place: *place,
            mesh: mesh.id(),
            material: materials
                .0
                .map(|wood| wood.id().untyped())
                .or_else(|| materials.1.map(|seed| seed.id().untyped()))
                .or_else(|| materials.2.map(|ground| ground.id().untyped())),
            tag: tag.map(|tag| tag.0),
        });
        if known.get(&entity) == now.as_ref() {
            continue;
        }
        if let Some(now) = &now {
            damage.note_reach(&now.reach);
        }
        let before = match now {
            Some(now) => known.insert(entity, now),
            None => known.remove(&entity),
        };
        if let Some(before) = before {
            damage.note_reach(&before.reach);
        }
    }
}

impl Things {
    /// Whether a thing has a part in what `is_drawn` finds drawn: itself, or with `with_shadow`
    /// what it darkens.
    pub fn is_drawn(
        &self,
        entity: Entity,
        with_shadow: bool,
        is_drawn: impl Fn(&Cuboid) -> bool,
    ) -> bool {
        let Some(reach) = self.0.get(&entity).and_then(|seen| seen.reach.as_ref()) else {
            return true;
        };
        let part = if with_shadow { reach.len() } else { 1 };
        reach.iter().take(part).any(is_drawn)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::settings::Place;

    #[test]
    fn another_sun_moves_the_shadows_of_seeds_at_rest() {
        let mut world = World::new();
        world.insert_resource(BoardSpace::new(ShownBoard::default()));
        world.init_resource::<TablePlace>();
        world.init_resource::<Things>();
        world.init_resource::<Damage>();
        let at = Transform::from_xyz(0.5, 1.0, 0.5);
        let seed = world.spawn((
            Seed { number: 0 },
            Mesh3d::default(),
            at,
            GlobalTransform::from(at),
            InheritedVisibility::VISIBLE,
        ));
        let seed = seed.id();
        let mut reach = |place| {
            world.insert_resource(TablePlace(place));
            world.run_system_cached(note_things).unwrap();
            let things = world.resource::<Things>();
            things.0.get(&seed).unwrap().reach.clone()
        };
        let [tree, courtyard] = [Place::Tree, Place::Courtyard].map(&mut reach);
        assert_ne!(tree, courtyard);
        assert_eq!(tree, reach(Place::Tree));
    }

    const SIZE: Vec2 = Vec2::new(1280.0, 720.0);

    fn projection() -> Mat4 {
        Mat4::perspective_infinite_reverse_rh(0.8, 16.0 / 9.0, 0.1)
            * Mat4::look_at_rh(Vec3::new(0.0, 5.0, 6.0), Vec3::ZERO, Vec3::Y)
    }

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

    #[test]
    fn the_rectangle_of_a_ball_contains_its_projection() {
        let (clip, size) = (projection(), SIZE);
        let (centre, radius) = (Vec3::new(1.0, 0.2, -0.5), 0.3);
        let around = |centre| Cuboid::around(centre, radius).on_picture(clip, size);
        let bounds = around(centre).unwrap_or_default();
        for step in 0..500_u32 {
            let (turn, height) = (step as f32 * 2.4, step as f32 / 250.0 - 1.0);
            let flat = (1.0 - height * height).sqrt();
            let on_ball = Vec3::new(flat * turn.cos(), height, flat * turn.sin());
            let clip = clip * (centre + radius * on_ball).extend(1.0);
            let at = (0.5 * Vec2::new(clip.x, -clip.y) / clip.w + 0.5) * size;
            assert!(bounds.contains(at), "{at}");
        }
        assert!(bounds.size().max_element() < 150.0, "{bounds:?}");
        assert_eq!(around(Vec3::new(0.0, 5.0, 6.0)), None);
    }
}
