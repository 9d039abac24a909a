//! Encodes and saves pictures in the background.

use std::io::Cursor;

use bevy::image::ImageFormat;
use bevy::prelude::*;
use bevy::tasks::AsyncComputeTaskPool;

use super::PictureNotice;
use crate::files::FileName;
use crate::game::jobs::{self, JobDone, JobKind};
use crate::game::session::CurrentMatch;
use crate::game::storage::{FileTrouble, Outbox, Storage};

/// The name of a picture without a match.
const DEFAULT_NAME: &str = "awale";

/// The encoding of a picture, which is then saved.
#[derive(Component)]
pub(super) struct Encoding;

impl JobKind for Encoding {
    /// The place of the file.
    type Answer = Result<String, FileTrouble>;
    // A film is encoded while its frames arrive.
    const BLOCKS_MANUAL_CLOCK: bool = false;
}

impl Encoding {
    /// Encodes a picture with `encode`, and saves it under `name`.
    pub(super) fn begin(
        name: FileName,
        outbox: Outbox,
        encode: impl Future<Output = Result<Vec<u8>, FileTrouble>> + Send + 'static,
    ) -> impl Bundle {
        let saved = async move { outbox.put(name, &encode.await?) };
        jobs::task(Self, AsyncComputeTaskPool::get().spawn(saved))
    }
}

/// The file name of a picture of this match: its variant and the day.
pub(super) fn name(current: Option<&CurrentMatch>, ending: &'static str) -> FileName {
    let variant = current.map_or(DEFAULT_NAME, |current| current.variant());
    let day = Storage::today().map_or_else(String::new, |day| day.to_string());
    FileName::plain(&format!("{variant} {day}"), DEFAULT_NAME, ending)
}

/// Encodes a picture as PNG.
pub(super) fn png(image: Image) -> Result<Vec<u8>, FileTrouble> {
    let failed = |reason: &dyn std::fmt::Display| FileTrouble::Other(reason.to_string());
    let picture = image.try_into_dynamic().map_err(|error| failed(&error))?;
    let format = ImageFormat::Png
        .as_image_crate_format()
        .ok_or_else(|| failed(&"PNG"))?;
    let mut bytes = Cursor::new(Vec::new());
    // Without the transparency of the window.
    let written = picture.to_rgb8().write_to(&mut bytes, format);
    written.map_err(|error| failed(&error))?;
    Ok(bytes.into_inner())
}

/// Reports whether a picture was saved.
pub(super) fn report(mut done: On<JobDone<Encoding>>, mut notices: MessageWriter<PictureNotice>) {
    if let Some(saved) = done.event_mut().answer.take() {
        notices.write(match saved {
            Ok(place) => PictureNotice::Kept(place),
            Err(reason) => PictureNotice::NotKept(reason),
        });
    }
}
