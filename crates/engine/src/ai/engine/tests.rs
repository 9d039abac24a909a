#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::sync::Arc;

use std::sync::atomic::Ordering;

use super::*;
use crate::ai::contest::opening;
use crate::ai::evaluation::CLASSES;
use crate::ai::evaluation::network::ACCUMULATOR_LEN;
use crate::ai::value::SEED;
use crate::fixtures;
use awale_rules::{Placement, Position, RuleSet, library};

const DEPTH: u8 = 4;

fn no_stop() -> AtomicBool {
    AtomicBool::new(false)
}

/// Searches without a transposition table.
fn search_without_table(game: &Game, limits: &Limits) -> SearchReport {
    Engine::with_memory(game.rules(), 0)
        .unwrap()
        .search(game, limits, &no_stop(), &mut |_| ())
}

fn all_rules() -> Vec<Arc<RuleSet>> {
    library::names()
        .map(|name| library::load(name).unwrap().unwrap())
        .collect()
}

/// Computes the value by plain minimax on the rules' own implementation.
fn minimax(game: &mut Game, evaluate: &dyn Fn(&Position) -> i32, depth: u8) -> i32 {
    let mover = game.position().to_move();
    let lead_before = game.position().lead(mover);
    let legal = game.position().legal_moves(game.rules());
    let child_depth = if legal.len() == 1 { depth } else { depth - 1 };
    let values = legal.iter().map(|mv| {
        game.play(mv, &mut ()).unwrap();
        let gain = SEED * (game.position().lead(mover) - lead_before);
        let child_value = leaf_or_minimax(game, evaluate, child_depth);
        let moves_again = game.position().to_move() == mover;
        game.take_back();
        if moves_again {
            gain + child_value
        } else {
            gain - child_value
        }
    });
    values.max().unwrap()
}

fn leaf_or_minimax(game: &mut Game, evaluate: &dyn Fn(&Position) -> i32, depth: u8) -> i32 {
    if game.outcome().is_some() {
        0
    } else if depth == 0 {
        evaluate(game.position())
    } else {
        minimax(game, evaluate, depth)
    }
}

