//! Tracks the regions of the picture that each thing affects: its own, and those it darkens.

use std::f32::consts::TAU;

use bevy::{
    asset::UntypedAssetId, camera::primitives::Aabb, ecs::entity::EntityHashMap,
    light::NotShadowCaster, mesh::MeshTag, prelude::*,
};

use super::{Cuboid, Damage};
use crate::board::{BoardLayout, BoardSpace, SEED_RADIUS, Seed, ShownBoard};
use crate::scene::materials::{GroundMaterial, SeedMaterial, WoodMaterial};
use crate::scene::places::TablePlace;

/// Radius of the largest seed, in units.
const MAX_SEED_RADIUS: f32 = 1.15 * SEED_RADIUS;
/// Width of the soft edge around a seed's shadow, in units.
const PENUMBRA: f32 = 0.11;
/// Radius around a seed within which it darkens wood and other seeds, including a texel at the edge
/// of its splat in the seed map.
const CONTACT_RADIUS: f32 = 2.3 * SEED_RADIUS;
/// Number of directions in which to look for wood lower than that under a seed.
const DIRECTION_COUNT: u16 = 24;
/// Height above the wood from which a seed doesn't darken it, including a margin.
const MAX_CONTACT_HEIGHT: f32 = 7.0 * SEED_RADIUS;
/// Maximum height of heaps above the top of the board, in units.
const MAX_HEAP_HEIGHT: f32 = 0.35;
/// Maximum height of objects on the ground, in units.
const MAX_GROUND_HEIGHT: f32 = 0.1;
/// Largest step along a shadow's path, in units.
const MAX_SHADOW_STEP: f32 = 0.2;
/// Half-extent, in units, above which a thing counts as affecting the whole picture.
const LARGE_HALF_EXTENT: f32 = 1.5;

/// The bounds of all that a thing affects: the thing itself, then what it darkens; `None` for the
/// whole picture.
pub type Footprint = Option<Vec<Cuboid>>;

/// The surfaces on which shadows fall.
struct ShadowReceivers<'a> {
    layout: &'a BoardLayout,
    to_sun: Vec3,
    /// Height of the bottom of the deepest bowl.
    deepest_wood: f32,
}

impl<'a> ShadowReceivers<'a> {
    fn new(layout: &'a BoardLayout, to_sun: Vec3) -> Self {
        let depths = layout.carved().map(|vessel| layout.bowl(vessel).depth);
        Self {
            layout,
            to_sun,
            deepest_wood: layout.top() - depths.fold(0.0, f32::max),
        }
    }

    /// Returns the bounds of a seed, its shadow, the wood around it, and the seeds of its heap.
    fn seed_footprint(&self, centre: Vec3) -> Vec<Cuboid> {
        let mut cuboids = self.shadow_footprint(centre, MAX_SEED_RADIUS);
        let wood = self.layout.surface_at(centre.x, centre.z).min(centre.y);
        if centre.y - wood < MAX_CONTACT_HEIGHT {
            let bottom = wood.min(self.lowest_wood_around(centre));
            let top = centre.y.max(self.layout.top()) + SEED_RADIUS;
            cuboids.push(Cuboid {
                centre: centre.with_y(0.5 * (bottom + top)),
                half_extents: Vec3::new(CONTACT_RADIUS, 0.5 * (top - bottom), CONTACT_RADIUS),
            });
        }
        cuboids
    }

    /// Returns the height of the lowest wood that a seed darkens, which in a hollow is beside it.
    fn lowest_wood_around(&self, centre: Vec3) -> f32 {
        let heights = (0..DIRECTION_COUNT).map(|direction| {
            let angle = TAU * f32::from(direction) / f32::from(DIRECTION_COUNT);
            let point = centre.xz() + CONTACT_RADIUS * Vec2::from_angle(angle);
            self.layout.surface_at(point.x, point.y)
        });
        heights.fold(f32::INFINITY, f32::min)
    }

