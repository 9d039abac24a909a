//! Screenshots and recordings of the window without menus: the board, its marks and the players'
//! name plates.
//!
//! They are taken in the states [`Menu::Taking`] and [`Menu::Photo`], in which no move can be
//! played, and encoded in the background.

mod encoding;
mod film;
mod gif;
mod still;

use bevy::prelude::*;

use crate::schedule::GameSet;
use crate::state::{Menu, Shot};
use crate::storage::FileError;

/// Number of frames after which the menu has disappeared and the table is laid out.
const SETTLE_FRAMES: u32 = 6;
/// Number of frames after which a missing screenshot counts as failed.
const MAX_WAIT_FRAMES: u32 = 600;

/// The result of taking a picture.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum PictureNotice {
    /// All screenshots have been taken: the player may continue.
    Taken,
    /// The picture was saved under this file name.
    Saved(String),
    /// The picture couldn't be saved.
    NotSaved(FileError),
    /// The window supplied no screenshot, for example because it is hidden.
    NoScreenshot,
}

/// Requests a picture in photo mode, which stays open.
#[derive(Message, Clone, Copy, Debug)]
pub struct TakePhoto;

/// Run condition: a picture is being taken, including in photo mode.
#[must_use]
pub fn is_taking_picture(stills: Query<(), With<still::Still>>) -> bool {
    !stills.is_empty()
}

/// Adds the systems that take pictures and record films.
pub fn plugin(app: &mut App) {
    app.add_message::<PictureNotice>()
        .add_message::<TakePhoto>()
        .add_observer(encoding::report)
        .add_systems(OnEnter(Menu::Taking(Shot::Picture)), still::begin)
        .add_systems(OnEnter(Menu::Taking(Shot::Film)), film::start_recording)
        .add_systems(OnExit(Menu::Taking(Shot::Film)), film::stop_recording)
        .add_systems(
            Update,
            (
                still::begin.run_if(
                    on_message::<TakePhoto>
                        .and_then(in_state(Menu::Photo))
                        .and_then(not(is_taking_picture)),
                ),
                still::take,
                film::record.run_if(in_state(Menu::Taking(Shot::Film))),
            )
                .chain()
                .after(GameSet::Table)
                .before(GameSet::Show),
        );
}
