//! Tests the claims of the lessons on playing Kalah, Congklak, Mangala and Ô ăn quan well.

use super::facts::*;
use super::strategy::seeds;
use super::world::{
    assert_right_is_best, events_of, is_extra_move, moves_with, right_moves, sown_letters,
};
use super::{at_question, lessons, tour};
use crate::lessons::{Chapter, Tour};
use awale_rules::spec::Stuck;
use awale_rules::{EndReason, Game, GameEvent, Position, RuleSet, Side};

/// The minimum margin of a right move ended_game the best wrong one, in seeds.
const MIN_MARGIN: i32 = 3;

/// Returns the game after `moves`, played from the question of a step.
fn game_after(name: &str, step: usize, moves: &[&str]) -> Game {
    let mut game = at_question(name, step).game().clone();
    for mv in moves {
        let mv = game.rules().geometry().parse_move(mv).unwrap();
        game.play(mv, &mut ()).unwrap();
    }
    game
}

/// Returns the seeds in South's and North's stores.
fn stores(position: &Position) -> [u16; 2] {
    [Side::South, Side::North].map(|side| position.loft(side))
}

/// Returns the seeds in the row of `side`.
fn seeds_in_row(rules: &RuleSet, position: &Position, side: Side) -> u16 {
    let geometry = rules.geometry();
    let holes = geometry.all().filter(|hole| geometry.owner(*hole) == side);
    holes.map(|hole| position.seeds_in(hole)).sum()
}

/// Returns the position of a question with North to move.
fn with_north_to_move(tour: &Tour) -> Position {
    with_to_move(tour.game().rules(), tour.game().position(), Side::North)
}

/// Asserts that every wrong answer lets North's `hole` take `prey`, and that the right one doesn't.
fn assert_prey(name: &str, step: usize, hole: char, prey: char) {
    let (rules, position, right) = question_at(name, step);
    let takes = |position: &Position| {
        let taken = captures_of(&rules, position, hole);
        taken.iter().any(|(taken, _)| *taken == prey)
    };
    assert!(
        takes(&with_north_to_move(&at_question(name, step))),
        "{name}"
    );
    for letter in legal_letters(&rules, &position).chars() {
        let after = position_after(&rules, &position, letter);
        assert_eq!(takes(&after), !right.contains(letter), "{name}, {letter}");
    }
}

#[test]
fn each_well_known_game_has_its_lessons() {
    for (variant, min_lessons) in [
        ("kalah", 4),
        ("congklak", 4),
        ("mangala", 3),
        ("o-an-quan", 2),
    ] {
        let of_variant: Vec<_> = lessons()
            .filter(|(_, lesson)| lesson.chapter == Chapter::PlayingWorld)
            .filter(|(_, lesson)| lesson.variant == variant)
            .collect();
        assert!(
            of_variant.len() >= min_lessons,
            "{variant}: {}",
            of_variant.len()
        );
        for (name, lesson) in of_variant {
            assert!(
                lesson.steps.iter().any(|step| step.task.is_some()),
                "{name}"
            );
            assert!(lesson.teaches.is_empty(), "{name} isn't on a rule");
        }
    }
}

#[test]
fn every_right_answer_is_the_best_move() {
    for (name, lesson) in lessons() {
        if lesson.chapter != Chapter::PlayingWorld {
            continue;
        }
        let depth = match lesson.variant.as_str() {
            "congklak" => 4,
            "o-an-quan" => 5,
            _ => 8,
        };
        for (number, step) in lesson.steps.iter().enumerate() {
            if step.task.is_none() {
                continue;
            }
            // Only a few seeds are left at the end of a round.
            let margin = if name == "congklak-last-turn" {
                2
            } else {
                MIN_MARGIN
            };
            assert_right_is_best(&at_question(name, number), depth, margin);
        }
    }
}

