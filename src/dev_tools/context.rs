//! The conditions and targets of script instructions.

use std::io::Write;
use std::path::Path;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Capturing, Screenshot};

use crate::advisor::Thinking;
use crate::board::BoardSpace;
use crate::board_view::InFlight;
use crate::catalog::Onboarding;
use crate::phase::Phase;
use crate::scene::{Eye, Pipelines, clip_from_world};
use crate::session::CurrentMatch;
use crate::state::Menu;
use crate::table::Top;
use crate::ui::{ButtonRegistry, OwnClipboard};
use awale_engine::files::write_atomic;
use awale_rules::{Hole, Vessel};

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
    current: Option<Top<'w, 's, CurrentMatch>>,
    camera: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<Camera3d>>,
    pub buttons: ResMut<'w, ButtonRegistry>,
    pub clipboard: ResMut<'w, OwnClipboard>,
    pub onboarding: ResMut<'w, Onboarding>,
    pub shots: Query<'w, 's, (), Or<(With<Screenshot>, With<Capturing>)>>,
}

impl ScriptContext<'_, '_> {
    /// Returns whether nothing moves, and a person is to move or the game is over.
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

    /// Returns whether the picture is complete: parts of it are missing while shaders are compiled.
    pub fn is_picture_complete(&self) -> bool {
        let pipelines = self.pipelines.as_ref();
        pipelines.is_none_or(|pipelines| pipelines.are_compiled())
    }

    /// Writes the camera's transform from world to clip space.
    pub fn save_projection(&self, path: &Path) -> Result<(), String> {
        let (camera, transform) = self.camera.iter().next().ok_or("there is no camera")?;
        let text = ron::to_string(&clip_from_world(camera, transform))
            .map_err(|error| error.to_string())?;
        write_atomic(path, |file| writeln!(file, "{text}")).map_err(|error| error.to_string())
    }

    /// Returns the screen position of the hole with this letter, in logical pixels.
    pub fn hole_on_screen(&self, letter: char) -> Option<Vec2> {
        self.on_screen(self.space.layout.geometry().hole(letter).ok()?)
    }

    /// Returns where a click plays a legal move, in logical pixels; `number` selects the move.
    pub fn some_legal_move(&self, number: u32) -> Option<Vec2> {
        let current = self.current.as_ref()?;
        let legal = current.position().legal_moves(current.game().rules());
        let index = (number as usize).checked_rem(legal.len())?;
        let mv = legal.iter().nth(index)?;
        let hole = mv.hole()?;
        let geometry = current.position().geometry();
        if !geometry.has_signs() {
            return self.on_screen(hole);
        }
        // The centre of the half of the hole that sows in this direction.
        let is_right = geometry.usual_direction_runs_right(hole) != mv.is_reversed();
        let side = if is_right { Vec3::X } else { Vec3::NEG_X };
        let layout = &self.space.layout;
        let offset = 0.5 * layout.bowl(Vessel::Hole(hole)).semi_axes.x;
        let (camera, transform) = self.camera.iter().next()?;
        let point = layout.centre(Vessel::Hole(hole)) + offset * side;
        camera.world_to_viewport(transform, point).ok()
    }

    /// Returns the screen position of an answer to the open question about a move, in logical
    /// pixels; `number` selects the answer.
    pub fn some_answer(&self, number: u32) -> Option<Vec2> {
        let questions = ["move_choice", "swap", "second_thought"];
        let is_answer = |name: &&str| {
            let name = name.split_once('.');
            name.is_some_and(|(menu, answer)| questions.contains(&menu) && answer != "back")
        };
        let answers: Vec<&str> = self.buttons.names().filter(is_answer).collect();
        let index = (number as usize).checked_rem(answers.len())?;
        Some(self.buttons.rect(answers[index])?.center())
    }

    fn on_screen(&self, hole: Hole) -> Option<Vec2> {
        let (camera, transform) = self.camera.iter().next()?;
        self.space.on_screen(hole, camera, transform)
    }
}
