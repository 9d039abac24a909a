//! Tests the claims of the lessons on Awale's rules and strategies, by the rules and the search.

use super::facts::*;
use super::*;
use awale_rules::{EndReason, GameEvent, Hole, Refusal, Side};

#[test]
fn first_steps() {
    let (rules, position, right) = question_at("first-steps", 0);
    assert_eq!(right, legal_letters(&rules, &position));
    assert_eq!(position.seeds_in(Hole::new(0)), 4);
    let (rules, position, right) = question_at("first-steps", 1);
    let ends_in_a = |letter: &char| last_hole_sown(&rules, &position, *letter) == 'a';
    let letters: String = "ABCDEF".chars().filter(ends_in_a).collect();
    assert_eq!(letters, right);
    let (rules, position, right) = question_at("first-steps", 2);
    assert_eq!(capturing_letters(&rules, &position), right);
    assert_eq!(captures_of(&rules, &position, 'D'), [('b', 2)]);
    let (rules, position, right) = question_at("first-steps", 3);
    assert_eq!(capturing_letters(&rules, &position), right);
    assert_eq!(captures_of(&rules, &position, 'D'), [('c', 2), ('b', 3)]);
    let (rules, position, right) = question_at("first-steps", 4);
    assert_eq!(legal_letters(&rules, &position), right);
    assert_eq!(last_hole_sown(&rules, &position, 'E'), 'b');
}

#[test]
fn a_hole_that_does_not_feed_is_refused() {
    let (rules, position, right) = question_at("must-feed", 0);
    assert!(position.is_starved(Side::North));
    assert_eq!(legal_letters(&rules, &position), right);
    let refusal = position.refusal(&rules, Hole::new(1));
    assert_eq!(refusal, Some(Refusal::MustFeed));
    assert_eq!(
        last_hole_sown(&rules, &position_after(&rules, &position, 'D'), 'a'),
        'b'
    );
    let mut tour = tour("must-feed", 1);
    assert_eq!(legal_letters(&rules, tour.game().position()), "ACE");
    assert!(tour.play_next(&mut ()));
    let outcome = tour.game().outcome().unwrap();
    assert_eq!(
        (outcome.reason, outcome.lofts),
        (EndReason::Stuck, [26, 22])
    );
}

#[test]
fn captures_take_one_hole_or_three_and_stop_at_a_gap() {
    let (rules, position, right) = question_at("capture", 0);
    assert_eq!(capturing_letters(&rules, &position), right);
    assert_eq!(captures_of(&rules, &position, 'D'), [('b', 3)]);
    assert_eq!(
        position_after(&rules, &position, 'D').seeds_in(Hole::new(6)),
        5
    );
    let (rules, position, right) = question_at("triple-capture", 0);
    assert_eq!(capturing_letters(&rules, &position), right);
    assert_eq!(
        captures_of(&rules, &position, 'D'),
        [('c', 3), ('b', 2), ('a', 2)]
    );
    let (tour, events) = scripted_events("gap", 0);
    assert_eq!(captured_holes(&rules, &events), [('c', 3)]);
    let seeds = |index| tour.game().position().seeds_in(Hole::new(index));
    assert_eq!((seeds(6), seeds(7), seeds(8)), (2, 4, 0));
}

#[test]
fn a_grand_slam_captures_nothing_but_the_move_counts() {
    let (tour, events) = scripted_events("grand-slam", 0);
    let spared = events.iter().find_map(|event| match event {
        GameEvent::CaptureRefused { spared, .. } => Some(*spared),
        _ => None,
    });
    let position = tour.game().position();
    let seeds = spared.unwrap().iter().map(|hole| position.seeds_in(hole));
    assert_eq!(seeds.sum::<u16>(), 7);
    assert_eq!(position.loft(Side::South), 16);
    assert_eq!(position.to_move(), Side::North);
}

