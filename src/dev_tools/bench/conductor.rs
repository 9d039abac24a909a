//! Runs the benchmark: plays on boards of several sizes and collects the measured times.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::winit::WinitSettings;

use super::drawn::Inventory;
use super::figures::{Summary, format_line};
use super::stopwatch::{FrameEnd, FramePart, Stopwatch};
use super::{Bench, figures, stopwatch};
use crate::board::Seed;
use crate::board_view::InFlight;
use crate::dev_tools::offscreen::Canvas;
use crate::jobs::Job;
use crate::phase::Phase;
use crate::playback::Playback;
use crate::scene::{Eye, Pipelines, TableTiles, TileMode};
use crate::session::{CurrentMatch, GameCommand};
use crate::settings::Settings;
use crate::state::{Menu, Screen};
use crate::table::Top;
use awale_engine::matches::{Agreement, Beginner, MatchSetup, Player, Seat};
use awale_rules::spec::{BoardSpec, Direction};
use awale_rules::{Geometry, Move, library};

/// The boards, with the variant that is played on each.
const BOARDS: [(&str, BenchBoard); 5] = [
    ("awale", BenchBoard::Custom(6, 4)),
    ("awale", BenchBoard::Custom(6, 8)),
    ("awale", BenchBoard::Custom(18, 12)),
    ("omweso", BenchBoard::Standard(0)),
    ("hus", BenchBoard::Standard(1)),
];
/// Number of frames to skip after a board is laid out and its picture is complete.
const WARM_UP_FRAMES: usize = 60;
/// Rotation of the camera around the board, sideways and upwards.
const ORBIT_RADIANS: Vec2 = Vec2::new(0.3, 0.1);
/// The random seed.
const SEED: u64 = 1997;

/// A board for a variant.
#[derive(Clone, Copy)]
enum BenchBoard {
    /// A custom board: holes per row, and seeds per hole at the start.
    Custom(i64, i64),
    /// One of the variant's standard boards, by index.
    Standard(usize),
}

/// The times of one frame.
#[derive(Clone, Copy)]
struct Sample {
    total: Duration,
    parts: [Duration; PARTS.len()],
    main_world: Duration,
    /// The time from frame to frame, and the time of it spent waiting for the graphics card, if
    /// frames are drawn at the highest rate.
    drawn: Option<(Duration, Duration)>,
    /// Number of pixels shaded, if any are drawn.
    shaded: Option<u32>,
}

/// The parts of a frame, with their labels in the table.
const PARTS: [(FramePart, &str); 5] = [
    (FramePart::Logic, "game logic"),
    (FramePart::Shape, "meshes and poses"),
    (FramePart::Light, "lighting"),
    (FramePart::Panels, "panels"),
    (FramePart::Sound, "sound"),
];

/// The progress of the benchmark.
#[derive(Default)]
struct Conductor {
    board: usize,
    has_started: bool,
    warm_frames: usize,
    at_rest: Vec<Sample>,
    sowing: Vec<Sample>,
    /// Samples taken while sowing, with the whole picture drawn in every frame.
    all_tiles: Vec<Sample>,
    /// Samples taken while the camera orbits, drawn as for a player.
    orbit: Vec<Sample>,
    /// Time from the end of the orbit until the picture is sharp.
    time_to_sharp: Duration,
    is_sharp: bool,
}

/// Runs the benchmark.
pub fn plugin(bench: Bench) -> impl Plugin {
    move |app: &mut App| {
        app.add_systems(
            Startup,
            (close_menus, move |mut settings: ResMut<Settings>| {
                settings.look.quality = bench.quality;
            }),
        )
        .add_systems(Last, update_continuously)
        .add_systems(
            FrameEnd,
            (move || bench)
                .pipe(advance_benchmark)
                .after(stopwatch::end),
        );
    }
}

fn close_menus(mut screen: ResMut<NextState<Screen>>, mut menu: ResMut<NextState<Menu>>) {
    screen.set(Screen::Playing);
    menu.set(Menu::Closed);
}

