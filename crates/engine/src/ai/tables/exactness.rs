//! Determines for which rules endgame tables are exact.

use awale_rules::RuleSet;

/// The part of a game's result that a table's values determine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exactness {
    /// The margin in seeds, and thereby the winner.
    Margin,
    /// The winner. The rules end the game as soon as a loft has more than half of all seeds: that
    /// decides who wins, but the margin depends on the lofts.
    Winner,
    /// Nothing. Repetition gives each player the seeds of their row, so the value of a cycle
    /// depends on where the game repeats; or a position is more than its board and lofts, so no
    /// table can be built.
    None,
}

/// Determines the exactness of tables for `rules`.
#[must_use]
pub fn exactness(rules: &RuleSet) -> Exactness {
    let end = rules.end();
    if !rules.has_plain_positions() || rules.circles_give_each_own() {
        Exactness::None
    } else if end.majority {
        Exactness::Winner
    } else {
        Exactness::Margin
    }
}

/// Returns the rules, except for those that depend on the lofts; `None` if no table can be built
/// for them.
pub(in crate::ai) fn without_lofts(rules: &RuleSet) -> Option<RuleSet> {
    if !rules.has_plain_positions() {
        return None;
    }
    let mut spec = rules.spec().clone();
    spec.end.majority = false;
    RuleSet::from_spec(spec).ok()
}
