//! Endgame tables for random rules.

use awale_engine::ai::generation::LayerProgress;
use awale_engine::ai::tables::{EndgameTable, Exactness, exactness};
use awale_rules::board::MAX_HOLES;
use awale_rules::{Placement, Position, RuleSet, Side};
use proptest::prelude::*;

use super::random_rules::rule_set;

/// Calls `each` with every way to distribute `seeds` over `holes`.
fn for_each_board(holes: &mut [u16], at: usize, seeds: u16, each: &mut impl FnMut(&[u16])) {
    if at + 1 == holes.len() {
        holes[at] = seeds;
        each(holes);
        return;
    }
    for here in 0..=seeds {
        holes[at] = here;
        for_each_board(holes, at + 1, seeds - here, each);
    }
}

/// Returns South's margin over North.
fn lead(position: &Position) -> i32 {
    i32::from(position.loft(Side::South)) - i32::from(position.loft(Side::North))
}

/// Returns South's gain from a position on, according to the tables.
fn gain(table: &EndgameTable, position: &Position) -> i32 {
    match table.probe(position) {
        _ if position.end().is_some() => lead(position),
        None => panic!("{position:?} is in no table"),
        Some(probe) if position.to_move() == Side::South => lead(position) + i32::from(probe.value),
        Some(probe) => lead(position) - i32::from(probe.value),
    }
}

/// Asserts that the value of every board is that of its best move.
fn check(rules: &RuleSet, table: &EndgameTable, seeds: u16) {
    let mut holes = vec![0; rules.geometry().holes()];
    for_each_board(&mut holes, 0, seeds, &mut |board| {
        for last_capturer in Side::BOTH {
            let mut placement = Placement {
                holes: [0; MAX_HOLES],
                lofts: [0; 2],
                to_move: Side::South,
                ..Placement::default()
            };
            placement.holes[..board.len()].copy_from_slice(board);
            let position = Position::resumed(
                rules,
                &placement,
                Some(Side::North),
                Some(last_capturer),
                &mut (),
            );
            if position.end().is_some() || position.to_move() == Side::North {
                continue;
            }
            let gains = position.legal_moves(rules).iter().map(|mv| {
                let mut after = position;
                after.play_unchecked(rules, mv, &mut ());
                gain(table, &after)
            });
            assert_eq!(Some(gain(table, &position)), gains.max(), "{board:?}");
        }
    });
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_value_of_every_board_is_the_gain_of_its_best_move(rules in rule_set(4)) {
        let tables = EndgameTable::empty(&rules).filter(|_| exactness(&rules) == Exactness::Margin);
        if let Some(mut table) = tables {
            for seeds in 0..=5 {
                prop_assert!(table.grow(1, &LayerProgress::default()));
                check(&rules, &table, seeds);
            }
        }
    }
}
