//! How much a search for examples may still try.

use super::trial::legality_needs_trials;
use crate::rules::RuleSet;

/// Steps that are left: every event of a move that is tried is one.
pub(super) struct Budget(pub(super) u64);

impl Budget {
    pub(super) const fn is_left(&self) -> bool {
        self.0 > 0
    }

    /// Takes the steps of one move with these `events`.
    pub(super) fn spend(&mut self, rules: &RuleSet, events: usize) {
        let tried = if legality_needs_trials(rules) {
            rules.geometry().row()
        } else {
            1
        };
        self.0 = self.0.saturating_sub((events * tried + 1) as u64);
    }
}
