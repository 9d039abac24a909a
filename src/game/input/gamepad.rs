//! Gamepads: in menus they are arrows, Enter and Escape; on the table they walk from
//! hole to hole and play, and answer in a lesson.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow};

use super::order::PointerSet;
use crate::game::advisor::{AdviceRequest, AskHint, PlayHole};
use crate::game::board::Vessels;
use crate::game::controls::{Action, not_rebinding};
use crate::game::lesson::CurrentLesson;
use crate::game::phase::Phase;
use crate::game::playback::Skip;
use crate::game::scene::Eye;
use crate::game::session::GameCommand;
use crate::game::settings::Settings;
use crate::game::state::{Menu, Screen};
use crate::rules::{Geometry, Hole, Side, Vessel};

/// How far the stick must be pushed to count as a step.
const STICK: f32 = 0.6;

/// The hole that was walked to; `None` while the mouse points.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WalkedTo(pub Option<Entity>);

/// Adds the gamepads.
pub fn plugin(app: &mut App) {
    app.init_resource::<WalkedTo>()
        .init_resource::<Pushed>()
        .init_resource::<OnTheTable>()
        .add_systems(
            Update,
            (
                note_the_table,
                forget_when_mouse_moves,
                walk.run_if(on_the_table),
                play.run_if(in_state(Menu::Closed).and_then(in_state(Screen::Playing))),
            )
                .chain()
                .in_set(PointerSet::Devices),
        )
        // Panels read keys when the next frame begins.
        .add_systems(
            Last,
            (
                press_keys.run_if(not(on_the_table).and_then(not_rebinding)),
                note_sticks,
            )
                .chain(),
        );
}

/// Whether the buttons of this frame are meant for the table: in a match, and where a lesson asks
/// for a hole. It stays so to the end of the frame: the button that has answered is not read again
/// by the panel that comes next.
#[derive(Resource, Default)]
struct OnTheTable(bool);

fn note_the_table(
    menu: Res<State<Menu>>,
    screen: Res<State<Screen>>,
    lesson: Option<Res<CurrentLesson>>,
    mut table: ResMut<OnTheTable>,
) {
    table.0 = *menu.get() == Menu::Closed
        && match screen.get() {
            Screen::Playing => true,
            Screen::Lesson => lesson.is_some_and(|lesson| lesson.tour().asks()),
            Screen::Title | Screen::Demonstration => false,
        };
}

fn on_the_table(table: Res<OnTheTable>) -> bool {
    table.0
}

/// Which way the sticks were pushed in the last frame.
#[derive(Resource, Default)]
struct Pushed(Option<Way>);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Left,
    Right,
    Up,
    Down,
}

impl Way {
    const ALL: [(Self, GamepadButton, KeyCode, Key); 4] = [
        (
            Self::Left,
            GamepadButton::DPadLeft,
            KeyCode::ArrowLeft,
            Key::ArrowLeft,
        ),
        (
            Self::Right,
            GamepadButton::DPadRight,
            KeyCode::ArrowRight,
            Key::ArrowRight,
        ),
        (
            Self::Up,
            GamepadButton::DPadUp,
            KeyCode::ArrowUp,
            Key::ArrowUp,
        ),
        (
            Self::Down,
            GamepadButton::DPadDown,
            KeyCode::ArrowDown,
            Key::ArrowDown,
        ),
    ];

    /// The way a stick is pushed.
    fn of(stick: Vec2) -> Option<Self> {
        if stick.abs().max_element() < STICK {
            return None;
        }
        Some(if stick.x.abs() > stick.y.abs() {
            if stick.x < 0.0 {
                Self::Left
            } else {
                Self::Right
            }
        } else if stick.y < 0.0 {
            Self::Down
        } else {
            Self::Up
        })
    }

    /// The way on the board, as South sees it lying, of an eye that has gone around it by this many
    /// quarters.
    fn seen_from(self, quarter: usize) -> Self {
        /// Each way with the next one, turned to the left.
        const ROUND: [Way; 4] = [Way::Right, Way::Up, Way::Left, Way::Down];
        let at = ROUND.iter().position(|&way| way == self).unwrap_or(0);
        ROUND[(at + quarter) % ROUND.len()]
    }

    /// The way that was just pressed on any gamepad.
    fn pressed(gamepads: &Query<&Gamepad>, before: Option<Self>) -> Option<Self> {
        gamepads.iter().find_map(|gamepad| {
            let button = Self::ALL
                .into_iter()
                .find(|(_, button, ..)| gamepad.just_pressed(*button));
            let stick = Self::of(gamepad.left_stick()).filter(|way| before != Some(*way));
            button.map(|(way, ..)| way).or(stick)
        })
    }
}

fn note_sticks(gamepads: Query<&Gamepad>, mut pushed: ResMut<Pushed>) {
    pushed.0 = gamepads
        .iter()
        .find_map(|gamepad| Way::of(gamepad.left_stick()));
}

fn forget_when_mouse_moves(mut moves: MessageReader<CursorMoved>, mut walked: ResMut<WalkedTo>) {
    if moves.read().count() > 0 && walked.0.is_some() {
        walked.0 = None;
    }
}

fn any_pressed(gamepads: &Query<&Gamepad>, button: GamepadButton) -> bool {
    gamepads.iter().any(|gamepad| gamepad.just_pressed(button))
}

