//! The table of all rule parameters, in the order of a rule file.
//!
//! Validation, the fingerprint, the writer of rule files, the workshop, the rule lab and the
//! generators of test rules all iterate over it, so a new parameter needs only a row here and a
//! field of [`RuleSpec`].
//!
//! A new kind of value needs a variant of [`Domain`] and one of [`Value`].

mod value;

use std::sync::LazyLock;

use super::limits::{
    COUNTS, EXTRA_HOLES, EXTRA_MOVES, HOLES_IN_ROW, LAP_LIMITS, MOVE_LIMITS, NYUMBA_SEEDS,
    OCCURRENCES, REFILL_SEEDS, RESERVE_SEEDS, ROBBED_SEEDS, ROUND_LIMITS, Range, SEEDS_AT_START,
    SEEDS_LEFT_BEHIND, SEEDS_PER_HOLE, SEEDS_TO_LIFT,
};
use super::problem::RuleProblem;
use super::spec::{
    AfterCircle, Again, AtMajority, BoardSpec, Chain, Counts, Direction, Endless, FIRST_FORMAT,
    FORMAT, FOUR_ROWS, Fallback, Feeding, Fill, FirstHole, FlowTaker, Goal, GrandSlam, Lift, Limit,
    Needs, PlayFrom, Remaining, RepetitionRemaining, ResowFrom, RuleSpec, Singles, SpecialSeeds,
    Starter, Stores, Stuck, Takes, Territory, To,
};
pub use value::{Choice, Value};
use value::{EnumField, Field, choices};

/// One parameter of the rules.
#[derive(Clone, Copy, Debug)]
pub struct Parameter {
    /// The path in a rule file: `play.leave`. [`RuleProblem::field`] returns the same path.
    pub path: &'static str,
    /// The values that the parameter can take.
    pub domain: Domain,
    /// The first format of rule files that has the parameter.
    pub since: i64,
    /// The boards that have the parameter.
    pub boards: Boards,
    get: fn(&RuleSpec) -> Option<Value>,
    set: fn(&mut RuleSpec, &Value),
    conflict: fn(&RuleSpec) -> Option<RuleProblem>,
    /// Returns whether the parameter has an effect, given the other parameters.
    applies: fn(&RuleSpec) -> bool,
    /// The choices on four rows, if they differ from those on two.
    on_four_rows: Option<&'static [Choice]>,
}

/// The boards that have a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Boards {
    /// All boards.
    All,
    /// Two-row boards; on four rows, the parameter keeps its default.
    TwoRows,
    /// Four-row boards; on two rows, the parameter keeps its default.
    FourRows,
}

