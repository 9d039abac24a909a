//! The keys of the whole game. By the letter on the key, not by its place: the
//! holes are called by letters, and keyboards differ.

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::input::{EguiWantsInput, egui_wants_any_keyboard_input};

use super::moves::Walk;
use super::navigation::Go;
use super::widgets::Writing;
use crate::game::GameSet;
use crate::game::appraiser::AskHint;
use crate::game::command::Command;
use crate::game::phase::Phase;
use crate::game::playback::Skip;
use crate::game::session::{CurrentMatch, Scrub};
use crate::game::settings::Settings;
use crate::game::state::{Menu, Screen};

/// The key that opens the rules.
pub const HELP: &str = "F1";
/// The letter that shows the rest of a move at once.
const SKIP: &str = "s";
/// The letter that mutes, where no hole is called by it.
const MUTE: &str = "m";

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            menu_keys,
            (game_keys, hole_keys, way_keys)
                .chain()
                .run_if(in_state(Menu::Closed).and_then(not(egui_wants_any_keyboard_input))),
        )
            .chain()
            .in_set(GameSet::Keys),
    );
}

/// Keys that mean the same everywhere. A held key repeats nothing.
fn menu_keys(
    keys: Res<ButtonInput<Key>>,
    menu: Res<State<Menu>>,
    screen: Res<State<Screen>>,
    wanted_by_panels: Res<EguiWantsInput>,
    writing: Res<Writing>,
    mut go: MessageWriter<Go>,
    mut settings: ResMut<Settings>,
) {
    if keys.just_pressed(Key::Escape) {
        match menu.get() {
            // The bar loses the focus first.
            Menu::Closed if wanted_by_panels.wants_any_keyboard_input() => {}
            Menu::Closed if *screen.get() == Screen::Lesson => {
                go.write(Go::LeaveLesson);
            }
            Menu::Closed => {
                go.write(Go::To(Menu::Pause));
            }
            _ => {
                go.write(Go::Back);
            }
        }
    }
    if keys.just_pressed(Key::F1) {
        match menu.get() {
            Menu::RuleBook => go.write(Go::Back),
            _ => go.write(Go::To(Menu::RuleBook)),
        };
    }
    if letter(&keys).is_some_and(|pressed| pressed == MUTE)
        && *menu.get() != Menu::Closed
        && !writing.0
    {
        settings.sound.muted = !settings.sound.muted;
    }
}

/// Keys of a match.
fn game_keys(
    keys: Res<ButtonInput<Key>>,
    current: Option<Res<CurrentMatch>>,
    phase: Res<Phase>,
    mut settings: ResMut<Settings>,
    mut skip: MessageWriter<Skip>,
    mut commands: MessageWriter<Command>,
    mut hints: MessageWriter<AskHint>,
) {
    let row = current.map_or(0, |current| current.position().geometry().row());
    match letter(&keys).as_deref() {
        Some(SKIP) => {
            skip.write(Skip);
        }
        // On boards of thirteen holes and more this is a hole's letter.
        Some(MUTE) if hole_index(MUTE).is_some_and(|index| index >= row) => {
            settings.sound.muted = !settings.sound.muted;
        }
        _ => {}
    }
    if keys.just_pressed(Key::F2) {
        hints.write(AskHint);
    }
    if keys.just_pressed(Key::Space) && matches!(*phase, Phase::Person(_)) {
        commands.write(Command::PlayBest);
    }
}

/// Keys that lead through the game: ply by ply, and with Shift seed by seed.
fn way_keys(
    keys: Res<ButtonInput<Key>>,
    mut walks: MessageWriter<Walk>,
    mut scrubs: MessageWriter<Scrub>,
    mut commands: MessageWriter<Command>,
) {
    let by_seeds = keys.pressed(Key::Shift);
    if keys.pressed(Key::Control) {
        let pressed = |wanted: &str| keys.just_pressed(Key::Character(wanted.into()));
        if pressed("z") {
            commands.write(Command::TakeBack);
        } else if pressed("y") {
            commands.write(Command::PlayAgain);
        }
    } else if keys.just_pressed(Key::Backspace) {
        commands.write(Command::TakeBack);
    } else if keys.just_pressed(Key::ArrowLeft) {
        if by_seeds {
            scrubs.write(Scrub::Back);
        } else {
            walks.write(Walk::Back);
        }
    } else if keys.just_pressed(Key::ArrowRight) {
        if by_seeds {
            scrubs.write(Scrub::Forward);
        } else {
            walks.write(Walk::On);
        }
    } else if keys.just_pressed(Key::PageUp) {
        walks.write(Walk::First);
    } else if keys.just_pressed(Key::PageDown) {
        walks.write(Walk::Last);
    }
}

/// Letters play the holes of the player to move, from his left to his right.
fn hole_keys(
    keys: Res<ButtonInput<Key>>,
    current: Option<Res<CurrentMatch>>,
    phase: Res<Phase>,
    mut commands: MessageWriter<Command>,
) {
    let (Some(current), Phase::Person(side)) = (current, *phase) else {
        return;
    };
    let index = letter(&keys).and_then(|pressed| hole_index(&pressed));
    let hole = index.and_then(|index| current.position().geometry().territory(side).nth(index));
    if let Some(hole) = hole {
        commands.write(Command::Play(hole));
    }
}

/// The letter that was just pressed, small, unless it belongs to a shortcut.
fn letter(keys: &ButtonInput<Key>) -> Option<String> {
    if keys.any_pressed([Key::Control, Key::Alt, Key::Super]) {
        return None;
    }
    keys.get_just_pressed().find_map(|key| match key {
        Key::Character(text) => Some(text.to_lowercase()),
        _ => None,
    })
}

/// The place of a hole's letter in its row.
fn hole_index(letter: &str) -> Option<usize> {
    let mut bytes = letter.bytes();
    match (bytes.next(), bytes.next()) {
        (Some(byte @ b'a'..=b'r'), None) => Some(usize::from(byte - b'a')),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_single_letters_of_the_longest_row_are_holes() {
        assert_eq!(hole_index("a"), Some(0));
        assert_eq!(hole_index("r"), Some(17));
        assert_eq!(hole_index("s"), None);
        assert_eq!(hole_index("é"), None);
        assert_eq!(hole_index(""), None);
    }
}
