//! Tests the claims of the lessons on counting, strategy and the endgame.

use super::facts::*;
use super::*;
use awale_rules::{EndReason, Hole, Position, RuleSet, Side};

/// Returns the number of captured seeds.
fn total(captured: &[(char, u16)]) -> u16 {
    captured.iter().map(|(_, seeds)| seeds).sum()
}

/// Returns the seeds of the holes with these letters, in order.
pub(super) fn seeds(rules: &RuleSet, position: &Position, letters: &str) -> Vec<u16> {
    let holes = letters.chars().map(|letter| rules.geometry().hole(letter));
    holes.map(|hole| position.seeds_in(hole.unwrap())).collect()
}

#[test]
fn a_loop_skips_its_starting_hole() {
    let (rules, position, right) = question_at("loop", 0);
    assert_eq!(capturing_letters(&rules, &position), right);
    assert_eq!(seeds(&rules, &position, "F"), [13]);
    assert_eq!(
        captures_of(&rules, &position, 'F'),
        [('b', 4), ('a', 4)],
        "and so the twelfth seed fell into a"
    );
    assert_eq!(last_hole_sown(&rules, &position, 'F'), 'b');
    assert_eq!(
        seeds(&rules, &position_after(&rules, &position, 'F'), "F"),
        [0]
    );
    assert_best("loop", 0, 8, 2);
    for name in ["oware", "ot-tjin", "nyakun"] {
        let other = awale_rules::library::load(name).unwrap().unwrap();
        assert!(rules.skip_start() && !other.skip_start(), "{name}");
    }
}

#[test]
fn repetition_ends_the_game() {
    let before = tour("repetition", 0);
    let (_, events) = scripted_events("repetition", 0);
    assert!(captured_holes(before.game().rules(), &events).is_empty());
    let mut tour = at_question("repetition", 1);
    assert_eq!(right_letters(&tour), "E");
    assert_eq!(
        legal_letters(tour.game().rules(), tour.game().position()),
        "ACE"
    );
    assert_eq!(tour.game().position().on_board(), 8);
    tour.answer(Hole::new(4), &mut ());
    let (repeated, first) = (tour.game().position(), before.game().position());
    assert_eq!(repeated.holes(), first.holes());
    assert_eq!(repeated.to_move(), first.to_move());
    let outcome = tour.game().outcome().unwrap();
    assert_eq!(
        (outcome.reason, outcome.lofts),
        (EndReason::Repetition, [21, 19])
    );
    // The search knows no history before the position set up, so it values the repetition at 0.
    for letter in "AC".chars() {
        let (rules, position, _) = question_at("repetition", 1);
        let alternative = position_after(&rules, &position, letter);
        assert!(
            search_report(&alternative, &rules, 12).lines[0].value > 0,
            "{letter}"
        );
    }
}

#[test]
fn seeds_are_counted_by_six_and_by_eleven() {
    let (rules, position, right) = question_at("counting", 0);
    assert_eq!(seeds(&rules, &position, "Ed"), [5, 2]);
    assert_eq!(capturing_letters(&rules, &position), right);
    assert_eq!(captures_of(&rules, &position, 'E'), [('d', 3)]);
    let ends_in = |letter: char| last_hole_sown(&rules, &position, letter);
    assert!("ABCDF".chars().all(|letter| ends_in(letter) != 'd'));
    for start in 0..6 {
        let hole = rules.ahead(Hole::new(start), 6);
        let letters = [Hole::new(start), hole].map(|hole| rules.geometry().letter(hole));
        assert_eq!(letters[0].to_ascii_lowercase(), letters[1]);
    }
    assert_best("counting", 0, 8, 2);
    let (rules, position, right) = question_at("counting", 1);
    assert_eq!(seeds(&rules, &position, "D"), [15]);
    assert_eq!(capturing_letters(&rules, &position), right);
    assert_eq!(captures_of(&rules, &position, 'D'), [('b', 3), ('a', 2)]);
    assert_eq!(rules.ahead(Hole::new(3), 15 - 11).index(), 7);
    for letter in "CE".chars() {
        let end = last_hole_sown(&rules, &position, letter);
        assert!(end.is_ascii_uppercase(), "{letter} stays at home");
    }
    assert_best("counting", 1, 17, 1);
}

