//! The stored form of results, with the fingerprint of their rules.

use std::collections::BTreeMap;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

use super::figure::Figure;
use super::intervals::Moments;
use super::plan::Plan;
use super::results::{MergeError, Results, Run, join_runs};
use crate::ai::evaluation;
use crate::files::MAX_TEXT_BYTES;
use awale_rules::RuleSet;

/// The maximum size of stored results, in bytes.
pub const MAX_BYTES: usize = MAX_TEXT_BYTES as usize;
/// The version of the format. Results of version 1 lack the evaluation of their players, and count
/// all seeds that weren't captured as left on the board.
const FORMAT: u32 = 2;

/// The stored form of results.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stored {
    format: u32,
    rules: u64,
    plan: Plan,
    /// Absent in version 1.
    #[serde(default)]
    evaluation: u64,
    /// Whether the players have changed since the measurement. Marks a built-in file until it is
    /// measured again.
    #[serde(default, skip_serializing_if = "is_false")]
    outdated: bool,
    runs: Vec<Run>,
    figures: BTreeMap<Figure, Moments>,
}

/// Why stored results are rejected.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ResultFileError {
    /// The text isn't in the results format, or has a newer version.
    #[error("not rule lab results in a supported format: {0}")]
    Unreadable(String),
    /// The results are for other rules.
    #[error("the results are for other rules")]
    OtherRules,
    /// The games were measured by an older program, or played with weights that have been replaced.
    #[error("the results come from an older program or from other weights")]
    Outdated,
    /// No set of games has these sums.
    #[error("the numbers are inconsistent")]
    Impossible,
}

/// Formats `results` as text.
///
/// # Errors
/// Returns an error if it is longer than [`MAX_BYTES`] because of too many separate runs.
pub fn text(results: &Results) -> Result<String, ron::Error> {
    // Each figure is on one line.
    let style = ron::ser::PrettyConfig::default().depth_limit(2);
    let text = ron::ser::to_string_pretty(results, style)? + "\n";
    if text.len() > MAX_BYTES {
        let reason = format!("the results would take more than {MAX_BYTES} bytes");
        return Err(ron::Error::Message(reason));
    }
    Ok(text)
}

/// Reads results of games under `rules`, which must have been played with the current weights.
///
/// # Errors
/// Returns an error if they are rejected.
pub fn read(text: &str, rules: &RuleSet) -> Result<Results, ResultFileError> {
    let results = read_any(text)?;
    if results.rules != rules.fingerprint() {
        Err(ResultFileError::OtherRules)
    } else if results.evaluation != evaluation::fingerprint(rules) {
        Err(ResultFileError::Outdated)
    } else {
        Ok(results)
    }
}