/// The values that a parameter can take.
#[derive(Clone, Copy, Debug)]
pub enum Domain {
    /// On or off.
    Switch,
    /// The presence of an optional group of parameters.
    Group,
    /// The number of rows of the board, two or four.
    Rows,
    /// The number of holes in a row, whose [range](super::spec::BoardSpec::hole_range) depends on
    /// the number of rows.
    Holes,
    /// A number in this range.
    Number(Range),
    /// A number, or none.
    OptionalNumber {
        /// The range of the number.
        range: Range,
        /// The initial number when a player turns the parameter on.
        default: i64,
    },
    /// A set of seed counts.
    Counts,
    /// One of these values.
    Choice(&'static [Choice]),
    /// Any of these values.
    Choices(&'static [Choice]),
    /// A number in this range for each hole of a row, or none.
    Row(Range),
    /// A second special hole, and the number of seeds in this range that it must hold.
    Pair(Range),
    /// Alternative captures, tried in order until one takes something.
    Captures,
    /// Letters of South's holes.
    Letters,
    /// The house (*nyumba*) of each player, and the fewest seeds with which it stands, in this
    /// range.
    Nyumba(Range),
}

impl Parameter {
    /// Returns the parameter's value; `None` if `spec` lacks the rows or the group that it belongs
    /// to (`sowing.relay.max_laps` without a relay).
    #[must_use]
    pub fn get(&self, spec: &RuleSpec) -> Option<Value> {
        if self.is_on(spec) || self.path == ROWS_PATH {
            (self.get)(spec)
        } else {
            None
        }
    }

    /// Returns whether the board of `spec` can have the parameter. A board of two rows needn't
    /// state the number of rows.
    #[must_use]
    pub fn is_on(&self, spec: &RuleSpec) -> bool {
        self.boards != Boards::FourRows || spec.board.has_four_rows()
    }

    /// Sets the parameter's value, and raises the format of `spec` if the value requires it. Does
    /// nothing if the value is of a different kind, or if `spec` lacks the group or the rows.
    pub fn set(&self, spec: &mut RuleSpec, value: &Value) {
        if !self.is_on(spec) && self.path != ROWS_PATH {
            return;
        }
        (self.set)(spec, value);
        if spec.format == FIRST_FORMAT && self.needs_newest_format(spec) {
            spec.format = FORMAT;
        }
    }

    /// Returns whether the parameter's value in `spec` can't be written in the first format.
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

    /// Returns the parameter's value in a rule file that has its group but omits the parameter
    /// itself.
    #[must_use]
    pub fn default(&self) -> Option<Value> {
        DEFAULTS.iter().find_map(|spec| self.get(spec))
    }

    /// Returns the first conflict of the parameter's value with other parameters, if any. The
    /// default value conflicts with none.
    #[must_use]
    pub fn conflict(&self, spec: &RuleSpec) -> Option<RuleProblem> {
        let has_four_rows = spec.board.has_four_rows();
        let wrong_rows = match self.boards {
            Boards::TwoRows if has_four_rows => Some(2),
            Boards::FourRows if !has_four_rows && self.path != ROWS_PATH => Some(FOUR_ROWS),
            _ => None,
        };
        if let Some(rows) = wrong_rows
            && (self.get)(spec).is_some_and(|value| Some(value) != self.default())
        {
            let field = self.path;
            return Some(RuleProblem::NeedsRows { field, rows });
        }
        (self.conflict)(spec)
    }

    /// Returns whether the board of `spec` has the parameter and the other parameters let it have
    /// an effect: who gets the remaining seeds doesn't matter where the last move wins.
    #[must_use]
    pub fn applies(&self, spec: &RuleSpec) -> bool {
        let is_on_board = match self.boards {
            Boards::All => true,
            Boards::TwoRows => !spec.board.has_four_rows(),
            Boards::FourRows => spec.board.has_four_rows() || self.path == ROWS_PATH,
        };
        is_on_board && (self.applies)(spec)
    }

    /// Returns the range of the parameter's number on the board of `spec`; `None` if it is no plain
    /// number.
    #[must_use]
    pub const fn number_range(&self, spec: &RuleSpec) -> Option<Range> {
        match self.domain {
            Domain::Number(range) => Some(range),
            Domain::Holes => Some(spec.board.hole_range()),
            _ => None,
        }
    }

    /// Returns the choices on the board of `spec`; empty if the parameter isn't a choice.
    #[must_use]
    pub fn choices(&self, spec: &RuleSpec) -> &'static [Choice] {
        match (self.domain, self.on_four_rows) {
            (Domain::Choice(_), Some(choices)) if spec.board.has_four_rows() => choices,
            (Domain::Choice(choices) | Domain::Choices(choices), _) => choices,
            _ => &[],
        }
    }

    /// Returns the parameter's choices on two rows, then those that exist only on four rows.
    pub fn every_choice(&self) -> impl Iterator<Item = Choice> + use<> {
        let choices = match self.domain {
            Domain::Choice(choices) | Domain::Choices(choices) => choices,
            _ => &[],
        };
        let extra = self.on_four_rows.unwrap_or_default();
        choices.iter().chain(extra).copied()
    }

    /// Returns the parameter's choices that the first format of rule files already has.
    pub fn classic_choices(&self) -> impl Iterator<Item = Choice> + use<> {
        let choices = match self.domain {
            Domain::Choice(choices) => choices,
            _ => &[],
        };
        let is_old = |choice: &Choice| !NEW_CHOICES.contains(choice);
        choices.iter().copied().filter(is_old)
    }

    /// Returns the path of the parameter's group; empty for an optional group at the top level of a
    /// rule file.
    #[must_use]
    pub fn group(&self) -> &'static str {
        self.path.rsplit_once('.').map_or("", |(group, _)| group)
    }

