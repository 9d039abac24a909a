//! One move in one position: the kinds it shows, and how clearly.

use awale_rules::narrowed::OnTwoRows;
use awale_rules::spec::{Chain, Feeding, GrandSlam};
use awale_rules::{
    BoardSnapshot, EndReason, GameEvent, Hole, HoleSet, Placement, Position, Refusal, RuleSet, Side,
};

use super::Example;
use super::kind::Kind;

/// The mover in every example: the player of the near row.
pub(super) const MOVER: Side = Side::South;
/// The mover's opponent.
const OPPONENT: Side = MOVER.opponent();

/// Penalties for unclear examples. The unit is one seed on the board.
mod cost {
    /// Each lap more or fewer than the kind should have.
    pub(super) const LAP: u32 = 3;
    /// Each filled hole fewer than a real game would have.
    pub(super) const MISSING_HOLE: u32 = 3;
    /// Only one legal move.
    pub(super) const FORCED: u32 = 4;
    /// Another feature in the same move.
    pub(super) const DISTRACTION: u32 = 12;
    /// A difference between the lofts of this many seeds costs 1.
    pub(super) const UNEVEN: u32 = 4;
    /// Each captured hole more or fewer than the kind should have.
    pub(super) const CHAIN: u32 = 2;
}

/// The number of filled holes that a row should have in an example of an ordinary move.
const FILLED: usize = 3;

/// An attempted move.
pub(super) struct Trial<'a> {
    rules: OnTwoRows<'a>,
    placed: Placement,
    before: Position,
    hole: Hole,
    refusal: Option<Refusal>,
    events: &'a [GameEvent],
    /// The capturing chain, from the last hole sown backwards.
    chain: Vec<Hole>,
    /// Whether a capture other than the first one takes seeds.
    by_else: bool,
    laps: u16,
    lifted: u16,
    end: Hole,
}

impl<'a> Trial<'a> {
    /// Creates a trial of the move `hole` in `before`, which was set up from `placed`. `events` are
    /// its events or, if `refusal` makes it illegal, its events without that rule.
    pub(super) fn new(
        rules: OnTwoRows<'a>,
        placed: Placement,
        before: Position,
        hole: Hole,
        refusal: Option<Refusal>,
        events: &'a [GameEvent],
    ) -> Self {
        let mut trial = Self {
            rules,
            placed,
            before,
            hole,
            refusal,
            events,
            chain: Vec::new(),
            by_else: false,
            laps: 0,
            lifted: 0,
            end: hole,
        };
        for event in events {
            match *event {
                GameEvent::Lifted { seeds, lap, .. } => {
                    trial.laps = lap;
                    if lap == 1 {
                        trial.lifted = seeds;
                    }
                }
                GameEvent::Sown { hole, .. } => trial.end = hole,
                _ => {}
            }
        }
        if trial.any(|event| {
            matches!(
                event,
                GameEvent::Captured { .. } | GameEvent::CaptureRefused { .. }
            )
        }) {
            trial.chain = if rules.is_classic() {
                trial.capturing_chain()
            } else {
                // Some captures don't start in the hole reached.
                let end = trial.end;
                let is_end = |event: &GameEvent| matches!(*event, GameEvent::Captured { hole, .. } if hole == end);
                trial.any(is_end).then_some(end).into_iter().collect()
            };
        }
        trial
    }

    /// Compares the move with its events under the first capture alone.
    pub(super) fn compare_with_first_capture(&mut self, events: &[GameEvent]) {
        let is_capture = |event: &GameEvent| matches!(event, GameEvent::Captured { .. });
        self.by_else = self.any(is_capture) && !events.iter().any(is_capture);
    }

