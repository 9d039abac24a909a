//! A still picture.

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::window::RequestRedraw;

use super::encoding::{Encoding, file_name, png};
use super::{MAX_WAIT, PictureNotice, SETTLE_FRAMES};
use crate::game::scene::Eye;
use crate::game::session::CurrentMatch;
use crate::game::storage::Storage;

/// The progress of taking the picture.
#[derive(Resource, Default)]
pub(super) struct Still {
    waited: u32,
    shot: Option<Entity>,
    is_over: bool,
}

pub(super) fn prepare(mut commands: Commands) {
    commands.insert_resource(Still::default());
}

pub(super) fn take(
    mut still: ResMut<Still>,
    mut commands: Commands,
    eye: Res<Eye>,
    shots: Query<(), With<Screenshot>>,
    mut notices: MessageWriter<PictureNotice>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if still.is_over {
        return;
    }
    redraw.write(RequestRedraw);
    still.waited += 1;
    match still.shot {
        None if still.waited >= SETTLE_FRAMES && !eye.is_moving() => {
            let mut shot = commands.spawn(Screenshot::primary_window());
            still.shot = Some(shot.observe(encode).id());
        }
        Some(shot) if !shots.contains(shot) => {
            still.is_over = true;
            notices.write(PictureNotice::Taken);
        }
        _ if still.waited >= MAX_WAIT => {
            if let Some(shot) = still.shot {
                commands.entity(shot).despawn();
            }
            still.is_over = true;
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
