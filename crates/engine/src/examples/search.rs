//! Finds the clearest example of every feature: first in random games, then by local search around
//! the best ones. Limited in steps rather than time, so that the result is deterministic.

use std::sync::Arc;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use awale_rules::narrowed::OnTwoRows;
use awale_rules::spec::{Feeding, GrandSlam};
use awale_rules::{GameEvent, Hole, Placement, Position, RuleSet};

use super::budget::Budget;
use super::candidates::{mutate, random_placement, rotate};
use super::cycle;
use super::feature::Feature;
use super::trial::{MOVER, Trial};
use super::{Example, SEED};

/// The budget for random games, in steps.
const EXPLORE_BUDGET: u64 = 900_000;
/// The budget for features still missing after random games, in steps.
const MISSING_BUDGET: u64 = 400_000;
/// The budget for improving the example of one feature, in steps.
const POLISH_BUDGET: u64 = 120_000;
/// The budget for finding repetitions, in steps.
const CYCLE_BUDGET: u64 = 600_000;
/// The number of plies to play from each random position.
const PLIES_PER_START: usize = 10;

/// The best example of a feature so far.
struct BestExample {
    feature: Feature,
    /// The example with its cost, if one has been found.
    best: Option<(u32, Example)>,
}

/// Searches for an example of each feature that the rules allow.
pub(super) struct Search<'a> {
    rules: OnTwoRows<'a>,
    /// The rules without those that forbid moves, to find the effects of an illegal move.
    lenient: RuleSet,
    /// The rules without any capture but the first, if there are others.
    first_capture: Option<RuleSet>,
    rng: ChaCha8Rng,
    best_examples: Vec<BestExample>,
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
        let first_capture = (rules.two_rows.captures.len() > 1).then(|| {
            let mut spec = rules.spec().clone();
            spec.else_capture.clear();
            RuleSet::from_spec(spec).ok()
        });
        let features = Feature::of(rules).into_iter();
        Self {
            rules,
            // Relaxing valid rules leaves them valid.
            lenient: RuleSet::from_spec(spec).unwrap_or_else(|_| RuleSet::clone(&rules)),
            first_capture: first_capture.flatten(),
            rng: ChaCha8Rng::seed_from_u64(SEED),
            best_examples: features
                .map(|feature| BestExample {
                    feature,
                    best: None,
                })
                .collect(),
            events: Vec::new(),
        }
    }

    /// Returns the clearest examples, in the order of their features. `rules` are those of the
    /// search.
    pub(super) fn run(mut self, rules: &Arc<RuleSet>) -> Vec<Example> {
        self.explore(EXPLORE_BUDGET, false);
        self.explore(MISSING_BUDGET, true);
        for index in 0..self.best_examples.len() {
            self.polish(index);
        }
        let cycle = if rules.is_classic() {
            cycle::find(rules, &mut self.rng, &mut Budget(CYCLE_BUDGET))
        } else {
            None
        };
        let examples = self
            .best_examples
            .into_iter()
            .filter_map(|entry| entry.best);
        examples.map(|(_, example)| example).chain(cycle).collect()
    }

    /// Plays at random from random positions. If `only_missing`, stops once every feature has an
    /// example.
    fn explore(&mut self, steps: u64, only_missing: bool) {
        let mut budget = Budget(steps);
        while budget.is_left() {
            if only_missing
                && self
                    .best_examples
                    .iter()
                    .all(|entry| entry.best.is_some() || entry.is_cycle())
            {
                return;
            }
            let mut placement = random_placement(&self.rules, &mut self.rng);
            for _ in 0..PLIES_PER_START {
                let with_mover = if placement.to_move == MOVER {
                    placement
                } else {
                    rotate(&self.rules, &placement)
                };
                let position = self.try_moves(&with_mover, None, &mut budget);
                let Some(next) = position.and_then(|position| self.play_on(position)) else {
                    break;
                };
                placement = next;
            }
        }
    }

    /// Plays a random move. Returns `None` once the game is over.
    fn play_on(&mut self, mut position: Position) -> Option<Placement> {
        let legal = position.legal_moves(&self.rules);
        let index = self.rng.random_range(0..legal.len().max(1));
        let mv = legal.iter().nth(index)?;
        position.play_unchecked(&self.rules, mv, &mut ());
        position.end().is_none().then(|| Placement::of(&position))
    }

    /// Makes small changes to the best example of a feature, and keeps those that make it clearer.
    fn polish(&mut self, index: usize) {
        let mut budget = Budget(POLISH_BUDGET);
        while let Some((_, example)) = &self.best_examples[index].best
            && budget.is_left()
        {
            let best = example.placement;
            let mut placement = mutate(&self.rules, &best, &mut self.rng);
            if self.rng.random_range(0..3) == 0 {
                placement = mutate(&self.rules, &placement, &mut self.rng);
            }
            if placement == best {
                budget.spend(&self.rules, 1);
            } else {
                self.try_moves(&placement, Some(index), &mut budget);
            }
        }
    }

    /// Tries every move from `placement` as an example of all features, or only of the feature with
    /// the index `only`. Returns `None` if the game is over or the turn passes at once.
    fn try_moves(
        &mut self,
        placement: &Placement,
        only: Option<usize>,
        budget: &mut Budget,
    ) -> Option<Position> {
        let mut setup_events = Vec::new();
        let position = Position::set_up(&self.rules, placement, &mut setup_events);
        budget.spend(&self.rules, 1);
        if !setup_events.is_empty() {
            return None;
        }
        for hole in self.rules.geometry().all() {
            self.try_hole(placement, position, hole, only, budget);
        }
        Some(position)
    }

    fn try_hole(
        &mut self,
        placement: &Placement,
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
                let is_aftermath = |event: &GameEvent| {
                    matches!(event, GameEvent::Ended { .. } | GameEvent::Passed { .. })
                };
                let aftermath = self.events.iter().position(is_aftermath);
                self.events.truncate(aftermath.unwrap_or(self.events.len()));
            }
            Some(_) => return,
        }
        budget.spend(&self.rules, self.events.len());
        let mut trial = Trial::new(
            self.rules,
            *placement,
            position,
            hole,
            refusal,
            &self.events,
        );
        if let Some(first_capture) = &self.first_capture {
            let mut after = position;
            let mut events = Vec::new();
            after.play_unchecked(first_capture, hole, &mut events);
            trial.compare_with_first_capture(&events);
        }
        let targets = match only {
            Some(index) => index..index + 1,
            None => 0..self.best_examples.len(),
        };
        for entry in &mut self.best_examples[targets] {
            let Some(cost) = trial.cost(entry.feature) else {
                continue;
            };
            if entry
                .best
                .as_ref()
                .is_none_or(|(best_cost, _)| cost < *best_cost)
            {
                entry.best = Some((cost, trial.example(entry.feature)));
            }
        }
    }
}

impl BestExample {
    /// Returns true if [`cycle`] finds the example of this feature instead.
    fn is_cycle(&self) -> bool {
        self.feature == Feature::End(awale_rules::EndReason::Repetition)
    }
}
