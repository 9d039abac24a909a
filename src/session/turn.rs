//! The turns of a match, and what ends with them.

use bevy::prelude::*;

use super::CurrentMatch;
use crate::table::Top;
use awale_rules::game_tree::NodeId;

/// Identifies a turn of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The number of the game, counted since the program started.
    pub match_number: u32,
    /// The number of plies played.
    pub ply: usize,
    /// The node of the game tree: the same ply in another variation is a different turn.
    pub step: NodeId,
}

/// The turn that an entity is about; the entity is despawned once the turn is over.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct AboutTurn(pub Turn);

/// Despawns entities about an earlier turn, after a move, an undo, or the end of the match.
pub(super) fn despawn_stale(
    stale: Query<(Entity, &AboutTurn)>,
    current: Option<Top<CurrentMatch>>,
    mut commands: Commands,
) {
    let current_turn = current.map(|current| current.turn());
    for (entity, AboutTurn(turn)) in &stale {
        if current_turn != Some(*turn) {
            commands.entity(entity).despawn();
        }
    }
}
