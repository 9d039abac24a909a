//! Parses the command line.

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

use bevy::app::App;
use bevy::math::UVec2;
use clap::Parser;

use super::{Options, headless_bench, offscreen, sound_only, windowed};
use crate::dev_tools::{Bench, Script};
use crate::opened_files::Arrival;
use crate::settings::Quality;
use awale_engine::files::{MAX_TEXT_BYTES, ShownPath, read_text};
use awale_engine::matches::letter::is_letter;
use awale_engine::matches::link::is_link;

/// Awale: sowing games on a carved board.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    /// Run a script instead of waiting for a player (see CONTRIBUTING.md)
    #[arg(long, value_name = "FILE", group = "task")]
    script: Option<PathBuf>,
    /// Frames per second of simulated time in a scripted run
    #[arg(long, value_name = "NUMBER", default_value_t = 60, value_parser = clap::value_parser!(u16).range(1..=1000))]
    frames: u16,
    /// Measure frame times over FRAMES frames at rest, then as many while seeds move (see
    /// docs/picture.md)
    #[arg(
        long,
        value_name = "FRAMES",
        group = "task",
        num_args = 0..=1,
        default_missing_value = "600",
        value_parser = clap::value_parser!(u32).range(1..=100_000)
    )]
    bench: Option<u32>,
    /// Run without a window or a graphics card; scripts run in real time, with sound
    #[arg(long, requires = "task")]
    headless: bool,
    /// Render to an image, without a display or sound
    #[arg(long, requires = "task", conflicts_with = "headless")]
    offscreen: bool,
    /// Picture quality of the benchmark [default: chosen for the machine]
    #[arg(long, requires = "bench", value_parser = parse_quality)]
    quality: Option<Quality>,
    /// Run the script as fast as possible instead of in real time
    #[arg(long, requires = "script", requires = "headless")]
    hurry: bool,
    /// File or link to open: a game, a rule file, a backup, a copied link or a friend's letter
    #[arg(value_name = "FILE|LINK")]
    target: Option<OsString>,
    /// Initial size of the window, such as 1280x720
    #[arg(long, value_name = "WIDTHxHEIGHT", value_parser = parse_size)]
    window: Option<UVec2>,
}

fn parse_size(text: &str) -> Result<UVec2, String> {
    let size = text
        .split_once('x')
        .map(|(width, height)| (width.parse(), height.parse()));
    match size {
        Some((Ok(width), Ok(height))) if width > 0 && height > 0 => Ok(UVec2::new(width, height)),
        _ => Err("expected WIDTHxHEIGHT, such as 1280x720".to_owned()),
    }
}

fn parse_quality(text: &str) -> Result<Quality, String> {
    Quality::from_key(text).ok_or_else(|| "expected one of low, medium, high".to_owned())
}

/// Creates the game with the options on the command line.
///
/// # Errors
/// Returns an error if the script can't be read or parsed.
pub(super) fn app() -> Result<App, String> {
    let arguments = Arguments::parse();
    let step = Duration::from_secs(1) / u32::from(arguments.frames);
    let script = arguments.script.map(read_script).transpose()?;
    let bench = arguments.bench.map(|frames| Bench {
        frames: frames as usize,
        quality: arguments.quality,
    });
    Ok(match (bench, script) {
        (Some(bench), _) if arguments.headless => headless_bench(arguments.window, bench),
        (_, Some(script)) if arguments.headless => {
            let pace = if arguments.hurry {
                Duration::ZERO
            } else {
                step
            };
            let mut app = sound_only(arguments.window, script, step, pace);
            if let Some(target) = arguments.target {
                app.world_mut().write_message(parse_target(target));
            }
            app
        }
        (bench, script) => {
            let options = Options {
                size: arguments.window,
                script: script.map(|script| (script, step)),
                bench,
                arrival: arguments.target.map(parse_target),
            };
            if arguments.offscreen {
                offscreen(options)
            } else {
                windowed(options)
            }
        }
    })
}

/// Interprets the argument as a link or a file to open.
fn parse_target(target: OsString) -> Arrival {
    match target.to_str() {
        Some(link) if is_link(link) || is_letter(link) => Arrival::Link(link.to_owned()),
        _ => Arrival::File(target.into()),
    }
}

fn read_script(path: PathBuf) -> Result<Script, String> {
    let shown_path = ShownPath(&path).to_string();
    let text = read_text(&path, MAX_TEXT_BYTES)
        .map_err(|error| format!("{shown_path}: can't be read: {error}"))?;
    text.parse()
        .map_err(|error| format!("{shown_path}: {error}"))
}
