//! Finds the clearest example of every kind: random games first, then local search around the
//! best. Bounded in steps rather than time, so that the result is deterministic.

use std::sync::Arc;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use awale_rules::narrowed::OnTwoRows;
use awale_rules::spec::{Feeding, GrandSlam};
use awale_rules::{GameEvent, Hole, Placement, Position, RuleSet};

use super::budget::Budget;
use super::candidates::{mutated, random_placement, rotated};
use super::cycle;
use super::kind::Kind;
use super::trial::{MOVER, Trial};
use super::{Example, SEED};

/// Budget for random games, in events.
const EXPLORE_BUDGET: u64 = 900_000;
/// Budget for kinds still missing after that, in events.
const MISSING_BUDGET: u64 = 400_000;
/// Budget for improving the example of one kind, in events.
const POLISH_BUDGET: u64 = 120_000;
/// Budget for finding repetitions, in events.
const CYCLE_BUDGET: u64 = 600_000;
/// Plies played from each random position.
const PLIES: usize = 10;

/// The best example of a kind so far, with its cost.
struct Found {
    kind: Kind,
    best: Option<(u32, Example)>,
}

/// Searches for an example of each kind that the rules allow.
pub(super) struct Search<'a> {
    rules: OnTwoRows<'a>,
    /// The rules without those that forbid moves, to get the effects of an illegal move.
    lenient: RuleSet,
    /// The rules with only their first capture, if they have others.
    first_capture: Option<RuleSet>,
    rng: ChaCha8Rng,
    found: Vec<Found>,
    events: Vec<GameEvent>,
}

impl<'a> Search<'a> {
    pub(super) fn new(rules: OnTwoRows<'a>) -> Self {
        let mut spec = rules.spec().clone();
        spec.play.feeding = Feeding::Free;
        spec.play.reach_opponent = false;
        if spec.capture.grand_slam == GrandSlam::Illegal {
            spec.capture.grand_slam = GrandSlam::Allowed;
        }
        let first_capture = (rules.two.captures.len() > 1).then(|| {
            let mut spec = rules.spec().clone();
            spec.else_capture.clear();
            RuleSet::from_spec(spec).ok()
        });
        let kinds = Kind::of(rules).into_iter();
        Self {
            rules,
            // Relaxing valid rules leaves them valid.
            lenient: RuleSet::from_spec(spec).unwrap_or_else(|_| RuleSet::clone(&rules)),
            first_capture: first_capture.flatten(),
            rng: ChaCha8Rng::seed_from_u64(SEED),
            found: kinds.map(|kind| Found { kind, best: None }).collect(),
            events: Vec::new(),
        }
    }

    /// Returns the clearest examples, in the order of their kinds. `rules` are those of the search.
    pub(super) fn run(mut self, rules: &Arc<RuleSet>) -> Vec<Example> {
        self.explore(EXPLORE_BUDGET, false);
        self.explore(MISSING_BUDGET, true);
        for index in 0..self.found.len() {
            self.polish(index);
        }
        let cycle = if rules.is_classic() {
            cycle::find(rules, &mut self.rng, &mut Budget(CYCLE_BUDGET))
        } else {
            None
        };
        let examples = self.found.into_iter().filter_map(|found| found.best);
        examples.map(|(_, example)| example).chain(cycle).collect()
    }

    /// Plays at random from random positions; with `missing`, only while a kind has no example.
    fn explore(&mut self, steps: u64, missing: bool) {
        let mut budget = Budget(steps);
        while budget.is_left() {
            if missing
                && self
                    .found
                    .iter()
                    .all(|found| found.best.is_some() || found.is_cycle())
            {
                return;
            }
            let mut placed = random_placement(&self.rules, &mut self.rng);
            for _ in 0..PLIES {
                let mine = if placed.to_move == MOVER {
                    placed
                } else {
                    rotated(&self.rules, &placed)
                };
                let position = self.try_moves(&mine, None, &mut budget);
                let Some(next) = position.and_then(|position| self.play_on(position)) else {
                    break;
                };
                placed = next;
            }
        }
    }

    /// Plays a random move; `None` once the game is over.
    fn play_on(&mut self, mut position: Position) -> Option<Placement> {
        let legal = position.legal_moves(&self.rules);
        let chosen = self.rng.random_range(0..legal.len().max(1));
        let hole = legal.iter().nth(chosen)?;
        position.play_unchecked(&self.rules, hole, &mut ());
        position.end().is_none().then(|| Placement::of(&position))
    }

    /// Changes the best example of a kind slightly and accepts changes that make it clearer.
    fn polish(&mut self, index: usize) {
        let mut budget = Budget(POLISH_BUDGET);
        while let Some((_, example)) = &self.found[index].best
            && budget.is_left()
        {
            let best = example.placed;
            let mut placed = mutated(&self.rules, &best, &mut self.rng);
            if self.rng.random_range(0..3) == 0 {
                placed = mutated(&self.rules, &placed, &mut self.rng);
            }
            if placed == best {
                budget.spend(&self.rules, 1);
            } else {
                self.try_moves(&placed, Some(index), &mut budget);
            }
        }
    }

    /// Tries every move of `placed` for all kinds, or only for the kind `only`. `None` if the game
    /// is over or the turn passes at once.
    fn try_moves(
        &mut self,
        placed: &Placement,
        only: Option<usize>,
        budget: &mut Budget,
    ) -> Option<Position> {
        let mut at_once = Vec::new();
        let position = Position::set_up(&self.rules, placed, &mut at_once);
        budget.spend(&self.rules, 1);
        if !at_once.is_empty() {
            return None;
        }
        for hole in self.rules.geometry().all() {
            self.try_hole(placed, position, hole, only, budget);
        }
        Some(position)
    }

    fn try_hole(
        &mut self,
        placed: &Placement,
        position: Position,
        hole: Hole,
        only: Option<usize>,
        budget: &mut Budget,
    ) {
        use awale_rules::Refusal;
        let refusal = position.refusal(&self.rules, hole);
        self.events.clear();
        let mut after = position;
        match refusal {
            None => {
                after.play_unchecked(&self.rules, hole, &mut self.events);
            }
            Some(
                Refusal::GrandSlam
                | Refusal::MustReachOpponent
                | Refusal::MustFeed
                | Refusal::Starves,
            ) => {
                after.play_unchecked(&self.lenient, hole, &mut self.events);
                let aftermath = |event: &GameEvent| {
                    matches!(event, GameEvent::Ended { .. } | GameEvent::Passed { .. })
                };
                let begins = self.events.iter().position(aftermath);
                self.events.truncate(begins.unwrap_or(self.events.len()));
            }
            Some(_) => return,
        }
        budget.spend(&self.rules, self.events.len());
        let mut trial = Trial::new(self.rules, *placed, position, hole, refusal, &self.events);
        if let Some(first) = &self.first_capture {
            let mut without = position;
            let mut events = Vec::new();
            without.play_unchecked(first, hole, &mut events);
            trial.compare_with_first_capture(&events);
        }
        let targets = match only {
            Some(index) => index..index + 1,
            None => 0..self.found.len(),
        };
        for found in &mut self.found[targets] {
            let Some(cost) = trial.cost(found.kind) else {
                continue;
            };
            if found.best.as_ref().is_none_or(|(least, _)| cost < *least) {
                found.best = Some((cost, trial.example(found.kind)));
            }
        }
    }
}

impl Found {
    /// Returns true if [`cycle`] finds this kind instead.
    fn is_cycle(&self) -> bool {
        self.kind == Kind::End(awale_rules::EndReason::Repetition)
    }
}