/// Reads results of games under any rules, played with any weights.
///
/// # Errors
/// Returns an error if they are rejected.
pub fn read_any(text: &str) -> Result<Results, ResultFileError> {
    if text.len() > MAX_BYTES {
        let reason = format!("more than {MAX_BYTES} bytes");
        return Err(ResultFileError::Unreadable(reason));
    }
    let stored: Stored =
        ron::from_str(text).map_err(|error| ResultFileError::Unreadable(error.to_string()))?;
    stored.try_into()
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
const fn is_false(value: &bool) -> bool {
    !*value
}

impl Serialize for Results {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Stored::from(self.clone()).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Results {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::try_from(Stored::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

impl From<Results> for Stored {
    fn from(results: Results) -> Self {
        Self {
            format: FORMAT,
            rules: results.rules,
            plan: results.plan,
            evaluation: results.evaluation,
            outdated: false,
            runs: results.runs,
            figures: results.figures,
        }
    }
}

impl TryFrom<Stored> for Results {
    type Error = ResultFileError;

    fn try_from(stored: Stored) -> Result<Self, ResultFileError> {
        if stored.format < FORMAT || stored.outdated {
            return Err(ResultFileError::Outdated);
        }
        if stored.format > FORMAT {
            let reason = format!("format {}", stored.format);
            return Err(ResultFileError::Unreadable(reason));
        }
        if stored.runs.iter().any(|run| run.from >= run.to) {
            return Err(ResultFileError::Impossible);
        }
        // Duplicate runs are harmless, as the figures count them once.
        let mut runs = stored.runs;
        runs.sort_unstable();
        runs.dedup();
        let to_impossible = |_: MergeError| ResultFileError::Impossible;
        let results = Self {
            rules: stored.rules,
            plan: stored.plan,
            evaluation: stored.evaluation,
            runs: join_runs(&runs, &[]).map_err(to_impossible)?,
            figures: stored.figures,
        };
        let trials = results.trials();
        let is_possible = |(figure, moments): (&Figure, &Moments)| {
            let (min, max) = figure.range();
            let value = moments.amount() as f64 / moments.whole() as f64;
            let is_empty = *moments == Moments::default();
            is_empty
                || moments.samples() <= trials
                    && moments.is_consistent()
                    && (min..=max).contains(&value)
        };
        if results.figures.iter().all(is_possible) {
            Ok(results)
        } else {
            Err(ResultFileError::Impossible)
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::sync::atomic::AtomicBool;

    use super::*;
    use crate::ai::Level;
    use crate::lab::Lab;
    use awale_rules::library;

    fn sample_lab() -> (Lab, String) {
        let rules = library::load("2-4").unwrap().unwrap();
        let mut lab = Lab::new(rules, Plan::at(Level::Initiation), 1);
        for _ in 0..6 {
            assert!(lab.step(&AtomicBool::new(false)));
        }
        let text = text(lab.results()).unwrap();
        (lab, text)
    }

    #[test]
    fn measuring_continues_from_stored_results() {
        let (lab, text) = sample_lab();
        let stored = read(&text, lab.rules()).unwrap();
        assert_eq!(&stored, lab.results());
        let no_stop = AtomicBool::new(false);
        let mut resumed = Lab::resumed(lab.rules().clone(), stored, 1);
        let mut uninterrupted = lab;
        assert!(resumed.step(&no_stop) && uninterrupted.step(&no_stop));
        assert_eq!(resumed.results(), uninterrupted.results());
        assert!(text.len() * 4 < MAX_BYTES, "{} bytes", text.len());
    }

    #[test]
    fn impossible_results_are_rejected() {
        let (lab, text) = sample_lab();
        let rules = lab.rules();
        assert!(matches!(
            read("zebra", rules),
            Err(ResultFileError::Unreadable(_))
        ));
        let newer = text.replace("format: 2", "format: 3");
        assert!(matches!(
            read(&newer, rules),
            Err(ResultFileError::Unreadable(_))
        ));
        let awale = library::load("awale").unwrap().unwrap();
        assert_eq!(read(&text, &awale), Err(ResultFileError::OtherRules));
        let run = "(seed: 1, from: 0, to: 6)";
        let twice = text.replace(run, &format!("{run}, {run}"));
        assert_ne!(twice, text);
        assert_eq!(read(&twice, rules), read(&text, rules));
        for (old, new) in [
            ("n: 6", "n: 7"),
            ("to: 6", "to: 5"),
            ("from: 0", "from: 6"),
            ("from: 0", "from: 9"),
        ] {
            let changed = text.replace(old, new);
            assert_ne!(changed, text, "{old} in {text}");
            assert_eq!(
                read(&changed, rules),
                Err(ResultFileError::Impossible),
                "{old}"
            );
        }
    }

    #[test]
    fn outdated_results_are_distinguished_from_damaged_ones() {
        let (lab, text) = sample_lab();
        let evaluation = format!("    evaluation: {},\n", lab.results().evaluation());
        let old_format = text.replace("format: 2", "format: 1");
        let without_evaluation = old_format.replace(&evaluation, "");
        let retrained = text.replace(&evaluation, "    evaluation: 7,\n");
        let marked_outdated =
            text.replace(&evaluation, &format!("{evaluation}    outdated: true,\n"));
        for outdated in [old_format, without_evaluation, retrained, marked_outdated] {
            assert_ne!(outdated, text);
            let refused = read(&outdated, lab.rules());
            assert_eq!(refused, Err(ResultFileError::Outdated), "{outdated}");
        }
    }

    #[test]
    fn results_of_thousands_of_runs_can_be_read_again() {
        let (lab, _) = sample_lab();
        let mut results = Results {
            runs: (0..6000)
                .map(|seed| Run {
                    seed,
                    from: 0,
                    to: 1,
                })
                .collect(),
            ..lab.results().clone()
        };
        let written = text(&results).unwrap();
        assert!(written.len() > 1 << 16);
        assert_eq!(read(&written, lab.rules()).as_ref(), Ok(&results));
        results.runs = (0..60_000)
            .map(|seed| Run {
                seed,
                from: 0,
                to: 1,
            })
            .collect();
        assert!(text(&results).is_err(), "too long to be read");
    }
}