    /// Returns the parameter's name within its group.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.path.rsplit('.').next().unwrap_or(self.path)
    }

    const fn since_format_2(mut self) -> Self {
        self.since = FORMAT;
        self
    }

    const fn for_two_rows(mut self) -> Self {
        self.boards = Boards::TwoRows;
        self
    }

    const fn for_four_rows(mut self) -> Self {
        self.since = FORMAT;
        self.boards = Boards::FourRows;
        self
    }

    const fn only_if(mut self, applies: fn(&RuleSpec) -> bool) -> Self {
        self.applies = applies;
        self
    }

    const fn on_four_rows(mut self, choices: &'static [Choice]) -> Self {
        self.on_four_rows = Some(choices);
        self
    }

    const fn unless(mut self, conflict: fn(&RuleSpec) -> Option<RuleProblem>) -> Self {
        self.conflict = conflict;
        self
    }
}

/// The path of the number of rows.
const ROWS_PATH: &str = "board.rows";

/// Rule files without any optional field, for two rows and for four, then rule files with every
/// optional group, for two rows and for four.
static DEFAULTS: LazyLock<[RuleSpec; 4]> = LazyLock::new(|| {
    let plain = RuleSpec::named("");
    let mut on_four_rows = plain.clone();
    on_four_rows.board.rows = FOUR_ROWS;
    let with_groups = |mut spec: RuleSpec| {
        for group in ALL
            .iter()
            .filter(|parameter| parameter.is_on(&spec))
            .collect::<Vec<_>>()
        {
            (group.set)(&mut spec, &Value::Group(true));
        }
        spec
    };
    let (two_rows, four_rows) = (
        with_groups(plain.clone()),
        with_groups(on_four_rows.clone()),
    );
    [plain, on_four_rows, two_rows, four_rows]
});

/// Returns the parameter at `path`.
#[must_use]
pub fn find(path: &str) -> Option<&'static Parameter> {
    ALL.iter().find(|parameter| parameter.path == path)
}

/// Returns the parameters of rule files in this format, in order.
pub(super) fn of_format(format: i64) -> impl Iterator<Item = &'static Parameter> {
    ALL.iter()
        .filter(move |parameter| parameter.since <= format)
}

/// Returns the parameters that are present in `spec` and have an effect there, in the order of a
/// rule file.
pub fn of(spec: &RuleSpec) -> impl Iterator<Item = &'static Parameter> {
    ALL.iter()
        .filter(|row| row.is_on(spec) && row.applies(spec) && row.get(spec).is_some())
}

/// Creates a row of the table: the path of the field, with `?` after an optional group, then the
/// domain.
macro_rules! row {
    ($first:ident $(. $rest:ident)*: $domain:expr) => {
        Parameter {
            path: concat!(stringify!($first) $(, ".", stringify!($rest))*),
            domain: $domain,
            since: FIRST_FORMAT,
            boards: Boards::All,
            get: |spec| Some(spec.$first$(.$rest)*.value()),
            set: |spec, value| {
                if let Some(value) = Field::from_value(value) {
                    spec.$first$(.$rest)* = value;
                }
            },
            conflict: |_| None,
            applies: |_| true,
            on_four_rows: None,
        }
    };
    ($first:ident $(. $rest:ident)* ? $field:ident: $domain:expr) => {
        Parameter {
            path: concat!(
                stringify!($first) $(, ".", stringify!($rest))*, ".", stringify!($field)
            ),
            domain: $domain,
            since: FIRST_FORMAT,
            boards: Boards::All,
            get: |spec| Some(spec.$first$(.$rest)*.as_ref()?.$field.value()),
            set: |spec, value| {
                if let Some(group) = &mut spec.$first$(.$rest)*
                    && let Some(value) = Field::from_value(value)
                {
                    group.$field = value;
                }
            },
            conflict: |_| None,
            applies: |_| true,
            on_four_rows: None,
        }
    };
}

/// Creates a row for an optional group, whose parameters start with their defaults.
macro_rules! group {
    ($first:ident $(. $rest:ident)*) => {
        Parameter {
            path: concat!(stringify!($first) $(, ".", stringify!($rest))*),
            domain: Domain::Group,
            since: FIRST_FORMAT,
            boards: Boards::All,
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
            applies: |_| true,
            on_four_rows: None,
        }
    };
}

