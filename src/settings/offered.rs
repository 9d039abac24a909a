//! Settings with a fixed set of choices.

use bevy::reflect::Reflect;
use serde::{Deserialize, Serialize};

use awale_engine::ai::Level;
use awale_engine::matches::Player;
use awale_rules::keyed::keyed_enum;

keyed_enum! {
    /// When moves are commented on.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Reflect)]
    pub enum CommentsShown {
        /// In matches against the lowest level; the moves of opponents up to Club are summed up.
        #[default]
        Automatic = "automatic",
        /// Always.
        Always = "always",
        /// Never.
        Never = "never",
    }
}

impl CommentsShown {
    /// Returns whether a match between these players has comments.
    #[must_use]
    pub fn apply_to(self, players: [Player; 2]) -> bool {
        match self {
            Self::Automatic => players.contains(&Player::Computer(Level::Initiation)),
            Self::Always => true,
            Self::Never => false,
        }
    }

    /// Returns whether each move of `mover` is summed up in one line: those of opponents up to
    /// Club.
    #[must_use]
    pub fn sums_up(self, mover: Player) -> bool {
        match self {
            Self::Automatic => matches!(mover, Player::Computer(level) if level <= Level::Club),
            Self::Always => true,
            Self::Never => false,
        }
    }
}

keyed_enum! {
    /// The extent of what screen readers announce unprompted.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Reflect)]
    pub enum SpeechShown {
        /// One sentence for each move.
        #[default]
        Short = "short",
        /// Every lap and every capture.
        Full = "full",
        /// No words, but a note for each sown seed: higher where more seeds lie.
        Notes = "notes",
        /// Nothing.
        Silent = "silent",
    }
}

keyed_enum! {
    /// The content of a hint.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Reflect)]
    pub enum HintShown {
        /// The reason for the best move; on a second request, the hole and its value.
        #[default]
        Reason = "reason",
        /// The best hole, and its value.
        Best = "best",
        /// Up to three good holes, without the best one.
        Good = "good",
    }
}

/// The contrast of text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Reflect)]
pub enum Contrast {
    /// Text in the colours of the wood.
    #[default]
    Usual,
    /// Maximum contrast.
    High,
}

keyed_enum! {
    /// The palette of the lights on the rims.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Reflect)]
    pub enum LightPalette {
        /// Warm and cool lights.
        #[default]
        Usual = "usual",
        /// Colours that colour-blind players can tell apart, with a pattern each.
        Distinct = "distinct",
    }
}
