//! Redraws only when something changes, to save power.

use std::time::Duration;

use bevy::a11y::AccessibilityRequested;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};

use super::loading_screen::LoadingScreen;
use crate::accessibility::by_ear;
use crate::audio::SoundAlarm;
use crate::board_view::InFlight;
use crate::friends::{LiveStatus, LiveTable, TableClock};
use crate::jobs::Job;
use crate::phase::Phase;
use crate::playback::Playback;
use crate::scene::Breeze;
use crate::schedule::GameSet;
use crate::settings::Settings;
use crate::state::Pause;
use crate::table::Top;
use crate::ui::Notices;

/// The time for which to keep drawing after the last motion, so that its effects appear.
const SETTLING_TIME: Duration = Duration::from_millis(600);
/// The time for which to keep drawing after startup, while materials are being prepared.
const WARM_UP_TIME: Duration = Duration::from_secs(4);
/// Frame interval while shaders are being compiled, which needs the processor.
const LOADING_INTERVAL: Duration = Duration::from_millis(100);
/// Interval at which jobs and screen readers are polled, as neither requests frames.
const POLLING_INTERVAL: Duration = Duration::from_millis(50);
/// Frame interval at rest, when only input wakes the program. `Duration::MAX` would overflow
/// winit's clock, which would then keep the previous, short wait.
const MAX_SLEEP: Duration = Duration::from_secs(24 * 60 * 60);
/// Interval at which a live connection is checked: incoming messages wake the program anyway.
const LIVE_INTERVAL: Duration = Duration::from_secs(20);
/// Interval at which a live connection is checked while it isn't open.
const CONNECTING_INTERVAL: Duration = Duration::from_millis(500);
/// Frame interval while a confirmation is shown, which disappears by itself.
const CONFIRMATION_INTERVAL: Duration = Duration::from_millis(500);
/// Frame interval of a moving table while the window isn't focused.
const UNFOCUSED_INTERVAL: Duration = Duration::from_millis(33);

/// Difference in time below which two alarms count as the same.
const ALARM_TOLERANCE: Duration = Duration::from_millis(500);
/// Shortest wait for an alarm.
const MIN_SLEEP: Duration = Duration::from_millis(20);

/// The wait until the music or the ambience needs a frame. It changes only with the alarm, because
/// every change causes a frame, which would change the wait again.
#[derive(Default)]
struct Sleep {
    alarm_time: Option<Duration>,
    wait: Option<Duration>,
}

impl Sleep {
    /// Updates and returns the wait.
    fn wait(&mut self, alarm: &SoundAlarm, now: Duration) -> Duration {
        let alarm_time = alarm.wakes_in(Duration::ZERO);
        let is_same = match (self.alarm_time, alarm_time) {
            (Some(scheduled), Some(set)) => {
                scheduled > now && scheduled.abs_diff(set) < ALARM_TOLERANCE
            }
            (scheduled, set) => scheduled == set,
        };
        if !is_same {
            self.alarm_time = alarm_time;
            self.wait = alarm_time.map(|time| time.saturating_sub(now).max(MIN_SLEEP));
        }
        self.wait.unwrap_or(MAX_SLEEP)
    }
}

/// Chooses between drawing and sleeping. Requires a window.
pub fn plugin(app: &mut App) {
    app.insert_resource(WinitSettings::game()).add_systems(
        Update,
        (
            poll_shaders.run_if(any_with_component::<LoadingScreen>),
            choose_update_mode.run_if(not(any_with_component::<LoadingScreen>)),
        )
            .after(GameSet::Sound),
    );
}

fn poll_shaders(mut settings: ResMut<WinitSettings>) {
    let mode = UpdateMode::reactive(LOADING_INTERVAL);
    set_modes(&mut settings, mode, mode);
}

/// Changes the settings only if they differ, as every change causes a frame.
fn set_modes(settings: &mut ResMut<WinitSettings>, focused: UpdateMode, unfocused: UpdateMode) {
    if settings.focused_mode != focused || settings.unfocused_mode != unfocused {
        settings.focused_mode = focused;
        settings.unfocused_mode = unfocused;
    }
}

/// The state of everything that moves on the table, or is about to.
#[derive(SystemParam)]
struct Motion<'w, 's> {
    playback: Top<'w, 's, Playback>,
    in_flight: Query<'w, 's, (), With<InFlight>>,
    phase: Res<'w, Phase>,
    pause: Res<'w, State<Pause>>,
}

impl Motion<'_, '_> {
    fn is_visible(&self) -> bool {
        let is_moving = self.playback.is_moving() || !self.in_flight.is_empty();
        let is_running = *self.pause.get() == Pause::Running;
        is_running && is_moving || self.phase.is_changed() || self.pause.is_changed()
    }
}

/// The data that changes without input while nothing moves.
#[derive(SystemParam)]
struct Clocks<'w> {
    live: Res<'w, LiveTable>,
    clock: Res<'w, TableClock>,
    notices: Res<'w, Notices>,
}

impl Clocks<'_> {
    /// Returns the time until the next change.
    fn wait(&self) -> Duration {
        let live = match self.live.status() {
            None => MAX_SLEEP,
            Some(_) if self.live.greeting().is_some() => CONNECTING_INTERVAL,
            Some(LiveStatus::Connecting | LiveStatus::Broken) => CONNECTING_INTERVAL,
            Some(LiveStatus::Here | LiveStatus::Away | LiveStatus::Overrun) => LIVE_INTERVAL,
        };
        let notice = if self.notices.has_confirmation() {
            CONFIRMATION_INTERVAL
        } else {
            MAX_SLEEP
        };
        let clock = self.clock.refresh_interval().unwrap_or(MAX_SLEEP);
        live.min(notice).min(clock)
    }
}

fn choose_update_mode(
    time: Res<Time<Real>>,
    motion: Motion,
    jobs: Query<(), With<Job>>,
    alarm: Res<SoundAlarm>,
    breeze: Res<Breeze>,
    reader: Res<AccessibilityRequested>,
    clocks: Clocks,
    player_settings: Res<Settings>,
    mut last_motion: Local<Duration>,
    mut sleep: Local<Sleep>,
    mut settings: ResMut<WinitSettings>,
) {
    let now = time.elapsed();
    if motion.is_visible() || now < WARM_UP_TIME {
        *last_motion = now;
    }
    let (focused, unfocused) = if now.saturating_sub(*last_motion) < SETTLING_TIME {
        (
            UpdateMode::Continuous,
            UpdateMode::reactive_low_power(UNFOCUSED_INTERVAL),
        )
    } else if matches!(*motion.phase, Phase::Computer(..))
        || !jobs.is_empty()
        || by_ear::has_reader(reader)
        || player_settings.helps.is_scanning()
    {
        let polling = UpdateMode::reactive_low_power(POLLING_INTERVAL);
        (polling, polling)
    } else {
        let wait = sleep.wait(&alarm, now).min(clocks.wait());
        let asleep = UpdateMode::reactive_low_power(wait);
        if breeze.is_blowing() {
            (UpdateMode::reactive_low_power(breeze.sample()), asleep)
        } else {
            (asleep, asleep)
        }
    };
    set_modes(&mut settings, focused, unfocused);
}
