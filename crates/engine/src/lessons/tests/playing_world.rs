//! The claims of the lessons on playing Kalah, Congklak, Mangala and Ô ăn quan well are true.

use super::facts::*;
use super::strategy::seeds;
use super::world::{assert_right_is_best, events, is_again, moves_with, right_moves, sown};
use super::{at_question, lessons, tour};
use crate::lessons::{Chapter, Tour};
use awale_rules::spec::Stuck;
use awale_rules::{EndReason, Game, GameEvent, Position, RuleSet, Side};

/// How many seeds a right move is worth more than the best wrong one.
const MARGIN: i32 = 3;

/// Returns the game after `names`, played from the question of a step.
fn played(name: &str, step: usize, names: &[&str]) -> Game {
    let mut game = at_question(name, step).game().clone();
    for mv in names {
        let mv = game.rules().geometry().parse_move(mv).unwrap();
        game.play(mv, &mut ()).unwrap();
    }
    game
}

/// Returns the seeds in the store of South and of North.
fn stores(position: &Position) -> [u16; 2] {
    [Side::South, Side::North].map(|side| position.loft(side))
}

/// Returns the seeds in the row of `side`.
fn row(rules: &RuleSet, position: &Position, side: Side) -> u16 {
    let geometry = rules.geometry();
    let holes = geometry.all().filter(|hole| geometry.owner(*hole) == side);
    holes.map(|hole| position.seeds_in(hole)).sum()
}

/// Returns the position of a question with North to move.
fn norths(tour: &Tour) -> Position {
    turned(tour.game().rules(), tour.game().position(), Side::North)
}

/// Asserts that every wrong answer lets North's `hole` take `prey`, and that the right one doesn't.
fn assert_prey(name: &str, step: usize, hole: char, prey: char) {
    let (rules, position, right) = at(name, step);
    let takes = |position: &Position| {
        let taken = captures(&rules, position, hole);
        taken.iter().any(|(taken, _)| *taken == prey)
    };
    assert!(takes(&norths(&at_question(name, step))), "{name}");
    for letter in legal(&rules, &position).chars() {
        let after = after(&rules, &position, letter);
        assert_eq!(takes(&after), !right.contains(letter), "{name}, {letter}");
    }
}

#[test]
fn each_well_known_game_has_its_lessons() {
    for (variant, least) in [
        ("kalah", 4),
        ("congklak", 4),
        ("mangala", 3),
        ("o-an-quan", 2),
    ] {
        let found: Vec<_> = lessons()
            .filter(|(_, lesson)| lesson.chapter == Chapter::PlayingWorld)
            .filter(|(_, lesson)| lesson.variant == variant)
            .collect();
        assert!(found.len() >= least, "{variant}: {}", found.len());
        for (name, lesson) in found {
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
            // The last seeds of a round are few.
            let margin = if name == "congklak-last-turn" {
                2
            } else {
                MARGIN
            };
            assert_right_is_best(&at_question(name, number), depth, margin);
        }
    }
}

#[test]
fn a_chain_in_kalah_begins_with_the_nearest_hole() {
    let opening = tour("kalah-chain", 0);
    let (kalah, start) = (opening.game().rules(), *opening.game().position());
    assert_eq!(sown(kalah, &events(kalah, &start, "C")), "DEF*");
    let lines = report(&start, kalah, 9).lines;
    let best = kalah.geometry().name_of(lines[0].first_move().unwrap());
    assert_eq!(best.to_string(), "C");
    let nearest = at_question("kalah-chain", 1);
    assert_eq!(moves_with(&nearest, is_again), ["D", "E", "F"]);
    for first in ["D", "E"] {
        let spoiled = played("kalah-chain", 1, &[first]);
        assert_eq!(seeds(kalah, spoiled.position(), "F"), [2], "{first}");
        assert!(!events(kalah, spoiled.position(), "F").iter().any(is_again));
    }
    assert_eq!(
        moves_with(&at_question("kalah-chain", 2), is_again),
        ["D", "E"]
    );
    assert_eq!(
        moves_with(&at_question("kalah-chain", 3), is_again),
        ["D", "F"]
    );
    let last = at_question("kalah-chain", 5);
    assert_eq!(last.game().position().extra_moves(), 5);
    assert_eq!(capturing(kalah, last.game().position()), "E");
    assert_eq!(
        captures(kalah, last.game().position(), 'E'),
        [('F', 1), ('a', 5)]
    );
    assert_eq!(stores(nearest.game().position())[0], 13);
    assert_eq!(stores(played("kalah-chain", 5, &["E"]).position())[0], 24);
}

#[test]
fn a_hole_is_emptied_before_it_captures() {
    let (kalah, position, _) = at("kalah-empty-hole", 0);
    assert_eq!(seeds(&kalah, &position, "ADc"), [3, 3, 8]);
    assert_eq!(last_seed(&kalah, &position, 'A'), 'D');
    assert_eq!(capturing(&kalah, &position), "");
    assert!(events(&kalah, &position, "D").iter().any(is_again));
    let (_, ready, _) = at("kalah-empty-hole", 1);
    assert_eq!(seeds(&kalah, &ready, "ADc"), [3, 0, 8]);
    assert_eq!(captures(&kalah, &ready, 'A'), [('D', 1), ('c', 8)]);
}

