#![allow(clippy::unwrap_used)]

use super::*;
use crate::fingerprint::fingerprint;
use crate::spec::{ElseCaptureSpec, NyumbaSpec, Pair};
use crate::{LocalText, RuleSet, library, write_rule_file};

/// Rules with every parameter of two-row boards, including one that leaves a seed behind.
fn full() -> RuleSpec {
    let mut spec = DEFAULTS[2].clone();
    spec.name = LocalText::Plain("full".to_owned());
    spec.end.seeds_left_below = Some(5);
    spec.play.min_seeds = 2;
    spec.board.holes = 18;
    spec.format = FORMAT;
    spec
}

/// Rules with every parameter of four-row boards; they are valid without Bao.
fn full_on_four_rows() -> RuleSpec {
    let mut spec = DEFAULTS[3].clone();
    spec.name = LocalText::Plain("full".to_owned());
    spec.format = FORMAT;
    spec.board.holes = 9;
    spec.play.min_seeds = 2;
    spec.capture.takes = Takes::Inner;
    spec.capture.counts = Counts::Only(vec![1]);
    spec.end.goal = Goal::LastMove;
    spec
}

/// Returns every value of a parameter, or both ends of its range.
fn values(parameter: &Parameter) -> Vec<Value> {
    match parameter.domain {
        Domain::Switch => [false, true].map(Value::Switch).into(),
        Domain::Group => [true, false].map(Value::Group).into(),
        Domain::Rows => [2, 4].map(Value::Number).into(),
        Domain::Holes => [HOLES_IN_ROW.0, HOLES_IN_ROW.1].map(Value::Number).into(),
        Domain::Number((low, high)) => [low, high].map(Value::Number).into(),
        Domain::OptionalNumber { range, .. } => [None, Some(range.0), Some(range.1)]
            .map(Value::OptionalNumber)
            .into(),
        Domain::Counts => [
            Counts::Only(vec![5]),
            Counts::Between(5, 6),
            Counts::Even,
            Counts::AtLeast(5),
            Counts::Never,
        ]
        .map(Value::Counts)
        .into(),
        Domain::Choice(choices) => choices.iter().copied().map(Value::Choice).collect(),
        Domain::Choices(choices) => [vec![], choices[..1].to_vec(), choices[..2].to_vec()]
            .map(Value::Choices)
            .into(),
        Domain::Row(_) => [vec![], vec![1; 18]].map(Value::Row).into(),
        Domain::Pair(_) => [Pair::None, Pair::Opposite(3), Pair::Previous(3)]
            .map(Value::Pair)
            .into(),
        Domain::Captures => [vec![], vec![ElseCaptureSpec::default()]]
            .map(Value::Captures)
            .into(),
        Domain::Letters => [vec![], vec!["A".to_owned()]].map(Value::Letters).into(),
        Domain::Nyumba((low, _)) => {
            let hole = "L".to_owned();
            let one = NyumbaSpec { hole, seeds: low };
            [None, Some(one)].map(Value::Nyumba).into()
        }
    }
}

/// Full rules on a board that has the parameter.
fn full_for(parameter: &Parameter) -> RuleSpec {
    match parameter.boards {
        Boards::FourRows => full_on_four_rows(),
        Boards::All | Boards::TwoRows => full(),
    }
}

fn with(parameter: &Parameter, value: &Value) -> RuleSpec {
    let mut spec = full_for(parameter);
    if parameter.path == "board.end_squares" {
        // End squares can't be refilled for another round.
        spec.rounds = None;
    }
    parameter.set(&mut spec, value);
    spec
}

#[test]
fn every_field_of_a_rule_file_has_a_row() {
    let written = write_rule_file(&full()) + &write_rule_file(&full_on_four_rows());
    let debug = format!("{:?}", full());
    let groups = debug.split("board: ").last().unwrap();
    let fields = groups
        .split([' ', '{'])
        .filter_map(|word| word.strip_suffix(':'));
    for field in fields.filter(|field| *field != "also_played_on") {
        let has_row = ALL.iter().any(|one| one.name() == field);
        let is_group = ALL.iter().any(|one| one.group() == field);
        assert!(has_row || is_group, "{field}");
        assert!(written.contains(&format!("{field}: ")), "{field}");
    }
}

