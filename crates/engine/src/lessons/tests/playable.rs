//! Tests that every lesson can be played from its first step to its last.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::*;
use crate::lessons::{Answer, Chapter};
use crate::text::{Language, Messages};
use awale_rules::{Game, Hole, Move, Position, Side};

#[test]
fn every_lesson_file_is_in_the_library() {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("assets/lessons");
    let files: BTreeSet<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    let names = library::names().map(|name| format!("{name}.ron")).collect();
    assert_eq!(files, names);
    assert_eq!(library::names().next(), Some(library::FIRST));
    let chapters: Vec<Chapter> = lessons().map(|(_, lesson)| lesson.chapter).collect();
    assert!(chapters.is_sorted_by_key(|chapter| *chapter as u8));
}

#[test]
fn every_position_fits_its_game() {
    for (name, lesson) in lessons() {
        let start = Position::start(&lesson.rules, Side::South, &mut ());
        for placed in lesson.steps.iter().filter_map(|step| step.position) {
            let position = Position::set_up(&lesson.rules, &placed, &mut ());
            assert_eq!(position.end(), None, "{name}: {position}");
            let (seeds, max_seeds) = (position.total_seeds(), start.total_seeds());
            // Without stores, all seeds stay on the board, so simple positions have fewer.
            let fits = if position.geometry().has_stores() {
                seeds == max_seeds
            } else {
                seeds <= max_seeds
            };
            assert!(fits, "{name}: {position}");
        }
    }
}

#[test]
fn every_sequence_of_right_answers_completes_the_lesson() {
    for (name, lesson) in lessons() {
        let mut tours = vec![Tour::new(Arc::clone(&lesson)).unwrap()];
        for number in 0..lesson.steps.len() {
            let mut next_tours = Vec::new();
            for mut tour in tours {
                assert_eq!(tour.step_number(), number);
                while tour.next_move().is_some() {
                    assert!(!tour.is_step_done());
                    assert!(tour.play_next(&mut ()), "{name}, step {number}");
                }
                next_tours.extend(right_answers(name, &tour));
            }
            tours = next_tours;
            for tour in &mut tours {
                assert!(tour.is_step_done(), "{name}, step {number}");
                assert_eq!(tour.advance(), number + 1 < lesson.steps.len());
            }
        }
    }
}

/// Returns a tour after each right answer, or the unchanged tour if there is no question.
fn right_answers(name: &str, tour: &Tour) -> Vec<Tour> {
    let Some(task) = &tour.step().task else {
        return vec![tour.clone()];
    };
    let position = tour.game().position();
    assert_eq!(
        position.to_move(),
        Side::South,
        "{name}: the learner's turn"
    );
    assert!(!task.right.is_empty(), "{name}");
    let mut answered = Vec::new();
    let geometry = tour.game().rules().geometry();
    let reversed = geometry
        .all()
        .filter(|_| geometry.chooses_direction())
        .map(Move::reversed);
    for hole in geometry.all().map(Move::from).chain(reversed) {
        let mut chosen = tour.clone();
        let refusal = position.refusal(tour.game().rules(), hole);
        let answer = chosen.answer(hole, &mut ());
        match (task.right.contains(hole), refusal) {
            (true, None) => {
                assert_eq!(answer, Answer::Right, "{name}");
                assert_eq!(chosen.answer(hole, &mut ()), Answer::NoQuestion);
                answered.push(chosen);
            }
            (true, Some(refusal)) => panic!("{name}: {hole:?} is refused: {refusal:?}"),
            (false, None) => assert_eq!(answer, Answer::Wrong, "{name}"),
            (false, Some(refusal)) => assert_eq!(answer, Answer::Refused(refusal), "{name}"),
        }
    }
    assert_eq!(answered.len(), task.right.iter().count());
    answered
}

#[test]
fn every_lesson_can_be_demonstrated() {
    for (name, lesson) in lessons() {
        let demonstrations = crate::lessons::demonstrations(&lesson);
        let scenes: Vec<_> = demonstrations
            .iter()
            .flat_map(|demonstration| &demonstration.scenes)
            .collect();
        let captions: Vec<&String> = scenes.iter().map(|scene| &scene.text).collect();
        let texts: Vec<&String> = lesson.steps.iter().map(|step| &step.text).collect();
        assert_eq!(captions, texts, "{name}");
        for demonstration in demonstrations {
            let rules = Arc::clone(&lesson.rules);
            let mut game = Game::set_up(rules, &demonstration.start, &mut ());
            for mv in demonstration.scenes.iter().flat_map(|scene| &scene.moves) {
                assert!(game.play(*mv, &mut ()).is_ok(), "{name}");
            }
        }
    }
}

#[test]
fn answers_are_ignored_before_the_scripted_moves_are_played() {
    let mut tour = tour("attack", 1);
    assert!(!tour.awaits_answer());
    assert_eq!(tour.answer(Hole::new(3), &mut ()), Answer::NoQuestion);
    assert!(tour.play_next(&mut ()));
    assert!(tour.awaits_answer());
}

#[test]
fn texts_are_short() {
    for language in Language::all() {
        let messages = Messages::new(language);
        for (_, lesson) in lessons() {
            for step in &lesson.steps {
                let task = step.task.iter();
                let keys = task.flat_map(|task| [&task.praise, &task.help]);
                for key in keys.chain([&step.text]) {
                    let length = messages.get(key).chars().count();
                    assert!(
                        length <= 270,
                        "{key} in {language:?} has {length} characters"
                    );
                }
            }
        }
    }
}