    /// Returns the footprint of a thing other than a seed.
    fn thing_footprint(
        &self,
        transform: &GlobalTransform,
        bounds: Option<&Aabb>,
        has_shadow: bool,
    ) -> Footprint {
        let bounds = bounds?;
        let centre = transform.transform_point(bounds.center.into());
        let abs_rotation = Mat3::from(transform.affine().matrix3.abs());
        let half_extents = abs_rotation * Vec3::from(bounds.half_extents);
        if half_extents.max_element() > LARGE_HALF_EXTENT {
            None
        } else if has_shadow {
            Some(self.shadow_footprint(centre, half_extents.length()))
        } else {
            Some(vec![Cuboid {
                centre,
                half_extents,
            }])
        }
    }

    /// Returns the bounds of a ball, and of its shadow on the board and on the ground.
    fn shadow_footprint(&self, centre: Vec3, radius: f32) -> Vec<Cuboid> {
        let mut cuboids = vec![Cuboid::around(centre, radius)];
        let half_board = Vec2::new(self.layout.half_length(), self.layout.half_width()) + radius;
        let max_heap_top = self.layout.top() + MAX_HEAP_HEIGHT + radius;
        let step = radius / self.to_sun.y.max(0.1);
        let shadow_radius = radius + PENUMBRA;
        let mut point = centre;
        // Part of a shadow on the ground can lie beyond the point where its axis meets the ground.
        while point.y > -shadow_radius {
            point -= step.min(MAX_SHADOW_STEP) * self.to_sun;
            let is_over_board = point.xz().abs().cmple(half_board).all();
            if is_over_board && point.y < self.deepest_wood - shadow_radius {
                // The wood stops the shadow, unless it falls beside the board.
                let inside = half_board - 2.0 * radius;
                if point.xz().abs().cmplt(inside).all() {
                    break;
                }
            }
            let is_on_wood = is_over_board && point.y < max_heap_top;
            if is_on_wood || point.y < MAX_GROUND_HEIGHT + shadow_radius {
                cuboids.push(Cuboid::around(point, shadow_radius));
            }
        }
        cuboids
    }
}

/// The look and the place of a thing when it was last drawn.
#[derive(Clone, Debug, PartialEq)]
struct LastDrawn {
    footprint: Footprint,
    transform: GlobalTransform,
    mesh: AssetId<Mesh>,
    material: Option<UntypedAssetId>,
    tag: Option<u32>,
}

/// The things drawn in the last frame.
#[derive(Resource, Debug, Default)]
pub struct Things(EntityHashMap<LastDrawn>);

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

/// Reports things that moved, appeared or disappeared, at their old and new places. A new board or
/// sun moves all shadows.
pub fn note_things(
    all: Query<Thing>,
    changed: Query<Entity, ThingChanged>,
    board: Res<ShownBoard>,
    space: Res<BoardSpace>,
    table_place: Res<TablePlace>,
    mut removed: RemovedComponents<Mesh3d>,
    mut things: ResMut<Things>,
    mut damage: ResMut<Damage>,
) {
    let is_table_changed = table_place.is_changed() || board.is_changed();
    if changed.is_empty() && removed.is_empty() && !is_table_changed {
        return;
    }
    let known = &mut things.0;
    let receivers = ShadowReceivers::new(&space.layout, table_place.look().to_sun());
    for entity in removed.read() {
        if let Some(old) = known.remove(&entity) {
            damage.note_footprint(&old.footprint);
        }
    }
    let to_check: Vec<Entity> = if is_table_changed {
        all.iter().map(|thing| thing.0).collect()
    } else {
        changed.iter().collect()
    };
    for (entity, transform, visibility, mesh, materials, tag, bounds, is_seed, has_no_shadow) in
        all.iter_many(to_check)
    {
        let new = visibility.get().then(|| LastDrawn {
            footprint: if is_seed {
                Some(receivers.seed_footprint(transform.translation()))
            } else {
                receivers.thing_footprint(transform, bounds, !has_no_shadow)
            },
            transform: *transform,
            mesh: mesh.id(),
            material: materials
                .0
                .map(|wood| wood.id().untyped())
                .or_else(|| materials.1.map(|seed| seed.id().untyped()))
                .or_else(|| materials.2.map(|ground| ground.id().untyped())),
            tag: tag.map(|tag| tag.0),
        });
        if known.get(&entity) == new.as_ref() {
            continue;
        }
        if let Some(new) = &new {
            damage.note_footprint(&new.footprint);
        }
        let old = match new {
            Some(new) => known.insert(entity, new),
            None => known.remove(&entity),
        };
        if let Some(old) = old {
            damage.note_footprint(&old.footprint);
        }
    }
}

