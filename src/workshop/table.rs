//! Every parameter of a rule file: the one list that the rule editor shows and the tests go through.

use crate::rules::limits::{
    COUNTS, HOLES_IN_ROW, LAPS, OCCURRENCES, SEEDS_LEFT_BEHIND, SEEDS_PER_HOLE, SEEDS_TO_LIFT,
};
use crate::rules::spec::{
    Chain, Direction, Fallback, Feeding, FlowCaptureSpec, FlowTaker, GrandSlam, PlayFrom,
    RelaySpec, Remaining, RepetitionRemaining, RepetitionSpec, RuleSpec, Stuck, Takes, Territory,
};

use super::parameter::{Form, Group, Parameter, Value};

/// Seeds at which "few are left" begins, when it is switched on: the usual number.
const USUAL_FEW: i64 = 5;

/// Reads a field; `group ? field` reads it in a group that may be absent.
macro_rules! get {
    ($($path:ident).+) => { |spec: &RuleSpec| Some(Clone::clone(&spec.$($path).+)) };
    ($($path:ident).+ ? $field:ident) => {
        |spec: &RuleSpec| spec.$($path).+.as_ref().map(|group| Clone::clone(&group.$field))
    };
}

/// Changes a field, in the same words.
macro_rules! set {
    ($($path:ident).+) => { |spec: &mut RuleSpec, value| spec.$($path).+ = value };
    ($($path:ident).+ ? $field:ident) => {
        |spec: &mut RuleSpec, value| {
            if let Some(group) = &mut spec.$($path).+ {
                group.$field = value;
            }
        }
    };
}

macro_rules! switch {
    ($field:literal, $key:literal, $($place:tt)+) => {
        Parameter { field: $field, key: $key, form: Form::Switch { get: get!($($place)+), set: set!($($place)+) } }
    };
}

/// A switch that puts a whole group into the rule, with these values, or takes it out.
macro_rules! group_switch {
    ($field:literal, $key:literal, $($path:ident).+, $values:expr) => {
        Parameter { field: $field, key: $key, form: Form::Switch {
            get: |spec| Some(spec.$($path).+.is_some()),
            set: |spec, on| if on != spec.$($path).+.is_some() {
                spec.$($path).+ = on.then(|| $values);
            },
        } }
    };
}

macro_rules! number {
    ($field:literal, $key:literal, $range:expr, $($place:tt)+) => {
        Parameter { field: $field, key: $key, form: Form::Number {
            range: $range, get: get!($($place)+), set: set!($($place)+),
        } }
    };
}

macro_rules! counts {
    ($field:literal, $key:literal, $($place:tt)+) => {
        Parameter { field: $field, key: $key, form: Form::Counts { get: get!($($place)+), set: set!($($place)+) } }
    };
}

macro_rules! choice {
    ($field:literal, $key:literal, $values:ident, $($place:tt)+) => {
        Parameter { field: $field, key: $key, form: Form::Choice {
            values: &$values.1,
            get: |spec| {
                let value = (get!($($place)+))(spec)?;
                $values.0.iter().position(|known| *known == value)
            },
            set: |spec, index| if let Some(value) = $values.0.get(index) {
                (set!($($place)+))(spec, *value);
            },
        } }
    };
}

/// The values of an enum, each with its name and the key of its words.
macro_rules! values {
    ($name:ident: $type:ty, $count:literal; $($value:expr => $word:literal, $key:literal;)+) => {
        static $name: ([$type; $count], [Value; $count]) =
            ([$($value),+], [$(Value { name: $word, key: $key }),+]);
    };
}

values!(DIRECTIONS: Direction, 2;
    Direction::Counterclockwise => "counterclockwise", "workshop-direction-counterclockwise";
    Direction::Clockwise => "clockwise", "workshop-direction-clockwise";
);
values!(SOURCES: PlayFrom, 2;
    PlayFrom::Own => "own", "workshop-from-own";
    PlayFrom::Any => "any", "workshop-from-any";
);
values!(FEEDINGS: Feeding, 4;
    Feeding::Free => "free", "workshop-feeding-free";
    Feeding::IfPossible => "if_possible", "workshop-feeding-if-possible";
    Feeding::Required => "required", "workshop-feeding-required";
    Feeding::Penalised => "penalised", "workshop-feeding-penalised";
);
values!(TERRITORIES: Territory, 3;
    Territory::Own => "own", "workshop-territory-own";
    Territory::Opponent => "opponent", "workshop-territory-opponent";
    Territory::Any => "any", "workshop-territory-any";
);
values!(TAKERS: FlowTaker, 2;
    FlowTaker::Mover => "mover", "workshop-flow-by-mover";
    FlowTaker::Both => "both", "workshop-flow-by-both";
);
values!(TAKES: Takes, 3;
    Takes::Reached => "reached", "workshop-takes-reached";
    Takes::Opposite => "opposite", "workshop-takes-opposite";
    Takes::ReachedAndOpposite => "both", "workshop-takes-both";
);
values!(CHAINS: Chain, 3;
    Chain::None => "none", "workshop-chain-none";
    Chain::WithinTerritory => "within", "workshop-chain-within";
    Chain::AcrossTerritories => "across", "workshop-chain-across";
);
values!(SLAMS: GrandSlam, 4;
    GrandSlam::Allowed => "allowed", "workshop-slam-allowed";
    GrandSlam::Cancelled => "cancelled", "workshop-slam-cancelled";
    GrandSlam::SparesLast => "spares_last", "workshop-slam-spares-last";
    GrandSlam::Illegal => "illegal", "workshop-slam-illegal";
);
values!(STUCK: Stuck, 2;
    Stuck::Ends => "ends", "workshop-stuck-ends";
    Stuck::Passes => "passes", "workshop-stuck-passes";
);
values!(REMAINING: Remaining, 7;
    Remaining::EachOwn => "each_own", "workshop-remaining-each-own";
    Remaining::LastMover => "last_mover", "workshop-remaining-last-mover";
    Remaining::LastCapturer => "last_capturer", "workshop-remaining-last-capturer";
    Remaining::Nobody => "nobody", "workshop-remaining-nobody";
    Remaining::NotStuckElse(Fallback::EachOwn) => "mobile_else_each_own", "workshop-remaining-mobile-each-own";
    Remaining::NotStuckElse(Fallback::LastMover) => "mobile_else_last_mover", "workshop-remaining-mobile-last-mover";
    Remaining::NotStuckElse(Fallback::Nobody) => "mobile_else_nobody", "workshop-remaining-mobile-nobody";
);
values!(REPETITION_REMAINING: RepetitionRemaining, 2;
    RepetitionRemaining::Nobody => "nobody", "workshop-remaining-nobody";
    RepetitionRemaining::EachOwn => "each_own", "workshop-remaining-each-own";
);

