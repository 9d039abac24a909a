//! What a script can wait for or aim at.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Capturing, Screenshot};

use crate::game::advisor::Thinking;
use crate::game::board::BoardSpace;
use crate::game::board_view::InFlight;
use crate::game::catalog::Onboarding;
use crate::game::phase::Phase;
use crate::game::scene::Eye;
use crate::game::session::CurrentMatch;
use crate::game::state::Menu;
use crate::game::ui::{ButtonRegistry, OwnClipboard};
use crate::rules::Hole;

/// The program as a script sees it.
#[derive(SystemParam)]
pub(super) struct Stage<'w, 's> {
    phase: Res<'w, Phase>,
    pub menu: Res<'w, State<Menu>>,
    in_flight: Query<'w, 's, (), With<InFlight>>,
    thinking: Query<'w, 's, (), With<Thinking>>,
    pub eye: Res<'w, Eye>,
    space: Res<'w, BoardSpace>,
    current: Option<Res<'w, CurrentMatch>>,
    camera: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<Camera3d>>,
    pub buttons: ResMut<'w, ButtonRegistry>,
    pub clipboard: ResMut<'w, OwnClipboard>,
    pub onboarding: ResMut<'w, Onboarding>,
    pub shots: Query<'w, 's, (), Or<(With<Screenshot>, With<Capturing>)>>,
}

impl Stage<'_, '_> {
    /// Whether nothing moves and a person has the turn, or the game is over.
    pub fn is_settled(&self) -> bool {
        let waits_for_a_person = matches!(
            *self.phase,
            Phase::Person(_) | Phase::Looking(_) | Phase::Over
        );
        waits_for_a_person
            && self.thinking.is_empty()
            && self.in_flight.is_empty()
            && !self.eye.is_moving()
    }

    /// Where the middle of the hole of this letter is seen, in logical pixels.
    pub fn hole_on_screen(&self, letter: char) -> Option<Vec2> {
        self.seen_at(self.space.layout.geometry().hole(letter).ok()?)
    }

    /// Where the middle of a hole is seen that may be played, in logical pixels; another number
    /// tells another of them.
    pub fn some_legal_hole(&self, number: u32) -> Option<Vec2> {
        let current = self.current.as_ref()?;
        let legal = current.position().legal_moves(current.game().rules());
        let number = (number as usize).checked_rem(legal.iter().count())?;
        self.seen_at(legal.iter().nth(number)?)
    }

    fn seen_at(&self, hole: Hole) -> Option<Vec2> {
        let (camera, place) = self.camera.iter().next()?;
        self.space.on_screen(hole, camera, place)
    }
}
