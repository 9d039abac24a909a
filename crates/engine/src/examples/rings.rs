//! Finds examples on four rows, where a hole alone doesn't identify a move: the clearest moves of
//! random games.

use std::sync::Arc;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::budget::Budget;
use super::candidates::rotate;
use super::feature::{Feature, FourRowFeature};
use super::trial::MOVER;
use super::{Example, SEED};
use awale_rules::counts::CountForm;
use awale_rules::spec::Singles;
use awale_rules::{
    EndReason, GameEvent, Hole, HoleSet, Move, Moves, Placement, Position, Refusal, RuleSet, Side,
};

/// The budget for all games, in steps.
const TOTAL_BUDGET: u64 = 2_500_000;
/// The maximum number of plies per game.
const MAX_GAME_PLIES: usize = 400;
/// The cost of each lap more or fewer than an example of the feature should have. The unit of costs
/// is one seed on the board.
const LAP_COST: u32 = 5;
/// The cost of each captured hole after the first.
const CAPTURED_HOLE_COST: u32 = 3;
/// The cost of each filled hole that a side has fewer than [`MIN_FILLED_HOLES`].
const MISSING_HOLE_COST: u32 = 4;
/// The number of filled holes that a side should have.
const MIN_FILLED_HOLES: usize = 3;

/// A feature, and the best example of it so far with its cost.
type BestExample = (Feature, Option<(u32, Example)>);

/// Returns the features that the parameters of `rules` allow, in the order of the rule book.
pub(super) fn features(rules: &RuleSet) -> Vec<Feature> {
    let (spec, bao) = (rules.spec(), rules.bao());
    let has_nyumba = bao.is_some_and(|bao| bao.nyumba.is_some());
    let has_namua = rules.reserve() > 0;
    let captures = rules.capturing_counts().form() != &CountForm::Never;
    let candidates = [
        (spec.play.singles != Singles::Never, FourRowFeature::Single),
        (spec.capture.compulsory, FourRowFeature::MustCapture),
        (spec.play.inner_first, FourRowFeature::InnerFirst),
        (true, FourRowFeature::Sowing),
        (!spec.play.reverse_from.is_empty(), FourRowFeature::Reverse),
        (rules.relay().is_some(), FourRowFeature::Relay),
        (captures, FourRowFeature::Across),
        (spec.capture.extra > 0, FourRowFeature::ExtraCapture),
        (has_namua, FourRowFeature::Namua),
        (has_namua && has_nyumba, FourRowFeature::NyumbaKept),
        (has_namua && has_nyumba, FourRowFeature::NyumbaSpent),
        (bao.is_some_and(|bao| bao.takasia), FourRowFeature::Takasia),
        (
            rules.is_won_by_last_move(),
            FourRowFeature::OpponentImmobilised,
        ),
        (spec.end.empty_inner, FourRowFeature::EmptyInner),
    ];
    let allowed = candidates.into_iter().filter(|(is_allowed, _)| *is_allowed);
    allowed
        .map(|(_, feature)| Feature::FourRows(feature))
        .collect()
}

/// Finds the clearest example of each feature, in the order of the rule book.
pub(super) fn find(rules: &Arc<RuleSet>) -> Vec<Example> {
    let mut rng = ChaCha8Rng::seed_from_u64(SEED);
    let mut budget = Budget(TOTAL_BUDGET);
    let mut best_examples: Vec<BestExample> = features(rules)
        .into_iter()
        .map(|feature| (feature, None))
        .collect();
    while budget.is_left() {
        let mut position = Position::start(rules, MOVER, &mut ());
        // Makes the search end even if every game is over at once.
        budget.spend(rules, 1);
        for _ in 0..MAX_GAME_PLIES {
            let placement = Placement::of(&position);
            let placement = if placement.to_move == MOVER {
                placement
            } else {
                rotate(rules, &placement)
            };
            try_moves(rules, &placement, &mut best_examples, &mut budget);
            let legal = position.legal_moves(rules);
            let index = rng.random_range(0..legal.len().max(1));
            let Some(mv) = legal.iter().nth(index).filter(|_| budget.is_left()) else {
                break;
            };
            position.play_unchecked(rules, mv, &mut ());
            if position.end().is_some() {
                break;
            }
        }
    }
    let examples = best_examples.into_iter().filter_map(|(_, best)| best);
    examples.map(|(_, example)| example).collect()
}

