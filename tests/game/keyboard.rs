//! Every menu by the keyboard alone: reached with Tab and Enter, left with Escape, and what has
//! the focus can be seen. Keys are set, and mean what was set at once.

use std::collections::BTreeSet;
use std::time::Duration;

use awale::game::app::headless;
use awale::game::controls::{Action, Chord};
use awale::game::session::CurrentMatch;
use awale::game::settings::Settings;
use awale::game::state::{Menu, Screen};
use awale::game::ui::ButtonRegistry;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{PrimaryWindow, WindowEvent};

/// Frames in which the program answers a key.
const ANSWER: usize = 4;
/// No menu has more to be pressed.
const MOST_STEPS: usize = 200;

struct Player(App);

impl Player {
    fn new() -> Self {
        let mut app = headless(UVec2::new(1280, 720), None);
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
            250,
        )));
        app.world_mut()
            .resource_mut::<Settings>()
            .look
            .reduced_motion = true;
        app.finish();
        app.cleanup();
        let mut player = Self(app);
        player.wait();
        player
    }

    fn wait(&mut self) {
        for _ in 0..ANSWER {
            self.0.update();
        }
    }

    fn key(&mut self, key_code: KeyCode, logical_key: Key) {
        let world = self.0.world_mut();
        let window = world
            .query_filtered::<Entity, With<PrimaryWindow>>()
            .single(world)
            .unwrap();
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let input = KeyboardInput {
                key_code,
                logical_key: logical_key.clone(),
                state,
                text: None,
                repeat: false,
                window,
            };
            let world = self.0.world_mut();
            world.write_message(WindowEvent::KeyboardInput(input.clone()));
            world.write_message(input);
            self.0.update();
        }
        self.wait();
    }

    fn tab(&mut self) {
        self.key(KeyCode::Tab, Key::Tab);
    }

    fn enter(&mut self) {
        self.key(KeyCode::Enter, Key::Enter);
    }

    fn escape(&mut self) {
        self.key(KeyCode::Escape, Key::Escape);
    }

    fn letter(&mut self, code: KeyCode, letter: &str) {
        self.key(code, Key::Character(letter.into()));
    }

    fn menu(&self) -> Menu {
        *self.0.world().resource::<State<Menu>>().get()
    }

    fn focused(&self) -> Option<String> {
        let registry = self.0.world().resource::<ButtonRegistry>();
        registry.focused().map(str::to_owned)
    }

    /// Walks until `name` has the focus.
    fn walk_to(&mut self, name: &str) {
        for _ in 0..MOST_STEPS {
            if self.focused().as_deref() == Some(name) {
                return;
            }
            self.tab();
        }
        panic!("{:?}: {name} is never reached", self.menu());
    }

    fn press(&mut self, name: &str) {
        self.walk_to(name);
        self.enter();
    }

    /// Walks once around, and returns what had the focus; all of it was seen.
    fn walk_around(&mut self) -> BTreeSet<String> {
        let mut reached = BTreeSet::new();
        for _ in 0..MOST_STEPS {
            self.tab();
            let Some(name) = self.focused() else {
                continue;
            };
            let registry = self.0.world().resource::<ButtonRegistry>();
            let rect = registry.rect(&name);
            assert!(
                rect.is_some_and(|rect| rect.height() > 8.0),
                "{:?}: {name} has the focus out of sight",
                self.menu()
            );
            if !reached.insert(name) && reached.len() > 1 {
                break;
            }
        }
        reached
    }
}

#[test]
fn every_menu_is_reached_and_left_by_keys() {
    let mut player = Player::new();
    for (button, menu) in [
        ("main.new_game", Menu::NewGame),
        ("main.learn", Menu::Learn),
        ("main.rules", Menu::RuleBook),
        ("main.archive", Menu::Archive),
        ("main.settings", Menu::Settings),
    ] {
        player.press(button);
        assert_eq!(player.menu(), menu, "{button}");
        let reached = player.walk_around();
        let shown: BTreeSet<String> = {
            let registry = player.0.world().resource::<ButtonRegistry>();
            registry.names().map(str::to_owned).collect()
        };
        let missed: Vec<&String> = shown.difference(&reached).collect();
        // What can't be pressed now is not walked to.
        let missed: Vec<_> = missed
            .into_iter()
            .filter(|name| !name.contains("forget") && !name.starts_with("settings.back"))
            .collect();
        assert!(missed.is_empty(), "{menu:?}: {missed:?}");
        player.escape();
        assert_eq!(player.menu(), Menu::Main, "out of {menu:?}");
    }
    player.press("main.settings");
    player.press("settings.controls");
    assert_eq!(player.menu(), Menu::Controls);
    player.escape();
    assert_eq!(player.menu(), Menu::Settings);
    player.escape();
    player.press("main.play");
    assert_eq!(player.menu(), Menu::Closed);
    player.escape();
    assert_eq!(player.menu(), Menu::Pause);
    player.press("pause.transcript");
    assert_eq!(player.menu(), Menu::Transcript);
    player.escape();
    player.key(KeyCode::F1, Key::F1);
    assert_eq!(player.menu(), Menu::RuleBook);
    player.key(KeyCode::F1, Key::F1);
    assert_eq!(player.menu(), Menu::Pause);
    player.press("pause.leave");
    assert_eq!(player.menu(), Menu::Main);
    let screen = player.0.world().resource::<State<Screen>>();
    assert_eq!(*screen.get(), Screen::Title);
}

#[test]
fn a_key_is_set_and_means_at_once_what_was_set() {
    let mut player = Player::new();
    player.press("main.settings");
    player.press("settings.controls");
    player.press("controls.mute.key");
    // Escape leaves it as it was, and the panel open.
    player.escape();
    assert_eq!(player.menu(), Menu::Controls);
    player.press("controls.mute.key");
    player.letter(KeyCode::KeyS, "s");
    let controls = player.0.world().resource::<Settings>().controls.clone();
    assert_eq!(controls.key(Action::Mute), Some(Chord::letter('s')));
    assert_eq!(controls.key(Action::Skip), Some(Chord::letter('m')));
    player.escape();
    player.escape();
    player.press("main.play");
    let muted = |player: &Player| player.0.world().resource::<Settings>().sound.muted;
    assert!(!muted(&player));
    player.letter(KeyCode::KeyS, "s");
    assert!(muted(&player));
    player.letter(KeyCode::KeyC, "c");
    let current = player.0.world().resource::<CurrentMatch>();
    assert_eq!(current.game().moves().len(), 1, "hole C was played");
}
