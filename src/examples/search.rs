//! Looks for the clearest example of every kind: games at random first, then small changes
//! of the best that was found. Bounded in steps, so that it gives the same on every machine.

use std::sync::Arc;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::rules::spec::{Feeding, GrandSlam};
use crate::rules::{GameEvent, Hole, Placement, Position, RuleSet};

use super::Example;
use super::budget::Budget;
use super::candidates::{changed, laid_out, turned};
use super::circle;
use super::kind::Kind;
use super::trial::{MOVER, Trial};

/// The seed of all chance in here: examples are the same each time they are looked for.
const SEED: u64 = 1996;
/// Steps for games at random, in events.
const EXPLORING: u64 = 900_000;
/// Steps for a kind that games at random have not shown, in events.
const INSISTING: u64 = 400_000;
/// Steps for making the example of one kind clearer, in events.
const POLISHING: u64 = 120_000;
/// Steps for games that go in circles, in events.
const CIRCLING: u64 = 600_000;
/// Plies that are played on from one position laid out at random.
const PLIES: usize = 10;

/// The best example of one kind so far.
struct Found {
    kind: Kind,
    best: Option<(u32, Example)>,
}

/// Searches for an example of each kind that the rules speak of.
pub(super) struct Search {
    rules: Arc<RuleSet>,
    /// The same rules without those that refuse moves: they tell what a refused one would do.
    lenient: RuleSet,
    chance: ChaCha8Rng,
    found: Vec<Found>,
    events: Vec<GameEvent>,
}

impl Search {
    pub(super) fn new(rules: &Arc<RuleSet>) -> Self {
        let mut spec = rules.spec().clone();
        spec.play.feeding = Feeding::Free;
        spec.play.reach_opponent = false;
        if spec.capture.grand_slam == GrandSlam::Illegal {
            spec.capture.grand_slam = GrandSlam::Allowed;
        }
        let kinds = Kind::of(rules).into_iter();
        Self {
            rules: Arc::clone(rules),
            // What was lifted from valid rules leaves valid ones.
            lenient: RuleSet::from_spec(spec).unwrap_or_else(|_| (**rules).clone()),
            chance: ChaCha8Rng::seed_from_u64(SEED),
            found: kinds.map(|kind| Found { kind, best: None }).collect(),
            events: Vec::new(),
        }
    }

    /// The clearest examples, in the order of their kinds.
    pub(super) fn run(mut self) -> Vec<Example> {
        self.explore(EXPLORING, false);
        self.explore(INSISTING, true);
        for index in 0..self.found.len() {
            self.polish(index);
        }
        let circle = circle::find(&self.rules, &mut self.chance, &mut Budget(CIRCLING));
        let examples = self.found.into_iter().filter_map(|found| found.best);
        examples.map(|(_, example)| example).chain(circle).collect()
    }

    /// Plays at random from positions laid out at random; with `missing`, only as long as a
    /// kind has no example.
    fn explore(&mut self, steps: u64, missing: bool) {
        let mut budget = Budget(steps);
        while budget.is_left() {
            if missing
                && self
                    .found
                    .iter()
                    .all(|found| found.best.is_some() || found.is_circle())
            {
                return;
            }
            let mut placed = laid_out(&self.rules, &mut self.chance);
            for _ in 0..PLIES {
                let mine = if placed.to_move == MOVER {
                    placed
                } else {
                    turned(&self.rules, &placed)
                };
                let position = self.look_at(&mine, None, &mut budget);
                let Some(next) = position.and_then(|position| self.play_on(position)) else {
                    break;
                };
                placed = next;
            }
        }
    }

    /// A position that a random move leads to, as long as the game goes on.
    fn play_on(&mut self, mut position: Position) -> Option<Placement> {
        let legal = position.legal_moves(&self.rules);
        let chosen = self.chance.random_range(0..legal.len().max(1));
        let hole = legal.iter().nth(chosen)?;
        position.play_unchecked(&self.rules, hole, &mut ());
        position.end().is_none().then(|| Placement::of(&position))
    }

    /// Changes the best example of a kind by little, and keeps what makes it clearer.
    fn polish(&mut self, index: usize) {
        let mut budget = Budget(POLISHING);
        while let Some((_, example)) = &self.found[index].best
            && budget.is_left()
        {
            let best = example.placed;
            let mut placed = changed(&self.rules, &best, &mut self.chance);
            if self.chance.random_range(0..3) == 0 {
                placed = changed(&self.rules, &placed, &mut self.chance);
            }
            if placed == best {
                budget.spend(&self.rules, 1);
            } else {
                self.look_at(&placed, Some(index), &mut budget);
            }
        }
    }

    /// Tries every move of `placed` for all kinds, or for one; `None` if `placed` is no
    /// position in which the mover of all examples is to play.
    fn look_at(
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
        use crate::rules::Refusal;
        let refusal = position.refusal(&self.rules, hole);
        self.events.clear();
        let mut after = position;
        match refusal {
            None => after.play_unchecked(&self.rules, hole, &mut self.events),
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
        let trial = Trial::new(&self.rules, *placed, position, hole, refusal, &self.events);
        let looked_for = match only {
            Some(index) => index..index + 1,
            None => 0..self.found.len(),
        };
        for found in &mut self.found[looked_for] {
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
    /// Whether it is looked for elsewhere.
    fn is_circle(&self) -> bool {
        self.kind == Kind::End(crate::rules::EndReason::Repetition)
    }
}
