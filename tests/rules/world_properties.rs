//! Invariants of every rule file of format 2: random files, random moves.

use std::sync::Arc;

use awale_rules::{
    BoardSnapshot, Game, GameEvent, Move, Placement, Position, RuleSet, Side, library,
    parse_rule_file, write_rule_file,
};
use proptest::prelude::*;

use super::random_world::drawn;

/// Returns the legal move that `choice` picks; `None` if the game is over.
fn pick(position: &Position, rules: &RuleSet, choice: u8) -> Option<Move> {
    let legal = position.legal_moves(rules);
    legal.iter().nth(usize::from(choice) % legal.len().max(1))
}

/// Plays a game, and calls `look` with the position before each move, its events and the game after
/// it.
fn play_through(
    rules: &Arc<RuleSet>,
    choices: &[u8],
    mut look: impl FnMut(&Position, &[GameEvent], &Game),
) -> Game {
    let mut game = Game::new(Arc::clone(rules), Side::South, &mut ());
    for &choice in choices {
        let before = *game.position();
        let Some(one) = pick(&before, rules, choice) else {
            break;
        };
        let mut events = Vec::new();
        game.play(one, &mut events).unwrap();
        look(&before, &events, &game);
    }
    game
}

proptest! {
    #[test]
    fn world_events_conserve_the_seeds_and_describe_the_whole_move(
        seed in any::<u64>(),
        choices in proptest::collection::vec(any::<u8>(), 80),
    ) {
        let rules = drawn(seed, 8);
        let total = Position::start(&rules, Side::South, &mut ()).total_seeds();
        play_through(&rules, &choices, |before, events, game| {
            let mut replayed = BoardSnapshot::of(before);
            for &event in events {
                replayed.apply(event);
                assert_eq!(replayed.total(), total, "after {event:?}");
            }
            assert_eq!(replayed, BoardSnapshot::of(game.position()));
            let is_over = game.position().legal_moves(&rules).is_empty();
            assert_eq!(is_over, game.outcome().is_some(), "a game continues while there is a move");
        });
    }

    #[test]
    fn world_positions_round_trip(
        seed in any::<u64>(),
        choices in proptest::collection::vec(any::<u8>(), 60),
    ) {
        let rules = drawn(seed, 18);
        play_through(&rules, &choices, |_, _, game| {
            let position = game.position();
            let text = position.to_string();
            let read = Placement::parse(&text, &rules).unwrap_or_else(|e| panic!("{text}: {e}"));
            assert_eq!(read.text(rules.geometry()), text);
            for one in position.legal_moves(&rules).iter() {
                let text = rules.geometry().name_of(one).to_string();
                assert_eq!(rules.geometry().parse_move(&text), Ok(one));
            }
        });
    }

    #[test]
    fn undoing_world_moves_returns_to_the_same_positions(
        seed in any::<u64>(),
        choices in proptest::collection::vec(any::<u8>(), 40),
    ) {
        let rules = drawn(seed, 6);
        let mut positions = vec![Position::start(&rules, Side::South, &mut ())];
        let mut game =
            play_through(&rules, &choices, |_, _, game| positions.push(*game.position()));
        while let Some(expected) = positions.pop() {
            prop_assert_eq!(*game.position(), expected);
            prop_assert_eq!(game.take_back(), !positions.is_empty());
        }
    }

    #[test]
    fn world_rule_files_round_trip(seed in any::<u64>()) {
        let rules = drawn(seed, 18);
        let text = write_rule_file(rules.spec());
        let read = parse_rule_file(text.as_bytes()).unwrap();
        prop_assert_eq!(&read, &*rules, "{}", text);
        prop_assert_eq!(read.fingerprint(), rules.fingerprint());
    }
}

#[test]
fn world_moves_allocate_nothing() {
    let drawn = (0..200).map(|seed| drawn(seed, 18));
    let built_in = library::world_names().map(|name| library::load(name).unwrap().unwrap());
    for rules in built_in.chain(drawn) {
        let mut position = Position::start(&rules, Side::South, &mut ());
        let counted = allocation_counter::measure(|| {
            for choice in (0..50).map(|ply: u8| ply.wrapping_mul(7)) {
                let Some(one) = pick(&position, &rules, choice) else {
                    break;
                };
                position.play_unchecked(&rules, one, &mut ());
            }
        });
        assert_eq!(counted.count_total, 0, "{:?}", rules.spec());
    }
}

#[test]
fn pointing_plays_the_only_legal_move_of_a_hole_and_a_named_direction_is_kept() {
    let drawn = (0..200).map(|seed| drawn(seed, 8));
    let built_in = library::all_names().map(|name| library::load(name).unwrap().unwrap());
    let mut alone = 0;
    for rules in built_in.chain(drawn) {
        let geometry = rules.geometry();
        let mut game = Game::new(Arc::clone(&rules), Side::South, &mut ());
        for ply in 0..60_u8 {
            let legal = game.position().legal_moves(&rules);
            for hole in geometry.all() {
                let ways = [Move::from(hole), Move::reversed(hole)];
                let open = ways.map(|way| legal.of_base(way).next().is_some());
                for (way, is_open) in ways.into_iter().zip(open) {
                    let pointed = legal.pointed_at(way);
                    let named = legal.nearest(way, geometry);
                    assert_eq!(pointed.hole(), Some(hole));
                    assert_eq!(legal.contains(pointed), open != [false; 2]);
                    if is_open || open == [false; 2] {
                        assert_eq!((pointed.base(), named.base()), (way, way));
                    } else {
                        let meant = if geometry.chooses_direction() {
                            way
                        } else {
                            pointed
                        };
                        assert_eq!(named, meant);
                        alone += 1;
                    }
                }
            }
            let Some(one) = pick(game.position(), &rules, ply.wrapping_mul(7)) else {
                break;
            };
            game.play(one, &mut ()).unwrap();
        }
    }
    assert!(alone > 1_000, "{alone}");
}
