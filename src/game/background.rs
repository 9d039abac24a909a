//! Work in the background, without which the game goes on.

use std::io;

use bevy::log::error;

use crate::ai::background::BackgroundSearch;

/// What was begun; `None`, and a message in the log, if there was no thread or worker for it.
pub fn begun<T>(search: io::Result<BackgroundSearch<T>>) -> Option<BackgroundSearch<T>> {
    search
        .inspect_err(|error| error!("no thread to think on: {error}"))
        .ok()
}
