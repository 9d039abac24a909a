//! A scripted run to be heard, without window and graphics card: in the pace of
//! real time, and with a line for every sound that is asked for. Recorded beside it, the sound
//! can be compared with what should be heard when.

use std::time::{Duration, Instant};

use bevy::app::ScheduleRunnerPlugin;
use bevy::prelude::*;

use crate::game::audio::PlaySound;

/// Plays sounds, lets every frame last as long as its time `step`, and says what is to be heard.
pub fn plugin(step: Duration) -> impl Plugin {
    move |app: &mut App| {
        app.insert_resource(Begin(Instant::now()))
            .add_plugins(ScheduleRunnerPlugin::run_loop(step))
            .add_systems(Last, say_what_is_heard);
    }
}

/// When the run began.
#[derive(Resource)]
struct Begin(Instant);

/// Prints `second sound side fullness` for each sound, at the second in which it begins.
fn say_what_is_heard(begin: Res<Begin>, mut sounds: MessageReader<PlaySound>) {
    let now = begin.0.elapsed();
    for heard in sounds.read() {
        let second = (now + heard.delay).as_secs_f32();
        let (sound, pan, fullness) = (heard.sound, heard.pan, heard.fullness);
        println!("{second:9.3} {sound:?} {pan:+.2} {fullness:.2}");
    }
}
