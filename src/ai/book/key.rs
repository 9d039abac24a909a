//! A position as the player to move sees it: what tells positions of a book apart.

use crate::rules::{Position, RuleSet, Side, spec::Remaining};

/// The same board key by the one or the other player is the same.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct PositionKey {
    /// Seeds in the holes from the mover's first on, then in the mover's loft. The rest lies in the opponent's.
    counts: Box<[u16]>,
    /// Whether the mover captured last; `None` if no capture was made yet, or the rules don't ask for it.
    captured_last: Option<bool>,
}

impl PositionKey {
    pub fn of(rules: &RuleSet, position: &Position) -> Self {
        let mover = position.to_move();
        let holes = position.holes();
        let (south, north) = holes.split_at(holes.len() / 2);
        let (own, other) = match mover {
            Side::South => (south, north),
            Side::North => (north, south),
        };
        let counts = own.iter().chain(other).copied();
        let asks = rules.end().remaining == Remaining::LastCapturer;
        let capturer = position.last_capturer().filter(|_| asks);
        Self {
            counts: counts.chain([position.loft(mover)]).collect(),
            captured_last: capturer.map(|side| side == mover),
        }
    }
}