#[test]
fn a_chain_in_kalah_begins_with_the_nearest_hole() {
    let opening = tour("kalah-chain", 0);
    let (kalah, start) = (opening.game().rules(), *opening.game().position());
    assert_eq!(sown_letters(kalah, &events_of(kalah, &start, "C")), "DEF*");
    let lines = search_report(&start, kalah, 9).lines;
    let best = kalah.geometry().name_of(lines[0].first_move().unwrap());
    assert_eq!(best.to_string(), "C");
    let question = at_question("kalah-chain", 1);
    assert_eq!(moves_with(&question, is_extra_move), ["D", "E", "F"]);
    for first in ["D", "E"] {
        let spoiled = game_after("kalah-chain", 1, &[first]);
        assert_eq!(seeds(kalah, spoiled.position(), "F"), [2], "{first}");
        assert!(
            !events_of(kalah, spoiled.position(), "F")
                .iter()
                .any(is_extra_move)
        );
    }
    assert_eq!(
        moves_with(&at_question("kalah-chain", 2), is_extra_move),
        ["D", "E"]
    );
    assert_eq!(
        moves_with(&at_question("kalah-chain", 3), is_extra_move),
        ["D", "F"]
    );
    let last_question = at_question("kalah-chain", 5);
    assert_eq!(last_question.game().position().extra_moves(), 5);
    assert_eq!(
        capturing_letters(kalah, last_question.game().position()),
        "E"
    );
    assert_eq!(
        captures_of(kalah, last_question.game().position(), 'E'),
        [('F', 1), ('a', 5)]
    );
    assert_eq!(stores(question.game().position())[0], 13);
    assert_eq!(
        stores(game_after("kalah-chain", 5, &["E"]).position())[0],
        24
    );
}

#[test]
fn a_hole_is_emptied_before_it_captures() {
    let (kalah, position, _) = question_at("kalah-empty-hole", 0);
    assert_eq!(seeds(&kalah, &position, "ADc"), [3, 3, 8]);
    assert_eq!(last_hole_sown(&kalah, &position, 'A'), 'D');
    assert_eq!(capturing_letters(&kalah, &position), "");
    assert!(events_of(&kalah, &position, "D").iter().any(is_extra_move));
    let (_, ready, _) = question_at("kalah-empty-hole", 1);
    assert_eq!(seeds(&kalah, &ready, "ADc"), [3, 0, 8]);
    assert_eq!(captures_of(&kalah, &ready, 'A'), [('D', 1), ('c', 8)]);
}

#[test]
fn a_heap_feeds_the_opponent_and_is_prey() {
    for (name, heap, path) in [
        ("kalah-hoarding", "E", "F*abcdefA"),
        ("congklak-hoarding", "A", "BCDEFG*abcdefg"),
    ] {
        let (after_moves, shown_events) = scripted_events(name, 0);
        let rules = after_moves.game().rules();
        assert_eq!(sown_letters(rules, &shown_events), path, "{name}");
        let before = *tour(name, 0).game().position();
        let heap_seeds = seeds(rules, &before, heap);
        assert_eq!(usize::from(heap_seeds[0]), path.len(), "{name}");
        assert_eq!(after_moves.game().position().to_move(), Side::North);
    }
    assert_prey("kalah-hoarding", 2, 'c', 'C');
    let (kalah, position, _) = question_at("kalah-hoarding", 2);
    assert_eq!(seeds(&kalah, &position, "Ccd"), [9, 1, 0]);
    assert_eq!(
        sown_letters(&kalah, &events_of(&kalah, &position, "C")),
        "DEF*abcde"
    );
    let (_, position, _) = question_at("kalah-hoarding", 3);
    assert_eq!(seeds(&kalah, &position, "C"), [13]);
    assert_eq!(captures_of(&kalah, &position, 'C'), [('C', 1), ('d', 4)]);
    assert_prey("congklak-hoarding", 2, 'd', 'A');
    let (congklak, position, _) = question_at("congklak-hoarding", 2);
    assert_eq!(seeds(&congklak, &position, "Ag"), [8, 0]);
    assert_eq!(
        sown_letters(&congklak, &events_of(&congklak, &position, "A")),
        "BCDEFG*a"
    );
}