#[test]
fn every_value_can_be_set_and_read_back() {
    for parameter in ALL {
        for value in values(parameter) {
            let spec = with(parameter, &value);
            assert_eq!(parameter.get(&spec), Some(value), "{}", parameter.path);
        }
        let of_other_kinds = [
            Value::Switch(true),
            Value::Group(false),
            Value::Number(1),
            Value::OptionalNumber(None),
            Value::Counts(Counts::Even),
        ];
        let now = parameter.get(&full_for(parameter)).unwrap();
        for value in of_other_kinds {
            if std::mem::discriminant(&value) != std::mem::discriminant(&now) {
                assert_eq!(
                    with(parameter, &value),
                    with(parameter, &now),
                    "{}",
                    parameter.path
                );
            }
        }
    }
}

#[test]
fn numbers_beyond_their_range_are_rejected() {
    for parameter in ALL {
        let (Domain::Number((low, high))
        | Domain::OptionalNumber {
            range: (low, high), ..
        }) = parameter.domain
        else {
            continue;
        };
        for (number, is_valid) in [
            (low - 1, false),
            (low, true),
            (high, true),
            (high + 1, false),
        ] {
            let value = match parameter.domain {
                Domain::Number(_) => Value::Number(number),
                _ => Value::OptionalNumber(Some(number)),
            };
            let mut spec = with(parameter, &value);
            if parameter.group() != "bao" {
                spec.bao = None;
            }
            let problems = RuleSet::from_spec(spec).err().unwrap_or_default();
            let is_found = problems.iter().any(|found| found.field() == parameter.path);
            assert_eq!(is_found, !is_valid, "{} {number}", parameter.path);
        }
    }
}

#[test]
fn parameters_of_an_absent_group_are_absent() {
    let mut spec = full();
    for group in ALL {
        group.set(&mut spec, &Value::Group(false));
    }
    let on_two_rows = ALL.iter().filter(|one| one.boards != Boards::FourRows);
    let absent: Vec<_> = on_two_rows.filter(|one| one.get(&spec).is_none()).collect();
    assert_eq!(absent.len(), 5 + 4 + 2 + 6 + 4, "{absent:?}");
    let before = spec.clone();
    for parameter in absent {
        parameter.set(&mut spec, &parameter.default().unwrap());
    }
    assert_eq!(spec, before);
}

#[test]
fn any_variant_can_be_turned_into_any_other() {
    let variants = || library::names().map(|name| library::load(name).unwrap().unwrap());
    for from in variants() {
        for to in variants() {
            let mut made = from.spec().clone();
            for parameter in ALL {
                if let Some(value) = parameter.get(to.spec()) {
                    parameter.set(&mut made, &value);
                }
            }
            let made = RuleSet::from_spec(made).unwrap();
            assert_eq!(made.fingerprint(), to.fingerprint());
        }
    }
}

#[test]
fn every_value_has_its_own_fingerprint() {
    for parameter in ALL {
        let values = values(parameter);
        let mut prints: Vec<u64> = values
            .iter()
            .map(|value| {
                let spec = with(parameter, value);
                let print = fingerprint(&spec);
                if parameter.boards != Boards::FourRows {
                    assert_eq!(RuleSet::from_spec(spec).unwrap().fingerprint(), print);
                }
                print
            })
            .collect();
        prints.sort_unstable();
        prints.dedup();
        assert_eq!(prints.len(), values.len(), "{}", parameter.path);
    }
}

#[test]
fn a_parameter_left_out_of_a_rule_file_gets_its_default() {
    let plain = RuleSpec::named("");
    for parameter in of(&plain) {
        assert_eq!(parameter.default(), parameter.get(&plain));
    }
    assert_eq!(
        find("sowing.relay.max_laps").unwrap().default(),
        Some(Value::Number(200))
    );
    assert_eq!(
        find("sowing.relay").unwrap().default(),
        Some(Value::Group(false))
    );
    let rules = RuleSet::from_spec(RuleSpec {
        name: LocalText::Plain("x".to_owned()),
        ..plain
    });
    assert!(rules.is_ok(), "defaults have no conflicts");
}
