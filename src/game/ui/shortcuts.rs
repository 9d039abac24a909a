//! The keys of the game, and global gamepad buttons.

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::input::{EguiWantsInput, egui_wants_any_keyboard_input};

use super::navigation::Go;
use super::widgets::ButtonRegistry;
use crate::game::advisor::{AdviceRequest, PlayMove};
use crate::game::controls::{Action, Chord, capture_binding, not_rebinding};
use crate::game::input::{KeyedMoves, MatchActions};
use crate::game::phase::Phase;
use crate::game::pictures::TakePhoto;
use crate::game::schedule::GameSet;
use crate::game::session::CurrentMatch;
use crate::game::settings::{Settings, SettingsCommand};
use crate::game::state::{Menu, Screen};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            menu_keys,
            (
                game_keys.run_if(not(egui_wants_any_keyboard_input)),
                // The bar doesn't use letters.
                hole_keys,
            )
                .chain()
                .run_if(in_state(Menu::Closed)),
        )
            .chain()
            .run_if(not_rebinding)
            .after(capture_binding)
            .in_set(GameSet::Keys),
    );
}

/// Handles global keys. Key repeat is ignored.
fn menu_keys(
    keys: Res<ButtonInput<Key>>,
    gamepads: Query<&Gamepad>,
    menu: Res<State<Menu>>,
    screen: Res<State<Screen>>,
    current: Option<Res<CurrentMatch>>,
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
    // While a menu is open, letters don't play holes.
    let row = match current {
        Some(current) if !in_menu => current.position().geometry().row(),
        _ => 0,
    };
    let action = chord.and_then(|chord| controls.meaning(&chord, row));
    let wants = |wanted| action == Some(wanted) || controls.pressed_on_pad(&gamepads, wanted);
    // The bar of a match loses the focus first.
    let bar_has_focus =
        !in_menu && *screen.get() == Screen::Playing && wanted_by_panels.wants_any_keyboard_input();
    if keys.just_pressed(Key::Escape) || wants(Action::Pause) {
        if !bar_has_focus {
            go.write(back_or_pause(*menu.get(), *screen.get()));
        }
    } else if matches!(menu.get(), Menu::Picture | Menu::Film | Menu::PhotoFilm) {
        // Only cancelling works until the picture is taken.
    } else if wants(Action::Rules) {
        go.write(match (menu.get(), screen.get()) {
            (Menu::Help, _) => Go::Back,
            (Menu::Closed, Screen::Demonstration) => Go::LeaveDemonstration,
            _ => Go::To(Menu::Help),
        });
    } else if wants(Action::Report) && has_report(*menu.get(), *screen.get()) {
        questions.write(AdviceRequest::Report);
    } else if *menu.get() == Menu::Photo && wants(Action::Picture) {
        photos.write(TakePhoto);
    } else if !in_menu && wants(Action::Picture) {
        go.write(Go::To(Menu::Picture));
    } else if !in_menu && wants(Action::Photo) {
        go.write(Go::To(Menu::Photo));
    } else if in_menu && wants(Action::Mute) {
        changes.write(SettingsCommand::toggle_sound());
    }
}

/// Whether the report can be opened here: in a match, its result, and the report itself.
const fn has_report(menu: Menu, screen: Screen) -> bool {
    matches!(screen, Screen::Playing)
        && matches!(menu, Menu::Closed | Menu::GameOver | Menu::Report)
}

const fn back_or_pause(menu: Menu, screen: Screen) -> Go {
    match (menu, screen) {
        (Menu::Closed, Screen::Lesson) => Go::LeaveLesson,
        (Menu::Closed, Screen::Demonstration) => Go::LeaveDemonstration,
        (Menu::Closed, _) => Go::To(Menu::Pause),
        _ => Go::Back,
    }
}

/// Keys of a match. After the letter of a hole, an arrow chooses the direction rather than a step.
fn game_keys(
    keys: Res<ButtonInput<Key>>,
    mut keyed: KeyedMoves,
    mut plays: MessageWriter<PlayMove>,
    current: Option<Res<CurrentMatch>>,
    phase: Res<Phase>,
    settings: Res<Settings>,
    mut actions: MatchActions,
) {
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

/// Letters play the holes of the player to move, from left to right.
fn hole_keys(
    mut keyed: KeyedMoves,
    current: Option<Res<CurrentMatch>>,
    phase: Res<Phase>,
    mut requests: MessageWriter<PlayMove>,
) {
    let (Some(current), Phase::Person(side)) = (current, *phase) else {
        return;
    };
    if let Some(mv) = keyed.by_letter(current.game().rules(), side) {
        requests.write(PlayMove(mv));
    }
}