fn update_continuously(settings: Option<ResMut<WinitSettings>>) {
    if let Some(mut settings) = settings {
        *settings = WinitSettings::continuous();
    }
}

/// The game that is measured.
#[derive(SystemParam)]
struct MeasuredGame<'w, 's> {
    phase: Res<'w, Phase>,
    playback: Top<'w, 's, Playback>,
    in_flight: Query<'w, 's, (), With<InFlight>>,
    current: Option<Top<'w, 's, CurrentMatch>>,
    seeds: Query<'w, 's, (), With<Seed>>,
    jobs: Query<'w, 's, (), With<Job>>,
}

/// The picture of the game, if one is drawn.
#[derive(SystemParam)]
struct DrawnPicture<'w> {
    canvas: Option<Res<'w, Canvas>>,
    pipelines: Option<Res<'w, Pipelines>>,
    tiles: Option<ResMut<'w, TableTiles>>,
    eye: ResMut<'w, Eye>,
}

fn advance_benchmark(
    In(bench): In<Bench>,
    watch: Res<Stopwatch>,
    game: MeasuredGame,
    picture: DrawnPicture,
    inventory: Inventory,
    mut run: Local<Conductor>,
    mut commands: MessageWriter<GameCommand>,
    mut exit: MessageWriter<AppExit>,
) {
    if !run.has_started {
        match agreement(BOARDS[run.board]) {
            Some(agreement) => commands.write(GameCommand::Begin(Box::new(agreement))),
            None => {
                error!("could not lay out the board");
                exit.write(AppExit::error());
                return;
            }
        };
        run.has_started = true;
        return;
    }
    let DrawnPicture {
        canvas,
        pipelines,
        mut tiles,
        mut eye,
    } = picture;
    let is_moving = game.playback.is_moving() || !game.in_flight.is_empty();
    let is_ready = matches!(*game.phase, Phase::Person(_) | Phase::Over) && !is_moving;
    let sample = Sample {
        total: watch.total(),
        parts: PARTS.map(|(part, _)| watch.spent(part)),
        main_world: watch.main_world_time(),
        drawn: canvas.map(|canvas| (watch.interval(), canvas.waited())),
        shaded: tiles.as_ref().map(|tiles| tiles.shaded_pixels()),
    };
    let is_drawn = tiles.is_some();
    let is_sharp = tiles.as_ref().is_none_or(|tiles| tiles.is_sharp());
    let is_settled = tiles.as_ref().is_none_or(|tiles| tiles.is_settled());
    let mode = tiles.as_ref().map(|tiles| tiles.mode());
    let mut set_mode = |mode| {
        if let Some(tiles) = &mut tiles {
            tiles.set_mode(mode);
        }
    };
    if run.warm_frames < WARM_UP_FRAMES {
        // Until the picture is complete, shaders are compiled and indirect light is computed.
        let is_complete = pipelines.is_none_or(|pipelines| pipelines.are_compiled());
        run.warm_frames += usize::from(is_ready && is_complete && game.jobs.is_empty());
        set_mode(TileMode::SingleSample);
    } else if run.at_rest.len() < bench.frames {
        run.at_rest.push(sample);
    } else if run.sowing.len() < bench.frames || (is_drawn && run.all_tiles.len() < bench.frames) {
        let has_measured_sowing = run.sowing.len() == bench.frames;
        if has_measured_sowing {
            set_mode(TileMode::Everything);
        }
        if is_moving && has_measured_sowing {
            run.all_tiles.push(sample);
        } else if is_moving {
            run.sowing.push(sample);
        } else if is_ready && let Some(current) = &game.current {
            commands.write(match fullest_hole_move(current) {
                Some(mv) => GameCommand::Play(mv),
                None => GameCommand::Restart,
            });
        }
    } else if is_drawn && run.orbit.is_empty() {
        if eye.is_moving() {
            run.orbit.push(sample);
        } else if mode != Some(TileMode::Budgeted) {
            set_mode(TileMode::Budgeted);
        } else if is_settled {
            // By now the budget has been learned, as in a normal game.
            eye.orbit(ORBIT_RADIANS);
        }
    } else if is_drawn && eye.is_moving() {
        run.orbit.push(sample);
    } else if is_drawn && !run.is_sharp {
        run.time_to_sharp += watch.interval();
        run.is_sharp = is_sharp;
    } else {
        eye.return_to_seat();
        if let Some(current) = &game.current {
            let geometry = current.position().geometry();
            let seeds = game.seeds.iter().count();
            print_table(&run, geometry, seeds, &inventory);
        }
        let board = run.board + 1;
        *run = Conductor { board, ..default() };
        if board == BOARDS.len() {
            run.board = 0;
            exit.write(AppExit::Success);
        }
    }
}

