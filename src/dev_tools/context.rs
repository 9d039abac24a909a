//! The conditions and targets of script instructions.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Capturing, Screenshot};

use crate::advisor::Thinking;
use crate::board::BoardSpace;
use crate::board_view::InFlight;
use crate::catalog::Onboarding;
use crate::phase::Phase;
use crate::scene::{Eye, Pipelines};
use crate::session::CurrentMatch;
use crate::state::Menu;
use crate::ui::{ButtonRegistry, OwnClipboard};
use awale_rules::Hole;

/// The state of the program that scripts use.
#[derive(SystemParam)]
pub(super) struct ScriptContext<'w, 's> {
    phase: Res<'w, Phase>,
    pub menu: Res<'w, State<Menu>>,
    in_flight: Query<'w, 's, (), With<InFlight>>,
    thinking: Query<'w, 's, (), With<Thinking>>,
    pub eye: Res<'w, Eye>,
    pipelines: Option<Res<'w, Pipelines>>,
    space: Res<'w, BoardSpace>,
    current: Option<Res<'w, CurrentMatch>>,
    camera: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<Camera3d>>,
    pub buttons: ResMut<'w, ButtonRegistry>,
    pub clipboard: ResMut<'w, OwnClipboard>,
    pub onboarding: ResMut<'w, Onboarding>,
    pub shots: Query<'w, 's, (), Or<(With<Screenshot>, With<Capturing>)>>,
}

impl ScriptContext<'_, '_> {
    /// Whether nothing moves and a person is to move, or the game is over.
    pub fn is_settled(&self) -> bool {
        let waits_for_a_person = matches!(
            *self.phase,
            Phase::Person(_) | Phase::Looking(_) | Phase::Over
        );
        waits_for_a_person
            && self.thinking.is_empty()
            && self.in_flight.is_empty()
            && !self.eye.is_moving()
            && self.is_picture_complete()
    }

    /// Whether nothing is missing in the picture while shaders are compiled.
    pub fn is_picture_complete(&self) -> bool {
        let pipelines = self.pipelines.as_ref();
        pipelines.is_none_or(|pipelines| pipelines.are_compiled())
    }

    /// The screen position of the hole with this letter, in logical pixels.
    pub fn hole_on_screen(&self, letter: char) -> Option<Vec2> {
        self.on_screen(self.space.layout.geometry().hole(letter).ok()?)
    }

    /// The screen position of a legal hole, in logical pixels; `number` selects the hole.
    pub fn some_legal_hole(&self, number: u32) -> Option<Vec2> {
        let current = self.current.as_ref()?;
        let legal = current.position().legal_moves(current.game().rules());
        let number = (number as usize).checked_rem(legal.iter().count())?;
        self.on_screen(legal.iter().nth(number)?.hole()?)
    }

    /// The screen position of an answer to what a move asks, in logical pixels; `number` selects
    /// the answer.
    pub fn some_answer(&self, number: u32) -> Option<Vec2> {
        let is_answer = |name: &&str| {
            let answer = name.strip_prefix("move_choice.");
            answer.is_some_and(|answer| answer != "back")
        };
        let answers: Vec<&str> = self.buttons.names().filter(is_answer).collect();
        let number = (number as usize).checked_rem(answers.len())?;
        Some(self.buttons.rect(answers[number])?.center())
    }

    fn on_screen(&self, hole: Hole) -> Option<Vec2> {
        let (camera, transform) = self.camera.iter().next()?;
        self.space.on_screen(hole, camera, transform)
    }
}
