//! Encodes and saves pictures in the background.

use std::io::Cursor;

use bevy::image::ImageFormat;
use bevy::prelude::*;
use bevy::tasks::AsyncComputeTaskPool;

use super::PictureNotice;
use crate::jobs::{self, JobDone, JobKind};
use crate::session::CurrentMatch;
use crate::storage::{FileError, Outbox, Storage};
use awale_engine::files::FileName;

/// The file name of a picture without a match.
const DEFAULT_NAME: &str = "awale";

/// A job that encodes and saves a picture.
#[derive(Component)]
pub(super) struct Encoding;

impl JobKind for Encoding {
    /// The path of the file.
    type Answer = Result<String, FileError>;
    // A film is encoded while its frames arrive.
    const BLOCKS_MANUAL_CLOCK: bool = false;
}

impl Encoding {
    /// Encodes a picture with `encode` and saves it as `file_name`.
    pub(super) fn begin(
        file_name: FileName,
        outbox: Outbox,
        encode: impl Future<Output = Result<Vec<u8>, FileError>> + Send + 'static,
    ) -> impl Bundle {
        let saved = async move { outbox.put(file_name, &encode.await?) };
        jobs::task(Self, AsyncComputeTaskPool::get().spawn(saved))
    }
}

/// Returns the file name for a picture of this match: variant and date.
pub(super) fn file_name(current: Option<&CurrentMatch>, extension: &'static str) -> FileName {
    let variant = current.map_or(DEFAULT_NAME, |current| current.variant());
    let day = Storage::today().map_or_else(String::new, |day| day.to_string());
    FileName::plain(&format!("{variant} {day}"), DEFAULT_NAME, extension)
}

/// Encodes a picture as PNG.
pub(super) fn png(image: Image) -> Result<Vec<u8>, FileError> {
    let failed = |reason: &dyn std::fmt::Display| FileError::Other(reason.to_string());
    let picture = image.try_into_dynamic().map_err(|error| failed(&error))?;
    let format = ImageFormat::Png
        .as_image_crate_format()
        .ok_or_else(|| failed(&"PNG"))?;
    let mut bytes = Cursor::new(Vec::new());
    // Drops the alpha channel of the window.
    let written = picture.to_rgb8().write_to(&mut bytes, format);
    written.map_err(|error| failed(&error))?;
    Ok(bytes.into_inner())
}

/// Notifies the player whether a picture was saved.
pub(super) fn report(mut done: On<JobDone<Encoding>>, mut notices: MessageWriter<PictureNotice>) {
    if let Some(saved) = done.event_mut().answer.take() {
        notices.write(match saved {
            Ok(path) => PictureNotice::Saved(path),
            Err(reason) => PictureNotice::NotSaved(reason),
        });
    }
}
