//! The number under which everything about a variant is kept: statistics, endgame tables, weights.
//!
//! It is a hash of a canonical text: a version, then every parameter whose value differs from the
//! one it has when it is left out of a rule file, each as `field value` in the words of the
//! file format. So a parameter that is added to the format later, and left out of a rule file,
//! changes no fingerprint.

use std::fmt::Write;

use super::parameters::{self, Value};
use super::plain_text::fnv1a;
use super::spec::{Counts, RuleSpec};

/// The version of the canonical text. Raise it only if the same rules must get another fingerprint;
/// data stored under the old ones is then found only if this module still computes them.
const VERSION: u32 = 1;

/// The fingerprint of the rules and the board of `spec`; names and texts don't count.
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

/// Lists in rising order, with each entry once, where their order in a file changes nothing in the
/// game.
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
    use crate::rules::library;

    #[test]
    fn only_what_differs_from_the_format_s_own_values_is_in_the_text() {
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
    fn counts_are_a_set_however_they_are_listed() {
        let mut spec = RuleSpec::named("mine");
        let plain = fingerprint(&spec);
        spec.capture.counts = Counts::Only(vec![3, 2, 3]);
        assert_eq!(fingerprint(&spec), plain);
        spec.capture.counts = Counts::Only(vec![3, 4]);
        assert_ne!(fingerprint(&spec), plain);
    }
}
