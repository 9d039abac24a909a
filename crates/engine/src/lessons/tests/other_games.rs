//! Tests the claims of the lessons on other variants.

use super::facts::*;
use super::strategy::seeds;
use awale_rules::counts::CountForm;
use awale_rules::spec::{Takes, Territory};
use awale_rules::{EndReason, GameEvent, Hole, Refusal, Side};

#[test]
fn a_relay_continues_until_a_stopping_count() {
    let (tour, events) = scripted_events("relay", 0);
    let (rules, position) = (tour.game().rules(), tour.game().position());
    let lifted = events
        .iter()
        .filter(|event| matches!(event, GameEvent::Lifted { .. }));
    assert_eq!(lifted.count(), 4);
    assert_eq!(seeds(rules, position, "C"), [1], "it was empty by then");
    assert!(captured_holes(rules, &events).is_empty());
    assert_eq!(*rules.stop_counts().form(), CountForm::Only(vec![1, 3]));
    assert_eq!(*rules.capturing_counts().form(), CountForm::Only(vec![3]));
    let (rules, position, right) = question_at("relay", 2);
    assert_eq!(capturing_letters(&rules, &position), right);
    assert_eq!(captures_of(&rules, &position, 'E'), [('d', 3)]);
    assert_eq!(seeds(&rules, &position, "EF"), [1, 3]);
    assert_best("relay", 2, 8, 2);
}

#[test]
fn a_seed_stays_behind_and_a_singleton_is_not_playable() {
    let (rules, position, right) = question_at("seed-left", 0);
    assert_eq!(legal_letters(&rules, &position), right);
    for letter in "CF".chars() {
        let hole = rules.geometry().hole(letter).unwrap();
        let expected = Refusal::TooFewSeeds {
            seeds: 1,
            needed: 2,
        };
        assert_eq!(position.refusal(&rules, hole), Some(expected), "{letter}");
    }
    for letter in right.chars() {
        let played = position_after(&rules, &position, letter);
        assert_eq!(seeds(&rules, &played, &letter.to_string()), [1]);
    }
    let (rules, position, right) = question_at("seed-left", 1);
    assert_eq!(capturing_letters(&rules, &position), right);
    assert_eq!(seeds(&rules, &position, "A"), [4]);
    assert_eq!(captures_of(&rules, &position, 'A'), [('D', 2)]);
    assert_eq!(
        seeds(&rules, &position_after(&rules, &position, 'A'), "A"),
        [1]
    );
    let counts = rules.capturing_counts().form();
    assert_eq!(*counts, CountForm::Only(vec![2, 4]));
    assert_eq!(rules.spec().capture.territory, Territory::Any);
    assert_best("seed-left", 1, 8, 2);
}

#[test]
fn the_opposite_hole_is_captured() {
    let (rules, position, right) = question_at("opposite", 0);
    assert_eq!(capturing_letters(&rules, &position), right);
    assert_eq!(last_hole_sown(&rules, &position, 'C'), 'D');
    assert_eq!(captures_of(&rules, &position, 'C'), [('c', 7)]);
    assert_eq!(
        seeds(&rules, &position_after(&rules, &position, 'C'), "D"),
        [1]
    );
    assert_best("opposite", 0, 8, 2);
    for (name, takes) in [
        ("jodu", Takes::ReachedAndOpposite),
        ("french-wari", Takes::Opposite),
    ] {
        let rules = awale_rules::library::load(name).unwrap().unwrap();
        assert_eq!(rules.spec().capture.takes, takes, "{name}");
        let counts = rules.capturing_counts().form();
        assert_eq!(*counts, CountForm::Only(vec![1]), "{name}: it was empty");
    }
}

#[test]
fn even_holes_are_captured_at_home() {
    let (rules, position, right) = question_at("own-side", 0);
    assert_eq!(
        captures_of(&rules, &position, 'A'),
        [('D', 2), ('C', 4), ('B', 2)]
    );
    assert_eq!(*rules.capturing_counts().form(), CountForm::Even);
    assert_eq!(rules.spec().capture.territory, Territory::Own);
    assert_eq!(right, "A");
    assert_best("own-side", 0, 8, 2);
}