fn walk(
    gamepads: Query<&Gamepad>,
    pushed: Res<Pushed>,
    phase: Res<Phase>,
    vessels: Vessels,
    eye: Res<Eye>,
    mut walked: ResMut<WalkedTo>,
) {
    let Some(board) = vessels.board() else {
        return;
    };
    let mover = match *phase {
        Phase::Person(side) => side,
        _ => Side::South,
    };
    if let Some(way) = Way::pressed(&gamepads, pushed.0) {
        let from = walked.0.and_then(|entity| vessels.hole(entity));
        let way = way.seen_from(eye.wanted().quarter());
        let to = next(board.geometry(), from, way, mover);
        walked.0 = board.entity(Vessel::Hole(to));
    }
}

fn play(
    gamepads: Query<&Gamepad>,
    phase: Res<Phase>,
    walked: Res<WalkedTo>,
    vessels: Vessels,
    settings: Res<Settings>,
    mut wishes: MessageWriter<PlayHole>,
    mut commands: MessageWriter<GameCommand>,
    mut skips: MessageWriter<Skip>,
    mut hints: MessageWriter<AskHint>,
    mut inquiries: MessageWriter<AdviceRequest>,
) {
    let pressed = |action| settings.controls.pressed_on_pad(&gamepads, action);
    if pressed(Action::Choose)
        && let Phase::Person(_) = *phase
        && let Some(hole) = walked.0.and_then(|entity| vessels.hole(entity))
    {
        wishes.write(PlayHole(hole));
    }
    if pressed(Action::Skip) {
        skips.write(Skip);
    }
    if pressed(Action::Hint) {
        hints.write(AskHint);
    }
    for (action, inquiry) in [
        (Action::Why, AdviceRequest::Why),
        (Action::Threat, AdviceRequest::Threat),
        (Action::WhatIf, AdviceRequest::WhatIf),
    ] {
        if pressed(action) {
            inquiries.write(inquiry);
        }
    }
    for (action, command) in [
        (Action::PlayBest, GameCommand::PlayBest),
        (Action::TakeBack, GameCommand::TakeBack),
        (Action::PlayAgain, GameCommand::PlayAgain),
    ] {
        if pressed(action) {
            commands.write(command);
        }
    }
}

/// The hole next to `from` that way, as South sees the board: along the rows, or over to the other
/// one.
fn next(geometry: Geometry, from: Option<Hole>, way: Way, mover: Side) -> Hole {
    let row = geometry.row();
    let Some(from) = from else {
        return Hole::new(mover.index() * row);
    };
    let index = from.index();
    // Holes are numbered round the board: North's row runs from South's right to South's left.
    let (is_north, column) = if index < row {
        (false, index)
    } else {
        (true, 2 * row - 1 - index)
    };
    let column = match way {
        Way::Left => (column + row - 1) % row,
        Way::Right => (column + 1) % row,
        Way::Up | Way::Down => column,
    };
    let is_north = match way {
        Way::Up => true,
        Way::Down => false,
        Way::Left | Way::Right => is_north,
    };
    Hole::new(if is_north {
        2 * row - 1 - column
    } else {
        column
    })
}

/// In menus a gamepad is a keyboard.
fn press_keys(
    gamepads: Query<&Gamepad>,
    pushed: Res<Pushed>,
    window: Query<Entity, With<PrimaryWindow>>,
    mut keys: MessageWriter<KeyboardInput>,
) {
    let Ok(window) = window.single() else {
        return;
    };
    let way = Way::pressed(&gamepads, pushed.0);
    let arrow = Way::ALL.into_iter().find(|(known, ..)| way == Some(*known));
    if let Some((_, _, code, key)) = arrow {
        keys.write_batch(stroke(window, code, key));
    }
    if any_pressed(&gamepads, GamepadButton::South) {
        keys.write_batch(stroke(window, KeyCode::Enter, Key::Enter));
    }
    if any_pressed(&gamepads, GamepadButton::East) {
        keys.write_batch(stroke(window, KeyCode::Escape, Key::Escape));
    }
    // Arrows stay in a text of several lines.
    if any_pressed(&gamepads, GamepadButton::RightTrigger) {
        keys.write_batch(stroke(window, KeyCode::Tab, Key::Tab));
    }
}

/// A key pressed and let go.
fn stroke(window: Entity, key_code: KeyCode, logical_key: Key) -> [KeyboardInput; 2] {
    [ButtonState::Pressed, ButtonState::Released].map(|state| KeyboardInput {
        key_code,
        logical_key: logical_key.clone(),
        state,
        text: None,
        repeat: false,
        window,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn walking_goes_along_the_rows_and_across() {
        let geometry = Geometry::new(6);
        let walk =
            |from: usize, way| next(geometry, Some(Hole::new(from)), way, Side::South).index();
        assert_eq!(walk(0, Way::Right), 1);
        assert_eq!(walk(5, Way::Right), 0);
        assert_eq!(walk(0, Way::Up), 11);
        assert_eq!(walk(11, Way::Right), 10);
        assert_eq!(walk(7, Way::Down), 4);
        assert_eq!(next(geometry, None, Way::Up, Side::North).index(), 6);
    }

    #[test]
    fn a_stick_counts_when_it_is_pushed_far() {
        assert_eq!(Way::of(Vec2::new(0.3, 0.2)), None);
        assert_eq!(Way::of(Vec2::new(-0.9, 0.2)), Some(Way::Left));
        assert_eq!(Way::of(Vec2::new(0.1, 0.8)), Some(Way::Up));
    }
}
