//! Assembles the app: with a window for players, without one for tests.

#[cfg(not(target_arch = "wasm32"))]
mod assets;
#[cfg(not(target_arch = "wasm32"))]
mod command_line;
mod crash;
mod loading_screen;
#[cfg(all(target_os = "linux", target_env = "gnu"))]
mod memory;
#[cfg(target_arch = "wasm32")]
mod page;
pub mod power;
#[cfg(not(target_arch = "wasm32"))]
mod window_icon;

use std::process::ExitCode;
use std::time::Duration;

use bevy::app::{PluginGroupBuilder, ScheduleRunnerPlugin};
use bevy::asset::AssetMetaCheck;
use bevy::core_pipeline::CorePipelinePlugin;
use bevy::ecs::error;
use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::gilrs::GilrsPlugin;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::WgpuSettings;
use bevy::window::{PresentMode, WindowResizeConstraints, WindowResolution};
use bevy::winit::WinitPlugin;
use bevy_egui::EguiPlugin;

use crate::accessibility::{screen_reader, speech, transcript};
use crate::dev_tools::{self, Bench, Script, bench, rehearsal};
use crate::opened_files::Arrival;
use crate::scene::{Graphics, ToneCurve};
use crate::storage::{self, Storage};
use crate::ui::OwnClipboard;
use crate::{
    advisor, audio, board, board_view, catalog, commentary, controls, friends, input, jobs, lesson,
    localization, navigation, opened_files, phase, pictures, playback, puzzle, questions, scene,
    schedule, session, settings, shortcuts, state, studies, table, ui,
};

/// CSS selector of the game's canvas in a browser page.
const CANVAS_SELECTOR: &str = "#game";
/// Title of the window.
const WINDOW_TITLE: &str = "Awale";
/// Initial size of the window, in logical pixels.
const DEFAULT_WINDOW_SIZE: UVec2 = UVec2::new(1280, 720);
/// Minimum size of the window, in logical pixels.
const MIN_WINDOW_SIZE: Vec2 = Vec2::new(320.0, 200.0);
/// Libraries log only errors, as their warnings mean nothing to a player. Also silenced are the
/// messages of the driver search, whose failure [`crash`] reports, and Bevy's message about a
/// missing lookup table for tone mapping, which [`ToneCurve`] adds.
const LOG_FILTER: &str = "error,awale=info,wgpu_hal::vulkan::instance=off,wgpu_hal::gles=off,\
    bevy_core_pipeline::tonemapping=off";

/// The start options of the app.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The size of the window, in logical pixels; `None` for the default.
    pub size: Option<UVec2>,
    /// A script to run, and the duration of each of its frames.
    pub script: Option<(Script, Duration)>,
    /// The content to show first, instead of the main menu.
    pub arrival: Option<Arrival>,
    /// A benchmark to run instead of waiting for a player; then nothing is saved.
    pub bench: Option<Bench>,
}

impl Options {
    /// Returns the size of the window, in logical pixels.
    fn resolution(&self) -> WindowResolution {
        let size = self.size.unwrap_or(DEFAULT_WINDOW_SIZE);
        WindowResolution::new(size.x, size.y)
    }

    /// Adds the content to show first, the script and the benchmark.
    fn apply(self, app: &mut App) {
        if let Some(arrival) = self.arrival {
            app.world_mut().write_message(arrival);
        }
        if let Some((script, step)) = self.script {
            app.add_plugins(dev_tools::plugin(script, step));
        }
        if let Some(bench) = self.bench {
            app.add_plugins(bench::plugin(bench));
        }
    }
}

/// Runs the game as its command line or its web page requests, and returns the program's exit code.
#[must_use]
pub fn run() -> ExitCode {
    crash::install_panic_hook();
    #[cfg(target_arch = "wasm32")]
    let mut app = page::app();
    #[cfg(not(target_arch = "wasm32"))]
    let mut app = match command_line::app() {
        Ok(app) => app,
        Err(message) => {
            eprintln!("{message}");
            return ExitCode::FAILURE;
        }
    };
    match app.run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}

/// Creates the game in a window.
fn windowed(options: Options) -> App {
    let window = Window {
        title: WINDOW_TITLE.into(),
        name: Some("awale".into()),
        resolution: options.resolution(),
        present_mode: PresentMode::AutoVsync,
        canvas: Some(CANVAS_SELECTOR.into()),
        fit_canvas_to_parent: true,
        resize_constraints: WindowResizeConstraints {
            min_width: MIN_WINDOW_SIZE.x,
            min_height: MIN_WINDOW_SIZE.y,
            ..default()
        },
        ..default()
    };
    let mut app = with_renderer(engine(window), &options);
    app.add_plugins((
        audio::plugin,
        power::plugin,
        loading_screen::plugin,
        screen_reader::plugin,
    ));
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins(window_icon::plugin);
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    app.add_plugins(memory::plugin);
    #[cfg(target_arch = "wasm32")]
    app.add_plugins(page::plugin);
    options.apply(&mut app);
    app
}

/// Creates the game without a display or sound, drawn into an image: for scripts with screenshots
/// and for benchmarks.
pub fn offscreen(options: Options) -> App {
    let window = Window {
        resolution: options.resolution(),
        ..default()
    };
    let mut app = with_renderer(engine(window).disable::<WinitPlugin>(), &options);
    app.add_plugins((audio::stub_plugin, dev_tools::offscreen::plugin));
    options.apply(&mut app);
    app
}

