//! Keys that choose a move: the letter of a hole and, where the player chooses the direction, then
//! an arrow.

use bevy::ecs::system::SystemParam;
use bevy::input::keyboard::Key;
use bevy::prelude::*;

use super::gamepad::{ArrowDirection, GamepadCursor};
use super::half::move_towards;
use crate::board::Vessels;
use crate::controls::hole_pressed;
use crate::scene::Eye;
use awale_rules::{Geometry, Move, RuleSet, Side, Vessel};

/// Reads the keys that choose a move.
#[derive(SystemParam)]
pub struct KeyedMoves<'w, 's> {
    keys: Res<'w, ButtonInput<Key>>,
    cursor: Query<'w, 's, Entity, With<GamepadCursor>>,
    vessels: Vessels<'w, 's>,
    eye: Res<'w, Eye>,
    commands: Commands<'w, 's>,
}

impl KeyedMoves<'_, '_> {
    /// Returns the move of the hole whose letter `side` has just pressed. Where the player chooses
    /// the direction, the letter moves the cursor to the hole, and an arrow plays it.
    #[must_use]
    pub fn by_letter(&mut self, rules: &RuleSet, side: Side) -> Option<Move> {
        let hole = hole_pressed(&self.keys, rules, side)?;
        let geometry = rules.geometry();
        if !geometry.has_signs() {
            return Some(Move::from(hole));
        }
        self.remove_cursor();
        let entity = self.vessels.entity(Vessel::Hole(hole))?;
        let is_right_half = geometry.usual_direction_runs_right(hole);
        let cursor = GamepadCursor { is_right_half };
        self.commands.entity(entity).try_insert(cursor);
        None
    }

    /// Returns the move of the hole at the cursor towards the arrow that was just pressed; `None`
    /// unless the player chooses the direction.
    #[must_use]
    pub fn by_arrow(&mut self, geometry: Geometry) -> Option<Move> {
        if !geometry.has_signs() {
            return None;
        }
        let hole = self.vessels.hole(self.cursor.iter().next()?)?;
        let direction = ArrowDirection::of_arrow(&self.keys)?;
        let is_right = match direction.to_board(self.eye.wanted().quarter()) {
            ArrowDirection::Left => false,
            ArrowDirection::Right => true,
            ArrowDirection::Up | ArrowDirection::Down => return None,
        };
        self.remove_cursor();
        Some(move_towards(geometry, hole, is_right))
    }

    fn remove_cursor(&mut self) {
        for entity in &self.cursor {
            self.commands.entity(entity).try_remove::<GamepadCursor>();
        }
    }
}