    /// Returns the cost of the move as an example of `kind`; lower is clearer. `None` if it isn't
    /// one.
    pub(super) fn cost(&self, kind: Kind) -> Option<u32> {
        if kind.is_refusal() != self.refusal.is_some() {
            return None;
        }
        let shown = self.shows(kind)?;
        let seeds = u32::from(self.before.on_board());
        let wanted_laps = if kind == Kind::Relay { 3 } else { 1 };
        let laps = match kind {
            Kind::CutOff => 0,
            _ => cost::LAP * u32::from(self.laps.abs_diff(wanted_laps)),
        };
        let lifted = match kind {
            Kind::Round | Kind::CutOff => 0,
            Kind::Sowing | Kind::Relay => 3 * u32::from(self.lifted.abs_diff(4)),
            _ => u32::from(self.lifted.abs_diff(3)),
        };
        let lofts = match kind {
            Kind::End(_) | Kind::NextRound | Kind::NextLand => 0,
            _ => u32::from(self.placed.lofts[0].abs_diff(self.placed.lofts[1])) / cost::UNEVEN,
        };
        Some(seeds + laps + lifted + shown + lofts + self.bareness(kind))
    }

    /// Turns the move into an example of `kind`.
    pub(super) fn example(&self, kind: Kind) -> Example {
        Example {
            kind,
            placed: self.placed,
            moves: vec![self.hole.into()],
            refusal: self.refusal,
            events: self.events.to_vec(),
            marks: self.marks(kind),
        }
    }

