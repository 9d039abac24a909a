//! A still picture.

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::window::RequestRedraw;

use super::encoding::{Encoding, file_name, png};
use super::{MAX_WAIT, PictureNotice, SETTLE_FRAMES};
use crate::scene::{Eye, TableTiles};
use crate::session::CurrentMatch;
use crate::storage::Storage;

/// The progress of taking the picture.
#[derive(Resource, Default)]
pub struct Still {
    waited: u32,
    shot: Option<Entity>,
}

pub(super) fn prepare(mut commands: Commands) {
    commands.insert_resource(Still::default());
}

/// Begins a picture in the photo mode, unless one is being taken.
pub(super) fn begin(still: Option<Res<Still>>, mut commands: Commands) {
    if still.is_none() {
        commands.insert_resource(Still::default());
    }
}

pub(super) fn cancel(mut commands: Commands) {
    commands.remove_resource::<Still>();
}

pub(super) fn take(
    mut still: ResMut<Still>,
    mut commands: Commands,
    eye: Res<Eye>,
    tiles: Option<Res<TableTiles>>,
    shots: Query<(), With<Screenshot>>,
    mut notices: MessageWriter<PictureNotice>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    redraw.write(RequestRedraw);
    still.waited += 1;
    let is_settled = tiles.is_none_or(|tiles| tiles.is_settled());
    match still.shot {
        None if still.waited >= SETTLE_FRAMES && !eye.is_moving() && is_settled => {
            let mut shot = commands.spawn(Screenshot::primary_window());
            still.shot = Some(shot.observe(encode).id());
        }
        Some(shot) if !shots.contains(shot) => {
            commands.remove_resource::<Still>();
            notices.write(PictureNotice::Taken);
        }
        _ if still.waited >= MAX_WAIT => {
            if let Some(shot) = still.shot {
                commands.entity(shot).despawn();
            }
            commands.remove_resource::<Still>();
            notices.write(PictureNotice::NoScreenshot);
            notices.write(PictureNotice::Taken);
        }
        _ => {}
    }
}

fn encode(
    mut captured: On<ScreenshotCaptured>,
    mut commands: Commands,
    current: Option<Res<CurrentMatch>>,
    storage: Res<Storage>,
) {
    let image = std::mem::take(&mut captured.image);
    let file_name = file_name(current.as_deref(), ".png");
    commands.spawn(Encoding::begin(file_name, storage.pictures(), async move {
        png(image)
    }));
}
