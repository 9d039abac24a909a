//! Benchmarks of move generation, perft and search: `cargo bench -p awale-engine`.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use awale_engine::ai::contest::opening;
use awale_engine::ai::{Limits, search};
use awale_rules::perft::perft_from_start;
use awale_rules::{Game, Position, RuleSet, Side, library};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};

/// Covers single laps, relays with flow captures, and moves from any hole.
const VARIANTS: [&str; 3] = ["awale", "oware", "nyakun"];
/// Seed of the benchmark positions.
const SEED: u64 = 1;
/// The number of benchmark positions.
const POSITIONS: u64 = 64;
/// Perft depth, with 5,219 to several hundred thousand sequences.
const PERFT_DEPTH: u32 = 5;
/// Node budget of a search.
const NODES: u64 = 200_000;

fn main() {
    divan::main();
}

/// Returns the rules of a built-in variant.
fn rules(name: &str) -> Arc<RuleSet> {
    library::load(name)
        .and_then(Result::ok)
        .unwrap_or_else(|| panic!("{name} is a built-in variant"))
}

/// Plays every legal move of the positions.
#[divan::bench(args = VARIANTS)]
fn make_moves(bencher: Bencher<'_, '_>, name: &str) {
    let rules = rules(name);
    let positions: Vec<Position> = (0..POSITIONS)
        .map(|number| *opening(&rules, SEED, number).position())
        .collect();
    let moves: usize = positions
        .iter()
        .map(|position| position.legal_moves(&rules).len())
        .sum();
    bencher.counter(ItemsCount::new(moves)).bench(|| {
        for position in &positions {
            for mv in position.legal_moves(&rules).iter() {
                let mut after = *position;
                after.play_unchecked(&rules, mv, &mut ());
                black_box(after);
            }
        }
    });
}

/// Perft from the start; items are sequences.
#[divan::bench(args = VARIANTS)]
fn perft(bencher: Bencher<'_, '_>, name: &str) {
    let rules = rules(name);
    let sequences = perft_from_start(&rules, PERFT_DEPTH);
    bencher
        .counter(ItemsCount::new(sequences))
        .bench(|| perft_from_start(black_box(&rules), PERFT_DEPTH));
}

/// A search from the start; items are nodes.
#[divan::bench(args = VARIANTS)]
fn search_nodes(bencher: Bencher<'_, '_>, name: &str) {
    let game = Game::new(rules(name), Side::South, &mut ());
    let stop = AtomicBool::new(false);
    bencher
        .counter(ItemsCount::new(NODES))
        .bench(|| search(black_box(&game), &Limits::nodes(NODES), &stop));
}
