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
    /// The move leaves the opponent without seeds, and another move would not.
    #[error("the move leaves the opponent without seeds, and another move would not")]
    MustFeed,
    /// The move leaves the opponent without seeds, which is never allowed.
    #[error("the move leaves the opponent without seeds")]
    Starves,
}
