//! Selects house rules: the parameters in which households differ, with the values to choose from.

use awale_rules::parameters::{self, Domain, Parameter, Value};
use awale_rules::spec::{Again, RuleSpec, Stores, Takes};
use awale_rules::{EndReason, RuleSet};

use super::change;
use crate::examples::{Feature, FourRowFeature, can_slam};

/// The maximum number of house rules per game, so that they fit on one page.
pub const MAX_RULES: usize = 8;

/// The paths of the parameters that house rules commonly change, the most common first.
const PARAMETER_PATHS: [&str; 16] = [
    "board.seeds",
    "turn.again",
    "capture.takes",
    "capture.needs",
    "capture.grand_slam",
    "capture.compulsory",
    "bao.takasia",
    "play.feeding",
    "play.singles",
    "play.inner_first",
    "end.remaining",
    "turn.swap",
    "end.majority",
    "end.stuck",
    "sowing.skip_start",
    "board.direction",
];

/// The numbers of seeds per hole to offer, besides the game's own.
const OFFERED_SEEDS: [i64; 4] = [3, 4, 5, 6];

/// A rule in which households differ.
#[derive(Clone, Debug)]
pub struct HouseRule {
    /// Its parameter.
    pub parameter: &'static Parameter,
    /// The values to choose from, including the current one; at least two, each valid with the
    /// other rules.
    pub values: Vec<Value>,
}

impl HouseRule {
    /// Returns true if examples of this feature illustrate the rule.
    #[must_use]
    pub fn is_illustrated_by(&self, feature: Feature) -> bool {
        use Feature::{
            Capture, CaptureAtHome, End, ExtraMove, FourRows, FullLap, GrandSlamCancelled,
            GrandSlamIllegal, GrandSlamSpared, GrandSlamTaken, MustFeed, Passing, Penalty, Starves,
            Store,
        };
        match self.parameter.path {
            "turn.again" => matches!(feature, ExtraMove | Store),
            "capture.takes" | "capture.needs" => {
                matches!(
                    feature,
                    Capture | CaptureAtHome | FourRows(FourRowFeature::Across)
                )
            }
            "capture.grand_slam" => matches!(
                feature,
                GrandSlamTaken | GrandSlamCancelled | GrandSlamSpared | GrandSlamIllegal
            ),
            "capture.compulsory" => feature == FourRows(FourRowFeature::MustCapture),
            "bao.takasia" => feature == FourRows(FourRowFeature::Takasia),
            "play.feeding" => matches!(feature, MustFeed | Starves | Penalty),
            "play.singles" => feature == FourRows(FourRowFeature::Single),
            "play.inner_first" => feature == FourRows(FourRowFeature::InnerFirst),
            "end.remaining" => matches!(feature, End(_)),
            "end.majority" => feature == End(EndReason::Majority),
            "end.stuck" => matches!(feature, Passing | End(EndReason::Stuck)),
            "sowing.skip_start" => feature == FullLap,
            _ => false,
        }
    }
}

/// Returns the house rules of a game: at most [`MAX_RULES`], the most common first. Empty if `spec`
/// is invalid.
///
/// ```
/// use awale_engine::workshop::house::house_rules;
/// use awale_rules::library;
///
/// let kalah = library::load("kalah").unwrap()?;
/// let rules = house_rules(kalah.spec());
/// assert!(rules.iter().any(|rule| rule.parameter.path == "turn.again"));
/// # Ok::<(), awale_rules::RuleFileError>(())
/// ```
#[must_use]
pub fn house_rules(spec: &RuleSpec) -> Vec<HouseRule> {
    let Ok(rules) = RuleSet::from_spec(spec.clone()) else {
        return Vec::new();
    };
    PARAMETER_PATHS
        .iter()
        .filter_map(|path| parameters::find(path))
        .filter(|parameter| parameter.is_on(spec) && parameter.applies(spec))
        .filter(|parameter| is_relevant(parameter, &rules))
        .filter_map(|parameter| {
            let current = parameter.get(spec)?;
            let mut values = offered_values(parameter, &current, spec);
            values.retain(|value| *value == current || is_valid(parameter, value, spec));
            (values.len() > 1).then_some(HouseRule { parameter, values })
        })
        .take(MAX_RULES)
        .collect()
}