#[test]
fn a_heap_feeds_the_opponent_and_is_prey() {
    for (name, heap, path) in [
        ("kalah-hoarding", "E", "F*abcdefA"),
        ("congklak-hoarding", "A", "BCDEFG*abcdefg"),
    ] {
        let (watched, shown_events) = shown(name, 0);
        let rules = watched.game().rules();
        assert_eq!(sown(rules, &shown_events), path, "{name}");
        let before = *tour(name, 0).game().position();
        let saved = seeds(rules, &before, heap);
        assert_eq!(usize::from(saved[0]), path.len(), "{name}");
        assert_eq!(watched.game().position().to_move(), Side::North);
    }
    assert_prey("kalah-hoarding", 2, 'c', 'C');
    let (kalah, prey, _) = at("kalah-hoarding", 2);
    assert_eq!(seeds(&kalah, &prey, "Ccd"), [9, 1, 0]);
    assert_eq!(sown(&kalah, &events(&kalah, &prey, "C")), "DEF*abcde");
    let (_, exact, _) = at("kalah-hoarding", 3);
    assert_eq!(seeds(&kalah, &exact, "C"), [13]);
    assert_eq!(captures(&kalah, &exact, 'C'), [('C', 1), ('d', 4)]);
    assert_prey("congklak-hoarding", 2, 'd', 'A');
    let (congklak, prey, _) = at("congklak-hoarding", 2);
    assert_eq!(seeds(&congklak, &prey, "Ag"), [8, 0]);
    assert_eq!(sown(&congklak, &events(&congklak, &prey, "A")), "BCDEFG*a");
}

#[test]
fn seeds_at_home_count_in_kalah() {
    let (kalah, home, _) = at("kalah-last-turn", 0);
    assert_eq!(
        (row(&kalah, &home, Side::North), stores(&home)),
        (3, [19, 19])
    );
    for letter in legal(&kalah, &home).chars() {
        let given = row(&kalah, &after(&kalah, &home, letter), Side::North) - 3;
        assert_eq!(given == 0, letter == 'A', "{letter}");
    }
    let over = played("kalah-last-turn", 0, &["A", "f"]);
    let outcome = over.outcome().unwrap();
    assert_eq!(
        (outcome.reason, outcome.lofts),
        (EndReason::EmptyTerritory, [28, 20])
    );
    let (_, hold, _) = at("kalah-last-turn", 3);
    assert_eq!(captures(&kalah, &hold, 'D'), [('E', 1), ('b', 5)]);
    assert!(events(&kalah, &hold, "F").iter().any(is_again));
    let held = played("kalah-last-turn", 3, &["D"]);
    assert_eq!((held.outcome(), stores(held.position())), (None, [20, 14]));
    let emptied = played("kalah-last-turn", 3, &["F"]);
    assert_eq!(legal(&kalah, emptied.position()), "D");
    assert_eq!(row(&kalah, emptied.position(), Side::North), 5 + 13);
    let emptied = played("kalah-last-turn", 3, &["F", "D"]);
    assert_eq!(emptied.outcome().unwrap().lofts, [21, 27]);
}

#[test]
fn a_relay_in_congklak_ends_in_the_store_or_in_an_empty_hole() {
    let opening = at_question("congklak-chain", 0);
    assert_eq!(moves_with(&opening, is_again), ["A"]);
    let relay = at_question("congklak-chain", 1);
    let (congklak, position) = (relay.game().rules(), relay.game().position());
    assert_eq!(moves_with(&relay, is_again), ["A"]);
    assert_eq!(sown(congklak, &events(congklak, position, "A")), "BCDEFG*");
    let chained = played("congklak-chain", 1, &["A"]);
    for hole in ["D", "G"] {
        let played = events(congklak, chained.position(), hole);
        assert!(played.iter().any(is_again), "{hole}");
    }
    let done = played("congklak-chain", 1, &["A", "G", "D", "G"]);
    assert_eq!(
        (done.position().to_move(), done.position().extra_moves()),
        (Side::South, 4)
    );
    assert_eq!(stores(done.position())[0] - stores(position)[0], 4);
    let (_, position, _) = at("congklak-empty-hole", 0);
    assert_eq!(seeds(congklak, &position, "BFb"), [4, 0, 8]);
    assert_eq!(captures(congklak, &position, 'B'), [('F', 1), ('b', 8)]);
}

#[test]
fn the_last_seed_of_a_round_decides_which_hole_is_burnt() {
    let (congklak, position, _) = at("congklak-last-turn", 0);
    assert_eq!(stores(&position), [47, 49]);
    assert_eq!(congklak.end().stuck, Stuck::Passes);
    let saved = played("congklak-last-turn", 0, &["G", "F", "G"]);
    let saved = saved.position();
    assert_eq!((saved.round(), saved.to_move()), (2, Side::South));
    assert!(saved.shut().is_empty());
    assert_eq!(stores(saved), [0, 0]);
    let lost = ["F", "a", "b", "c", "d", "e", "f", "g"];
    let lost = played("congklak-last-turn", 0, &lost);
    let shut: String = lost
        .position()
        .shut()
        .iter()
        .map(|hole| congklak.geometry().letter(hole))
        .collect();
    assert_eq!(shut, "A");
    assert_eq!(stores(lost.position()), [6, 1], "48 and 50");
}

