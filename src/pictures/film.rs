//! A film of the last move, recorded while the move is replayed.

use std::time::Duration;

use async_channel::{Receiver, Sender};
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::window::RequestRedraw;

use super::encoding::{Encoding, file_name};
use super::gif;
use super::{MAX_WAIT_FRAMES, PictureNotice, SETTLE_FRAMES};
use crate::board_view::InFlight;
use crate::playback::Playback;
use crate::scene::{Eye, TableTiles, TileMode};
use crate::session::{CurrentMatch, GameCommand};
use crate::storage::{FileError, Storage};
use crate::table::{Top, TopMut};

/// The time between frames of the film.
const FRAME_INTERVAL: Duration = Duration::from_millis(80);
/// Maximum time step while recording: on a slow machine, recording takes longer, but the film
/// doesn't.
const MAX_TIME_STEP: Duration = Duration::from_millis(40);
/// The time for which the film shows the position before the move.
const LEAD_IN: Duration = Duration::from_millis(600);
/// The time for which the film shows the position after the move.
const LEAD_OUT: Duration = Duration::from_millis(1500);
/// Maximum length of a film.
const MAX_LENGTH: Duration = Duration::from_secs(90);
/// Maximum width of a film, in pixels; larger windows are scaled down.
const MAX_WIDTH: u32 = 640;
/// Maximum number of outstanding screenshots.
const MAX_PENDING_SHOTS: usize = 6;

/// The stages of recording a film.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Stage {
    /// The position after the move, which supplies the colours of the palette.
    After,
    /// Returning to the position before the move.
    Back,
    /// The position before the move, until this film time.
    Before(Duration),
    /// The move.
    Move,
    /// The position after the move, until this film time.
    Rest(Duration),
    /// All screenshots have been requested.
    Done,
    /// All screenshots have arrived, or never will.
    Over,
}

/// The film being recorded.
#[derive(Component)]
pub(super) struct Recording {
    stage: Stage,
    /// The recorded step of the game, from 1.
    step: usize,
    /// The encoding job.
    encoding: Entity,
    /// Whether all screenshots have arrived.
    is_complete: bool,
    frames: Sender<Option<TimedImage>>,
    /// The film time.
    clock: Duration,
    /// The film time at which the next frame is due.
    due: Duration,
    /// The number of app frames in this stage.
    frames_in_stage: u32,
    /// The maximum time step before the recording.
    previous_max_delta: Duration,
    /// The tile mode before the recording.
    tile_mode: Option<TileMode>,
}

/// A screenshot at a film time.
struct TimedImage {
    image: Image,
    at: Duration,
}

/// An outstanding screenshot.
#[derive(Component)]
pub(super) struct PendingShot;

pub(super) fn start_recording(
    mut commands: Commands,
    current: Option<Top<CurrentMatch>>,
    storage: Res<Storage>,
    tiles: Option<ResMut<TableTiles>>,
    mut time: ResMut<Time<Virtual>>,
) {
    // A film mustn't depend on the machine's speed.
    let tile_mode = tiles.map(|mut tiles| {
        let before = tiles.mode();
        tiles.set_mode(TileMode::Sharp);
        before
    });
    let step = current.as_ref().map_or(0, |current| current.tree().step());
    let (frames, shots) = async_channel::unbounded();
    let file_name = file_name(current.as_deref(), ".gif");
    let encoding = Encoding::begin(file_name, storage.pictures(), encode(shots));
    let encoding = commands.spawn(encoding).id();
    commands.spawn(Recording {
        stage: if step == 0 { Stage::Done } else { Stage::After },
        step,
        encoding,
        is_complete: false,
        frames,
        clock: Duration::ZERO,
        due: Duration::ZERO,
        frames_in_stage: 0,
        previous_max_delta: time.max_delta(),
        tile_mode,
    });
    time.set_max_delta(MAX_TIME_STEP);
}

/// Ends or cancels the recording, and returns to the position from which it was started.
pub(super) fn stop_recording(
    mut commands: Commands,
    recording: Single<(Entity, &Recording)>,
    current: Option<Top<CurrentMatch>>,
    tiles: Option<ResMut<TableTiles>>,
    mut time: ResMut<Time<Virtual>>,
    mut game_commands: MessageWriter<GameCommand>,
) {
    let (entity, recording) = recording.into_inner();
    time.set_max_delta(recording.previous_max_delta);
    if let (Some(mut tiles), Some(mode)) = (tiles, recording.tile_mode) {
        tiles.set_mode(mode);
    }
    if current.is_some_and(|current| current.tree().step() != recording.step) {
        game_commands.write(GameCommand::GoToStep(recording.step));
    }
    if recording.is_complete {
        // Fails if the encoding has failed.
        let _ = recording.frames.try_send(None);
    } else {
        commands.entity(recording.encoding).try_despawn();
    }
    commands.entity(entity).despawn();
}

