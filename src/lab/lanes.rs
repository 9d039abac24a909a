//! The values of one parameter, to be compared.

use std::fmt;
use std::sync::Arc;

use thiserror::Error;

use crate::rules::spec::{Counts, RuleSpec};
use crate::rules::{RuleProblem, RuleSet};
use crate::workshop::parameter::Value;
use crate::workshop::{Form, Group, Parameter, table};

/// The most rules that are compared.
pub const MOST_LANES: usize = 12;

/// A value of a parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParameterValue {
    /// On or off.
    Switch(bool),
    /// A number.
    Number(i64),
    /// A set of counts.
    Counts(Counts),
    /// One of a few values.
    Choice(Value),
}

/// Why values can't be compared.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LaneError {
    /// There is no parameter of this name.
    #[error("there is no parameter `{0}`; there are {names}", names = names())]
    NoParameter(String),
    /// The rules have no such parameter: one without relays has no last lap.
    #[error("these rules have no `{0}`")]
    NotInRules(&'static str),
    /// It is no value of the parameter.
    #[error("\"{text}\" is no value of `{field}`: {expected}")]
    NoValue {
        /// What was said.
        text: String,
        /// The parameter.
        field: &'static str,
        /// What values there are.
        expected: String,
    },
    /// Fewer than two are nothing to be compared, and more than [`MOST_LANES`] are no help.
    #[error("from 2 to {MOST_LANES} different values can be compared")]
    WrongNumber,
    /// The rules make no sense with a value.
    #[error("with `{field}` as {value} the rules make no sense")]
    Senseless {
        /// The parameter.
        field: &'static str,
        /// Its value.
        value: ParameterValue,
        /// Everything that makes no sense.
        problems: Vec<RuleProblem>,
    },
}

impl fmt::Display for ParameterValue {
    /// As [`parse_values`] reads it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Switch(on) => f.pad(if *on { "on" } else { "off" }),
            Self::Number(number) => number.fmt(f),
            Self::Counts(Counts::Only(counts)) => {
                let counts: Vec<String> = counts.iter().map(i64::to_string).collect();
                f.pad(&counts.join(","))
            }
            Self::Counts(Counts::Between(low, high)) => f.pad(&format!("{low}-{high}")),
            Self::Counts(Counts::Even) => f.pad("even"),
            Self::Counts(Counts::AtLeast(low)) => f.pad(&format!("{low}+")),
            Self::Choice(value) => f.pad(value.name),
        }
    }
}

fn all() -> impl Iterator<Item = &'static Parameter> {
    Group::ALL.into_iter().flat_map(table::parameters)
}

fn names() -> String {
    let mut names: Vec<&str> = all().map(|parameter| parameter.field).collect();
    names.dedup();
    names.join(", ")
}

/// The parameter of this name, such as `board.seeds`. Where a switch and a number share a name, it is the number if the rules
/// have it.
///
/// # Errors
/// If there is none, or the rules don't have it.
pub fn find_parameter(field: &str, spec: &RuleSpec) -> Result<&'static Parameter, LaneError> {
    let named: Vec<&Parameter> = all().filter(|parameter| parameter.field == field).collect();
    let first = named
        .first()
        .ok_or_else(|| LaneError::NoParameter(field.to_owned()))?;
    let had = named.iter().rev().find(|parameter| parameter.is_in(spec));
    had.copied().ok_or(LaneError::NotInRules(first.field))
}

/// The values that are compared where no others are asked for: all of a switch or a choice, the numbers around the one that the
/// rules have, the usual sets of counts.
#[must_use]
pub fn usual_values(parameter: &Parameter, spec: &RuleSpec) -> Vec<ParameterValue> {
    match parameter.form {
        Form::Switch { .. } => [false, true].map(ParameterValue::Switch).into(),
        Form::Choice { values, .. } => values.iter().copied().map(ParameterValue::Choice).collect(),
        Form::Number { range, get, .. } => {
            let now = get(spec).unwrap_or(range.0);
            let (low, high) = ((now - 1).max(range.0), (now + 2).min(range.1));
            (low..=high).map(ParameterValue::Number).collect()
        }
        Form::Counts { get, .. } => {
            let usual = [
                Counts::Only(vec![2, 3]),
                Counts::Between(2, 4),
                Counts::Only(vec![4]),
                Counts::Even,
            ];
            let mut sets: Vec<Counts> = get(spec).into_iter().collect();
            for counts in usual {
                if !sets.contains(&counts) {
                    sets.push(counts);
                }
            }
            sets.into_iter().map(ParameterValue::Counts).collect()
        }
    }
}