#[test]
fn the_first_seed_counts_back_in_mangala() {
    let back = tour("mangala-first-seed", 0);
    let (mangala, start) = (back.game().rules(), *back.game().position());
    let dropped = events(mangala, &start, "D");
    assert_eq!(sown(mangala, &dropped), "EF*");
    assert!(dropped.iter().any(is_again));
    assert_eq!(seeds(mangala, &after(mangala, &start, 'D'), "D"), [1]);
    let single = at_question("mangala-first-seed", 1);
    assert_eq!(moves_with(&single, is_again), ["F"]);
    let (_, position, _) = at("mangala-first-seed", 2);
    assert_eq!(seeds(mangala, &position, "CFa"), [4, 0, 8]);
    assert_eq!(captures(mangala, &position, 'C'), [('F', 1), ('a', 8)]);
}

#[test]
fn an_even_number_is_captured_in_mangala() {
    let (mangala, position, right) = at("mangala-even", 0);
    assert_eq!(seeds(&mangala, &position, "Ec"), [6, 9]);
    assert_eq!(capturing(&mangala, &position), right);
    assert_eq!(captures(&mangala, &position, 'E'), [('c', 10)]);
    let (_, guard, _) = at("mangala-even", 1);
    assert_eq!(seeds(&mangala, &guard, "Be"), [9, 5]);
    for letter in legal(&mangala, &guard).chars() {
        let taken = captures(&mangala, &after(&mangala, &guard, letter), 'e');
        let expected = if letter == 'B' { 2 } else { 10 };
        assert_eq!(taken, [('B', expected)], "{letter}");
    }
}

#[test]
fn the_first_empty_row_wins_the_rest_in_mangala() {
    let (mangala, position, _) = at("mangala-empty-row", 0);
    assert_eq!(captures(&mangala, &position, 'D'), [('E', 1), ('b', 3)]);
    let over = played("mangala-empty-row", 0, &["F", "F", "D"]);
    assert_eq!(over.outcome().unwrap().lofts, [32, 16]);
    assert_eq!(row(&mangala, &position, Side::North) - 3, 11);
    let (_, feed, _) = at("mangala-empty-row", 3);
    assert_eq!(row(&mangala, &feed, Side::South), 11);
    for letter in legal(&mangala, &feed).chars() {
        let mut game = played("mangala-empty-row", 3, &[&letter.to_string()]);
        let hole = mangala.geometry().hole('f').unwrap();
        game.play(hole, &mut ()).unwrap();
        if letter == 'F' {
            assert_eq!(game.outcome(), None);
        } else {
            assert_eq!(game.outcome().unwrap().lofts, [19, 29], "{letter}");
        }
    }
    let fed = after(&mangala, &feed, 'F');
    assert_eq!(
        row(&mangala, &fed, Side::North) - row(&mangala, &feed, Side::North),
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
    let played_events = events(quan, position, "A+");
    assert_eq!(sown(quan, &played_events), "BCDE>bc");
    assert_eq!(captured(quan, &played_events), [('e', 6)]);
    let prey = quan.geometry().hole('e').unwrap();
    let takes_e =
        |event: &GameEvent| matches!(event, GameEvent::Captured { hole, .. } if *hole == prey);
    assert_eq!(moves_with(&relay, takes_e), ["A+"]);
    let gaps = at_question("quan-sowing", 2);
    let position = gaps.game().position();
    assert_eq!(seeds(quan, position, "Dcde"), [4, 0, 4, 0]);
    let played_events = events(quan, position, "D+");
    assert_eq!(sown(quan, &played_events), "E>ab");
    assert_eq!(captured(quan, &played_events), [('d', 4), ('<', 10)]);
}

#[test]
fn an_empty_row_is_filled_from_the_loft() {
    let keep = at_question("quan-refill", 0);
    let quan = keep.game().rules();
    assert_eq!(right_moves(&keep), ["E-"]);
    assert_eq!(row(quan, keep.game().position(), Side::South), 2);
    let paid = played("quan-refill", 0, &["E+", "d+"]);
    let loft = keep.game().position().loft(Side::South);
    assert_eq!(paid.position().loft(Side::South), loft - 5);
    assert_eq!(row(quan, paid.position(), Side::South), 5);
    let kept = played("quan-refill", 0, &["E-", "e-"]);
    assert_eq!(kept.position().loft(Side::South), loft);
    let over = played("quan-refill", 1, &["C+"]);
    let outcome = over.outcome().unwrap();
    assert_eq!(
        (outcome.reason, outcome.lofts),
        (EndReason::EndSquaresTaken, [43, 27])
    );
    let strike = at_question("quan-refill", 1);
    let taken = events(quan, strike.game().position(), "C+");
    assert_eq!(captured(quan, &taken), [('>', 10)]);
}
