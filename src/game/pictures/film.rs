//! A moving picture of the move that was played last: it is played once more, and taken as it goes.

use std::time::Duration;

use async_channel::{Receiver, Sender};
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::window::RequestRedraw;

use super::encoding::{Encoding, name};
use super::gif;
use super::{CLEAR, PATIENCE, PictureNotice};
use crate::game::board_view::InFlight;
use crate::game::playback::Playback;
use crate::game::scene::Eye;
use crate::game::session::{CurrentMatch, GameCommand};
use crate::game::storage::{FileTrouble, Storage};

/// Time from one picture to the next.
const STEP: Duration = Duration::from_millis(80);
/// The most time that passes in a frame: on a slow machine the film takes longer to make, and not
/// to be seen.
const LONGEST_FRAME: Duration = Duration::from_millis(40);
/// What is seen before the move begins, and after it has ended.
const BEFORE: Duration = Duration::from_millis(600);
const AFTER: Duration = Duration::from_millis(1500);
/// A film is no longer.
const LONGEST: Duration = Duration::from_secs(90);
/// It is no wider, in pixels: larger windows are taken smaller.
const WIDEST: u32 = 640;
/// Pictures that the graphics card may owe; while it owes more, none is asked for.
const MOST_OWED: usize = 6;

/// Where the making of a film is.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Scene {
    /// The table as it is after the move, which is also what it is seen in last: its colours are
    /// wanted.
    After,
    /// Back to the position before the move.
    Back,
    /// The position before the move, until this time on the film's clock.
    Before(Duration),
    /// The move.
    Move,
    /// The position after it, until this time.
    Rest(Duration),
    /// All is asked for.
    Done,
    /// All has come, or won't.
    Over,
}

/// A film in the making.
#[derive(Resource)]
pub(super) struct Making {
    scene: Scene,
    /// The step of the game that is shown, from 1.
    step: usize,
    /// What becomes of it.
    encoding: Entity,
    /// Whether all pictures have come.
    is_whole: bool,
    frames: Sender<Option<Shot>>,
    /// The film's clock, and when the next picture is due.
    clock: Duration,
    due: Duration,
    /// Frames in this scene, and since a picture has come.
    waited: u32,
    /// What a frame could last before.
    longest_frame: Duration,
}

/// A picture as the window gave it.
struct Shot {
    image: Image,
    at: Duration,
}

/// A picture that was asked for.
#[derive(Component)]
pub(super) struct Owed;

pub(super) fn prepare(
    mut commands: Commands,
    current: Option<Res<CurrentMatch>>,
    storage: Res<Storage>,
    mut time: ResMut<Time<Virtual>>,
) {
    let step = current.as_ref().map_or(0, |current| current.tree().step());
    let (frames, shots) = async_channel::unbounded();
    let name = name(current.as_deref(), ".gif");
    let encoding = Encoding::begin(name, storage.pictures(), encode(shots));
    let encoding = commands.spawn(encoding).id();
    commands.insert_resource(Making {
        scene: if step == 0 { Scene::Done } else { Scene::After },
        step,
        encoding,
        is_whole: false,
        frames,
        clock: Duration::ZERO,
        due: Duration::ZERO,
        waited: 0,
        longest_frame: time.max_delta(),
    });
    time.set_max_delta(LONGEST_FRAME);
}

/// At the end, and when the player has enough of it: the table is where it was.
pub(super) fn leave(
    mut commands: Commands,
    making: Option<Res<Making>>,
    current: Option<Res<CurrentMatch>>,
    mut time: ResMut<Time<Virtual>>,
    mut wishes: MessageWriter<GameCommand>,
) {
    let Some(making) = making else {
        return;
    };
    time.set_max_delta(making.longest_frame);
    if current.is_some_and(|current| current.tree().step() != making.step) {
        wishes.write(GameCommand::GoToStep(making.step));
    }
    if making.is_whole {
        // Refused if the encoding has failed.
        let _ = making.frames.try_send(None);
    } else {
        commands.entity(making.encoding).try_despawn();
    }
    commands.remove_resource::<Making>();
}

