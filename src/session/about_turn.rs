//! Entities about a turn, which are despawned when it is over.

use bevy::prelude::*;

use super::{CurrentMatch, Turn};
use crate::table::Top;

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
