//! The main menu adapts to its player: the puzzle of the day, the next lesson, an unfinished match.
//! Also the menu "More", the statistics, and the card that introduces the companion.

use awale::catalog::{DEFAULT_VARIANT, LastChoices, Onboarding};
use awale::lesson::{CurrentLesson, LessonCommand};
use awale::puzzle::{CurrentPuzzle, Mode};
use awale::session::{CurrentMatch, SavedProgress, SavedStatistics};
use awale::settings::Settings;
use awale::state::{Menu, Screen};
use awale::ui::ButtonRegistry;
use awale_engine::ai::Level;
use awale_engine::lessons::library;
use awale_engine::matches::Player;
use awale_engine::teacher::rating::RatedResult;
use awale_rules::{EndReason, Outcome, Side, library as rule_library};
use bevy::prelude::*;

use super::journey::{launch, menu, resize, run, run_to_end};
use super::keyboard::Player as Keys;
use super::legibility::words_shown;
use super::table::Parts;

/// Runs `script` on a machine where the game has been used before.
fn run_as_returning_player(script: &str) -> App {
    let mut app = launch(&format!("{script}\nexit"));
    app.world_mut().resource_mut::<Onboarding>().is_first_run = false;
    run_to_end(app)
}

fn is_shown(app: &App, button: &str) -> bool {
    let registry = app.world().resource::<ButtonRegistry>();
    registry.rect(button).is_some()
}

#[test]
fn one_click_plays_the_puzzle_of_the_day() {
    let app = run_as_returning_player("wait 5\npress main.day\nwait 8");
    let puzzle = app.world().part::<CurrentPuzzle>();
    assert!(matches!(puzzle.request().mode, Mode::Day(_)));
    assert_eq!(puzzle.request().variant, DEFAULT_VARIANT);
    assert_eq!(*app.world().resource::<State<Screen>>(), Screen::Lesson);
    let app = run_as_returning_player("wait 5\npress main.day\nwait 8\npress puzzle.leave\nwait 4");
    assert_eq!(menu(&app), Menu::Main);
    assert!(is_shown(&app, "main.day"));
}

#[test]
fn the_puzzle_of_the_day_is_shown_as_solved() {
    let mut app = run_as_returning_player("wait 5");
    let puzzle = run_as_returning_player("wait 5\npress main.day\nwait 8");
    let request = puzzle.world().part::<CurrentPuzzle>().request().clone();
    let Mode::Day(today) = request.mode else {
        panic!("{:?}", request.mode);
    };
    let words = words_shown(&mut app);
    assert!(words.contains(&"Puzzle of the day".to_owned()), "{words:?}");
    let mut progress = app.world_mut().resource_mut::<SavedProgress>();
    progress.record_day(&request.rules, today);
    app.update();
    let words = words_shown(&mut app).join(" ");
    assert!(words.contains("Puzzle of the day: solved"), "{words}");
}

#[test]
fn the_first_run_offers_a_lesson_and_a_game_and_no_puzzle() {
    let app = run("wait 5\nexit");
    assert!(is_shown(&app, "main.first_steps") && is_shown(&app, "main.play"));
    assert!(!is_shown(&app, "main.day"));
    // Once a lesson has been started, the first steps are no longer offered.
    let app = run("press main.first_steps\nwait 8\nkey escape\nwait 5\nexit");
    assert!(!is_shown(&app, "main.first_steps"));
    assert!(is_shown(&app, "main.play") && is_shown(&app, "main.day"));
}

#[test]
fn the_learn_button_says_which_lesson_is_next() {
    let mut app = run_as_returning_player("wait 5");
    assert!(words_shown(&mut app).contains(&"Learn".to_owned()));
    let mut progress = app.world_mut().resource_mut::<SavedProgress>();
    progress.record_lesson(library::FIRST);
    let second = library::after(library::FIRST).unwrap();
    progress.record_lesson(second);
    app.update();
    let words = words_shown(&mut app);
    assert!(
        words.contains(&"Learn: lesson 3 of 21".to_owned()),
        "{words:?}"
    );
    // After the usual game's course, the lessons on other games count too.
    let mut progress = app.world_mut().resource_mut::<SavedProgress>();
    for name in library::names().take(21) {
        progress.record_lesson(name);
    }
    app.update();
    let last = library::names().count();
    let words = words_shown(&mut app);
    assert!(
        words.contains(&format!("Learn: lesson 22 of {last}")),
        "{words:?}"
    );
}

#[test]
fn a_completed_lesson_is_recorded_and_an_abandoned_one_is_not() {
    let abandoned = run("press main.first_steps\nwait 8\nkey escape\nwait 5\nexit");
    let progress = abandoned.world().resource::<SavedProgress>();
    assert!(!progress.has_completed(library::FIRST));
    let mut app = run("press main.first_steps\nwait 8\nexit");
    let steps = app
        .world()
        .part::<CurrentLesson>()
        .tour()
        .lesson()
        .steps
        .len();
    for _ in 0..steps {
        app.world_mut().write_message(LessonCommand::Next);
        (0..60).for_each(|_| app.update());
    }
    let progress = app.world().resource::<SavedProgress>();
    assert!(progress.has_completed(library::FIRST));
}

