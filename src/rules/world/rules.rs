//! Validated rules of format 1 and 2.

use super::board::{Board, StoreEnd, Way};
use super::spec::{
    AfterCircle, Again, CaptureSpec, Chain, Counts, Direction, ElseCaptureSpec, Feeding, Fill,
    FirstHole, Lift, Limit, Needs, Pair, Remaining, Spec, SpecialSeeds, Starter, Stores, Takes,
};
use crate::rules::board::{Geometry, MAX_ROW};
use crate::rules::counts::{CountForm, CountSet};
use crate::rules::rule_set::Repetition;
use crate::rules::spec::{FlowTaker, GrandSlam, PlayFrom, Stuck, Territory};
use crate::rules::{LocalText, Side};

/// The rules of one game on one board.
///
/// Made by [`Rules::from_spec`] or [`parse_rule_file`](super::parse_rule_file) only, so every value
/// is in its range and no two values are in conflict.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    pub(super) spec: Spec,
    pub(super) board: Board,
    pub(super) ways: &'static [Way],
    pub(super) start: [u16; MAX_ROW],
    pub(super) end_square_seeds: u16,
    pub(super) turn: Turn,
    pub(super) play: Play,
    pub(super) skip_start: bool,
    pub(super) after_circle: AfterCircle,
    pub(super) relay: Option<Relay>,
    pub(super) flow_capture: Option<FlowCapture>,
    pub(super) special: Option<Special>,
    /// In the order in which they are tried.
    pub(super) captures: Vec<Capture>,
    pub(super) grand_slam: GrandSlam,
    pub(super) first_hole: FirstHole,
    pub(super) end: End,
    pub(super) rounds: Option<Rounds>,
}

/// When a player moves again, and whether the second may swap sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Turn {
    pub again_by_store: bool,
    pub again_by_capture: bool,
    pub again_at_most: Option<u16>,
    pub swap: bool,
}

/// Which holes a player may lift.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Play {
    pub from: PlayFrom,
    pub min_seeds: u16,
    pub leave: u16,
    pub feeding: Feeding,
    pub reach_opponent: bool,
    pub last_hole_min: u16,
    pub refill: Option<u16>,
}

/// When a relay sowing stops.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Relay {
    pub lift: Lift,
    pub stop_counts: CountSet,
    pub stop_in: Territory,
    pub max_laps: u16,
}

/// Captures during sowing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct FlowCapture {
    pub counts: CountSet,
    pub by: FlowTaker,
    pub territory: Territory,
    pub last: bool,
}

/// How holes become special.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Special {
    pub counts: CountSet,
    pub territory: Territory,
    pub pair: Partner,
    pub one_each: bool,
    pub not_last: bool,
    pub not_twin: bool,
    pub seeds: SpecialSeeds,
    pub rob: u16,
}

/// A second hole that becomes special, and the seeds it must contain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Partner {
    None,
    Opposite(u16),
    Previous(u16),
}

/// A capture after sowing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Capture {
    pub counts: CountSet,
    pub territory: Territory,
    pub takes: Takes,
    pub needs_opposite: bool,
    pub one_lap: bool,
    pub chain: Chain,
}

impl Capture {
    /// Whether the chain begins beyond an empty hole.
    pub const fn is_beyond(&self) -> bool {
        matches!(self.takes, Takes::Beyond | Takes::BeyondAndOpposite)
    }
}

/// How a game or round ends, and who gets the remaining seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct End {
    pub stuck: Stuck,
    pub seeds_left_below: Option<u16>,
    pub majority: bool,
    pub no_hole_above_one: bool,
    pub empty_territory: bool,
    pub end_squares_taken: bool,
    pub remaining: Remaining,
    pub repetition: Option<Repetition>,
}

/// A match of rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rounds {
    pub fill: Fill,
    pub starter: Starter,
    pub min_holes: usize,
    pub at_most: u16,
}

