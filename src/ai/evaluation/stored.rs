//! Weights that were learnt, kept as data: one file a variant in `rules/mind/weights`,
//! written by `awale-engine learn`.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::{CLASSES, MAX_WEIGHED, Weights, class_of};
use crate::ai::shipped::{Shipped, shipped_files};
use crate::rules::RuleSet;

/// The text of every file, by its variant.
const FILES: &[(&str, &str)] = shipped_files![
    "weights", ".ron":
    "2-4",
    "2-4-1996",
    "abidjan",
    "abidjan-youngest",
    "adji-boto",
    "adjito",
    "africa-imports",
    "awale",
    "awale-1996",
    "dakar",
    "darra",
    "french-wari",
    "halusa",
    "jodu",
    "kale",
    "ot-tjin",
    "oware",
    "songo-duala",
    "vai-lung-thlan",
    "wari",
    "wouri",
];

/// What a file says.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StoredWeights {
    /// The rules they were learnt for: [`RuleSet::fingerprint`].
    rules: u64,
    /// The right to move, in hundredths of a seed.
    turn: i32,
    /// A row for every hole, counted from the mover's first: the weight of each class of counts.
    holes: Vec<Vec<i32>>,
}

static WEIGHTS: LazyLock<Shipped<Weights>> = LazyLock::new(|| Shipped::new(FILES));

/// The weights that were learnt for exactly these rules.
pub(super) fn learnt(rules: &RuleSet) -> Option<Weights> {
    WEIGHTS.get(rules.fingerprint(), |text| read(rules, text))
}

fn read(rules: &RuleSet, text: &str) -> Option<Weights> {
    let stored: StoredWeights = ron::from_str(text).ok()?;
    if stored.rules != rules.fingerprint() {
        return None;
    }
    let rows = stored.holes.iter().map(|row| {
        (row.len() == CLASSES.len()).then(|| std::array::from_fn(|seeds| row[class_of(seeds)]))
    });
    let rows: Option<Vec<[i32; MAX_WEIGHED + 1]>> = rows.collect();
    Weights::learnt(rules, rows?, stored.turn)
}

/// The text of a file with `weights`.
#[must_use]
pub fn write_weights(rules: &RuleSet, weights: &Weights) -> String {
    let holes = weights.holes.iter().map(|row| {
        let classes: Vec<String> = CLASSES
            .iter()
            .map(|&first| row[first].to_string())
            .collect();
        format!("        [{}],\n", classes.join(", "))
    });
    let holes: String = holes.collect();
    format!(
        "(\n    rules: {},\n    turn: {},\n    holes: [\n{holes}    ],\n)\n",
        rules.fingerprint(),
        weights.turn
    )
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::rules::library;

    #[test]
    fn every_file_is_for_the_rules_of_its_variant() {
        for (name, text) in FILES {
            let rules = library::load(name).unwrap().unwrap();
            let weights = read(&rules, text).unwrap();
            assert_eq!(Weights::for_rules(&rules), weights);
            assert_eq!(
                read(&rules, &write_weights(&rules, &weights)),
                Some(weights)
            );
            let others = library::names().filter(|other| other != name);
            let other = library::load(others.last().unwrap()).unwrap().unwrap();
            assert_eq!(read(&other, text), None);
        }
    }
}
