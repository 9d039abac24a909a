//! Pictures of a moment, and moving pictures of a move, taken from the window as the player sees
//! it: without menus, with the board, its marks and the players' plates.
//!
//! A picture is taken while [`Menu::Picture`] or [`Menu::Film`] is in force, in which no move can
//! be played. It is encoded in the background.

mod encoding;
mod film;
mod gif;
mod still;

use bevy::prelude::*;

use crate::game::schedule::GameSet;
use crate::game::state::Menu;
use crate::game::storage::FileTrouble;

/// Frames until the menu is gone from the window, and the table laid out.
const CLEAR: u32 = 6;
/// Frames after which a window that has given no picture won't.
const PATIENCE: u32 = 600;

/// What became of a picture that the player has asked for.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum PictureNotice {
    /// All that is seen in it has been taken: the table is the player's again.
    Taken,
    /// It is kept as this file.
    Kept(String),
    /// It can't be kept.
    NotKept(FileTrouble),
    /// The window has given no picture, as one does that is hidden.
    Nothing,
}

/// Adds the taking of pictures.
pub fn plugin(app: &mut App) {
    app.add_message::<PictureNotice>()
        .add_observer(encoding::report)
        .add_systems(OnEnter(Menu::Picture), still::prepare)
        .add_systems(OnEnter(Menu::Film), film::prepare)
        .add_systems(OnExit(Menu::Film), film::leave)
        .add_systems(
            Update,
            (
                still::take.run_if(in_state(Menu::Picture)),
                film::shoot.run_if(in_state(Menu::Film)),
            )
                .chain()
                .after(GameSet::Table)
                .before(GameSet::Show),
        );
}
