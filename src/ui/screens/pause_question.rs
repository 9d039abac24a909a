//! The questions of the pause menu.

use awale_rules::Side;

/// The stable name of the pause menu.
pub(super) const MENU: &str = "pause";

/// A question of the pause menu.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PauseQuestion {
    /// No question: the menu is shown.
    #[default]
    Nothing,
    /// No question: the rest of the menu is shown.
    More,
    /// The confirmation of a restart.
    Restart,
    /// The confirmation of a resignation.
    Resign,
    /// The confirmation of a proposal to end the game.
    Agree,
    /// The consent of the other person at the same screen.
    Consent(Side),
    /// No question: the computer considers the proposal, or has declined it.
    Proposed,
    /// The confirmation of ending the match with the games played so far.
    StopMatch,
    /// The name under which the match is saved.
    Name,
    /// The thing to copy or save: the position, the game, a link, a picture, a film.
    Share,
    /// The notation in which the game is copied.
    CopyAs,
}

impl PauseQuestion {
    /// Returns the message key of the title: that of the button that opens the question.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Nothing => "ui-paused",
            Self::More => "ui-menu-more",
            Self::Restart => "ui-restart",
            Self::Resign => "ui-resign",
            Self::Agree | Self::Consent(_) | Self::Proposed => "ui-agree-to-end",
            Self::StopMatch => "ui-stop-match",
            Self::Name => "ui-save-as",
            Self::Share => "ui-share",
            Self::CopyAs => "ui-copy-as",
        }
    }
}
