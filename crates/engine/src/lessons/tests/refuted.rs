//! Refutations of wrong answers are true and playable.

use super::*;
use crate::fixtures::play;
use crate::lessons::{Fault, Refutation};
use crate::text::refutation::refuted;
use crate::text::{Language, Messages};
use awale_rules::{Game, Hole, Move, Moves, Side};

/// Returns every legal wrong answer of every lesson with its refutation.
fn wrong_answers() -> Vec<(String, Tour, Move, Option<Refutation>)> {
    let mut found = Vec::new();
    for (name, lesson) in lessons() {
        for (number, step) in lesson.steps.iter().enumerate() {
            let Some(task) = &step.task else { continue };
            let tour = at_question(name, number);
            let legal = tour.game().position().legal_moves(&lesson.rules);
            for mv in legal.iter().filter(|mv| !task.right.contains(*mv)) {
                let letter = lesson.rules.geometry().name_of(mv);
                let place = format!("{name}, step {number}, {letter}");
                found.push((place, tour.clone(), mv, tour.refutation(mv)));
            }
        }
    }
    found
}

fn greatest(game: &Game) -> u16 {
    let moves = game.position().legal_moves(game.rules());
    let captures = moves.iter().map(|mv| play(&mut game.clone(), mv)[0]);
    captures.max().unwrap_or(0)
}

/// Returns whether it is South's turn again after an answer.
fn keeps_turn(tour: &Tour, mv: Move) -> bool {
    let mut game = tour.game().clone();
    play(&mut game, mv);
    game.outcome().is_none() && game.position().to_move() == Side::South
}

#[test]
fn every_refutation_is_true() {
    let mut faults = [0; 5];
    let mut unexplained = Vec::new();
    for (place, tour, mv, refutation) in wrong_answers() {
        let Some(Refutation { moves, fault }) = refutation else {
            // A move that keeps the turn has no reply to show: the help explains it.
            if !keeps_turn(&tour, mv) {
                unexplained.push(place);
            }
            continue;
        };
        assert_eq!(moves[0], mv, "{place}");
        let right = tour.step().task.as_ref().unwrap().right;
        let mut game = tour.game().clone();
        let [gained, _] = play(&mut game, mv);
        let lost = moves.get(1).map_or(0, |reply| {
            assert_eq!(game.position().to_move(), Side::North, "{place}");
            play(&mut game, *reply)[1]
        });
        let best = |worth: &dyn Fn(&mut Game, Move) -> u16| {
            let values = right.iter().map(|mv| worth(&mut tour.game().clone(), mv));
            values.max().unwrap()
        };
        let number = match fault {
            Fault::Ends(outcome) => {
                assert_eq!(Some(outcome), game.outcome(), "{place}");
                0
            }
            Fault::Loses { reply, seeds } => {
                assert_eq!((moves[1], seeds), (reply, lost), "{place}");
                assert!(seeds > 0, "{place}");
                1
            }
            Fault::Misses { seeds, possible } => {
                assert_eq!(seeds, gained, "{place}");
                let best_capture = best(&|game, mv| play(game, mv)[0]);
                assert!(gained < possible && possible <= best_capture, "{place}");
                2
            }
            Fault::Spoils {
                reply,
                seeds,
                possible,
            } => {
                assert_eq!((moves[1], seeds), (reply, greatest(&game)), "{place}");
                assert!(seeds < possible, "{place}");
                3
            }
            Fault::Costs { reply, seeds } => {
                assert_eq!(moves[1], reply, "{place}");
                assert!(seeds > 0, "{place}");
                4
            }
        };
        faults[number] += 1;
    }
    // All five kinds occur, so each is tested.
    // The first lesson and those on other rules don't ask for good moves.
    let has_rule_questions = |name: &str| {
        name == library::FIRST || lesson(name).chapter == crate::lessons::Chapter::World
    };
    unexplained.retain(|place| !has_rule_questions(place.split(',').next().unwrap_or_default()));
    assert!(unexplained.is_empty(), "{unexplained:?}");
    assert!(faults.iter().all(|&times| times > 0), "{faults:?}");
}

#[test]
fn every_language_words_every_refutation() {
    let answers = wrong_answers();
    for language in Language::all() {
        let messages = Messages::new(language);
        for (place, tour, _, refutation) in &answers {
            let Some(refutation) = refutation else {
                continue;
            };
            let geometry = tour.game().rules().geometry();
            let sentence = refuted(&messages, geometry, refutation);
            assert!(!sentence.contains(['{', '}']), "{place}: {sentence}");
            assert!(!sentence.starts_with("lesson-"), "{place}: {sentence}");
            if let Some(reply) = refutation.moves.get(1) {
                assert!(
                    sentence.contains(&geometry.name_of(*reply).to_string()),
                    "{place}: {sentence}"
                );
            }
        }
    }
}

#[test]
fn a_penalty_is_explained_as_the_end_of_the_game() {
    let tour = at_question("penalty", 0);
    let refutation = tour.refutation(Hole::new(0)).unwrap();
    let sentence = refuted(
        &Messages::new(Language::default()),
        tour.game().rules().geometry(),
        &refutation,
    );
    assert_eq!(sentence, "That would end the game, 24 to 24.");
    assert_eq!(refutation.moves, [Hole::new(0)]);
}

#[test]
fn right_illegal_and_unexpected_answers_have_no_refutation() {
    let tour = at_question("seed-left", 1);
    assert_eq!(tour.refutation(Hole::new(0)), None, "right");
    assert_eq!(tour.refutation(Hole::new(3)), None, "refused");
    assert!(tour.refutation(Hole::new(4)).is_some());
    let mut solved = tour;
    solved.answer(Hole::new(0), &mut ());
    assert_eq!(
        solved.refutation(Hole::new(4)),
        None,
        "the question is answered"
    );
    let game = at_question("seed-left", 1).game().clone();
    let none = crate::lessons::refutation(&game, Hole::new(4), Moves::EMPTY);
    assert_eq!(none, None, "nothing is better");
}
