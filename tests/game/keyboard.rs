//! Tests every menu and a lesson by keyboard alone: Tab and Enter open, Escape leaves, and the
//! focused widget is visible. Rebound keys take effect at once. Gamepads work the same way.

use std::collections::BTreeSet;
use std::time::Duration;

use awale::app::headless;
use awale::controls::{Action, Chord};
use awale::lesson::{CurrentDemonstration, CurrentLesson, Feedback};
use awale::puzzle::{CurrentPuzzle, Prompt};
use awale::session::CurrentMatch;
use awale::settings::Settings;
use awale::state::{Menu, Screen};
use awale::storage::Storage;
use awale::ui::ButtonRegistry;
use awale_engine::lessons::library;
use awale_engine::text::help::HelpPage;
use bevy::input::ButtonState;
use bevy::input::gamepad::{RawGamepadButtonChangedEvent, RawGamepadEvent};
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{PrimaryWindow, WindowEvent};

use super::fixtures::slice;
use super::journey::{resize, south_begins};
use super::table::Parts;
use super::workshop::Home;

/// Number of frames to wait after a key.
const RESPONSE_FRAMES: usize = 4;
/// Number of frames to wait after Tab, which only moves the focus, and scrolls without motion.
const TAB_FRAMES: usize = 2;
/// Maximum number of keys to reach a widget or the end of a lesson.
const MAX_STEPS: usize = 200;
/// Number of menus to tab around in the short form of the tests.
const SLICE_MENUS: usize = 2;
/// Number of help pages to read, each in one of the windows, in the short form of the tests.
const SLICE_PAGES: usize = 2;
/// Number of menus to walk through with arrows in the short form of the tests.
const SLICE_WALKS: usize = 1;

pub struct Player(pub App);

impl Player {
    pub fn new() -> Self {
        Self::in_window(UVec2::new(1280, 720))
    }

    pub fn in_window(size: UVec2) -> Self {
        let mut app = headless(size, None);
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
            250,
        )));
        app.world_mut()
            .resource_mut::<Settings>()
            .look
            .reduced_motion = true;
        let mut app = south_begins(app);
        app.finish();
        app.cleanup();
        let mut player = Self(app);
        player.wait();
        player
    }

    pub fn wait(&mut self) {
        for _ in 0..RESPONSE_FRAMES {
            self.0.update();
        }
    }

    pub fn key(&mut self, key_code: KeyCode, logical_key: Key) {
        self.strike(key_code, logical_key);
        self.wait();
    }

    /// Presses and releases a key, without waiting for the response.
    fn strike(&mut self, key_code: KeyCode, logical_key: Key) {
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
    }

    fn tab(&mut self) {
        self.strike(KeyCode::Tab, Key::Tab);
        for _ in 0..TAB_FRAMES {
            self.0.update();
        }
    }

    pub fn enter(&mut self) {
        self.key(KeyCode::Enter, Key::Enter);
    }

    pub fn escape(&mut self) {
        self.key(KeyCode::Escape, Key::Escape);
    }

    pub fn letter(&mut self, code: KeyCode, letter: &str) {
        self.key(code, Key::Character(letter.into()));
    }

    /// Presses and releases a gamepad button.
    pub fn pad(&mut self, button: GamepadButton) {
        let world = self.0.world_mut();
        let pad = world
            .query_filtered::<Entity, With<Gamepad>>()
            .single(world)
            .unwrap();
        for value in [1.0, 0.0] {
            let event = RawGamepadButtonChangedEvent::new(pad, button, value);
            let world = self.0.world_mut();
            world.write_message(RawGamepadEvent::Button(event));
            self.0.update();
        }
        self.wait();
    }

    pub fn lesson(&self) -> Option<&CurrentLesson> {
        self.0.world().get_part()
    }

    fn puzzle(&self) -> &CurrentPuzzle {
        self.0.world().part()
    }

    pub fn menu(&self) -> Menu {
        *self.0.world().resource::<State<Menu>>().get()
    }

    fn focused(&self) -> Option<String> {
        let registry = self.0.world().resource::<ButtonRegistry>();
        registry.focused().map(str::to_owned)
    }

    /// Presses Tab until `name` has the focus.
    pub fn tab_to(&mut self, name: &str) {
        for _ in 0..MAX_STEPS {
            if self.focused().as_deref() == Some(name) {
                return;
            }
            self.tab();
        }
        panic!("{:?}: Tab doesn't reach {name}", self.menu());
    }

    pub fn press(&mut self, name: &str) {
        self.tab_to(name);
        self.enter();
    }

    /// Presses a button of the main menu, or of the menu "More", which has what the main menu has
    /// no room for.
    fn open(&mut self, name: &str) {
        if name.starts_with("more.") {
            self.press("main.more");
        }
        self.press(name);
    }

    /// Asserts that the focused widget is visible.
    fn assert_focus_visible(&self) {
        let name = self.focused();
        let registry = self.0.world().resource::<ButtonRegistry>();
        let rect = name.as_ref().and_then(|name| registry.rect(name));
        assert!(
            rect.is_some_and(|rect| rect.height() > 8.0),
            "{:?}: the focused {name:?} is invisible",
            self.menu()
        );
    }

    /// Tabs through all widgets, asserts that each is visible, and returns their names.
    fn tab_around(&mut self) -> BTreeSet<String> {
        let mut reached = BTreeSet::new();
        for _ in 0..MAX_STEPS {
            self.tab();
            let Some(name) = self.focused() else {
                continue;
            };
            self.assert_focus_visible();
            if !reached.insert(name) && reached.len() > 1 {
                break;
            }
        }
        reached
    }
}