/// Creates the domain of a choice between the values of an enum.
macro_rules! choice {
    ($type:ty) => {
        Domain::Choice(<$type>::CHOICES)
    };
}

/// Creates the domain of a set of values of an enum.
macro_rules! choices_of {
    ($type:ty) => {
        Domain::Choices(<$type>::CHOICES)
    };
}

/// Returns the domain of an optional number.
const fn optional(range: Range, default: i64) -> Domain {
    Domain::OptionalNumber { range, default }
}

/// All parameters.
pub static ALL: &[Parameter] = &[
    row!(board.rows: Domain::Rows)
        .for_four_rows()
        .unless(rows_conflict),
    row!(board.holes: Domain::Holes),
    row!(board.seeds: Domain::Number(SEEDS_PER_HOLE)).unless(too_many_seeds),
    row!(board.direction: choice!(Direction)),
    row!(board.start: Domain::Row(SEEDS_AT_START))
        .since_format_2()
        .unless(start_conflict),
    row!(board.start_of_north: Domain::Row(SEEDS_AT_START))
        .since_format_2()
        .unless(start_of_north_conflict),
    row!(board.end_squares: optional(SEEDS_AT_START, 10))
        .since_format_2()
        .unless(end_squares_conflict)
        .for_two_rows(),
    row!(turn.again: choices_of!(Again))
        .since_format_2()
        .for_two_rows(),
    row!(turn.again_at_most: optional(EXTRA_MOVES, 1))
        .since_format_2()
        .for_two_rows(),
    row!(turn.swap: Domain::Switch)
        .since_format_2()
        .for_two_rows(),
    row!(play.from: choice!(PlayFrom)).for_two_rows(),
    row!(play.min_seeds: Domain::Number(SEEDS_TO_LIFT)),
    row!(play.leave: Domain::Number(SEEDS_LEFT_BEHIND))
        .unless(nothing_to_sow)
        .for_two_rows(),
    row!(play.feeding: choice!(Feeding))
        .unless(feeding_from_anywhere)
        .for_two_rows(),
    row!(play.reach_opponent: Domain::Switch)
        .unless(reaching_from_anywhere)
        .for_two_rows(),
    row!(play.last_hole_min: Domain::Number(SEEDS_TO_LIFT))
        .since_format_2()
        .unless(last_hole_anywhere)
        .for_two_rows(),
    row!(play.refill: optional(REFILL_SEEDS, 1))
        .since_format_2()
        .for_two_rows(),
    row!(play.singles: choice!(Singles))
        .for_four_rows()
        .only_if(|spec| spec.play.min_seeds == 2)
        .unless(singles_conflict),
    row!(play.reverse_from: Domain::Letters)
        .for_four_rows()
        .only_if(has_usual_direction)
        .unless(reverse_from_conflict),
    row!(play.inner_first: Domain::Switch).for_four_rows(),
    row!(sowing.stores: choice!(Stores))
        .since_format_2()
        .for_two_rows(),
    row!(sowing.skip_start: Domain::Switch),
    row!(sowing.after_circle: choice!(AfterCircle))
        .since_format_2()
        .for_two_rows(),
    group!(sowing.relay),
    row!(sowing.relay? lift: choice!(Lift))
        .since_format_2()
        .for_two_rows(),
    row!(sowing.relay? stop_counts: Domain::Counts),
    row!(sowing.relay? stop_in: choice!(Territory)).for_two_rows(),
    row!(sowing.relay? alternating: Domain::Switch)
        .since_format_2()
        .for_two_rows(),
    row!(sowing.relay? max_laps: Domain::Number(LAP_LIMITS)),
    row!(sowing.relay? endless: choice!(Endless))
        .for_four_rows()
        .only_if(|spec| !counts_seeds(spec))
        .unless(endless_conflict),
    group!(flow_capture).for_two_rows(),
    row!(flow_capture? counts: Domain::Counts),
    row!(flow_capture? by: choice!(FlowTaker)),
    row!(flow_capture? territory: choice!(Territory)),
    row!(flow_capture? last: Domain::Switch).since_format_2(),
    group!(special).since_format_2().for_two_rows(),
    row!(special? counts: Domain::Counts).since_format_2(),
    row!(special? territory: choice!(Territory)).since_format_2(),
    row!(special? pair: Domain::Pair(COUNTS)).since_format_2(),
    row!(special? limits: choices_of!(Limit)).since_format_2(),
    row!(special? seeds: choice!(SpecialSeeds)).since_format_2(),
    row!(special? rob: Domain::Number(ROBBED_SEEDS)).since_format_2(),
    row!(capture.counts: Domain::Counts),
    row!(capture.territory: choice!(Territory)).for_two_rows(),
    row!(capture.takes: choice!(Takes))
        .on_four_rows(Takes::ON_FOUR_ROWS)
        .unless(takes_conflict),
    row!(capture.needs: choice!(Needs))
        .since_format_2()
        .on_four_rows(Needs::ON_FOUR_ROWS)
        .unless(needs_conflict),
    row!(capture.one_lap: Domain::Switch)
        .since_format_2()
        .for_two_rows(),
    row!(capture.chain: choice!(Chain)).for_two_rows(),
    row!(capture.grand_slam: choice!(GrandSlam)).for_two_rows(),
    row!(capture.first_hole: choice!(FirstHole))
        .since_format_2()
        .for_two_rows(),
    row!(capture.to: choice!(To))
        .for_four_rows()
        .unless(to_conflict),
    row!(capture.compulsory: Domain::Switch).for_four_rows(),
    row!(capture.extra: Domain::Number(EXTRA_HOLES))
        .for_four_rows()
        .only_if(|spec| spec.capture.to == To::Store)
        .unless(extra_conflict),
    row!(else_capture: Domain::Captures)
        .since_format_2()
        .for_two_rows(),
    group!(bao).for_four_rows().unless(bao_conflict),
    row!(bao? reserve: Domain::Number(RESERVE_SEEDS)).for_four_rows(),
    row!(bao? nyumba: Domain::Nyumba(NYUMBA_SEEDS))
        .for_four_rows()
        .unless(nyumba_conflict),
    row!(bao? takasia: Domain::Switch).for_four_rows(),
    row!(end.stuck: choice!(Stuck)).only_if(counts_seeds),
    row!(end.seeds_left_below: optional(COUNTS, 5)).only_if(counts_seeds),
    row!(end.majority: Domain::Switch).only_if(counts_seeds),
    row!(end.at_majority: choice!(AtMajority))
        .since_format_2()
        .only_if(|spec| counts_seeds(spec) && spec.end.majority),
    row!(end.no_hole_above_one: Domain::Switch).only_if(counts_seeds),
    row!(end.empty_territory: Domain::Switch).only_if(counts_seeds),
    row!(end.end_squares_taken: Domain::Switch)
        .since_format_2()
        .for_two_rows(),
    row!(end.move_limit: optional(MOVE_LIMITS, 100))
        .since_format_2()
        .only_if(counts_seeds),
    row!(end.remaining: choice!(Remaining)).only_if(counts_seeds),
    group!(end.repetition),
    row!(end.repetition? occurrences: Domain::Number(OCCURRENCES)),
    row!(end.repetition? remaining: choice!(RepetitionRemaining)).only_if(counts_seeds),
    row!(end.goal: choice!(Goal))
        .for_four_rows()
        .unless(goal_conflict),
    row!(end.empty_inner: Domain::Switch).for_four_rows(),
    group!(rounds).since_format_2().for_two_rows(),
    row!(rounds? fill: choice!(Fill)).since_format_2(),
    row!(rounds? starter: choice!(Starter)).since_format_2(),
    row!(rounds? min_holes: Domain::Number(HOLES_TO_CONTINUE))
        .since_format_2()
        .unless(too_few_holes),
    row!(rounds? at_most: Domain::Number(ROUND_LIMITS)).since_format_2(),
];

