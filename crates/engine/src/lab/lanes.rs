//! Rule sets that differ in the value of one parameter, for comparison.

use std::ops::RangeInclusive;
use std::sync::Arc;

use thiserror::Error;

use crate::workshop::change;
use awale_rules::limits::{HOLES_IN_ROW, ROWS, Range};
use awale_rules::parameters::{self, Domain, Parameter, Value};
use awale_rules::spec::{Counts, NyumbaSpec, Pair, RuleSpec};
use awale_rules::{RuleProblem, RuleSet};

/// The maximum number of rule sets in a comparison.
pub const MAX_LANES: usize = 12;

/// Why values can't be compared.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LaneError {
    /// There is no parameter with this name.
    #[error("unknown parameter `{0}`; expected one of {names}", names = parameter_names())]
    NoParameter(String),
    /// The rules don't have the parameter: rules without relays have no lap limit.
    #[error("these rules have no `{0}`")]
    NotInRules(&'static str),
    /// The text isn't a value of the parameter.
    #[error("\"{text}\" is not a value of `{path}`: {expected}")]
    NotAValue {
        /// The text.
        text: String,
        /// The parameter's path.
        path: &'static str,
        /// The accepted values.
        expected: String,
    },
    /// There are fewer than two values, or more than [`MAX_LANES`].
    #[error("expected 2 to {MAX_LANES} different values")]
    WrongNumber,
    /// The rules are invalid with one of the values.
    #[error("the rules are invalid with `{path}` set to {value}")]
    Invalid {
        /// The parameter's path.
        path: &'static str,
        /// The value.
        value: Value,
        /// All problems of the rules with this value.
        problems: Vec<RuleProblem>,
    },
}

fn parameter_names() -> String {
    let names: Vec<&str> = parameters::ALL
        .iter()
        .map(|parameter| parameter.path)
        .collect();
    names.join(", ")
}

/// Finds the parameter with this path, such as `board.seeds`.
///
/// # Errors
/// Returns an error if there is none, or the rules don't have it.
pub fn find_parameter(path: &str, spec: &RuleSpec) -> Result<&'static Parameter, LaneError> {
    let parameter =
        parameters::find(path).ok_or_else(|| LaneError::NoParameter(path.to_owned()))?;
    match parameter.get(spec) {
        Some(_) => Ok(parameter),
        None => Err(LaneError::NotInRules(parameter.path)),
    }
}

/// Returns the parameters of the rules whose values can be compared: all but the number of rows,
/// which needs other rules.
pub fn comparable(spec: &RuleSpec) -> impl Iterator<Item = &'static Parameter> {
    parameters::of(spec).filter(|parameter| !matches!(parameter.domain, Domain::Rows))
}

/// Returns the values to compare by default: all values of a switch or a choice, numbers around the
/// current one, or common sets of counts. Empty if the rules don't have the parameter.
#[must_use]
pub fn usual_values(parameter: &Parameter, spec: &RuleSpec) -> Vec<Value> {
    let around =
        |current: i64, (low, high): Range| (current - 1).max(low)..=(current + 2).min(high);
    match (parameter.domain, parameter.get(spec)) {
        (_, None) => Vec::new(),
        (_, Some(Value::Switch(_))) => [false, true].map(Value::Switch).into(),
        (_, Some(Value::Group(_))) => [false, true].map(Value::Group).into(),
        (Domain::Choice(_), _) => {
            let choices = parameter.choices(spec).iter();
            choices.copied().map(Value::Choice).collect()
        }
        (Domain::Number(_) | Domain::Holes, Some(Value::Number(current))) => {
            let range = parameter.number_range(spec).into_iter();
            range
                .flat_map(|range| around(current, range))
                .map(Value::Number)
                .collect()
        }
        (Domain::OptionalNumber { range, default }, Some(Value::OptionalNumber(current))) => {
            let numbers = around(current.unwrap_or(default), range).map(Some);
            [None]
                .into_iter()
                .chain(numbers)
                .map(Value::OptionalNumber)
                .collect()
        }
        (Domain::Choices(choices), _) => std::iter::once(Vec::new())
            .chain(choices.iter().map(|&choice| vec![choice]))
            .map(Value::Choices)
            .collect(),
        // These have too many values, and none are common.
        (
            Domain::Rows | Domain::Row(_) | Domain::Captures | Domain::Letters | Domain::Nyumba(_),
            Some(_),
        ) => Vec::new(),
        (Domain::Pair(_), Some(current)) => {
            let common = [Pair::None, Pair::Opposite(3), Pair::Previous(3)].map(Value::Pair);
            let others = common.into_iter().filter(|value| *value != current);
            std::iter::once(current.clone()).chain(others).collect()
        }
        (_, Some(current)) => {
            let common = [
                Counts::Only(vec![2, 3]),
                Counts::Between(2, 4),
                Counts::Only(vec![4]),
                Counts::Even,
            ];
            let mut values = vec![current];
            for value in common.map(Value::Counts) {
                if !values.contains(&value) {
                    values.push(value);
                }
            }
            values
        }
    }
}