#[test]
fn a_counter_attack_gains_more_than_it_loses() {
    let (rules, position, right) = question_at("counter-attack", 0);
    let threat = with_to_move(&rules, &position, Side::North);
    assert_eq!(capturing_letters(&rules, &threat), "f");
    assert_eq!(captures_of(&rules, &threat, 'f'), [('C', 3)]);
    // The seeds in C could escape, but that is worse.
    assert_eq!(
        (legal_letters(&rules, &position).as_str(), right.as_str()),
        ("ACE", "A")
    );
    assert_eq!(
        captures_of(&rules, &position_after(&rules, &position, 'C'), 'f'),
        []
    );
    let after_a = position_after(&rules, &position, 'A');
    assert_eq!(seeds(&rules, &after_a, "Eabcd"), [5, 2, 1, 1, 1]);
    let moves = legal_letters(&rules, &after_a);
    let gains = moves
        .chars()
        .map(|letter| total(&captures_of(&rules, &after_a, letter)));
    assert_eq!(gains.max(), Some(3));
    assert_best("counter-attack", 0, 8, 2);
    assert_best("counter-attack", 0, 14, 2);
    let (_, events) = scripted_events("counter-attack", 1);
    assert_eq!(captured_holes(&rules, &events), [('B', 3)]);
    let (rules, position, _) = question_at("counter-attack", 1);
    assert_eq!(last_hole_sown(&rules, &position, 'E'), 'd');
    assert_eq!(total(&captures_of(&rules, &position, 'E')), 9);
    for letter in legal_letters(&rules, &position).replace('E', "").chars() {
        assert!(
            total(&captures_of(&rules, &position, letter)) < 9,
            "{letter}"
        );
    }
    assert_best("counter-attack", 1, 8, 2);
}

#[test]
fn sacrificing_two_seeds_wins_six() {
    let (rules, position, right) = question_at("give-to-take", 0);
    assert_eq!(right, "BC");
    assert_eq!(
        legal_letters(&rules, &with_to_move(&rules, &position, Side::North)),
        "d"
    );
    assert_eq!(seeds(&rules, &position, "dE"), [14, 3]);
    for letter in right.chars() {
        let after_sacrifice = position_after(&rules, &position, letter);
        assert_eq!(legal_letters(&rules, &after_sacrifice), "d");
        assert_eq!(captures_of(&rules, &after_sacrifice, 'd'), [('A', 2)]);
        let after_capture = position_after(&rules, &after_sacrifice, 'd');
        assert_eq!(seeds(&rules, &after_capture, "abcE"), [1, 1, 1, 4]);
        let taken = captures_of(&rules, &after_capture, 'E');
        assert_eq!(taken, [('c', 2), ('b', 2), ('a', 2)]);
        let others = legal_letters(&rules, &after_capture).replace('E', "");
        let best = others
            .chars()
            .map(|letter| total(&captures_of(&rules, &after_capture, letter)));
        assert!(best.max() < Some(6));
    }
    assert_best("give-to-take", 0, 12, 2);
    assert_best("give-to-take", 1, 10, 2);
}

#[test]
fn a_ripe_kroo_is_worth_more_if_it_waits() {
    let (rules, position, _) = question_at("ripe-kroo", 0);
    assert_eq!(captures_of(&rules, &position, 'E'), [('a', 2)]);
    let threat = with_to_move(&rules, &position, Side::North);
    assert_eq!(captures_of(&rules, &threat, 'f'), [('A', 2)]);
    for letter in legal_letters(&rules, &position).chars() {
        let raids = captures_of(&rules, &position_after(&rules, &position, letter), 'f');
        let takes_a = raids.iter().any(|(hole, _)| *hole == 'A');
        assert_eq!(takes_a, letter != 'A', "{letter}");
    }
    assert_best("ripe-kroo", 0, 11, 2);
    let (_, events) = scripted_events("ripe-kroo", 1);
    assert_eq!(captured_holes(&rules, &events), [('b', 3), ('a', 3)]);
    let after_both_moves = position_after(&rules, &position_after(&rules, &position, 'A'), 'd');
    assert_eq!(seeds(&rules, &after_both_moves, "E"), [14]);
}

