//! Why a move is illegal. [`Position`](super::Position) finds the legal moves.

use thiserror::Error;

/// Why a hole can't be played.
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
    #[error("the hole holds {seeds} seeds and needs {needed}")]
    TooFewSeeds {
        /// The number it holds.
        seeds: u16,
        /// The number it must hold.
        needed: u16,
    },
    /// The hole is shut in this round.
    #[error("the hole is shut in this round")]
    Shut,
    /// The hole is special: its seeds aren't played.
    #[error("the hole is special, and its seeds aren't played")]
    Special,
    /// The last hole of the territory holds too few seeds, and another move is possible.
    #[error("the last hole holds {seeds} seeds and needs {needed} while another move is possible")]
    LastHole {
        /// The number it holds.
        seeds: u16,
        /// The number it must hold.
        needed: u16,
    },
    /// Sides can't be swapped now.
    #[error("sides can't be swapped now")]
    NoSwap,
    /// The move would capture all seeds of the opponent's territory.
    #[error("the move would capture all seeds of the opponent's territory")]
    GrandSlam,
    /// The move reaches no hole of the opponent's, and another move would.
    #[error("the move reaches no hole of the opponent's, and another move would")]
    MustReachOpponent,
    /// The move doesn't capture, and another move would.
    #[error("the move doesn't capture, and another move would")]
    MustCapture,
    /// The move starts in the outer row, and one from the inner row is possible.
    #[error("the move starts in the outer row, and one from the inner row is possible")]
    InnerFirst,
    /// The move would empty the player's own inner row.
    #[error("the move would leave nothing in the inner row")]
    EmptiesInner,
    /// The sowing would not end.
    #[error("the sowing would not end")]
    Endless,
    /// The opponent has blocked the hole for this move.
    #[error("the hole is blocked for this move")]
    Blocked,
    /// A single seed can be played into an empty hole only.
    #[error("a single seed can be played into an empty hole only")]
    OntoSeeds,
    /// A move against the usual direction needs a capture in every lap that goes so.
    #[error("sown this way the move must capture")]
    NoCaptureThatWay,
    /// The rules ask the player something else, or nothing, besides hole and direction.
    #[error("the move says something else than the rules ask")]
    WrongAnswer,
    /// The move leaves the opponent without seeds, and another move would not.
    #[error("the move leaves the opponent without seeds, and another move would not")]
    MustFeed,
    /// The move leaves the opponent without seeds, which is never allowed.
    #[error("the move leaves the opponent without seeds")]
    Starves,
}