    /// Returns the cost of all events other than those of `kind`; `None` if the move doesn't show
    /// `kind`.
    fn shows(&self, kind: Kind) -> Option<u32> {
        let captures = self.any(|event| matches!(event, GameEvent::Captured { .. }));
        let flows = self.count(|event| matches!(event, GameEvent::FlowCaptured { .. }));
        let refused = self.any(|event| matches!(event, GameEvent::CaptureRefused { .. }));
        let spared = self.any(
            |event| matches!(event, GameEvent::CaptureRefused { spared, .. } if !spared.is_empty()),
        );
        let cut_off = self.any(|event| matches!(event, GameEvent::CutOff { .. }));
        let passed = self.any(|event| matches!(event, GameEvent::Passed { .. }));
        let ended = self.ended();
        let round_over = self.any(|event| matches!(event, GameEvent::RoundBegan { .. }));
        let goes_on = ended.is_none() && !passed && !cut_off && !round_over;
        if !self.rules.is_classic() && !self.is_about(kind) {
            return None;
        }
        let refills = self.count(|event| matches!(event, GameEvent::Refilled { .. }));
        let shut = self.count(|event| matches!(event, GameEvent::Shut { .. }));
        let distraction = |happens: bool| if happens { cost::DISTRACTION } else { 0 };
        let round = usize::from(self.lifted) >= self.rules.geometry().holes();
        let long = |wanted: usize| cost::CHAIN * self.chain.len().abs_diff(wanted) as u32;
        let plain_capture = goes_on && captures && !refused;
        let flow = distraction(flows > 0);
        let owner = |hole: &Hole| self.rules.geometry().owner(*hole);
        let in_row_of = |side: Side| self.rules.lifts_anywhere() || owner(&self.end) == side;
        let across = self
            .chain
            .iter()
            .any(|hole| owner(hole) != owner(&self.end));
        let flow_by = |side: Side| {
            self.count(
                |event| matches!(event, GameEvent::FlowCaptured { side: by, .. } if *by == side),
            )
        };
        let one_of = |wanted: usize| {
            distraction(captures) + distraction(round) + cost::CHAIN * (flows - wanted) as u32
        };
        match kind {
            Kind::Sowing => {
                (goes_on && !captures && !refused && flows == 0 && self.laps == 1 && !round).then(
                    || {
                        if owner(&self.end) == MOVER {
                            cost::FORCED
                        } else {
                            0
                        }
                    },
                )
            }
            Kind::Round => (goes_on && round && !refused)
                .then(|| distraction(captures) + flow + u32::from(self.lifted)),
            Kind::Relay => (goes_on && self.laps > 1 && !refused && !round)
                .then(|| distraction(captures) + flow),
            Kind::CutOff => (cut_off && ended.is_none() && !passed).then_some(flow / 4),
            Kind::FlowCapture => (goes_on && flow_by(MOVER) > 0 && !refused).then(|| one_of(1)),
            Kind::FlowCaptureByOpponent => {
                (goes_on && flow_by(OPPONENT) > 0 && !refused).then(|| one_of(1))
            }
            Kind::Capture => {
                (plain_capture && !self.by_else && in_row_of(OPPONENT) && self.chain.len() == 1)
                    .then(|| flow + distraction(round))
            }
            Kind::CaptureAtHome => {
                (plain_capture && !self.by_else && in_row_of(MOVER) && self.chain.len() == 1)
                    .then(|| flow + distraction(round))
            }
            Kind::Gap => (plain_capture && !self.by_else && self.chain.is_empty())
                .then(|| flow + distraction(round)),
            Kind::CaptureElse => (plain_capture && self.by_else).then(|| flow + distraction(round)),
            Kind::Shut => (goes_on && !captures && self.passes_over_shut_holes())
                .then(|| flow + distraction(round)),
            Kind::Land => (goes_on && owner(&self.hole) != MOVER)
                .then(|| flow + distraction(captures || round)),
            Kind::Refill => (goes_on && refills > 0).then(|| flow + distraction(captures || round)),
            Kind::NextRound => (round_over && shut > 0).then(|| {
                flow + distraction(captures || round) + cost::CHAIN * shut.abs_diff(2) as u32
            }),
            Kind::NextLand => (round_over && self.land_after().is_some_and(|land| land != 0))
                .then(|| flow + distraction(captures || round)),
            Kind::Store => (goes_on && !captures && !round).then_some(flow),
            Kind::Again => goes_on.then(|| flow + distraction(round)),
            Kind::Special => (goes_on && !captures).then(|| flow + distraction(round)),
            Kind::Chain => (plain_capture && self.chain.len() > 1 && !across)
                .then(|| flow + distraction(round) + long(2)),
            Kind::ChainAcross => {
                (plain_capture && across).then(|| flow + distraction(round) + long(2))
            }
            Kind::GrandSlamTaken => (captures
                && self.rules.two.grand_slam == GrandSlam::Allowed
                && !self.before.is_starved(OPPONENT)
                && self.emptied(OPPONENT))
            .then(|| {
                flow + distraction(round) + distraction(passed || ended.is_some()) / 4 + long(2)
            }),
            Kind::GrandSlamCancelled => (refused && !captures).then(|| {
                flow + distraction(round)
                    + distraction(self.before.is_starved(OPPONENT))
                    + distraction(!goes_on) / 2
                    + if self.rules.two.capture().chain == Chain::None {
                        0
                    } else {
                        long(2)
                    }
            }),
            Kind::GrandSlamSpared => (spared && captures)
                .then(|| flow + distraction(round) + distraction(!goes_on) / 2 + long(2)),
            Kind::GrandSlamIllegal => (self.refusal == Some(Refusal::GrandSlam))
                .then(|| flow + distraction(round) + long(2)),
            Kind::MustReach => (self.refusal == Some(Refusal::MustReachOpponent)).then_some(0),
            Kind::MustFeed => (self.refusal == Some(Refusal::MustFeed))
                .then(|| distraction(!self.before.is_starved(OPPONENT)) + flow),
            Kind::Starves => (self.refusal == Some(Refusal::Starves))
                .then(|| distraction(!self.before.is_starved(OPPONENT)) + flow),
            Kind::Penalty => (ended == Some(EndReason::Penalty)).then_some(0),
            Kind::Passing => (passed && ended.is_none() && !cut_off && !refused)
                .then(|| distraction(captures) + flow + distraction(round)),
            // On four rows a hole alone doesn't make a move.
            Kind::OnRings(_) => None,
            Kind::End(reason) => {
                (ended == Some(reason) && !cut_off && !refused).then(|| flow + distraction(round))
            }
        }
    }

