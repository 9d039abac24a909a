//! Lays out the board: seeds glide to their places, missing ones are spawned, surplus ones
//! despawned. A board of another shape is a new entity.

use bevy::prelude::*;

use super::super::seed_look;
use super::choreography::glide;
use super::{InFlight, count};
use crate::board::table::{self, seeds_of};
use crate::board::vessel_events::BoardLaidOut;
use crate::board::{Board, BoardSpace, HeldBy, Seed, ShownBoard};
use crate::scene::TableLook;
use awale_rules::{BoardSnapshot, Geometry, Vessel};

/// Shows `snapshot` on the current board, or on a new one if its shape differs.
///
/// Moves as few seeds as possible, and reuses seeds rather than despawning them.
pub(super) fn lay_out(
    world: &mut World,
    lying: Option<(Entity, Geometry)>,
    snapshot: &BoardSnapshot,
) {
    let wanted = wanted_board(world, snapshot.geometry());
    let is_shown = *world.resource::<ShownBoard>() == wanted;
    let same = lying.filter(|&(_, geometry)| is_shown && geometry == snapshot.geometry());
    let (board, spare) = match same {
        Some((board, _)) => (board, surplus(world, board, snapshot)),
        None => exchange(world, lying.map(|(board, _)| board), wanted),
    };
    arrange(world, board, spare, snapshot, same.is_none());
    for vessel in vessels(world, board) {
        count(world, vessel);
    }
    world.trigger(BoardLaidOut { board });
}

/// Returns the board on which to show this geometry.
pub(super) fn wanted_board(world: &World, geometry: Geometry) -> ShownBoard {
    ShownBoard {
        geometry,
        shape: world.resource::<TableLook>().board.shape(),
    }
}

/// Replaces the board. Returns it and the seeds of the old one, which no vessel holds yet.
fn exchange(world: &mut World, old: Option<Entity>, wanted: ShownBoard) -> (Entity, Vec<Entity>) {
    let mut seeds = Vec::new();
    if let Some(old) = old {
        for holder in holders(world, old) {
            seeds.extend_from_slice(seeds_of(world, holder));
        }
        world.despawn(old);
    }
    if *world.resource::<ShownBoard>() != wanted {
        world.insert_resource(wanted);
        world.insert_resource(BoardSpace::new(wanted));
    }
    let layout = world.resource::<BoardSpace>().layout;
    (Board::spawn(world, &layout), seeds)
}

/// Returns the seeds that may move: those in the hand, and the surplus of each vessel.
fn surplus(world: &World, board: Entity, snapshot: &BoardSnapshot) -> Vec<Entity> {
    let Some(on_table) = world.get::<Board>(board) else {
        return Vec::new();
    };
    let mut spare = seeds_of(world, on_table.hand()).to_vec();
    for vessel in snapshot.vessels() {
        let wanted = usize::from(snapshot.count(vessel));
        let upper = on_table
            .entity(vessel)
            .and_then(|holder| seeds_of(world, holder).get(wanted..));
        spare.extend_from_slice(upper.unwrap_or_default());
    }
    spare
}

/// Fills the vessels and the hand from the spare seeds, then with new ones; despawns the rest.
fn arrange(
    world: &mut World,
    board: Entity,
    mut spare: Vec<Entity>,
    snapshot: &BoardSnapshot,
    is_new_board: bool,
) {
    let mut number = 0;
    let mut seeds = world.query::<&Seed>();
    for seed in seeds.iter(world) {
        number = number.max(seed.number + 1);
    }
    let mut next = |world: &mut World, spare: &mut Vec<Entity>| {
        spare.pop().unwrap_or_else(|| {
            number += 1;
            let seed = Seed { number: number - 1 };
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
            let seed = next(world, &mut spare);
            let is_new = !world.entity(seed).contains::<HeldBy>();
            let slot = table::move_seed(world, seed, holder);
            move_to_slot(world, seed, (vessel, slot), is_new || is_new_board);
        }
    }
    if let Some(hand) = world.get::<Board>(board).map(Board::hand) {
        for _ in 0..snapshot.hand() {
            let seed = next(world, &mut spare);
            table::move_seed(world, seed, hand);
        }
    }
    for seed in spare {
        world.despawn(seed);
    }
}

/// Moves a seed to its slot in a heap, gliding or at once.
fn move_to_slot(
    world: &mut World,
    seed: Entity,
    (vessel, slot): (Vessel, usize),
    is_at_once: bool,
) {
    let place = world.resource_mut::<BoardSpace>().heaps.pose(vessel, slot);
    let mut seed = world.entity_mut(seed);
    let number = seed.get::<Seed>().map_or(0, |seed| seed.number);
    let at_rest = Transform {
        translation: place.translation,
        rotation: place.rotation,
        scale: seed_look::proportions(number),
    };
    match seed.get::<Transform>().filter(|_| !is_at_once) {
        Some(from) => {
            let flight = glide(from, &at_rest);
            seed.insert(InFlight(flight));
        }
        None => {
            seed.insert(at_rest).remove::<InFlight>();
        }
    }
}

fn vessels(world: &World, board: Entity) -> Vec<Entity> {
    let board = world.get::<Board>(board);
    board.map_or_else(Vec::new, |board| board.vessels().to_vec())
}

/// Returns the vessels and the hand.
fn holders(world: &World, board: Entity) -> Vec<Entity> {
    let hand = world.get::<Board>(board).map(Board::hand);
    vessels(world, board).into_iter().chain(hand).collect()
}
