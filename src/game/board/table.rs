//! What lies on the table, as entities: the board with its holes and lofts, the hand, and the seeds
//! that each of them holds.
//!
//! A seed is [`HeldBy`] exactly one vessel or hand, and the [`Seeds`] of a vessel lie in the order
//! of its heap. Only the view of the board, which replays what happened, changes who holds what.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::layout::BoardLayout;
use crate::rules::{Geometry, Hole, Side, Vessel};

/// The board on the table: the parent of its holes, its lofts and the hand over it. It is spawned
/// when a board of another shape is laid out, and despawned with all of them when the next one is.
#[derive(Component, Debug)]
#[require(Transform)]
pub struct Board {
    geometry: Geometry,
    /// The holes in index order, then South's and North's loft.
    vessels: Vec<Entity>,
    hand: Entity,
}

/// A hole or a loft of the board: which one.
///
/// It comes with its [`Owner`], its [`Bowl`](super::Bowl), its [`SeedCount`], its [`Pan`] and, for
/// a hole, its [`Letter`]; its [`Transform`] is the middle of its rim.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Transform, SeedCount)]
pub struct BoardVessel(pub Vessel);

/// Whose side of the board a hole lies on, or whose loft it is.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Owner(pub Side);

/// What a hole is called in notation and beside its rim.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Letter(pub char);

/// Where the sounds of a vessel come from as South hears them: from the left end of the board (-1)
/// to the right one (1), and from the far long side to the near one, in the same measure.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub struct Pan(pub Vec2);

impl Pan {
    /// From the left (-1) to the right (1) for an eye that has gone around the board to the right
    /// by this many quarters.
    #[must_use]
    pub fn heard_from(self, quarter: usize) -> f32 {
        match quarter % 4 {
            0 => self.0.x,
            1 => -self.0.y,
            2 => -self.0.x,
            _ => self.0.y,
        }
    }
}

/// How many seeds are shown in a vessel: those that it holds and that have arrived.
///
/// While a step is shown this is the count before it, though the seeds that are on their way are
/// [`HeldBy`] the vessel already.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeedCount(pub u16);

/// The mover's hand. The last of its [`Seeds`] falls first.
#[derive(Component, Clone, Copy, Debug, Default)]
#[require(Transform)]
pub struct Hand;

/// A seed. Its number tells its look, and stays with it.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Transform)]
pub struct Seed {
    /// From 0.
    pub number: u32,
}

/// The vessel or the hand that a seed belongs to.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[relationship(relationship_target = Seeds)]
pub struct HeldBy(pub Entity);

/// The seeds that a vessel or a hand holds, from the bottom up. One that holds none has no such
/// component.
#[derive(Component, Debug, Default)]
#[relationship_target(relationship = HeldBy)]
pub struct Seeds(Vec<Entity>);

impl std::ops::Deref for Seeds {
    type Target = [Entity];

    fn deref(&self) -> &[Entity] {
        &self.0
    }
}

impl Board {
    /// Spawns a board of this layout, with all its vessels and a hand, none of which holds a seed.
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

    /// The shape of the board.
    #[must_use]
    pub const fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// The entity of a hole or loft; `None` if it is not on this board.
    #[must_use]
    pub fn entity(&self, vessel: Vessel) -> Option<Entity> {
        let is_on_board = match vessel {
            Vessel::Hole(hole) => hole.index() < self.geometry.holes(),
            Vessel::Loft(_) => true,
        };
        let number = self.geometry.number(vessel);
        self.vessels.get(number).copied().filter(|_| is_on_board)
    }

    /// The entities of the holes in index order, then of South's and North's loft.
    #[must_use]
    pub fn vessels(&self) -> &[Entity] {
        &self.vessels
    }

    /// The entity of the mover's hand.
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
    let mut spawned = world.spawn((
        Name::new(name),
        BoardVessel(vessel),
        Owner(owner),
        layout.bowl(vessel),
        Pan(layout.pan(vessel)),
        Transform::from_translation(layout.centre(vessel)),
        ChildOf(board),
    ));
    if let Vessel::Hole(hole) = vessel {
        spawned.insert(Letter(geometry.letter(hole)));
    }
    spawned.id()
}