/// Tries every legal move from `placement`, and every hole refused in spite of its seeds, as an
/// example of all features.
fn try_moves(
    rules: &RuleSet,
    placement: &Placement,
    best_examples: &mut [BestExample],
    budget: &mut Budget,
) {
    let mut setup_events = Vec::new();
    let before = Position::set_up(rules, placement, &mut setup_events);
    if !setup_events.is_empty() {
        return;
    }
    let legal = before.legal_moves(rules);
    let mut events = Vec::new();
    for mv in legal.iter() {
        events.clear();
        let mut after = before;
        after.play_unchecked(rules, mv, &mut events);
        budget.spend(rules, events.len());
        let trial = Trial {
            rules,
            before: &before,
            legal,
            after: Some(&after),
            mv,
            refusal: None,
            events: &events,
        };
        trial.keep(placement, best_examples);
    }
    let geometry = rules.geometry();
    for hole in geometry.territory(MOVER) {
        let mv = Move::from(hole);
        if before.seeds_in(hole) >= rules.min_seeds() && !legal.contains(mv) {
            let trial = Trial {
                rules,
                before: &before,
                legal,
                after: None,
                mv,
                refusal: before.refusal(rules, mv),
                events: &[],
            };
            trial.keep(placement, best_examples);
        }
    }
}

/// An attempted move, legal or not.
struct Trial<'a> {
    rules: &'a RuleSet,
    before: &'a Position,
    legal: Moves,
    after: Option<&'a Position>,
    mv: Move,
    refusal: Option<Refusal>,
    events: &'a [GameEvent],
}

