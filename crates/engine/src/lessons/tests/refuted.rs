//! Tests that refutations of wrong answers are true and playable.

use std::sync::OnceLock;

use super::*;
use crate::fixtures::{is_long, play, slice};
use crate::lessons::{Fault, Refutation};
use crate::text::refutation::refuted;
use crate::text::{Language, Messages};
use awale_rules::{Game, Hole, Move, Moves, Side};

/// The number of wrong answers in the short form.
const SLICE: usize = 120;

/// A wrong answer with its refutation.
struct WrongAnswer {
    label: String,
    tour: Tour,
    mv: Move,
    refutation: Option<Refutation>,
}

/// Returns legal wrong answers of every lesson, refuted once for all tests.
fn wrong_answers() -> &'static [WrongAnswer] {
    static ANSWERS: OnceLock<Vec<WrongAnswer>> = OnceLock::new();
    ANSWERS.get_or_init(|| {
        let mut answers = Vec::new();
        for (name, lesson) in lessons() {
            for (number, step) in lesson.steps.iter().enumerate() {
                let Some(task) = &step.task else { continue };
                let tour = at_question(name, number);
                let legal = tour.game().position().legal_moves(&lesson.rules);
                for mv in legal.iter().filter(|mv| !task.right.contains(*mv)) {
                    let letter = lesson.rules.geometry().name_of(mv);
                    let label = format!("{name}, step {number}, {letter}");
                    answers.push((label, tour.clone(), mv));
                }
            }
        }
        let refute = |(label, tour, mv): (String, Tour, Move)| WrongAnswer {
            refutation: tour.refutation(mv),
            label,
            tour,
            mv,
        };
        slice(answers, SLICE).into_iter().map(refute).collect()
    })
}

/// Returns the player's largest capture.
fn largest_capture(game: &Game) -> u16 {
    let moves = game.position().legal_moves(game.rules());
    let captures = moves.iter().map(|mv| play(&mut game.clone(), mv)[0]);
    captures.max().unwrap_or(0)
}

/// Returns true if it is South's turn again after the answer.
fn keeps_turn(tour: &Tour, mv: Move) -> bool {
    let mut game = tour.game().clone();
    play(&mut game, mv);
    game.outcome().is_none() && game.position().to_move() == Side::South
}

#[test]
fn every_refutation_is_true() {
    let mut fault_counts = [0; 5];
    let mut unexplained = Vec::new();
    for answer in wrong_answers() {
        let (label, tour, mv) = (&answer.label, &answer.tour, answer.mv);
        let Some(Refutation { moves, fault }) = &answer.refutation else {
            // A move that keeps the turn has no reply to show; the task's help explains it.
            if !keeps_turn(tour, mv) {
                unexplained.push(label);
            }
            continue;
        };
        assert_eq!(moves[0], mv, "{label}");
        let right = tour.step().task.as_ref().unwrap().right;
        let mut game = tour.game().clone();
        let [gained, _] = play(&mut game, mv);
        let lost = moves.get(1).map_or(0, |reply| {
            assert_eq!(game.position().to_move(), Side::North, "{label}");
            play(&mut game, *reply)[1]
        });
        let best = |value: &dyn Fn(&mut Game, Move) -> u16| {
            let values = right.iter().map(|mv| value(&mut tour.game().clone(), mv));
            values.max().unwrap()
        };
        let kind_index = match *fault {
            Fault::Ends(outcome) => {
                assert_eq!(Some(outcome), game.outcome(), "{label}");
                0
            }
            Fault::Loses { reply, seeds } => {
                assert_eq!((moves[1], seeds), (reply, lost), "{label}");
                assert!(seeds > 0, "{label}");
                1
            }
            Fault::Misses { seeds, possible } => {
                assert_eq!(seeds, gained, "{label}");
                let best_capture = best(&|game, mv| play(game, mv)[0]);
                assert!(gained < possible && possible <= best_capture, "{label}");
                2
            }
            Fault::Spoils {
                reply,
                seeds,
                possible,
            } => {
                assert_eq!(
                    (moves[1], seeds),
                    (reply, largest_capture(&game)),
                    "{label}"
                );
                assert!(seeds < possible, "{label}");
                3
            }
            Fault::Costs { reply, seeds } => {
                assert_eq!(moves[1], reply, "{label}");
                assert!(seeds > 0, "{label}");
                4
            }
        };
        fault_counts[kind_index] += 1;
    }
    // The first lesson and those on other rules don't ask for the best move.
    let has_rule_questions = |name: &str| {
        name == library::FIRST || lesson(name).chapter == crate::lessons::Chapter::World
    };
    unexplained.retain(|label| !has_rule_questions(label.split(',').next().unwrap_or_default()));
    assert!(unexplained.is_empty(), "{unexplained:?}");
    // Every kind of fault occurs in the long form, so each is tested.
    assert!(
        !is_long() || fault_counts.iter().all(|&count| count > 0),
        "{fault_counts:?}"
    );
}

#[test]
fn every_refutation_has_text_in_every_language() {
    for language in Language::all() {
        let messages = Messages::new(language);
        for answer in wrong_answers() {
            let Some(refutation) = &answer.refutation else {
                continue;
            };
            let label = &answer.label;
            let geometry = answer.tour.game().rules().geometry();
            let sentence = refuted(&messages, geometry, refutation);
            assert!(!sentence.contains(['{', '}']), "{label}: {sentence}");
            assert!(!sentence.starts_with("lesson-"), "{label}: {sentence}");
            if let Some(reply) = refutation.moves.get(1) {
                assert!(
                    sentence.contains(&geometry.name_of(*reply).to_string()),
                    "{label}: {sentence}"
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
    assert_eq!(
        sentence,
        "That would end the game. Final score: you 24, North 24."
    );
    assert_eq!(refutation.moves, [Hole::new(0)]);
}

#[test]
fn right_illegal_and_late_answers_have_no_refutation() {
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
