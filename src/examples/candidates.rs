//! Candidate positions: random ones, and small changes of them.

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use crate::rules::board::MAX_HOLES;
use crate::rules::{Placement, RuleSet, Side};

use super::trial::MOVER;

/// A random board with few or many seeds, the others in the lofts, and the mover to play.
pub(super) fn random_placement(rules: &RuleSet, rng: &mut ChaCha8Rng) -> Placement {
    let holes = rules.geometry().holes();
    let row = rules.geometry().row();
    let total = rules.total_seeds();
    let mut placed = Placement {
        holes: [0; MAX_HOLES],
        lofts: [0; 2],
        to_move: MOVER,
        ..Placement::default()
    };
    // Some boards with one empty row, and some with a hole that goes all the way round.
    let away = match rng.random_range(0..6) {
        0 => 0,
        1 => 1,
        _ => rng.random_range(1..=row),
    };
    let home = rng.random_range(1..=row);
    let most = if rng.random_range(0..4) == 0 {
        2 * rules.seeds_per_hole()
    } else {
        4
    };
    for (first, filled) in [(0, home), (row, away)] {
        for _ in 0..filled {
            placed.holes[first + rng.random_range(0..row)] = rng.random_range(1..=most);
        }
    }
    if rng.random_range(0..6) == 0 {
        placed.holes[rng.random_range(0..row)] = (holes + rng.random_range(0..6)) as u16;
    }
    while placed.holes.iter().sum::<u16>() > total {
        let hole = rng.random_range(0..holes);
        placed.holes[hole] = placed.holes[hole].saturating_sub(1);
    }
    let left = total - placed.holes.iter().sum::<u16>();
    let half = total / 2;
    let mine = match rng.random_range(0..4) {
        // A loft just short of a majority.
        0 => half.min(left),
        1 => (left / 2 + rng.random_range(0..=left / 4))
            .min(half)
            .min(left),
        _ => left / 2,
    };
    placed.lofts = [mine, left - mine];
    placed
}

/// `placed` with a seed or a hole moved; the total stays the same. Returns `placed` unchanged if
/// the random change is impossible.
pub(super) fn mutated(rules: &RuleSet, placed: &Placement, rng: &mut ChaCha8Rng) -> Placement {
    let holes = rules.geometry().holes();
    let mut changed = *placed;
    let [one, other] = [rng.random_range(0..holes), rng.random_range(0..holes)];
    let side = rng.random_range(0..2_usize);
    match rng.random_range(0..6) {
        0 | 1 if changed.holes[one] > 0 => {
            changed.holes[one] -= 1;
            changed.lofts[side] += 1;
        }
        2 if changed.lofts[side] > 0 => {
            changed.lofts[side] -= 1;
            changed.holes[one] += 1;
        }
        3 if changed.holes[one] > 0 => {
            changed.holes[one] -= 1;
            changed.holes[other] += 1;
        }
        4 => {
            changed.lofts[side] += changed.holes[one];
            changed.holes[one] = 0;
        }
        5 if changed.lofts[side] > 0 => {
            changed.lofts[side] -= 1;
            changed.lofts[1 - side] += 1;
        }
        _ => {}
    }
    changed
}

/// The position with the sides exchanged.
pub(super) fn rotated(rules: &RuleSet, placed: &Placement) -> Placement {
    let row = rules.geometry().row();
    let mut rotated = *placed;
    rotated.holes[..2 * row].rotate_left(row);
    rotated.lofts.swap(0, 1);
    rotated.to_move = match placed.to_move {
        Side::South => Side::North,
        Side::North => Side::South,
    };
    rotated
}