#[test]
fn one_more_waiting_move_forces_the_opponent_to_give_seeds() {
    let (rules, position, _) = question_at("tempo", 0);
    assert_eq!(legal_letters(&rules, &position), "DF");
    let reaches_other_row = |position: &Position, letter| {
        let own = position
            .geometry()
            .owner(rules.geometry().hole(letter).unwrap());
        let end = last_hole_sown(&rules, position, letter);
        position
            .geometry()
            .owner(rules.geometry().hole(end).unwrap())
            != own
    };
    assert!(reaches_other_row(&position, 'F') && !reaches_other_row(&position, 'D'));
    let after_d = position_after(&rules, &position, 'D');
    assert_eq!(legal_letters(&rules, &after_d), "e");
    assert_eq!(last_hole_sown(&rules, &after_d, 'e'), 'A');
    assert_best("tempo", 0, 30, 3);
    let (rules, position, _) = question_at("tempo", 1);
    for letter in legal_letters(&rules, &position).chars() {
        let taken = captures_of(&rules, &position_after(&rules, &position, letter), 'f');
        if letter == 'A' {
            assert!(taken.is_empty());
        } else {
            assert_eq!(taken, [('A', 2)], "{letter}");
        }
    }
    assert_eq!(
        legal_letters(&rules, &position_after(&rules, &position, 'A')),
        "f"
    );
    assert_best("tempo", 1, 30, 3);
}

#[test]
fn twenty_five_seeds_are_counted_in_the_loft_and_at_home() {
    let (rules, position, right) = question_at("to-25", 0);
    assert_eq!(rules.total_seeds(), 48);
    assert!(!rules.end().majority, "the game continues");
    assert_eq!(capturing_letters(&rules, &position), "DE");
    let loft = |letter| position_after(&rules, &position, letter).loft(Side::South);
    assert_eq!((loft('D'), loft('E'), right.as_str()), (26, 24, "D"));
    assert_eq!(captures_of(&rules, &position, 'D'), [('b', 2), ('a', 2)]);
    assert_eq!(position_after(&rules, &position, 'D').end(), None);
    assert_best("to-25", 0, 12, 2);
    let (rules, position, _) = question_at("to-25", 1);
    assert_eq!(capturing_letters(&rules, &position), "");
    assert_eq!(position.loft(Side::South), 23);
    assert_eq!(position.holes()[..6].iter().sum::<u16>(), 2);
    let after_e = position_after(&rules, &position, 'E');
    assert_eq!(captures_of(&rules, &after_e, 'f'), [('B', 2)]);
    let after_b = position_after(&rules, &position, 'B');
    assert_eq!(legal_letters(&rules, &after_b), "f");
    assert_eq!(captures_of(&rules, &after_b, 'f'), []);
    assert_best("to-25", 1, 30, 2);
    let (rules, position, right) = question_at("to-25", 2);
    assert!(position.is_starved(Side::North));
    assert_eq!(legal_letters(&rules, &position), right);
    for letter in right.chars() {
        let outcome = position_after(&rules, &position, letter).outcome().unwrap();
        assert_eq!(outcome.lofts, [27, 21]);
    }
}

#[test]
fn awale_does_not_end_at_twenty_five_seeds() {
    let (rules, position, _) = question_at("hungry", 3);
    let after = position_after(&rules, &position, 'F');
    assert_eq!((after.loft(Side::South), after.end()), (25, None));
}
