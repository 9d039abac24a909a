//! Rule fingerprints: the keys of all data stored per variant, such as statistics, endgame tables
//! and weights.
//!
//! A fingerprint hashes a canonical text: a version, then every parameter that differs from its
//! default, each as `field value` in the syntax of rule files. Parameters added to the format later
//! thus leave the fingerprints of rule files that omit them unchanged.

use std::fmt::Write;

use super::parameters::{self, Value};
use super::plain_text::fnv1a;
use super::spec::{Counts, RuleSpec};

/// The version of the canonical text. Raise it only if the same rules must get a new fingerprint;
/// existing data is then found only if this module also computes the old one.
const VERSION: u32 = 1;

/// Hashes the rules and the board of `spec`, ignoring names and descriptions.
pub(super) fn fingerprint(spec: &RuleSpec) -> u64 {
    fnv1a(canonical_text(spec).as_bytes())
}

fn canonical_text(spec: &RuleSpec) -> String {
    let mut text = format!("awale rules {VERSION}\n");
    for parameter in parameters::ALL {
        let value = parameter.get(spec).map(normalized);
        if let Some(value) = value.filter(|value| Some(value) != parameter.default().as_ref()) {
            // Writing to a string can't fail.
            let _ = writeln!(text, "{} {}", parameter.path, value.ron());
        }
    }
    text
}

/// Sorts and deduplicates a list whose order in a file doesn't affect the game.
fn normalized(mut value: Value) -> Value {
    match &mut value {
        Value::Counts(counts) => sort_counts(counts),
        Value::Choices(choices) => {
            choices.sort_unstable_by_key(|choice| choice.name);
            choices.dedup();
        }
        Value::Captures(captures) => {
            for capture in captures {
                sort_counts(&mut capture.counts);
            }
        }
        _ => {}
    }
    value
}

fn sort_counts(counts: &mut Counts) {
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
        assert_eq!(canonical_text(&spec), "awale rules 1\n");
        let awale = library::load("awale").unwrap().unwrap();
        assert_eq!(
            canonical_text(awale.spec()),
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
