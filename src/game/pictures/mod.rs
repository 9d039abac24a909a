//! Pictures and films of the window without menus: the board, its marks and the players' plates.
//!
//! They are taken in the states [`Menu::Picture`] and [`Menu::Film`], in which no move can be
//! played, and encoded in the background.

mod encoding;
mod film;
mod gif;
mod still;

use bevy::prelude::*;

use crate::game::schedule::GameSet;
use crate::game::state::Menu;
use crate::game::storage::FileError;

/// The number of frames until the menu has disappeared and the table is laid out.
const SETTLE_FRAMES: u32 = 6;
/// The number of frames after which a missing screenshot counts as failed.
const MAX_WAIT: u32 = 600;

/// The result of taking a picture.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum PictureNotice {
    /// All screenshots have been taken: the player may continue.
    Taken,
    /// It was saved as this file.
    Saved(String),
    /// It could not be saved.
    NotSaved(FileError),
    /// The window supplied no screenshot, for example because it is hidden.
    NoScreenshot,
}

/// Adds pictures and films.
pub fn plugin(app: &mut App) {
    app.add_message::<PictureNotice>()
        .add_observer(encoding::report)
        .add_systems(OnEnter(Menu::Picture), still::prepare)
        .add_systems(OnEnter(Menu::Film), film::start_recording)
        .add_systems(OnExit(Menu::Film), film::stop_recording)
        .add_systems(
            Update,
            (
                still::take.run_if(in_state(Menu::Picture)),
                film::record.run_if(in_state(Menu::Film)),
            )
                .chain()
                .after(GameSet::Table)
                .before(GameSet::Show),
        );
}