impl Rules {
    /// The rules of a `spec` in which validation found no problem: its numbers fit their narrower
    /// types.
    pub(super) fn of_valid(spec: Spec) -> Self {
        let geometry = Geometry::new(spec.board.holes as usize);
        let stores = match (spec.sowing.stores, spec.board.direction) {
            (Stores::None, _) => StoreEnd::NotSown,
            (Stores::Own, Direction::Clockwise) => StoreEnd::Left,
            (Stores::Own, _) => StoreEnd::Right,
        };
        let mut start = [0; MAX_ROW];
        start[..geometry.row()].fill(spec.board.seeds as u16);
        for (count, &listed) in start.iter_mut().zip(&spec.board.start) {
            *count = listed as u16;
        }
        let relay = spec.sowing.relay.as_ref().map(|relay| Relay {
            lift: relay.lift,
            stop_counts: count_set(&relay.stop_counts),
            stop_in: relay.stop_in,
            max_laps: relay.max_laps as u16,
        });
        let flow_capture = spec.flow_capture.as_ref().map(|flow| FlowCapture {
            counts: count_set(&flow.counts),
            by: flow.by,
            territory: flow.territory,
            last: flow.last,
        });
        let special = spec.special.as_ref().map(|special| Special {
            counts: count_set(&special.counts),
            territory: special.territory,
            pair: match special.pair {
                Pair::None => Partner::None,
                Pair::Opposite(count) => Partner::Opposite(count as u16),
                Pair::Previous(count) => Partner::Previous(count as u16),
            },
            one_each: special.limits.contains(&Limit::OneEach),
            not_last: special.limits.contains(&Limit::NotLast),
            not_twin: special.limits.contains(&Limit::NotTwin),
            seeds: special.seeds,
            rob: special.rob as u16,
        });
        let first = Capture::from(&first_capture(&spec.capture));
        let others = spec.else_capture.iter().map(Capture::from);
        let end = &spec.end;
        Self {
            board: Board::new(geometry, spec.board.end_squares.is_some(), stores),
            ways: match spec.board.direction {
                Direction::Counterclockwise => &[Way::Counterclockwise],
                Direction::Clockwise => &[Way::Clockwise],
                Direction::Chosen => &Way::BOTH,
            },
            start,
            end_square_seeds: spec.board.end_squares.unwrap_or(0) as u16,
            turn: Turn {
                again_by_store: spec.turn.again.contains(&Again::Store),
                again_by_capture: spec.turn.again.contains(&Again::Capture),
                again_at_most: spec.turn.again_at_most.map(|most| most as u16),
                swap: spec.turn.swap,
            },
            play: Play {
                from: spec.play.from,
                min_seeds: spec.play.min_seeds as u16,
                leave: spec.play.leave as u16,
                feeding: spec.play.feeding,
                reach_opponent: spec.play.reach_opponent,
                last_hole_min: spec.play.last_hole_min as u16,
                refill: spec.play.refill.map(|seeds| seeds as u16),
            },
            skip_start: spec.sowing.skip_start,
            after_circle: spec.sowing.after_circle,
            relay,
            flow_capture,
            special,
            captures: std::iter::once(first).chain(others).collect(),
            grand_slam: spec.capture.grand_slam,
            first_hole: spec.capture.first_hole,
            end: End {
                stuck: end.stuck,
                seeds_left_below: end.seeds_left_below.map(|seeds| seeds as u16),
                majority: end.majority,
                no_hole_above_one: end.no_hole_above_one,
                empty_territory: end.empty_territory,
                end_squares_taken: end.end_squares_taken,
                remaining: end.remaining,
                repetition: end.repetition.map(|repetition| Repetition {
                    occurrences: repetition.occurrences as u8,
                    remaining: repetition.remaining,
                }),
            },
            rounds: spec.rounds.map(|rounds| Rounds {
                fill: rounds.fill,
                starter: rounds.starter,
                min_holes: rounds.min_holes as usize,
                at_most: rounds.at_most as u16,
            }),
            spec,
        }
    }

    /// The rule file these rules were made from.
    #[must_use]
    pub const fn spec(&self) -> &Spec {
        &self.spec
    }

    /// The game's name for a reader of `language` (a code such as `en`).
    #[must_use]
    pub fn name(&self, language: &str) -> &str {
        LocalText::get(&self.spec.name, language)
    }

    /// The board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The ways in which a move can be sown; two if the player chooses.
    #[must_use]
    pub const fn ways(&self) -> &'static [Way] {
        self.ways
    }

    /// Seeds in the hole at `place` of a row, counted from its owner's left, at the start.
    #[must_use]
    pub const fn start_of(&self, place: usize) -> u16 {
        self.start[place]
    }

    /// Whether the game is a match of rounds.
    #[must_use]
    pub const fn has_rounds(&self) -> bool {
        self.rounds.is_some()
    }

    /// Whether seeds buy land for the next round.
    pub(super) fn has_land(&self) -> bool {
        self.rounds
            .is_some_and(|rounds| rounds.fill == Fill::Territory)
    }

    /// Whether `hole` lies in `territory`, from the view of `side`; `owner` owns the land
    /// that it lies on, if anyone does.
    pub(super) fn is_in(territory: Territory, owner: Option<Side>, side: Side) -> bool {
        match territory {
            Territory::Own => owner == Some(side),
            Territory::Opponent => owner == Some(side.opponent()),
            Territory::Any => true,
        }
    }
}

impl From<&ElseCaptureSpec> for Capture {
    fn from(spec: &ElseCaptureSpec) -> Self {
        Self {
            counts: count_set(&spec.counts),
            territory: spec.territory,
            takes: spec.takes,
            needs_opposite: spec.needs == Needs::Opposite,
            one_lap: spec.one_lap,
            chain: spec.chain,
        }
    }
}

/// The fields that the first capture has in common with the others.
pub(super) fn first_capture(spec: &CaptureSpec) -> ElseCaptureSpec {
    ElseCaptureSpec {
        counts: spec.counts.clone(),
        territory: spec.territory,
        takes: spec.takes,
        needs: spec.needs,
        one_lap: spec.one_lap,
        chain: spec.chain,
    }
}

/// The set of valid `counts` of a rule file; a count that is listed twice counts once.
fn count_set(counts: &Counts) -> CountSet {
    CountSet::new(match counts {
        Counts::Only(counts) => {
            let mut counts: Vec<u16> = counts.iter().map(|&count| count as u16).collect();
            counts.sort_unstable();
            counts.dedup();
            CountForm::Only(counts)
        }
        &Counts::Between(low, high) => CountForm::Between(low as u16, high as u16),
        Counts::Even => CountForm::Even,
        &Counts::AtLeast(low) => CountForm::AtLeast(low as u16),
        Counts::Never => CountForm::Only(Vec::new()),
    })
}
