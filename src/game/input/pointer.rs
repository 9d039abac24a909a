//! The pointer on the table: which vessel it points at, and what a click there means.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::input::egui_wants_any_pointer_input;

use super::gamepad::WalkedTo;
use super::order::PointerSet;
use super::touch::Fingers;
use crate::game::advisor::PlayHole;
use crate::game::board::Vessels;
use crate::game::lesson::LessonCommand;
use crate::game::phase::Phase;
use crate::game::playback::{Playback, Skip};
use crate::game::scene::BoardPicker;
use crate::game::schedule::GameSet;
use crate::game::state::{Menu, Screen};

/// The hole or loft that the pointer is on; `None` while it is on a panel or beside the board.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pointed(pub Option<Entity>);

/// Adds pointing and clicking.
pub fn plugin(app: &mut App) {
    let table_is_free = in_state(Menu::Closed).and_then(in_state(Screen::Playing));
    let lesson_is_free = in_state(Menu::Closed).and_then(in_state(Screen::Lesson));
    let pressed = is_pressed.and_then(not(egui_wants_any_pointer_input));
    app.init_resource::<Pointed>()
        .configure_sets(
            Update,
            (PointerSet::Devices, PointerSet::Point, PointerSet::Click)
                .chain()
                .in_set(GameSet::Pointer),
        )
        .add_systems(
            Update,
            (
                point.in_set(PointerSet::Point),
                (click.run_if(table_is_free), answer.run_if(lesson_is_free))
                    .chain()
                    .run_if(pressed)
                    .in_set(PointerSet::Click),
            ),
        );
}

fn point(
    mut pointed: ResMut<Pointed>,
    window: Query<&Window, With<PrimaryWindow>>,
    picker: BoardPicker,
    menu: Res<State<Menu>>,
    fingers: Res<Fingers>,
    walked: Res<WalkedTo>,
    egui: Res<bevy_egui::input::EguiWantsInput>,
) {
    // Where the gamepad has walked to no panel lies.
    let is_free =
        *menu.get() == Menu::Closed && (walked.0.is_some() || !egui.wants_any_pointer_input());
    let cursor = || picker.vessel(window.single().ok()?.cursor_position()?);
    let vessel = || match fingers.pointing() {
        Some(place) => picker.vessel(place),
        None => walked.0.or_else(cursor),
    };
    pointed.set_if_neq(Pointed(is_free.then(vessel).flatten()));
}

/// Whether the left button has just come down, or a finger has tapped.
fn is_pressed(buttons: Res<ButtonInput<MouseButton>>, fingers: Res<Fingers>) -> bool {
    buttons.just_pressed(MouseButton::Left) || fingers.has_tapped()
}

/// In a lesson a click finishes what is shown, or answers what is asked.
fn answer(
    pointed: Res<Pointed>,
    playback: Res<Playback>,
    vessels: Vessels,
    mut wishes: MessageWriter<LessonCommand>,
    mut skips: MessageWriter<Skip>,
) {
    if playback.is_busy() {
        skips.write(Skip);
    } else if let Some(hole) = pointed.0.and_then(|entity| vessels.hole(entity)) {
        wishes.write(LessonCommand::Answer(hole));
    }
}

/// While a move is shown a click finishes it, and does nothing else; then it plays a hole.
fn click(
    pointed: Res<Pointed>,
    phase: Res<Phase>,
    vessels: Vessels,
    mut wishes: MessageWriter<PlayHole>,
    mut skips: MessageWriter<Skip>,
) {
    let hole = pointed.0.and_then(|entity| vessels.hole(entity));
    match (*phase, hole) {
        (Phase::Showing, _) => {
            skips.write(Skip);
        }
        (Phase::Person(_), Some(hole)) => {
            wishes.write(PlayHole(hole));
        }
        _ => {}
    }
}
