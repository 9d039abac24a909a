//! Candidate positions: random ones, and small changes of them.

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use awale_rules::board::MAX_HOLES;
use awale_rules::spec::Fill;
use awale_rules::{Hole, Placement, RuleSet};

use super::trial::MOVER;

/// Generates a random board with few or many seeds, the rest in the lofts, and the mover to play.
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
    if !rules.is_classic() {
        add_features(rules, &mut placed, rng);
    }
    // Some boards have an empty row, and some a hole with enough seeds to go all the way round.
    let away = match rng.random_range(0..6) {
        0 => 0,
        1 => 1,
        _ => rng.random_range(1..=row),
    };
    let home = rng.random_range(1..=row);
    let max_seeds = if rng.random_range(0..4) == 0 {
        2 * rules.seeds_per_hole()
    } else {
        4
    };
    for (first, filled) in [(0, home), (row, away)] {
        for _ in 0..filled {
            placed.holes[first + rng.random_range(0..row)] = rng.random_range(1..=max_seeds);
        }
    }
    if rng.random_range(0..6) == 0 {
        placed.holes[rng.random_range(0..row)] = (holes + rng.random_range(0..6)) as u16;
    }
    for hole in placed.shut.iter() {
        placed.holes[hole.index()] = 0;
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

/// Gives some boards shut holes, land in the other row or special holes, where the rules have them.
/// Also fills the end squares, one of which may have been captured.
fn add_features(rules: &RuleSet, placed: &mut Placement, rng: &mut ChaCha8Rng) {
    let geometry = rules.geometry();
    let row = geometry.row();
    if geometry.has_end_squares() {
        let squares = geometry.end_squares();
        for square in squares {
            placed.holes[square.index()] = rules.start_counts()[square.index()];
        }
        if rng.random_range(0..2) == 0 {
            let captured = squares[rng.random_range(0..2)];
            placed.holes[captured.index()] = 0;
            placed.taken.insert(captured);
        }
    }
    if let Some(rounds) = rules.rounds()
        && rng.random_range(0..4) == 0
    {
        placed.round = 2;
        let few = rng.random_range(1..=2);
        let first = row * rng.random_range(0..2);
        match rounds.fill {
            Fill::FromLeft => placed
                .shut
                .extend((row - few..row).map(|at| Hole::new(first + at))),
            Fill::FromRight => placed.shut.extend((0..few).map(|at| Hole::new(first + at))),
            Fill::Territory => placed.owned_by_south = Some((row + few) as u8),
        }
    }
    if rules.special().is_some() && rng.random_range(0..4) == 0 {
        let side = rng.random_range(0..2);
        let hole = Hole::new(rng.random_range(0..2 * row));
        if !placed.shut.contains(hole) {
            placed.special[side].insert(hole);
        }
    }
}

/// Moves a seed, or all the seeds of a hole; the total stays the same. Returns `placed` unchanged
/// if the random change is impossible.
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
    if changed
        .shut
        .iter()
        .any(|hole| changed.holes[hole.index()] > 0)
    {
        return *placed;
    }
    changed
}

/// Returns the position with the sides swapped.
pub(super) fn rotated(rules: &RuleSet, placed: &Placement) -> Placement {
    let turned = placed.rotated(rules.geometry());
    Placement {
        // Who began doesn't matter in an example.
        began: placed.began,
        ..turned
    }
}