/// From the names of the rules to the entities on the table, and back.
#[derive(SystemParam)]
pub struct Vessels<'w, 's> {
    boards: Query<'w, 's, &'static Board>,
    vessels: Query<'w, 's, &'static BoardVessel>,
}

impl Vessels<'_, '_> {
    /// The board on the table; `None` before the first one is laid out.
    #[must_use]
    pub fn board(&self) -> Option<&Board> {
        self.boards.iter().next()
    }

    /// The entity of a hole or loft of the board on the table.
    #[must_use]
    pub fn entity(&self, vessel: Vessel) -> Option<Entity> {
        self.board()?.entity(vessel)
    }

    /// Which vessel an entity is; `None` if its board is gone.
    #[must_use]
    pub fn vessel(&self, entity: Entity) -> Option<Vessel> {
        self.vessels.get(entity).ok().map(|vessel| vessel.0)
    }

    /// Which hole an entity is; `None` if it is a loft or its board is gone.
    #[must_use]
    pub fn hole(&self, entity: Entity) -> Option<Hole> {
        match self.vessel(entity)? {
            Vessel::Hole(hole) => Some(hole),
            Vessel::Loft(_) => None,
        }
    }
}

/// The seeds of a vessel or hand, from the bottom up.
#[must_use]
pub fn seeds_of(world: &World, holder: Entity) -> &[Entity] {
    world.get::<Seeds>(holder).map_or(&[], |seeds| seeds)
}

/// Gives a seed to another vessel or hand, where it lies on top; returns its place in the heap,
/// 0 at the bottom.
///
/// Seeds that are taken from the top cost the same however high the heap is.
pub fn give(world: &mut World, seed: Entity, holder: Entity) -> usize {
    if let Ok(mut seed) = world.get_entity_mut(seed) {
        seed.insert(HeldBy(holder));
    }
    seeds_of(world, holder).len().saturating_sub(1)
}

/// Gives the `count` upper seeds of one holder to another, or all if it holds fewer. They lie
/// there in the order in which they lay.
pub fn give_top(world: &mut World, count: usize, from: Entity, to: Entity) {
    let before = seeds_of(world, to).len();
    for _ in 0..count {
        let Some(&seed) = seeds_of(world, from).last() else {
            break;
        };
        give(world, seed, to);
    }
    // Taken from the top one by one, they came in the reverse order.
    if let Some(mut seeds) = world.get_mut::<Seeds>(to) {
        seeds.0[before..].reverse();
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

    fn some_seeds(world: &mut World, count: u32, holder: Entity) -> Vec<Entity> {
        (0..count)
            .map(|number| world.spawn((Seed { number }, HeldBy(holder))).id())
            .collect()
    }

    #[test]
    fn heaps_keep_their_order_whatever_is_taken_from_them() {
        let (mut world, board) = table();
        let [first, second, ..] = *board.vessels() else {
            panic!("a board has vessels");
        };
        let hand = board.hand();
        let seeds = some_seeds(&mut world, 6, first);
        assert_eq!(seeds_of(&world, first), seeds);
        give_top(&mut world, 4, first, hand);
        assert_eq!(seeds_of(&world, hand), &seeds[2..]);
        assert_eq!(give(&mut world, seeds[5], second), 0);
        assert_eq!(give(&mut world, seeds[4], second), 1);
        assert_eq!(seeds_of(&world, second), [seeds[5], seeds[4]]);
        assert_eq!(seeds_of(&world, hand), &seeds[2..4]);
        give_top(&mut world, usize::MAX, first, hand);
        assert_eq!(
            seeds_of(&world, hand),
            [seeds[2], seeds[3], seeds[0], seeds[1]]
        );
        assert_eq!(seeds_of(&world, first), []);
        world.despawn(seeds[3]);
        assert_eq!(seeds_of(&world, hand), [seeds[2], seeds[0], seeds[1]]);
    }

    #[test]
    fn a_vessel_is_found_by_its_name_and_another_boards_is_not() {
        let (world, board) = table();
        for vessel in board.geometry().vessels() {
            let found = board.entity(vessel);
            let found = found.and_then(|entity| world.get::<BoardVessel>(entity));
            assert_eq!(found, Some(&BoardVessel(vessel)));
        }
        let beyond = Vessel::Hole(Hole::new(12));
        assert_eq!(board.entity(beyond), None);
        assert_eq!(board.vessels().len(), 14);
    }
}
