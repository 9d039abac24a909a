//! Finds moves that lead back to the position they started from.

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use std::sync::Arc;

use awale_rules::{EndReason, Game, GameEvent, Hole, HoleSet, Move, Placement, RuleSet};

use super::budget::Budget;
use super::candidates::{random_placement, rotated};
use super::kind::Kind;
use super::trial::MOVER;
use super::{Example, play_all};

/// The longest cycle worth showing, in plies.
const MAX_CYCLE: usize = 24;
/// Plies per random game.
const PLIES: usize = 60;
/// Seeds on the board with which games are likely to repeat.
const FEW_SEEDS: u16 = 8;

/// Finds the shortest game that ends by repetition, as far as `budget` allows.
pub(super) fn find(
    rules: &Arc<RuleSet>,
    rng: &mut ChaCha8Rng,
    budget: &mut Budget,
) -> Option<Example> {
    let times = rules.end().repetition?.occurrences as usize - 1;
    let mut endless = rules.spec().clone();
    endless.end.repetition = None;
    let endless = Arc::new(RuleSet::from_spec(endless).ok()?);
    let mut best: Option<(usize, Example)> = None;
    while budget.is_left() {
        // Ends the search even if every random position is over at once.
        budget.spend(rules, 1);
        let mut placed = random_placement(rules, rng);
        thin_out(rules, &mut placed, rng);
        let Some((start, moves)) = cycle(&endless, &placed, rng, budget) else {
            continue;
        };
        let moves = moves.repeat(times);
        let cost = 2 * moves.len()
            + start
                .holes
                .iter()
                .map(|&seeds| usize::from(seeds))
                .sum::<usize>();
        if best.as_ref().is_some_and(|(least, _)| *least <= cost) {
            continue;
        }
        let mut game = Game::set_up(Arc::clone(rules), &start, &mut ());
        let events = play_all(&mut game, &moves);
        let ended = GameEvent::Ended {
            reason: EndReason::Repetition,
        };
        if game.moves().len() == moves.len() && events.contains(&ended) {
            let example = Example {
                kind: Kind::End(EndReason::Repetition),
                placed: start,
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

/// Moves seeds into the lofts until few are left on the board.
fn thin_out(rules: &RuleSet, placed: &mut Placement, rng: &mut ChaCha8Rng) {
    let few = rng.random_range(2..=FEW_SEEDS);
    let mut on_board: u16 = placed.holes.iter().sum();
    while on_board > few {
        let hole = &mut placed.holes[rng.random_range(0..rules.geometry().holes())];
        if *hole > 0 {
            *hole -= 1;
            on_board -= 1;
            let poorer = usize::from(placed.lofts[0] > placed.lofts[1]);
            placed.lofts[poorer] += 1;
        }
    }
}

/// Plays at random from `placed` until a position repeats. Returns that position, with
/// [`MOVER`] to play, and the moves between.
fn cycle(
    rules: &Arc<RuleSet>,
    placed: &Placement,
    rng: &mut ChaCha8Rng,
    budget: &mut Budget,
) -> Option<(Placement, Vec<Move>)> {
    let mut game = Game::set_up(Arc::clone(rules), placed, &mut ());
    for _ in 0..PLIES {
        let legal: Vec<Hole> = game.position().legal_moves(rules).holes().iter().collect();
        if legal.is_empty() {
            return None;
        }
        let hole = legal[rng.random_range(0..legal.len())];
        let events = play_all(&mut game, &[hole.into()]);
        budget.spend(rules, events.len());
        let now = game.position();
        let earlier = game.positions()[..game.moves().len()].iter();
        let first = earlier.clone().rposition(|position| {
            position.holes() == now.holes() && position.to_move() == now.to_move()
        });
        let Some(first) = first else { continue };
        let moves = game.moves()[first..].to_vec();
        if moves.len() > MAX_CYCLE {
            return None;
        }
        let start = Placement::of(now);
        if start.to_move == MOVER {
            return Some((start, moves));
        }
        let twins = moves.into_iter().map(|mv| mv.rotated(rules.geometry()));
        return Some((rotated(rules, &start), twins.collect()));
    }
    None
}