/// The number of holes that each player needs for another round.
const HOLES_TO_CONTINUE: Range = (1, HOLES_IN_ROW.1);

/// The values added by the newest format to parameters of the first one.
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
    Choice {
        of: "remaining",
        name: "Split",
    },
    Choice {
        of: "grand-slam",
        name: "SparesFirst",
    },
    Choice {
        of: "grand-slam",
        name: "GivesRest",
    },
    Choice {
        of: "takes",
        name: "Inner",
    },
    Choice {
        of: "takes",
        name: "InnerAndOuter",
    },
];

/// Returns whether `spec` can't be written in the first format.
#[must_use]
pub fn needs_newest_format(spec: &RuleSpec) -> bool {
    let may_move_single_seed = spec.play.leave >= spec.play.min_seeds;
    may_move_single_seed
        || ALL
            .iter()
            .any(|parameter| parameter.needs_newest_format(spec))
}

// The values of every choice, in display order.
choices! {
    "direction": Direction { Counterclockwise, Clockwise, Chosen }
    "again": Again { Store, Capture }
    "from": PlayFrom { Own, Any }
    "feeding": Feeding { Free, IfPossible, Required, Penalised, WhenEmpty }
    "territory": Territory { Own, Opponent, Any }
    "stores": Stores { None, Own, Both }
    "after-circle": AfterCircle { All, OpponentOnly }
    "lift": Lift { Reached, Next }
    "by": FlowTaker { Mover, Both }
    "limits": Limit { OneEach, NotLast, NotTwin }
    "special-seeds": SpecialSeeds { Stay, ToOwner }
    "takes": Takes { Reached, Opposite, ReachedAndOpposite, Beyond, BeyondAndOpposite }
        and { Inner, InnerAndOuter }
    "needs": Needs { Nothing, Opposite } and { Inner, Both }
    "singles": Singles { Never, LastResort, LastResortOntoEmpty }
    "endless": Endless { CutOff, Loses, Illegal }
    "to": To {
        Store,
        Resow(ResowFrom::LapStart),
        Resow(ResowFrom::CaptureHole),
        Resow(ResowFrom::End),
    }
    "goal": Goal { MostSeeds, LastMove }
    "chain": Chain { None, WithinTerritory, AcrossTerritories, Onwards }
    "grand-slam": GrandSlam { Allowed, Cancelled, SparesLast, SparesFirst, GivesRest, Illegal }
    "first-hole": FirstHole { Open, Safe }
    "stuck": Stuck { Ends, Passes }
    "at-majority": AtMajority { AsRemaining, Nobody }
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
        Split,
    }
    "remaining": RepetitionRemaining { Nobody, EachOwn, Split }
    "fill": Fill { FromLeft, FromRight, Territory }
    "starter": Starter { Alternates, LastMover, Loser }
}

