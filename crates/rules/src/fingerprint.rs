//! The key under which all data of a variant is stored: statistics, endgame tables, weights.
//!
//! It is a hash of a canonical text: a version, then every parameter that differs from its default,
//! each as `field value` in the syntax of rule files. A parameter added to the format later thus
//! leaves the fingerprints of rule files that omit it unchanged.

use std::fmt::Write;

use super::parameters::{self, Value};
use super::plain_text::fnv1a;
use super::spec::{Counts, RuleSpec};

/// The version of the canonical text. Raise it only if the same rules must get another fingerprint;
/// existing data is then found only if this module still computes the old fingerprints.
const VERSION: u32 = 1;

/// Hashes the rules and the board of `spec`, ignoring names and descriptions.
pub(super) fn fingerprint(spec: &RuleSpec) -> u64 {
    fnv1a(canonical(spec).as_bytes())
}

fn canonical(spec: &RuleSpec) -> String {
    let mut text = format!("awale rules {VERSION}\n");
    for parameter in parameters::ALL {
        let value = parameter.get(spec).map(sorted);
        if let Some(value) = value.filter(|value| Some(value) != parameter.default().as_ref()) {
            // Writing to a string never fails.
            let _ = writeln!(text, "{} {}", parameter.path, value.ron());
        }
    }
    text
}

/// Sorts and deduplicates a list whose order in a file doesn't affect the game.
fn sorted(mut value: Value) -> Value {
    match &mut value {
        Value::Counts(counts) => sort(counts),
        Value::Choices(choices) => {
            choices.sort_unstable_by_key(|choice| choice.name);
            choices.dedup();
        }
        Value::Captures(captures) => {
            for capture in captures {
                sort(&mut capture.counts);
            }
        }
        _ => {}
    }
    value
}

fn sort(counts: &mut Counts) {
    if let Counts::Only(counts) = counts {
        counts.sort_unstable();
        counts.dedup();
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::library;

    #[test]
    fn the_canonical_text_has_only_values_that_differ_from_the_defaults() {
        let spec = RuleSpec::named("mine");
        assert_eq!(canonical(&spec), "awale rules 1\n");
        let awale = library::load("awale").unwrap().unwrap();
        assert_eq!(
            canonical(awale.spec()),
            "awale rules 1\nplay.feeding IfPossible\nsowing.skip_start true\n\
             capture.chain WithinTerritory\ncapture.grand_slam Cancelled\n"
        );
    }

    #[test]
    fn order_and_duplicates_of_counts_do_not_matter() {
        let mut spec = RuleSpec::named("mine");
        let plain = fingerprint(&spec);
        spec.capture.counts = Counts::Only(vec![3, 2, 3]);
        assert_eq!(fingerprint(&spec), plain);
        spec.capture.counts = Counts::Only(vec![3, 4]);
        assert_ne!(fingerprint(&spec), plain);
    }
}
