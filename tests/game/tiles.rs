//! The picture drawn in tiles is identical to the one drawn as a whole, in every frame and every
//! pixel.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use awale::app::{Options, offscreen};
use awale::board_view::InFlight;
use awale::jobs::Job;
use awale::phase::Phase;
use awale::playback::Playback;
use awale::scene::{BakeRays, Eye, Pipelines, Spotlight, TableTiles, TileMode};
use awale::session::{CurrentMatch, GameCommand};
use awale::settings::{Quality, Settings};
use awale::state::{Menu, Screen};
use awale::storage::Storage;
use awale::table::Top;
use awale_engine::matches::Agreement;
use awale_rules::{Move, library};
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::{TimeSystems, TimeUpdateStrategy};
use bevy::window::PrimaryWindow;

use super::fixtures::{is_long, named_games, slice};
use super::table::two_player_setup;

const SIZE: UVec2 = UVec2::new(320, 180);
/// Window size after a resize during a game.
const RESIZED: UVec2 = UVec2::new(240, 200);
/// Time between two frames.
const FRAME_DURATION: Duration = Duration::from_millis(110);
/// Number of frames per game: in the short form of the tests, and in the long one.
const FRAMES: usize = 50;
const LONG_FRAMES: usize = 100;
/// Frame in which the quality becomes medium. From then on, large captures move the camera and the
/// sun, which changes every pixel.
const MEDIUM_FRAME: usize = 44;
/// Number of games in the short form of the tests.
const SLICE_GAMES: usize = 1;
/// The values of [`Run::changes_quality`]: it changes in one of three commits in the short form of
/// the tests, as another quality means another bake and more shaders.
const CHANGES_OF_QUALITY: [bool; 3] = [true, false, false];
/// Number of games whose pictures are kept at the same time, at 20 MB each.
const GAMES_AT_ONCE: usize = 8;
/// Number of frames without a change before the first one compared.
const CALM_FRAMES: usize = 5;
/// Number of rays per vertex for the indirect light, whose noise is the same in both pictures.
const RAYS_PER_VERTEX: u32 = 4;

/// Number of frames at the end whose pictures may not arrive.
const LATE_FRAMES: usize = 4;

fn frame_count() -> usize {
    if is_long() { LONG_FRAMES } else { FRAMES }
}

/// Plays games, and takes a picture of each frame.
#[derive(Resource)]
struct Run {
    games: Vec<&'static str>,
    mode: TileMode,
    /// `true` if the quality becomes medium in [`MEDIUM_FRAME`].
    changes_quality: bool,
    /// The index of the current game.
    game_index: usize,
    pictures: Arc<Mutex<Vec<Pictures>>>,
    has_begun: bool,
    calm_frames: usize,
    /// The number of the frame; `None` before the game begins.
    frame: Option<usize>,
}

/// The pictures of a game's frames, and the number of pixels shaded for those at low quality.
#[derive(Default)]
struct Pictures {
    frames: BTreeMap<usize, Vec<u8>>,
    shaded: u64,
}

/// Begins the next game, and waits until nothing changes.
fn begin(
    mut run: ResMut<Run>,
    mut tiles: ResMut<TableTiles>,
    pipelines: Res<Pipelines>,
    jobs: Query<(), With<Job>>,
    light: Res<Spotlight>,
    mut eye: ResMut<Eye>,
    mut settings: ResMut<Settings>,
    mut window: Single<&mut Window, With<PrimaryWindow>>,
    mut step: ResMut<TimeUpdateStrategy>,
    mut commands: MessageWriter<GameCommand>,
) {
    // Jobs may take any number of frames, so time stands still while they run.
    let is_waiting = run.frame.is_some() && !jobs.is_empty();
    *step = TimeUpdateStrategy::ManualDuration(if is_waiting {
        Duration::ZERO
    } else {
        FRAME_DURATION
    });
    let Some(game) = run.games.get(run.game_index).copied() else {
        return;
    };
    if let Some(frame) = run.frame {
        // The bake for medium quality needs the processor, and no picture is taken meanwhile.
        if frame > MEDIUM_FRAME {
            tiles.set_mode(mode_while(is_waiting, run.mode));
        }
        return;
    }
    if !run.has_begun {
        let agreement = Agreement::single(game, two_player_setup(game));
        commands.write(GameCommand::Begin(Box::new(agreement)));
        window.resolution.set(SIZE.x as f32, SIZE.y as f32);
        settings.look.quality = Some(Quality::Low);
        eye.return_to_seat();
        run.has_begun = true;
        run.calm_frames = 0;
    }
    // The sun of the last game's captures fades for seconds, and changes every pixel.
    let is_moving = eye.is_moving() || light.is_changed();
    let is_calm = pipelines.are_compiled() && jobs.is_empty() && !is_moving;
    run.calm_frames = if is_calm { run.calm_frames + 1 } else { 0 };
    tiles.set_mode(mode_while(!is_calm, run.mode));
    if run.calm_frames > CALM_FRAMES {
        run.frame = Some(0);
    }
}

/// Returns the mode in which the next frame is drawn: while the run waits, with the fewest pixels.
fn mode_while(is_waiting: bool, mode: TileMode) -> TileMode {
    if is_waiting {
        TileMode::SingleSample
    } else {
        mode
    }
}