/// Parses values: `on` and `off`; numbers, and ranges such as `3-6`; sets of counts such as `2,3`,
/// `2-4`, `even` and `4+`; the names of choices. Duplicates are removed.
///
/// # Errors
/// Returns an error for the first invalid word.
pub fn parse_values(
    parameter: &Parameter,
    words: &[impl AsRef<str>],
) -> Result<Vec<Value>, LaneError> {
    let mut values = Vec::new();
    for word in words {
        let word = word.as_ref();
        let parsed = parse_word(parameter, word).map_err(|expected| LaneError::NotAValue {
            text: word.to_owned(),
            path: parameter.path,
            expected,
        })?;
        for value in parsed {
            if !values.contains(&value) {
                values.push(value);
            }
        }
    }
    Ok(values)
}

/// Parses the values of one word. The error says which values are accepted.
fn parse_word(parameter: &Parameter, word: &str) -> Result<Vec<Value>, String> {
    let switch = || match word {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err("expected on or off".to_owned()),
    };
    let number = |range| {
        parse_numbers(word, range)
            .map(|numbers| numbers.map(Value::Number).collect())
            .ok_or_else(|| format!("expected {}", expected_numbers(range)))
    };
    match parameter.domain {
        Domain::Switch => Ok(vec![Value::Switch(switch()?)]),
        Domain::Group => Ok(vec![Value::Group(switch()?)]),
        Domain::Choice(_) => {
            let mut choices = parameter.every_choice();
            let choice = choices.find(|choice| choice.word('_') == word);
            choice
                .map(|choice| vec![Value::Choice(choice)])
                .ok_or_else(|| {
                    let names = parameter.every_choice().map(|choice| choice.word('_'));
                    format!("expected one of {}", names.collect::<Vec<_>>().join(", "))
                })
        }
        Domain::Rows => parse_numbers(word, ROWS)
            .map(|numbers| numbers.map(Value::Number).collect())
            .ok_or_else(|| "expected 2 or 4".to_owned()),
        // Rows of four are shorter, but the rules that the value is for aren't known here.
        Domain::Holes => number(HOLES_IN_ROW),
        Domain::Number(range) => number(range),
        Domain::OptionalNumber { .. } if word == "off" => Ok(vec![Value::OptionalNumber(None)]),
        Domain::OptionalNumber { range, .. } => parse_numbers(word, range)
            .map(|numbers| numbers.map(Some).map(Value::OptionalNumber).collect())
            .ok_or_else(|| format!("expected off, {}", expected_numbers(range))),
        Domain::Counts => parse_counts(word)
            .map(|counts| vec![Value::Counts(counts)])
            .ok_or_else(|| {
                "expected a list such as 2,3, a range such as 2-4, `even`, or `4+` for four or more"
                    .to_owned()
            }),
        Domain::Choices(choices) => {
            let parse_choice = |word: &str| {
                let choice = choices.iter().find(|choice| choice.word('_') == word);
                choice.copied().ok_or_else(|| {
                    let names = choices.iter().map(|choice| choice.word('_'));
                    let names: Vec<String> = names.collect();
                    format!("expected off, or some of {} joined by +", names.join(", "))
                })
            };
            let chosen = match word {
                "off" => Ok(Vec::new()),
                words => words.split('+').map(parse_choice).collect(),
            };
            Ok(vec![Value::Choices(chosen?)])
        }
        Domain::Row(_) if word == "alike" => Ok(vec![Value::Row(Vec::new())]),
        Domain::Row(_) => {
            let numbers: Result<Vec<i64>, _> = word.split(',').map(str::parse).collect();
            let numbers = numbers.map(|numbers| vec![Value::Row(numbers)]);
            numbers.map_err(|_| "expected alike, or a list such as 4,4,4,0".to_owned())
        }
        Domain::Pair(_) => {
            let pair = match word.split_once(':') {
                None if word == "off" => Some(Pair::None),
                Some(("opposite", count)) => count.parse().map(Pair::Opposite).ok(),
                Some(("previous", count)) => count.parse().map(Pair::Previous).ok(),
                _ => None,
            };
            pair.map(|pair| vec![Value::Pair(pair)]).ok_or_else(|| {
                "expected off, or opposite:3 or previous:3 with any number".to_owned()
            })
        }
        Domain::Captures => Err("captures can't be set here".to_owned()),
        Domain::Letters if word == "off" => Ok(vec![Value::Letters(Vec::new())]),
        Domain::Letters => {
            let letters = word.split('+').map(str::to_owned);
            Ok(vec![Value::Letters(letters.collect())])
        }
        Domain::Nyumba(_) if word == "off" => Ok(vec![Value::Nyumba(None)]),
        Domain::Nyumba(_) => {
            let nyumba = word.split_once(':').and_then(|(hole, seeds)| {
                let (hole, seeds) = (hole.to_owned(), seeds.parse().ok()?);
                Some(vec![Value::Nyumba(Some(NyumbaSpec { hole, seeds }))])
            });
            nyumba.ok_or_else(|| "expected off, or a hole and its seeds such as L:6".to_owned())
        }
    }
}

