//! Tests the requested sounds, and the comments on replayed moves.

use std::sync::Arc;

use awale::accessibility::transcript::Transcript;
use awale::audio::{PlaySound, Sound};
use awale::board::Pan;
use awale::lesson::{CurrentLesson, Feedback, LessonCommand};
use awale::phase::Phase;
use awale::session::{CurrentMatch, GameCommand};
use awale_engine::lessons;
use awale_rules::{Hole, Vessel};
use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;

use super::assistance::two_people;
use super::journey::{launch, run};
use super::table::Parts;

/// Maximum number of frames of a wait.
const MAX_FRAMES: usize = 2000;

/// Updates until `is_reached`, and returns the sounds requested in the meantime.
fn sounds_until(app: &mut App, is_reached: impl Fn(&App) -> bool) -> Vec<PlaySound> {
    let mut cursor: MessageCursor<PlaySound> = app
        .world()
        .resource::<Messages<PlaySound>>()
        .get_cursor_current();
    let mut sounds = Vec::new();
    for _ in 0..MAX_FRAMES {
        app.update();
        let messages = app.world().resource::<Messages<PlaySound>>();
        sounds.extend(cursor.read(messages).copied());
        if is_reached(app) {
            return sounds;
        }
    }
    panic!("the state is never reached");
}

fn refusals(sounds: &[PlaySound]) -> Vec<f32> {
    let refused = sounds
        .iter()
        .filter(|sound| sound.sound == Sound::MenuRefused);
    refused.map(|sound| sound.pan).collect()
}

/// Returns the stereo position of a hole's sounds.
fn pan(app: &mut App, hole: Hole) -> f32 {
    let world = app.world_mut();
    let mut boards = world.query::<&awale::board::Board>();
    let vessel = boards.single(world).unwrap().entity(Vessel::Hole(hole));
    world
        .get::<Pan>(vessel.unwrap())
        .unwrap()
        .stereo_position(0)
}

#[test]
fn a_refused_hole_sounds_from_its_position() {
    let mut app = two_people("awale", "");
    let hole = Hole::new(7);
    app.world_mut()
        .write_message(GameCommand::Play(hole.into()));
    let sounds = sounds_until(&mut app, |_| true);
    assert_eq!(refusals(&sounds), [pan(&mut app, hole)]);
}

#[test]
fn a_hole_refused_in_a_lesson_sounds_too() {
    let mut app = run("wait 2\nexit");
    let lesson = lessons::library::load("first-steps").unwrap().unwrap();
    app.world_mut()
        .write_message(LessonCommand::Begin(Arc::new(lesson)));
    let awaits_answer = |app: &App| {
        let lesson = app.world().get_part::<CurrentLesson>();
        lesson.is_some_and(|lesson| lesson.tour().awaits_answer())
    };
    sounds_until(&mut app, awaits_answer);
    let opponents_hole = Hole::new(7);
    app.world_mut()
        .write_message(LessonCommand::Answer(opponents_hole.into()));
    let sounds = sounds_until(&mut app, |_| true);
    let feedback = app.world().part::<CurrentLesson>().feedback();
    assert!(matches!(feedback, Feedback::Refused(hole, _) if hole == opponents_hole));
    assert_eq!(refusals(&sounds), [pan(&mut app, opponents_hole)]);
}

#[test]
fn a_move_sounds_seed_by_seed_from_its_holes() {
    let mut app = two_people("awale", "");
    app.world_mut()
        .write_message(GameCommand::Play(Hole::new(2).into()));
    app.update();
    let is_over = |app: &App| matches!(app.world().resource::<Phase>(), Phase::Person(_));
    let mut sounds = sounds_until(&mut app, is_over);
    sounds.retain(|sound| sound.sound != Sound::MenuClick);
    let drops: Vec<f32> = sounds
        .iter()
        .filter(|sound| sound.sound == Sound::DropOnSeeds)
        .map(|sound| sound.pan)
        .collect();
    let sown = (3..7).map(|hole| pan(&mut app, Hole::new(hole)));
    assert_eq!(drops, sown.collect::<Vec<_>>());
    let last = sounds.iter().filter(|sound| sound.sound == Sound::LastSeed);
    assert_eq!(last.count(), 1);
}

#[test]
fn a_last_seed_in_the_store_rings_and_another_move_chimes() {
    let mut app = two_people("kalah", "");
    app.world_mut()
        .write_message(GameCommand::Play(Hole::new(2).into()));
    app.update();
    let is_over = |app: &App| matches!(app.world().resource::<Phase>(), Phase::Person(_));
    let sounds = sounds_until(&mut app, is_over);
    for sound in [Sound::DropInStore, Sound::MoveAgain] {
        let played = sounds.iter().filter(|played| played.sound == sound);
        assert_eq!(played.count(), 1, "{sound:?}");
    }
}

#[test]
fn moves_replayed_together_name_their_own_players_in_comments() {
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
    let comments = lines(&app);
    let moves = comments
        .iter()
        .skip_while(|line| line.starts_with("=="))
        .cloned();
    let moves: Vec<String> = moves.collect();
    let plies = |app: &App| {
        let current = app.world().part::<CurrentMatch>();
        current.game().moves().len()
    };
    assert!(plies(&app) == 2 && moves.len() >= 2, "{comments:?}");
    app.world_mut().write_message(GameCommand::Undo);
    sounds_until(&mut app, |app| plies(app) == 0);
    app.world_mut().write_message(GameCommand::Redo);
    let is_over =
        |app: &App| plies(app) == 2 && matches!(app.world().resource::<Phase>(), Phase::Person(_));
    sounds_until(&mut app, is_over);
    let replayed = lines(&app).split_off(comments.len());
    assert_eq!(replayed, moves);
}

/// Runs a script, and returns the sounds requested.
fn sounds_of(script: &str) -> Vec<Sound> {
    let mut app = launch(script);
    app.finish();
    app.cleanup();
    let mut sounds = Vec::new();
    sounds_until(&mut app, |app| app.should_exit().is_some())
        .iter()
        .for_each(|request| sounds.push(request.sound));
    sounds
}

#[test]
fn menus_sound_when_they_open_and_close_and_buttons_when_they_are_reached() {
    let count_of =
        |sounds: &[Sound], sound: Sound| sounds.iter().filter(|&&played| played == sound).count();
    let resting = sounds_of("point 4 350\nwait 5\nexit");
    let sounds = sounds_of("point 4 350\nwait 5\nkey tab\nwait 20\nexit");
    let reached = count_of(&sounds, Sound::MenuHover) - count_of(&resting, Sound::MenuHover);
    assert_eq!(reached, 1, "once per button, however long: {sounds:?}");
    let sounds = sounds_of("press main.settings\nwait 4\nkey escape\nwait 4\nexit");
    let menus: Vec<Sound> = sounds
        .iter()
        .copied()
        .filter(|sound| matches!(sound, Sound::MenuOpen | Sound::MenuClose))
        .collect();
    assert_eq!(menus, [Sound::MenuOpen, Sound::MenuClose]);
    assert_eq!(count_of(&sounds, Sound::MenuClick), 1);
}
