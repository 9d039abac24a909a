//! Finds moves that lead back to the position from which they started.

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use std::sync::Arc;

use awale_rules::{EndReason, Game, GameEvent, Hole, HoleSet, Move, Placement, RuleSet};

use super::budget::Budget;
use super::candidates::{random_placement, rotate};
use super::feature::Feature;
use super::trial::MOVER;
use super::{Example, play_all};

/// The length of the longest cycle worth showing, in plies.
const MAX_CYCLE_PLIES: usize = 24;
/// The maximum number of plies per random game.
const MAX_GAME_PLIES: usize = 60;
/// The maximum number of seeds on the board, low enough for positions to be likely to repeat.
const MAX_SEEDS_ON_BOARD: u16 = 8;

/// Finds the shortest game that ends by repetition, within `budget`.
pub(super) fn find(
    rules: &Arc<RuleSet>,
    rng: &mut ChaCha8Rng,
    budget: &mut Budget,
) -> Option<Example> {
    let cycles = rules.end().repetition?.occurrences as usize - 1;
    let mut spec = rules.spec().clone();
    spec.end.repetition = None;
    let without_repetition = Arc::new(RuleSet::from_spec(spec).ok()?);
    let mut best: Option<(usize, Example)> = None;
    while budget.is_left() {
        // Makes the search end even if the game is over in every random position.
        budget.spend(rules, 1);
        let mut placement = random_placement(rules, rng);
        thin_out(rules, &mut placement, rng);
        let Some((start, moves)) = find_cycle(&without_repetition, &placement, rng, budget) else {
            continue;
        };
        let moves = moves.repeat(cycles);
        let cost = 2 * moves.len()
            + start
                .holes
                .iter()
                .map(|&seeds| usize::from(seeds))
                .sum::<usize>();
        if best
            .as_ref()
            .is_some_and(|(best_cost, _)| *best_cost <= cost)
        {
            continue;
        }
        let mut game = Game::set_up(Arc::clone(rules), &start, &mut ());
        let events = play_all(&mut game, &moves);
        let end_event = GameEvent::Ended {
            reason: EndReason::Repetition,
        };
        if game.moves().len() == moves.len() && events.contains(&end_event) {
            let example = Example {
                feature: Feature::End(EndReason::Repetition),
                placement: start,
                moves,
                refusal: None,
                events,
                marks: HoleSet::EMPTY,
            };
            best = Some((cost, example));
        }
    }
    best.map(|(_, example)| example)
}

/// Moves seeds into the lofts until only a few are left on the board.
fn thin_out(rules: &RuleSet, placement: &mut Placement, rng: &mut ChaCha8Rng) {
    let remaining = rng.random_range(2..=MAX_SEEDS_ON_BOARD);
    let mut on_board: u16 = placement.holes.iter().sum();
    while on_board > remaining {
        let hole = &mut placement.holes[rng.random_range(0..rules.geometry().holes())];
        if *hole > 0 {
            *hole -= 1;
            on_board -= 1;
            let poorer = usize::from(placement.lofts[0] > placement.lofts[1]);
            placement.lofts[poorer] += 1;
        }
    }
}

/// Plays at random from `placement` until a position repeats. Returns that position, with [`MOVER`]
/// to play, and the moves that lead back to it.
fn find_cycle(
    rules: &Arc<RuleSet>,
    placement: &Placement,
    rng: &mut ChaCha8Rng,
    budget: &mut Budget,
) -> Option<(Placement, Vec<Move>)> {
    let mut game = Game::set_up(Arc::clone(rules), placement, &mut ());
    for _ in 0..MAX_GAME_PLIES {
        let legal: Vec<Hole> = game.position().legal_moves(rules).holes().iter().collect();
        if legal.is_empty() {
            return None;
        }
        let hole = legal[rng.random_range(0..legal.len())];
        let events = play_all(&mut game, &[hole.into()]);
        budget.spend(rules, events.len());
        let current = game.position();
        let earlier = game.positions()[..game.moves().len()].iter();
        let previous_occurrence = earlier.clone().rposition(|position| {
            position.holes() == current.holes() && position.to_move() == current.to_move()
        });
        let Some(first) = previous_occurrence else {
            continue;
        };
        let moves = game.moves()[first..].to_vec();
        if moves.len() > MAX_CYCLE_PLIES {
            return None;
        }
        let start = Placement::of(current);
        if start.to_move == MOVER {
            return Some((start, moves));
        }
        let rotated_moves = moves.into_iter().map(|mv| mv.rotated(rules.geometry()));
        return Some((rotate(rules, &start), rotated_moves.collect()));
    }
    None
}