#[test]
fn every_menu_can_be_opened_and_left_by_keys() {
    let mut player = Player::new();
    let menus = [
        ("main.new_game", Menu::NewGame),
        ("main.learn", Menu::Learn),
        ("main.more", Menu::More),
        ("more.puzzles", Menu::Puzzles),
        ("more.rules", Menu::Help),
        ("more.friends", Menu::Friends),
        ("more.archive", Menu::Archive),
        ("more.atlas", Menu::Atlas),
        ("more.workshop", Menu::Workshop),
        ("main.settings", Menu::Settings),
    ];
    for (button, menu) in slice(menus, SLICE_MENUS) {
        player.open(button);
        assert_eq!(player.menu(), menu, "{button}");
        let reached = player.tab_around();
        let shown: BTreeSet<String> = {
            let registry = player.0.world().resource::<ButtonRegistry>();
            registry.names().map(str::to_owned).collect()
        };
        let unreached: Vec<&String> = shown.difference(&reached).collect();
        // Tab skips disabled widgets.
        let unreached: Vec<_> = unreached
            .into_iter()
            .filter(|name| !name.contains("forget") && !name.starts_with("settings.back"))
            .collect();
        assert!(unreached.is_empty(), "{menu:?}: {unreached:?}");
        player.escape();
        if button.starts_with("more.") {
            assert_eq!(player.menu(), Menu::More, "after {menu:?}");
            player.escape();
        }
        assert_eq!(player.menu(), Menu::Main, "after {menu:?}");
    }
    player.press("main.settings");
    player.press("settings.controls");
    assert_eq!(player.menu(), Menu::Controls);
    player.escape();
    assert_eq!(player.menu(), Menu::Settings);
    player.escape();
    player.press("main.play");
    assert_eq!(player.menu(), Menu::Closed);
    // Tab focuses the bar; Escape leaves it.
    player.tab();
    assert!(player.focused().is_some());
    player.escape();
    assert_eq!((player.focused(), player.menu()), (None, Menu::Closed));
    player.escape();
    assert_eq!(player.menu(), Menu::Pause);
    player.press("pause.more");
    player.press("pause.share");
    player.press("pause.photo");
    assert_eq!(player.menu(), Menu::Photo);
    player.escape();
    assert_eq!(player.menu(), Menu::Pause);
    player.press("pause.more");
    player.press("pause.transcript");
    assert_eq!(player.menu(), Menu::Transcript);
    player.escape();
    player.key(KeyCode::F1, Key::F1);
    assert_eq!(player.menu(), Menu::Help);
    player.key(KeyCode::F1, Key::F1);
    assert_eq!(player.menu(), Menu::Pause);
    for menu in [Menu::Help, Menu::Pause] {
        player.letter(KeyCode::Slash, "?");
        assert_eq!(player.menu(), menu);
    }
    player.press("pause.leave");
    assert_eq!(player.menu(), Menu::Main);
    let screen = player.0.world().resource::<State<Screen>>();
    assert_eq!(*screen.get(), Screen::Title);
}

