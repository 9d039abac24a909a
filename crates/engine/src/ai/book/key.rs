//! The identity of a position in a book, as the player to move sees it.

use awale_rules::{Position, RuleSet, Side, spec::Remaining};

/// Equal for a board and its mirror image with the other player to move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct PositionKey {
    /// Seed counts from the mover's first hole on, then the mover's loft; the rest is in the
    /// opponent's.
    counts: Box<[u16]>,
    /// Whether the mover captured last; `None` before any capture, or if the rules don't use it.
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
        let is_relevant = rules.end().remaining == Remaining::LastCapturer;
        let capturer = position.last_capturer().filter(|_| is_relevant);
        Self {
            counts: counts.chain([position.loft(mover)]).collect(),
            captured_last: capturer.map(|side| side == mover),
        }
    }
}
