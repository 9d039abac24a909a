//! Gamepads. In menus they act as arrow keys, Enter and Escape; on the table they move a cursor
//! from hole to hole, play and answer.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow};

use super::actions::MatchActions;
use super::half::move_at;
use super::order::PointerSet;
use crate::board::Vessels;
use crate::controls::{Action, not_rebinding};
use crate::lesson::CurrentLesson;
use crate::phase::Phase;
use crate::scene::Eye;
use crate::session::{CurrentMatch, PlayMove};
use crate::settings::Settings;
use crate::state::{Menu, Screen};
use crate::table::Top;
use awale_rules::{Game, Geometry, Hole, Move, Side, Vessel};

/// Minimum deflection of the stick that moves the cursor.
const STICK_THRESHOLD: f32 = 0.6;

/// Marks the hole at the gamepad and keyboard cursor. Moving the mouse removes it.
#[derive(Component, Clone, Copy, Debug, Reflect)]
#[reflect(Component, Debug)]
#[component(storage = "SparseSet")]
pub struct GamepadCursor {
    /// Whether it is on the right half of the hole, as South sees it. It matters only where the
    /// player chooses the direction.
    pub is_right_half: bool,
}

impl GamepadCursor {
    /// Returns the move that the Choose button plays at `hole`, under this cursor.
    #[must_use]
    pub fn chosen_move(self, game: &Game, hole: Hole) -> Move {
        move_at(game, hole, self.is_right_half)
    }
}

/// The hole with the [`GamepadCursor`].
type CursorHole<'w, 's> = Query<'w, 's, (Entity, &'static GamepadCursor)>;

/// Adds gamepad input.
pub fn plugin(app: &mut App) {
    app.init_resource::<GamepadState>()
        .register_type::<GamepadCursor>()
        .add_systems(
            Update,
            (
                update_target,
                remove_cursor.run_if(on_message::<CursorMoved>),
                move_cursor.run_if(controls_table),
                apply_buttons.run_if(in_state(Menu::Closed).and_then(in_state(Screen::Playing))),
            )
                .chain()
                .in_set(PointerSet::Devices),
        )
        // Panels read keys at the start of the next frame.
        .add_systems(
            Last,
            (
                send_keys.run_if(not(controls_table).and_then(not_rebinding)),
                record_sticks,
            )
                .chain(),
        );
}

/// The state that systems share within a frame and with the next one.
#[derive(Resource, Default)]
struct GamepadState {
    /// Whether buttons control the table: in a match, and when a lesson asks for a hole. Constant
    /// within a frame, so that the button that answers doesn't also press a button of the next
    /// panel.
    is_on_table: bool,
    /// The direction of the stick in the last frame.
    stick_direction: Option<ArrowDirection>,
}

fn update_target(
    menu: Res<State<Menu>>,
    screen: Res<State<Screen>>,
    lesson: Option<Top<CurrentLesson>>,
    mut state: ResMut<GamepadState>,
) {
    state.is_on_table = *menu.get() == Menu::Closed
        && match screen.get() {
            Screen::Playing => true,
            Screen::Lesson => lesson.is_some_and(|lesson| lesson.tour().awaits_answer()),
            Screen::Title | Screen::Demonstration => false,
        };
}

fn controls_table(state: Res<GamepadState>) -> bool {
    state.is_on_table
}

/// An arrow key, or a direction of a D-pad or stick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ArrowDirection {
    Left,
    Right,
    Up,
    Down,
}

impl ArrowDirection {
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

