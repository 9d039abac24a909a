//! Networks that were learnt, kept as data: one file a variant in `rules/mind/networks`, written by `awale-engine learn`.

use std::sync::{Arc, LazyLock};

use thiserror::Error;

use super::network::{Network, Row};
use crate::ai::shipped::{Shipped, shipped_files};
use crate::rules::RuleSet;

/// The text of every file, by its variant.
const FILES: &[(&str, &str)] = shipped_files![
    "networks", ".ron":
    "abidjan",
    "adji-boto",
    "adjito",
    "africa-imports",
    "awale",
    "awale-1996",
    "dakar",
    "darra",
    "kale",
    "nyakun",
    "oware",
    "ot-tjin",
    "songo-duala",
    "vai-lung-thlan",
    "wari",
    "wouri",
];

static NETWORKS: LazyLock<Shipped<Arc<Network>>> = LazyLock::new(|| Shipped::new(FILES));

/// The longest text of a network, in bytes; on the largest board it takes less than a tenth of it.
pub const MOST_NETWORK_BYTES: u64 = 1 << 20;

/// Why a text is no network for some rules.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NetworkError {
    /// It can't be read, for this reason.
    #[error("it is no network: {0}")]
    Unreadable(String),
    /// It judges games by other rules.
    #[error("this network is for other rules")]
    OtherRules,
}

impl Network {
    /// The network that was learnt for exactly these rules, if one comes with the program.
    #[must_use]
    pub fn for_rules(rules: &RuleSet) -> Option<Arc<Self>> {
        let read = |text: &str| Self::read(rules, text).ok().map(Arc::new);
        NETWORKS.get(rules.fingerprint(), read)
    }

    /// Reads what [`write_network`] has written.
    ///
    /// # Errors
    /// When it is something else, or was learnt for other rules.
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

/// The text of a file with `network`.
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
            let rows: String = rows.iter().map(|it| format!("{},\n", row(it))).collect();
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
    use crate::rules::library;

    #[test]
    fn every_file_is_for_the_rules_of_its_variant() {
        for (name, text) in FILES {
            let rules = library::load(name).unwrap().unwrap();
            let network = Network::read(&rules, text).unwrap();
            assert_eq!(Network::for_rules(&rules).as_deref(), Some(&network));
            // Read back, it is the same; and it is of no use for other rules.
            let written = write_network(&network);
            assert_eq!(Network::read(&rules, &written), Ok(network));
            let others = library::names().filter(|other| other != name);
            let other = library::load(others.last().unwrap()).unwrap().unwrap();
            assert_eq!(Network::read(&other, text), Err(NetworkError::OtherRules));
        }
    }

    #[test]
    fn what_is_no_network_is_refused() {
        let rules = library::load("awale").unwrap().unwrap();
        for text in [
            "",
            "(",
            "(rules: 1)",
            "(rules: 1, start: (), weights: (), holes: [])",
        ] {
            let read = Network::read(&rules, text);
            assert!(matches!(read, Err(NetworkError::Unreadable(_))), "{text}");
        }
    }
}
