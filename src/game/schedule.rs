//! The order of a frame, as far as rooms need to know of each other's place in it.

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
    /// Settings are applied and kept.
    Settings,
    /// Computer players and analysis: searches begin, and what they have found becomes commands.
    Advisor,
    /// The session carries commands out.
    Session,
    /// The playback plays what happened, step by step.
    Playback,
    /// The phase of the match is derived from both.
    Phase,
    /// The table replays what was told: seeds go from hole to hole, and the holes are told of it.
    Table,
    /// Marks, panels and comments follow.
    Show,
    /// What is seen is known, and may be heard.
    Hear,
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
            GameSet::Hear,
        )
            .chain(),
    );
}