/// The values that words name: `on` and `off`; numbers and ranges of them such as `3-6`; sets of counts such as `2,3`, `2-4`, `even` and
/// `4+`; the names of a choice. Each value once.
///
/// # Errors
/// At the first word that names none.
pub fn parse_values(
    parameter: &Parameter,
    words: &[impl AsRef<str>],
) -> Result<Vec<ParameterValue>, LaneError> {
    let mut values = Vec::new();
    for word in words {
        let word = word.as_ref();
        let named = named_values(parameter, word).map_err(|expected| LaneError::NoValue {
            text: word.to_owned(),
            field: parameter.field,
            expected,
        })?;
        for value in named {
            if !values.contains(&value) {
                values.push(value);
            }
        }
    }
    Ok(values)
}

/// The values that one word names; else what could have been said.
fn named_values(parameter: &Parameter, word: &str) -> Result<Vec<ParameterValue>, String> {
    match parameter.form {
        Form::Switch { .. } => match word {
            "on" => Ok(vec![ParameterValue::Switch(true)]),
            "off" => Ok(vec![ParameterValue::Switch(false)]),
            _ => Err("it is on or off".to_owned()),
        },
        Form::Choice { values, .. } => {
            let value = values.iter().find(|value| value.name == word).copied();
            let names = || values.iter().map(|value| value.name).collect::<Vec<_>>();
            value
                .map(|value| vec![ParameterValue::Choice(value)])
                .ok_or_else(|| format!("there are {}", names().join(", ")))
        }
        Form::Number { range, .. } => {
            let (low, high) = word.split_once('-').unwrap_or((word, word));
            let numbers = low.parse::<i64>().ok().zip(high.parse::<i64>().ok());
            let (low, high) = numbers
                .filter(|(low, high)| range.0 <= *low && low <= high && *high <= range.1)
                .ok_or_else(|| {
                    format!(
                        "it is a number from {} to {}, or a range such as 3-6",
                        range.0, range.1
                    )
                })?;
            // As many as make clear that they are too many.
            let last = high.min(low.saturating_add(MOST_LANES as i64));
            Ok((low..=last).map(ParameterValue::Number).collect())
        }
        Form::Counts { .. } => counts(word)
            .map(|counts| vec![ParameterValue::Counts(counts)])
            .ok_or_else(|| {
                "it is a list such as 2,3, a range such as 2-4, `even`, or `4+` for four and more"
                    .to_owned()
            }),
    }
}

fn counts(word: &str) -> Option<Counts> {
    if word == "even" {
        Some(Counts::Even)
    } else if let Some(low) = word.strip_suffix('+') {
        low.parse().ok().map(Counts::AtLeast)
    } else if let Some((low, high)) = word.split_once('-') {
        Some(Counts::Between(low.parse().ok()?, high.parse().ok()?))
    } else {
        let listed: Result<_, _> = word.split(',').map(str::parse).collect();
        listed.ok().map(Counts::Only)
    }
}

/// The rules with each of these values.
///
/// # Errors
/// If there are too few or too many, or the rules make no sense with one.
pub fn lanes(
    spec: &RuleSpec,
    parameter: &Parameter,
    values: &[ParameterValue],
) -> Result<Vec<(ParameterValue, Arc<RuleSet>)>, LaneError> {
    if !(2..=MOST_LANES).contains(&values.len()) {
        return Err(LaneError::WrongNumber);
    }
    if !parameter.is_in(spec) {
        return Err(LaneError::NotInRules(parameter.field));
    }
    let lane = |value: &ParameterValue| {
        let mut changed = spec.clone();
        change(parameter, &mut changed, value);
        match RuleSet::from_spec(changed) {
            Ok(rules) => Ok((value.clone(), Arc::new(rules))),
            Err(problems) => Err(LaneError::Senseless {
                field: parameter.field,
                value: value.clone(),
                problems,
            }),
        }
    };
    values.iter().map(lane).collect()
}

/// The parameters that these rules have, in the order of a rule file.
pub fn parameters_of(spec: &RuleSpec) -> impl Iterator<Item = &'static Parameter> {
    all().filter(|parameter| parameter.is_in(spec))
}

