//! Orders the systems of a frame.

use bevy::prelude::*;

/// The order of systems within a frame: input, changes to the match, playback, display and sound.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameSet {
    /// The keyboard is read.
    Keys,
    /// The pointer is read.
    Pointer,
    /// Requests from the menus become states and commands.
    Menus,
    /// Settings are applied and saved.
    Settings,
    /// Computer players and analysis start searches and turn their results into commands.
    Advisor,
    /// The session executes commands.
    Session,
    /// The playback replays events, step by step.
    Playback,
    /// The phase is derived from session and playback.
    Phase,
    /// The board follows the playback: seeds move, and vessels receive events.
    Table,
    /// Marks, panels and comments follow the board.
    Show,
    /// Sounds follow the display.
    Sound,
}

/// The order of systems within [`GameSet::Menus`], by what causes a menu to open.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MenuSet {
    /// Answers of the storage.
    Storage,
    /// The end of the game on the table.
    Result,
    /// An offer of the rules to the player to move.
    Offer,
    /// Messages of friends.
    Friends,
    /// Saved rule files.
    Rules,
    /// The choice of a saved rule file for the next match.
    Chosen,
    /// Files dropped into the window.
    Files,
    /// The requests of all menus.
    Navigate,
}

/// The order of systems within [`GameSet::Show`] that say something in response to the player, by
/// what they say.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SpeechSet {
    /// The result of a report on a game.
    Report,
    /// The result of the lab.
    Lab,
    /// Requested texts, and answers to questions about the board.
    Answer,
}

/// Orders the sets.
pub fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (
            MenuSet::Storage,
            MenuSet::Result,
            MenuSet::Offer,
            MenuSet::Friends,
            MenuSet::Rules,
            MenuSet::Chosen,
            MenuSet::Files,
            MenuSet::Navigate,
        )
            .chain()
            .in_set(GameSet::Menus),
    );
    app.configure_sets(
        Update,
        (SpeechSet::Report, SpeechSet::Lab, SpeechSet::Answer)
            .chain()
            .in_set(GameSet::Show),
    );
    app.configure_sets(
        Update,
        (
            GameSet::Keys,
            GameSet::Pointer,
            GameSet::Menus,
            GameSet::Settings,
            GameSet::Advisor,
            GameSet::Session,
            GameSet::Playback,
            GameSet::Phase,
            GameSet::Table,
            GameSet::Show,
            GameSet::Sound,
        )
            .chain(),
    );
}
