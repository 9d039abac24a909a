//! Determines which features a move in a position shows, and how clearly.

use awale_rules::narrowed::OnTwoRows;
use awale_rules::spec::{Chain, Feeding, GrandSlam};
use awale_rules::{
    BoardSnapshot, EndReason, GameEvent, Hole, HoleSet, Placement, Position, Refusal, RuleSet, Side,
};

use super::Example;
use super::feature::Feature;

/// The mover in every example: the player of the near row.
pub(super) const MOVER: Side = Side::South;
/// The mover's opponent.
const OPPONENT: Side = MOVER.opponent();

/// Penalties for unclear examples. The unit is one seed on the board.
mod cost {
    /// For each lap more or fewer than an example of the feature should have.
    pub(super) const LAP: u32 = 3;
    /// For each filled hole fewer than a real game would have.
    pub(super) const MISSING_HOLE: u32 = 3;
    /// For having only one legal move.
    pub(super) const FORCED_MOVE: u32 = 4;
    /// For each other feature in the same move.
    pub(super) const DISTRACTION: u32 = 12;
    /// A difference of this many seeds between the lofts costs 1.
    pub(super) const LOFT_DIFFERENCE_PER_UNIT: u32 = 4;
    /// For each captured hole more or fewer than an example of the feature should have.
    pub(super) const CHAIN_LENGTH: u32 = 2;
}

/// The number of filled holes that a row should have in an example of an ordinary move.
const MIN_FILLED_HOLES: usize = 3;

/// An attempted move, legal or not.
pub(super) struct Trial<'a> {
    rules: OnTwoRows<'a>,
    placement: Placement,
    before: Position,
    hole: Hole,
    refusal: Option<Refusal>,
    events: &'a [GameEvent],
    /// The capturing chain, from the last hole sown backwards.
    chain: Vec<Hole>,
    /// Whether the seeds are taken by a capture other than the first.
    is_later_capture: bool,
    laps: u16,
    /// The number of seeds lifted for the first lap.
    lifted: u16,
    /// The hole of the last seed.
    end: Hole,
}