    /// Returns the direction of a stick; `None` if it is deflected less than the threshold.
    fn of_stick(stick: Vec2) -> Option<Self> {
        if stick.abs().max_element() < STICK_THRESHOLD {
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

    /// Converts this direction on the screen to a direction on the board, as South sees it, for a
    /// camera that has orbited by `quarter` quarter turns.
    pub(super) fn to_board(self, quarter: usize) -> Self {
        /// The directions counterclockwise.
        const COUNTERCLOCKWISE: [ArrowDirection; 4] = [
            ArrowDirection::Right,
            ArrowDirection::Up,
            ArrowDirection::Left,
            ArrowDirection::Down,
        ];
        let index = COUNTERCLOCKWISE
            .iter()
            .position(|&direction| direction == self)
            .unwrap_or(0);
        COUNTERCLOCKWISE[(index + quarter) % COUNTERCLOCKWISE.len()]
    }

    /// Returns the direction of the arrow key that was just pressed.
    pub(super) fn of_arrow(keys: &ButtonInput<Key>) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find(|(.., key)| keys.just_pressed(key.clone()))
            .map(|(direction, ..)| direction)
    }

    /// Returns the direction that was just pressed on any gamepad.
    fn pressed(gamepads: &Query<&Gamepad>, previous: Option<Self>) -> Option<Self> {
        gamepads.iter().find_map(|gamepad| {
            let button = Self::ALL
                .into_iter()
                .find(|(_, button, ..)| gamepad.just_pressed(*button));
            let stick = Self::of_stick(gamepad.left_stick())
                .filter(|direction| previous != Some(*direction));
            button.map(|(direction, ..)| direction).or(stick)
        })
    }
}

fn record_sticks(gamepads: Query<&Gamepad>, mut state: ResMut<GamepadState>) {
    state.stick_direction = gamepads
        .iter()
        .find_map(|gamepad| ArrowDirection::of_stick(gamepad.left_stick()));
}

fn remove_cursor(mut commands: Commands, holes: CursorHole) {
    for (hole, _) in &holes {
        commands.entity(hole).try_remove::<GamepadCursor>();
    }
}

fn any_pressed(gamepads: &Query<&Gamepad>, button: GamepadButton) -> bool {
    gamepads.iter().any(|gamepad| gamepad.just_pressed(button))
}

fn move_cursor(
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
    if let Some(direction) = ArrowDirection::pressed(&gamepads, state.stick_direction) {
        let previous = cursor.iter().next();
        let cursor_at =
            previous.and_then(|(entity, cursor)| Some((vessels.hole(entity)?, *cursor)));
        let direction = direction.to_board(eye.wanted().quarter());
        let (to, cursor) = step(board.geometry(), cursor_at, direction, mover);
        if let Some((entity, _)) = previous {
            commands.entity(entity).try_remove::<GamepadCursor>();
        }
        if let Some(entity) = board.entity(Vessel::Hole(to)) {
            commands.entity(entity).try_insert(cursor);
        }
    }
}

fn apply_buttons(
    gamepads: Query<&Gamepad>,
    phase: Res<Phase>,
    cursor: CursorHole,
    vessels: Vessels,
    settings: Res<Settings>,
    current: Option<Top<CurrentMatch>>,
    mut moves: MessageWriter<PlayMove>,
    mut actions: MatchActions,
) {
    let pressed = |action| settings.controls.is_pressed_on_pad(&gamepads, action);
    if pressed(Action::Choose)
        && let Phase::Person(_) = *phase
        && let Some((entity, cursor)) = cursor.iter().next()
        && let (Some(hole), Some(current)) = (vessels.hole(entity), current)
    {
        moves.write(PlayMove(cursor.chosen_move(current.game(), hole)));
    }
    for action in [
        Action::Skip,
        Action::Hint,
        Action::Why,
        Action::Threat,
        Action::WhatIf,
        Action::PlayBest,
        Action::Undo,
        Action::Redo,
    ] {
        if pressed(action) {
            actions.perform(action);
        }
    }
}

/// Moves the cursor one step from `at`. Where the player chooses the direction, a step along the
/// row first reaches the other half of the same hole.
fn step(
    geometry: Geometry,
    at: Option<(Hole, GamepadCursor)>,
    direction: ArrowDirection,
    mover: Side,
) -> (Hole, GamepadCursor) {
    let goes_right = direction == ArrowDirection::Right;
    let is_horizontal = goes_right || direction == ArrowDirection::Left;
    let Some((from, cursor)) = at else {
        let hole = neighbour(geometry, None, direction, mover);
        let is_right_half = geometry.usual_direction_runs_right(hole);
        return (hole, GamepadCursor { is_right_half });
    };
    let is_right_half = if is_horizontal && geometry.has_signs() {
        !cursor.is_right_half
    } else {
        cursor.is_right_half
    };
    let stays = is_horizontal && geometry.has_signs() && cursor.is_right_half != goes_right;
    let hole = if stays {
        from
    } else {
        neighbour(geometry, Some(from), direction, mover)
    };
    (hole, GamepadCursor { is_right_half })
}

/// Returns the neighbour of `from` in a direction, along the row or across, as South sees the
/// board; the mover's first hole if `from` is `None`.
fn neighbour(
    geometry: Geometry,
    from: Option<Hole>,
    direction: ArrowDirection,
    mover: Side,
) -> Hole {
    let Some(from) = from else {
        return Hole::new(mover.index() * geometry.row());
    };
    let (column, line) = geometry.grid_position(from);
    let (columns, lines) = (geometry.columns(), geometry.lines());
    let (column, line) = match direction {
        ArrowDirection::Left => ((column + columns - 1) % columns, line),
        ArrowDirection::Right => ((column + 1) % columns, line),
        ArrowDirection::Up => (column, (line + 1).min(lines - 1)),
        ArrowDirection::Down => (column, line.saturating_sub(1)),
    };
    geometry.hole_at(column, line).unwrap_or(from)
}

/// Translates gamepad buttons into keys in menus.
fn send_keys(
    gamepads: Query<&Gamepad>,
    state: Res<GamepadState>,
    window: Query<Entity, With<PrimaryWindow>>,
    mut keys: MessageWriter<KeyboardInput>,
) {
    let Ok(window) = window.single() else {
        return;
    };
    let direction = ArrowDirection::pressed(&gamepads, state.stick_direction);
    let arrow = ArrowDirection::ALL
        .into_iter()
        .find(|(known, ..)| direction == Some(*known));
    if let Some((_, _, code, key)) = arrow {
        keys.write_batch(key_press(window, code, key));
    }
    if any_pressed(&gamepads, GamepadButton::South) {
        keys.write_batch(key_press(window, KeyCode::Enter, Key::Enter));
    }
    if any_pressed(&gamepads, GamepadButton::East) {
        keys.write_batch(key_press(window, KeyCode::Escape, Key::Escape));
    }
    // Tab leaves multi-line text fields, which arrow keys don't.
    if any_pressed(&gamepads, GamepadButton::RightTrigger) {
        keys.write_batch(key_press(window, KeyCode::Tab, Key::Tab));
    }
}

/// Creates a key press and its release.
fn key_press(window: Entity, key_code: KeyCode, logical_key: Key) -> [KeyboardInput; 2] {
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
    use super::super::half::move_towards;
    use super::*;

    #[test]
    fn the_cursor_moves_along_the_rows_and_across() {
        let geometry = Geometry::new(6);
        let move_cursor = |from: usize, direction| {
            neighbour(geometry, Some(Hole::new(from)), direction, Side::South).index()
        };
        assert_eq!(move_cursor(0, ArrowDirection::Right), 1);
        assert_eq!(move_cursor(5, ArrowDirection::Right), 0);
        assert_eq!(move_cursor(0, ArrowDirection::Up), 11);
        assert_eq!(move_cursor(11, ArrowDirection::Right), 10);
        assert_eq!(move_cursor(7, ArrowDirection::Down), 4);
        assert_eq!(
            neighbour(geometry, None, ArrowDirection::Up, Side::North).index(),
            6
        );
    }

    #[test]
    fn the_cursor_crosses_four_rows_line_by_line() {
        let geometry = Geometry::of_four_rows(8);
        let mut hole = Hole::new(2);
        let mut indices = vec![hole.index()];
        for _ in 0..4 {
            hole = neighbour(geometry, Some(hole), ArrowDirection::Up, Side::South);
            indices.push(hole.index());
        }
        assert_eq!(indices, [2, 13, 26, 21, 21]);
        let next = neighbour(
            geometry,
            Some(Hole::new(13)),
            ArrowDirection::Right,
            Side::South,
        );
        assert_eq!(next.index(), 12);
    }

    #[test]
    fn the_gamepad_reaches_both_directions_of_a_hole_if_the_player_chooses() {
        let geometry = Geometry::new(5).with_chosen_direction();
        let moves = |steps: &[ArrowDirection], mover| {
            let mut at = None;
            for &direction in steps {
                at = Some(step(geometry, at, direction, mover));
            }
            at.map(|(hole, cursor)| move_towards(geometry, hole, cursor.is_right_half))
        };
        let [a, b] = [0, 1].map(Hole::new);
        let (left, right) = (ArrowDirection::Left, ArrowDirection::Right);
        let from_south = |steps: &[ArrowDirection]| moves(steps, Side::South);
        assert_eq!(from_south(&[right]), Some(Move::from(a)));
        assert_eq!(from_south(&[right, left]), Some(Move::reversed(a)));
        assert_eq!(from_south(&[right, right]), Some(Move::reversed(b)));
        assert_eq!(from_south(&[right, right, right]), Some(Move::from(b)));
        // North's usual direction is to the left.
        let first = Hole::new(5);
        assert_eq!(moves(&[left], Side::North), Some(Move::from(first)));
        let other = moves(&[left, right], Side::North);
        assert_eq!(other, Some(Move::reversed(first)));
    }

    #[test]
    fn a_stick_has_a_direction_only_if_it_is_pushed_far() {
        assert_eq!(ArrowDirection::of_stick(Vec2::new(0.3, 0.2)), None);
        assert_eq!(
            ArrowDirection::of_stick(Vec2::new(-0.9, 0.2)),
            Some(ArrowDirection::Left)
        );
        assert_eq!(
            ArrowDirection::of_stick(Vec2::new(0.1, 0.8)),
            Some(ArrowDirection::Up)
        );
    }
}
