//! The order of a frame.

use bevy::prelude::*;

/// The order of a frame: input, changes of the match, their playback, what is seen and heard.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameSet {
    /// The keyboard is read.
    Keys,
    /// The pointer is read, on the table and around it.
    Pointer,
    /// Requests of the menus become states and commands.
    Menus,
    /// Settings are applied and saved.
    Settings,
    /// Computer players and analysis: searches begin, and their results become commands.
    Advisor,
    /// The session carries out commands.
    Session,
    /// The playback plays what happened, step by step.
    Playback,
    /// The phase of the match is derived from both.
    Phase,
    /// The board follows the playback: seeds go from hole to hole, and the holes are notified.
    Table,
    /// Marks, panels and comments follow.
    Show,
    /// Sounds follow what is shown.
    Sound,
}

/// Puts the sets in their order.
pub fn plugin(app: &mut App) {
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