fn expected_numbers((low, high): Range) -> String {
    format!("a number from {low} to {high}, or a range such as 3-6")
}

/// Parses the number or the range in `word`, truncated to one more than the accepted number of
/// values.
fn parse_numbers(word: &str, range: Range) -> Option<RangeInclusive<i64>> {
    let (low, high) = word.split_once('-').unwrap_or((word, word));
    let (low, high) = (low.parse::<i64>().ok()?, high.parse::<i64>().ok()?);
    let is_in_range = range.0 <= low && low <= high && high <= range.1;
    is_in_range.then(|| low..=high.min(low.saturating_add(MAX_LANES as i64)))
}

fn parse_counts(word: &str) -> Option<Counts> {
    if word == "even" {
        Some(Counts::Even)
    } else if word == "never" {
        Some(Counts::Never)
    } else if let Some(low) = word.strip_suffix('+') {
        low.parse().ok().map(Counts::AtLeast)
    } else if let Some((low, high)) = word.split_once('-') {
        Some(Counts::Between(low.parse().ok()?, high.parse().ok()?))
    } else {
        let counts: Result<_, _> = word.split(',').map(str::parse).collect();
        counts.ok().map(Counts::Only)
    }
}

/// Creates the rules with each of these values, and with everything that depends on them adapted.
///
/// # Errors
/// Returns an error if there are too few or too many values, or if the rules are invalid with one.
pub fn lanes(
    spec: &RuleSpec,
    parameter: &Parameter,
    values: &[Value],
) -> Result<Vec<(Value, Arc<RuleSet>)>, LaneError> {
    if !(2..=MAX_LANES).contains(&values.len()) {
        return Err(LaneError::WrongNumber);
    }
    if parameter.get(spec).is_none() {
        return Err(LaneError::NotInRules(parameter.path));
    }
    let lane = |value: &Value| match rules_with(spec, parameter, value) {
        Ok(rules) => Ok((value.clone(), rules)),
        Err(problems) => Err(LaneError::Invalid {
            path: parameter.path,
            value: value.clone(),
            problems,
        }),
    };
    values.iter().map(lane).collect()
}

/// Creates the rules with each of the [`usual_values`] of a parameter for which they are valid.
/// Empty if fewer than two remain.
#[must_use]
pub fn usual_lanes(spec: &RuleSpec, parameter: &Parameter) -> Vec<(Value, Arc<RuleSet>)> {
    let values = usual_values(parameter, spec).into_iter();
    let lanes: Vec<_> = values
        .filter_map(|value| {
            let rules = rules_with(spec, parameter, &value).ok()?;
            Some((value, rules))
        })
        .take(MAX_LANES)
        .collect();
    if lanes.len() < 2 { Vec::new() } else { lanes }
}

