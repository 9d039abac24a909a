//! The pointer on the table: the vessel under it, and clicks.

use bevy::ecs::change_detection::Tick;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::input::egui_wants_any_pointer_input;

use super::gamepad::GamepadCursor;
use super::order::PointerSet;
use super::touch::Fingers;
use crate::game::advisor::PlayHole;
use crate::game::board::BoardVessel;
use crate::game::lesson::LessonCommand;
use crate::game::phase::Phase;
use crate::game::playback::{Playback, Skip};
use crate::game::scene::BoardPicker;
use crate::game::schedule::GameSet;
use crate::game::state::{Menu, Screen};
use crate::rules::{Hole, Vessel};

/// Marks the hole or loft under the pointer. Absent while the pointer is on a panel or off the
/// board.
#[derive(Component, Clone, Copy, Debug)]
#[component(storage = "SparseSet")]
pub struct Pointed;

/// The vessel with the [`Pointed`] marker.
#[derive(SystemParam)]
pub struct PointedVessel<'w, 's> {
    pointed: Query<'w, 's, (Entity, &'static BoardVessel, Ref<'static, Pointed>)>,
}

impl PointedVessel<'_, '_> {
    /// The entity of the vessel.
    #[must_use]
    pub fn entity(&self) -> Option<Entity> {
        self.pointed.iter().next().map(|(entity, ..)| entity)
    }

    /// The vessel.
    #[must_use]
    pub fn vessel(&self) -> Option<Vessel> {
        self.pointed.iter().next().map(|(_, vessel, _)| vessel.0)
    }

    /// The hole; `None` if it is a loft.
    #[must_use]
    pub fn hole(&self) -> Option<Hole> {
        match self.vessel()? {
            Vessel::Hole(hole) => Some(hole),
            Vessel::Loft(_) => None,
        }
    }

    /// When the pointer reached it.
    #[must_use]
    pub fn since(&self) -> Option<Tick> {
        let (.., pointed) = self.pointed.iter().next()?;
        Some(pointed.last_changed())
    }
}

/// Adds pointing and clicking.
pub fn plugin(app: &mut App) {
    let in_match = in_state(Menu::Closed).and_then(in_state(Screen::Playing));
    let in_lesson = in_state(Menu::Closed).and_then(in_state(Screen::Lesson));
    let pressed = is_pressed.and_then(not(egui_wants_any_pointer_input));
    app.configure_sets(
        Update,
        (PointerSet::Devices, PointerSet::Point, PointerSet::Click)
            .chain()
            .in_set(GameSet::Pointer),
    )
    .add_systems(
        Update,
        (
            update_pointed.in_set(PointerSet::Point),
            (
                play_clicked.run_if(in_match),
                answer_clicked.run_if(in_lesson),
            )
                .chain()
                .run_if(pressed)
                .in_set(PointerSet::Click),
        ),
    );
}

fn update_pointed(
    mut commands: Commands,
    pointed: PointedVessel,
    window: Query<&Window, With<PrimaryWindow>>,
    picker: BoardPicker,
    menu: Res<State<Menu>>,
    fingers: Res<Fingers>,
    gamepad: Query<Entity, With<GamepadCursor>>,
    egui: Res<bevy_egui::input::EguiWantsInput>,
) {
    // Panels don't cover the gamepad cursor.
    let gamepad = gamepad.iter().next();
    let is_enabled =
        *menu.get() == Menu::Closed && (gamepad.is_some() || !egui.wants_any_pointer_input());
    let cursor = || picker.vessel(window.single().ok()?.cursor_position()?);
    let vessel = || match fingers.pointing() {
        Some(place) => picker.vessel(place),
        None => gamepad.or_else(cursor),
    };
    let (before, now) = (pointed.entity(), is_enabled.then(vessel).flatten());
    if before == now {
        return;
    }
    if let Some(before) = before {
        commands.entity(before).try_remove::<Pointed>();
    }
    if let Some(now) = now {
        commands.entity(now).try_insert(Pointed);
    }
}

/// Run condition: the left button was just pressed, or a finger tapped.
fn is_pressed(buttons: Res<ButtonInput<MouseButton>>, fingers: Res<Fingers>) -> bool {
    buttons.just_pressed(MouseButton::Left) || fingers.has_tapped()
}

/// In a lesson, a click skips the animation or answers the question.
fn answer_clicked(
    pointed: PointedVessel,
    playback: Res<Playback>,
    mut requests: MessageWriter<LessonCommand>,
    mut skips: MessageWriter<Skip>,
) {
    if playback.is_busy() {
        skips.write(Skip);
    } else if let Some(hole) = pointed.hole() {
        requests.write(LessonCommand::Answer(hole));
    }
}

/// A click skips the animation of a move, or else plays a hole.
fn play_clicked(
    pointed: PointedVessel,
    phase: Res<Phase>,
    mut requests: MessageWriter<PlayHole>,
    mut skips: MessageWriter<Skip>,
) {
    match (*phase, pointed.hole()) {
        (Phase::Showing, _) => {
            skips.write(Skip);
        }
        (Phase::Person(_), Some(hole)) => {
            requests.write(PlayHole(hole));
        }
        _ => {}
    }
}