#[test]
fn only_the_last_seed_starts_a_capture() {
    let (tour, events) = scripted_events("master-stone", 0);
    let (rules, position) = (tour.game().rules(), tour.game().position());
    assert!(captured_holes(rules, &events).is_empty());
    assert_eq!(position.holes()[6..10], [2, 2, 2, 5]);
    let (rules, position, right) = question_at("master-stone", 1);
    assert_eq!(capturing_letters(&rules, &position), right);
    assert_eq!(
        captures_of(&rules, &position, 'E'),
        [('c', 2), ('b', 2), ('a', 2)]
    );
    assert_best("master-stone", 1, 8, 2);
}

#[test]
fn a_double_threat_cannot_be_parried() {
    let (rules, position, right) = question_at("attack", 0);
    assert_eq!(capturing_letters(&rules, &position), "");
    assert_eq!(right, "E");
    let after_e = position_after(&rules, &position, 'E');
    let threats = with_to_move(&rules, &after_e, Side::South);
    assert_eq!(capturing_letters(&rules, &threats), "DF");
    assert_eq!(captures_of(&rules, &threats, 'D'), [('a', 2)]);
    assert_eq!(captures_of(&rules, &threats, 'F'), [('c', 2)]);
    for letter in legal_letters(&rules, &after_e).chars() {
        assert_ne!(
            capturing_letters(&rules, &position_after(&rules, &after_e, letter)),
            ""
        );
    }
    assert_best("attack", 0, 12, 2);
    let (rules, position, right) = question_at("attack", 1);
    assert_eq!(capturing_letters(&rules, &position), right);
}

#[test]
fn there_are_three_ways_to_parry() {
    // Step, attacker, threatened holes, whether every other move allows the capture.
    let parries = [
        (0, 'd', vec![('C', 2), ('B', 3)], true),
        (1, 'f', vec![('C', 3)], false),
        (2, 'a', vec![('B', 2), ('A', 2)], false),
    ];
    for (step, attacker, threatened, is_only_parry) in parries {
        let (rules, position, right) = question_at("defence", step);
        let threat = with_to_move(&rules, &position, Side::North);
        assert_eq!(capturing_letters(&rules, &threat), attacker.to_string());
        assert_eq!(captures_of(&rules, &threat, attacker), threatened);
        for letter in legal_letters(&rules, &position).chars() {
            let answer = position_after(&rules, &position, letter);
            let is_right = right.contains(letter);
            if is_right || is_only_parry {
                assert_eq!(
                    capturing_letters(&rules, &answer).is_empty(),
                    is_right,
                    "{letter}"
                );
            }
        }
        assert_best("defence", step, 14, 1);
    }
    let (rules, position, _) = question_at("defence", 1);
    assert_eq!(
        position_after(&rules, &position, 'B').seeds_in(Hole::new(2)),
        3
    );
    let (rules, position, _) = question_at("defence", 2);
    assert_eq!(
        last_hole_sown(&rules, &position_after(&rules, &position, 'F'), 'a'),
        'C'
    );
}

#[test]
fn a_kroo_is_ripe_when_its_second_round_reaches_the_other_row() {
    let (tour, events) = scripted_events("kroo", 0);
    assert!(captured_holes(tour.game().rules(), &events).is_empty());
    let last = events.iter().rev().find_map(|event| match event {
        GameEvent::Sown { hole, .. } => Some(hole.index()),
        _ => None,
    });
    assert_eq!(last, Some(5));
    let (rules, position, _) = question_at("kroo", 2);
    assert_eq!(position.seeds_in(Hole::new(4)), 12);
    let ripe_position = with_to_move(&rules, &position_after(&rules, &position, 'D'), Side::South);
    assert_eq!(last_hole_sown(&rules, &ripe_position, 'E'), 'a');
    assert_eq!(captures_of(&rules, &ripe_position, 'E'), [('a', 2)]);
    assert_best("kroo", 2, 10, 2);
    let (rules, position, right) = question_at("kroo", 3);
    assert_eq!(capturing_letters(&rules, &position), right);
    assert_eq!(
        captures_of(&rules, &position, 'E'),
        [('c', 2), ('b', 3), ('a', 2)]
    );
    assert_best("kroo", 3, 8, 2);
}

