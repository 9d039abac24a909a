//! The entities on the table: the board with its holes and lofts, the hand, and the seeds.
//!
//! A seed is [`HeldBy`] exactly one vessel or hand, and the [`Seeds`] of a vessel are in the order
//! of its heap. Only the board view, which replays the game, moves seeds between holders.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::layout::BoardLayout;
use awale_rules::{Geometry, Hole, Side, Vessel};

/// The board on the table: the parent of its holes, lofts and hand. A board with a different
/// geometry is a new entity with new children.
#[derive(Component, Debug, Reflect)]
#[reflect(Component, Debug, from_reflect = false)]
#[require(Transform)]
pub struct Board {
    #[reflect(ignore)]
    geometry: Geometry,
    /// The holes in index order, then South's and North's loft.
    vessels: Vec<Entity>,
    hand: Entity,
}

/// A hole or a loft of the board.
///
/// The entity also has an [`Owner`], a [`Bowl`](super::Bowl), a [`SeedCount`], a [`Pan`] and, for a
/// hole other than an end square, a [`HoleLetter`]. Its [`Transform`] is at the centre of its rim.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Reflect)]
#[reflect(opaque)]
#[reflect(Component, Debug)]
#[require(Transform, SeedCount)]
pub struct BoardVessel(pub Vessel);

/// The side to which a hole or loft belongs.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Reflect)]
#[reflect(opaque)]
#[reflect(Component, Debug)]
pub struct Owner(pub Side);

/// The letter of a hole, in notation and beside its rim.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component, Debug)]
pub struct HoleLetter(pub char);

/// The direction of a vessel's sounds for South: x from the left end of the board (-1) to the right
/// end (1), y from the far side to the near one, on the same scale.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Reflect)]
#[reflect(Component, Debug)]
pub struct Pan(pub Vec2);

impl Pan {
    /// Returns the stereo position, left (-1) to right (1), for a camera that has orbited the board
    /// by `quarter` quarter turns to the right.
    #[must_use]
    pub fn stereo_position(self, quarter: usize) -> f32 {
        match quarter % 4 {
            0 => self.0.x,
            1 => -self.0.y,
            2 => -self.0.x,
            _ => self.0.y,
        }
    }
}

/// The displayed number of seeds in a vessel.
///
/// Seeds in flight are already [`HeldBy`] the vessel, but don't count until they arrive.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Component, Debug)]
pub struct SeedCount(pub u16);

/// The mover's hand. The last of its [`Seeds`] is sown first.
#[derive(Component, Clone, Copy, Debug, Default, Reflect)]
#[reflect(Component, Debug)]
#[require(Transform)]
pub struct Hand;

/// A seed. Its number determines its appearance and never changes.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component, Debug)]
#[require(Transform)]
pub struct Seed {
    /// The seed's number, from 0.
    pub number: u32,
}

/// The vessel or hand that holds a seed.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component, Debug)]
#[relationship(relationship_target = Seeds)]
pub struct HeldBy(pub Entity);

/// The seeds of a vessel or hand, from the bottom up. Absent from empty holders.
#[derive(Component, Debug, Default, Reflect)]
#[reflect(Component, Debug)]
#[relationship_target(relationship = HeldBy)]
pub struct Seeds(Vec<Entity>);

impl std::ops::Deref for Seeds {
    type Target = [Entity];

    fn deref(&self) -> &[Entity] {
        &self.0
    }
}

impl Board {
    /// Spawns a board with this layout: its vessels and hand, but no seeds.
    pub fn spawn(world: &mut World, layout: &BoardLayout) -> Entity {
        let geometry = layout.geometry();
        let board = world.spawn((Name::new("Board"), Transform::default())).id();
        let vessels = layout
            .vessels()
            .map(|vessel| spawn_vessel(world, board, layout, vessel))
            .collect();
        let hand = world.spawn((Name::new("Hand"), Hand, ChildOf(board))).id();
        world.entity_mut(board).insert(Self {
            geometry,
            vessels,
            hand,
        });
        board
    }

    /// Returns the geometry of the board.
    #[must_use]
    pub const fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// Returns the entity of a hole or loft; `None` if it isn't on this board.
    #[must_use]
    pub fn entity(&self, vessel: Vessel) -> Option<Entity> {
        let is_on_board = match vessel {
            Vessel::Hole(hole) => hole.index() < self.geometry.places(),
            Vessel::Loft(_) => true,
        };
        let index = self.geometry.number(vessel);
        self.vessels.get(index).copied().filter(|_| is_on_board)
    }

    /// Returns the entities of the holes in index order, then of South's and North's loft.
    #[must_use]
    pub fn vessels(&self) -> &[Entity] {
        &self.vessels
    }

    /// Returns the entity of the mover's hand.
    #[must_use]
    pub const fn hand(&self) -> Entity {
        self.hand
    }
}

