//! Every parameter of the rules, in the order of a rule file.
//!
//! Validation, the fingerprint, the writer of rule files, the workshop, the rule lab and the
//! generators of test rules all iterate over this table, so a new parameter needs only a row here,
//! a field of [`RuleSpec`] and one of [`RuleSet`](super::RuleSet).
//!
//! A new kind of value is a variant of [`Domain`] and of [`Value`].

mod value;

use std::sync::LazyLock;

use super::limits::{
    COUNTS, EXTRA_MOVES, HOLES_IN_ROW, LAID_OUT, LAPS, OCCURRENCES, REFILL, ROBBED, ROUNDS, Range,
    SEEDS_LEFT_BEHIND, SEEDS_PER_HOLE, SEEDS_TO_LIFT,
};
use super::problem::RuleProblem;
use super::spec::{
    AfterCircle, Again, BoardSpec, Chain, Counts, Direction, FIRST_FORMAT, FORMAT, Fallback,
    Feeding, Fill, FirstHole, FlowTaker, GrandSlam, Lift, Limit, Needs, PlayFrom, Remaining,
    RepetitionRemaining, RuleSpec, SpecialSeeds, Starter, Stores, Stuck, Takes, Territory,
};
pub use value::{Choice, Value};
use value::{Field, OneOf, choices};

/// One parameter of the rules.
#[derive(Clone, Copy, Debug)]
pub struct Parameter {
    /// Its path in a rule file: `play.leave`. [`RuleProblem::field`] names it by the same path.
    pub path: &'static str,
    /// The values that it can take.
    pub domain: Domain,
    /// The first format of rule files that has the parameter.
    pub since: i64,
    get: fn(&RuleSpec) -> Option<Value>,
    set: fn(&mut RuleSpec, &Value),
    conflict: fn(&RuleSpec) -> Option<RuleProblem>,
}

/// The values that a parameter can take.
#[derive(Clone, Copy, Debug)]
pub enum Domain {
    /// On or off.
    Switch,
    /// Whether the rules have a group of parameters.
    Group,
    /// A number in this range.
    Number(Range),
    /// A number, or none.
    OptionalNumber {
        /// The range of the number.
        range: Range,
        /// The initial number when a player switches it on.
        usual: i64,
    },
    /// A set of seed counts.
    Counts,
    /// One of these.
    Choice(&'static [Choice]),
    /// Any of these.
    Choices(&'static [Choice]),
    /// A number in this range for each hole of a row, or none.
    Row(Range),
    /// A second special hole, and the seeds in this range that it must hold.
    Pair(Range),
    /// Captures that are tried in order when the previous ones took nothing.
    Captures,
}

impl Parameter {
    /// Its value; `None` if `spec` lacks the group it belongs to (`sowing.relay.max_laps` without a
    /// relay).
    #[must_use]
    pub fn get(&self, spec: &RuleSpec) -> Option<Value> {
        (self.get)(spec)
    }

    /// Changes it, and raises the format of `spec` if the value needs it. Does nothing if the value
    /// is of another kind or `spec` lacks the group.
    pub fn set(&self, spec: &mut RuleSpec, value: &Value) {
        (self.set)(spec, value);
        if spec.format == FIRST_FORMAT && self.needs_newest_format(spec) {
            spec.format = FORMAT;
        }
    }

    /// Whether its value in `spec` can't be written in the first format.
    pub(super) fn needs_newest_format(&self, spec: &RuleSpec) -> bool {
        let Some(value) = self.get(spec) else {
            return false;
        };
        match &value {
            Value::Choice(choice) if NEW_CHOICES.contains(choice) => true,
            Value::Counts(Counts::Never) => true,
            _ => self.since > FIRST_FORMAT && self.default().as_ref() != Some(&value),
        }
    }

    /// Its value in a rule file that leaves it out but has its group.
    #[must_use]
    pub fn default(&self) -> Option<Value> {
        let [plain, with_groups] = &*DEFAULTS;
        self.get(plain).or_else(|| self.get(with_groups))
    }

    /// The conflict of its value with other parameters, if any. Its default conflicts with none.
    #[must_use]
    pub fn conflict(&self, spec: &RuleSpec) -> Option<RuleProblem> {
        (self.conflict)(spec)
    }

    /// Its choices that the first format of rule files also has.
    pub fn classic_choices(&self) -> impl Iterator<Item = Choice> + use<> {
        let choices = match self.domain {
            Domain::Choice(choices) => choices,
            _ => &[],
        };
        let is_old = |choice: &Choice| !NEW_CHOICES.contains(choice);
        choices.iter().copied().filter(is_old)
    }

    /// The path of its group; empty for an optional group at the top level of a rule file.
    #[must_use]
    pub fn group(&self) -> &'static str {
        self.path.rsplit_once('.').map_or("", |(group, _)| group)
    }

    /// Its name within its group.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.path.rsplit('.').next().unwrap_or(self.path)
    }