/// Sets up a match between two people on one of the [`BOARDS`].
fn agreement((variant, board): (&str, BenchBoard)) -> Option<Agreement> {
    let rules = library::load(variant)?.ok()?;
    let board = match board {
        BenchBoard::Custom(holes, seeds) => BoardSpec {
            holes,
            seeds,
            direction: Direction::Counterclockwise,
            ..BoardSpec::default()
        },
        BenchBoard::Standard(index) => rules.usual_boards().nth(index)?,
    };
    let person = || Seat {
        name: String::new(),
        player: Player::Person,
    };
    let setup = MatchSetup {
        rules: rules.on_board(board).ok()?.into(),
        seats: [person(), person()],
        beginner: Beginner::South,
        seed: SEED,
    };
    Some(Agreement::single(variant, setup))
}

/// Returns the legal move from the hole with the most seeds.
fn fullest_hole_move(current: &CurrentMatch) -> Option<Move> {
    let position = current.position();
    let legal = position.legal_moves(current.game().rules());
    let holes = legal.holes().iter();
    let fullest = holes.max_by_key(|&hole| position.seeds_in(hole));
    fullest.map(Move::from)
}

fn print_table(run: &Conductor, geometry: Geometry, seeds: usize, inventory: &Inventory) {
    let (lines, columns) = (geometry.lines(), geometry.columns());
    println!("{seeds} seeds on {lines} × {columns} holes");
    println!("{}", inventory.line());
    let parts = [
        ("at rest", &run.at_rest),
        ("while sowing", &run.sowing),
        ("sowing, all tiles", &run.all_tiles),
        ("orbit", &run.orbit),
    ];
    for (name, samples) in parts.into_iter().filter(|(_, samples)| !samples.is_empty()) {
        println!("{}", figures::HEADING);
        let summary = |time: &dyn Fn(&Sample) -> Duration| Summary::of(samples.iter().map(time));
        println!(
            "{}",
            format_line(&format!("{name}: game code"), summary(&|s| s.total))
        );
        for (index, (_, part)) in PARTS.iter().enumerate() {
            println!(
                "{}",
                format_line(&format!("  {part}"), summary(&|s| s.parts[index]))
            );
        }
        println!(
            "{}",
            format_line(&format!("{name}: main world"), summary(&|s| s.main_world))
        );
        let drawn: Vec<_> = samples.iter().filter_map(|sample| sample.drawn).collect();
        if !drawn.is_empty() {
            let intervals = Summary::of(drawn.iter().map(|&(interval, _)| interval));
            let waits = Summary::of(drawn.iter().map(|&(_, wait)| wait));
            println!(
                "{}",
                format_line(&format!("{name}: frame to frame"), intervals)
            );
            println!("{}", format_line("  waiting for graphics card", waits));
        }
        if samples.iter().any(|sample| sample.shaded.is_some()) {
            let shaded = samples.iter().filter_map(|sample| sample.shaded);
            let name = format!("{name}: pixels shaded");
            println!("{}", figures::format_pixel_line(&name, shaded));
        }
    }
    if run.is_sharp {
        let millis = run.time_to_sharp.as_secs_f64() * 1e3;
        println!("  sharp after the orbit: {millis:.0} ms");
    }
    println!();
}
