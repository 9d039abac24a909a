//! The identity of a position in a book, as the player to move sees it.

use awale_rules::{Position, RuleSet, Side, spec::Remaining};

/// Equal for positions that differ only by a half turn of the board and by who is to move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct PositionKey {
    /// Seed counts, beginning with the mover's first hole, then the mover's loft. The opponent's
    /// loft has the remaining seeds.
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
