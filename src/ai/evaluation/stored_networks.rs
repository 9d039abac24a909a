//! Networks that were learnt, kept as data: one file a variant in `rules/mind/networks`, written by `awale-engine learn`.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, OnceLock};

use serde::{Deserialize, Serialize};

use super::network::{Network, Row};
use crate::rules::{RuleSet, library};

macro_rules! network_files {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../../../rules/mind/networks/", $name, ".ron")))),*]
    };
}

/// The variants that have one, and the text of its file.
const FILES: &[(&str, &str)] = network_files![
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

/// A file, and what was read from it once it was asked for.
struct Shelf {
    text: &'static str,
    network: OnceLock<Option<Arc<Network>>>,
}

/// The files by the fingerprint of their variant.
static ALL: LazyLock<HashMap<u64, Shelf>> = LazyLock::new(|| {
    let shelves = FILES.iter().filter_map(|&(name, text)| {
        let rules = library::load(name)?.ok()?;
        let network = OnceLock::new();
        Some((rules.fingerprint(), Shelf { text, network }))
    });
    shelves.collect()
});

/// What a file says.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StoredNetwork {
    /// The rules it was learnt for: [`RuleSet::fingerprint`].
    rules: u64,
    /// What the sums begin with.
    start: Row,
    /// What the sums weigh.
    weights: Row,
    /// For every hole, counted from the mover's first, a row for each class of counts.
    holes: Vec<Vec<Row>>,
}

impl Network {
    /// The network that was learnt for exactly these rules, if one comes with the program.
    #[must_use]
    pub fn for_rules(rules: &RuleSet) -> Option<Arc<Self>> {
        let shelf = ALL.get(&rules.fingerprint())?;
        let read = || Self::read(rules, shelf.text).map(Arc::new);
        shelf.network.get_or_init(read).clone()
    }

    /// Reads what [`write_network`] has written; `None` if it is something else, or for other rules.
    #[must_use]
    pub fn read(rules: &RuleSet, text: &str) -> Option<Self> {
        let network: Self = ron::from_str(text).ok()?;
        let fits = network.fingerprint() == rules.fingerprint()
            && network.parts().0.len() == rules.geometry().holes();
        fits.then_some(network)
    }
}

impl TryFrom<StoredNetwork> for Network {
    type Error = &'static str;

    fn try_from(stored: StoredNetwork) -> Result<Self, Self::Error> {
        let StoredNetwork {
            rules,
            start,
            weights,
            holes,
        } = stored;
        Self::new(rules, &holes, start, weights).ok_or("rows are missing, or numbers too great")
    }
}

impl From<Network> for StoredNetwork {
    fn from(network: Network) -> Self {
        let (holes, start, weights) = network.parts();
        Self {
            rules: network.fingerprint(),
            start,
            weights,
            holes,
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

    #[test]
    fn every_file_is_for_the_rules_of_its_variant() {
        for (name, text) in FILES {
            let rules = library::load(name).unwrap().unwrap();
            let network = Network::read(&rules, text).unwrap();
            assert_eq!(Network::for_rules(&rules).as_deref(), Some(&network));
            // Read back, it is the same; and it is of no use for other rules.
            let written = write_network(&network);
            assert_eq!(Network::read(&rules, &written), Some(network));
            let others = library::names().filter(|other| other != name);
            let other = library::load(others.last().unwrap()).unwrap().unwrap();
            assert_eq!(Network::read(&other, text), None);
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
            assert_eq!(Network::read(&rules, text), None, "{text}");
        }
    }
}