#[test]
fn the_first_lesson_ends_with_a_game() {
    let mut player = Keys::new();
    player.press("main.first_steps");
    let steps = library::load(library::FIRST).unwrap().unwrap().steps.len();
    for _ in 1..steps {
        player.0.world_mut().write_message(LessonCommand::Next);
        (0..60).for_each(|_| player.0.update());
    }
    player.press("lesson.play");
    (0..30).for_each(|_| player.0.update());
    let world = player.0.world();
    assert_eq!(*world.resource::<State<Screen>>(), Screen::Playing);
    assert!(world.has_part::<CurrentMatch>());
    assert!(!world.has_part::<CurrentLesson>());
}

#[test]
fn an_unfinished_match_comes_first() {
    let leave = "settle\nplay C\nsettle\nkey escape\nwait 3\npress pause.leave\nwait 5";
    let app = run_as_returning_player(&format!(
        "press main.new_game\npress new_game.south.person\npress new_game.north.person\n\
         press new_game.begins.south\npress new_game.start\n{leave}"
    ));
    assert!(is_shown(&app, "main.continue") && !is_shown(&app, "main.play"));
    let other_buttons = ["main.learn", "main.new_game", "main.more"];
    assert!(other_buttons.iter().all(|button| is_shown(&app, button)));
}

#[test]
fn a_menu_reached_through_more_leads_back_to_it() {
    let app = run("press main.more\nwait 3\nexit");
    assert_eq!(menu(&app), Menu::More);
    for exit in ["press archive.back", "key escape"] {
        let app = run(&format!(
            "press main.more\npress more.archive\nwait 4\n{exit}\nwait 4\nexit"
        ));
        assert_eq!(menu(&app), Menu::More, "{exit}");
    }
    let app = run(
        "press main.more\npress more.puzzles\nwait 4\npress puzzles.day\nwait 8\n\
         press puzzle.leave\nwait 4\npress puzzles.back\nwait 4\nexit",
    );
    assert_eq!(menu(&app), Menu::More);
}

#[test]
fn statistics_name_the_opponents_and_show_how_the_player_develops() {
    let mut app = run(
        "press main.more\npress more.archive\npress archive.page.statistics\n\
        wait 5\nexit",
    );
    assert!(!words_shown(&mut app).join(" ").contains("Opponents"));
    let rules = rule_library::load(DEFAULT_VARIANT).unwrap().unwrap();
    let world = app.world_mut();
    let mut statistics = world.resource_mut::<SavedStatistics>();
    let outcome = Outcome::of([30, 18], EndReason::Stuck);
    let level = Level::Beginner;
    let south = Side::South;
    statistics.record(&rules, DEFAULT_VARIANT, level, south, &outcome);
    let mut progress = world.resource_mut::<SavedProgress>();
    let result = RatedResult::Won;
    progress.record_game(&rules, Player::Computer(level), result);
    progress.record_accuracy(&rules, 83);
    // The window is so high that nothing is scrolled out of sight.
    resize(&mut app, Vec2::new(800.0, 3000.0));
    (0..10).for_each(|_| app.update());
    let words = words_shown(&mut app).join("\n");
    for expected in [
        "Opponents",
        "Kwame, Beginner",
        "Games: Provisional level",
        "83%",
    ] {
        assert!(words.contains(expected), "{expected}: {words}");
    }
}

#[test]
fn the_companion_is_introduced_once() {
    let choose = "press main.new_game\nwait 4\npress new_game.north.computer\n\
        press new_game.companion_choose\nwait 4\n";
    let app = run(&format!("{choose}press new_game.start\nwait 5\nexit"));
    let choices = app.world().resource::<LastChoices>();
    assert_eq!(choices.seats[1].player(), Player::Companion);
    assert!(app.world().resource::<Settings>().learning.knows_companion);
    let app = run(
        "press main.new_game\nwait 4\npress new_game.north.computer\n\
        press new_game.companion_other\nwait 4\nexit",
    );
    assert!(!is_shown(&app, "new_game.companion_other"));
    assert!(app.world().resource::<Settings>().learning.knows_companion);
    assert_eq!(menu(&app), Menu::NewGame);
}

#[test]
fn every_hole_shows_its_count_until_the_first_game_is_over() {
    let mut app = run("offer-lessons
         press main.new_game
         press new_game.variant.awale
         press new_game.south.person
         press new_game.north.person
         press new_game.start
         settle
         exit");
    let count_fours = |app: &mut App| {
        let words = words_shown(app);
        words.iter().filter(|word| *word == "4").count()
    };
    assert_eq!(count_fours(&mut app), 12);
    let rules = rule_library::load(DEFAULT_VARIANT).unwrap().unwrap();
    let mut statistics = app.world_mut().resource_mut::<SavedStatistics>();
    let outcome = Outcome::of([30, 18], EndReason::Stuck);
    statistics.record(
        &rules,
        DEFAULT_VARIANT,
        Level::Beginner,
        Side::South,
        &outcome,
    );
    assert_eq!(count_fours(&mut app), 0);
}