fn rules_with(
    spec: &RuleSpec,
    parameter: &Parameter,
    value: &Value,
) -> Result<Arc<RuleSet>, Vec<RuleProblem>> {
    let mut changed = spec.clone();
    change(parameter, &mut changed, value);
    RuleSet::from_spec(changed).map(Arc::new)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::collections::BTreeSet;

    use super::*;
    use crate::fixtures;
    use awale_rules::library;

    fn awale() -> RuleSpec {
        fixtures::rules("awale").spec().clone()
    }

    #[test]
    fn usual_values_survive_parsing_and_differ_in_fingerprint() {
        for name in library::all_names() {
            let spec = library::load(name).unwrap().unwrap().spec().clone();
            for parameter in parameters::of(&spec) {
                let values = usual_values(parameter, &spec);
                let words: Vec<String> = values.iter().map(ToString::to_string).collect();
                assert_eq!(parse_values(parameter, &words), Ok(values.clone()));
                match lanes(&spec, parameter, &values) {
                    Ok(lanes) => {
                        let fingerprints: BTreeSet<u64> =
                            lanes.iter().map(|lane| lane.1.fingerprint()).collect();
                        assert_eq!(
                            fingerprints.len(),
                            values.len(),
                            "{name} {}",
                            parameter.path
                        );
                    }
                    Err(LaneError::Invalid { problems, .. }) => assert!(!problems.is_empty()),
                    Err(LaneError::WrongNumber) => assert!(values.is_empty()),
                    Err(error) => panic!("{name} {}: {error}", parameter.path),
                }
            }
        }
    }

    #[test]
    fn rows_of_other_lengths_are_compared_in_every_variant() {
        for name in library::all_names() {
            let spec = fixtures::rules(name).spec().clone();
            let holes = find_parameter("board.holes", &spec).unwrap();
            let values: Vec<_> = (6..=9).map(Value::Number).collect();
            let lanes = lanes(&spec, holes, &values);
            assert_eq!(lanes.map(|lanes| lanes.len()), Ok(4), "{name}");
        }
    }

    #[test]
    fn holes_of_four_rows_are_parsed() {
        let spec = fixtures::rules("omweso").spec().clone();
        for (path, words) in [
            ("play.reverse_from", ["off", "A+P"]),
            ("capture.takes", ["inner", "inner_and_outer"]),
        ] {
            let parameter = find_parameter(path, &spec).unwrap();
            let values = parse_values(parameter, &words).unwrap();
            let formatted: Vec<String> = values.iter().map(ToString::to_string).collect();
            assert_eq!(formatted, words);
            assert_eq!(
                lanes(&spec, parameter, &values).map(|lanes| lanes.len()),
                Ok(2)
            );
        }
        let spec = fixtures::rules("bao-kiswahili").spec().clone();
        let nyumba = find_parameter("bao.nyumba", &spec).unwrap();
        let values = parse_values(nyumba, &["off", "L:8"]).unwrap();
        assert_eq!(
            lanes(&spec, nyumba, &values).map(|lanes| lanes.len()),
            Ok(2)
        );
        assert!(parse_values(nyumba, &["L"]).is_err());
    }

    #[test]
    fn ranges_and_sets_are_parsed() {
        let spec = awale();
        let seeds = find_parameter("board.seeds", &spec).unwrap();
        let values = parse_values(seeds, &["3-5", "4", "7"]).unwrap();
        assert_eq!(values, [3, 4, 5, 7].map(Value::Number));
        let counts = find_parameter("capture.counts", &spec).unwrap();
        let words = ["2,3", "2-4", "even", "4+"];
        let values = parse_values(counts, &words).unwrap();
        let formatted: Vec<String> = values.iter().map(ToString::to_string).collect();
        assert_eq!(formatted, words);
        let rules = lanes(&spec, counts, &values).unwrap();
        assert_eq!(rules[1].1.spec().capture.counts, Counts::Between(2, 4));
        assert_eq!(
            rules[0].1.fingerprint(),
            fixtures::rules("awale").fingerprint()
        );
    }

    #[test]
    fn incomparable_values_are_rejected() {
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
        let single = parse_values(seeds, &["4", "4"]).unwrap();
        assert_eq!(lanes(&spec, seeds, &single), Err(LaneError::WrongNumber));
        let many = parse_values(seeds, &["1-20"]).unwrap();
        assert_eq!(lanes(&spec, seeds, &many), Err(LaneError::WrongNumber));
        let counts = find_parameter("capture.counts", &spec).unwrap();
        let invalid = parse_values(counts, &["2,3", "5-2"]).unwrap();
        assert!(matches!(
            lanes(&spec, counts, &invalid),
            Err(LaneError::Invalid { .. })
        ));
    }
}
