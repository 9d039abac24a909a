//! Generates variants that differ from a base in a single parameter.

use awale_rules::parameters::{self, Domain, Parameter, Value};
use awale_rules::spec::{BoardSpec, Counts, NyumbaSpec, Pair, RuleSpec};
use awale_rules::{RuleSet, parse_rule_file};

/// Returns a variant with the default of every parameter.
pub(super) fn simple() -> RuleSpec {
    parse_rule_file(br#"(name: "Simple")"#)
        .unwrap()
        .spec()
        .clone()
}

/// Returns a variant in which every parameter matters.
pub(super) fn full() -> RuleSpec {
    let text = r#"(
        name: "Full",
        play: (min_seeds: 2, leave: 1),
        sowing: (skip_start: true, relay: Some((stop_counts: Only([2, 4]), stop_in: Opponent))),
        flow_capture: Some((counts: Only([4]), by: Mover, territory: Opponent)),
        capture: (territory: Any, takes: Opposite, chain: WithinTerritory, grand_slam: SparesLast),
        end: (stuck: Passes, seeds_left_below: Some(5), remaining: NotStuckElse(LastMover)),
    )"#;
    parse_rule_file(text.as_bytes()).unwrap().spec().clone()
}

/// Returns variants of format 2, in which the parameters of that format matter.
pub(super) fn world() -> [RuleSpec; 3] {
    let texts = [
        r#"(
            format: 2, name: "Stores", turn: (again: [Store], again_at_most: Some(3)),
            play: (leave: 1, last_hole_min: 2),
            sowing: (stores: Own, relay: Some((stop_counts: Only([1, 2])))),
            special: Some((counts: Only([3]), rob: 2)),
            capture: (territory: Any, takes: ReachedAndOpposite, needs: Opposite),
            else_capture: [(counts: Even)],
            rounds: Some((at_most: 9)),
        )"#,
        r#"(
            format: 2, name: "Squares", board: (end_squares: Some(10), direction: Chosen),
            play: (refill: Some(1), feeding: WhenEmpty),
            sowing: (relay: Some((lift: Next, stop_counts: Only([2]), stop_in: Own))),
            flow_capture: Some((counts: Only([4]), last: true)),
            capture: (counts: AtLeast(1), territory: Any, takes: Beyond, chain: Onwards),
            end: (end_squares_taken: true),
        )"#,
        r#"(
            format: 2, name: "Circle", board: (start: [4, 4, 4, 4, 0, 0]), turn: (swap: true),
            sowing: (skip_start: true, after_circle: OpponentOnly),
            capture: (counts: Between(2, 4), chain: WithinTerritory, first_hole: Safe, one_lap: true),
            end: (remaining: ClearedOwner, seeds_left_below: Some(10)),
        )"#,
    ];
    texts.map(|text| parse_rule_file(text.as_bytes()).unwrap().spec().clone())
}

/// Returns variants on four rows, in which the parameters for four rows matter.
pub(super) fn four_rows() -> [RuleSpec; 3] {
    let texts = [
        r#"(
            format: 2, name: "Hand", board: (rows: 4, holes: 8),
            play: (min_seeds: 2, reverse_from: ["A", "P"]),
            sowing: (relay: Some((stop_counts: Only([1])))),
            capture: (counts: AtLeast(2), takes: InnerAndOuter, needs: Both, to: Resow(LapStart)),
            end: (goal: LastMove),
        )"#,
        r#"(
            format: 2, name: "Store", board: (rows: 4, holes: 7, seeds: 2),
            play: (min_seeds: 2, singles: LastResort),
            sowing: (relay: Some((stop_counts: Only([1])))),
            capture: (counts: Only([1]), takes: Inner, needs: Inner, extra: 1),
        )"#,
        r#"(
            format: 2, name: "House", board: (rows: 4, holes: 8, direction: Chosen,
            start: [0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 6, 0, 0, 0, 0]),
            play: (min_seeds: 2, inner_first: true),
            sowing: (relay: Some((stop_counts: Only([1])))),
            capture: (counts: AtLeast(2), takes: Inner, needs: Inner, to: Resow(End),
            compulsory: true),
            bao: Some((reserve: 22, nyumba: Some((hole: "L", seeds: 6)), takasia: true)),
            end: (goal: LastMove, empty_inner: true),
        )"#,
    ];
    texts.map(|text| parse_rule_file(text.as_bytes()).unwrap().spec().clone())
}