/// The rules with each of the [`usual_values`] of a parameter, without values with which the rules make no sense; nothing if there are
/// no two to be compared.
#[must_use]
pub fn usual_lanes(spec: &RuleSpec, parameter: &Parameter) -> Vec<(ParameterValue, Arc<RuleSet>)> {
    let lane = |value: ParameterValue| {
        let mut changed = spec.clone();
        change(parameter, &mut changed, &value);
        let rules = RuleSet::from_spec(changed).ok()?;
        Some((value, Arc::new(rules)))
    };
    let values = usual_values(parameter, spec).into_iter();
    let lanes: Vec<_> = values.filter_map(lane).take(MOST_LANES).collect();
    if lanes.len() < 2 { Vec::new() } else { lanes }
}

/// Changes the parameter; a value of another kind changes nothing.
fn change(parameter: &Parameter, spec: &mut RuleSpec, value: &ParameterValue) {
    match (parameter.form, value) {
        (Form::Switch { set, .. }, &ParameterValue::Switch(on)) => set(spec, on),
        (Form::Number { set, .. }, &ParameterValue::Number(number)) => set(spec, number),
        (Form::Counts { set, .. }, ParameterValue::Counts(counts)) => set(spec, counts.clone()),
        (Form::Choice { values, set, .. }, ParameterValue::Choice(value)) => {
            if let Some(index) = values.iter().position(|known| known == value) {
                set(spec, index);
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::collections::BTreeSet;

    use super::*;
    use crate::rules::library;

    fn awale() -> RuleSpec {
        library::load("awale").unwrap().unwrap().spec().clone()
    }

    #[test]
    fn the_usual_values_of_every_parameter_can_be_written_and_are_other_rules() {
        for name in library::names() {
            let spec = library::load(name).unwrap().unwrap().spec().clone();
            for parameter in all().filter(|parameter| parameter.is_in(&spec)) {
                let values = usual_values(parameter, &spec);
                let words: Vec<String> = values.iter().map(ToString::to_string).collect();
                assert_eq!(parse_values(parameter, &words), Ok(values.clone()));
                match lanes(&spec, parameter, &values) {
                    Ok(lanes) => {
                        let prints: BTreeSet<u64> =
                            lanes.iter().map(|lane| lane.1.fingerprint()).collect();
                        assert_eq!(prints.len(), values.len(), "{name} {}", parameter.field);
                    }
                    Err(LaneError::Senseless { problems, .. }) => assert!(!problems.is_empty()),
                    Err(error) => panic!("{name} {}: {error}", parameter.field),
                }
            }
        }
    }

    #[test]
    fn ranges_and_sets_are_read() {
        let spec = awale();
        let seeds = find_parameter("board.seeds", &spec).unwrap();
        let values = parse_values(seeds, &["3-5", "4", "7"]).unwrap();
        assert_eq!(values, [3, 4, 5, 7].map(ParameterValue::Number));
        let counts = find_parameter("capture.counts", &spec).unwrap();
        let words = ["2,3", "2-4", "even", "4+"];
        let values = parse_values(counts, &words).unwrap();
        let written: Vec<String> = values.iter().map(ToString::to_string).collect();
        assert_eq!(written, words);
        let rules = lanes(&spec, counts, &values).unwrap();
        assert_eq!(rules[1].1.spec().capture.counts, Counts::Between(2, 4));
        assert_eq!(
            rules[0].1.fingerprint(),
            library::load("awale").unwrap().unwrap().fingerprint()
        );
    }

    #[test]
    fn what_can_not_be_compared_is_refused() {
        let spec = awale();
        assert!(matches!(
            find_parameter("zebra", &spec),
            Err(LaneError::NoParameter(_))
        ));
        assert_eq!(
            find_parameter("sowing.relay.max_laps", &spec).unwrap_err(),
            LaneError::NotInRules("sowing.relay.max_laps")
        );
        let seeds = find_parameter("board.seeds", &spec).unwrap();
        for word in ["", "x", "0", "21", "6-3", "-1", "3-99999999999999999999"] {
            assert!(parse_values(seeds, &[word]).is_err(), "{word}");
        }
        let one = parse_values(seeds, &["4", "4"]).unwrap();
        assert_eq!(lanes(&spec, seeds, &one), Err(LaneError::WrongNumber));
        let many = parse_values(seeds, &["1-20"]).unwrap();
        assert_eq!(lanes(&spec, seeds, &many), Err(LaneError::WrongNumber));
        let counts = find_parameter("capture.counts", &spec).unwrap();
        let senseless = parse_values(counts, &["2,3", "5-2"]).unwrap();
        assert!(matches!(
            lanes(&spec, counts, &senseless),
            Err(LaneError::Senseless { .. })
        ));
    }
}
