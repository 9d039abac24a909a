//! For which rules endgame tables are exact, and why not for others.

use crate::rules::RuleSet;

/// What a table says of a game by some rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exactness {
    /// By how many seeds the game is won.
    Margin,
    /// Who wins. The rules end the game when a loft holds more than half of all
    /// seeds: who has them then wins in any case, but by how much depends on the lofts.
    Winner,
    /// Nothing. Going in circles gives each player the seeds of their row: what that is worth
    /// depends on where the game comes round, and so on how it went.
    None,
}

/// What a table says of a game by `rules`.
#[must_use]
pub fn exactness(rules: &RuleSet) -> Exactness {
    let end = rules.end();
    if end.circles_give_each_own() {
        Exactness::None
    } else if end.majority {
        Exactness::Winner
    } else {
        Exactness::Margin
    }
}

/// The same rules, but for what looks at the lofts.
pub(super) fn without_lofts(rules: &RuleSet) -> Option<RuleSet> {
    let mut spec = rules.spec().clone();
    spec.end.majority = false;
    RuleSet::from_spec(spec).ok()
}