impl Things {
    /// Returns whether `is_drawn` is true of the bounds of a thing or, if `with_shadow`, of what it
    /// darkens; for things without bounds, returns true.
    pub fn is_drawn(
        &self,
        entity: Entity,
        with_shadow: bool,
        is_drawn: impl Fn(&Cuboid) -> bool,
    ) -> bool {
        let Some(footprint) = self
            .0
            .get(&entity)
            .and_then(|drawn| drawn.footprint.as_ref())
        else {
            return true;
        };
        let count = if with_shadow { footprint.len() } else { 1 };
        footprint.iter().take(count).any(is_drawn)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::board::some_boards;
    use crate::settings::Place;

    #[test]
    fn a_seed_on_a_slope_reaches_the_wood_around_it() {
        /// The radius of a splat, plus a texel.
        const DARKENED_RADIUS: f32 = 2.1 * SEED_RADIUS + 1.0 / 64.0;
        let circle = |radius: f32| {
            (0..24).map(move |step| radius * Vec2::from_angle(TAU * step as f32 / 24.0))
        };
        for layout in some_boards() {
            let receivers = ShadowReceivers::new(&layout, Vec3::new(0.7, 0.5, 0.5).normalize());
            for vessel in layout.carved() {
                let rim = layout.bowl(vessel).semi_axes;
                for offset in [0.0, 0.4, 0.7, 0.9].into_iter().flat_map(circle) {
                    let centre = layout.centre(vessel).xz() + rim * offset;
                    let wood = layout.surface_at(centre.x, centre.y);
                    let seed = Vec3::new(centre.x, wood + SEED_RADIUS, centre.y);
                    let footprint = receivers.seed_footprint(seed);
                    for offset in [0.5, 1.0].into_iter().flat_map(circle) {
                        let Vec2 { x, y: z } = centre + DARKENED_RADIUS * offset;
                        let point = Vec3::new(x, layout.surface_at(x, z), z);
                        let is_inside = |cuboid: &Cuboid| {
                            let within = cuboid.half_extents + 0.1 * SEED_RADIUS;
                            (point - cuboid.centre).abs().cmple(within).all()
                        };
                        assert!(
                            footprint.iter().any(is_inside),
                            "{vessel:?}: {point} of {seed}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn another_sun_moves_the_shadows_of_seeds_at_rest() {
        let mut world = World::new();
        world.init_resource::<ShownBoard>();
        world.insert_resource(BoardSpace::new(ShownBoard::default()));
        world.init_resource::<TablePlace>();
        world.init_resource::<Things>();
        world.init_resource::<Damage>();
        let transform = Transform::from_xyz(0.5, 1.0, 0.5);
        let seed = world.spawn((
            Seed { number: 0 },
            Mesh3d::default(),
            transform,
            GlobalTransform::from(transform),
            InheritedVisibility::VISIBLE,
        ));
        let seed = seed.id();
        let mut footprint = |place| {
            world.insert_resource(TablePlace(place));
            world.run_system_cached(note_things).unwrap();
            let things = world.resource::<Things>();
            things.0.get(&seed).unwrap().footprint.clone()
        };
        let [tree, courtyard] = [Place::Tree, Place::Courtyard].map(&mut footprint);
        assert_ne!(tree, courtyard);
        assert_eq!(tree, footprint(Place::Tree));
    }
}
