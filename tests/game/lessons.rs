//! Lessons on the table: wrong answers are refuted, and lessons are offered before games with
//! unfamiliar rules.

use std::sync::Arc;
use std::time::Duration;

use awale::app::headless;
use awale::lesson::{CurrentLesson, Feedback, LessonCommand};
use awale::playback::Playback;
use awale::session::CurrentMatch;
use awale::settings::Settings;
use awale::state::{Menu, Screen};
use awale_engine::lessons::{RuleKind, Tour, library};
use awale_rules::{BoardSnapshot, Move};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;

use super::journey::{menu, run};
use super::table::Parts;

const FRAME: Duration = Duration::from_millis(250);
/// Number of frames after which everything is at rest.
const MAX_FRAMES: usize = 400;

/// Finds a lesson, and a wrong first answer to it that has a refutation.
fn find_refuted_answer() -> (Tour, Move) {
    for name in library::names() {
        let lesson = library::load(name).unwrap().unwrap();
        let tour = Tour::new(Arc::new(lesson)).unwrap();
        let game = tour.game();
        let moves = game.position().legal_moves(game.rules());
        let is_refuted = |mv: &Move| tour.refutation(*mv).is_some();
        if let Some(mv) = moves.iter().find(is_refuted) {
            return (tour, mv);
        }
    }
    panic!("no lesson has a refutation");
}

#[test]
fn a_wrong_answer_is_refuted_on_the_board_and_taken_back() {
    let (tour, wrong) = find_refuted_answer();
    let mut app = headless(UVec2::new(1280, 720), None);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    app.finish();
    app.cleanup();
    app.update();
    let command = |app: &mut App, command| {
        app.world_mut().write_message(command);
        app.update();
    };
    command(&mut app, LessonCommand::Begin(tour.lesson().clone()));
    let before = BoardSnapshot::of(tour.game().position());
    let shown = |app: &App| app.world().part::<Playback>().shown().copied();
    assert_eq!(shown(&app), Some(before));
    command(&mut app, LessonCommand::Answer(wrong));
    let mut boards = Vec::new();
    for _ in 0..MAX_FRAMES {
        app.update();
        boards.extend(shown(&app));
    }
    let lesson = app.world().part::<CurrentLesson>();
    assert_eq!(lesson.feedback(), Feedback::Wrong);
    assert_eq!(lesson.refutation().map(|found| found.moves[0]), Some(wrong));
    assert!(
        boards.iter().any(|board| *board != before),
        "the refutation is shown"
    );
    assert_eq!(boards.last(), Some(&before), "the board is restored");
    assert!(lesson.awaits_answer());
    // The right answer counts even before the board is restored.
    let right = lesson.tour().right_move().unwrap();
    command(&mut app, LessonCommand::Answer(wrong));
    app.update();
    command(&mut app, LessonCommand::Answer(right));
    let mut said_while_moving = Vec::new();
    for _ in 0..MAX_FRAMES {
        let lesson = app.world().part::<CurrentLesson>();
        if app.world().part::<Playback>().is_busy() {
            said_while_moving.push(lesson.said_feedback());
        }
        app.update();
    }
    let lesson = app.world().part::<CurrentLesson>();
    assert_eq!(lesson.feedback(), Feedback::Right);
    assert_eq!(lesson.said_feedback(), Feedback::Right);
    // The board was still being restored at first.
    assert!(said_while_moving.len() > 5);
    assert!(!said_while_moving.contains(&Feedback::Right));
    let end = BoardSnapshot::of(lesson.tour().game().position());
    assert_eq!(shown(&app), Some(end));
}

/// Starts a person's game of `oware`, which has relays, and then runs `script`.
fn offer_oware(script: &str) -> App {
    run(&format!(
        "offer-lessons
         press main.new_game
         press new_game.variant.oware
         press new_game.south.person
         press new_game.north.person
         press new_game.start
         wait 5
         {script}
         exit"
    ))
}

fn screen(app: &App) -> Screen {
    *app.world().resource::<State<Screen>>().get()
}

fn has_met_relays(app: &App) -> bool {
    let learning = &app.world().resource::<Settings>().learning;
    learning.met_kinds().contains(&RuleKind::Relay)
}

#[test]
fn a_lesson_is_offered_before_a_game_with_unfamiliar_rules() {
    let app = offer_oware("");
    assert_eq!(menu(&app), Menu::FirstLesson);
    assert!(!has_met_relays(&app) && !app.world().has_part::<CurrentMatch>());
}

#[test]
fn a_declined_lesson_is_not_offered_again() {
    let app = offer_oware("press first_lesson.play\nsettle");
    assert_eq!((screen(&app), menu(&app)), (Screen::Playing, Menu::Closed));
    assert!(has_met_relays(&app));
    // Further games offer lessons on the kinds of rules that are still unfamiliar.
    let leave = "settle\nkey escape\nwait 3\npress pause.leave\nwait 3\n\
        press main.new_game\nwait 5\npress new_game.start\nwait 5";
    let declined = format!("press first_lesson.play\n{leave}\n");
    assert_eq!(menu(&offer_oware(&declined)), Menu::FirstLesson);
    // One for each kind: relays, captures in both rows, captures during sowing, passing.
    assert_eq!(menu(&offer_oware(&declined.repeat(4))), Menu::Closed);
    let app = offer_oware(&format!("press first_lesson.never\n{leave}"));
    assert!(!app.world().resource::<Settings>().learning.offers);
    assert_eq!((screen(&app), menu(&app)), (Screen::Playing, Menu::Closed));
}

#[test]
fn an_offered_lesson_leads_to_the_game() {
    let app = offer_oware("press first_lesson.take\nwait 5");
    assert_eq!((screen(&app), menu(&app)), (Screen::Lesson, Menu::Closed));
    let lesson = app.world().part::<CurrentLesson>();
    assert!(lesson.tour().lesson().teaches.contains(&RuleKind::Relay));
    let app = offer_oware("press first_lesson.take\nwait 5\npress lesson.leave\nsettle");
    assert_eq!((screen(&app), menu(&app)), (Screen::Playing, Menu::Closed));
    assert!(!app.world().has_part::<CurrentLesson>());
    let current = app.world().part::<CurrentMatch>();
    assert_eq!(current.variant(), "oware");
    let shown = app.world().part::<Playback>().shown().copied();
    assert_eq!(shown, Some(BoardSnapshot::of(current.position())));
}
