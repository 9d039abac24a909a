//! The trained evaluations in `rules/mind`, one file per variant; `awale-engine learn` writes them.

use std::sync::{Arc, LazyLock};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::network::{Network, Row};
use super::{CLASSES, MAX_WEIGHTED_COUNT, Weights, class_of};
use crate::ai::shipped::{Shipped, shipped_files};
use awale_rules::RuleSet;

/// The variants with weights, and the text of their files.
const WEIGHTS: &[(&str, &str)] = shipped_files![
    "weights", ".ron":
    "2-4",
    "2-4-1996",
    "abapa",
    "abidjan",
    "abidjan-youngest",
    "adji-boto",
    "adjito",
    "africa-imports",
    "awale",
    "awale-1996",
    "ayoayo",
    "bestemshe",
    "congklak",
    "dakar",
    "darra",
    "french-wari",
    "halusa",
    "jodu",
    "kalah",
    "kale",
    "mangala",
    "o-an-quan",
    "ot-tjin",
    "oware",
    "songo",
    "songo-duala",
    "togyzqumalaq",
    "vai-lung-thlan",
    "wari",
    "wouri",
];

/// The variants with a network, and the text of their files.
const NETWORKS: &[(&str, &str)] = shipped_files![
    "networks", ".ron":
    "abapa",
    "abidjan",
    "adji-boto",
    "adjito",
    "africa-imports",
    "ali-guli-mane",
    "awale",
    "awale-1996",
    "bestemshe",
    "dakar",
    "darra",
    "hawalis",
    "hus",
    "kale",
    "mangala",
    "nyakun",
    "oware",
    "ot-tjin",
    "songo",
    "songo-duala",
    "togyzqumalaq",
    "vai-lung-thlan",
    "wari",
    "wouri",
];

static SHIPPED_WEIGHTS: LazyLock<Shipped<Weights>> = LazyLock::new(|| Shipped::new(WEIGHTS));
static SHIPPED_NETWORKS: LazyLock<Shipped<Arc<Network>>> = LazyLock::new(|| Shipped::new(NETWORKS));

/// Maximum size of a network file, in bytes: ten times what the largest board needs.
pub const MAX_NETWORK_BYTES: u64 = 1 << 20;

/// Why a text isn't a network for the given rules.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NetworkError {
    /// It doesn't parse.
    #[error("not a network: {0}")]
    Unreadable(String),
    /// It was trained for other rules.
    #[error("this network is for other rules")]
    OtherRules,
}

/// A weights file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StoredWeights {
    /// Fingerprint of the rules.
    rules: u64,
    /// The weight of the turn, in hundredths of a seed.
    turn: i32,
    /// A row per hole, from the mover's first: the weight of each class of counts.
    holes: Vec<Vec<i32>>,
}

/// Returns the built-in weights for exactly these rules.
pub(super) fn shipped_weights(rules: &RuleSet) -> Option<Weights> {
    SHIPPED_WEIGHTS.get(rules.fingerprint(), |text| read_weights(rules, text))
}

fn read_weights(rules: &RuleSet, text: &str) -> Option<Weights> {
    let stored: StoredWeights = ron::from_str(text).ok()?;
    if stored.rules != rules.fingerprint() {
        return None;
    }
    let rows = stored.holes.iter().map(|row| {
        (row.len() == CLASSES.len()).then(|| std::array::from_fn(|seeds| row[class_of(seeds)]))
    });
    let rows: Option<Vec<[i32; MAX_WEIGHTED_COUNT + 1]>> = rows.collect();
    Weights::learnt(rules, rows?, stored.turn)
}

/// Formats a weights file.
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

impl Network {
    /// Returns the built-in network for exactly these rules.
    #[must_use]
    pub fn for_rules(rules: &RuleSet) -> Option<Arc<Self>> {
        let read = |text: &str| Self::read(rules, text).ok().map(Arc::new);
        SHIPPED_NETWORKS.get(rules.fingerprint(), read)
    }

    /// Parses the output of [`write_network`].
    ///
    /// # Errors
    /// Returns an error if `text` isn't a network, or was trained for other rules.
    pub fn read(rules: &RuleSet, text: &str) -> Result<Self, NetworkError> {
        let network: Self =
            ron::from_str(text).map_err(|error| NetworkError::Unreadable(error.to_string()))?;
        if network.fits(rules) {
            Ok(network)
        } else {
            Err(NetworkError::OtherRules)
        }
    }
}

/// Formats a network file.
#[must_use]
pub fn write_network(network: &Network) -> String {
    let (holes, start, weights) = network.parts();
    let row = |row: &Row| {
        let numbers: Vec<String> = row.iter().map(i16::to_string).collect();
        format!("({})", numbers.join(","))
    };
    let holes: String = holes
        .iter()
        .map(|rows| {
            let rows: String = rows
                .iter()
                .map(|numbers| format!("{},\n", row(numbers)))
                .collect();
            format!("[\n{rows}],\n")
        })
        .collect();
    format!(
        "(\nrules: {},\nstart: {},\nweights: {},\nholes: [\n{holes}],\n)\n",
        network.fingerprint(),
        row(&start),
        row(&weights),
    )
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use awale_rules::library;

    /// Returns the rules of a variant, and those of another.
    fn rules_and_others(name: &str) -> [Arc<RuleSet>; 2] {
        let others = library::names().filter(|other| *other != name);
        [name, others.last().unwrap()].map(|name| library::load(name).unwrap().unwrap())
    }

    #[test]
    fn every_weights_file_fits_its_variant_alone() {
        for (name, text) in WEIGHTS {
            let [rules, others] = rules_and_others(name);
            let weights = read_weights(&rules, text).unwrap();
            assert_eq!(Weights::for_rules(&rules), weights);
            let written = write_weights(&rules, &weights);
            assert_eq!(read_weights(&rules, &written), Some(weights));
            assert_eq!(read_weights(&others, text), None);
        }
    }

    #[test]
    fn every_network_file_fits_its_variant_alone() {
        for (name, text) in NETWORKS {
            let [rules, others] = rules_and_others(name);
            let network = Network::read(&rules, text).unwrap();
            assert_eq!(Network::for_rules(&rules).as_deref(), Some(&network));
            let written = write_network(&network);
            assert_eq!(Network::read(&rules, &written), Ok(network));
            let refused = Network::read(&others, text);
            assert_eq!(refused, Err(NetworkError::OtherRules));
        }
    }

    #[test]
    fn invalid_networks_are_refused() {
        let rules = library::load("awale").unwrap().unwrap();
        for text in [
            "",
            "(",
            "(rules: 1)",
            "(rules: 1, start: (), weights: (), holes: [])",
        ] {
            let result = Network::read(&rules, text);
            assert!(matches!(result, Err(NetworkError::Unreadable(_))), "{text}");
        }
    }
}