fn rows_conflict(spec: &RuleSpec) -> Option<RuleProblem> {
    let found = spec.board.rows;
    let field = ROWS_PATH.to_owned();
    (found == 3).then_some(RuleProblem::Rows { field, found })
}

/// Returns whether the number of seeds decides the winner.
fn counts_seeds(spec: &RuleSpec) -> bool {
    spec.end.goal == Goal::MostSeeds
}

/// Returns whether sowing has a default direction, even after a capture.
fn has_usual_direction(spec: &RuleSpec) -> bool {
    spec.board.direction != Direction::Chosen && spec.capture.to != To::Resow(ResowFrom::End)
}

const fn does_not_fit(field: &'static str, beside: &'static str) -> Option<RuleProblem> {
    Some(RuleProblem::DoesNotFit { field, beside })
}

fn singles_conflict(spec: &RuleSpec) -> Option<RuleProblem> {
    if spec.play.singles != Singles::Never && spec.play.min_seeds != 2 {
        return does_not_fit("play.singles", "play.min_seeds: 2");
    }
    None
}

fn reverse_from_conflict(spec: &RuleSpec) -> Option<RuleProblem> {
    let field = "play.reverse_from";
    let letters = &spec.play.reverse_from;
    if let Some(found) = letters
        .iter()
        .find(|letter| spec.board.place_on_four_rows(letter).is_none())
    {
        let found = found.chars().take(4).collect();
        return Some(RuleProblem::NoSuchLetter { field, found });
    }
    if letters.is_empty() {
        None
    } else if spec.board.direction == Direction::Chosen {
        does_not_fit(field, "board.direction: Chosen")
    } else if spec.capture.to == To::Resow(ResowFrom::End) {
        does_not_fit(field, "capture.to: Resow(End)")
    } else {
        None
    }
}

