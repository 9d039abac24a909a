//! The questions of the pause menu.

use bevy::prelude::*;

use crate::rules::Side;

/// A question of the pause menu.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PauseQuestion {
    /// No question: the menu is shown.
    #[default]
    Nothing,
    /// Restart.
    Restart,
    /// Resign.
    Resign,
    /// End the game by agreement.
    Agree,
    /// Whether the other person at the same screen agrees.
    Consent(Side),
    /// The computer considers an agreement, or has declined it.
    Proposed,
    /// End the match with the games played so far.
    StopMatch,
    /// The name under which the match is saved.
    Name,
    /// What to copy or save: the position, the game, a link, a picture, a film.
    Share,
}

/// The open question. It may be set before the menu opens.
#[derive(Resource, Default)]
pub struct OpenQuestion(pub PauseQuestion);
