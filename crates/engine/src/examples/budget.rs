//! The step budget of a search for examples.

use super::trial::legality_needs_trials;
use awale_rules::RuleSet;

/// The remaining steps. Each event of an attempted move costs one.
pub(super) struct Budget(pub(super) u64);

impl Budget {
    pub(super) const fn is_left(&self) -> bool {
        self.0 > 0
    }

    /// Spends the steps of one move with `events` events.
    pub(super) fn spend(&mut self, rules: &RuleSet, events: usize) {
        let moves_played = if legality_needs_trials(rules) {
            rules.geometry().row()
        } else {
            1
        };
        self.0 = self.0.saturating_sub((events * moves_played + 1) as u64);
    }
}
