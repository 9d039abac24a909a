//! Moves that lead back to where they began.

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use std::sync::Arc;

use crate::rules::{EndReason, Game, GameEvent, Hole, HoleSet, Placement, RuleSet};

use super::budget::Budget;
use super::candidates::{laid_out, turned};
use super::kind::Kind;
use super::trial::MOVER;
use super::{Example, played};

/// The longest circle that is worth showing, in plies.
const LONGEST: usize = 24;
/// Plies of one random game.
const PLIES: usize = 60;
/// Seeds on the board with which games are likely to go in circles.
const FEW_SEEDS: u16 = 8;

/// A game that the rule on repetition ends: the shortest that is found within `budget`.
pub(super) fn find(
    rules: &Arc<RuleSet>,
    chance: &mut ChaCha8Rng,
    budget: &mut Budget,
) -> Option<Example> {
    let times = usize::from(rules.end().repetition?.occurrences) - 1;
    let mut endless = rules.spec().clone();
    endless.end.repetition = None;
    let endless = Arc::new(RuleSet::from_spec(endless).ok()?);
    let mut best: Option<(usize, Example)> = None;
    while budget.is_left() {
        // Where every position that is laid out is over at once, this alone ends the search.
        budget.spend(rules, 1);
        let mut placed = laid_out(rules, chance);
        thin_out(rules, &mut placed, chance);
        let Some((start, moves)) = circle(&endless, &placed, chance, budget) else {
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
        let events = played(&mut game, &moves);
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

/// Puts seeds into the lofts until few are left.
fn thin_out(rules: &RuleSet, placed: &mut Placement, chance: &mut ChaCha8Rng) {
    let few = chance.random_range(2..=FEW_SEEDS);
    let mut on_board: u16 = placed.holes.iter().sum();
    while on_board > few {
        let hole = &mut placed.holes[chance.random_range(0..rules.geometry().holes())];
        if *hole > 0 {
            *hole -= 1;
            on_board -= 1;
            let poorer = usize::from(placed.lofts[0] > placed.lofts[1]);
            placed.lofts[poorer] += 1;
        }
    }
}

/// Plays at random from `placed` until a position comes again: that position, with the mover
/// of all examples to play, and the moves in between.
fn circle(
    rules: &Arc<RuleSet>,
    placed: &Placement,
    chance: &mut ChaCha8Rng,
    budget: &mut Budget,
) -> Option<(Placement, Vec<Hole>)> {
    let mut game = Game::set_up(Arc::clone(rules), placed, &mut ());
    for _ in 0..PLIES {
        let legal: Vec<Hole> = game.position().legal_moves(rules).iter().collect();
        if legal.is_empty() {
            return None;
        }
        let hole = legal[chance.random_range(0..legal.len())];
        let events = played(&mut game, &[hole]);
        budget.spend(rules, events.len());
        let now = game.position();
        let earlier = game.positions()[..game.moves().len()].iter();
        let first = earlier.clone().rposition(|position| {
            position.holes() == now.holes() && position.to_move() == now.to_move()
        });
        let Some(first) = first else { continue };
        let moves = game.moves()[first..].to_vec();
        if moves.len() > LONGEST {
            return None;
        }
        let start = Placement::of(now);
        if start.to_move == MOVER {
            return Some((start, moves));
        }
        let row = rules.geometry().row();
        let across = |hole: &Hole| Hole::new((hole.index() + row) % (2 * row));
        return Some((turned(rules, &start), moves.iter().map(across).collect()));
    }
    None
}
