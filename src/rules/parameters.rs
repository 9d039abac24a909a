//! Every parameter of the rules, in the order of a rule file.
//!
//! Validation, the fingerprint, the writer of rule files, the workshop, the rule lab and the
//! generators of test rules all iterate over this one table, so a new parameter is a row of it
//! besides a field of [`RuleSpec`] and of [`RuleSet`](super::RuleSet).
//!
//! A parameter of another kind (a list of captures, counts by hole, a set of choices) is a new
//! variant of [`Domain`] and of [`Value`].

mod value;

use std::sync::LazyLock;

use super::limits::{
    COUNTS, HOLES_IN_ROW, LAPS, OCCURRENCES, Range, SEEDS_LEFT_BEHIND, SEEDS_PER_HOLE,
    SEEDS_TO_LIFT,
};
use super::problem::RuleProblem;
use super::spec::{
    Chain, Direction, Fallback, Feeding, FlowTaker, GrandSlam, PlayFrom, Remaining,
    RepetitionRemaining, RuleSpec, Stuck, Takes, Territory,
};
pub use value::{Choice, Value};
use value::{Field, choices};

/// One parameter of the rules.
#[derive(Clone, Copy, Debug)]
pub struct Parameter {
    /// Its path in a rule file: `play.leave`. [`RuleProblem::field`] names it by the same path.
    pub path: &'static str,
    /// The values that it takes.
    pub domain: Domain,
    get: fn(&RuleSpec) -> Option<Value>,
    set: fn(&mut RuleSpec, &Value),
    conflict: fn(&RuleSpec) -> Option<RuleProblem>,
}

/// The values that a parameter takes.
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
        /// Of the number, if there is one.
        range: Range,
        /// The number to begin with when a player switches it on.
        usual: i64,
    },
    /// A set of seed counts.
    Counts,
    /// One of these.
    Choice(&'static [Choice]),
}

impl Parameter {
    /// Its value; `None` if `spec` lacks the group it belongs to (`sowing.relay.max_laps` without a
    /// relay).
    #[must_use]
    pub fn get(&self, spec: &RuleSpec) -> Option<Value> {
        (self.get)(spec)
    }

    /// Changes it. A value of another kind, or a group that `spec` lacks, leaves `spec` unchanged.
    pub fn set(&self, spec: &mut RuleSpec, value: &Value) {
        (self.set)(spec, value);
    }

    /// Its value in a rule file that leaves it out but has its group.
    #[must_use]
    pub fn default(&self) -> Option<Value> {
        let [plain, with_groups] = &*DEFAULTS;
        self.get(plain).or_else(|| self.get(with_groups))
    }

    /// What is wrong with its value beside the values of other parameters. Its default value has no
    /// conflict with any.
    #[must_use]
    pub fn conflict(&self, spec: &RuleSpec) -> Option<RuleProblem> {
        (self.conflict)(spec)
    }

    /// The path of the group that it belongs to; empty for an optional group of the rule file
    /// itself.
    #[must_use]
    pub fn group(&self) -> &'static str {
        self.path.rsplit_once('.').map_or("", |(group, _)| group)
    }

    /// Its name within its group.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.path.rsplit('.').next().unwrap_or(self.path)
    }

    const fn unless(mut self, conflict: fn(&RuleSpec) -> Option<RuleProblem>) -> Self {
        self.conflict = conflict;
        self
    }
}

/// A rule file that leaves everything out, then one that has every optional group.
static DEFAULTS: LazyLock<[RuleSpec; 2]> = LazyLock::new(|| {
    let plain = RuleSpec::named("");
    let mut with_groups = plain.clone();
    for group in ALL {
        group.set(&mut with_groups, &Value::Group(true));
    }
    [plain, with_groups]
});

/// The parameter at `path`.
#[must_use]
pub fn find(path: &str) -> Option<&'static Parameter> {
    ALL.iter().find(|parameter| parameter.path == path)
}