fn endless_conflict(spec: &RuleSpec) -> Option<RuleProblem> {
    let relay = spec.sowing.relay.as_ref()?;
    let field = "sowing.relay.endless";
    if relay.endless == Endless::CutOff {
        None
    } else if spec.end.goal != Goal::LastMove {
        does_not_fit(field, "end.goal: LastMove")
    } else if relay.endless == Endless::Loses {
        None
    } else if !spec.play.reverse_from.is_empty() {
        does_not_fit("play.reverse_from", "sowing.relay.endless: Illegal")
    } else if spec.capture.extra > 0 {
        does_not_fit("capture.extra", "sowing.relay.endless: Illegal")
    } else {
        None
    }
}

fn takes_conflict(spec: &RuleSpec) -> Option<RuleProblem> {
    let field = "capture.takes";
    let needs_four_rows = matches!(spec.capture.takes, Takes::Inner | Takes::InnerAndOuter);
    match (spec.board.has_four_rows(), needs_four_rows) {
        (true, false) => Some(RuleProblem::NeedsRows { field, rows: 2 }),
        (false, true) => Some(RuleProblem::NeedsRows { field, rows: 4 }),
        _ => None,
    }
}

fn needs_conflict(spec: &RuleSpec) -> Option<RuleProblem> {
    let field = "capture.needs";
    match (spec.board.has_four_rows(), spec.capture.needs) {
        (true, Needs::Opposite) => Some(RuleProblem::NeedsRows { field, rows: 2 }),
        (false, Needs::Inner | Needs::Both) => Some(RuleProblem::NeedsRows { field, rows: 4 }),
        _ => None,
    }
}

fn to_conflict(spec: &RuleSpec) -> Option<RuleProblem> {
    if spec.capture.to == To::Resow(ResowFrom::End) && spec.board.direction != Direction::Chosen {
        return does_not_fit("capture.to", "board.direction: Chosen");
    }
    None
}

/// Returns whether `counts` contains only 1.
fn is_only_one(counts: &Counts) -> bool {
    match counts {
        Counts::Only(counts) => !counts.is_empty() && counts.iter().all(|count| *count == 1),
        Counts::Between(low, high) => (*low, *high) == (1, 1),
        Counts::Even | Counts::AtLeast(_) | Counts::Never => false,
    }
}

fn has_count(counts: &Counts, count: i64) -> bool {
    match counts {
        Counts::Only(counts) => counts.contains(&count),
        Counts::Between(low, high) => (*low..=*high).contains(&count),
        Counts::Even => count % 2 == 0,
        Counts::AtLeast(low) => count >= *low,
        Counts::Never => false,
    }
}

fn extra_conflict(spec: &RuleSpec) -> Option<RuleProblem> {
    let field = "capture.extra";
    if spec.capture.extra == 0 {
        None
    } else if spec.capture.to != To::Store {
        does_not_fit(field, "capture.to: Store")
    } else if !is_only_one(&spec.capture.counts) {
        does_not_fit(field, "capture.counts: Only([1])")
    } else if (spec.sowing.relay.as_ref()).is_some_and(|relay| !has_count(&relay.stop_counts, 1)) {
        does_not_fit(field, "sowing.relay.stop_counts: Only([1])")
    } else {
        None
    }
}

fn bao_conflict(spec: &RuleSpec) -> Option<RuleProblem> {
    spec.bao.as_ref()?;
    let capture = &spec.capture;
    let relay = spec.sowing.relay.as_ref();
    let relays_from_two = relay
        .is_some_and(|relay| has_count(&relay.stop_counts, 1) && !has_count(&relay.stop_counts, 2));
    let needed = [
        (
            spec.board.direction == Direction::Chosen,
            "board.direction: Chosen",
        ),
        (spec.play.min_seeds == 2, "play.min_seeds: 2"),
        (
            relays_from_two,
            "sowing.relay: Some((stop_counts: Only([1])))",
        ),
        (
            capture.counts == Counts::AtLeast(2),
            "capture.counts: AtLeast(2)",
        ),
        (capture.takes == Takes::Inner, "capture.takes: Inner"),
        (
            matches!(capture.needs, Needs::Inner | Needs::Nothing),
            "capture.needs: Inner",
        ),
        (
            capture.to == To::Resow(ResowFrom::End),
            "capture.to: Resow(End)",
        ),
        (capture.compulsory, "capture.compulsory: true"),
        (spec.end.goal == Goal::LastMove, "end.goal: LastMove"),
        (spec.end.empty_inner, "end.empty_inner: true"),
    ];
    let missing = needed.into_iter().find(|(is_met, _)| !is_met);
    missing.and_then(|(_, beside)| does_not_fit("bao", beside))
}