impl<'a> Trial<'a> {
    /// Creates a trial of playing `hole` in `before`, which was set up from `placement`. `events`
    /// are its events or, if it is illegal because of `refusal`, its events without that rule.
    pub(super) fn new(
        rules: OnTwoRows<'a>,
        placement: Placement,
        before: Position,
        hole: Hole,
        refusal: Option<Refusal>,
        events: &'a [GameEvent],
    ) -> Self {
        let mut trial = Self {
            rules,
            placement,
            before,
            hole,
            refusal,
            events,
            chain: Vec::new(),
            is_later_capture: false,
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
        if trial.has_event(|event| {
            matches!(
                event,
                GameEvent::Captured { .. } | GameEvent::CaptureRefused { .. }
            )
        }) {
            trial.chain = if rules.is_classic() {
                trial.capturing_chain()
            } else {
                // Some captures don't start with the hole reached.
                let end = trial.end;
                let is_end = |event: &GameEvent| matches!(*event, GameEvent::Captured { hole, .. } if hole == end);
                trial.has_event(is_end).then_some(end).into_iter().collect()
            };
        }
        trial
    }

    /// Compares the move with `events`, its events if only the first capture is allowed.
    pub(super) fn compare_with_first_capture(&mut self, events: &[GameEvent]) {
        let is_capture = |event: &GameEvent| matches!(event, GameEvent::Captured { .. });
        self.is_later_capture = self.has_event(is_capture) && !events.iter().any(is_capture);
    }

    /// Returns the cost of the move as an example of `feature`, the lower the clearer; `None` if it
    /// isn't one.
    pub(super) fn cost(&self, feature: Feature) -> Option<u32> {
        if feature.shows_illegal_move() != self.refusal.is_some() {
            return None;
        }
        let distractions = self.distraction_cost(feature)?;
        let seeds = u32::from(self.before.on_board());
        let ideal_laps = if feature == Feature::Relay { 3 } else { 1 };
        let laps = match feature {
            Feature::CutOff => 0,
            _ => cost::LAP * u32::from(self.laps.abs_diff(ideal_laps)),
        };
        let lifted = match feature {
            Feature::FullLap | Feature::CutOff => 0,
            Feature::Sowing | Feature::Relay => 3 * u32::from(self.lifted.abs_diff(4)),
            _ => u32::from(self.lifted.abs_diff(3)),
        };
        let lofts = match feature {
            Feature::End(_) | Feature::NextRound | Feature::NextLand => 0,
            _ => {
                u32::from(self.placement.lofts[0].abs_diff(self.placement.lofts[1]))
                    / cost::LOFT_DIFFERENCE_PER_UNIT
            }
        };
        Some(seeds + laps + lifted + distractions + lofts + self.board_cost(feature))
    }

    /// Turns the move into an example of `feature`.
    pub(super) fn example(&self, feature: Feature) -> Example {
        Example {
            feature,
            placement: self.placement,
            moves: vec![self.hole.into()],
            refusal: self.refusal,
            events: self.events.to_vec(),
            marks: self.marks(feature),
        }
    }

    /// Returns the cost of all events that distract from `feature`; `None` if the move doesn't show
    /// `feature`.
    fn distraction_cost(&self, feature: Feature) -> Option<u32> {
        let captures = self.has_event(|event| matches!(event, GameEvent::Captured { .. }));
        let flows = self.count_events(|event| matches!(event, GameEvent::FlowCaptured { .. }));
        let is_refused = self.has_event(|event| matches!(event, GameEvent::CaptureRefused { .. }));
        let spares_holes = self.has_event(
            |event| matches!(event, GameEvent::CaptureRefused { spared, .. } if !spared.is_empty()),
        );
        let is_cut_off = self.has_event(|event| matches!(event, GameEvent::CutOff { .. }));
        let passes = self.has_event(|event| matches!(event, GameEvent::Passed { .. }));
        let end_reason = self.end_reason();
        let is_round_over = self.has_event(|event| matches!(event, GameEvent::RoundBegan { .. }));
        let game_goes_on = end_reason.is_none() && !passes && !is_cut_off && !is_round_over;
        if !self.rules.is_classic() && !self.lacks_other_features(feature) {
            return None;
        }
        let refills = self.count_events(|event| matches!(event, GameEvent::Refilled { .. }));
        let shut = self.count_events(|event| matches!(event, GameEvent::Shut { .. }));
        let distraction = |is_present: bool| if is_present { cost::DISTRACTION } else { 0 };
        let goes_round = usize::from(self.lifted) >= self.rules.geometry().holes();
        let chain_cost =
            |ideal: usize| cost::CHAIN_LENGTH * self.chain.len().abs_diff(ideal) as u32;
        let is_plain_capture = game_goes_on && captures && !is_refused;
        let flow_cost = distraction(flows > 0);
        let owner = |hole: &Hole| self.rules.geometry().owner(*hole);
        let in_row_of = |side: Side| self.rules.lifts_anywhere() || owner(&self.end) == side;
        let chain_crosses = self
            .chain
            .iter()
            .any(|hole| owner(hole) != owner(&self.end));
        let flows_to = |side: Side| {
            self.count_events(
                |event| matches!(event, GameEvent::FlowCaptured { side: taker, .. } if *taker == side),
            )
        };
        let flow_example_cost = |ideal: usize| {
            distraction(captures)
                + distraction(goes_round)
                + cost::CHAIN_LENGTH * (flows - ideal) as u32
        };
        match feature {
            Feature::Sowing => (game_goes_on
                && !captures
                && !is_refused
                && flows == 0
                && self.laps == 1
                && !goes_round)
                .then(|| {
                    if owner(&self.end) == MOVER {
                        cost::FORCED_MOVE
                    } else {
                        0
                    }
                }),
            Feature::FullLap => (game_goes_on && goes_round && !is_refused)
                .then(|| distraction(captures) + flow_cost + u32::from(self.lifted)),
            Feature::Relay => (game_goes_on && self.laps > 1 && !is_refused && !goes_round)
                .then(|| distraction(captures) + flow_cost),
            Feature::CutOff => {
                (is_cut_off && end_reason.is_none() && !passes).then_some(flow_cost / 4)
            }
            Feature::FlowCapture => {
                (game_goes_on && flows_to(MOVER) > 0 && !is_refused).then(|| flow_example_cost(1))
            }
            Feature::FlowCaptureByOpponent => {
                (game_goes_on && flows_to(OPPONENT) > 0 && !is_refused)
                    .then(|| flow_example_cost(1))
            }
            Feature::Capture => (is_plain_capture
                && !self.is_later_capture
                && in_row_of(OPPONENT)
                && self.chain.len() == 1)
                .then(|| flow_cost + distraction(goes_round)),
            Feature::CaptureAtHome => (is_plain_capture
                && !self.is_later_capture
                && in_row_of(MOVER)
                && self.chain.len() == 1)
                .then(|| flow_cost + distraction(goes_round)),
            Feature::Gap => (is_plain_capture && !self.is_later_capture && self.chain.is_empty())
                .then(|| flow_cost + distraction(goes_round)),
            Feature::FallbackCapture => (is_plain_capture && self.is_later_capture)
                .then(|| flow_cost + distraction(goes_round)),
            Feature::SkipsShutHoles => (game_goes_on && !captures && self.passes_over_shut_holes())
                .then(|| flow_cost + distraction(goes_round)),
            Feature::Land => (game_goes_on && owner(&self.hole) != MOVER)
                .then(|| flow_cost + distraction(captures || goes_round)),
            Feature::Refill => (game_goes_on && refills > 0)
                .then(|| flow_cost + distraction(captures || goes_round)),
            Feature::NextRound => (is_round_over && shut > 0).then(|| {
                flow_cost
                    + distraction(captures || goes_round)
                    + cost::CHAIN_LENGTH * shut.abs_diff(2) as u32
            }),
            Feature::NextLand => (is_round_over
                && self.next_round_land().is_some_and(|land| land != 0))
            .then(|| flow_cost + distraction(captures || goes_round)),
            Feature::Store => (game_goes_on && !captures && !goes_round).then_some(flow_cost),
            Feature::ExtraMove => game_goes_on.then(|| flow_cost + distraction(goes_round)),
            Feature::Special => {
                (game_goes_on && !captures).then(|| flow_cost + distraction(goes_round))
            }
            Feature::Chain => (is_plain_capture && self.chain.len() > 1 && !chain_crosses)
                .then(|| flow_cost + distraction(goes_round) + chain_cost(2)),
            Feature::ChainAcross => (is_plain_capture && chain_crosses)
                .then(|| flow_cost + distraction(goes_round) + chain_cost(2)),
            Feature::GrandSlamTaken => (captures
                && self.rules.spec().capture.grand_slam == GrandSlam::Allowed
                && !self.before.is_starved(OPPONENT)
                && self.empties_row(OPPONENT))
            .then(|| {
                flow_cost
                    + distraction(goes_round)
                    + distraction(passes || end_reason.is_some()) / 4
                    + chain_cost(2)
            }),
            Feature::GrandSlamCancelled => (is_refused && !captures).then(|| {
                flow_cost
                    + distraction(goes_round)
                    + distraction(self.before.is_starved(OPPONENT))
                    + distraction(!game_goes_on) / 2
                    + if self.rules.two_rows.capture().chain == Chain::None {
                        0
                    } else {
                        chain_cost(2)
                    }
            }),
            Feature::GrandSlamSpared => (spares_holes && captures).then(|| {
                flow_cost + distraction(goes_round) + distraction(!game_goes_on) / 2 + chain_cost(2)
            }),
            Feature::GrandSlamIllegal => (self.refusal == Some(Refusal::GrandSlam))
                .then(|| flow_cost + distraction(goes_round) + chain_cost(2)),
            Feature::MustReach => (self.refusal == Some(Refusal::MustReachOpponent)).then_some(0),
            Feature::MustFeed => (self.refusal == Some(Refusal::MustFeed))
                .then(|| distraction(!self.before.is_starved(OPPONENT)) + flow_cost),
            Feature::Starves => (self.refusal == Some(Refusal::Starves))
                .then(|| distraction(!self.before.is_starved(OPPONENT)) + flow_cost),
            Feature::Penalty => (end_reason == Some(EndReason::Penalty)).then_some(0),
            Feature::Passing => (passes && end_reason.is_none() && !is_cut_off && !is_refused)
                .then(|| distraction(captures) + flow_cost + distraction(goes_round)),
            // On four rows, a hole alone doesn't identify a move.
            Feature::FourRows(_) => None,
            Feature::End(reason) => (end_reason == Some(reason) && !is_cut_off && !is_refused)
                .then(|| flow_cost + distraction(goes_round)),
        }
    }

    /// Returns the cost of a board that doesn't look like a real game, or has no choice of moves.
    fn board_cost(&self, feature: Feature) -> u32 {
        let filled = |side: Side| {
            let mut row = self.rules.geometry().territory(side);
            let filled = row.by_ref().filter(|&hole| self.before.seeds_in(hole) > 0);
            filled.count()
        };
        let missing_cost = |side: Side, min_filled: usize| {
            cost::MISSING_HOLE * min_filled.saturating_sub(filled(side)) as u32
        };
        let forced_cost = if self.before.legal_moves(&self.rules).len() < 2 {
            cost::FORCED_MOVE
        } else {
            0
        };
        match feature {
            Feature::End(_)
            | Feature::Passing
            | Feature::Refill
            | Feature::NextRound
            | Feature::NextLand => missing_cost(MOVER, 1),
            Feature::Penalty | Feature::MustFeed | Feature::Starves => {
                missing_cost(MOVER, 2) + forced_cost
            }
            Feature::GrandSlamTaken
            | Feature::GrandSlamCancelled
            | Feature::GrandSlamSpared
            | Feature::GrandSlamIllegal => missing_cost(MOVER, MIN_FILLED_HOLES) + forced_cost,
            _ => {
                missing_cost(MOVER, MIN_FILLED_HOLES)
                    + missing_cost(OPPONENT, MIN_FILLED_HOLES)
                    + forced_cost
            }
        }
    }

    /// Returns the holes to highlight.
    fn marks(&self, feature: Feature) -> HoleSet {
        let captured = |is_flow: bool| {
            self.events.iter().filter_map(move |event| match *event {
                GameEvent::Captured { hole, .. } if !is_flow => Some(hole),
                GameEvent::FlowCaptured { hole, .. } if is_flow => Some(hole),
                _ => None,
            })
        };
        match feature {
            Feature::FlowCapture | Feature::FlowCaptureByOpponent => captured(true).collect(),
            Feature::GrandSlamCancelled | Feature::GrandSlamSpared => self
                .events
                .iter()
                .find_map(|event| match event {
                    GameEvent::CaptureRefused { spared, .. } => Some(*spared),
                    _ => None,
                })
                .unwrap_or_default(),
            Feature::MustReach | Feature::MustFeed | Feature::Starves => {
                self.before.legal_moves(&self.rules).holes()
            }
            Feature::FullLap | Feature::Store | Feature::ExtraMove | Feature::Land => {
                [self.hole].into_iter().collect()
            }
            Feature::Special => {
                let special = self.events.iter().filter_map(|event| match *event {
                    GameEvent::MadeSpecial { hole, .. } => Some(hole),
                    _ => None,
                });
                special.collect()
            }
            Feature::Sowing | Feature::Relay | Feature::CutOff => [self.end].into_iter().collect(),
            Feature::SkipsShutHoles => self.placement.shut,
            Feature::Refill => {
                let refilled = self.events.iter().filter_map(|event| match *event {
                    GameEvent::Refilled { hole, .. } => Some(hole),
                    _ => None,
                });
                refilled.collect()
            }
            Feature::NextRound | Feature::NextLand => HoleSet::EMPTY,
            _ => captured(false).collect(),
        }
    }

    /// Returns true if the move can show `feature` in a game that isn't classic, because neither it
    /// nor the board has another feature of those games.
    fn lacks_other_features(&self, feature: Feature) -> bool {
        let moves_again = self.has_event(|event| matches!(event, GameEvent::Again { .. }));
        let makes_special = self.has_event(|event| matches!(event, GameEvent::MadeSpecial { .. }));
        let stores = self.has_event(|event| matches!(event, GameEvent::Stored { .. }));
        let refills = self.has_event(|event| matches!(event, GameEvent::Refilled { .. }));
        let geometry = self.rules.geometry();
        let touches_square = geometry.is_end_square(self.end)
            || self.has_event(|event| {
                matches!(*event, GameEvent::Captured { hole, .. } if geometry.is_end_square(hole))
            });
        let by_capture = self.rules.two_rows.again_by_capture;
        let fits = match feature {
            Feature::ExtraMove => moves_again && !makes_special,
            Feature::Store => stores && !moves_again && !makes_special,
            Feature::Special => makes_special && !moves_again,
            Feature::SkipsShutHoles => !makes_special && !moves_again,
            Feature::FallbackCapture => !makes_special && (!moves_again || by_capture),
            Feature::Capture | Feature::CaptureAtHome | Feature::Gap => {
                !makes_special && !stores && (!moves_again || by_capture)
            }
            Feature::End(_)
            | Feature::MustFeed
            | Feature::Starves
            | Feature::Passing
            | Feature::NextRound
            | Feature::NextLand => true,
            _ => !moves_again && !makes_special && !stores,
        };
        let has_special = self.placement.special.iter().any(|holes| !holes.is_empty());
        let needs_special = matches!(feature, Feature::ExtraMove | Feature::NextLand);
        let has_land = self.placement.owned_by_south.is_some();
        fits && !touches_square
            && self.placement.again == 0
            && (refills == (feature == Feature::Refill))
            && (!has_special || needs_special)
            && (self.placement.shut.is_empty() || feature == Feature::SkipsShutHoles)
            && (has_land == (feature == Feature::Land))
    }

    /// Returns true if a lap steps over a shut hole.
    fn passes_over_shut_holes(&self) -> bool {
        let mut last = self.hole;
        self.events.iter().any(|event| match *event {
            GameEvent::Lifted { hole, .. } => {
                last = hole;
                false
            }
            GameEvent::Sown { hole, .. } => {
                let skipped = self.rules.next(last);
                last = hole;
                skipped != hole && self.placement.shut.contains(skipped)
            }
            _ => false,
        })
    }

    /// Returns how many holes of the other row South owns in the next round (negative if North owns
    /// some of South's row); `None` if no round follows.
    fn next_round_land(&self) -> Option<i16> {
        let mut position = self.before;
        position.play_unchecked(&self.rules, self.hole, &mut ());
        let owned = Placement::of(&position).owned_by_south;
        let row = self.rules.geometry().row() as i16;
        (position.round() > self.before.round())
            .then(|| owned.map_or(0, |owned| i16::from(owned) - row))
    }

    /// Returns the capturing chain according to the counts at the end of the sowing.
    fn capturing_chain(&self) -> Vec<Hole> {
        let mut snapshot = BoardSnapshot::of(&self.before);
        let sowing = self.events.iter().take_while(|event| {
            !matches!(
                event,
                GameEvent::Captured { .. } | GameEvent::CaptureRefused { .. }
            )
        });
        sowing.for_each(|event| snapshot.apply(*event));
        let chain = self.rules.capturing_chain(self.end, |hole| {
            snapshot.count(awale_rules::Vessel::Hole(hole))
        });
        chain.collect()
    }

    /// Returns true if the row of `side` is empty after the captures of the move.
    fn empties_row(&self, side: Side) -> bool {
        let mut snapshot = BoardSnapshot::of(&self.before);
        let until_end = self
            .events
            .iter()
            .take_while(|event| !matches!(event, GameEvent::Ended { .. }));
        until_end.for_each(|event| snapshot.apply(*event));
        let mut row = self.rules.geometry().territory(side);
        row.all(|hole| snapshot.count(awale_rules::Vessel::Hole(hole)) == 0)
    }

    fn end_reason(&self) -> Option<EndReason> {
        self.events.iter().find_map(|event| match event {
            GameEvent::Ended { reason } => Some(*reason),
            _ => None,
        })
    }

    fn has_event(&self, is_match: impl Fn(&GameEvent) -> bool) -> bool {
        self.events.iter().any(is_match)
    }

    fn count_events(&self, is_match: impl Fn(&GameEvent) -> bool) -> usize {
        self.events.iter().filter(|event| is_match(event)).count()
    }
}

/// Returns true if computing the legal moves requires playing each of them, so that a move costs as
/// much as playing a whole row.
pub(super) fn legality_needs_trials(rules: &RuleSet) -> bool {
    let spec = rules.spec();
    spec.play.feeding != Feeding::Free
        || spec.play.reach_opponent
        || spec.capture.grand_slam == GrandSlam::Illegal
}
