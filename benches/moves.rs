//! How fast moves are made, counted and searched: `cargo bench --no-default-features --bench moves`.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use awale::ai::contest::opening;
use awale::ai::{Limits, search};
use awale::rules::perft::perft_from_start;
use awale::rules::{Game, Position, RuleSet, Side, library};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};

/// A rule with a single lap, one with relays and flow captures, one in which every hole may be lifted.
const VARIANTS: [&str; 3] = ["awale", "oware", "nyakun"];
/// Seed of the positions in which moves are made.
const SEED: u64 = 1;
/// How many positions moves are made in.
const POSITIONS: u64 = 64;
/// Plies of counted move sequences: 5,219 to some hundred thousand of them.
const PERFT_DEPTH: u32 = 5;
/// Positions that a search visits.
const NODES: u64 = 200_000;

fn main() {
    divan::main();
}

/// The rules of a built-in variant. All of them can be read, as a test of the library shows.
fn rules(name: &str) -> Arc<RuleSet> {
    library::load(name)
        .and_then(Result::ok)
        .unwrap_or_else(|| panic!("{name} is a built-in variant"))
}

/// Every legal move of some positions of a game, with what follows from it.
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
            for hole in position.legal_moves(&rules).iter() {
                let mut after = *position;
                after.play_unchecked(&rules, hole, &mut ());
                black_box(after);
            }
        }
    });
}

/// Move sequences from the start; the items are sequences.
#[divan::bench(args = VARIANTS)]
fn perft(bencher: Bencher<'_, '_>, name: &str) {
    let rules = rules(name);
    let sequences = perft_from_start(&rules, PERFT_DEPTH);
    bencher
        .counter(ItemsCount::new(sequences))
        .bench(|| perft_from_start(black_box(&rules), PERFT_DEPTH));
}

/// A search from the start; the items are nodes.
#[divan::bench(args = VARIANTS)]
fn search_nodes(bencher: Bencher<'_, '_>, name: &str) {
    let game = Game::new(rules(name), Side::South, &mut ());
    let stop = AtomicBool::new(false);
    bencher
        .counter(ItemsCount::new(NODES))
        .bench(|| search(black_box(&game), &Limits::nodes(NODES), &stop));
}