    const fn new_in_2(mut self) -> Self {
        self.since = FORMAT;
        self
    }

    const fn unless(mut self, conflict: fn(&RuleSpec) -> Option<RuleProblem>) -> Self {
        self.conflict = conflict;
        self
    }
}

/// A rule file with only defaults, then one that has every optional group.
static DEFAULTS: LazyLock<[RuleSpec; 2]> = LazyLock::new(|| {
    let plain = RuleSpec::named("");
    let mut with_groups = plain.clone();
    for group in ALL {
        (group.set)(&mut with_groups, &Value::Group(true));
    }
    [plain, with_groups]
});

/// The parameter at `path`.
#[must_use]
pub fn find(path: &str) -> Option<&'static Parameter> {
    ALL.iter().find(|parameter| parameter.path == path)
}

/// The parameters of a format of rule files, in order.
pub(super) fn of_format(format: i64) -> impl Iterator<Item = &'static Parameter> {
    ALL.iter()
        .filter(move |parameter| parameter.since <= format)
}

/// The parameters that `spec` has, in the order of a rule file.
pub fn of(spec: &RuleSpec) -> impl Iterator<Item = &'static Parameter> {
    ALL.iter().filter(|parameter| parameter.get(spec).is_some())
}

/// A row of the table: the path of the field, with `?` after an optional group, then the domain.
macro_rules! row {
    ($first:ident $(. $rest:ident)*: $domain:expr) => {
        Parameter {
            path: concat!(stringify!($first) $(, ".", stringify!($rest))*),
            domain: $domain,
            since: FIRST_FORMAT,
            get: |spec| Some(spec.$first$(.$rest)*.value()),
            set: |spec, value| {
                if let Some(value) = Field::from_value(value) {
                    spec.$first$(.$rest)* = value;
                }
            },
            conflict: |_| None,
        }
    };
    ($first:ident $(. $rest:ident)* ? $field:ident: $domain:expr) => {
        Parameter {
            path: concat!(
                stringify!($first) $(, ".", stringify!($rest))*, ".", stringify!($field)
            ),
            domain: $domain,
            since: FIRST_FORMAT,
            get: |spec| Some(spec.$first$(.$rest)*.as_ref()?.$field.value()),
            set: |spec, value| {
                if let Some(group) = &mut spec.$first$(.$rest)*
                    && let Some(value) = Field::from_value(value)
                {
                    group.$field = value;
                }
            },
            conflict: |_| None,
        }
    };
}

/// A row for an optional group, which starts with the defaults of its parameters.
macro_rules! group {
    ($first:ident $(. $rest:ident)*) => {
        Parameter {
            path: concat!(stringify!($first) $(, ".", stringify!($rest))*),
            domain: Domain::Group,
            since: FIRST_FORMAT,
            get: |spec| Some(Value::Group(spec.$first$(.$rest)*.is_some())),
            set: |spec, value| {
                let group = &mut spec.$first$(.$rest)*;
                match value {
                    Value::Group(true) => {
                        group.get_or_insert_default();
                    }
                    Value::Group(false) => *group = None,
                    _ => {}
                }
            },
            conflict: |_| None,
        }
    };
}

/// A choice between the values of an enum.
macro_rules! choice {
    ($type:ty) => {
        Domain::Choice(<$type>::CHOICES)
    };
}

/// Any of the values of an enum.
macro_rules! choices_of {
    ($type:ty) => {
        Domain::Choices(<$type>::CHOICES)
    };
}

/// A number, or none.
const fn optional(range: Range, usual: i64) -> Domain {
    Domain::OptionalNumber { range, usual }
}