#[test]
fn seeds_at_home_count_in_kalah() {
    let (kalah, position, _) = question_at("kalah-last-turn", 0);
    assert_eq!(
        (
            seeds_in_row(&kalah, &position, Side::North),
            stores(&position)
        ),
        (3, [19, 19])
    );
    for letter in legal_letters(&kalah, &position).chars() {
        let seeds_given = seeds_in_row(
            &kalah,
            &position_after(&kalah, &position, letter),
            Side::North,
        ) - 3;
        assert_eq!(seeds_given == 0, letter == 'A', "{letter}");
    }
    let ended_game = game_after("kalah-last-turn", 0, &["A", "f"]);
    let outcome = ended_game.outcome().unwrap();
    assert_eq!(
        (outcome.reason, outcome.lofts),
        (EndReason::EmptyTerritory, [28, 20])
    );
    let (_, position, _) = question_at("kalah-last-turn", 3);
    assert_eq!(captures_of(&kalah, &position, 'D'), [('E', 1), ('b', 5)]);
    assert!(events_of(&kalah, &position, "F").iter().any(is_extra_move));
    let after_d = game_after("kalah-last-turn", 3, &["D"]);
    assert_eq!(
        (after_d.outcome(), stores(after_d.position())),
        (None, [20, 14])
    );
    let after_emptying = game_after("kalah-last-turn", 3, &["F"]);
    assert_eq!(legal_letters(&kalah, after_emptying.position()), "D");
    assert_eq!(
        seeds_in_row(&kalah, after_emptying.position(), Side::North),
        5 + 13
    );
    let after_emptying = game_after("kalah-last-turn", 3, &["F", "D"]);
    assert_eq!(after_emptying.outcome().unwrap().lofts, [21, 27]);
}

#[test]
fn a_relay_in_congklak_ends_in_the_store_or_in_an_empty_hole() {
    let opening = at_question("congklak-chain", 0);
    assert_eq!(moves_with(&opening, is_extra_move), ["A"]);
    let relay = at_question("congklak-chain", 1);
    let (congklak, position) = (relay.game().rules(), relay.game().position());
    assert_eq!(moves_with(&relay, is_extra_move), ["A"]);
    assert_eq!(
        sown_letters(congklak, &events_of(congklak, position, "A")),
        "BCDEFG*"
    );
    let after_a = game_after("congklak-chain", 1, &["A"]);
    for hole in ["D", "G"] {
        let played = events_of(congklak, after_a.position(), hole);
        assert!(played.iter().any(is_extra_move), "{hole}");
    }
    let after_chain = game_after("congklak-chain", 1, &["A", "G", "D", "G"]);
    assert_eq!(
        (
            after_chain.position().to_move(),
            after_chain.position().extra_moves()
        ),
        (Side::South, 4)
    );
    assert_eq!(stores(after_chain.position())[0] - stores(position)[0], 4);
    let (_, position, _) = question_at("congklak-empty-hole", 0);
    assert_eq!(seeds(congklak, &position, "BFb"), [4, 0, 8]);
    assert_eq!(captures_of(congklak, &position, 'B'), [('F', 1), ('b', 8)]);
}

#[test]
fn the_last_seed_of_a_round_decides_which_hole_is_burnt() {
    let (congklak, position, _) = question_at("congklak-last-turn", 0);
    assert_eq!(stores(&position), [47, 49]);
    assert_eq!(congklak.end().stuck, Stuck::Passes);
    let next_round = game_after("congklak-last-turn", 0, &["G", "F", "G"]);
    let next_round = next_round.position();
    assert_eq!((next_round.round(), next_round.to_move()), (2, Side::South));
    assert!(next_round.shut().is_empty());
    assert_eq!(stores(next_round), [0, 0]);
    let moves = ["F", "a", "b", "c", "d", "e", "f", "g"];
    let next_round = game_after("congklak-last-turn", 0, &moves);
    let shut: String = next_round
        .position()
        .shut()
        .iter()
        .map(|hole| congklak.geometry().letter(hole))
        .collect();
    assert_eq!(shut, "A");
    assert_eq!(stores(next_round.position()), [6, 1], "48 and 50");
}

#[test]
fn the_first_seed_counts_back_in_mangala() {
    let tour = tour("mangala-first-seed", 0);
    let (mangala, start) = (tour.game().rules(), *tour.game().position());
    let played_events = events_of(mangala, &start, "D");
    assert_eq!(sown_letters(mangala, &played_events), "EF*");
    assert!(played_events.iter().any(is_extra_move));
    assert_eq!(
        seeds(mangala, &position_after(mangala, &start, 'D'), "D"),
        [1]
    );
    let question = at_question("mangala-first-seed", 1);
    assert_eq!(moves_with(&question, is_extra_move), ["F"]);
    let (_, position, _) = question_at("mangala-first-seed", 2);
    assert_eq!(seeds(mangala, &position, "CFa"), [4, 0, 8]);
    assert_eq!(captures_of(mangala, &position, 'C'), [('F', 1), ('a', 8)]);
}

