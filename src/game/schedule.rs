//! The order of a frame, as far as rooms need to know of each other's place in it.

use bevy::prelude::*;

/// The order of a frame: what is wanted, what happens, what is told, what is shown.
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
    /// The computer players think, and answer with commands.
    Minds,
    /// The session carries commands out.
    Session,
    /// The playback tells what happened, step by step.
    Playback,
    /// The phase of the match is told from both.
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
            GameSet::Minds,
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
