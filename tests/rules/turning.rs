//! After a half turn of the board, the game is the same.

use std::sync::Arc;

use awale_rules::{Game, Move, Placement, Position, RuleSet, Side, library};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

use super::random_world::drawn;

fn all_rules() -> impl Iterator<Item = (String, Arc<RuleSet>)> {
    let built_in = library::all_names().map(|name| {
        let rules = library::load(name).unwrap().unwrap();
        (name.to_owned(), rules)
    });
    let random = (0..200).map(|seed| (format!("random {seed}"), symmetric(&drawn(seed, 8))));
    built_in.chain(random)
}

/// Returns the same rules without a handicap, which stays with North when the board is turned.
fn symmetric(rules: &RuleSet) -> Arc<RuleSet> {
    let mut spec = rules.spec().clone();
    spec.board.start_of_north.clear();
    Arc::new(RuleSet::from_spec(spec).unwrap())
}

/// Calls `look` with the positions of a few random games, and who moved last before each.
///
/// Those between the start and the swap are left out: a position set up doesn't know that one will
/// follow.
fn for_each_position(
    rules: &Arc<RuleSet>,
    seed: u64,
    mut look: impl FnMut(&Position, Option<Side>),
) {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    for _ in 0..3 {
        let mut game = Game::new(Arc::clone(rules), Side::South, &mut ());
        let mut last_mover = None;
        let mut is_known = true;
        for _ in 0..60 {
            let legal = game.position().legal_moves(rules);
            if legal.is_empty() {
                break;
            }
            is_known |= game.position().may_swap();
            if is_known {
                look(game.position(), last_mover);
            }
            let one = legal.iter().nth(random.random_range(0..legal.len()));
            let (one, mover) = (one.unwrap(), game.position().to_move());
            let played = game.play(one, &mut ()).unwrap();
            is_known &= last_mover.is_some() || !rules.allows_swap();
            // A swap exchanges the players, and a round starts anew.
            last_mover = match one.hole() {
                _ if played.round_end.is_some() => None,
                Some(_) => Some(mover),
                None => last_mover.map(Side::opponent),
            };
        }
    }
}

/// Collects the results of all moves in a position.
fn results(
    rules: &RuleSet,
    position: &Position,
    look: impl Fn(Placement) -> Placement,
) -> Vec<String> {
    let after = |mv: Move| {
        let mut after = *position;
        after.play_unchecked(rules, mv, &mut ());
        // During the first turn, a position set up by hand doesn't know that a swap will follow.
        let after = Placement {
            may_swap: false,
            ..look(Placement::of(&after))
        };
        after.text(rules.geometry())
    };
    let mut results: Vec<String> = position.legal_moves(rules).iter().map(after).collect();
    results.sort();
    results
}

#[test]
fn a_position_turned_round_is_the_same_game() {
    for (number, (name, rules)) in all_rules().enumerate() {
        for_each_position(&rules, number as u64, |position, last_mover| {
            let mirrored = Position::resumed(
                &rules,
                &Placement::of(position).rotated(&rules),
                last_mover.map(Side::opponent),
                position.last_capturer().map(Side::opponent),
                &mut (),
            );
            assert_eq!(
                results(&rules, position, |after| after.rotated(&rules)),
                results(&rules, &mirrored, |after| after),
                "{name}: {position}"
            );
        });
    }
}

#[test]
fn a_swap_turns_the_board_round() {
    let mut swaps = 0;
    for (number, (name, rules)) in all_rules().enumerate() {
        for_each_position(&rules, number as u64, |position, _| {
            let mut placement = Placement::of(position);
            if !rules.allows_swap() {
                return;
            }
            // A position set up by hand may offer the swap at any time.
            placement.may_swap = true;
            let mut after = Position::set_up(&rules, &placement, &mut ());
            let mover = after.to_move();
            let Some(swap) = after
                .legal_moves(&rules)
                .iter()
                .find(|mv| mv.hole().is_none())
            else {
                return;
            };
            let before = Placement::of(&after);
            after.play_unchecked(&rules, swap, &mut ());
            if after.end().is_some() || after.to_move() == mover {
                return;
            }
            swaps += 1;
            let expected = Placement {
                began: before.began,
                again: 0,
                may_swap: false,
                ..before.rotated(&rules)
            };
            let found = Placement::of(&after);
            if found.round == before.round && found.total_seeds() == expected.total_seeds() {
                assert_eq!(found, expected, "{name}: {position}");
            }
        });
    }
    assert!(swaps > 100, "{swaps}");
}

#[test]
fn extra_moves_are_counted_without_an_end() {
    for (name, rules) in all_rules() {
        let start = Position::start(&rules, Side::South, &mut ());
        let text = format!("{start};again=65535");
        let Ok(placement) = Placement::parse(&text, &rules) else {
            continue;
        };
        let position = Position::set_up(&rules, &placement, &mut ());
        for one in position.legal_moves(&rules).iter() {
            let mut after = position;
            after.play_unchecked(&rules, one, &mut ());
            let has_more = after.to_move() == Side::South && after.extra_moves() > 0;
            assert!(
                !has_more || after.extra_moves() == u16::MAX,
                "{name}: {after}"
            );
        }
    }
}
