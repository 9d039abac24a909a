//! Measured results of the built-in variants: the embedded files in `rules/lab`, one per variant,
//! written by `awale-engine lab`. Those with `outdated: true` were measured with weights that have
//! since been replaced, and are skipped.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::result_file::read_any;
use super::results::Results;
use awale_rules::RuleSet;
use awale_rules::library::{with_variant_names, with_world_names};

macro_rules! result_files {
    ($($name:literal),+ $(,)?) => {
        &[$(($name, include_str!(concat!("../../../../rules/lab/", $name, ".ron")))),+]
    };
}

/// The name and text of every file: first those of the Awale family, then those of the other games.
const FILES: [&[(&str, &str)]; 2] = [
    with_variant_names!(result_files),
    with_world_names!(result_files),
];

static ALL: LazyLock<HashMap<u64, Results>> = LazyLock::new(|| {
    let files = FILES.iter().copied().flatten();
    // A test compares their rules and weights with the current ones, which would take too long at
    // startup.
    let read = files.filter_map(|(_, text)| read_any(text).ok());
    read.map(|results| (results.fingerprint(), results))
        .collect()
});

/// Returns the built-in results for these rules; `None` if there are none.
#[must_use]
pub fn results(rules: &RuleSet) -> Option<&'static Results> {
    ALL.get(&rules.fingerprint())
}

/// Returns the results of all built-in variants, unordered.
pub fn all() -> impl Iterator<Item = &'static Results> {
    ALL.values()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::ai::Level;
    use crate::lab::result_file::{self, MAX_BYTES};
    use crate::lab::{Figure, Plan};
    use awale_rules::library;

    /// Games on four rows aren't measured yet.
    fn all_files() -> impl Iterator<Item = &'static str> {
        library::names().chain(library::world_names())
    }

    fn measured_names() -> impl Iterator<Item = &'static str> {
        all_files().filter(|name| results(&library::load(name).unwrap().unwrap()).is_some())
    }

    #[test]
    fn every_file_is_for_the_rules_of_its_name() {
        let files = FILES.into_iter().flatten();
        assert!(files.clone().map(|(name, _)| *name).eq(all_files()));
        for (name, text) in files {
            let rules = library::load(name).unwrap().unwrap();
            if text.contains("outdated: true") {
                assert_eq!(results(&rules), None, "{name}");
                continue;
            }
            // New weights need new games, or a file that says that its figures are outdated.
            let read =
                result_file::read(text, &rules).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_eq!(results(&rules), Some(&read), "{name}");
            assert_eq!(*read.plan(), Plan::at(Level::Club), "{name}");
            assert!(text.len() < MAX_BYTES);
            for figure in Figure::ALL {
                assert!(
                    read.estimate(figure).is_some()
                        || figure == Figure::FlowCaptures
                        || figure == Figure::CaptureSize,
                    "{name} {figure:?}"
                );
            }
            assert!(read.trials() >= 100, "{name}: {} games", read.trials());
        }
    }

    #[test]
    fn the_document_matches_the_files() {
        let document = include_str!("../../../../docs/lab.md");
        for name in all_files() {
            let is_current = measured_names().any(|other| other == name);
            let is_listed = document.contains(&format!("\n| `{name}` | "));
            assert!(is_current || !is_listed, "{name} is outdated");
        }
        for name in measured_names() {
            let rules = library::load(name).unwrap().unwrap();
            let results = results(&rules).unwrap();
            let cell = |figure: Figure, scale: f64| {
                let estimate = results.estimate(figure).unwrap();
                let (low, high) = estimate.interval.unwrap();
                (scale * estimate.value, scale * (high - low) / 2.0)
            };
            let row = format!("| `{name}` | ");
            // The first row with this name is in the table of variants.
            let line = document
                .lines()
                .find(|line| line.starts_with(&row))
                .unwrap();
            let cells: Vec<&str> = line.split(" | ").collect();
            for (column, figure, scale) in [
                (1, Figure::Plies, 1.0),
                (2, Figure::Choice, 1.0),
                (7, Figure::FirstWins, 100.0),
                (8, Figure::Draws, 100.0),
                (11, Figure::Skill, 100.0),
            ] {
                let (mean, half) = cells[column].split_once(" ±").unwrap();
                let (value, half_width) = cell(figure, scale);
                let is_near =
                    |text: &str, number: f64| (text.parse::<f64>().unwrap() - number).abs() < 0.11;
                assert!(
                    is_near(mean, value) && is_near(half, half_width),
                    "{name} {figure:?}"
                );
            }
        }
    }
}
