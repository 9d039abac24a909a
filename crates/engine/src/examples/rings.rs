//! Examples on four rows, where a hole alone doesn't make a move: the clearest moves of random
//! games.

use std::sync::Arc;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::budget::Budget;
use super::candidates::rotated;
use super::kind::{Kind, RingKind};
use super::trial::MOVER;
use super::{Example, SEED};
use awale_rules::counts::CountForm;
use awale_rules::four_rows::FourRows;
use awale_rules::spec::Singles;
use awale_rules::{
    EndReason, GameEvent, Hole, HoleSet, Move, Moves, Placement, Position, Refusal, RuleSet, Side,
};

/// Budget of all games, in events.
const BUDGET: u64 = 2_500_000;
/// Plies per game.
const PLIES: usize = 400;
/// The cost of a lap more or fewer than the kind should have, of a captured hole beyond the first,
/// and of a side with fewer filled holes than [`FILLED`]. The unit is one seed on the board.
const LAP: u32 = 5;
const TAKEN: u32 = 3;
const BARE: u32 = 4;
const FILLED: usize = 3;

/// Returns the kinds that the parameters of `rules` allow, in the order of the rule book.
pub(super) fn kinds(rules: &RuleSet, four: &FourRows) -> Vec<Kind> {
    let has_nyumba = four.bao.as_ref().is_some_and(|bao| bao.nyumba.is_some());
    let has_namua = four.bao.as_ref().is_some_and(|bao| bao.reserve > 0);
    let captures = four.counts.form() != &CountForm::Never;
    let candidates = [
        (four.singles != Singles::Never, RingKind::Single),
        (four.compulsory, RingKind::MustCapture),
        (four.inner_first, RingKind::InnerFirst),
        (true, RingKind::Sowing),
        (!four.reverse_from.is_empty(), RingKind::Reverse),
        (rules.relay().is_some(), RingKind::Relay),
        (captures, RingKind::Across),
        (four.extra > 0, RingKind::Extra),
        (has_namua, RingKind::Namua),
        (has_namua && has_nyumba, RingKind::NyumbaKept),
        (has_namua && has_nyumba, RingKind::NyumbaSpent),
        (
            four.bao.as_ref().is_some_and(|bao| bao.takasia),
            RingKind::Takasia,
        ),
        (rules.is_won_by_last_move(), RingKind::LastMove),
        (four.empty_inner, RingKind::EmptyInner),
    ];
    let allowed = candidates.into_iter().filter(|(is_allowed, _)| *is_allowed);
    allowed.map(|(_, kind)| Kind::OnRings(kind)).collect()
}

/// Finds the clearest example of each kind, in the order of the rule book.
pub(super) fn find(rules: &Arc<RuleSet>, four: &FourRows) -> Vec<Example> {
    let mut random = ChaCha8Rng::seed_from_u64(SEED);
    let mut budget = Budget(BUDGET);
    let mut found: Vec<(Kind, Option<(u32, Example)>)> = kinds(rules, four)
        .into_iter()
        .map(|kind| (kind, None))
        .collect();
    while budget.is_left() {
        let mut position = Position::start(rules, MOVER, &mut ());
        // Ends the search even if every game is over at once.
        budget.spend(rules, 1);
        for _ in 0..PLIES {
            let placed = Placement::of(&position);
            let placed = if placed.to_move == MOVER {
                placed
            } else {
                rotated(rules, &placed)
            };
            try_moves(rules, four, &placed, &mut found, &mut budget);
            let legal = position.legal_moves(rules);
            let chosen = random.random_range(0..legal.len().max(1));
            let Some(mv) = legal.iter().nth(chosen).filter(|_| budget.is_left()) else {
                break;
            };
            position.play_unchecked(rules, mv, &mut ());
            if position.end().is_some() {
                break;
            }
        }
    }
    let examples = found.into_iter().filter_map(|(_, best)| best);
    examples.map(|(_, example)| example).collect()
}

/// Tries every move of `placed`, and the first refused ones, for all kinds.
fn try_moves(
    rules: &RuleSet,
    four: &FourRows,
    placed: &Placement,
    found: &mut [(Kind, Option<(u32, Example)>)],
    budget: &mut Budget,
) {
    let mut at_once = Vec::new();
    let before = Position::set_up(rules, placed, &mut at_once);
    if !at_once.is_empty() {
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
            four,
            before: &before,
            legal,
            after: Some(&after),
            mv,
            refusal: None,
            events: &events,
        };
        trial.keep(placed, found);
    }
    let geometry = rules.geometry();
    for hole in geometry.territory(MOVER) {
        let mv = Move::from(hole);
        if before.seeds_in(hole) >= rules.min_seeds() && !legal.contains(mv) {
            let trial = Trial {
                rules,
                four,
                before: &before,
                legal,
                after: None,
                mv,
                refusal: before.refusal(rules, mv),
                events: &[],
            };
            trial.keep(placed, found);
        }
    }
}

/// A move, or a refused one.
struct Trial<'a> {
    rules: &'a RuleSet,
    four: &'a FourRows,
    before: &'a Position,
    legal: Moves,
    after: Option<&'a Position>,
    mv: Move,
    refusal: Option<Refusal>,
    events: &'a [GameEvent],
}