/// All parameters.
pub static ALL: &[Parameter] = &[
    row!(board.holes: Domain::Number(HOLES_IN_ROW)),
    row!(board.seeds: Domain::Number(SEEDS_PER_HOLE)).unless(too_many_seeds),
    row!(board.direction: choice!(Direction)),
    row!(board.start: Domain::Row(LAID_OUT))
        .new_in_2()
        .unless(unfit_start),
    row!(board.end_squares: optional(LAID_OUT, 10))
        .new_in_2()
        .unless(unfit_end_squares),
    row!(turn.again: choices_of!(Again)).new_in_2(),
    row!(turn.again_at_most: optional(EXTRA_MOVES, 1)).new_in_2(),
    row!(turn.swap: Domain::Switch).new_in_2(),
    row!(play.from: choice!(PlayFrom)),
    row!(play.min_seeds: Domain::Number(SEEDS_TO_LIFT)),
    row!(play.leave: Domain::Number(SEEDS_LEFT_BEHIND)).unless(nothing_to_sow),
    row!(play.feeding: choice!(Feeding)).unless(feeding_from_anywhere),
    row!(play.reach_opponent: Domain::Switch).unless(reaching_from_anywhere),
    row!(play.last_hole_min: Domain::Number(SEEDS_TO_LIFT))
        .new_in_2()
        .unless(last_hole_anywhere),
    row!(play.refill: optional(REFILL, 1)).new_in_2(),
    row!(sowing.stores: choice!(Stores)).new_in_2(),
    row!(sowing.skip_start: Domain::Switch),
    row!(sowing.after_circle: choice!(AfterCircle)).new_in_2(),
    group!(sowing.relay),
    row!(sowing.relay? lift: choice!(Lift)).new_in_2(),
    row!(sowing.relay? stop_counts: Domain::Counts),
    row!(sowing.relay? stop_in: choice!(Territory)),
    row!(sowing.relay? max_laps: Domain::Number(LAPS)),
    group!(flow_capture),
    row!(flow_capture? counts: Domain::Counts),
    row!(flow_capture? by: choice!(FlowTaker)),
    row!(flow_capture? territory: choice!(Territory)),
    row!(flow_capture? last: Domain::Switch).new_in_2(),
    group!(special).new_in_2(),
    row!(special? counts: Domain::Counts).new_in_2(),
    row!(special? territory: choice!(Territory)).new_in_2(),
    row!(special? pair: Domain::Pair(COUNTS)).new_in_2(),
    row!(special? limits: choices_of!(Limit)).new_in_2(),
    row!(special? seeds: choice!(SpecialSeeds)).new_in_2(),
    row!(special? rob: Domain::Number(ROBBED)).new_in_2(),
    row!(capture.counts: Domain::Counts),
    row!(capture.territory: choice!(Territory)),
    row!(capture.takes: choice!(Takes)),
    row!(capture.needs: choice!(Needs)).new_in_2(),
    row!(capture.one_lap: Domain::Switch).new_in_2(),
    row!(capture.chain: choice!(Chain)),
    row!(capture.grand_slam: choice!(GrandSlam)),
    row!(capture.first_hole: choice!(FirstHole)).new_in_2(),
    row!(else_capture: Domain::Captures).new_in_2(),
    row!(end.stuck: choice!(Stuck)),
    row!(end.seeds_left_below: optional(COUNTS, 5)),
    row!(end.majority: Domain::Switch),
    row!(end.no_hole_above_one: Domain::Switch),
    row!(end.empty_territory: Domain::Switch),
    row!(end.end_squares_taken: Domain::Switch).new_in_2(),
    row!(end.remaining: choice!(Remaining)),
    group!(end.repetition),
    row!(end.repetition? occurrences: Domain::Number(OCCURRENCES)),
    row!(end.repetition? remaining: choice!(RepetitionRemaining)),
    group!(rounds).new_in_2(),
    row!(rounds? fill: choice!(Fill)).new_in_2(),
    row!(rounds? starter: choice!(Starter)).new_in_2(),
    row!(rounds? min_holes: Domain::Number(HOLES_TO_GO_ON))
        .new_in_2()
        .unless(too_few_holes),
    row!(rounds? at_most: Domain::Number(ROUNDS)).new_in_2(),
];

/// Holes that a player needs for another round.
const HOLES_TO_GO_ON: Range = (1, HOLES_IN_ROW.1);

/// The values that only the newest format has, of parameters that are also in the first one.
const NEW_CHOICES: &[Choice] = &[
    Choice {
        of: "direction",
        name: "Chosen",
    },
    Choice {
        of: "feeding",
        name: "WhenEmpty",
    },
    Choice {
        of: "takes",
        name: "Beyond",
    },
    Choice {
        of: "takes",
        name: "BeyondAndOpposite",
    },
    Choice {
        of: "chain",
        name: "Onwards",
    },
    Choice {
        of: "remaining",
        name: "ClearedOwner",
    },
    Choice {
        of: "remaining",
        name: "Starter",
    },
];

/// Whether `spec` can't be written in the first format.
#[must_use]
pub fn needs_newest_format(spec: &RuleSpec) -> bool {
    let is_single_moved = spec.play.leave >= spec.play.min_seeds;
    is_single_moved
        || ALL
            .iter()
            .any(|parameter| parameter.needs_newest_format(spec))
}