#[test]
fn the_language_button_opens_the_settings_at_the_languages() {
    let mut player = Player::new();
    player.press("main.settings");
    player.press("settings.page.sound");
    player.escape();
    player.press("main.languages");
    assert_eq!(player.menu(), Menu::Settings);
    player.tab_to("settings.language.fr");
}

/// Types the name of a game, and begins it with Enter.
#[test]
fn the_best_match_of_a_search_is_chosen_and_enter_begins_it() {
    let mut player = Player::new();
    player.open("main.new_game");
    player.tab_to("new_game.search");
    for (code, letter) in [
        (KeyCode::KeyA, "a"),
        (KeyCode::KeyY, "y"),
        (KeyCode::KeyO, "o"),
    ] {
        player.letter(code, letter);
    }
    assert_eq!(player.menu(), Menu::NewGame);
    player.enter();
    assert_eq!(player.menu(), Menu::Closed);
    let current = player.0.world().part::<CurrentMatch>();
    assert_eq!(current.variant(), "abapa");
}

#[test]
fn the_help_can_be_read_to_its_end_by_keys() {
    let sizes = [UVec2::new(1280, 720), UVec2::new(640, 360)];
    let cases = sizes.map(|size| HelpPage::ALL.map(|page| (size, page)));
    let cases = slice(cases.into_iter().flatten(), SLICE_PAGES);
    for size in sizes {
        let pages = cases.iter().filter(|(other, _)| *other == size);
        let pages: Vec<HelpPage> = pages.map(|(_, page)| *page).collect();
        if pages.is_empty() {
            continue;
        }
        let mut player = Player::in_window(size);
        player.open("more.rules");
        for page in pages {
            player.press(&format!("help.page.{}", page.key()));
            let reached = player.tab_around();
            let last_widget = match page {
                HelpPage::Rules => "help.save_rules",
                HelpPage::Examples => "help.show.0",
                HelpPage::Strategies => "help.show.hungry",
                HelpPage::Glossary => "help.passage.12",
                _ => "help.passage.2",
            };
            assert!(reached.contains(last_widget), "{page:?}: {reached:?}");
        }
        // Opens an example and returns, by keyboard alone.
        player.press("help.page.strategies");
        player.press("help.show.dam");
        assert_eq!(player.menu(), Menu::Closed);
        assert!(player.0.world().has_part::<CurrentDemonstration>());
        player.press("demonstration.again");
        player.press("demonstration.back");
        assert_eq!(player.menu(), Menu::Help);
        assert!(!player.0.world().has_part::<CurrentDemonstration>());
        player.press("help.back");
        assert_eq!(player.menu(), Menu::More);
    }
}

#[test]
fn the_focus_returns_to_what_led_away() {
    let mut player = Player::new();
    player.press("main.settings");
    player.press("settings.controls");
    player.escape();
    assert_eq!(player.focused().as_deref(), Some("settings.controls"));
    player.escape();
    assert_eq!(player.focused().as_deref(), Some("main.settings"));
    player.open("more.workshop");
    player.escape();
    assert_eq!(player.focused().as_deref(), Some("more.workshop"));
    player.escape();
    assert_eq!(player.focused().as_deref(), Some("main.more"));
    // A menu that is opened anew starts with its default focus.
    player.press("main.settings");
    assert_ne!(player.focused().as_deref(), Some("settings.controls"));
}

