//! Handles the keys of the game and of lessons, and global gamepad buttons.

mod lessons;

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

use crate::accessibility::{Ask, ByEar};
use crate::advisor::AdviceRequest;
use crate::controls::{Action, Chord, capture_binding, hole_pressed, not_rebinding};
use crate::input::{KeyedMoves, MatchActions};
use crate::navigation::Go;
use crate::phase::Phase;
use crate::pictures::TakePhoto;
use crate::schedule::GameSet;
use crate::session::{CurrentMatch, PickHole, PlayMove};
use crate::settings::{Settings, SettingsCommand};
use crate::state::{Menu, Screen, Shot};
use crate::table::Top;
use crate::ui::{BoardByEar, ButtonRegistry, FocusHole, TypeCommand};
use awale_rules::{Game, Hole, Move};

/// Adds the keys.
pub fn plugin(app: &mut App) {
    app.add_plugins(lessons::plugin).add_systems(
        Update,
        (
            menu_keys,
            (
                game_keys,
                // These also work while the bar has the focus: it uses no letters or digits.
                (hole_keys, question_keys),
            )
                .chain()
                .run_if(in_state(Menu::Closed)),
            answer_keys.run_if(in_state(Menu::MoveChoice)),
        )
            .chain()
            .run_if(not_rebinding)
            .after(capture_binding)
            .after(TypeCommand)
            .in_set(GameSet::Keys),
    );
}

/// Prefix of the names of the buttons over the holes.
const BOARD_PREFIX: &str = "board.";

/// Handles global keys, before all others. Ignores key repeat.
fn menu_keys(
    keys: Res<ButtonInput<Key>>,
    gamepads: Query<&Gamepad>,
    menu: Res<State<Menu>>,
    screen: Res<State<Screen>>,
    current: Option<Top<CurrentMatch>>,
    wanted_by_panels: Res<EguiWantsInput>,
    registry: Res<ButtonRegistry>,
    mut go: MessageWriter<Go>,
    mut questions: MessageWriter<AdviceRequest>,
    settings: Res<Settings>,
    mut changes: MessageWriter<SettingsCommand>,
    mut photos: MessageWriter<TakePhoto>,
) {
    let controls = &settings.controls;
    // In a text field, letters are text.
    let chord = Chord::just_pressed(&keys)
        .filter(|chord| !(registry.is_writing() && chord.types_character()));
    let in_menu = *menu.get() != Menu::Closed;
    // While a menu is open, letters don't play holes, but they may choose one that a move requires.
    let row = match current {
        Some(current) if !in_menu || *menu.get() == Menu::MoveChoice => {
            current.position().geometry().row()
        }
        _ => 0,
    };
    let action = chord
        .as_ref()
        .and_then(|chord| controls.action_for(chord, row));
    let is_requested =
        |requested| action == Some(requested) || controls.is_pressed_on_pad(&gamepads, requested);
    // Escape first takes the focus from a text field and from the bar of a match.
    let bar_has_focus = *screen.get() == Screen::Playing
        && wanted_by_panels.wants_any_keyboard_input()
        && !is_on_board(&registry);
    let keeps_escape = !in_menu && (bar_has_focus || registry.is_writing());
    if keys.just_pressed(Key::Escape) || is_requested(Action::Pause) {
        if !keeps_escape {
            go.write(back_or_pause(*menu.get(), *screen.get()));
        }
    } else if matches!(menu.get(), Menu::Taking(_)) {
        // Only cancelling works until the picture is taken.
    } else if is_requested(Action::Rules) || (action.is_none() && is_question_mark(chord.as_ref()))
    {
        go.write(match (menu.get(), screen.get()) {
            (Menu::Help, _) => Go::Back,
            (Menu::Closed, Screen::Demonstration) => Go::Leave,
            _ => Go::To(Menu::Help),
        });
    } else if is_requested(Action::Report) && can_open_report(*menu.get(), *screen.get()) {
        questions.write(AdviceRequest::Report);
    } else if *menu.get() == Menu::Photo && is_requested(Action::Picture) {
        photos.write(TakePhoto);
    } else if !in_menu && is_requested(Action::Picture) {
        go.write(Go::To(Menu::Taking(Shot::Picture)));
    } else if !in_menu && is_requested(Action::Photo) {
        go.write(Go::To(Menu::Photo));
    } else if in_menu && is_requested(Action::Mute) {
        changes.write(SettingsCommand::toggle_sound());
    }
}

/// Returns whether this is the usual key for help, which works unless it is bound to an action.
fn is_question_mark(chord: Option<&Chord>) -> bool {
    chord.is_some_and(|chord| *chord == Chord::letter('?'))
}

/// Returns whether the report can be opened: in a match, at its result, and in the report itself.
const fn can_open_report(menu: Menu, screen: Screen) -> bool {
    matches!(screen, Screen::Playing)
        && matches!(menu, Menu::Closed | Menu::GameOver | Menu::Report)
}