impl Trial<'_> {
    /// Keeps the move as the example of each kind that it shows more clearly than the best so far.
    fn keep(&self, placed: &Placement, found: &mut [(Kind, Option<(u32, Example)>)]) {
        for (kind, best) in found {
            let Kind::OnRings(ring) = *kind else { continue };
            let Some(cost) = self.cost(ring) else {
                continue;
            };
            if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                let example = Example {
                    kind: *kind,
                    placed: *placed,
                    moves: vec![self.mv],
                    refusal: self.refusal,
                    events: self.events.to_vec(),
                    marks: self.marks(ring),
                };
                *best = Some((cost, example));
            }
        }
    }

    /// Returns how unclear the move is as an example of `kind`; `None` if it isn't one.
    fn cost(&self, kind: RingKind) -> Option<u32> {
        let wanted_laps = self.shows(kind)?;
        let laps = self.events.iter().filter(|event| event.lap().is_some());
        let laps = laps.count().abs_diff(wanted_laps) as u32;
        let taken = self.taken().len().saturating_sub(1) as u32;
        let filled = |side: Side| {
            let holes = self.rules.geometry().territory(side);
            holes.filter(|&hole| self.before.seeds_in(hole) > 0).count()
        };
        let bare: usize = Side::BOTH
            .map(|side| FILLED.saturating_sub(filled(side)))
            .iter()
            .sum();
        let seeds = u32::from(self.before.on_board());
        Some(seeds + LAP * laps + TAKEN * taken + BARE * bare as u32)
    }

    /// Returns the laps that an example of `kind` should have, if the move shows it.
    fn shows(&self, kind: RingKind) -> Option<usize> {
        let captures = !self.taken().is_empty();
        let placed = self.any(|event| matches!(event, GameEvent::Placed { .. }));
        let end = self.after.and_then(|after| after.end());
        let goes_on = self.refusal.is_none() && end.is_none();
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
        let sown_on = self.any(|event| matches!(event, GameEvent::SownOn { .. }));
        let asks = self.legal.of_base(self.mv).any(Move::spends_nyumba);
        let is_plain = goes_on && !placed && !is_reversed && !has_extras;
        let won_by = |reason: EndReason| {
            let outcome = self.after.and_then(Position::outcome);
            outcome.is_some_and(|outcome| outcome.winner == Some(MOVER) && outcome.reason == reason)
        };
        match kind {
            RingKind::Sowing => {
                (is_plain && !captures && laps == 1 && lifted > Some(1)).then_some(1)
            }
            RingKind::Relay => (is_plain && !captures && (2..=4).contains(&laps)).then_some(2),
            RingKind::Across => {
                let wanted = 1 + usize::from(sown_on);
                (goes_on && captures && !placed && !is_reversed).then_some(wanted)
            }
            RingKind::Reverse => (goes_on && is_reversed).then_some(2),
            RingKind::Single => {
                (goes_on && lifted == Some(1) && self.rules.min_seeds() > 1 && !placed).then_some(1)
            }
            RingKind::Extra => (goes_on && has_extras).then_some(1),
            RingKind::Namua => (goes_on && placed && captures && !asks).then_some(1),
            RingKind::NyumbaKept => (goes_on && asks && !self.mv.spends_nyumba()).then_some(1),
            RingKind::NyumbaSpent => (goes_on && self.mv.spends_nyumba()).then_some(2),
            RingKind::Takasia => (goes_on
                && self.any(|event| matches!(event, GameEvent::Blocked { .. })))
            .then_some(1),
            RingKind::MustCapture => (self.refusal == Some(Refusal::MustCapture)).then_some(0),
            RingKind::InnerFirst => (self.refusal == Some(Refusal::InnerFirst)).then_some(0),
            RingKind::LastMove => won_by(EndReason::Stuck).then_some(1),
            RingKind::EmptyInner => won_by(EndReason::EmptyInner).then_some(1),
        }
    }

    /// Returns the captured holes.
    fn taken(&self) -> HoleSet {
        let taken = self.events.iter().filter_map(|event| match *event {
            GameEvent::Captured { hole, .. } | GameEvent::TakenInHand { hole, .. } => Some(hole),
            _ => None,
        });
        taken.collect()
    }

    /// Returns the holes to highlight.
    fn marks(&self, kind: RingKind) -> HoleSet {
        let one = |hole: Option<Hole>| hole.into_iter().collect::<HoleSet>();
        match kind {
            RingKind::Sowing | RingKind::Relay | RingKind::Single => {
                let end = self.events.iter().rev().find_map(|event| match *event {
                    GameEvent::Sown { hole, .. } => Some(hole),
                    _ => None,
                });
                one(end)
            }
            RingKind::MustCapture | RingKind::InnerFirst => self.legal.holes(),
            RingKind::NyumbaKept | RingKind::NyumbaSpent => one(self.four.nyumba(MOVER)),
            RingKind::Takasia => one(self.after.and_then(|after| after.blocked())),
            _ => self.taken(),
        }
    }

    fn any(&self, is: impl Fn(&GameEvent) -> bool) -> bool {
        self.events.iter().any(is)
    }
}
