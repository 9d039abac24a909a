//! Playing and listing legal moves allocates nothing, on any board and under any rules.

use awale_rules::{Hole, HoleSet, Position, RuleSet, Side, library};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

use super::random_rules::rule_set;

fn allocations(rules: &RuleSet) -> u64 {
    let start = Position::start(rules, Side::South, &mut ());
    allocation_counter::measure(|| {
        let mut position = start;
        for _ in 0..50 {
            let legal = position.legal_moves(rules);
            let Some(hole) = middle(legal.holes()) else {
                break;
            };
            position.play_unchecked(rules, hole, &mut ());
        }
    })
    .count_total
}

fn middle(holes: HoleSet) -> Option<Hole> {
    holes.iter().nth(holes.len() / 2)
}

#[test]
fn moves_allocate_nothing() {
    for name in library::names() {
        assert_eq!(
            allocations(&library::load(name).unwrap().unwrap()),
            0,
            "{name}"
        );
    }
    let mut runner = TestRunner::deterministic();
    let strategy = rule_set(18).prop_map(|rules| rules).boxed();
    for _ in 0..200 {
        let rules = strategy.new_tree(&mut runner).unwrap().current();
        assert_eq!(allocations(&rules), 0, "{:?}", rules.spec());
    }
}