pub(super) fn record(
    mut recording: Single<&mut Recording>,
    mut commands: Commands,
    time: Res<Time>,
    mut playback: TopMut<Playback>,
    in_flight: Query<(), With<InFlight>>,
    eye: Res<Eye>,
    pending: Query<(), With<PendingShot>>,
    mut game_commands: MessageWriter<GameCommand>,
    mut notices: MessageWriter<PictureNotice>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    redraw.write(RequestRedraw);
    recording.frames_in_stage += 1;
    let is_at_rest = !playback.is_busy() && in_flight.is_empty();
    let is_clear = recording.frames_in_stage >= SETTLE_FRAMES && is_at_rest && !eye.is_moving();
    let is_recorded = matches!(
        recording.stage,
        Stage::Before(_) | Stage::Move | Stage::Rest(_)
    );
    let next = match recording.stage {
        Stage::After => is_clear.then(|| {
            request_shot(&mut commands, &recording.frames, Duration::ZERO);
            game_commands.write(GameCommand::GoToStep(recording.step - 1));
            Stage::Back
        }),
        Stage::Back => is_clear.then_some(Stage::Before(LEAD_IN)),
        Stage::Before(until) => (recording.clock >= until).then(|| {
            let step = recording.step;
            game_commands.write(GameCommand::ShowStep { step, shown: 0 });
            Stage::Move
        }),
        Stage::Move => {
            // Playback in single steps must be released.
            if playback.is_held() {
                playback.release();
            }
            let is_over = (recording.frames_in_stage >= SETTLE_FRAMES && is_at_rest)
                || recording.clock >= MAX_LENGTH;
            is_over.then(|| Stage::Rest(recording.clock + LEAD_OUT))
        }
        Stage::Rest(until) => (recording.clock >= until).then_some(Stage::Done),
        Stage::Done if pending.is_empty() || recording.frames_in_stage >= MAX_WAIT_FRAMES => {
            recording.is_complete = pending.is_empty();
            if !recording.is_complete {
                notices.write(PictureNotice::NoScreenshot);
            }
            notices.write(PictureNotice::Taken);
            Some(Stage::Over)
        }
        Stage::Done | Stage::Over => None,
    };
    if is_recorded {
        if recording.clock >= recording.due && pending.iter().count() < MAX_PENDING_SHOTS {
            request_shot(&mut commands, &recording.frames, recording.clock);
            recording.due += FRAME_INTERVAL;
        }
        recording.clock += time.delta();
    }
    if let Some(next) = next {
        recording.stage = next;
        recording.frames_in_stage = 0;
    }
}

/// Requests a screenshot of this frame.
fn request_shot(commands: &mut Commands, frames: &Sender<Option<TimedImage>>, at: Duration) {
    let frames = frames.clone();
    let take = move |mut captured: On<ScreenshotCaptured>| {
        let image = std::mem::take(&mut captured.image);
        // Fails if the recording was cancelled.
        let _ = frames.try_send(Some(TimedImage { image, at }));
    };
    commands
        .spawn((Screenshot::primary_window(), PendingShot))
        .observe(take);
}

/// Encodes frames as they arrive, until `None`. The first one, of the position after the move, is
/// used only for the palette.
///
/// # Errors
/// Returns an error if a frame can't be encoded, if there are none, or if the recording was
/// cancelled: a task dropped while it runs still sees the channel close.
async fn encode(shots: Receiver<Option<TimedImage>>) -> Result<Vec<u8>, FileError> {
    let to_error = |error: ::gif::EncodingError| FileError::Other(error.to_string());
    let mut samples = Vec::new();
    while samples.len() < 2
        && let Some(shot) = next_shot(&shots).await?
    {
        samples.push(frame(shot, samples.first())?);
    }
    if samples.is_empty() {
        return Err(FileError::Other("no screenshot arrived".to_owned()));
    }
    let mut film = gif::Film::new(&samples).map_err(to_error)?;
    let mut end = Duration::ZERO;
    let first = samples.pop();
    if let Some(first) = &first {
        film.add(first).map_err(to_error)?;
    }
    while let Some(shot) = next_shot(&shots).await? {
        let frame = frame(shot, first.as_ref())?;
        end = frame.at + FRAME_INTERVAL;
        film.add(&frame).map_err(to_error)?;
    }
    film.finish(end).map_err(to_error)
}

/// Returns the next frame; `None` at the end of the film.
async fn next_shot(shots: &Receiver<Option<TimedImage>>) -> Result<Option<TimedImage>, FileError> {
    let to_error = |_| FileError::Other("the recording was cancelled".to_owned());
    shots.recv().await.map_err(to_error)
}

/// Scales a screenshot to the size of the first frame, or down to the maximum width.
fn frame(shot: TimedImage, first: Option<&gif::Frame>) -> Result<gif::Frame, FileError> {
    let image = shot.image.try_into_dynamic();
    let image = image.map_err(|error| FileError::Other(error.to_string()))?;
    let (width, height) = match first {
        Some(first) => (u32::from(first.width), u32::from(first.height)),
        None => {
            let width = image.width().clamp(1, MAX_WIDTH);
            (
                width,
                (image.height() * width / image.width().max(1)).max(1),
            )
        }
    };
    let image = if (width, height) == (image.width(), image.height()) {
        image
    } else {
        image.thumbnail_exact(width, height)
    };
    let to_u16 = |number: u32| u16::try_from(number).unwrap_or(u16::MAX);
    Ok(gif::Frame {
        width: to_u16(width),
        height: to_u16(height),
        rgba: image.into_rgba8().into_raw(),
        at: shot.at,
    })
}

#[cfg(test)]
mod tests {
    use bevy::tasks::block_on;

    use super::*;

    fn shots(count: u64) -> (Sender<Option<TimedImage>>, Receiver<Option<TimedImage>>) {
        let (frames, shots) = async_channel::unbounded();
        for number in 0..count {
            let at = FRAME_INTERVAL * number as u32;
            let image = Image::default();
            assert!(frames.try_send(Some(TimedImage { image, at })).is_ok());
        }
        (frames, shots)
    }

    #[test]
    fn only_a_complete_film_is_encoded() {
        let (frames, complete) = shots(3);
        assert!(frames.try_send(None).is_ok());
        assert!(block_on(encode(complete)).is_ok_and(|film| film.starts_with(b"GIF89a")));
        let (frames, cancelled) = shots(3);
        drop(frames);
        assert!(block_on(encode(cancelled)).is_err());
    }
}