/// Creates the game with a renderer and a log.
fn with_renderer(engine: PluginGroupBuilder, options: &Options) -> App {
    let log = LogPlugin {
        filter: LOG_FILTER.into(),
        ..default()
    };
    let mut app = App::new();
    // After an error in a system, the match continues.
    app.set_error_handler(error::warn);
    if options.bench.is_some() {
        app.insert_resource(Storage::disabled());
    }
    let engine = engine
        .set(log)
        .disable::<RenderPlugin>()
        .add_after::<RenderPlugin>(Graphics);
    app.add_plugins((engine, GamePlugins, scene::pipelines::plugin));
    app
}

/// Creates a benchmark without a window or a graphics card, at the highest frame rate.
pub fn headless_bench(size: Option<UVec2>, bench: Bench) -> App {
    let mut app = headless(size.unwrap_or(DEFAULT_WINDOW_SIZE), None);
    app.add_plugins((
        ScheduleRunnerPlugin::run_loop(Duration::ZERO),
        bench::plugin(bench),
    ));
    app
}

/// Creates the game without a window, graphics card, sound device, gamepads or log. All other
/// systems run, nothing is saved, and errors of systems cause a panic.
pub fn headless(size: UVec2, script: Option<(Script, Duration)>) -> App {
    without_window(size, script, Storage::disabled(), audio::stub_plugin)
}

/// Creates a scripted run with sound but without a window, using the player's settings. A frame
/// simulates `step`, and lasts at least `pace`.
pub fn sound_only(size: Option<UVec2>, script: Script, step: Duration, pace: Duration) -> App {
    let (size, script) = (size.unwrap_or(DEFAULT_WINDOW_SIZE), Some((script, step)));
    let mut app = without_window(size, script, Storage::locate(), audio::plugin);
    app.add_plugins(rehearsal::plugin(pace));
    app
}

fn without_window(
    size: UVec2,
    script: Option<(Script, Duration)>,
    storage: Storage,
    audio: fn(&mut App),
) -> App {
    let window = Window {
        resolution: WindowResolution::new(size.x, size.y),
        ..default()
    };
    let no_graphics = RenderPlugin {
        render_creation: WgpuSettings {
            backends: None,
            ..default()
        }
        .into(),
        ..default()
    };
    let mut app = App::new();
    app.set_error_handler(error::panic);
    app.add_plugins(
        engine(window)
            .set(no_graphics)
            .disable::<WinitPlugin>()
            .disable::<GilrsPlugin>()
            .disable::<LogPlugin>(),
    )
    .insert_resource(storage)
    .init_resource::<OwnClipboard>()
    .add_plugins((GamePlugins, audio));
    if let Some((script, step)) = script {
        app.add_plugins(dev_tools::plugin(script, step));
    }
    app
}

/// Runs all systems outside of rendering on one thread: they are so short that synchronization
/// would cost more than parallelism gains.
///
/// The expensive ones, such as the propagation of transforms, still divide their work among
/// threads. Rendering has schedules and a thread of its own. This plugin comes last, as it finds
/// only the schedules that exist.
pub fn run_sequentially(app: &mut App) {
    let mut schedules = app.world_mut().resource_mut::<Schedules>();
    for (_, schedule) in schedules.iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}

/// Returns Bevy's plugins for the game in `window`.
fn engine(window: Window) -> PluginGroupBuilder {
    let window = WindowPlugin {
        primary_window: Some(window),
        ..default()
    };
    let assets = AssetPlugin {
        #[cfg(not(target_arch = "wasm32"))]
        file_path: assets::folder(),
        meta_check: AssetMetaCheck::Never,
        ..default()
    };
    DefaultPlugins
        .set(window)
        .set(assets)
        .add_before::<CorePipelinePlugin>(ToneCurve)
}

/// The plugins of the game except the output devices: logic, scene, input, panels, sound cues.
struct GamePlugins;

impl PluginGroup for GamePlugins {
    fn build(self) -> PluginGroupBuilder {
        PluginGroupBuilder::start::<Self>()
            .add(EguiPlugin::default())
            .add(storage::plugin)
            .add(controls::plugin)
            .add(settings::plugin)
            .add(localization::plugin)
            .add(catalog::plugin)
            .add_group(LogicPlugins)
            .add(session::autosave_plugin)
            .add(friends::plugin)
            .add(lesson::plugin)
            .add(studies::plugin)
            .add(puzzle::plugin)
            .add(navigation::plugin)
            .add(advisor::plugin)
            .add(scene::plugin)
            .add(input::plugin)
            .add(board_view::plugin)
            .add(pictures::plugin)
            .add(transcript::plugin)
            .add(speech::plugin)
            .add(commentary::plugin)
            .add(ui::plugin)
            .add(shortcuts::plugin)
            .add(questions::plugin)
            .add(opened_files::plugin)
            .add(audio::cues_plugin)
            .add(run_sequentially)
    }
}

/// The plugins of the match without window, rendering or sound, which every front end needs.
pub struct LogicPlugins;

impl PluginGroup for LogicPlugins {
    fn build(self) -> PluginGroupBuilder {
        PluginGroupBuilder::start::<Self>()
            .add(schedule::plugin)
            .add(state::plugin)
            .add(board::plugin)
            .add(table::plugin)
            .add(jobs::plugin)
            .add(session::plugin)
            .add(playback::plugin)
            .add(phase::plugin)
    }
}
