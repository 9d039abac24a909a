//! Counts move sequences with the fastest model, as [`awale_rules::perft`] does by the rules.

use std::ops::ControlFlow;

use super::evaluation::Weights;
use super::fastest_model::with_model;
use super::model::Model;
use awale_rules::{Position, RuleSet};

/// Counts the move sequences of exactly `depth` plies. With `bulk`, the last ply is counted without
/// being played.
///
/// ```
/// use awale_engine::ai::perft::perft;
/// use awale_rules::{Position, Side, library};
///
/// let rules = library::load("kalah").and_then(Result::ok).ok_or("no such variant")?;
/// let start = Position::start(&rules, Side::South, &mut ());
/// assert_eq!(perft(&rules, &start, 3, true), 185);
/// # Ok::<(), &str>(())
/// ```
#[must_use]
pub fn perft(rules: &RuleSet, position: &Position, depth: u32, bulk: bool) -> u64 {
    if rules.rounds().is_some() {
        // In the models a line ends with its round, but here it continues into the next round.
        return awale_rules::perft::perft(rules, position, depth);
    }
    let weights = Weights::zero(rules);
    with_model!(rules, position, &weights, |model| {
        count(&model, &model.state_of(position), depth, bulk)
    })
}

fn count<M: Model>(model: &M, state: &M::State, depth: u32, bulk: bool) -> u64 {
    match depth {
        0 => return 1,
        1 if bulk => return model.count_moves(state),
        _ => {}
    }
    let mut sum = 0;
    model.for_each_child(state, |played| {
        sum += count(model, &played.state, depth - 1, bulk);
        ControlFlow::Continue(())
    });
    sum
}
