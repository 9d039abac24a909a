//! Random rule files, valid and invalid.

use awale_rules::RuleSet;
use awale_rules::limits::HOLES_IN_ROW;
use awale_rules::parameters::{self, Domain, Parameter, Value};
use awale_rules::spec::{Counts, FIRST_FORMAT, RuleSpec};
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

/// Generates valid rules, on boards with rows of up to `longest_row` holes.
pub fn rule_set(longest_row: i64) -> impl Strategy<Value = RuleSet> {
    spec(longest_row).prop_map(|mut spec| {
        for parameter in parameters::ALL {
            if parameter.conflict(&spec).is_some()
                && let Some(default) = parameter.default()
            {
                parameter.set(&mut spec, &default);
            }
        }
        RuleSet::from_spec(spec).expect("a valid rule set")
    })
}

/// Generates rule files with values in range that may conflict.
pub fn spec(longest_row: i64) -> impl Strategy<Value = RuleSpec> {
    let classic = || {
        parameters::ALL
            .iter()
            .filter(|parameter| parameter.since == FIRST_FORMAT)
    };
    let values = classic()
        .map(|parameter| value(parameter, longest_row))
        .collect::<Vec<_>>();
    values.prop_map(move |values| {
        let mut spec = RuleSpec::named("random");
        for (parameter, value) in classic().zip(&values) {
            parameter.set(&mut spec, value);
        }
        spec
    })
}

fn value(parameter: &Parameter, longest_row: i64) -> BoxedStrategy<Value> {
    // Small numbers exercise more of the rules.
    let highest = match parameter.path {
        "board.holes" => longest_row,
        "board.seeds" => 8,
        "play.min_seeds" => 3,
        "sowing.relay.max_laps" => 60,
        _ => 6,
    };
    match parameter.domain {
        Domain::Switch => any::<bool>().prop_map(Value::Switch).boxed(),
        Domain::Group => any::<bool>().prop_map(Value::Group).boxed(),
        Domain::Holes => (HOLES_IN_ROW.0..=highest).prop_map(Value::Number).boxed(),
        Domain::Number((low, high)) => (low..=high.min(highest)).prop_map(Value::Number).boxed(),
        Domain::OptionalNumber { range, .. } => option::of(range.0..=range.1.min(highest))
            .prop_map(Value::OptionalNumber)
            .boxed(),
        Domain::Counts => counts().prop_map(Value::Counts).boxed(),
        Domain::Choice(_) => {
            let choices: Vec<Value> = parameter.classic_choices().map(Value::Choice).collect();
            select(choices).boxed()
        }
        Domain::Rows
        | Domain::Choices(_)
        | Domain::Row(_)
        | Domain::Pair(_)
        | Domain::Captures
        | Domain::Letters
        | Domain::Nyumba(_) => {
            unreachable!("no classic parameter")
        }
    }
}

fn counts() -> impl Strategy<Value = Counts> {
    prop_oneof![
        proptest::collection::vec(1..=6_i64, 1..4).prop_map(Counts::Only),
        (1..=4_i64, 0..=3_i64).prop_map(|(low, more)| Counts::Between(low, low + more)),
        Just(Counts::Even),
        (1..=5_i64).prop_map(Counts::AtLeast),
    ]
}