/// Plays, points, resizes and turns, always in the same frames.
fn play(
    mut run: ResMut<Run>,
    tiles: Res<TableTiles>,
    phase: Res<Phase>,
    playback: Top<Playback>,
    in_flight: Query<(), With<InFlight>>,
    jobs: Query<(), With<Job>>,
    current: Option<Top<CurrentMatch>>,
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
    if !jobs.is_empty() {
        return;
    }
    if frame == frame_count() {
        run.frame = None;
        run.has_begun = false;
        run.game_index += 1;
        if run.game_index == run.games.len() {
            exit.write(AppExit::Success);
        }
        return;
    }
    let game_index = run.game_index;
    if frame < MEDIUM_FRAME {
        run.pictures.lock().unwrap()[game_index].shaded += u64::from(tiles.shaded_pixels());
    }
    let pictures = Arc::clone(&run.pictures);
    requests
        .spawn(Screenshot::primary_window())
        .observe(move |shot: On<ScreenshotCaptured>| {
            let pixels = shot.image.data.clone().unwrap_or_default();
            let frames = &mut pictures.lock().unwrap()[game_index].frames;
            frames.insert(frame, pixels);
        });
    match frame {
        30 => eye.orbit(Vec2::new(0.3, 0.1)),
        36 => window.resolution.set(RESIZED.x as f32, RESIZED.y as f32),
        40 => eye.return_to_seat(),
        MEDIUM_FRAME if run.changes_quality => settings.look.quality = Some(Quality::Medium),
        _ => {}
    }
    let is_moving = playback.is_moving() || !in_flight.is_empty();
    if matches!(*phase, Phase::Person(_)) && !is_moving && frame > 1 {
        let position = current.position();
        let legal = position.legal_moves(current.game().rules());
        let seeds = |mv: &Move| mv.hole().map(|hole| position.seeds_in(hole));
        if let Some(mv) = legal.iter().max_by_key(seeds) {
            commands.write(GameCommand::Play(mv));
        }
    }
    run.frame = Some(frame + 1);
}

/// Creates a game that draws the table without a display, for windows of this size; indirect light
/// has this number of rays per vertex.
pub fn table_in_pictures(size: UVec2, rays: u32) -> App {
    let mut app = offscreen(Options {
        size: Some(size),
        ..Options::default()
    });
    app.insert_resource(Storage::disabled())
        .insert_resource(BakeRays(rays))
        .add_systems(
            Startup,
            |mut screen: ResMut<NextState<Screen>>, mut menu: ResMut<NextState<Menu>>| {
                screen.set(Screen::Playing);
                menu.set(Menu::Closed);
            },
        );
    app
}

/// Takes the pictures of these games.
fn pictures(games: &[&'static str], mode: TileMode) -> Vec<Pictures> {
    let changes_quality = slice(CHANGES_OF_QUALITY, 1).contains(&true);
    let pictures = games.iter().map(|_| Pictures::default()).collect();
    let pictures = Arc::new(Mutex::new(pictures));
    let mut app = table_in_pictures(SIZE, RAYS_PER_VERTEX);
    app.insert_resource(Run {
        games: games.to_vec(),
        mode,
        changes_quality,
        game_index: 0,
        pictures: Arc::clone(&pictures),
        has_begun: false,
        calm_frames: 0,
        frame: None,
    })
    .add_systems(First, (begin, play).chain().before(TimeSystems));
    assert!(app.run().is_success());
    std::mem::take(&mut *pictures.lock().unwrap())
}

/// Returns the number of pixels that differ, and the largest difference in a channel.
fn difference(a: &[u8], b: &[u8]) -> (usize, u8) {
    assert_eq!(a.len(), b.len());
    let pixels = a
        .chunks_exact(4)
        .zip(b.chunks_exact(4))
        .filter(|(a, b)| a != b);
    let max_difference = pixels
        .clone()
        .flat_map(|(a, b)| a.iter().zip(b).map(|(a, b)| a.abs_diff(*b)));
    (pixels.clone().count(), max_difference.max().unwrap_or(0))
}

#[test]
fn tiles_show_what_a_whole_picture_does() {
    for games in named_games(slice(library::all_names(), SLICE_GAMES)).chunks(GAMES_AT_ONCE) {
        // Each mode uses an app of its own, as one-time hints appear only once per app.
        let whole = pictures(games, TileMode::Everything);
        let tiled = pictures(games, TileMode::SingleSample);
        for (game, (whole, tiled)) in games.iter().zip(whole.iter().zip(&tiled)) {
            assert_identical(game, whole, tiled);
        }
    }
}

fn assert_identical(game: &str, whole: &Pictures, tiled: &Pictures) {
    // The last pictures of the run may not have arrived.
    let frames = 0..frame_count() - LATE_FRAMES;
    let changes = frames
        .clone()
        .skip(1)
        .filter(|frame| tiled.frames[&(frame - 1)] != tiled.frames[frame])
        .count();
    assert!(
        changes > FRAMES / 2,
        "{game}: {changes} frames differ from the last"
    );
    assert!(
        tiled.shaded < whole.shaded / 2,
        "{game}: {} pixels of {}",
        tiled.shaded,
        whole.shaded
    );
    for frame in frames {
        let (whole, tiled) = (&whole.frames[&frame], &tiled.frames[&frame]);
        let (pixels, max_difference) = difference(whole, tiled);
        if pixels > 0
            && let Ok(folder) = std::env::var("AWALE_PICTURES")
        {
            for (name, pixels) in [("whole", whole), ("tiled", tiled)] {
                std::fs::write(format!("{folder}/{game}-{frame}-{name}.bgra"), pixels).unwrap();
            }
            eprintln!("{game}, frame {frame}: {pixels} pixels differ by at most {max_difference}");
            continue;
        }
        assert_eq!(
            pixels, 0,
            "{game}, frame {frame}: by at most {max_difference}"
        );
    }
}
