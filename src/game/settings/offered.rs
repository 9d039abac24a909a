//! Choices among a few.

use serde::{Deserialize, Serialize};

use crate::ai::Level;
use crate::matches::Player;

/// When every action is commented on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum CommentsShown {
    /// Where a player learns: while a computer of the first level plays.
    #[default]
    Automatic,
    /// Always.
    Always,
    /// Never.
    Never,
}

impl CommentsShown {
    /// Whether a match of these players is commented on.
    #[must_use]
    pub fn apply_to(self, players: [Player; 2]) -> bool {
        match self {
            Self::Automatic => players.contains(&Player::Computer(Level::Initiation)),
            Self::Always => true,
            Self::Never => false,
        }
    }
}

/// What a hint shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum HintShown {
    /// The best hole, and what it comes to.
    #[default]
    Best,
    /// Up to three good ones, and not which is the best.
    Good,
}

/// How strongly words stand out from what they are written on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Contrast {
    /// As the wood is.
    #[default]
    Usual,
    /// As strongly as can be.
    High,
}

/// What the lights on the rims look like.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum LightPalette {
    /// Warm and cool lights.
    #[default]
    Usual,
    /// Colours that can be told apart by all, also by the colour-blind, and a pattern for each.
    Distinct,
}
