//! Invariants of every rule set, in every game.

use std::sync::Arc;

use awale_rules::{
    BoardSnapshot, Game, GameEvent, Geometry, Hole, Move, Placement, RuleSet, Side, Vessel,
    parse_rule_file, write_rule_file,
};
use proptest::prelude::*;

use super::random_rules::{rule_set, spec};

/// Plays a random game and calls `check` at every ply.
fn play_through(
    rules: &Arc<RuleSet>,
    choices: &[u8],
    mut check: impl FnMut(BoardSnapshot, &[GameEvent], &Game),
) -> Game {
    let mut events = Vec::new();
    let mut game = Game::new(Arc::clone(rules), Side::South, &mut events);
    check(BoardSnapshot::at_start(rules), &events, &game);
    for &choice in choices {
        let legal: Vec<Move> = game.position().legal_moves(rules).iter().collect();
        if legal.is_empty() {
            break;
        }
        let before = BoardSnapshot::of(game.position());
        events.clear();
        game.play(legal[usize::from(choice) % legal.len()], &mut events)
            .unwrap();
        check(before, &events, &game);
    }
    game
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn events_conserve_the_seeds_and_describe_the_whole_move(
        rules in rule_set(9),
        choices in proptest::collection::vec(any::<u8>(), 60),
    ) {
        let rules = Arc::new(rules);
        play_through(&rules, &choices, |before, events, game| {
            let mut replayed = before;
            for &event in events {
                replayed.apply(event);
                assert_eq!(replayed.total(), rules.total_seeds(), "after {event:?}");
            }
            assert_eq!(replayed, BoardSnapshot::of(game.position()));
        });
    }

    #[test]
    fn a_hole_has_a_refusal_exactly_if_it_is_illegal(
        rules in rule_set(6),
        choices in proptest::collection::vec(any::<u8>(), 40),
    ) {
        let rules = Arc::new(rules);
        play_through(&rules, &choices, |_, _, game| {
            let position = game.position();
            let legal = position.legal_moves(&rules);
            for hole in rules.geometry().all() {
                assert_eq!(position.refusal(&rules, hole).is_none(), legal.contains(hole));
            }
            assert_eq!(position.end().is_none(), !legal.is_empty(), "a game continues while there is a move");
        });
    }

    #[test]
    fn a_refused_move_changes_nothing(rules in rule_set(6), hole in 0..36_usize) {
        let rules = Arc::new(rules);
        let mut game = Game::new(Arc::clone(&rules), Side::North, &mut ());
        let before = *game.position();
        let mut events = Vec::new();
        if game.play(Hole::new(hole), &mut events).is_err() {
            prop_assert_eq!(*game.position(), before);
            prop_assert!(events.is_empty() && game.moves().is_empty());
        }
    }

    #[test]
    fn undo_returns_to_the_same_positions(
        rules in rule_set(6),
        choices in proptest::collection::vec(any::<u8>(), 40),
    ) {
        let rules = Arc::new(rules);
        let mut positions = Vec::new();
        let mut game = play_through(&rules, &choices, |_, _, game| positions.push(*game.position()));
        while let Some(expected) = positions.pop() {
            prop_assert_eq!(*game.position(), expected);
            prop_assert_eq!(game.take_back(), !positions.is_empty());
        }
    }

    #[test]
    fn positions_round_trip(
        rules in rule_set(18),
        choices in proptest::collection::vec(any::<u8>(), 20),
    ) {
        let rules = Arc::new(rules);
        play_through(&rules, &choices, |_, _, game| {
            let position = game.position();
            let read = Placement::parse(&position.to_string(), &rules).unwrap();
            assert_eq!(&read.holes[..rules.geometry().holes()], position.holes());
            assert_eq!(read.lofts, Side::BOTH.map(|side| position.count(Vessel::Loft(side))));
            assert_eq!(read.to_move, position.to_move());
        });
    }

    #[test]
    fn rule_files_round_trip(spec in spec(18)) {
        let text = write_rule_file(&spec);
        match RuleSet::from_spec(spec.clone()) {
            Ok(rules) => {
                let read = parse_rule_file(text.as_bytes()).unwrap();
                prop_assert_eq!(read.fingerprint(), rules.fingerprint());
                prop_assert_eq!(read, rules);
            }
            Err(problems) => {
                let refused = parse_rule_file(text.as_bytes()).unwrap_err();
                let found: Vec<_> = refused.findings.into_iter().map(|(_, problem)| problem).collect();
                prop_assert_eq!(found, problems);
            }
        }
    }

    #[test]
    fn every_hole_has_its_own_letter(row in 3..=18_usize) {
        let geometry = Geometry::new(row);
        for hole in geometry.all() {
            prop_assert_eq!(geometry.hole(geometry.letter(hole)), Ok(hole));
        }
    }
}
