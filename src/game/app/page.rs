//! The page around the game, in a browser.

use bevy::diagnostic::FrameCount;
use bevy::prelude::*;

use crate::browser;

/// The picture that is shown first, by its number: those before it are drawn while materials are made.
const FIRST_SHOWN: u32 = 3;

/// Tells the page when there is something to see.
pub fn plugin(app: &mut App) {
    app.add_systems(Last, tell_page);
}

fn tell_page(frame: Res<FrameCount>) {
    if frame.0 == FIRST_SHOWN {
        browser::tell_started();
    }
}
