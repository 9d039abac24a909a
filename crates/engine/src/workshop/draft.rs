//! Drafts of variants being edited.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use awale_rules::spec::RuleSpec;
use awale_rules::{LocalText, RuleProblem, RuleSet};

/// A variant that a player is editing, which may be invalid for now.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(from = "Record", into = "Record")]
pub struct Draft {
    spec: RuleSpec,
    /// The variant as last saved; `None` if it was never saved.
    saved: Option<RuleSpec>,
    file: Option<String>,
    validated: Result<Arc<RuleSet>, Vec<RuleProblem>>,
}

impl Draft {
    /// Creates a draft of a new variant: a copy of `spec` named `name`.
    #[must_use]
    pub fn copy_of(spec: &RuleSpec, name: &str) -> Self {
        let spec = RuleSpec {
            name: LocalText::Plain(name.to_owned()),
            aliases: Vec::new(),
            ..spec.clone()
        };
        Self {
            validated: validate(&spec),
            spec,
            saved: None,
            file: None,
        }
    }

    /// Creates a draft of `spec`, which is saved in the file named `file`.
    #[must_use]
    pub fn of_file(file: impl Into<String>, spec: RuleSpec) -> Self {
        Self {
            validated: validate(&spec),
            saved: Some(spec.clone()),
            spec,
            file: Some(file.into()),
        }
    }

    /// Returns the variant with all its changes.
    #[must_use]
    pub const fn spec(&self) -> &RuleSpec {
        &self.spec
    }

    /// Returns the name of the file in which it was saved; `None` if it was never saved.
    #[must_use]
    pub fn file(&self) -> Option<&str> {
        self.file.as_deref()
    }

    /// Returns the rules of a valid variant.
    ///
    /// # Errors
    /// Returns all problems of an invalid variant.
    pub fn rules(&self) -> Result<&Arc<RuleSet>, &[RuleProblem]> {
        self.validated.as_ref().map_err(Vec::as_slice)
    }

    /// Returns all problems; empty if the variant is valid.
    #[must_use]
    pub fn problems(&self) -> &[RuleProblem] {
        self.validated.as_ref().err().map_or(&[], Vec::as_slice)
    }

    /// Returns true if it has unsaved changes.
    #[must_use]
    pub fn is_changed(&self) -> bool {
        self.saved.as_ref() != Some(&self.spec)
    }

    /// Replaces the variant. Returns true if that changes it.
    pub fn change(&mut self, spec: RuleSpec) -> bool {
        let is_changed = self.spec != spec;
        if is_changed {
            self.validated = validate(&spec);
            self.spec = spec;
        }
        is_changed
    }

    /// Returns true if it has the same variant, saved state and file as `other`.
    #[must_use]
    pub fn is_like(&self, other: &Self) -> bool {
        (&self.spec, &self.saved, &self.file) == (&other.spec, &other.saved, &other.file)
    }

    /// Marks the draft as saved in the file named `file`.
    pub fn set_saved(&mut self, file: impl Into<String>) {
        self.file = Some(file.into());
        self.saved = Some(self.spec.clone());
    }
}

/// The serialized form of a draft, without derived data.
#[derive(Serialize, Deserialize)]
struct Record {
    file: Option<String>,
    kept: Option<RuleSpec>,
    spec: RuleSpec,
}

impl From<Draft> for Record {
    fn from(draft: Draft) -> Self {
        Self {
            file: draft.file,
            kept: draft.saved,
            spec: draft.spec,
        }
    }
}

impl From<Record> for Draft {
    fn from(record: Record) -> Self {
        Self {
            validated: validate(&record.spec),
            spec: record.spec,
            saved: record.kept,
            file: record.file,
        }
    }
}

fn validate(spec: &RuleSpec) -> Result<Arc<RuleSet>, Vec<RuleProblem>> {
    RuleSet::from_spec(spec.clone()).map(Arc::new)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::fixtures;
    use awale_rules::spec::{Counts, Feeding, PlayFrom};

    fn awale() -> RuleSpec {
        fixtures::rules("awale").spec().clone()
    }

    #[test]
    fn a_copy_has_another_name_and_is_unsaved() {
        let draft = Draft::copy_of(&awale(), "Mine");
        let rules = draft.rules().unwrap();
        assert_eq!(rules.name("fr"), "Mine");
        assert_eq!(rules.fingerprint(), fixtures::rules("awale").fingerprint());
        assert!(draft.is_changed() && draft.file().is_none());
    }

    #[test]
    fn a_draft_is_changed_until_it_is_saved_or_reverted() {
        let mut draft = Draft::of_file("mine.ron", awale());
        assert!(!draft.is_changed());
        let mut other = awale();
        other.board.holes = 7;
        assert!(draft.change(other.clone()) && draft.is_changed());
        assert!(!draft.change(other));
        assert!(draft.change(awale()) && !draft.is_changed());
        let mut other = awale();
        other.board.seeds = 5;
        draft.change(other);
        draft.set_saved("mine.ron");
        assert!(!draft.is_changed());
    }

    #[test]
    fn an_invalid_draft_round_trips_through_text() {
        let mut draft = Draft::of_file("mine.ron", awale());
        let mut broken = awale();
        broken.capture.counts = Counts::Only(Vec::new());
        draft.change(broken);
        for draft in [draft, Draft::copy_of(&awale(), "Mine \"2\"")] {
            let text = ron::to_string(&draft).unwrap();
            let parsed: Draft = ron::from_str(&text).unwrap();
            assert!(parsed.is_like(&draft));
            assert_eq!(parsed.problems(), draft.problems());
        }
    }

    #[test]
    fn all_problems_are_listed_until_they_are_corrected() {
        let mut draft = Draft::copy_of(&awale(), "Mine");
        let mut broken = awale();
        broken.play.from = PlayFrom::Any;
        broken.play.feeding = Feeding::Required;
        broken.capture.counts = Counts::Only(Vec::new());
        draft.change(broken);
        assert!(draft.rules().is_err());
        let fields: Vec<&str> = draft.problems().iter().map(RuleProblem::field).collect();
        assert_eq!(fields, ["play.feeding", "capture.counts"]);
        draft.change(awale());
        assert!(draft.rules().is_ok() && draft.problems().is_empty());
    }
}