fn nyumba_conflict(spec: &RuleSpec) -> Option<RuleProblem> {
    let nyumba = spec.bao.as_ref()?.nyumba.as_ref()?;
    let index = spec.board.place_on_four_rows(&nyumba.hole);
    let is_inner = index.is_some_and(|index| index as i64 >= spec.board.holes);
    (!is_inner).then(|| RuleProblem::NoSuchLetter {
        field: "bao.nyumba",
        found: nyumba.hole.chars().take(4).collect(),
    })
}

fn goal_conflict(spec: &RuleSpec) -> Option<RuleProblem> {
    let (field, end) = ("end.goal", &spec.end);
    if end.goal == Goal::MostSeeds {
        None
    } else if end.stuck == Stuck::Passes {
        does_not_fit(field, "end.stuck: Passes")
    } else if end.seeds_left_below.is_some() {
        does_not_fit(field, "end.seeds_left_below")
    } else if end.majority {
        does_not_fit(field, "end.majority")
    } else if end.no_hole_above_one {
        does_not_fit(field, "end.no_hole_above_one")
    } else if end.empty_territory {
        does_not_fit(field, "end.empty_territory")
    } else if end.move_limit.is_some() {
        does_not_fit(field, "end.move_limit")
    } else {
        None
    }
}

fn too_many_seeds(spec: &RuleSpec) -> Option<RuleProblem> {
    let is_in = |number, (low, high): Range| (low..=high).contains(&number);
    let is_small = is_in(spec.board.holes, HOLES_IN_ROW) && is_in(spec.board.seeds, SEEDS_PER_HOLE);
    let reserve = spec.bao.as_ref().map_or(0, |bao| bao.reserve);
    let found = seeds_on(&spec.board).saturating_add(reserve.saturating_mul(2));
    let limit = COUNTS.1;
    // Numbers out of range are reported separately.
    (is_small && found > limit).then_some(RuleProblem::TooManySeeds { found, limit })
}

/// Returns the number of seeds on a board at the start.
fn seeds_on(board: &BoardSpec) -> i64 {
    let sum = |start: &[i64]| {
        let counts = start.iter();
        counts.fold(0, |sum: i64, &count| sum.saturating_add(count))
    };
    let south = match &board.start[..] {
        [] => board.holes_of_a_player().saturating_mul(board.seeds),
        start => sum(start),
    };
    let north = match &board.start_of_north[..] {
        [] => south,
        start => sum(start),
    };
    let squares = board.end_squares.unwrap_or(0).saturating_mul(2);
    south.saturating_add(north).saturating_add(squares)
}

fn start_conflict(spec: &RuleSpec) -> Option<RuleProblem> {
    start_counts_conflict("board.start", &spec.board.start, spec)
}

fn start_of_north_conflict(spec: &RuleSpec) -> Option<RuleProblem> {
    start_counts_conflict("board.start_of_north", &spec.board.start_of_north, spec)
}

fn start_counts_conflict(
    field: &'static str,
    start: &[i64],
    spec: &RuleSpec,
) -> Option<RuleProblem> {
    let holes = spec.board.holes_of_a_player();
    let has_land = spec
        .rounds
        .is_some_and(|rounds| rounds.fill == Fill::Territory);
    if start.is_empty() {
        None
    } else if start.len() as i64 != holes {
        let found = start.len();
        Some(RuleProblem::StartLength {
            field,
            found,
            holes,
        })
    } else if start.iter().all(|&seeds| seeds == 0) {
        Some(RuleProblem::EmptyStart { field })
    } else {
        has_land.then_some(RuleProblem::StartAndTerritory { field })
    }
}

fn end_squares_conflict(spec: &RuleSpec) -> Option<RuleProblem> {
    spec.board.end_squares?;
    if spec.sowing.stores != Stores::None {
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
