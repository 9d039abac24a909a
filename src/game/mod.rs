//! The game: a Bevy app that shows the rules and the mind, and decides nothing itself.

pub mod app;
pub mod appraiser;
pub mod audio;
pub mod board_view;
pub mod clipboard;
pub mod command;
pub mod controls;
pub mod crash;
pub mod dev_tools;
mod framing;
pub mod gamepad;
mod graphics;
mod hot_seat;
pub mod lesson;
pub mod memory;
pub mod opponent;
pub mod phase;
pub mod playback;
pub mod pointer;
pub mod power;
pub mod scene;
mod screen_reader;
pub mod second_thought;
pub mod session;
pub mod settings;
mod sound_cues;
pub mod state;
pub mod storage;
mod touch;
pub mod transcript;
pub mod ui;
mod window_icon;

use bevy::prelude::*;

/// The order of a frame: what is wanted, what happens, what is told, what is shown.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameSet {
    /// The keyboard is read.
    Keys,
    /// The pointer is read, on the table and around it.
    Pointer,
    /// Wishes of the menus become states and commands.
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
    /// Seeds, board and comments follow.
    Show,
    /// What is to be seen is known, and may be heard.
    Hear,
}

/// The game without window, picture and sound: what every front of it needs.
pub fn logic_plugin(app: &mut App) {
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
            GameSet::Show,
            GameSet::Hear,
        )
            .chain(),
    )
    .add_plugins((
        state::plugin,
        session::plugin,
        playback::plugin,
        phase::plugin,
    ));
}