#[test]
fn arrows_focus_visible_widgets() {
    let mut player = Player::in_window(UVec2::new(640, 360));
    let arrows = [
        (KeyCode::ArrowDown, Key::ArrowDown),
        (KeyCode::ArrowRight, Key::ArrowRight),
        (KeyCode::ArrowUp, Key::ArrowUp),
        (KeyCode::ArrowLeft, Key::ArrowLeft),
    ];
    let menus = [
        "main.new_game",
        "main.learn",
        "more.rules",
        "more.workshop",
        "main.settings",
    ];
    for button in slice(menus, SLICE_WALKS) {
        player.open(button);
        let mut reached = BTreeSet::new();
        player.tab();
        // Cycles through the widgets, starting one further each time.
        for (turn, (code, key)) in arrows.iter().cycle().take(24).enumerate() {
            for _ in 0..=turn / 4 {
                player.key(*code, key.clone());
                player.assert_focus_visible();
                reached.extend(player.focused());
            }
        }
        // In a low window, the help has only three visible widgets: its arrow, save and back.
        let min_widgets = if button == "more.rules" { 3 } else { 5 };
        assert!(reached.len() >= min_widgets, "{button}: {reached:?}");
        player.escape();
        if player.menu() != Menu::Main {
            player.escape();
        }
    }
}

#[test]
fn the_focus_stays_near_a_button_that_becomes_disabled() {
    let home = Home::new("focus");
    let mut player = Player::new();
    player.0.insert_resource(Storage::at(&home.0));
    player.open("more.workshop");
    player.press("workshop.open");
    player.press("editor.save");
    assert_ne!(player.focused().as_deref(), Some("editor.save"));
    assert!(player.focused().is_some());
    player.assert_focus_visible();
    // A different layout of the same panel.
    player.tab_to("editor.page.board");
    resize(&mut player.0, Vec2::new(640.0, 360.0));
    player.wait();
    assert_eq!(player.focused().as_deref(), Some("editor.page.board"));
}

#[test]
fn a_lesson_can_be_completed_by_keys() {
    let mut player = Player::new();
    player.press("main.first_steps");
    let mut answers = 0;
    for _ in 0..MAX_STEPS {
        let Some(lesson) = player.lesson() else {
            break;
        };
        if lesson.tour().lesson().name != library::FIRST {
            break;
        }
        if !lesson.tour().awaits_answer() {
            player.enter();
            continue;
        }
        // Answers with the letter of a right hole.
        let right = lesson.tour().right_move().unwrap();
        let step = lesson.tour().step_number();
        if step % 2 == 0 {
            let letter = lesson.tour().game().position().geometry().name_of(right);
            player.letter(KeyCode::KeyA, &letter.to_string().to_lowercase());
        } else {
            player.key(KeyCode::F2, Key::F2);
        }
        answers += usize::from(player.lesson().unwrap().feedback() == Feedback::Right);
    }
    // After the last step, Enter starts the next lesson and Escape leaves it.
    let next = &player.lesson().unwrap().tour().lesson().name;
    assert_eq!(library::after(library::FIRST), Some(next.as_str()));
    player.escape();
    assert!(player.lesson().is_none(), "the lesson does not end");
    assert_eq!(player.menu(), Menu::Main);
    assert!(answers >= 4, "{answers} answers");
}

#[test]
fn letters_and_gamepads_reach_both_rows_if_players_may_play_any_hole() {
    let mut player = Player::new();
    player.press("main.learn");
    player.press("learn.any-hole");
    assert!(player.lesson().unwrap().tour().awaits_answer());
    player.letter(KeyCode::KeyE, "e");
    assert_eq!(
        player.lesson().unwrap().feedback(),
        Feedback::Right,
        "North's e"
    );
    let mut player = Player::new();
    player.0.world_mut().spawn(Gamepad::default());
    player.press("main.learn");
    player.press("learn.any-hole");
    for button in [
        GamepadButton::DPadRight,
        GamepadButton::DPadRight,
        GamepadButton::DPadUp,
        GamepadButton::South,
    ] {
        player.pad(button);
    }
    assert_eq!(
        player.lesson().unwrap().feedback(),
        Feedback::Right,
        "above B"
    );
    // Upper-case letters are South's holes, as on the board, so A is a wrong answer.
    let mut player = Player::new();
    player.press("main.learn");
    player.press("learn.any-hole");
    player.letter(KeyCode::KeyA, "A");
    assert_eq!(player.lesson().unwrap().feedback(), Feedback::Wrong);
}

