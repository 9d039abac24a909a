use super::*;
use crate::rules::spec::Counts;
use crate::rules::{RuleSet, library, parse_rule_file};
use crate::text::{Language, Messages};
use crate::workshop::parameter::COUNT_FORMS;

fn all() -> impl Iterator<Item = &'static Parameter> {
    Group::ALL.into_iter().flat_map(parameters)
}

/// A rule that has every parameter.
fn full() -> RuleSpec {
    let file = b"(name: \"full\", sowing: (relay: Some(())), flow_capture: Some(()), end: (seeds_left_below: Some(5)))";
    let read = parse_rule_file(file).map(|rules| rules.spec().clone());
    read.unwrap_or_else(|error| panic!("{error:?}"))
}

#[test]
fn every_value_of_every_parameter_can_be_set_and_read_again() {
    for parameter in all() {
        let field = parameter.field;
        let mut spec = full();
        assert!(parameter.is_in(&spec), "{field}");
        match parameter.form {
            Form::Switch { get, set } => {
                for on in [true, false, true] {
                    set(&mut spec, on);
                    assert_eq!(get(&spec), Some(on), "{field}");
                }
            }
            Form::Number { range, get, set } => {
                for number in [range.0, range.1] {
                    set(&mut spec, number);
                    assert_eq!(get(&spec), Some(number), "{field}");
                }
            }
            Form::Counts { get, set } => {
                set(&mut spec, Counts::Even);
                assert_eq!(get(&spec), Some(Counts::Even), "{field}");
            }
            Form::Choice { values, get, set } => {
                for index in 0..values.len() {
                    set(&mut spec, index);
                    assert_eq!(get(&spec), Some(index), "{field}");
                }
                set(&mut spec, values.len());
                assert_eq!(get(&spec), Some(values.len() - 1), "{field}");
            }
        }
    }
}

#[test]
fn the_ranges_are_those_of_the_rules() {
    for parameter in all() {
        let Form::Number { range, set, .. } = parameter.form else {
            continue;
        };
        for (number, is_sound) in [
            (range.0 - 1, false),
            (range.0, true),
            (range.1, true),
            (range.1 + 1, false),
        ] {
            let mut spec = full();
            // One that may be lifted must leave something to sow.
            spec.play.min_seeds = 2;
            spec.play.leave = 0;
            set(&mut spec, number);
            let problems = RuleSet::from_spec(spec).err().unwrap_or_default();
            let found = problems
                .iter()
                .any(|problem| problem.field() == parameter.field);
            assert_eq!(
                found, !is_sound,
                "{} {number}: {problems:?}",
                parameter.field
            );
        }
    }
}

#[test]
fn parameters_of_a_group_that_is_absent_are_absent() {
    let mut spec = full();
    spec.sowing.relay = None;
    spec.flow_capture = None;
    spec.end.repetition = None;
    spec.end.seeds_left_below = None;
    let absent: Vec<&str> = all()
        .filter(|parameter| !parameter.is_in(&spec))
        .map(|it| it.key)
        .collect();
    assert_eq!(absent.len(), 3 + 3 + 1 + 2, "{absent:?}");
    let before = spec.clone();
    for parameter in all().filter(|parameter| !parameter.is_in(&before)) {
        match parameter.form {
            Form::Number { set, .. } => set(&mut spec, 3),
            Form::Choice { set, .. } => set(&mut spec, 1),
            Form::Counts { set, .. } => set(&mut spec, Counts::Even),
            Form::Switch { set, .. } => set(&mut spec, true),
        }
    }
    assert_eq!(spec, before);
}

/// The workshop can turn every built-in variant into every other.
#[test]
fn any_variant_can_be_made_of_any_other() {
    let specs: Vec<RuleSpec> = library::names()
        .filter_map(|name| Some(library::load(name)?.ok()?.spec().clone()))
        .collect();
    for from in &specs {
        for to in &specs {
            let mut made = from.clone();
            for parameter in all() {
                match parameter.form {
                    Form::Switch { get, set } => {
                        get(to).into_iter().for_each(|on| set(&mut made, on))
                    }
                    Form::Number { get, set, .. } => {
                        get(to)
                            .into_iter()
                            .for_each(|number| set(&mut made, number));
                    }
                    Form::Counts { get, set } => {
                        get(to)
                            .into_iter()
                            .for_each(|counts| set(&mut made, counts));
                    }
                    Form::Choice { get, set, .. } => {
                        get(to).into_iter().for_each(|index| set(&mut made, index));
                    }
                }
            }
            let rules = |spec: &RuleSpec| RuleSpec {
                name: to.name.clone(),
                aliases: Vec::new(),
                ..spec.clone()
            };
            let fingerprint =
                |spec| RuleSet::from_spec(rules(spec)).map(|rules| rules.fingerprint());
            assert_eq!(fingerprint(&made), fingerprint(to));
        }
    }
}

#[test]
fn every_value_of_every_parameter_has_a_fingerprint_of_its_own() {
    for parameter in all() {
        let changed = |change: &dyn Fn(&mut RuleSpec)| {
            let mut spec = full();
            change(&mut spec);
            RuleSet::from_spec(spec)
                .unwrap_or_else(|error| panic!("{}: {error:?}", parameter.field))
        };
        let made: Vec<RuleSet> = match parameter.form {
            Form::Switch { set, .. } => [true, false]
                .map(|on| changed(&|spec| set(spec, on)))
                .into(),
            Form::Number { range, set, .. } => [range.0, range.1]
                .map(|number| {
                    changed(&|spec| {
                        // A hole that may be lifted must leave a seed to sow.
                        spec.play.min_seeds = 2;
                        set(spec, number);
                    })
                })
                .into(),
            Form::Counts { set, .. } => [
                Counts::Only(vec![5]),
                Counts::Between(5, 6),
                Counts::Even,
                Counts::AtLeast(5),
            ]
            .map(|counts| changed(&|spec| set(spec, counts.clone())))
            .into(),
            Form::Choice { values, set, .. } => (0..values.len())
                .map(|index| changed(&|spec| set(spec, index)))
                .collect(),
        };
        let alike = |rules: &RuleSet| {
            let same = |other: &&RuleSet| other.fingerprint() == rules.fingerprint();
            made.iter().filter(same).count()
        };
        for rules in &made {
            assert_eq!(alike(rules), 1, "{}", parameter.field);
        }
    }
}

#[test]
fn every_parameter_and_every_value_is_explained_in_every_language() {
    for language in Language::all() {
        let messages = Messages::new(language);
        let mut seen = std::collections::BTreeSet::new();
        let explained = |key: &str| {
            let help = messages.help(key);
            assert!(
                help.is_some_and(|help| !help.is_empty()),
                "{key} in {language:?}"
            );
        };
        for parameter in all() {
            assert!(seen.insert(parameter.key), "{} twice", parameter.key);
            explained(parameter.key);
            if let Form::Choice { values, .. } = parameter.form {
                values.iter().for_each(|value| explained(value.key));
            }
        }
        COUNT_FORMS.iter().for_each(|form| explained(form.key));
    }
}