pub(super) fn shoot(
    mut making: ResMut<Making>,
    mut commands: Commands,
    time: Res<Time>,
    mut playback: ResMut<Playback>,
    in_flight: Query<(), With<InFlight>>,
    eye: Res<Eye>,
    owed: Query<(), With<Owed>>,
    mut wishes: MessageWriter<GameCommand>,
    mut notices: MessageWriter<PictureNotice>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    redraw.write(RequestRedraw);
    making.waited += 1;
    let rests = !playback.is_busy() && in_flight.is_empty();
    let is_clear = making.waited >= CLEAR && rests && !eye.is_moving();
    let is_shown = matches!(
        making.scene,
        Scene::Before(_) | Scene::Move | Scene::Rest(_)
    );
    let next = match making.scene {
        Scene::After => is_clear.then(|| {
            ask(&mut commands, &making.frames, Duration::ZERO);
            wishes.write(GameCommand::GoToStep(making.step - 1));
            Scene::Back
        }),
        Scene::Back => is_clear.then_some(Scene::Before(BEFORE)),
        Scene::Before(until) => (making.clock >= until).then(|| {
            let step = making.step;
            wishes.write(GameCommand::ShowStep { step, shown: 0 });
            Scene::Move
        }),
        Scene::Move => {
            // What is followed waits to be asked for.
            if playback.is_held() {
                playback.release();
            }
            let ends = (making.waited >= CLEAR && rests) || making.clock >= LONGEST;
            ends.then(|| Scene::Rest(making.clock + AFTER))
        }
        Scene::Rest(until) => (making.clock >= until).then_some(Scene::Done),
        Scene::Done if owed.is_empty() || making.waited >= PATIENCE => {
            making.is_whole = owed.is_empty();
            if !making.is_whole {
                notices.write(PictureNotice::Nothing);
            }
            notices.write(PictureNotice::Taken);
            Some(Scene::Over)
        }
        Scene::Done | Scene::Over => None,
    };
    if is_shown {
        if making.clock >= making.due && owed.iter().count() < MOST_OWED {
            ask(&mut commands, &making.frames, making.clock);
            making.due += STEP;
        }
        making.clock += time.delta();
    }
    if let Some(next) = next {
        making.scene = next;
        making.waited = 0;
    }
}

/// Asks the window for what it shows in this frame.
fn ask(commands: &mut Commands, frames: &Sender<Option<Shot>>, at: Duration) {
    let frames = frames.clone();
    let take = move |mut captured: On<ScreenshotCaptured>| {
        let image = std::mem::take(&mut captured.image);
        // Refused when the film has been given up.
        let _ = frames.try_send(Some(Shot { image, at }));
    };
    commands
        .spawn((Screenshot::primary_window(), Owed))
        .observe(take);
}

/// Encodes the pictures as they come, until `None`. The first one, of the position after the move,
/// only lends its colours.
///
/// # Errors
/// If a picture can't be encoded, if there are none, or if the film was given up: a task that is
/// dropped while it runs still reaches the end of the channel.
async fn encode(shots: Receiver<Option<Shot>>) -> Result<Vec<u8>, FileTrouble> {
    let failed = |error: ::gif::EncodingError| FileTrouble::Other(error.to_string());
    let mut samples = Vec::new();
    while samples.len() < 2
        && let Some(shot) = next_shot(&shots).await?
    {
        samples.push(frame(shot, samples.first())?);
    }
    if samples.is_empty() {
        return Err(FileTrouble::Other("the window gave no picture".to_owned()));
    }
    let mut film = gif::Film::new(&samples).map_err(failed)?;
    let mut end = Duration::ZERO;
    let first = samples.pop();
    if let Some(first) = &first {
        film.add(first).map_err(failed)?;
    }
    while let Some(shot) = next_shot(&shots).await? {
        let frame = frame(shot, first.as_ref())?;
        end = frame.at + STEP;
        film.add(&frame).map_err(failed)?;
    }
    film.finish(end).map_err(failed)
}

/// The next picture; `None` at the end of the film.
async fn next_shot(shots: &Receiver<Option<Shot>>) -> Result<Option<Shot>, FileTrouble> {
    let given_up = |_| FileTrouble::Other("the film was given up".to_owned());
    shots.recv().await.map_err(given_up)
}

/// A picture in the size of the film: that of the first one, or as large as a film may be.
fn frame(shot: Shot, like: Option<&gif::Frame>) -> Result<gif::Frame, FileTrouble> {
    let image = shot.image.try_into_dynamic();
    let image = image.map_err(|error| FileTrouble::Other(error.to_string()))?;
    let (width, height) = match like {
        Some(like) => (u32::from(like.width), u32::from(like.height)),
        None => {
            let width = image.width().clamp(1, WIDEST);
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
    let short = |number: u32| u16::try_from(number).unwrap_or(u16::MAX);
    Ok(gif::Frame {
        width: short(width),
        height: short(height),
        rgba: image.into_rgba8().into_raw(),
        at: shot.at,
    })
}

#[cfg(test)]
mod tests {
    use bevy::tasks::block_on;

    use super::*;

    fn shots(count: u64) -> (Sender<Option<Shot>>, Receiver<Option<Shot>>) {
        let (frames, shots) = async_channel::unbounded();
        for number in 0..count {
            let at = STEP * number as u32;
            let image = Image::default();
            assert!(frames.try_send(Some(Shot { image, at })).is_ok());
        }
        (frames, shots)
    }

    #[test]
    fn a_film_ends_only_when_it_is_whole() {
        let (frames, whole) = shots(3);
        assert!(frames.try_send(None).is_ok());
        assert!(block_on(encode(whole)).is_ok_and(|film| film.starts_with(b"GIF89a")));
        let (frames, given_up) = shots(3);
        drop(frames);
        assert!(block_on(encode(given_up)).is_err());
    }
}