    /// Returns the cost of a board that doesn't look like a real game, or has no choice of moves.
    fn bareness(&self, kind: Kind) -> u32 {
        let filled = |side: Side| {
            let mut row = self.rules.geometry().territory(side);
            let filled = row.by_ref().filter(|&hole| self.before.seeds_in(hole) > 0);
            filled.count()
        };
        let lacks = |side: Side, wanted: usize| {
            cost::MISSING_HOLE * wanted.saturating_sub(filled(side)) as u32
        };
        let forced = if self.before.legal_moves(&self.rules).len() < 2 {
            cost::FORCED
        } else {
            0
        };
        match kind {
            Kind::End(_) | Kind::Passing | Kind::Refill | Kind::NextRound | Kind::NextLand => {
                lacks(MOVER, 1)
            }
            Kind::Penalty | Kind::MustFeed | Kind::Starves => lacks(MOVER, 2) + forced,
            Kind::GrandSlamTaken
            | Kind::GrandSlamCancelled
            | Kind::GrandSlamSpared
            | Kind::GrandSlamIllegal => lacks(MOVER, FILLED) + forced,
            _ => lacks(MOVER, FILLED) + lacks(OPPONENT, FILLED) + forced,
        }
    }

    /// Returns the holes to highlight.
    fn marks(&self, kind: Kind) -> HoleSet {
        let taken = |flow: bool| {
            self.events.iter().filter_map(move |event| match *event {
                GameEvent::Captured { hole, .. } if !flow => Some(hole),
                GameEvent::FlowCaptured { hole, .. } if flow => Some(hole),
                _ => None,
            })
        };
        match kind {
            Kind::FlowCapture | Kind::FlowCaptureByOpponent => taken(true).collect(),
            Kind::GrandSlamCancelled | Kind::GrandSlamSpared => self
                .events
                .iter()
                .find_map(|event| match event {
                    GameEvent::CaptureRefused { spared, .. } => Some(*spared),
                    _ => None,
                })
                .unwrap_or_default(),
            Kind::MustReach | Kind::MustFeed | Kind::Starves => {
                self.before.legal_moves(&self.rules).holes()
            }
            Kind::Round | Kind::Store | Kind::Again | Kind::Land => {
                [self.hole].into_iter().collect()
            }
            Kind::Special => {
                let made = self.events.iter().filter_map(|event| match *event {
                    GameEvent::MadeSpecial { hole, .. } => Some(hole),
                    _ => None,
                });
                made.collect()
            }
            Kind::Sowing | Kind::Relay | Kind::CutOff => [self.end].into_iter().collect(),
            Kind::Shut => self.placed.shut,
            Kind::Refill => {
                let filled = self.events.iter().filter_map(|event| match *event {
                    GameEvent::Refilled { hole, .. } => Some(hole),
                    _ => None,
                });
                filled.collect()
            }
            Kind::NextRound | Kind::NextLand => HoleSet::EMPTY,
            _ => taken(false).collect(),
        }
    }

