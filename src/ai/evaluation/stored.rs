//! Weights that were learnt, kept as data: one file a variant in `rules/mind/weights`,
//! written by `awale-engine learn`.

use std::collections::HashMap;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use super::{CLASSES, MAX_WEIGHED, Weights};
use crate::rules::RuleSet;

macro_rules! weight_files {
    ($($name:literal),* $(,)?) => {
        &[$(include_str!(concat!("../../../rules/mind/weights/", $name, ".ron"))),*]
    };
}

/// The text of every file.
const FILES: &[&str] = weight_files![
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

/// The weights that were learnt for exactly these rules.
pub(super) fn learnt(rules: &RuleSet) -> Option<Weights> {
    static STORED: OnceLock<HashMap<u64, StoredWeights>> = OnceLock::new();
    let all = STORED.get_or_init(|| {
        let read = FILES.iter().filter_map(|text| ron::from_str(text).ok());
        read.map(|stored: StoredWeights| (stored.rules, stored))
            .collect()
    });
    let stored = all.get(&rules.fingerprint())?;
    let rows = stored.holes.iter().map(|row| {
        (row.len() == CLASSES.len()).then(|| {
            std::array::from_fn(|seeds| row[CLASSES.partition_point(|&first| first <= seeds) - 1])
        })
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
    fn every_file_is_for_the_rules_of_a_variant() {
        let fingerprints: Vec<u64> = library::names()
            .map(|name| library::load(name).unwrap().unwrap().fingerprint())
            .collect();
        for text in FILES {
            let stored: StoredWeights = ron::from_str(text).unwrap();
            assert!(fingerprints.contains(&stored.rules));
        }
    }
}