/// Returns `base` with a single parameter changed, for every change that the book must mention, and
/// with every combination of the small parameters of each optional group.
pub(super) fn changes(base: &RuleSpec) -> Vec<(String, RuleSpec)> {
    let mut changes: Vec<(String, RuleSpec)> = Vec::new();
    let mut add = |name: &str, spec: RuleSpec| {
        if spec != *base {
            changes.push((name.to_owned(), spec));
        }
    };
    for parameter in parameters::of(base) {
        for value in test_values(parameter, base) {
            let mut spec = base.clone();
            if parameter.path == "play.leave" {
                spec.play.min_seeds = 2;
            }
            parameter.set(&mut spec, &value);
            // Some values of format 2 are mutually exclusive.
            if spec.format == 1 || RuleSet::from_spec(spec.clone()).is_ok() {
                add(parameter.path, spec);
            }
        }
        if matches!(parameter.domain, Domain::Group) {
            let mut with_group = base.clone();
            parameter.set(&mut with_group, &Value::Group(true));
            for spec in combinations(parameter.path, with_group) {
                add(parameter.path, spec);
            }
        }
    }
    let mut spec = base.clone();
    spec.also_played_on.push(BoardSpec {
        holes: 9,
        ..base.board.clone()
    });
    add("also_played_on", spec);
    changes
}

/// The maximum number of values to test exhaustively.
const MAX_EXHAUSTIVE: i64 = 10;

/// Returns the values to test for a parameter.
fn test_values(parameter: &Parameter, base: &RuleSpec) -> Vec<Value> {
    match (parameter.domain, parameter.get(base)) {
        (_, Some(Value::Switch(on))) => vec![Value::Switch(!on)],
        (_, Some(Value::Group(on))) => vec![Value::Group(!on)],
        (Domain::Number((low, high)), _) if high - low < MAX_EXHAUSTIVE => {
            (low..=high).map(Value::Number).collect()
        }
        (_, Some(Value::Number(number))) => vec![Value::Number(number + 1)],
        (_, Some(Value::OptionalNumber(_))) => [None, Some(1), Some(2), Some(5)]
            .map(Value::OptionalNumber)
            .into(),
        (_, Some(Value::Counts(_))) => [
            Counts::Only(vec![1]),
            Counts::Only(vec![1, 5]),
            Counts::Between(2, 6),
            Counts::Even,
            Counts::AtLeast(1),
            Counts::AtLeast(3),
        ]
        .map(Value::Counts)
        .into(),
        (Domain::Choice(_), _) => {
            // Without a chain, SparesLast equals Cancelled.
            let choices = parameter.choices(base).iter();
            let tested = choices.filter(|choice| choice.name != "SparesLast");
            tested.copied().map(Value::Choice).collect()
        }
        (Domain::Choices(choices), _) => {
            let each = choices.iter().map(|&choice| Value::Choices(vec![choice]));
            each.collect()
        }
        (_, Some(Value::Pair(_))) => [
            Pair::None,
            Pair::Opposite(2),
            Pair::Opposite(3),
            Pair::Previous(3),
        ]
        .map(Value::Pair)
        .into(),
        (_, Some(Value::Letters(_))) => [vec![], vec!["B".to_owned()]].map(Value::Letters).into(),
        (_, Some(Value::Nyumba(_))) => {
            let nyumba = |hole: &str, seeds| {
                let hole = hole.to_owned();
                Some(NyumbaSpec { hole, seeds })
            };
            [None, nyumba("L", 8), nyumba("M", 6)]
                .map(Value::Nyumba)
                .into()
        }
        _ => Vec::new(),
    }
}

/// Returns `spec` with every combination of the choices and small numbers of a group.
fn combinations(group: &str, spec: RuleSpec) -> Vec<RuleSpec> {
    let is_small = |parameter: &&Parameter| match parameter.domain {
        Domain::Choice(_) => true,
        Domain::Number((low, high)) => high - low < MAX_EXHAUSTIVE,
        _ => false,
    };
    let small: Vec<&Parameter> = parameters::of(&spec)
        .filter(|parameter| parameter.group() == group)
        .filter(is_small)
        .collect();
    let mut specs = vec![spec];
    for parameter in small {
        specs = specs
            .iter()
            .flat_map(|spec| {
                test_values(parameter, spec).into_iter().map(|value| {
                    let mut spec = spec.clone();
                    parameter.set(&mut spec, &value);
                    spec
                })
            })
            .collect();
    }
    specs
}
