//! Pictures that are encoded and kept in the background.

use std::io::Cursor;

use bevy::image::ImageFormat;
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, futures_lite};
use bevy::window::RequestRedraw;

use super::PictureNotice;
use crate::files::FileName;
use crate::game::session::CurrentMatch;
use crate::game::storage::{FileTrouble, Outbox, Storage};

/// What a picture is called where no match gives it a name.
const OTHERWISE: &str = "awale";

/// A picture on its way to the player: where it is kept, or why it is not.
#[derive(Component)]
pub(super) struct Encoding(Task<Result<String, FileTrouble>>);

impl Encoding {
    /// Begins to encode a picture by `encode`, to be handed out under `name`.
    pub(super) fn begin(
        name: FileName,
        outbox: Outbox,
        encode: impl Future<Output = Result<Vec<u8>, FileTrouble>> + Send + 'static,
    ) -> Self {
        let kept = async move { outbox.put(name, &encode.await?) };
        Self(AsyncComputeTaskPool::get().spawn(kept))
    }
}

/// The name of a picture of this match: its variant and the day.
pub(super) fn name(current: Option<&CurrentMatch>, ending: &'static str) -> FileName {
    let variant = current.map_or(OTHERWISE, |current| current.variant());
    let day = Storage::today().map_or_else(String::new, |day| day.to_string());
    FileName::plain(&format!("{variant} {day}"), OTHERWISE, ending)
}

/// The picture as PNG.
pub(super) fn png(image: Image) -> Result<Vec<u8>, FileTrouble> {
    let failed = |said: &dyn std::fmt::Display| FileTrouble::Other(said.to_string());
    let picture = image.try_into_dynamic().map_err(|error| failed(&error))?;
    let format = ImageFormat::Png
        .as_image_crate_format()
        .ok_or_else(|| failed(&"PNG"))?;
    let mut bytes = Cursor::new(Vec::new());
    // What a window lets shine through is none of a picture's business.
    let written = picture.to_rgb8().write_to(&mut bytes, format);
    written.map_err(|error| failed(&error))?;
    Ok(bytes.into_inner())
}

/// Tells what has become of them.
pub(super) fn deliver(
    mut commands: Commands,
    mut pictures: Query<(Entity, &mut Encoding)>,
    mut notices: MessageWriter<PictureNotice>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (entity, mut encoding) in &mut pictures {
        let polled = futures_lite::future::poll_once(&mut encoding.0);
        let Some(kept) = bevy::tasks::block_on(polled) else {
            redraw.write(RequestRedraw);
            continue;
        };
        commands.entity(entity).despawn();
        notices.write(match kept {
            Ok(place) => PictureNotice::Kept(place),
            Err(reason) => PictureNotice::NotKept(reason),
        });
    }
}