    /// Returns true if a move of the world's games can show `kind`: none of their other features
    /// may be in it or on the board.
    fn is_about(&self, kind: Kind) -> bool {
        let again = self.any(|event| matches!(event, GameEvent::Again { .. }));
        let made = self.any(|event| matches!(event, GameEvent::MadeSpecial { .. }));
        let stored = self.any(|event| matches!(event, GameEvent::Stored { .. }));
        let refilled = self.any(|event| matches!(event, GameEvent::Refilled { .. }));
        let squares = self.rules.geometry();
        let in_square = squares.is_end_square(self.end)
            || self.any(|event| {
                matches!(*event, GameEvent::Captured { hole, .. } if squares.is_end_square(hole))
            });
        let by_capture = self.rules.two.again_by_capture;
        let fits = match kind {
            Kind::Again => again && !made,
            Kind::Store => stored && !again && !made,
            Kind::Special => made && !again,
            Kind::Shut => !made && !again,
            Kind::CaptureElse => !made && (!again || by_capture),
            Kind::Capture | Kind::CaptureAtHome | Kind::Gap => {
                !made && !stored && (!again || by_capture)
            }
            Kind::End(_)
            | Kind::MustFeed
            | Kind::Starves
            | Kind::Passing
            | Kind::NextRound
            | Kind::NextLand => true,
            _ => !again && !made && !stored,
        };
        let has_special = self.placed.special.iter().any(|holes| !holes.is_empty());
        let needs_special = matches!(kind, Kind::Again | Kind::NextLand);
        let has_land = self.placed.owned_by_south.is_some();
        fits && !in_square
            && self.placed.again == 0
            && (refilled == (kind == Kind::Refill))
            && (!has_special || needs_special)
            && (self.placed.shut.is_empty() || kind == Kind::Shut)
            && (has_land == (kind == Kind::Land))
    }

    /// Returns true if a lap steps over a shut hole.
    fn passes_over_shut_holes(&self) -> bool {
        let mut at = self.hole;
        self.events.iter().any(|event| match *event {
            GameEvent::Lifted { hole, .. } => {
                at = hole;
                false
            }
            GameEvent::Sown { hole, .. } => {
                let between = self.rules.next(at);
                at = hole;
                between != hole && self.placed.shut.contains(between)
            }
            _ => false,
        })
    }

    /// Returns how many holes of the other row South owns in the next round, negative if North owns
    /// some of South's; `None` if no round follows.
    fn land_after(&self) -> Option<i16> {
        let mut after = self.before;
        after.play_unchecked(&self.rules, self.hole, &mut ());
        let owned = Placement::of(&after).owned_by_south;
        let row = self.rules.geometry().row() as i16;
        (after.round() > self.before.round())
            .then(|| owned.map_or(0, |owned| i16::from(owned) - row))
    }

    /// Returns the chain of the capture, by the counts at the end of the sowing.
    fn capturing_chain(&self) -> Vec<Hole> {
        let mut seen = BoardSnapshot::of(&self.before);
        let sowing = self.events.iter().take_while(|event| {
            !matches!(
                event,
                GameEvent::Captured { .. } | GameEvent::CaptureRefused { .. }
            )
        });
        sowing.for_each(|event| seen.apply(*event));
        let chain = self
            .rules
            .capturing_chain(self.end, |hole| seen.count(awale_rules::Vessel::Hole(hole)));
        chain.collect()
    }

    /// Returns true if the row of `side` is empty after the captures of the move.
    fn emptied(&self, side: Side) -> bool {
        let mut seen = BoardSnapshot::of(&self.before);
        let shown = self
            .events
            .iter()
            .take_while(|event| !matches!(event, GameEvent::Ended { .. }));
        shown.for_each(|event| seen.apply(*event));
        let mut row = self.rules.geometry().territory(side);
        row.all(|hole| seen.count(awale_rules::Vessel::Hole(hole)) == 0)
    }

    fn ended(&self) -> Option<EndReason> {
        self.events.iter().find_map(|event| match event {
            GameEvent::Ended { reason } => Some(*reason),
            _ => None,
        })
    }

    fn any(&self, matches_kind: impl Fn(&GameEvent) -> bool) -> bool {
        self.events.iter().any(matches_kind)
    }

    fn count(&self, matches_kind: impl Fn(&GameEvent) -> bool) -> usize {
        self.events
            .iter()
            .filter(|event| matches_kind(event))
            .count()
    }
}

/// Returns true if computing the legal moves plays each of them, which costs as much as playing.
pub(super) fn legality_needs_trials(rules: &RuleSet) -> bool {
    rules.two_rows().is_some_and(|rules| {
        let two = rules.two;
        two.feeding != Feeding::Free || two.reach_opponent || two.grand_slam == GrandSlam::Illegal
    })
}
