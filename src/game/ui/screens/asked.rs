//! The question that the menu of a match asks.

use bevy::prelude::*;

use crate::rules::Side;

/// What would end the match, once it is confirmed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Asked {
    /// The menu is shown, and no question.
    #[default]
    Nothing,
    /// Begin again.
    Restart,
    /// Give the game up.
    Resign,
    /// End the game by agreement.
    Agree,
    /// Whether the other person at the same screen agrees.
    Consent(Side),
    /// The computer has been asked, and thinks about it or has declined.
    Proposed,
    /// End the match with the games played so far.
    StopMatch,
    /// Not the end: under which name the match is kept.
    Name,
}

/// The question that the menu asks; it may be put before the menu is opened.
#[derive(Resource, Default)]
pub struct Ask(pub Asked);
