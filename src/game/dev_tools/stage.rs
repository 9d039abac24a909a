//! What a script can wait for or aim at.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Capturing, Screenshot};

use crate::game::advisor::Thinking;
use crate::game::board::BoardSpace;
use crate::game::board_view::InFlight;
use crate::game::phase::Phase;
use crate::game::scene::Eye;
use crate::game::state::Menu;
use crate::game::ui::{ButtonRegistry, OwnClipboard};
use crate::rules::Vessel;

/// The program as a script sees it.
#[derive(SystemParam)]
pub(super) struct Stage<'w, 's> {
    phase: Res<'w, Phase>,
    pub menu: Res<'w, State<Menu>>,
    in_flight: Query<'w, 's, (), With<InFlight>>,
    thinking: Res<'w, Thinking>,
    pub eye: Res<'w, Eye>,
    space: Res<'w, BoardSpace>,
    camera: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<Camera3d>>,
    pub buttons: ResMut<'w, ButtonRegistry>,
    pub clipboard: ResMut<'w, OwnClipboard>,
    pub shots: Query<'w, 's, (), Or<(With<Screenshot>, With<Capturing>)>>,
}

impl Stage<'_, '_> {
    /// Whether nothing moves and a person has the turn, or the game is over.
    pub fn is_settled(&self) -> bool {
        let waits_for_a_person = matches!(
            *self.phase,
            Phase::Person(_) | Phase::Looking(_) | Phase::Over
        );
        let nobody_thinks = self.thinking.side().is_none();
        waits_for_a_person && nobody_thinks && self.in_flight.is_empty() && !self.eye.is_moving()
    }

    /// Where the middle of the hole of this letter is seen, in logical pixels.
    pub fn hole_on_screen(&self, letter: char) -> Option<Vec2> {
        let layout = &self.space.layout;
        let hole = layout.geometry().hole(letter).ok()?;
        let (camera, place) = self.camera.iter().next()?;
        camera
            .world_to_viewport(place, layout.centre(Vessel::Hole(hole)))
            .ok()
    }
}
