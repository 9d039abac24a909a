//! What is asked to be heard, and of whom is spoken: the ear and the comments follow what is told.

use std::sync::Arc;

use awale::game::accessibility::transcript::Transcript;
use awale::game::audio::{PlaySound, Sound};
use awale::game::board::Pan;
use awale::game::lesson::{CurrentLesson, Feedback, LessonCommand};
use awale::game::phase::Phase;
use awale::game::session::{CurrentMatch, GameCommand};
use awale::lessons;
use awale::rules::{Hole, Vessel};
use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;

use super::helps::two_people;
use super::journey::{begun, run};

/// No wait in these tests takes more frames.
const PATIENCE: usize = 2000;

/// Lets frames pass until `is_reached`, and returns every sound that was asked for in them.
fn listen(app: &mut App, is_reached: impl Fn(&App) -> bool) -> Vec<PlaySound> {
    let mut cursor: MessageCursor<PlaySound> = app
        .world()
        .resource::<Messages<PlaySound>>()
        .get_cursor_current();
    let mut heard = Vec::new();
    for _ in 0..PATIENCE {
        app.update();
        let sounds = app.world().resource::<Messages<PlaySound>>();
        heard.extend(cursor.read(sounds).copied());
        if is_reached(app) {
            return heard;
        }
    }
    panic!("it does not come");
}

fn refusals(heard: &[PlaySound]) -> Vec<f32> {
    let refused = heard
        .iter()
        .filter(|heard| heard.sound == Sound::MenuRefused);
    refused.map(|heard| heard.pan).collect()
}

/// Where the sounds of a hole come from.
fn pan(app: &mut App, hole: Hole) -> f32 {
    let world = app.world_mut();
    let mut boards = world.query::<&awale::game::board::Board>();
    let vessel = boards.single(world).unwrap().entity(Vessel::Hole(hole));
    world
        .get::<Pan>(vessel.unwrap())
        .unwrap()
        .stereo_position(0)
}

#[test]
fn a_hole_that_is_refused_is_heard_where_it_lies() {
    let mut app = two_people("awale", "");
    let hole = Hole::new(7);
    app.world_mut().write_message(GameCommand::Play(hole));
    let heard = listen(&mut app, |_| true);
    assert_eq!(refusals(&heard), [pan(&mut app, hole)]);
}

#[test]
fn a_hole_that_is_refused_in_a_lesson_is_heard_too() {
    let mut app = run("wait 2\nexit");
    let lesson = lessons::library::load("first-steps").unwrap().unwrap();
    app.world_mut()
        .write_message(LessonCommand::Begin(Arc::new(lesson)));
    let asks = |app: &App| {
        let lesson = app.world().get_resource::<CurrentLesson>();
        lesson.is_some_and(|lesson| lesson.tour().asks())
    };
    listen(&mut app, asks);
    let theirs = Hole::new(7);
    app.world_mut().write_message(LessonCommand::Answer(theirs));
    let heard = listen(&mut app, |_| true);
    let said = app.world().resource::<CurrentLesson>().feedback();
    assert!(matches!(said, Feedback::Refused(hole, _) if hole == theirs));
    assert_eq!(refusals(&heard), [pan(&mut app, theirs)]);
}

#[test]
fn a_move_is_heard_from_its_holes_seed_by_seed() {
    let mut app = two_people("awale", "");
    app.world_mut()
        .write_message(GameCommand::Play(Hole::new(2)));
    app.update();
    let is_over = |app: &App| matches!(app.world().resource::<Phase>(), Phase::Person(_));
    let mut heard = listen(&mut app, is_over);
    heard.retain(|sound| sound.sound != Sound::MenuClick);
    let drops: Vec<f32> = heard
        .iter()
        .filter(|heard| heard.sound == Sound::DropOnSeeds)
        .map(|heard| heard.pan)
        .collect();
    let sown = (3..7).map(|hole| pan(&mut app, Hole::new(hole)));
    assert_eq!(drops, sown.collect::<Vec<_>>());
    let last = heard.iter().filter(|heard| heard.sound == Sound::LastSeed);
    assert_eq!(last.count(), 1);
}

#[test]
fn moves_replayed_together_are_each_commented_for_their_own_player() {
    let mut app = run("press main.new_game
         press new_game.variant.awale
         press new_game.south.person
         press new_game.north.computer
         press new_game.north.computer.beginner
         press new_game.begins.south
         press new_game.start
         settle
         play C
         settle
         exit");
    let lines = |app: &App| -> Vec<String> {
        let transcript = app.world().resource::<Transcript>();
        transcript.lines().map(str::to_owned).collect()
    };
    let told = lines(&app);
    let moves = told
        .iter()
        .skip_while(|line| line.starts_with("=="))
        .cloned();
    let moves: Vec<String> = moves.collect();
    let plies = |app: &App| {
        let current = app.world().resource::<CurrentMatch>();
        current.game().moves().len()
    };
    assert!(plies(&app) == 2 && moves.len() >= 2, "{told:?}");
    app.world_mut().write_message(GameCommand::TakeBack);
    listen(&mut app, |app| plies(app) == 0);
    app.world_mut().write_message(GameCommand::PlayAgain);
    let is_over =
        |app: &App| plies(app) == 2 && matches!(app.world().resource::<Phase>(), Phase::Person(_));
    listen(&mut app, is_over);
    let again = lines(&app).split_off(told.len());
    assert_eq!(again, moves);
}

/// Every sound that is asked for while a script is carried out.
fn heard_in(script: &str) -> Vec<Sound> {
    let mut app = begun(script);
    app.finish();
    app.cleanup();
    let mut heard = Vec::new();
    listen(&mut app, |app| app.should_exit().is_some())
        .iter()
        .for_each(|asked| heard.push(asked.sound));
    heard
}

#[test]
fn menus_are_heard_when_they_open_and_close_and_buttons_when_they_are_reached() {
    let of = |heard: &[Sound], sound: Sound| heard.iter().filter(|&&one| one == sound).count();
    let resting = heard_in("point 4 350\nwait 5\nexit");
    let heard = heard_in("point 4 350\nwait 5\nkey tab\nwait 20\nexit");
    let reached = of(&heard, Sound::MenuHover) - of(&resting, Sound::MenuHover);
    assert_eq!(reached, 1, "once for a button, however long: {heard:?}");
    let heard = heard_in("press main.settings\nwait 4\nkey escape\nwait 4\nexit");
    let menus: Vec<Sound> = heard
        .iter()
        .copied()
        .filter(|sound| matches!(sound, Sound::MenuOpen | Sound::MenuClose))
        .collect();
    assert_eq!(menus, [Sound::MenuOpen, Sound::MenuClose]);
    assert_eq!(of(&heard, Sound::MenuClick), 1);
}
