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

/// The variant in the file name of a picture without a match.
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
        let result = async move { outbox.put(file_name, &encode.await?) };
        jobs::task(Self, AsyncComputeTaskPool::get().spawn(result))
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
    let to_error = |reason: &dyn std::fmt::Display| FileError::Other(reason.to_string());
    let picture = image.try_into_dynamic().map_err(|error| to_error(&error))?;
    let format = ImageFormat::Png
        .as_image_crate_format()
        .ok_or_else(|| to_error(&"PNG"))?;
    let mut bytes = Cursor::new(Vec::new());
    // Drops the alpha channel of the window.
    let result = picture.to_rgb8().write_to(&mut bytes, format);
    result.map_err(|error| to_error(&error))?;
    Ok(bytes.into_inner())
}

/// Notifies the player of a saved picture, or of the error.
pub(super) fn report(mut done: On<JobDone<Encoding>>, mut notices: MessageWriter<PictureNotice>) {
    if let Some(result) = done.event_mut().answer.take() {
        notices.write(match result {
            Ok(path) => PictureNotice::Saved(path),
            Err(reason) => PictureNotice::NotSaved(reason),
        });
    }
}