#[test]
fn an_even_number_is_captured_in_mangala() {
    let (mangala, position, right) = question_at("mangala-even", 0);
    assert_eq!(seeds(&mangala, &position, "Ec"), [6, 9]);
    assert_eq!(capturing_letters(&mangala, &position), right);
    assert_eq!(captures_of(&mangala, &position, 'E'), [('c', 10)]);
    let (_, position, _) = question_at("mangala-even", 1);
    assert_eq!(seeds(&mangala, &position, "Be"), [9, 5]);
    for letter in legal_letters(&mangala, &position).chars() {
        let taken = captures_of(&mangala, &position_after(&mangala, &position, letter), 'e');
        let expected = if letter == 'B' { 2 } else { 10 };
        assert_eq!(taken, [('B', expected)], "{letter}");
    }
}

#[test]
fn the_first_empty_row_wins_the_rest_in_mangala() {
    let (mangala, position, _) = question_at("mangala-empty-row", 0);
    assert_eq!(captures_of(&mangala, &position, 'D'), [('E', 1), ('b', 3)]);
    let ended_game = game_after("mangala-empty-row", 0, &["F", "F", "D"]);
    assert_eq!(ended_game.outcome().unwrap().lofts, [32, 16]);
    assert_eq!(seeds_in_row(&mangala, &position, Side::North) - 3, 11);
    let (_, position, _) = question_at("mangala-empty-row", 3);
    assert_eq!(seeds_in_row(&mangala, &position, Side::South), 11);
    for letter in legal_letters(&mangala, &position).chars() {
        let mut game = game_after("mangala-empty-row", 3, &[&letter.to_string()]);
        let hole = mangala.geometry().hole('f').unwrap();
        game.play(hole, &mut ()).unwrap();
        if letter == 'F' {
            assert_eq!(game.outcome(), None);
        } else {
            assert_eq!(game.outcome().unwrap().lofts, [19, 29], "{letter}");
        }
    }
    let after_f = position_after(&mangala, &position, 'F');
    assert_eq!(
        seeds_in_row(&mangala, &after_f, Side::North)
            - seeds_in_row(&mangala, &position, Side::North),
        2
    );
}

#[test]
fn a_mandarin_is_captured_beyond_empty_holes() {
    let relay = at_question("quan-sowing", 1);
    let (quan, position) = (relay.game().rules(), relay.game().position());
    let squares = quan.geometry().end_squares();
    assert_eq!(squares.len(), 2);
    assert_eq!(seeds(quan, position, "Aade"), [5, 2, 0, 6]);
    let played_events = events_of(quan, position, "A+");
    assert_eq!(sown_letters(quan, &played_events), "BCDE>bc");
    assert_eq!(captured_holes(quan, &played_events), [('e', 6)]);
    let prey = quan.geometry().hole('e').unwrap();
    let takes_e =
        |event: &GameEvent| matches!(event, GameEvent::Captured { hole, .. } if *hole == prey);
    assert_eq!(moves_with(&relay, takes_e), ["A+"]);
    let gaps = at_question("quan-sowing", 2);
    let position = gaps.game().position();
    assert_eq!(seeds(quan, position, "Dcde"), [4, 0, 4, 0]);
    let played_events = events_of(quan, position, "D+");
    assert_eq!(sown_letters(quan, &played_events), "E>ab");
    assert_eq!(captured_holes(quan, &played_events), [('d', 4), ('<', 10)]);
}

#[test]
fn an_empty_row_is_filled_from_the_loft() {
    let question = at_question("quan-refill", 0);
    let quan = question.game().rules();
    assert_eq!(right_moves(&question), ["E-"]);
    assert_eq!(
        seeds_in_row(quan, question.game().position(), Side::South),
        2
    );
    let after_refill = game_after("quan-refill", 0, &["E+", "d+"]);
    let loft = question.game().position().loft(Side::South);
    assert_eq!(after_refill.position().loft(Side::South), loft - 5);
    assert_eq!(seeds_in_row(quan, after_refill.position(), Side::South), 5);
    let after_keeping = game_after("quan-refill", 0, &["E-", "e-"]);
    assert_eq!(after_keeping.position().loft(Side::South), loft);
    let ended_game = game_after("quan-refill", 1, &["C+"]);
    let outcome = ended_game.outcome().unwrap();
    assert_eq!(
        (outcome.reason, outcome.lofts),
        (EndReason::EndSquaresTaken, [43, 27])
    );
    let question = at_question("quan-refill", 1);
    let taken = events_of(quan, question.game().position(), "C+");
    assert_eq!(captured_holes(quan, &taken), [('>', 10)]);
}
