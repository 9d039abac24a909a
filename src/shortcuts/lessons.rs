//! Handles keys and gamepad buttons in lessons: answers, hints and the next step.

use bevy::ecs::system::SystemParam;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::input::{EguiWantsInput, egui_wants_any_keyboard_input};

use super::{LetterEffect, letter_by_ear};
use crate::accessibility::ByEar;
use crate::board::Vessels;
use crate::controls::{Action, not_rebinding};
use crate::input::{GamepadCursor, KeyedMoves, PointerSet};
use crate::lesson::{CurrentLesson, LessonCommand};
use crate::navigation::{Go, MenuTrail, go_on};
use crate::playback::Playback;
use crate::puzzle::{CurrentPuzzle, PuzzleCommand};
use crate::schedule::GameSet;
use crate::settings::Settings;
use crate::state::{LessonKind, Menu, Screen};
use crate::table::{Top, top_has};
use crate::ui::{BoardByEar, ButtonRegistry, FocusHole};

pub(super) fn plugin(app: &mut App) {
    let is_free = || {
        in_state(Screen::Lesson)
            .and_then(in_state(Menu::Closed))
            .and_then(not_rebinding)
    };
    app.add_systems(
        Update,
        next_mistake
            .after(PointerSet::Click)
            .before(answer)
            .in_set(GameSet::Pointer)
            .run_if(top_has::<CurrentLesson>)
            .run_if(is_free()),
    );
    app.add_systems(
        Update,
        (
            answer,
            show_solution.run_if(not(in_state(LessonKind::Puzzle))),
            continue_lesson
                .run_if(not(egui_wants_any_keyboard_input))
                .run_if(not(in_state(LessonKind::Puzzle))),
            give_hint.run_if(in_state(LessonKind::Puzzle)),
            next_puzzle
                .run_if(not(egui_wants_any_keyboard_input))
                .run_if(in_state(LessonKind::Puzzle)),
        )
            .chain()
            .after(PointerSet::Click)
            .in_set(GameSet::Pointer)
            .run_if(top_has::<CurrentLesson>)
            .run_if(is_free().and_then(is_at_rest)),
    );
}

fn is_at_rest(playback: Top<Playback>) -> bool {
    !playback.is_busy()
}

/// The keys and gamepad buttons of a lesson.
#[derive(SystemParam)]
struct LessonControls<'w, 's> {
    keys: Res<'w, ButtonInput<Key>>,
    gamepads: Query<'w, 's, &'static Gamepad>,
    panels: Res<'w, EguiWantsInput>,
    settings: Res<'w, Settings>,
    lesson: Top<'w, 's, CurrentLesson>,
}

impl LessonControls<'_, '_> {
    /// Returns whether the key or button of an action was just pressed.
    fn pressed(&self, action: Action) -> bool {
        let controls = &self.settings.controls;
        let row = self.lesson.tour().lesson().rules.geometry().row();
        controls.pressed(&self.keys, row) == Some(action)
            || controls.is_pressed_on_pad(&self.gamepads, action)
    }

    /// Returns whether a key or button for the best move was just pressed. A focused panel takes
    /// Space.
    fn pressed_best_move(&self) -> bool {
        let is_taken = self.panels.wants_any_keyboard_input() && self.keys.just_pressed(Key::Space);
        !is_taken && (self.pressed(Action::Hint) || self.pressed(Action::PlayBest))
    }
}

/// Answers with the hole whose letter was pressed, or with the hole at the gamepad cursor. By ear,
/// a letter first moves the focus to its hole.
fn answer(
    keys: Res<ButtonInput<Key>>,
    registry: Res<ButtonRegistry>,
    by_ear: ByEar,
    board: Res<BoardByEar>,
    mut focus: MessageWriter<FocusHole>,
    mut keyed: KeyedMoves,
    gamepads: Query<&Gamepad>,
    cursor: Query<(Entity, &GamepadCursor)>,
    vessels: Vessels,
    settings: Res<Settings>,
    lesson: Top<CurrentLesson>,
    mut requests: MessageWriter<LessonCommand>,
) {
    let game = lesson.tour().game();
    let position = game.position();
    let keyed_move = if by_ear.is_on() {
        match letter_by_ear(&keys, &registry, board.heard, game) {
            Some(LetterEffect::Play(mv)) => Some(mv),
            Some(LetterEffect::Focus(hole)) => {
                focus.write(FocusHole(hole));
                None
            }
            None => None,
        }
    } else {
        let by_letter = keyed.by_letter(game.rules(), position.to_move());
        by_letter.or_else(|| keyed.by_arrow(position.geometry()))
    };
    let is_chosen = settings
        .controls
        .is_pressed_on_pad(&gamepads, Action::Choose);
    let cursor = cursor.iter().next().filter(|_| is_chosen);
    let move_at_cursor = || {
        let (entity, cursor) = cursor?;
        Some(cursor.chosen_move(game, vessels.hole(entity)?))
    };
    if let Some(mv) = keyed_move.or_else(move_at_cursor) {
        requests.write(LessonCommand::Answer(mv));
    }
}

/// Goes to the next mistake.
fn next_mistake(controls: LessonControls, mut requests: MessageWriter<LessonCommand>) {
    let mistake = controls.lesson.mistake();
    if mistake.is_some_and(|mistake| !mistake.is_last()) && controls.pressed(Action::Report) {
        requests.write(LessonCommand::NextMistake);
    }
}

/// Gives the next hint of a puzzle, with the keys for the best move of a match.
fn give_hint(controls: LessonControls, mut requests: MessageWriter<PuzzleCommand>) {
    if controls.pressed_best_move() {
        requests.write(PuzzleCommand::Hint);
    }
}

/// Continues with the next puzzle on Enter once this one is solved; after the puzzle of the day,
/// returns to the menu.
fn next_puzzle(
    keys: Res<ButtonInput<Key>>,
    current: Option<Top<CurrentPuzzle>>,
    mut requests: MessageWriter<PuzzleCommand>,
    mut go: MessageWriter<Go>,
) {
    let Some(current) = current.filter(|_| keys.just_pressed(Key::Enter)) else {
        return;
    };
    if current.has_next() {
        requests.write(PuzzleCommand::Next);
    } else if current.solved().is_some() {
        go.write(Go::Leave);
    }
}

/// Shows the solution, with the keys for the best move of a match.
fn show_solution(controls: LessonControls, mut requests: MessageWriter<LessonCommand>) {
    if controls.pressed_best_move() && controls.lesson.tour().right_move().is_some() {
        requests.write(LessonCommand::ShowBest);
    }
}

/// Continues on Enter once the step is done.
fn continue_lesson(
    keys: Res<ButtonInput<Key>>,
    lesson: Top<CurrentLesson>,
    trail: Res<MenuTrail>,
    mut requests: MessageWriter<LessonCommand>,
    mut go: MessageWriter<Go>,
) {
    let tour = lesson.tour();
    if !(keys.just_pressed(Key::Enter) && tour.is_step_done()) {
        return;
    }
    if lesson.mistake().is_some_and(|mistake| !mistake.is_last()) {
        requests.write(LessonCommand::NextMistake);
    } else {
        go_on(tour, &trail, &mut requests, &mut go);
    }
}
