//! Lays out the board: seeds glide to their positions, missing ones are spawned, surplus ones
//! despawned. A board of another shape is a new entity.

use bevy::prelude::*;

use super::super::seed_look;
use super::choreography::glide;
use super::{InFlight, update_count};
use crate::board::table::{self, seeds_of};
use crate::board::vessel_events::BoardLaidOut;
use crate::board::{Board, BoardSpace, HeldBy, Seed, ShownBoard};
use crate::scene::TableLook;
use awale_rules::{BoardSnapshot, Geometry, Vessel};

/// Shows `snapshot` on the `current` board, or on a new one if its shape differs.
///
/// Moves as few seeds as possible, and reuses seeds instead of despawning them.
pub(super) fn lay_out(
    world: &mut World,
    current: Option<(Entity, Geometry)>,
    snapshot: &BoardSnapshot,
) {
    let board = chosen_board(world, snapshot.geometry());
    let is_shown = *world.resource::<ShownBoard>() == board;
    let kept = current.filter(|&(_, geometry)| is_shown && geometry == snapshot.geometry());
    let (entity, spare) = match kept {
        Some((board, _)) => (board, surplus(world, board, snapshot)),
        None => replace(world, current.map(|(board, _)| board), board),
    };
    arrange(world, entity, spare, snapshot, kept.is_none());
    for vessel in vessels(world, entity) {
        update_count(world, vessel);
    }
    world.trigger(BoardLaidOut { board: entity });
}

/// Returns the board on which to show this geometry.
pub(super) fn chosen_board(world: &World, geometry: Geometry) -> ShownBoard {
    ShownBoard {
        geometry,
        shape: world.resource::<TableLook>().board.shape(),
    }
}

/// Replaces the board. Returns the new one, and the seeds of the old one, which have no holder yet.
fn replace(world: &mut World, old: Option<Entity>, new: ShownBoard) -> (Entity, Vec<Entity>) {
    let mut seeds = Vec::new();
    if let Some(old) = old {
        for holder in holders(world, old) {
            seeds.extend_from_slice(seeds_of(world, holder));
        }
        world.despawn(old);
    }
    if *world.resource::<ShownBoard>() != new {
        world.insert_resource(new);
        world.insert_resource(BoardSpace::new(new));
    }
    let layout = world.resource::<BoardSpace>().layout;
    (Board::spawn(world, &layout), seeds)
}

/// Returns the seeds that can be moved: those in the hand, and the surplus of each vessel.
fn surplus(world: &World, board: Entity, snapshot: &BoardSnapshot) -> Vec<Entity> {
    let Some(board_component) = world.get::<Board>(board) else {
        return Vec::new();
    };
    let mut spare = seeds_of(world, board_component.hand()).to_vec();
    for vessel in snapshot.vessels() {
        let count = usize::from(snapshot.count(vessel));
        let excess = board_component
            .entity(vessel)
            .and_then(|holder| seeds_of(world, holder).get(count..));
        spare.extend_from_slice(excess.unwrap_or_default());
    }
    spare
}

/// Fills the vessels and the hand with spare seeds, then with new ones, and despawns the seeds left
/// over.
fn arrange(
    world: &mut World,
    board: Entity,
    mut spare: Vec<Entity>,
    snapshot: &BoardSnapshot,
    is_new_board: bool,
) {
    let mut next_number = 0;
    let mut seeds = world.query::<&Seed>();
    for seed in seeds.iter(world) {
        next_number = next_number.max(seed.number + 1);
    }
    let mut take_seed = |world: &mut World, spare: &mut Vec<Entity>| {
        spare.pop().unwrap_or_else(|| {
            let seed = Seed {
                number: next_number,
            };
            next_number += 1;
            world.spawn((Name::new("Seed"), seed)).id()
        })
    };
    for vessel in snapshot.vessels() {
        let holder = world
            .get::<Board>(board)
            .and_then(|board| board.entity(vessel));
        let Some(holder) = holder else {
            continue;
        };
        for _ in seeds_of(world, holder).len()..usize::from(snapshot.count(vessel)) {
            let seed = take_seed(world, &mut spare);
            let is_new = !world.entity(seed).contains::<HeldBy>();
            let index = table::move_seed(world, seed, holder);
            place_seed(world, seed, (vessel, index), is_new || is_new_board);
        }
    }
    if let Some(hand) = world.get::<Board>(board).map(Board::hand) {
        for _ in 0..snapshot.hand() {
            let seed = take_seed(world, &mut spare);
            table::move_seed(world, seed, hand);
        }
    }
    for seed in spare {
        world.despawn(seed);
    }
}

/// Moves a seed to its position in a heap, immediately or by a glide.
fn place_seed(
    world: &mut World,
    seed: Entity,
    (vessel, index): (Vessel, usize),
    is_immediate: bool,
) {
    let pose = world.resource::<BoardSpace>().heaps.pose(vessel, index);
    let mut seed = world.entity_mut(seed);
    let number = seed.get::<Seed>().map_or(0, |seed| seed.number);
    let target = Transform {
        translation: pose.translation,
        rotation: pose.rotation,
        scale: seed_look::proportions(number),
    };
    match seed.get::<Transform>().filter(|_| !is_immediate) {
        Some(from) => {
            let flight = glide(from, &target);
            seed.insert(InFlight(flight));
        }
        None => {
            seed.insert(target).remove::<InFlight>();
        }
    }
}

fn vessels(world: &World, board: Entity) -> Vec<Entity> {
    let board = world.get::<Board>(board);
    board.map_or_else(Vec::new, |board| board.vessels().to_vec())
}

/// Returns the vessels and the hand of a board.
fn holders(world: &World, board: Entity) -> Vec<Entity> {
    let hand = world.get::<Board>(board).map(Board::hand);
    vessels(world, board).into_iter().chain(hand).collect()
}
