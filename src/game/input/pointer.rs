//! The pointer on the table: the vessel under it, and clicks.

use bevy::ecs::change_detection::Tick;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::input::egui_wants_any_pointer_input;

use super::gamepad::GamepadCursor;
use super::half::move_towards;
use super::order::PointerSet;
use super::touch::Fingers;
use crate::game::advisor::PlayMove;
use crate::game::board::{BoardSpace, BoardVessel};
use crate::game::lesson::LessonCommand;
use crate::game::phase::Phase;
use crate::game::playback::{Playback, Skip};
use crate::game::scene::BoardPicker;
use crate::game::schedule::GameSet;
use crate::game::state::{Menu, Screen};
use crate::rules::{Geometry, Hole, Move, Vessel};

/// Marks the hole or loft under the pointer. Absent while the pointer is on a panel or off the
/// board.
#[derive(Component, Clone, Copy, Debug)]
#[component(storage = "SparseSet")]
pub struct Pointed {
    /// Whether the pointer is on the right half of the vessel, as South sees it.
    pub is_right_half: bool,
}

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

    /// The move that a click makes. Where the player chooses the direction, seeds are sown towards
    /// the half of the hole that is pointed at.
    #[must_use]
    pub fn chosen_move(&self, geometry: Geometry) -> Option<Move> {
        let hole = self.hole()?;
        let (.., pointed) = self.pointed.iter().next()?;
        Some(move_towards(geometry, hole, pointed.is_right_half))
    }

    fn is_right_half(&self) -> bool {
        let mut pointed = self.pointed.iter();
        pointed
            .next()
            .is_some_and(|(.., pointed)| pointed.is_right_half)
    }

    /// The tick at which the pointer reached it, or its other half.
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
    space: Res<BoardSpace>,
    gamepad: Query<(Entity, &GamepadCursor)>,
    places: Query<&Transform, With<BoardVessel>>,
    egui: Res<bevy_egui::input::EguiWantsInput>,
) {
    // Panels don't cover the gamepad cursor.
    let gamepad = gamepad.iter().next();
    let is_enabled =
        *menu.get() == Menu::Closed && (gamepad.is_some() || !egui.wants_any_pointer_input());
    let cursor = || window.single().ok()?.cursor_position();
    let place = fingers.pointing().or_else(|| match gamepad {
        Some(_) => None,
        None => cursor(),
    });
    let swipe = fingers
        .swipe()
        .filter(|_| space.layout.geometry().has_signs());
    // A swipe across the row chooses nothing.
    let swiped = swipe.map(|swipe| {
        let (from, to) = (picker.point(swipe.from)?, picker.point(swipe.to)?);
        let along = to - from;
        (along.x.abs() > along.z.abs()).then_some((swipe.vessel, along.x > 0.0))
    });
    let vessel = || match (swiped, place) {
        (Some(swiped), _) => swiped.map(|(vessel, _)| vessel),
        (None, Some(place)) => picker.vessel(place),
        (None, None) => gamepad.map(|(vessel, _)| vessel),
    };
    let (before, now) = (pointed.entity(), is_enabled.then(vessel).flatten());
    let is_right_half = match (now.zip(place), gamepad) {
        _ if swiped.flatten().is_some_and(|(_, is_right)| is_right) => true,
        _ if swiped.is_some() => false,
        (Some((vessel, place)), _) => {
            let point = picker.point(place);
            let centre = places.get(vessel);
            point.is_some_and(|point| centre.is_ok_and(|centre| point.x > centre.translation.x))
        }
        (None, Some((_, cursor))) => cursor.is_right_half,
        (None, None) => false,
    };
    if before == now && (now.is_none() || pointed.is_right_half() == is_right_half) {
        return;
    }
    if let Some(before) = before.filter(|before| Some(*before) != now) {
        commands.entity(before).try_remove::<Pointed>();
    }
    if let Some(now) = now {
        commands.entity(now).try_insert(Pointed { is_right_half });
    }
}

/// Run condition: the left button was just pressed, a finger tapped, or it swiped where the player
/// chooses the direction.
fn is_pressed(
    buttons: Res<ButtonInput<MouseButton>>,
    fingers: Res<Fingers>,
    space: Res<BoardSpace>,
) -> bool {
    buttons.just_pressed(MouseButton::Left)
        || fingers.has_tapped()
        || fingers.has_swiped() && space.layout.geometry().has_signs()
}

/// In a lesson, a click skips the animation or answers the question.
fn answer_clicked(
    pointed: PointedVessel,
    space: Res<BoardSpace>,
    playback: Res<Playback>,
    mut requests: MessageWriter<LessonCommand>,
    mut skips: MessageWriter<Skip>,
) {
    if playback.is_busy() {
        skips.write(Skip);
    } else if let Some(mv) = pointed.chosen_move(space.layout.geometry()) {
        requests.write(LessonCommand::Answer(mv));
    }
}

/// A click skips the animation of a move, or else plays a hole.
fn play_clicked(
    pointed: PointedVessel,
    space: Res<BoardSpace>,
    phase: Res<Phase>,
    mut requests: MessageWriter<PlayMove>,
    mut skips: MessageWriter<Skip>,
) {
    match (*phase, pointed.chosen_move(space.layout.geometry())) {
        (Phase::Showing, _) => {
            skips.write(Skip);
        }
        (Phase::Person(_), Some(mv)) => {
            requests.write(PlayMove(mv));
        }
        _ => {}
    }
}