#[test]
fn a_hole_that_fills_during_sowing_goes_to_its_owner() {
    let flow_captures = |events: &[GameEvent]| -> Vec<_> {
        let captures = events.iter().filter_map(|event| match *event {
            GameEvent::FlowCaptured { hole, seeds, side } => Some((hole.index(), seeds, side)),
            _ => None,
        });
        captures.collect()
    };
    let (_, events) = scripted_events("flow-capture", 0);
    assert_eq!(flow_captures(&events), [(6, 4, Side::North)]);
    let (rules, position, right) = question_at("flow-capture", 2);
    assert_eq!(right, "A");
    for letter in legal_letters(&rules, &position).chars() {
        let mut events = Vec::new();
        let hole = rules.geometry().hole(letter).unwrap();
        position.clone().play(&rules, hole, &mut events).unwrap();
        let expected = [(1, 4, Side::South)];
        let expected: &[_] = if letter == 'A' { &expected } else { &[] };
        assert_eq!(flow_captures(&events), expected, "{letter}");
    }
    assert_best("flow-capture", 2, 14, 1);
}

#[test]
fn any_hole_may_be_played_and_chains_cross_rows() {
    let (rules, position, right) = question_at("any-hole", 0);
    assert_eq!(legal_letters(&rules, &position), "Abcdef");
    assert_eq!(
        captures_of(&rules, &position, 'e'),
        [('C', 1), ('B', 1), ('A', 2), ('f', 2)]
    );
    for letter in "Abcdf".chars() {
        let taken = captures_of(&rules, &position, letter);
        assert!(taken.iter().map(|(_, seeds)| seeds).sum::<u16>() < 6);
    }
    assert_eq!(right, "e");
    assert_best("any-hole", 0, 8, 2);
}

#[test]
fn every_move_must_reach_the_other_side() {
    let (rules, position, right) = question_at("must-reach", 0);
    assert_eq!(legal_letters(&rules, &position), right);
    for index in 0..2 {
        let refusal = position.refusal(&rules, Hole::new(index));
        assert_eq!(refusal, Some(Refusal::MustReachOpponent));
    }
    assert_eq!(captures_of(&rules, &position, 'D'), [('a', 2)]);
    let outcome = position_after(&rules, &position, 'D').outcome().unwrap();
    assert_eq!(
        (outcome.reason, outcome.lofts),
        (EndReason::NoHoleAboveOne, [25, 23])
    );
}

#[test]
fn not_feeding_when_possible_is_penalised() {
    let (rules, position, right) = question_at("penalty", 0);
    assert!(position.is_starved(Side::North));
    assert_eq!(legal_letters(&rules, &position), "ACF");
    for letter in "ACF".chars() {
        let played = position_after(&rules, &position, letter);
        let outcome = played
            .outcome()
            .map(|outcome| (outcome.reason, outcome.lofts));
        let penalty = Some((EndReason::Penalty, [24, 24]));
        let expected = if right.contains(letter) {
            None
        } else {
            penalty
        };
        assert_eq!(outcome, expected, "{letter}");
    }
    assert_best("penalty", 0, 12, 2);
}

#[test]
fn a_player_without_a_move_passes() {
    let (rules, position, _) = question_at("passing", 0);
    assert!(position.is_starved(Side::North));
    assert_eq!(captures_of(&rules, &position, 'E'), [('F', 1)]);
    let after_e = position_after(&rules, &position, 'E');
    assert_eq!((after_e.to_move(), after_e.end()), (Side::South, None));
    assert_eq!(last_hole_sown(&rules, &position, 'D'), 'a');
    let after_d = position_after(&rules, &position, 'D');
    assert_ne!(legal_letters(&rules, &after_d), "");
    assert_best("passing", 0, 12, 2);
    let (tour, _) = scripted_events("passing", 1);
    assert_eq!(tour.game().position().on_board(), 0);
    assert_eq!(tour.game().outcome().unwrap().lofts, [25, 23]);
}