/// Returns where Escape leads.
const fn back_or_pause(menu: Menu, screen: Screen) -> Go {
    match (menu, screen) {
        (Menu::Closed, Screen::Lesson | Screen::Demonstration) => Go::Leave,
        (Menu::Closed, _) => Go::To(Menu::Pause),
        _ => Go::Back,
    }
}

/// Returns whether a hole has the focus.
fn is_on_board(registry: &ButtonRegistry) -> bool {
    let focused = registry.focused();
    focused.is_some_and(|name| name.starts_with(BOARD_PREFIX))
}

/// Handles the keys of a match. After the letter of a hole, an arrow chooses the direction of the
/// move instead of stepping through the game. A focused hole takes the arrows and Space.
fn game_keys(
    keys: Res<ButtonInput<Key>>,
    wanted_by_panels: Res<EguiWantsInput>,
    registry: Res<ButtonRegistry>,
    mut keyed: KeyedMoves,
    mut plays: MessageWriter<PlayMove>,
    current: Option<Top<CurrentMatch>>,
    phase: Res<Phase>,
    settings: Res<Settings>,
    mut actions: MatchActions,
) {
    let is_free_key = |chord: &Chord| is_on_board(&registry) && !chord.presses_or_moves();
    let is_free = !wanted_by_panels.wants_any_keyboard_input()
        || Chord::just_pressed(&keys).is_some_and(|chord| is_free_key(&chord));
    if !is_free {
        return;
    }
    let geometry = current.map(|current| current.position().geometry());
    if let (Some(geometry), Phase::Person(_)) = (geometry, *phase)
        && let Some(mv) = keyed.by_arrow(geometry)
    {
        plays.write(PlayMove(mv));
        return;
    }
    let row = geometry.map_or(0, |geometry| geometry.row());
    if let Some(action) = settings.controls.pressed(&keys, row) {
        actions.perform(action);
    }
}

/// Picks a hole of the opponent by its letter, if a move requires one.
fn answer_keys(
    keys: Res<ButtonInput<Key>>,
    current: Top<CurrentMatch>,
    mut picks: MessageWriter<PickHole>,
) {
    let opponent = current.position().to_move().opponent();
    let hole = hole_pressed(&keys, current.game().rules(), opponent);
    picks.write_batch(hole.map(PickHole));
}

/// Plays the hole of the player to move whose letter was pressed; letters run from left to right.
/// By ear, a letter first moves the focus to its hole, which is read out, and plays it when pressed
/// again.
fn hole_keys(
    keys: Res<ButtonInput<Key>>,
    registry: Res<ButtonRegistry>,
    by_ear: ByEar,
    board: Res<BoardByEar>,
    mut keyed: KeyedMoves,
    current: Option<Top<CurrentMatch>>,
    phase: Res<Phase>,
    mut focus: MessageWriter<FocusHole>,
    mut requests: MessageWriter<PlayMove>,
) {
    if registry.is_writing() {
        return;
    }
    if let Some(current) = current.as_ref().filter(|_| by_ear.is_on()) {
        match letter_by_ear(&keys, &registry, board.heard, current.game()) {
            Some(LetterEffect::Play(mv)) if matches!(*phase, Phase::Person(_)) => {
                requests.write(PlayMove(mv));
            }
            Some(LetterEffect::Focus(hole)) => {
                focus.write(FocusHole(hole));
            }
            _ => {}
        }
        return;
    }
    let (Some(current), Phase::Person(side)) = (current, *phase) else {
        return;
    };
    if let Some(mv) = keyed.by_letter(current.game().rules(), side) {
        requests.write(PlayMove(mv));
    }
}

/// The effect of a hole's letter for a player who plays by ear.
enum LetterEffect {
    /// The focus moves to this hole, which the player hasn't heard in its present state.
    Focus(Hole),
    /// This move is played, as its hole has the focus and has been heard.
    Play(Move),
}

/// Returns the effect of the letter that was just pressed, if it names a hole of the player to
/// move.
fn letter_by_ear(
    keys: &ButtonInput<Key>,
    registry: &ButtonRegistry,
    heard: Option<Move>,
    game: &Game,
) -> Option<LetterEffect> {
    let position = game.position();
    let hole = hole_pressed(keys, game.rules(), position.to_move())?;
    let is_ready = |mv: &Move| {
        let name = format!("{BOARD_PREFIX}{}", position.geometry().name_of(*mv));
        heard == Some(*mv) && registry.focused() == Some(name.as_str())
    };
    let moves = [Move::from(hole), Move::reversed(hole)];
    Some(match moves.into_iter().find(is_ready) {
        Some(mv) => LetterEffect::Play(mv),
        None => LetterEffect::Focus(hole),
    })
}

/// Handles the keys that ask about the board.
fn question_keys(
    keys: Res<ButtonInput<Key>>,
    registry: Res<ButtonRegistry>,
    current: Option<Top<CurrentMatch>>,
    settings: Res<Settings>,
    mut questions: MessageWriter<Ask>,
) {
    if registry.is_writing() {
        return;
    }
    let row = current.map_or(0, |current| current.position().geometry().row());
    let action = settings.controls.pressed(&keys, row);
    if let Some(question) = action.and_then(Ask::from_action) {
        questions.write(question);
    }
}