/// The parameters that `spec` has, in the order of a rule file.
pub fn of(spec: &RuleSpec) -> impl Iterator<Item = &'static Parameter> {
    ALL.iter().filter(|parameter| parameter.get(spec).is_some())
}

/// A row of the table: the field's path, with `?` behind an optional group; then the domain.
macro_rules! row {
    ($first:ident $(. $rest:ident)*: $domain:expr) => {
        Parameter {
            path: concat!(stringify!($first) $(, ".", stringify!($rest))*),
            domain: $domain,
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

/// The row of an optional group, which begins with the defaults of its parameters.
macro_rules! group {
    ($first:ident $(. $rest:ident)*) => {
        Parameter {
            path: concat!(stringify!($first) $(, ".", stringify!($rest))*),
            domain: Domain::Group,
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

/// All parameters.
pub static ALL: &[Parameter] = &[
    row!(board.holes: Domain::Number(HOLES_IN_ROW)),
    row!(board.seeds: Domain::Number(SEEDS_PER_HOLE)),
    row!(board.direction: choice!(Direction)),
    row!(play.from: choice!(PlayFrom)),
    row!(play.min_seeds: Domain::Number(SEEDS_TO_LIFT)),
    row!(play.leave: Domain::Number(SEEDS_LEFT_BEHIND)).unless(nothing_to_sow),
    row!(play.feeding: choice!(Feeding)).unless(feeding_from_anywhere),
    row!(play.reach_opponent: Domain::Switch).unless(reaching_from_anywhere),
    row!(sowing.skip_start: Domain::Switch),
    group!(sowing.relay),
    row!(sowing.relay? stop_counts: Domain::Counts),
    row!(sowing.relay? stop_in: choice!(Territory)),
    row!(sowing.relay? max_laps: Domain::Number(LAPS)),
    group!(flow_capture),
    row!(flow_capture? counts: Domain::Counts),
    row!(flow_capture? by: choice!(FlowTaker)),
    row!(flow_capture? territory: choice!(Territory)),
    row!(capture.counts: Domain::Counts),
    row!(capture.territory: choice!(Territory)),
    row!(capture.takes: choice!(Takes)),
    row!(capture.chain: choice!(Chain)),
    row!(capture.grand_slam: choice!(GrandSlam)),
    row!(end.stuck: choice!(Stuck)),
    row!(end.seeds_left_below: Domain::OptionalNumber { range: COUNTS, usual: 5 }),
    row!(end.majority: Domain::Switch),
    row!(end.no_hole_above_one: Domain::Switch),
    row!(end.empty_territory: Domain::Switch),
    row!(end.remaining: choice!(Remaining)),
    group!(end.repetition),
    row!(end.repetition? occurrences: Domain::Number(OCCURRENCES)),
    row!(end.repetition? remaining: choice!(RepetitionRemaining)),
];

// The values of every choice, in the order in which players are offered them.
choices! {
    "direction": Direction { Counterclockwise, Clockwise }
    "from": PlayFrom { Own, Any }
    "feeding": Feeding { Free, IfPossible, Required, Penalised }
    "territory": Territory { Own, Opponent, Any }
    "by": FlowTaker { Mover, Both }
    "takes": Takes { Reached, Opposite, ReachedAndOpposite }
    "chain": Chain { None, WithinTerritory, AcrossTerritories }
    "grand-slam": GrandSlam { Allowed, Cancelled, SparesLast, Illegal }
    "stuck": Stuck { Ends, Passes }
    "remaining": Remaining {
        EachOwn,
        LastMover,
        LastCapturer,
        Nobody,
        NotStuckElse(Fallback::EachOwn),
        NotStuckElse(Fallback::LastMover),
        NotStuckElse(Fallback::Nobody),
    }
    "remaining": RepetitionRemaining { Nobody, EachOwn }
}

fn nothing_to_sow(spec: &RuleSpec) -> Option<RuleProblem> {
    let (leave, min_seeds) = (spec.play.leave, spec.play.min_seeds);
    (leave >= min_seeds).then_some(RuleProblem::NothingToSow { leave, min_seeds })
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
