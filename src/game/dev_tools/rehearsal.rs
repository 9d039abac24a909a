//! A scripted run without window and graphics card, usually in the pace of real time: to be
//! heard, with a line for every sound and every move, and to see whether a frame comes late
//! while a computer thinks.

use std::time::{Duration, Instant};

use bevy::app::ScheduleRunnerPlugin;
use bevy::prelude::*;

use super::runner::ScriptedRun;
use super::times::Times;
use crate::game::advisor::Thinking;
use crate::game::audio::PlaySound;
use crate::game::session::CurrentMatch;
use crate::game::table::{TableEvent, TableReader};
use crate::rules::GameEvent;

/// Lets every frame last for `pace`, or as long as it takes where that is longer; says what is to
/// be heard when, and at the end how regularly frames followed each other.
pub fn plugin(pace: Duration) -> impl Plugin {
    move |app: &mut App| {
        app.insert_resource(Clock::starting_now())
            .add_plugins(ScheduleRunnerPlugin::run_loop(pace))
            .add_systems(First, note_frame)
            .add_systems(
                Last,
                (say_what_is_heard, say_what_is_played, say_how_frames_came).chain(),
            );
    }
}

/// When the run began, and the times between frames.
#[derive(Resource)]
struct Clock {
    begin: Instant,
    last_frame: Instant,
    thinking: Vec<Duration>,
    others: Vec<Duration>,
}

impl Clock {
    fn starting_now() -> Self {
        let now = Instant::now();
        Self {
            begin: now,
            last_frame: now,
            thinking: Vec::new(),
            others: Vec::new(),
        }
    }
}

fn note_frame(mut clock: ResMut<Clock>, thinking: Query<(), With<Thinking>>) {
    let passed = clock.last_frame.elapsed();
    clock.last_frame += passed;
    if thinking.is_empty() {
        clock.others.push(passed);
    } else {
        clock.thinking.push(passed);
    }
}

/// Prints `second sound side fullness` for each sound, at the second in which it begins.
fn say_what_is_heard(clock: Res<Clock>, mut sounds: MessageReader<PlaySound>) {
    let now = clock.begin.elapsed();
    for heard in sounds.read() {
        let second = (now + heard.delay).as_secs_f32();
        let (sound, pan, fullness) = (heard.sound, heard.pan, heard.fullness);
        println!("{second:9.3} {sound:?} {pan:+.2} {fullness:.2}");
    }
}

/// Prints `played C` for each move: a test that kills the program knows from it what must have been
/// kept.
fn say_what_is_played(current: Option<Res<CurrentMatch>>, mut table: TableReader) {
    for event in table.read() {
        let (Some(current), TableEvent::Moved { events, .. }) = (&current, event) else {
            continue;
        };
        let lifted = events.iter().find_map(|event| match event {
            GameEvent::Lifted { hole, .. } => Some(*hole),
            _ => None,
        });
        if let Some(hole) = lifted {
            let board = current.setup().rules.geometry();
            println!("played {}", board.letter(hole));
        }
    }
}

fn say_how_frames_came(
    mut exits: MessageReader<AppExit>,
    clock: Res<Clock>,
    run: Option<Res<ScriptedRun>>,
) {
    if exits.read().count() == 0 {
        return;
    }
    // There is no log here.
    if let Some(why) = run.as_deref().and_then(ScriptedRun::failure) {
        eprintln!("the script can't go on: {why}");
    }
    println!("{}", summary("while a computer thought", &clock.thinking));
    println!("{}", summary("otherwise", &clock.others));
}

/// How far apart frames were, in words.
fn summary(when: &str, times: &[Duration]) -> String {
    let times = Times::of(times.iter().copied());
    let [middle, most, longest] =
        [0.5, 0.99, 1.0].map(|share| times.within(share).as_secs_f64() * 1e3);
    format!(
        "{} frames {when}: {middle:.1} ms apart in the middle, {most:.1} for 99 of 100, {longest:.1} at most",
        times.count()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_wait_is_told_beside_the_usual_one() {
        let mut times: Vec<Duration> = (0..100).map(|_| Duration::from_millis(16)).collect();
        times.insert(3, Duration::from_millis(90));
        let others = summary("otherwise", &times);
        assert_eq!(
            others,
            "101 frames otherwise: 16.0 ms apart in the middle, 16.0 for 99 of 100, 90.0 at most"
        );
        assert!(summary("never", &[]).starts_with("0 frames never: 0.0"));
    }
}