/// The parameters of a group, in the order of a rule file.
#[must_use]
pub const fn parameters(group: Group) -> &'static [Parameter] {
    match group {
        Group::Board => BOARD,
        Group::Play => PLAY,
        Group::Sowing => SOWING,
        Group::Capture => CAPTURE,
        Group::End => END,
    }
}

static BOARD: &[Parameter] = &[
    number!("board.holes", "workshop-holes", HOLES_IN_ROW, board.holes),
    number!("board.seeds", "workshop-seeds", SEEDS_PER_HOLE, board.seeds),
    choice!(
        "board.direction",
        "workshop-direction",
        DIRECTIONS,
        board.direction
    ),
];

static PLAY: &[Parameter] = &[
    choice!("play.from", "workshop-from", SOURCES, play.from),
    number!(
        "play.min_seeds",
        "workshop-min-seeds",
        SEEDS_TO_LIFT,
        play.min_seeds
    ),
    number!(
        "play.leave",
        "workshop-leave",
        SEEDS_LEFT_BEHIND,
        play.leave
    ),
    choice!("play.feeding", "workshop-feeding", FEEDINGS, play.feeding),
    switch!("play.reach_opponent", "workshop-reach", play.reach_opponent),
];

static SOWING: &[Parameter] = &[
    switch!(
        "sowing.skip_start",
        "workshop-skip-start",
        sowing.skip_start
    ),
    group_switch!(
        "sowing.relay",
        "workshop-relay",
        sowing.relay,
        RelaySpec::default()
    ),
    counts!("sowing.relay.stop_counts", "workshop-stop-counts", sowing.relay ? stop_counts),
    choice!("sowing.relay.stop_in", "workshop-stop-in", TERRITORIES, sowing.relay ? stop_in),
    number!("sowing.relay.max_laps", "workshop-max-laps", LAPS, sowing.relay ? max_laps),
    group_switch!(
        "flow_capture",
        "workshop-flow",
        flow_capture,
        FlowCaptureSpec::default()
    ),
    counts!("flow_capture.counts", "workshop-flow-counts", flow_capture ? counts),
    choice!("flow_capture.by", "workshop-flow-by", TAKERS, flow_capture ? by),
    choice!("flow_capture.territory", "workshop-flow-territory", TERRITORIES, flow_capture ? territory),
];

static CAPTURE: &[Parameter] = &[
    counts!("capture.counts", "workshop-capture-counts", capture.counts),
    choice!(
        "capture.territory",
        "workshop-capture-territory",
        TERRITORIES,
        capture.territory
    ),
    choice!("capture.takes", "workshop-takes", TAKES, capture.takes),
    choice!("capture.chain", "workshop-chain", CHAINS, capture.chain),
    choice!(
        "capture.grand_slam",
        "workshop-slam",
        SLAMS,
        capture.grand_slam
    ),
];

static END: &[Parameter] = &[
    choice!("end.stuck", "workshop-stuck", STUCK, end.stuck),
    switch!("end.majority", "workshop-majority", end.majority),
    switch!(
        "end.no_hole_above_one",
        "workshop-no-hole-above-one",
        end.no_hole_above_one
    ),
    switch!(
        "end.empty_territory",
        "workshop-empty-territory",
        end.empty_territory
    ),
    group_switch!(
        "end.seeds_left_below",
        "workshop-few-left",
        end.seeds_left_below,
        USUAL_FEW
    ),
    Parameter {
        field: "end.seeds_left_below",
        key: "workshop-few-left-below",
        form: Form::Number {
            range: COUNTS,
            get: |spec| spec.end.seeds_left_below,
            set: |spec, seeds| {
                if let Some(below) = &mut spec.end.seeds_left_below {
                    *below = seeds;
                }
            },
        },
    },
    choice!(
        "end.remaining",
        "workshop-remaining",
        REMAINING,
        end.remaining
    ),
    group_switch!(
        "end.repetition",
        "workshop-repetition",
        end.repetition,
        RepetitionSpec::default()
    ),
    number!("end.repetition.occurrences", "workshop-occurrences", OCCURRENCES, end.repetition ? occurrences),
    choice!(
        "end.repetition.remaining", "workshop-repetition-remaining",
        REPETITION_REMAINING, end.repetition ? remaining
    ),
];

#[cfg(test)]
mod tests;
