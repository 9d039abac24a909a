//! Variants in which one parameter has changed, in every way that it can.

use crate::rules::parameters::{self, Domain, Parameter, Value};
use crate::rules::parse_rule_file;
use crate::rules::spec::{BoardSpec, Counts, RuleSpec};

/// A variant with everything left at its default.
pub(super) fn simple() -> RuleSpec {
    parse_rule_file(br#"(name: "Simple")"#)
        .unwrap()
        .spec()
        .clone()
}

/// A variant in which every parameter matters.
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

/// `base` with one parameter changed, in every way that the book must mention; and every
/// combination of small parameters within an optional group.
pub(super) fn changes(base: &RuleSpec) -> Vec<(String, RuleSpec)> {
    let mut changed: Vec<(String, RuleSpec)> = Vec::new();
    let mut add = |name: &str, spec: RuleSpec| {
        if spec != *base {
            changed.push((name.to_owned(), spec));
        }
    };
    for parameter in parameters::of(base) {
        for value in others(parameter, base) {
            let mut spec = base.clone();
            if parameter.path == "play.leave" {
                spec.play.min_seeds = 2;
            }
            parameter.set(&mut spec, &value);
            add(parameter.path, spec);
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
    changed
}

/// The most numbers of which each is tried.
const FEW: i64 = 10;

/// Other values of a parameter.
fn others(parameter: &Parameter, base: &RuleSpec) -> Vec<Value> {
    match (parameter.domain, parameter.get(base)) {
        (_, Some(Value::Switch(on))) => vec![Value::Switch(!on)],
        (_, Some(Value::Group(on))) => vec![Value::Group(!on)],
        (Domain::Number((low, high)), _) if high - low < FEW => {
            (low..=high).map(Value::Number).collect()
        }
        (_, Some(Value::Number(now))) => vec![Value::Number(now + 1)],
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
        (Domain::Choice(choices), _) => {
            // Without a chain, SparesLast does what Cancelled does.
            let tried = choices.iter().filter(|choice| choice.name != "SparesLast");
            tried.copied().map(Value::Choice).collect()
        }
        _ => Vec::new(),
    }
}

/// `spec` with every combination of the choices and small numbers of a group.
fn combinations(group: &str, spec: RuleSpec) -> Vec<RuleSpec> {
    let is_small = |parameter: &&Parameter| match parameter.domain {
        Domain::Choice(_) => true,
        Domain::Number((low, high)) => high - low < FEW,
        _ => false,
    };
    let small = parameters::offered()
        .filter(|parameter| parameter.group() == group)
        .filter(is_small);
    let mut specs = vec![spec];
    for parameter in small {
        specs = specs
            .iter()
            .flat_map(|spec| {
                others(parameter, spec).into_iter().map(|value| {
                    let mut spec = spec.clone();
                    parameter.set(&mut spec, &value);
                    spec
                })
            })
            .collect();
    }
    specs
}
