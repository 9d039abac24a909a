//! The picture drawn in tiles is that drawn as a whole, in every frame and every pixel.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use awale::app::{Options, offscreen};
use awale::board_view::InFlight;
use awale::jobs::Job;
use awale::phase::Phase;
use awale::playback::Playback;
use awale::scene::{Eye, Pipelines, TableTiles, TileMode};
use awale::session::{CurrentMatch, GameCommand};
use awale::settings::{Quality, Settings};
use awale::state::{Menu, Screen};
use awale::storage::Storage;
use awale_engine::matches::Agreement;
use awale_rules::{Move, library};
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::TimeUpdateStrategy;
use bevy::window::PrimaryWindow;

use super::fixtures::{is_long, slice};
use super::table::two_persons;

const SIZE: UVec2 = UVec2::new(320, 180);
/// The size after a resize during a game.
const OTHER_SIZE: UVec2 = UVec2::new(240, 200);
/// The time between two frames.
const STEP: Duration = Duration::from_millis(110);
/// The frames of a game: in the short form, and in the long one.
const FRAMES: usize = 50;
const LONG_FRAMES: usize = 100;
/// Frames without a change before the first one that is compared.
const CALM: usize = 5;

/// Frames at the end whose pictures may not arrive.
const LATE: usize = 4;

fn frame_count() -> usize {
    if is_long() { LONG_FRAMES } else { FRAMES }
}

type Frames = Arc<Mutex<BTreeMap<usize, Vec<u8>>>>;

/// Plays one game, and takes a picture of each frame.
#[derive(Resource)]
struct Run {
    game: &'static str,
    mode: TileMode,
    frames: Frames,
    calm: usize,
    /// The number of the frame; none before the game begins.
    frame: Option<usize>,
    shaded: u64,
}

/// Begins the game, and waits until nothing changes any more.
fn begin(
    mut run: ResMut<Run>,
    mut tiles: ResMut<TableTiles>,
    pipelines: Res<Pipelines>,
    jobs: Query<(), With<Job>>,
    eye: Res<Eye>,
    current: Option<Res<CurrentMatch>>,
    mut commands: MessageWriter<GameCommand>,
) {
    if run.frame.is_some() {
        return;
    }
    if current.is_none() && run.calm == 0 {
        let agreement = Agreement::single(run.game, two_persons(run.game));
        commands.write(GameCommand::Begin(Box::new(agreement)));
        run.calm = 1;
    }
    tiles.set_mode(run.mode);
    let is_calm = pipelines.are_compiled() && jobs.is_empty() && !eye.is_moving();
    run.calm = if is_calm { run.calm + 1 } else { 1 };
    if run.calm > CALM {
        run.frame = Some(0);
    }
}

/// Plays, points, resizes and turns, always in the same frames.
fn play(
    mut run: ResMut<Run>,
    tiles: Res<TableTiles>,
    phase: Res<Phase>,
    playback: Res<Playback>,
    in_flight: Query<(), With<InFlight>>,
    current: Option<Res<CurrentMatch>>,
    mut eye: ResMut<Eye>,
    mut settings: ResMut<Settings>,
    mut window: Single<&mut Window, With<PrimaryWindow>>,
    mut commands: MessageWriter<GameCommand>,
    mut requests: Commands,
    mut exit: MessageWriter<AppExit>,
) {
    let (Some(frame), Some(current)) = (run.frame, current) else {
        return;
    };
    run.shaded += u64::from(tiles.shaded_pixels());
    let frames = Arc::clone(&run.frames);
    requests
        .spawn(Screenshot::primary_window())
        .observe(move |shot: On<ScreenshotCaptured>| {
            let pixels = shot.image.data.clone().unwrap_or_default();
            frames.lock().unwrap().insert(frame, pixels);
        });
    match frame {
        30 => eye.orbit(Vec2::new(0.3, 0.1)),
        36 => window
            .resolution
            .set(OTHER_SIZE.x as f32, OTHER_SIZE.y as f32),
        40 => eye.return_to_seat(),
        44 => settings.look.quality = Some(Quality::Medium),
        _ if frame >= frame_count() => {
            exit.write(AppExit::Success);
        }
        _ => {}
    }
    let moves = playback.is_moving() || !in_flight.is_empty();
    if matches!(*phase, Phase::Person(_)) && !moves && frame > 1 {
        let position = current.position();
        let legal = position.legal_moves(current.game().rules());
        let fullest = legal
            .holes()
            .iter()
            .max_by_key(|&hole| position.seeds_in(hole));
        if let Some(mv) = fullest.map(Move::from) {
            commands.write(GameCommand::Play(mv));
        }
    }
    run.frame = Some(frame + 1);
}

