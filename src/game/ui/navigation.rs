//! The keys of the whole game, and the way through the menus: the one place for both.

use bevy::prelude::*;
use bevy_egui::input::egui_wants_any_keyboard_input;

use super::choices::{LastChoices, SeedSource};
use super::variants::Variants;
use crate::game::GameSet;
use crate::game::command::Command;
use crate::game::match_setup::MatchSetup;
use crate::game::phase::Phase;
use crate::game::playback::Skip;
use crate::game::session::CurrentMatch;
use crate::game::settings::Settings;
use crate::game::state::{Menu, Screen};

/// The menus from which the present one was opened, the first one first.
#[derive(Resource, Default)]
pub struct MenuTrail(Vec<Menu>);

/// Where a player wants to go.
#[derive(Message, Clone, Debug)]
pub enum Go {
    /// To this menu; from there, back leads here again.
    To(Menu),
    /// To the menu this one was opened from, or to the game.
    Back,
    /// Into a match by the last choices.
    Play,
    /// Into this match.
    Begin(Box<MatchSetup>),
    /// Into the same match once more.
    Again,
    /// Out of the match, to the main menu.
    Leave,
    /// Out of the program.
    Quit,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MenuTrail>()
        .add_message::<Go>()
        .add_systems(
            Update,
            (
                menu_keys,
                (game_keys, hole_keys)
                    .run_if(in_state(Menu::Closed).and(not(egui_wants_any_keyboard_input))),
                go,
            )
                .chain()
                .in_set(GameSet::Input),
        );
}

/// Keys that mean the same everywhere. A held key repeats nothing.
fn menu_keys(
    keys: Res<ButtonInput<KeyCode>>,
    menu: Res<State<Menu>>,
    mut go: MessageWriter<Go>,
    mut settings: ResMut<Settings>,
) {
    if keys.just_pressed(KeyCode::Escape) {
        match menu.get() {
            Menu::Closed => go.write(Go::To(Menu::Pause)),
            _ => go.write(Go::Back),
        };
    }
    if keys.just_pressed(KeyCode::F1) {
        match menu.get() {
            Menu::RuleBook => go.write(Go::Back),
            _ => go.write(Go::To(Menu::RuleBook)),
        };
    }
    if keys.just_pressed(KeyCode::KeyM) && *menu.get() != Menu::Closed {
        settings.sound.muted = !settings.sound.muted;
    }
}

/// Keys of a match. M is no hole's letter of the usual boards; on boards of
/// thirteen holes and more the letter plays, and the bar mutes.
fn game_keys(
    keys: Res<ButtonInput<KeyCode>>,
    current: Option<Res<CurrentMatch>>,
    mut settings: ResMut<Settings>,
    mut skip: MessageWriter<Skip>,
    mut commands: MessageWriter<Command>,
    phase: Res<Phase>,
) {
    let row = current.map_or(0, |current| current.position().geometry().row());
    let is_letter = |key| letter_index(key).is_some_and(|index| index < row);
    if keys.just_pressed(KeyCode::KeyM) && !is_letter(KeyCode::KeyM) {
        settings.sound.muted = !settings.sound.muted;
    }
    if keys.just_pressed(KeyCode::KeyS) {
        skip.write(Skip);
    }
    if keys.just_pressed(KeyCode::Space) && matches!(*phase, Phase::Person(_)) {
        commands.write(Command::PlayBest);
    }
}

/// Letters play the holes of the player to move, from his left to his right.
fn hole_keys(
    keys: Res<ButtonInput<KeyCode>>,
    current: Option<Res<CurrentMatch>>,
    phase: Res<Phase>,
    mut commands: MessageWriter<Command>,
) {
    let (Some(current), Phase::Person(side)) = (current, *phase) else {
        return;
    };
    let modified = keys.any_pressed([
        KeyCode::ControlLeft,
        KeyCode::ControlRight,
        KeyCode::AltLeft,
        KeyCode::AltRight,
        KeyCode::SuperLeft,
        KeyCode::SuperRight,
    ]);
    if modified {
        return;
    }
    let chosen = keys.get_just_pressed().find_map(|key| letter_index(*key));
    let hole = chosen.and_then(|index| current.position().geometry().territory(side).nth(index));
    if let Some(hole) = hole {
        commands.write(Command::Play(hole));
    }
}

/// The place of a letter key in the alphabet, A to R.
fn letter_index(key: KeyCode) -> Option<usize> {
    const LETTERS: [KeyCode; 18] = [
        KeyCode::KeyA,
        KeyCode::KeyB,
        KeyCode::KeyC,
        KeyCode::KeyD,
        KeyCode::KeyE,
        KeyCode::KeyF,
        KeyCode::KeyG,
        KeyCode::KeyH,
        KeyCode::KeyI,
        KeyCode::KeyJ,
        KeyCode::KeyK,
        KeyCode::KeyL,
        KeyCode::KeyM,
        KeyCode::KeyN,
        KeyCode::KeyO,
        KeyCode::KeyP,
        KeyCode::KeyQ,
        KeyCode::KeyR,
    ];
    LETTERS.iter().position(|letter| *letter == key)
}

fn go(
    mut wishes: MessageReader<Go>,
    menu: Res<State<Menu>>,
    mut next_menu: ResMut<NextState<Menu>>,
    mut next_screen: ResMut<NextState<Screen>>,
    mut trail: ResMut<MenuTrail>,
    mut commands: MessageWriter<Command>,
    mut exit: MessageWriter<AppExit>,
    choices: Res<LastChoices>,
    variants: Res<Variants>,
    mut seeds: ResMut<SeedSource>,
) {
    for wish in wishes.read() {
        match wish {
            Go::To(to) => {
                if *menu.get() != Menu::Closed {
                    trail.0.push(*menu.get());
                }
                next_menu.set(*to);
            }
            Go::Back => match (trail.0.pop(), menu.get()) {
                (Some(from), _) => next_menu.set(from),
                // There is nothing behind the main menu.
                (None, Menu::Main) => {}
                (None, _) => next_menu.set(Menu::Closed),
            },
            Go::Play => {
                if let Some(setup) = choices.setup(&variants, seeds.next_seed()) {
                    commands.write(Command::Begin(Box::new(setup)));
                    enter_match(&mut trail, &mut next_screen, &mut next_menu);
                }
            }
            Go::Begin(setup) => {
                commands.write(Command::Begin(setup.clone()));
                enter_match(&mut trail, &mut next_screen, &mut next_menu);
            }
            Go::Again => {
                commands.write(Command::Restart);
                enter_match(&mut trail, &mut next_screen, &mut next_menu);
            }
            Go::Leave => {
                commands.write(Command::Leave);
                trail.0.clear();
                NextState::set_if_neq(&mut next_screen, Screen::Title);
                next_menu.set(Menu::Main);
            }
            Go::Quit => {
                exit.write(AppExit::Success);
            }
        }
    }
}

fn enter_match(
    trail: &mut MenuTrail,
    next_screen: &mut ResMut<NextState<Screen>>,
    next_menu: &mut ResMut<NextState<Menu>>,
) {
    trail.0.clear();
    NextState::set_if_neq(next_screen, Screen::Playing);
    next_menu.set(Menu::Closed);
}
