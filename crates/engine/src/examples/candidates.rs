//! Generates candidate positions: random ones, and small changes to them.

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use awale_rules::board::MAX_HOLES;
use awale_rules::spec::Fill;
use awale_rules::{Hole, Placement, RuleSet};

use super::trial::MOVER;

/// Generates a random position with few or many seeds on the board and the rest in the lofts;
/// [`MOVER`] is to play.
pub(super) fn random_placement(rules: &RuleSet, rng: &mut ChaCha8Rng) -> Placement {
    let holes = rules.geometry().holes();
    let row = rules.geometry().row();
    let total = rules.total_seeds();
    let mut placement = Placement {
        holes: [0; MAX_HOLES],
        lofts: [0; 2],
        to_move: MOVER,
        ..Placement::default()
    };
    if !rules.is_classic() {
        add_features(rules, &mut placement, rng);
    }
    // Some boards have an empty row, and some a hole with enough seeds to go all the way round.
    let opponent_draws = match rng.random_range(0..6) {
        0 => 0,
        1 => 1,
        _ => rng.random_range(1..=row),
    };
    let mover_draws = rng.random_range(1..=row);
    let max_seeds = if rng.random_range(0..4) == 0 {
        2 * rules.seeds_per_hole()
    } else {
        4
    };
    for (first, draws) in [(0, mover_draws), (row, opponent_draws)] {
        for _ in 0..draws {
            placement.holes[first + rng.random_range(0..row)] = rng.random_range(1..=max_seeds);
        }
    }
    if rng.random_range(0..6) == 0 {
        placement.holes[rng.random_range(0..row)] = (holes + rng.random_range(0..6)) as u16;
    }
    for hole in placement.shut.iter() {
        placement.holes[hole.index()] = 0;
    }
    while placement.holes.iter().sum::<u16>() > total {
        let hole = rng.random_range(0..holes);
        placement.holes[hole] = placement.holes[hole].saturating_sub(1);
    }
    let loft_total = total - placement.holes.iter().sum::<u16>();
    let half = total / 2;
    let mover_loft = match rng.random_range(0..4) {
        // A loft just short of a majority.
        0 => half.min(loft_total),
        1 => (loft_total / 2 + rng.random_range(0..=loft_total / 4))
            .min(half)
            .min(loft_total),
        _ => loft_total / 2,
    };
    placement.lofts = [mover_loft, loft_total - mover_loft];
    placement
}

/// Gives some boards shut holes, holes owned in the other row or special holes, if the rules have
/// them. Also fills the end squares, one of which may have been captured.
fn add_features(rules: &RuleSet, placement: &mut Placement, rng: &mut ChaCha8Rng) {
    let geometry = rules.geometry();
    let row = geometry.row();
    if geometry.has_end_squares() {
        let squares = geometry.end_squares();
        for square in squares {
            placement.holes[square.index()] = rules.start_counts()[square.index()];
        }
        if rng.random_range(0..2) == 0 {
            let captured = squares[rng.random_range(0..2)];
            placement.holes[captured.index()] = 0;
            placement.taken.insert(captured);
        }
    }
    if let Some(rounds) = rules.rounds()
        && rng.random_range(0..4) == 0
    {
        placement.round = 2;
        let changed = rng.random_range(1..=2);
        let first = row * rng.random_range(0..2);
        match rounds.fill {
            Fill::FromLeft => placement
                .shut
                .extend((row - changed..row).map(|index| Hole::new(first + index))),
            Fill::FromRight => placement
                .shut
                .extend((0..changed).map(|index| Hole::new(first + index))),
            Fill::Territory => placement.owned_by_south = Some((row + changed) as u8),
        }
    }
    if rules.special().is_some() && rng.random_range(0..4) == 0 {
        let side = rng.random_range(0..2);
        let hole = Hole::new(rng.random_range(0..2 * row));
        if !placement.shut.contains(hole) {
            placement.special[side].insert(hole);
        }
    }
}

/// Moves one seed, or all seeds of a hole, keeping the total. Returns `placement` unchanged if the
/// random change is impossible.
pub(super) fn mutate(rules: &RuleSet, placement: &Placement, rng: &mut ChaCha8Rng) -> Placement {
    let holes = rules.geometry().holes();
    let mut changed = *placement;
    let [hole, other] = [rng.random_range(0..holes), rng.random_range(0..holes)];
    let side = rng.random_range(0..2_usize);
    match rng.random_range(0..6) {
        0 | 1 if changed.holes[hole] > 0 => {
            changed.holes[hole] -= 1;
            changed.lofts[side] += 1;
        }
        2 if changed.lofts[side] > 0 => {
            changed.lofts[side] -= 1;
            changed.holes[hole] += 1;
        }
        3 if changed.holes[hole] > 0 => {
            changed.holes[hole] -= 1;
            changed.holes[other] += 1;
        }
        4 => {
            changed.lofts[side] += changed.holes[hole];
            changed.holes[hole] = 0;
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
        return *placement;
    }
    changed
}

/// Returns the position with the sides swapped.
pub(super) fn rotate(rules: &RuleSet, placement: &Placement) -> Placement {
    Placement {
        // The player who began doesn't matter in an example.
        began: placement.began,
        ..placement.rotated(rules)
    }
}
