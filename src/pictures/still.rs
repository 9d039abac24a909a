//! A still picture.

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::window::RequestRedraw;

use super::encoding::{Encoding, file_name, png};
use super::{MAX_WAIT_FRAMES, PictureNotice, SETTLE_FRAMES};
use crate::scene::{Eye, TableTiles};
use crate::session::CurrentMatch;
use crate::state::Menu;
use crate::storage::Storage;
use crate::table::Top;

/// The progress of taking the picture.
#[derive(Component, Default)]
pub struct Still {
    waited_frames: u32,
    shot: Option<Entity>,
}

/// Begins a picture, which leaving the menu cancels.
pub(super) fn begin(menu: Res<State<Menu>>, mut commands: Commands) {
    commands.spawn((Still::default(), DespawnOnExit(*menu.get())));
}

pub(super) fn take(
    still: Single<(Entity, &mut Still)>,
    mut commands: Commands,
    eye: Res<Eye>,
    tiles: Option<Res<TableTiles>>,
    shots: Query<(), With<Screenshot>>,
    mut notices: MessageWriter<PictureNotice>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (picture, mut still) = still.into_inner();
    redraw.write(RequestRedraw);
    still.waited_frames += 1;
    let is_settled = tiles.is_none_or(|tiles| tiles.is_settled());
    match still.shot {
        None if still.waited_frames >= SETTLE_FRAMES && !eye.is_moving() && is_settled => {
            let mut shot = commands.spawn(Screenshot::primary_window());
            still.shot = Some(shot.observe(encode).id());
        }
        Some(shot) if !shots.contains(shot) => {
            commands.entity(picture).despawn();
            notices.write(PictureNotice::Taken);
        }
        _ if still.waited_frames >= MAX_WAIT_FRAMES => {
            if let Some(shot) = still.shot {
                commands.entity(shot).despawn();
            }
            commands.entity(picture).despawn();
            notices.write(PictureNotice::NoScreenshot);
            notices.write(PictureNotice::Taken);
        }
        _ => {}
    }
}

fn encode(
    mut captured: On<ScreenshotCaptured>,
    mut commands: Commands,
    current: Option<Top<CurrentMatch>>,
    storage: Res<Storage>,
) {
    let image = std::mem::take(&mut captured.image);
    let file_name = file_name(current.as_deref(), ".png");
    commands.spawn(Encoding::begin(file_name, storage.pictures(), async move {
        png(image)
    }));
}