#[test]
fn search_values_match_minimax() {
    for rules in all_rules() {
        let weights = Weights::for_rules(&rules);
        let network = Network::for_rules(&rules);
        let evaluate = |position: &Position| match &network {
            Some(network) => network.evaluate(position),
            None => weights.evaluate(position),
        };
        for number in 0..4 {
            let mut game = opening(&rules, 7, number);
            let limits = Limits {
                full_width: true,
                ..Limits::depth(DEPTH)
            };
            let report = search_without_table(&game, &limits);
            // The first ply is never extended.
            let legal = game.position().legal_moves(&rules).len();
            let depth = if legal == 1 { DEPTH - 1 } else { DEPTH };
            let expected = minimax(&mut game, &evaluate, depth);
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
fn multi_pv_values_match_separate_searches() {
    for rules in all_rules() {
        let game = opening(&rules, 3, 1);
        let limits = Limits {
            full_width: true,
            ..Limits::depth(DEPTH)
        };
        let multi_pv = search_without_table(&game, &limits.all_moves());
        let best = search_without_table(&game, &limits);
        assert_eq!(
            multi_pv.lines.len(),
            game.position().legal_moves(&rules).len()
        );
        assert_eq!(multi_pv.lines[0].value, best.lines[0].value);
        assert!(multi_pv.lines.is_sorted_by_key(|line| -line.value));
    }
}

#[test]
fn deeper_searches_confirm_proved_values() {
    let mut proved = 0;
    for rules in all_rules() {
        let placement = Placement::parse("1-0-0-2-0-1-0-1-0-0-0-2-20-21-S", &rules).unwrap();
        let game = Game::set_up(Arc::clone(&rules), &placement, &mut ());
        let with_table = search(
            &game,
            &Limits {
                nodes: 1_000_000,
                ..Limits::depth(24)
            },
            &no_stop(),
        );
        if !with_table.proved || game.outcome().is_some() {
            continue;
        }
        proved += 1;
        let limits = Limits {
            nodes: 3_000_000,
            ..Limits::depth(20)
        };
        let without = search_without_table(&game, &limits);
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
fn searches_are_reproducible() {
    for rules in all_rules() {
        let game = opening(&rules, 5, 2);
        let [first, second] = [(), ()].map(|()| search(&game, &Limits::nodes(3_000), &no_stop()));
        assert_eq!((&first.lines, first.nodes), (&second.lines, second.nodes));
        assert!(first.nodes < 3_400, "{} nodes", first.nodes);
    }
}

#[test]
fn a_stopped_search_still_has_a_move() {
    let game = fixtures::start("awale");
    let report = search(&game, &Limits::NONE, &AtomicBool::new(true));
    assert!(report.best().is_some());
}

#[test]
fn the_table_of_an_earlier_search_saves_nodes() {
    for name in ["awale", "oware", "songo-duala"] {
        let rules = library::load(name).unwrap().unwrap();
        let mut game = opening(&rules, 5, 2);
        let mut engine = Engine::with_memory(&rules, 1 << 20).unwrap();
        let limits = Limits::depth(8);
        let mut nodes = [0, 0];
        for _ in 0..6 {
            let report = engine.search(&game, &limits, &no_stop(), &mut |_| ());
            nodes[0] += report.nodes;
            nodes[1] += search(&game, &limits, &no_stop()).nodes;
            let Some(best) = report.best() else { break };
            game.play(best, &mut ()).unwrap();
        }
        assert!(10 * nodes[0] < 9 * nodes[1], "{name}: {nodes:?}");
    }
}

#[test]
fn a_cleared_engine_searches_like_a_new_one() {
    let rules = library::load("awale").unwrap().unwrap();
    let game = opening(&rules, 5, 2);
    let limits = Limits::nodes(5_000);
    let mut engine = Engine::new(&rules);
    let mut search_again = || {
        let report = engine.search(&game, &limits, &no_stop(), &mut |_| ());
        (report.lines, report.nodes, report.depth)
    };
    let (first, second) = (search_again(), search_again());
    assert_ne!(first, second);
    engine.new_game();
    let mut search_again = || {
        let report = engine.search(&game, &limits, &no_stop(), &mut |_| ());
        (report.lines, report.nodes, report.depth)
    };
    assert_eq!(first, search_again());
    engine.set_memory(Engine::DEFAULT_MEMORY).unwrap();
    let report = engine.search(&game, &limits, &no_stop(), &mut |_| ());
    assert_eq!(first, (report.lines, report.nodes, report.depth));
}

#[test]
fn full_width_searches_ignore_reduced_entries() {
    let rules = library::load("awale").unwrap().unwrap();
    let game = opening(&rules, 5, 2);
    let full = Limits {
        full_width: true,
        ..Limits::depth(8)
    };
    let mut engine = Engine::new(&rules);
    let _ = engine.search(&game, &Limits::depth(9), &no_stop(), &mut |_| ());
    let report = engine.search(&game, &full, &no_stop(), &mut |_| ());
    let fresh = search(&game, &full, &no_stop());
    assert_eq!((report.lines, report.nodes), (fresh.lines, fresh.nodes));
}

#[test]
fn a_failed_allocation_leaves_the_engine_unchanged() {
    let rules = library::load("awale").unwrap().unwrap();
    let mut engine = Engine::with_memory(&rules, 1 << 16).unwrap();
    assert!(engine.set_memory(usize::MAX / 2 + 1).is_err());
    assert_eq!(engine.memory(), 1 << 16);
    engine.set_memory((1 << 17) + 5).unwrap();
    assert_eq!(engine.memory(), 1 << 17);
}

#[test]
fn an_engine_adapts_to_other_rules() {
    let [awale, oware] = ["awale", "oware"].map(|name| library::load(name).unwrap().unwrap());
    let mut engine = Engine::with_memory(&awale, 1 << 18).unwrap();
    let limits = Limits::nodes(2_000);
    let _ = engine.search(&opening(&awale, 5, 2), &limits, &no_stop(), &mut |_| ());
    let game = opening(&oware, 5, 2);
    let report = engine.search(&game, &limits, &no_stop(), &mut |_| ());
    let mut fresh = Engine::with_memory(&oware, 1 << 18).unwrap();
    let fresh = fresh.search(&game, &limits, &no_stop(), &mut |_| ());
    assert_eq!((report.lines, report.nodes), (fresh.lines, fresh.nodes));
}

#[test]
fn a_network_serves_its_own_rules_only_and_clears_the_table() {
    let [rules, other] = ["oware", "wari"].map(|name| library::load(name).unwrap().unwrap());
    let holes = vec![vec![[7; ACCUMULATOR_LEN]; CLASSES.len()]; 12];
    let network = Network::new(
        rules.fingerprint(),
        &holes,
        [0; ACCUMULATOR_LEN],
        [0; ACCUMULATOR_LEN],
    )
    .unwrap();
    let network = Arc::new(network);
    let limits = Limits::depth(6);
    let run = |engine: &mut Engine, rules: &Arc<RuleSet>, limits: &Limits| {
        let report = engine.search(&opening(rules, 5, 2), limits, &no_stop(), &mut |_| ());
        (report.lines, report.nodes)
    };
    for (rules, is_used) in [(rules, true), (other, false)] {
        let without_network = run(&mut Engine::new(&rules), &rules, &limits);
        let mut engine = Engine::new(&rules).with_network(Arc::clone(&network));
        let with_network = run(&mut engine, &rules, &limits);
        assert_eq!(with_network != without_network, is_used);
        engine.set_network(None);
        engine.clear();
        assert_eq!(run(&mut engine, &rules, &limits), without_network);
    }
}

#[test]
fn a_change_of_evaluation_clears_the_table() {
    let rules = library::load("awale").unwrap().unwrap();
    let game = opening(&rules, 5, 2);
    let by_weights = Limits {
        network: false,
        ..Limits::depth(8)
    };
    let mut engine = Engine::new(&rules);
    let _ = engine.search(&game, &Limits::depth(8), &no_stop(), &mut |_| ());
    let report = engine.search(&game, &by_weights, &no_stop(), &mut |_| ());
    let fresh = search(&game, &by_weights, &no_stop());
    assert_eq!((report.lines, report.nodes), (fresh.lines, fresh.nodes));
}

#[test]
fn a_search_ponders_until_the_flag_is_cleared() {
    let rules = library::load("awale").unwrap().unwrap();
    let game = opening(&rules, 5, 2);
    let (stop, ponder) = (no_stop(), AtomicBool::new(true));
    let limits = Limits {
        time: Some(std::time::Duration::ZERO),
        ..Limits::NONE
    };
    let signals = Signals {
        stop: &stop,
        ponder: Some(&ponder),
    };
    let report = Engine::new(&rules).search(&game, &limits, signals, &mut |report| {
        if report.depth == 5 {
            ponder.store(false, Ordering::Relaxed);
        }
    });
    assert_eq!(report.depth, 5);
}
