//! Draws only when something moves: a board game must not heat a lap.

use std::time::Duration;

use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};

use super::GameSet;
use super::audio::SoundAlarm;
use super::board_view::seeds::InFlight;
use super::opponent::Thinking;
use super::phase::Phase;
use super::playback::Playback;
use super::state::Pause;

/// After something has moved the picture is drawn for so long, until all that follows from it is seen.
const AFTERGLOW: Duration = Duration::from_millis(600);
/// After the start materials are still being prepared; they appear in later pictures.
const WARM_UP: Duration = Duration::from_secs(4);
/// How often a thinking computer, or the adviser, is asked whether it has decided.
const THINKING: Duration = Duration::from_millis(50);
/// At rest only input wakes the program.
const ASLEEP: Duration = Duration::MAX;
/// How often a moving table is drawn while the window has no focus.
const UNFOCUSED: Duration = Duration::from_millis(33);

/// When something has moved last.
#[derive(Resource, Default)]
struct LastMotion(Duration);

/// Adds the choice between drawing on and sleeping. Without a window there is nothing to choose.
pub fn plugin(app: &mut App) {
    app.init_resource::<LastMotion>()
        .insert_resource(WinitSettings::game())
        .add_systems(Update, choose_pace.after(GameSet::Hear));
}

fn choose_pace(
    time: Res<Time<Real>>,
    playback: Res<Playback>,
    in_flight: Res<InFlight>,
    phase: Res<Phase>,
    thinking: Res<Thinking>,
    pause: Res<State<Pause>>,
    alarm: Res<SoundAlarm>,
    mut last_motion: ResMut<LastMotion>,
    mut settings: ResMut<WinitSettings>,
) {
    let now = time.elapsed();
    let moves = *pause.get() == Pause::Running && (playback.is_busy() || !in_flight.is_empty());
    if moves || now < WARM_UP || phase.is_changed() || pause.is_changed() {
        last_motion.0 = now;
    }
    let (focused, unfocused) = if now.saturating_sub(last_motion.0) < AFTERGLOW {
        (
            UpdateMode::Continuous,
            UpdateMode::reactive_low_power(UNFOCUSED),
        )
    } else if matches!(*phase, Phase::Computer(..)) || thinking.side().is_some() {
        let thinking = UpdateMode::reactive_low_power(THINKING);
        (thinking, thinking)
    } else {
        // Music and ambience go on; they say when they need a frame.
        let asleep = UpdateMode::reactive_low_power(alarm.wakes_in(now).unwrap_or(ASLEEP));
        (asleep, asleep)
    };
    if settings.focused_mode != focused || settings.unfocused_mode != unfocused {
        settings.focused_mode = focused;
        settings.unfocused_mode = unfocused;
    }
}
