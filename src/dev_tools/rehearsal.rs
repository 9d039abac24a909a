//! A scripted run without a window or a graphics card, usually in real time. It plays sound, prints
//! a line for every sound and every move, and measures whether frames are late while a computer
//! player is thinking.

use std::time::{Duration, Instant};

use bevy::app::ScheduleRunnerPlugin;
use bevy::prelude::*;

use super::quantiles::Quantiles;
use super::runner::ScriptedRun;
use crate::advisor::Thinking;
use crate::audio::PlaySound;
use crate::session::CurrentMatch;
use crate::state::Screen;
use crate::table::{TableEvent, TableReader, Top};
use awale_rules::GameEvent;

/// Runs frames that last at least `pace`. Prints sounds and moves with their times and, at the end,
/// the intervals between frames after the title screen.
pub fn plugin(pace: Duration) -> impl Plugin {
    move |app: &mut App| {
        app.insert_resource(Clock::start())
            .add_plugins(ScheduleRunnerPlugin::run_loop(pace))
            .add_systems(First, record_interval)
            .add_systems(Last, (print_sounds, print_moves, print_intervals).chain());
    }
}

/// The start of the run, and the intervals between frames.
#[derive(Resource)]
struct Clock {
    started_at: Instant,
    last_frame: Instant,
    thinking_intervals: Vec<Duration>,
    other_intervals: Vec<Duration>,
}

impl Clock {
    fn start() -> Self {
        let now = Instant::now();
        Self {
            started_at: now,
            last_frame: now,
            thinking_intervals: Vec::new(),
            other_intervals: Vec::new(),
        }
    }
}

fn record_interval(
    mut clock: ResMut<Clock>,
    screen: Res<State<Screen>>,
    thinking: Query<(), With<Thinking>>,
) {
    let interval = clock.last_frame.elapsed();
    clock.last_frame += interval;
    // The first frames wait for the assets.
    if *screen.get() == Screen::Title {
        return;
    }
    if thinking.is_empty() {
        clock.other_intervals.push(interval);
    } else {
        clock.thinking_intervals.push(interval);
    }
}

/// Prints `second sound pan fullness` for each sound, with the second at which it starts.
fn print_sounds(clock: Res<Clock>, mut sounds: MessageReader<PlaySound>) {
    let now = clock.started_at.elapsed();
    for sound in sounds.read() {
        let second = (now + sound.delay).as_secs_f32();
        let (sound, pan, fullness) = (sound.sound, sound.pan, sound.fullness);
        println!("{second:9.3} {sound:?} {pan:+.2} {fullness:.2}");
    }
}

/// Prints `played C` for each move: a test that kills the program can tell which moves must have
/// been saved.
fn print_moves(current: Option<Top<CurrentMatch>>, mut table: TableReader) {
    for event in table.read() {
        let (Some(current), TableEvent::Moved { events, .. }) = (&current, event) else {
            continue;
        };
        let start_hole = events.iter().find_map(|event| match event {
            GameEvent::Lifted { hole, .. } | GameEvent::Placed { hole, .. } => Some(*hole),
            _ => None,
        });
        if let Some(hole) = start_hole {
            let geometry = current.setup().rules.geometry();
            println!("played {}", geometry.letter(hole));
        }
    }
}

fn print_intervals(
    mut exits: MessageReader<AppExit>,
    clock: Res<Clock>,
    run: Option<Res<ScriptedRun>>,
) {
    if exits.read().count() == 0 {
        return;
    }
    // Logging is disabled in these runs.
    if let Some(reason) = run.as_deref().and_then(ScriptedRun::failure) {
        eprintln!("script failed: {reason}");
    }
    println!(
        "{}",
        summary("while a computer thought", &clock.thinking_intervals)
    );
    println!("{}", summary("otherwise", &clock.other_intervals));
}

/// Describes the intervals between frames.
fn summary(condition: &str, times: &[Duration]) -> String {
    let times = Quantiles::of(times.iter().copied());
    let [median, percentile, longest] =
        [0.5, 0.99, 1.0].map(|fraction| times.quantile(fraction).as_secs_f64() * 1e3);
    format!(
        "{} frames {condition}: interval {median:.1} ms median, {percentile:.1} ms 99th percentile, {longest:.1} ms maximum",
        times.count()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_summary_states_the_median_and_the_longest_interval() {
        let mut times: Vec<Duration> = (0..100).map(|_| Duration::from_millis(16)).collect();
        times.insert(3, Duration::from_millis(90));
        let text = summary("otherwise", &times);
        assert_eq!(
            text,
            "101 frames otherwise: interval 16.0 ms median, 16.0 ms 99th percentile, 90.0 ms maximum"
        );
        assert!(summary("never", &[]).starts_with("0 frames never: interval 0.0"));
    }
}
