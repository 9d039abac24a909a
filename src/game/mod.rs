//! The game: a Bevy app that shows the rules and the mind, and decides nothing itself.

pub mod app;
pub mod audio;
pub mod board_view;
pub mod command;
pub mod crash;
pub mod dev_tools;
mod framing;
pub mod match_setup;
pub mod opponent;
pub mod phase;
pub mod playback;
pub mod pointer;
pub mod power;
pub mod scene;
pub mod session;
pub mod settings;
mod sound_cues;
pub mod state;
pub mod storage;
pub mod ui;
mod window_icon;

use bevy::prelude::*;

/// The order of a frame: what is wanted, what happens, what is told, what is shown.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameSet {
    /// Devices, menus and the computer players write commands.
    Input,
    /// The session carries them out.
    Session,
    /// The playback tells what happened, step by step.
    Playback,
    /// The phase of the match is told from both.
    Phase,
    /// Seeds, board, sounds and comments follow.
    Show,
}

/// The game without window, picture and sound: what every front of it needs.
pub fn logic_plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (
            GameSet::Input,
            GameSet::Session,
            GameSet::Playback,
            GameSet::Phase,
            GameSet::Show,
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