#[test]
fn a_lesson_can_be_completed_by_gamepad() {
    let mut player = Player::new();
    player.0.world_mut().spawn(Gamepad::default());
    player.press("main.first_steps");
    // The second task has one right hole, C, and the cursor starts at A.
    player.pad(GamepadButton::DPadRight);
    player.pad(GamepadButton::South);
    assert_eq!(player.lesson().unwrap().feedback(), Feedback::Right);
    for _ in 0..MAX_STEPS {
        let tour = player.lesson().unwrap().tour();
        if tour.step_number() == 1 && tour.awaits_answer() {
            break;
        }
        player.pad(GamepadButton::South);
    }
    player.pad(GamepadButton::South);
    assert_eq!(
        player.lesson().unwrap().feedback(),
        Feedback::Wrong,
        "A is wrong"
    );
    player.pad(GamepadButton::DPadRight);
    player.pad(GamepadButton::DPadRight);
    player.pad(GamepadButton::South);
    assert_eq!(player.lesson().unwrap().feedback(), Feedback::Right);
    assert_eq!(player.lesson().unwrap().tour().step_number(), 1);
}

#[test]
fn a_puzzle_can_be_solved_by_keys_and_by_gamepad() {
    let mut player = Player::new();
    player.open("more.puzzles");
    player.press("puzzles.strength");
    assert!(player.puzzle().has_hints());
    player.key(KeyCode::F2, Key::F2);
    assert_eq!(player.puzzle().prompt(), Prompt::Hint(1));
    let solution = player.puzzle().puzzle().solution().unwrap();
    let geometry = player.puzzle().request().rules.geometry();
    let letter = geometry.name_of(solution).to_string();
    player.letter(KeyCode::KeyA, &letter.to_lowercase());
    assert_eq!(player.puzzle().solved(), Some(solution));
    for _ in 0..MAX_STEPS {
        player.wait();
    }
    let before = player.puzzle().puzzle().clone();
    player.enter();
    assert_ne!(
        player.puzzle().puzzle(),
        &before,
        "Enter goes to the next puzzle"
    );
    // The gamepad requests hints, moves the cursor and answers.
    player.0.world_mut().spawn(Gamepad::default());
    player.pad(GamepadButton::West);
    assert_eq!(player.puzzle().prompt(), Prompt::Hint(1));
    let solution = player.puzzle().puzzle().solution().unwrap();
    // The first press moves the cursor to A.
    for _ in 0..=solution.index() {
        player.pad(GamepadButton::DPadRight);
    }
    player.pad(GamepadButton::South);
    assert_eq!(player.puzzle().solved(), Some(solution));
    player.pad(GamepadButton::Start);
    assert_eq!(player.menu(), Menu::Puzzles);
}

#[test]
fn a_rebound_key_takes_effect_at_once() {
    let mut player = Player::new();
    player.press("main.settings");
    player.press("settings.controls");
    player.press("controls.mute.key");
    // Escape cancels rebinding and leaves the panel open.
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
    let is_muted = |player: &Player| player.0.world().resource::<Settings>().sound.muted;
    assert!(!is_muted(&player));
    player.letter(KeyCode::KeyS, "s");
    assert!(is_muted(&player));
    player.letter(KeyCode::KeyC, "c");
    let current = player.0.world().part::<CurrentMatch>();
    assert_eq!(current.game().moves().len(), 1, "hole C was played");
}
