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

/// The hole that gamepads have moved to. No hole has it while the mouse points.
#[derive(Component, Clone, Copy, Debug)]
#[component(storage = "SparseSet")]
pub struct GamepadCursor;

/// The hole with the [`GamepadCursor`].
type CursorHole<'w, 's> = Query<'w, 's, Entity, With<GamepadCursor>>;

/// Adds the gamepads.
pub fn plugin(app: &mut App) {
    app.init_resource::<GamepadState>()
        .add_systems(
            Update,
            (
                note_the_table,
                remove_cursor.run_if(on_message::<CursorMoved>),
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

/// What the systems of a frame and of the next one have to know of the gamepads.
#[derive(Resource, Default)]
struct GamepadState {
    /// Whether the buttons of this frame belong to the table: in a match, and where a lesson asks
    /// for a hole. It stays so to the end of the frame: the next panel must not read the button
    /// that has answered.
    is_on_table: bool,
    /// Where the sticks were pushed in the last frame.
    pushed: Option<Direction>,
}

fn note_the_table(
    menu: Res<State<Menu>>,
    screen: Res<State<Screen>>,
    lesson: Option<Res<CurrentLesson>>,
    mut state: ResMut<GamepadState>,
) {
    state.is_on_table = *menu.get() == Menu::Closed
        && match screen.get() {
            Screen::Playing => true,
            Screen::Lesson => lesson.is_some_and(|lesson| lesson.tour().asks()),
            Screen::Title | Screen::Demonstration => false,
        };
}

fn on_the_table(state: Res<GamepadState>) -> bool {
    state.is_on_table
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Direction {
    Left,
    Right,
    Up,
    Down,
}

impl Direction {
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

    /// The direction that a stick is pushed.
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

    /// This direction on screen as a direction on the board, as South sees it, for a camera that
    /// has orbited by this many quarter turns.
    fn seen_from(self, quarter: usize) -> Self {
        /// Each direction with the next one, turned to the left.
        const ROUND: [Direction; 4] = [
            Direction::Right,
            Direction::Up,
            Direction::Left,
            Direction::Down,
        ];
        let at = ROUND
            .iter()
            .position(|&direction| direction == self)
            .unwrap_or(0);
        ROUND[(at + quarter) % ROUND.len()]
    }

    /// The direction that was just pressed on any gamepad.
    fn pressed(gamepads: &Query<&Gamepad>, before: Option<Self>) -> Option<Self> {
        gamepads.iter().find_map(|gamepad| {
            let button = Self::ALL
                .into_iter()
                .find(|(_, button, ..)| gamepad.just_pressed(*button));
            let stick =
                Self::of(gamepad.left_stick()).filter(|direction| before != Some(*direction));
            button.map(|(direction, ..)| direction).or(stick)
        })
    }
}

fn note_sticks(gamepads: Query<&Gamepad>, mut state: ResMut<GamepadState>) {
    state.pushed = gamepads
        .iter()
        .find_map(|gamepad| Direction::of(gamepad.left_stick()));
}

fn remove_cursor(mut commands: Commands, holes: CursorHole) {
    for hole in &holes {
        commands.entity(hole).try_remove::<GamepadCursor>();
    }
}

fn any_pressed(gamepads: &Query<&Gamepad>, button: GamepadButton) -> bool {
    gamepads.iter().any(|gamepad| gamepad.just_pressed(button))
}

fn walk(
    gamepads: Query<&Gamepad>,
    state: Res<GamepadState>,
    phase: Res<Phase>,
    vessels: Vessels,
    cursor: CursorHole,
    eye: Res<Eye>,
    mut commands: Commands,
) {
    let Some(board) = vessels.board() else {
        return;
    };
    let mover = match *phase {
        Phase::Person(side) => side,
        _ => Side::South,
    };
    if let Some(direction) = Direction::pressed(&gamepads, state.pushed) {
        let from = cursor.iter().next();
        let hole = from.and_then(|entity| vessels.hole(entity));
        let direction = direction.seen_from(eye.wanted().quarter());
        let to = next(board.geometry(), hole, direction, mover);
        if let Some(entity) = from {
            commands.entity(entity).try_remove::<GamepadCursor>();
        }
        if let Some(entity) = board.entity(Vessel::Hole(to)) {
            commands.entity(entity).try_insert(GamepadCursor);
        }
    }
}

fn play(
    gamepads: Query<&Gamepad>,
    phase: Res<Phase>,
    cursor: CursorHole,
    vessels: Vessels,
    settings: Res<Settings>,
    mut moves: MessageWriter<PlayHole>,
    mut commands: MessageWriter<GameCommand>,
    mut skips: MessageWriter<Skip>,
    mut hints: MessageWriter<AskHint>,
    mut inquiries: MessageWriter<AdviceRequest>,
) {
    let pressed = |action| settings.controls.pressed_on_pad(&gamepads, action);
    if pressed(Action::Choose)
        && let Phase::Person(_) = *phase
        && let Some(hole) = cursor.iter().next().and_then(|entity| vessels.hole(entity))
    {
        moves.write(PlayHole(hole));
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

/// The hole next to `from` in that direction, as South sees the board: along the rows, or across.
fn next(geometry: Geometry, from: Option<Hole>, direction: Direction, mover: Side) -> Hole {
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
    let column = match direction {
        Direction::Left => (column + row - 1) % row,
        Direction::Right => (column + 1) % row,
        Direction::Up | Direction::Down => column,
    };
    let is_north = match direction {
        Direction::Up => true,
        Direction::Down => false,
        Direction::Left | Direction::Right => is_north,
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
    state: Res<GamepadState>,
    window: Query<Entity, With<PrimaryWindow>>,
    mut keys: MessageWriter<KeyboardInput>,
) {
    let Ok(window) = window.single() else {
        return;
    };
    let direction = Direction::pressed(&gamepads, state.pushed);
    let arrow = Direction::ALL
        .into_iter()
        .find(|(known, ..)| direction == Some(*known));
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
        let walk = |from: usize, direction| {
            next(geometry, Some(Hole::new(from)), direction, Side::South).index()
        };
        assert_eq!(walk(0, Direction::Right), 1);
        assert_eq!(walk(5, Direction::Right), 0);
        assert_eq!(walk(0, Direction::Up), 11);
        assert_eq!(walk(11, Direction::Right), 10);
        assert_eq!(walk(7, Direction::Down), 4);
        assert_eq!(next(geometry, None, Direction::Up, Side::North).index(), 6);
    }

    #[test]
    fn a_stick_counts_when_it_is_pushed_far() {
        assert_eq!(Direction::of(Vec2::new(0.3, 0.2)), None);
        assert_eq!(Direction::of(Vec2::new(-0.9, 0.2)), Some(Direction::Left));
        assert_eq!(Direction::of(Vec2::new(0.1, 0.8)), Some(Direction::Up));
    }
}