#[test]
fn a_dam_pressure_and_overloading_all_work_against_a_kroo() {
    let (tour, events) = scripted_events("against-kroo", 0);
    let rules = tour.game().rules();
    assert_eq!(
        captured_holes(rules, &events),
        [('C', 2), ('B', 2), ('A', 3)]
    );
    let (rules, position, right) = question_at("against-kroo", 1);
    assert_eq!(legal_letters(&rules, &position), "ACD");
    for letter in "ACD".chars() {
        let answer = position_after(&rules, &position, letter);
        assert_eq!(last_hole_sown(&rules, &answer, 'e'), 'C');
        let taken: u16 = captures_of(&rules, &answer, 'e')
            .iter()
            .map(|(_, seeds)| seeds)
            .sum();
        assert_eq!(taken, if right.contains(letter) { 0 } else { 7 });
    }
    assert_best("against-kroo", 1, 9, 2);

    let (rules, position, right) = question_at("against-kroo", 2);
    assert_eq!(
        legal_letters(&rules, &with_to_move(&rules, &position, Side::North)),
        "e"
    );
    for letter in right.chars() {
        assert_eq!(
            legal_letters(&rules, &position_after(&rules, &position, letter)),
            "e"
        );
    }
    assert_eq!(
        legal_letters(&rules, &position_after(&rules, &position, 'F')),
        "abe"
    );
    assert_best("against-kroo", 2, 10, 2);
    let (tour, events) = scripted_events("against-kroo", 3);
    assert_eq!(
        tour.lesson().steps[3].position.unwrap().holes[..12],
        *position_after(&rules, &position, 'C').holes(),
        "the same game continues"
    );
    assert!(captured_holes(&rules, &events).is_empty());
    assert_eq!(
        last_hole_sown(&rules, &position_after(&rules, &position, 'C'), 'e'),
        'f'
    );

    let (rules, position, _) = question_at("against-kroo", 4);
    let threat = with_to_move(&rules, &position, Side::North);
    assert_eq!(captures_of(&rules, &threat, 'a'), [('C', 2), ('B', 2)]);
    let after_e = position_after(&rules, &position, 'E');
    assert_eq!(last_hole_sown(&rules, &after_e, 'a'), 'D');
    assert_eq!(
        position_after(&rules, &after_e, 'a').seeds_in(Hole::new(3)),
        6
    );
    assert_best("against-kroo", 4, 12, 2);
}

#[test]
fn small_moves_and_starvation_win_the_endgame() {
    assert_best("endgame", 0, 20, 3);
    let (rules, position, _) = question_at("hungry", 0);
    for letter in "CE".chars() {
        let answer = position_after(&rules, &position, letter);
        assert_eq!(captures_of(&rules, &answer, 'f'), [('A', 2)]);
    }
    assert_best("hungry", 0, 20, 2);
    let (rules, position, right) = question_at("hungry", 1);
    assert_eq!(legal_letters(&rules, &position), right);
    for letter in right.chars() {
        let outcome = position_after(&rules, &position, letter).outcome().unwrap();
        assert_eq!(outcome.lofts, [26, 22]);
    }
}

#[test]
fn a_starved_player_can_still_win() {
    let tour = tour("hungry", 2);
    let (rules, position) = (tour.game().rules(), tour.game().position());
    assert!(position.is_starved(Side::South));
    assert_eq!(position.loft(Side::North) + position.on_board(), 26);
    assert_eq!(legal_letters(rules, position), "d");
    let (rules, position, right) = question_at("hungry", 3);
    assert_eq!(position.holes()[..6], [1; 6]);
    assert_eq!(capturing_letters(&rules, &position), right);
    assert_eq!(position_after(&rules, &position, 'F').loft(Side::South), 25);
    assert_best("hungry", 3, 10, 1);
}
