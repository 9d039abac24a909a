#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::sync::Arc;

use super::*;
use crate::ai::SEED;
use crate::ai::contest::opening;
use crate::rules::{Placement, RuleSet, Side, library};

const DEPTH: u8 = 4;

fn never() -> AtomicBool {
    AtomicBool::new(false)
}

fn all_rules() -> Vec<Arc<RuleSet>> {
    library::names()
        .map(|name| library::load(name).unwrap().unwrap())
        .collect()
}

/// What the player to move gains, by nothing but the rules' own game.
fn minimax(game: &mut Game, weights: &Weights, depth: u8) -> i32 {
    let mover = game.position().to_move();
    let before = lead(game, mover);
    let legal = game.position().legal_moves(game.rules());
    let below = if legal.len() == 1 { depth } else { depth - 1 };
    let values = legal.iter().map(|hole| {
        game.play(hole, &mut ()).unwrap();
        let gain = SEED * (lead(game, mover) - before);
        let rest = leaf_or_minimax(game, weights, below);
        let again = game.position().to_move() == mover;
        game.take_back();
        if again { gain + rest } else { gain - rest }
    });
    values.max().unwrap()
}

fn leaf_or_minimax(game: &mut Game, weights: &Weights, depth: u8) -> i32 {
    if game.outcome().is_some() {
        0
    } else if depth == 0 {
        weights.estimate(game.position())
    } else {
        minimax(game, weights, depth)
    }
}

fn lead(game: &Game, side: Side) -> i32 {
    i32::from(game.position().loft(side)) - i32::from(game.position().loft(side.opponent()))
}

#[test]
fn values_are_those_of_plain_minimax() {
    for rules in all_rules() {
        let weights = Weights::for_rules(&rules);
        for number in 0..4 {
            let mut game = opening(&rules, 7, number);
            let limits = Limits {
                memory: 0,
                full_width: true,
                ..Limits::depth(DEPTH)
            };
            let report = search(&game, &limits, &never());
            // The first ply is never lengthened.
            let legal = game.position().legal_moves(&rules).len();
            let depth = if legal == 1 { DEPTH - 1 } else { DEPTH };
            let expected = minimax(&mut game, &weights, depth);
            let name = rules.name("en");
            assert_eq!(
                report.lines[0].value,
                expected,
                "{name}: {}",
                game.position()
            );
        }
    }
}

#[test]
fn every_move_has_the_value_that_it_has_alone() {
    for rules in all_rules() {
        let game = opening(&rules, 3, 1);
        let limits = Limits {
            memory: 0,
            full_width: true,
            ..Limits::depth(DEPTH)
        };
        let all = search(&game, &limits.all_moves(), &never());
        let best = search(&game, &limits, &never());
        assert_eq!(all.lines.len(), game.position().legal_moves(&rules).len());
        assert_eq!(all.lines[0].value, best.lines[0].value);
        assert!(all.lines.is_sorted_by_key(|line| -line.value));
    }
}

#[test]
fn a_proved_value_stays_when_the_search_goes_deeper_without_table() {
    let mut proved = 0;
    for rules in all_rules() {
        let placed = Placement::parse("1-0-0-2-0-1-0-1-0-0-0-2-20-21-S", rules.geometry()).unwrap();
        let game = Game::set_up(Arc::clone(&rules), &placed, &mut ());
        let with_table = search(
            &game,
            &Limits {
                nodes: 1_000_000,
                ..Limits::depth(24)
            },
            &never(),
        );
        if !with_table.proved || game.outcome().is_some() {
            continue;
        }
        proved += 1;
        let limits = Limits {
            memory: 0,
            nodes: 3_000_000,
            ..Limits::depth(20)
        };
        let without = search(&game, &limits, &never());
        if without.proved {
            assert_eq!(
                with_table.lines[0].value,
                without.lines[0].value,
                "{}",
                rules.name("en")
            );
        }
    }
    assert!(proved > 5, "{proved}");
}

#[test]
fn the_same_search_visits_the_same_nodes() {
    for rules in all_rules() {
        let game = opening(&rules, 5, 2);
        let [first, second] = [(), ()].map(|()| search(&game, &Limits::nodes(3_000), &never()));
        assert_eq!((&first.lines, first.nodes), (&second.lines, second.nodes));
        assert!(first.nodes < 3_400, "{} nodes", first.nodes);
    }
}

#[test]
fn a_search_told_to_stop_still_has_a_move() {
    let rules = library::load("awale").unwrap().unwrap();
    let game = Game::new(rules, Side::South, &mut ());
    let report = search(&game, &Limits::NONE, &AtomicBool::new(true));
    assert!(report.best().is_some());
}