fn spawn_vessel(world: &mut World, board: Entity, layout: &BoardLayout, vessel: Vessel) -> Entity {
    let geometry = layout.geometry();
    let (name, owner) = match vessel {
        Vessel::Hole(hole) => (
            format!("Hole {}", geometry.letter(hole)),
            geometry.owner(hole),
        ),
        Vessel::Loft(side) => (format!("{side:?}'s loft"), side),
    };
    let mut entity = world.spawn((
        Name::new(name),
        BoardVessel(vessel),
        Owner(owner),
        layout.bowl(vessel),
        Pan(layout.pan(vessel)),
        Transform::from_translation(layout.centre(vessel)),
        ChildOf(board),
    ));
    if let Vessel::Hole(hole) = vessel
        && !geometry.is_end_square(hole)
    {
        entity.insert(HoleLetter(geometry.letter(hole)));
    }
    entity.id()
}

/// Maps the vessels of the rules to the entities on the table, and vice versa.
#[derive(SystemParam)]
pub struct Vessels<'w, 's> {
    boards: Query<'w, 's, &'static Board>,
    vessels: Query<'w, 's, &'static BoardVessel>,
}

impl Vessels<'_, '_> {
    /// Returns the board on the table; `None` before the first one is laid out.
    #[must_use]
    pub fn board(&self) -> Option<&Board> {
        self.boards.iter().next()
    }

    /// Returns the entity of a hole or loft of the board on the table.
    #[must_use]
    pub fn entity(&self, vessel: Vessel) -> Option<Entity> {
        self.board()?.entity(vessel)
    }

    /// Returns the vessel of an entity; `None` if its board is gone.
    #[must_use]
    pub fn vessel(&self, entity: Entity) -> Option<Vessel> {
        self.vessels.get(entity).ok().map(|vessel| vessel.0)
    }

    /// Returns the hole of an entity; `None` if it is a loft or its board is gone.
    #[must_use]
    pub fn hole(&self, entity: Entity) -> Option<Hole> {
        match self.vessel(entity)? {
            Vessel::Hole(hole) => Some(hole),
            Vessel::Loft(_) => None,
        }
    }
}

/// Returns the seeds of a vessel or hand, from the bottom up.
#[must_use]
pub fn seeds_of(world: &World, holder: Entity) -> &[Entity] {
    world.get::<Seeds>(holder).map_or(&[], |seeds| seeds)
}

/// Moves a seed to the top of another holder and returns its index there, 0 at the bottom.
///
/// Taking a seed from the top takes constant time.
pub fn move_seed(world: &mut World, seed: Entity, holder: Entity) -> usize {
    if let Ok(mut seed) = world.get_entity_mut(seed) {
        seed.insert(HeldBy(holder));
    }
    seeds_of(world, holder).len().saturating_sub(1)
}

/// Moves the top `count` seeds of one holder to another in the same order, or all if it holds
/// fewer.
pub fn move_top(world: &mut World, count: usize, from: Entity, to: Entity) {
    let first_moved = seeds_of(world, to).len();
    for _ in 0..count {
        let Some(&seed) = seeds_of(world, from).last() else {
            break;
        };
        move_seed(world, seed, to);
    }
    // Moving them one by one from the top has reversed their order.
    if let Some(mut seeds) = world.get_mut::<Seeds>(to) {
        seeds.0[first_moved..].reverse();
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    fn table() -> (World, Board) {
        let mut world = World::new();
        let board = Board::spawn(&mut world, &BoardLayout::new(Geometry::new(6)));
        let Some(board) = world.entity_mut(board).take::<Board>() else {
            panic!("a board was spawned");
        };
        (world, board)
    }

    fn spawn_seeds(world: &mut World, count: u32, holder: Entity) -> Vec<Entity> {
        (0..count)
            .map(|number| world.spawn((Seed { number }, HeldBy(holder))).id())
            .collect()
    }

    #[test]
    fn heaps_keep_their_order_when_seeds_are_taken() {
        let (mut world, board) = table();
        let [first, second, ..] = *board.vessels() else {
            panic!("a board has vessels");
        };
        let hand = board.hand();
        let seeds = spawn_seeds(&mut world, 6, first);
        assert_eq!(seeds_of(&world, first), seeds);
        move_top(&mut world, 4, first, hand);
        assert_eq!(seeds_of(&world, hand), &seeds[2..]);
        assert_eq!(move_seed(&mut world, seeds[5], second), 0);
        assert_eq!(move_seed(&mut world, seeds[4], second), 1);
        assert_eq!(seeds_of(&world, second), [seeds[5], seeds[4]]);
        assert_eq!(seeds_of(&world, hand), &seeds[2..4]);
        move_top(&mut world, usize::MAX, first, hand);
        assert_eq!(
            seeds_of(&world, hand),
            [seeds[2], seeds[3], seeds[0], seeds[1]]
        );
        assert_eq!(seeds_of(&world, first), []);
        world.despawn(seeds[3]);
        assert_eq!(seeds_of(&world, hand), [seeds[2], seeds[0], seeds[1]]);
    }

    #[test]
    fn only_vessels_of_the_board_map_to_entities() {
        let (world, board) = table();
        for vessel in board.geometry().vessels() {
            let entity = board.entity(vessel);
            let component = entity.and_then(|entity| world.get::<BoardVessel>(entity));
            assert_eq!(component, Some(&BoardVessel(vessel)));
        }
        let missing = Vessel::Hole(Hole::new(12));
        assert_eq!(board.entity(missing), None);
        assert_eq!(board.vessels().len(), 14);
    }
}