impl Trial<'_> {
    /// Keeps the move as the example of each feature that it shows more clearly than the best so
    /// far.
    fn keep(&self, placement: &Placement, best_examples: &mut [BestExample]) {
        for (feature, best) in best_examples {
            let Feature::FourRows(ring) = *feature else {
                continue;
            };
            let Some(cost) = self.cost(ring) else {
                continue;
            };
            if best.as_ref().is_none_or(|(best_cost, _)| cost < *best_cost) {
                let example = Example {
                    feature: *feature,
                    placement: *placement,
                    moves: vec![self.mv],
                    refusal: self.refusal,
                    events: self.events.to_vec(),
                    marks: self.marks(ring),
                };
                *best = Some((cost, example));
            }
        }
    }

    /// Returns the cost of the move as an example of `feature`, the lower the clearer; `None` if it
    /// isn't one.
    fn cost(&self, feature: FourRowFeature) -> Option<u32> {
        let ideal_laps = self.ideal_laps(feature)?;
        let laps = self.events.iter().filter(|event| event.lap().is_some());
        let extra_laps = laps.count().abs_diff(ideal_laps) as u32;
        let extra_captures = self.captured().len().saturating_sub(1) as u32;
        let filled = |side: Side| {
            let holes = self.rules.geometry().territory(side);
            holes.filter(|&hole| self.before.seeds_in(hole) > 0).count()
        };
        let missing: usize = Side::BOTH
            .map(|side| MIN_FILLED_HOLES.saturating_sub(filled(side)))
            .iter()
            .sum();
        let seeds = u32::from(self.before.on_board());
        Some(
            seeds
                + LAP_COST * extra_laps
                + CAPTURED_HOLE_COST * extra_captures
                + MISSING_HOLE_COST * missing as u32,
        )
    }

    /// Returns the number of laps that an example of `feature` should have; `None` if the move
    /// doesn't show `feature`.
    fn ideal_laps(&self, feature: FourRowFeature) -> Option<usize> {
        let captures = !self.captured().is_empty();
        let places_seed = self.has_event(|event| matches!(event, GameEvent::Placed { .. }));
        let end = self.after.and_then(|after| after.end());
        let game_goes_on = self.refusal.is_none() && end.is_none();
        let laps = self
            .events
            .iter()
            .filter(|event| event.lap().is_some())
            .count();
        let has_extras = self.mv.extras() != [None; 2];
        let is_reversed = self.mv.is_reversed() && !self.rules.geometry().chooses_direction();
        let lifted = self.events.iter().find_map(|event| match *event {
            GameEvent::Lifted { seeds, .. } => Some(seeds),
            _ => None,
        });
        let sows_on = self.has_event(|event| matches!(event, GameEvent::SownOn { .. }));
        let offers_nyumba = self.legal.of_base(self.mv).any(Move::spends_nyumba);
        let is_plain = game_goes_on && !places_seed && !is_reversed && !has_extras;
        let wins_by = |reason: EndReason| {
            let outcome = self.after.and_then(Position::outcome);
            outcome.is_some_and(|outcome| outcome.winner == Some(MOVER) && outcome.reason == reason)
        };
        match feature {
            FourRowFeature::Sowing => {
                (is_plain && !captures && laps == 1 && lifted > Some(1)).then_some(1)
            }
            FourRowFeature::Relay => {
                (is_plain && !captures && (2..=4).contains(&laps)).then_some(2)
            }
            FourRowFeature::Across => {
                let ideal = 1 + usize::from(sows_on);
                (game_goes_on && captures && !places_seed && !is_reversed).then_some(ideal)
            }
            FourRowFeature::Reverse => (game_goes_on && is_reversed).then_some(2),
            FourRowFeature::Single => {
                (game_goes_on && lifted == Some(1) && self.rules.min_seeds() > 1 && !places_seed)
                    .then_some(1)
            }
            FourRowFeature::ExtraCapture => (game_goes_on && has_extras).then_some(1),
            FourRowFeature::Namua => {
                (game_goes_on && places_seed && captures && !offers_nyumba).then_some(1)
            }
            FourRowFeature::NyumbaKept => {
                (game_goes_on && offers_nyumba && !self.mv.spends_nyumba()).then_some(1)
            }
            FourRowFeature::NyumbaSpent => (game_goes_on && self.mv.spends_nyumba()).then_some(2),
            FourRowFeature::Takasia => (game_goes_on
                && self.has_event(|event| matches!(event, GameEvent::Blocked { .. })))
            .then_some(1),
            FourRowFeature::MustCapture => {
                (self.refusal == Some(Refusal::MustCapture)).then_some(0)
            }
            FourRowFeature::InnerFirst => (self.refusal == Some(Refusal::InnerFirst)).then_some(0),
            FourRowFeature::OpponentImmobilised => wins_by(EndReason::Stuck).then_some(1),
            FourRowFeature::EmptyInner => wins_by(EndReason::EmptyInner).then_some(1),
        }
    }

    /// Returns the captured holes.
    fn captured(&self) -> HoleSet {
        let captured = self.events.iter().filter_map(|event| match *event {
            GameEvent::Captured { hole, .. } | GameEvent::TakenInHand { hole, .. } => Some(hole),
            _ => None,
        });
        captured.collect()
    }

    /// Returns the holes to highlight.
    fn marks(&self, feature: FourRowFeature) -> HoleSet {
        let only = |hole: Option<Hole>| hole.into_iter().collect::<HoleSet>();
        match feature {
            FourRowFeature::Sowing | FourRowFeature::Relay | FourRowFeature::Single => {
                let end = self.events.iter().rev().find_map(|event| match *event {
                    GameEvent::Sown { hole, .. } => Some(hole),
                    _ => None,
                });
                only(end)
            }
            FourRowFeature::MustCapture | FourRowFeature::InnerFirst => self.legal.holes(),
            FourRowFeature::NyumbaKept | FourRowFeature::NyumbaSpent => {
                only(self.rules.geometry().nyumba(MOVER))
            }
            FourRowFeature::Takasia => only(self.after.and_then(|after| after.blocked())),
            _ => self.captured(),
        }
    }

    fn has_event(&self, is_match: impl Fn(&GameEvent) -> bool) -> bool {
        self.events.iter().any(is_match)
    }
}
