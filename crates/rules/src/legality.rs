//! Reasons why a move is illegal. [`Position`](super::Position) generates the legal moves.

use thiserror::Error;

/// The reason why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The board has no such hole.
    #[error("the board has no such hole")]
    NoSuchHole,
    /// The hole lies in the opponent's territory.
    #[error("the hole lies in the opponent's territory")]
    NotYourTerritory,
    /// The hole holds too few seeds.
    #[error("the hole holds {seeds} seeds but needs {needed}")]
    TooFewSeeds {
        /// The number of seeds in the hole.
        seeds: u16,
        /// The number of seeds that it needs.
        needed: u16,
    },
    /// The hole is shut in this round.
    #[error("the hole is shut in this round")]
    Shut,
    /// The hole is special: it can't be played.
    #[error("a special hole can't be played")]
    Special,
    /// The hole is the last of the territory and holds too few seeds, while another move is
    /// possible.
    #[error("the last hole holds {seeds} seeds but needs {needed} while another move is possible")]
    LastHole {
        /// The number of seeds in the hole.
        seeds: u16,
        /// The number of seeds that it needs.
        needed: u16,
    },
    /// Swapping sides isn't allowed at this point.
    #[error("sides can't be swapped now")]
    NoSwap,
    /// The move would capture all seeds of the opponent's territory.
    #[error("the move would capture all seeds of the opponent's territory")]
    GrandSlam,
    /// The move doesn't reach the opponent's row, but another move would.
    #[error("the move doesn't reach the opponent's row, but another move would")]
    MustReachOpponent,
    /// The move doesn't capture, but another move would.
    #[error("the move doesn't capture, but another move would")]
    MustCapture,
    /// The move starts in the outer row, but one from the inner row is possible.
    #[error("the move starts in the outer row, but one from the inner row is possible")]
    InnerFirst,
    /// The move would leave the player's own inner row empty.
    #[error("the move would empty the player's own inner row")]
    EmptiesInner,
    /// The sowing would never end.
    #[error("the sowing would never end")]
    Endless,
    /// The opponent has blocked the hole for this move.
    #[error("the hole is blocked for this move")]
    Blocked,
    /// A single seed can be played only into an empty hole.
    #[error("a single seed can be played only into an empty hole")]
    OntoSeeds,
    /// A move against the usual direction must capture in each lap sown that way.
    #[error("a move in this direction must capture")]
    NoCaptureThatWay,
    /// Besides hole and direction, the rules require another choice than the one given, or none.
    #[error("besides hole and direction, the move doesn't make the choice that the rules require")]
    WrongAnswer,
    /// The move leaves the opponent without seeds, but another move would not.
    #[error("the move leaves the opponent without seeds, but another move would not")]
    MustFeed,
    /// The move leaves the opponent without seeds, which is never allowed.
    #[error("the move leaves the opponent without seeds")]
    Starves,
}