// The values of every choice, in the order in which players are offered them.
choices! {
    "direction": Direction { Counterclockwise, Clockwise, Chosen }
    "again": Again { Store, Capture }
    "from": PlayFrom { Own, Any }
    "feeding": Feeding { Free, IfPossible, Required, Penalised, WhenEmpty }
    "territory": Territory { Own, Opponent, Any }
    "stores": Stores { None, Own }
    "after-circle": AfterCircle { All, OpponentOnly }
    "lift": Lift { Reached, Next }
    "by": FlowTaker { Mover, Both }
    "limits": Limit { OneEach, NotLast, NotTwin }
    "special-seeds": SpecialSeeds { Stay, ToOwner }
    "takes": Takes { Reached, Opposite, ReachedAndOpposite, Beyond, BeyondAndOpposite }
    "needs": Needs { Nothing, Opposite }
    "chain": Chain { None, WithinTerritory, AcrossTerritories, Onwards }
    "grand-slam": GrandSlam { Allowed, Cancelled, SparesLast, Illegal }
    "first-hole": FirstHole { Open, Safe }
    "stuck": Stuck { Ends, Passes }
    "remaining": Remaining {
        EachOwn,
        LastMover,
        LastCapturer,
        Nobody,
        NotStuckElse(Fallback::EachOwn),
        NotStuckElse(Fallback::LastMover),
        NotStuckElse(Fallback::Nobody),
        ClearedOwner,
        Starter,
    }
    "remaining": RepetitionRemaining { Nobody, EachOwn }
    "fill": Fill { FromLeft, FromRight, Territory }
    "starter": Starter { Alternates, LastMover, Loser }
}

fn too_many_seeds(spec: &RuleSpec) -> Option<RuleProblem> {
    let is_in = |number, (low, high): Range| (low..=high).contains(&number);
    let is_small = is_in(spec.board.holes, HOLES_IN_ROW) && is_in(spec.board.seeds, SEEDS_PER_HOLE);
    let (found, limit) = (seeds_on(&spec.board), COUNTS.1);
    // A number out of its range is reported separately.
    (is_small && found > limit).then_some(RuleProblem::TooManySeeds { found, limit })
}

/// Seeds of a board when it is laid out.
fn seeds_on(board: &BoardSpec) -> i64 {
    let row = match &board.start[..] {
        [] => board.holes.saturating_mul(board.seeds),
        start => start
            .iter()
            .fold(0, |sum: i64, &one| sum.saturating_add(one)),
    };
    let half = row.saturating_add(board.end_squares.unwrap_or(0));
    half.saturating_mul(2)
}

fn unfit_start(spec: &RuleSpec) -> Option<RuleProblem> {
    let (start, holes) = (&spec.board.start, spec.board.holes);
    let has_land = spec
        .rounds
        .is_some_and(|rounds| rounds.fill == Fill::Territory);
    if start.is_empty() {
        None
    } else if start.len() as i64 != holes {
        let found = start.len();
        Some(RuleProblem::StartLength { found, holes })
    } else if start.iter().all(|&seeds| seeds == 0) {
        Some(RuleProblem::EmptyStart)
    } else {
        has_land.then_some(RuleProblem::StartAndTerritory)
    }
}

fn unfit_end_squares(spec: &RuleSpec) -> Option<RuleProblem> {
    spec.board.end_squares?;
    if spec.sowing.stores == Stores::Own {
        Some(RuleProblem::EndSquaresAndStores)
    } else {
        spec.rounds.map(|_| RuleProblem::EndSquaresAndRounds)
    }
}

fn last_hole_anywhere(spec: &RuleSpec) -> Option<RuleProblem> {
    let is_conflict = spec.play.from == PlayFrom::Any && spec.play.last_hole_min > 1;
    is_conflict.then_some(RuleProblem::LastHoleFromAnywhere)
}

fn too_few_holes(spec: &RuleSpec) -> Option<RuleProblem> {
    let (found, holes) = (spec.rounds?.min_holes, spec.board.holes);
    (found > holes).then_some(RuleProblem::MoreHolesThanRow { found, holes })
}

fn nothing_to_sow(spec: &RuleSpec) -> Option<RuleProblem> {
    let (leave, min_seeds) = (spec.play.leave, spec.play.min_seeds);
    let is_conflict = leave >= min_seeds && spec.format != FORMAT;
    is_conflict.then_some(RuleProblem::NothingToSow { leave, min_seeds })
}

fn feeding_from_anywhere(spec: &RuleSpec) -> Option<RuleProblem> {
    let is_conflict = spec.play.from == PlayFrom::Any && spec.play.feeding != Feeding::Free;
    is_conflict.then_some(RuleProblem::FeedingFromAnywhere)
}

fn reaching_from_anywhere(spec: &RuleSpec) -> Option<RuleProblem> {
    let is_conflict = spec.play.from == PlayFrom::Any && spec.play.reach_opponent;
    is_conflict.then_some(RuleProblem::ReachingFromAnywhere)
}

#[cfg(test)]
mod tests;