/// The frames of a game, and the pixels that were shaded for them.
fn frames(game: &'static str, mode: TileMode) -> (Vec<Vec<u8>>, u64) {
    let frames = Frames::default();
    let mut app = offscreen(Options {
        size: Some(SIZE),
        ..Options::default()
    });
    app.insert_resource(Storage::disabled())
        .insert_resource(TimeUpdateStrategy::ManualDuration(STEP))
        .insert_resource(Run {
            game,
            mode,
            frames: Arc::clone(&frames),
            calm: 0,
            frame: None,
            shaded: 0,
        })
        .add_systems(
            Startup,
            |mut screen: ResMut<NextState<Screen>>, mut menu: ResMut<NextState<Menu>>| {
                screen.set(Screen::Playing);
                menu.set(Menu::Closed);
            },
        )
        .add_systems(First, (begin, play).chain());
    let shaded = Arc::new(Mutex::new(0));
    let sum = Arc::clone(&shaded);
    app.add_systems(Last, move |run: Res<Run>| *sum.lock().unwrap() = run.shaded);
    assert!(app.run().is_success());
    let frames = std::mem::take(&mut *frames.lock().unwrap());
    // The last pictures may not have arrived.
    let frames = (0..frame_count() - LATE).map(|frame| frames[&frame].clone());
    let shaded = *shaded.lock().unwrap();
    (frames.collect(), shaded)
}

/// The number of pixels that differ, and the largest difference of a channel.
fn difference(a: &[u8], b: &[u8]) -> (usize, u8) {
    assert_eq!(a.len(), b.len());
    let pixels = a
        .chunks_exact(4)
        .zip(b.chunks_exact(4))
        .filter(|(a, b)| a != b);
    let most = pixels
        .clone()
        .flat_map(|(a, b)| a.iter().zip(b).map(|(a, b)| a.abs_diff(*b)));
    (pixels.clone().count(), most.max().unwrap_or(0))
}

#[test]
fn tiles_show_what_a_whole_picture_does() {
    for game in slice(library::all_names(), 1) {
        let (whole, _) = frames(game, TileMode::Everything);
        let (tiled, shaded) = frames(game, TileMode::SingleSample);
        let changes = tiled.windows(2).filter(|pair| pair[0] != pair[1]).count();
        assert!(
            changes > FRAMES / 2,
            "{game}: {changes} frames differ from the last"
        );
        let all = whole.len() as u64 * u64::from(SIZE.element_product());
        assert!(shaded < all / 2, "{game}: {shaded} pixels of {all}");
        for (number, (whole, tiled)) in whole.iter().zip(&tiled).enumerate() {
            let (pixels, most) = difference(whole, tiled);
            if pixels > 0
                && let Ok(folder) = std::env::var("AWALE_PICTURES")
            {
                for (name, pixels) in [("whole", whole), ("tiled", tiled)] {
                    std::fs::write(format!("{folder}/{game}-{number}-{name}.bgra"), pixels)
                        .unwrap();
                }
                eprintln!("{game}, frame {number}: {pixels} pixels differ by at most {most}");
                continue;
            }
            assert_eq!(pixels, 0, "{game}, frame {number}: by at most {most}");
        }
    }
}