/// Returns true if households vary the parameter in games under these rules.
fn is_relevant(parameter: &Parameter, rules: &RuleSet) -> bool {
    let spec = rules.spec();
    match parameter.path {
        "board.seeds" => spec.board.start.is_empty(),
        "turn.again" => spec.sowing.stores != Stores::None || !spec.turn.again.is_empty(),
        "capture.takes" => matches!(
            spec.capture.takes,
            Takes::Opposite | Takes::ReachedAndOpposite | Takes::Inner | Takes::InnerAndOuter
        ),
        "capture.needs" => matches!(
            spec.capture.takes,
            Takes::Opposite | Takes::ReachedAndOpposite
        ),
        // Households don't vary this where captures take the opposite hole.
        "capture.grand_slam" => {
            matches!(spec.capture.takes, Takes::Reached) && rules.two_rows().is_some_and(can_slam)
        }
        // A majority of the seeds doesn't decide a match of several rounds.
        "end.majority" => spec.rounds.is_none(),
        _ => true,
    }
}

/// Returns the values of a parameter from which households choose.
fn offered_values(parameter: &Parameter, current: &Value, spec: &RuleSpec) -> Vec<Value> {
    match (parameter.path, parameter.domain, current) {
        ("board.seeds", _, &Value::Number(current)) => {
            let mut numbers = OFFERED_SEEDS.to_vec();
            if !numbers.contains(&current) {
                numbers.push(current);
                numbers.sort_unstable();
            }
            numbers.into_iter().map(Value::Number).collect()
        }
        ("turn.again", ..) => {
            let mut values = vec![Vec::new()];
            if spec.sowing.stores != Stores::None {
                values.push(vec![Again::Store]);
            }
            if spec.turn.again.contains(&Again::Capture) {
                values.push(spec.turn.again.clone());
            }
            values.dedup();
            let value_for = |again: Vec<Again>| {
                let mut changed = spec.clone();
                changed.turn.again = again;
                parameter.get(&changed)
            };
            values.into_iter().filter_map(value_for).collect()
        }
        // Captures beyond an empty hole would make it a different game.
        ("capture.takes", ..) => parameter
            .choices(spec)
            .iter()
            .filter(|choice| {
                ["Opposite", "ReachedAndOpposite", "Inner", "InnerAndOuter"].contains(&choice.name)
            })
            .copied()
            .map(Value::Choice)
            .collect(),
        (_, Domain::Switch, _) => [false, true].map(Value::Switch).into(),
        (_, Domain::Choice(_), _) => parameter
            .choices(spec)
            .iter()
            .copied()
            .map(Value::Choice)
            .collect(),
        _ => Vec::new(),
    }
}

fn is_valid(parameter: &Parameter, value: &Value, spec: &RuleSpec) -> bool {
    let mut changed = spec.clone();
    change(parameter, &mut changed, value);
    parameter.get(&changed).as_ref() == Some(value) && RuleSet::from_spec(changed).is_ok()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use awale_rules::library;

    #[test]
    fn every_game_has_house_rules_and_all_their_values_are_valid() {
        for name in library::names() {
            let game = library::load(name).unwrap().unwrap();
            let spec = game.spec();
            let rules = house_rules(spec);
            assert!(
                (3..=MAX_RULES).contains(&rules.len()),
                "{name}: {}",
                rules.len()
            );
            for rule in rules {
                let (parameter, current) = (rule.parameter, rule.parameter.get(spec).unwrap());
                assert!(rule.values.contains(&current), "{name}: {}", parameter.path);
                for value in &rule.values {
                    let mut changed = spec.clone();
                    change(parameter, &mut changed, value);
                    assert_eq!(parameter.get(&changed).as_ref(), Some(value), "{name}");
                    let changed = RuleSet::from_spec(changed).unwrap();
                    let is_same = changed.fingerprint() == game.fingerprint();
                    assert_eq!(is_same, *value == current, "{name}: {}", parameter.path);
                }
            }
        }
    }
}
