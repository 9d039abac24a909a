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

/// How long to keep drawing after the last motion, so that its effects appear.
const AFTERGLOW: Duration = Duration::from_millis(600);
/// How long to keep drawing after startup, while materials are being prepared.
const WARM_UP: Duration = Duration::from_secs(4);
/// Frame interval while shaders are being compiled, which needs the processor.
const LOADING: Duration = Duration::from_millis(100);
/// Interval at which jobs and screen readers are polled, as neither requests a frame.
const POLLING: Duration = Duration::from_millis(50);
/// Frame interval at rest, when only input wakes the program. `Duration::MAX` would overflow
/// winit's clock, which would then keep the previous, short wait.
const ASLEEP: Duration = Duration::from_secs(24 * 60 * 60);
/// How often a live connection is checked: incoming messages wake the program by themselves.
const LIVE: Duration = Duration::from_secs(20);
/// How often it is checked while not connected.
const CONNECTING: Duration = Duration::from_millis(500);
/// Frame interval while a confirmation is shown, which disappears by itself.
const CONFIRMATION: Duration = Duration::from_millis(500);
/// Frame interval of a moving table while the window isn't focused.
const UNFOCUSED: Duration = Duration::from_millis(33);

/// Alarms closer than this are treated as one.
const SAME_ALARM: Duration = Duration::from_millis(500);
/// Shortest wait for an alarm.
const MIN_SLEEP: Duration = Duration::from_millis(20);

/// The sleep until the music or the ambience needs a frame. It changes only with the alarm: every
/// change of the wait causes a frame, which would change the wait again.
struct Sleep {
    until: Option<Duration>,
    wait: Duration,
}

impl Default for Sleep {
    fn default() -> Self {
        Self {
            until: None,
            wait: ASLEEP,
        }
    }
}

impl Sleep {
    fn wait(&mut self, alarm: &SoundAlarm, now: Duration) -> Duration {
        let until = alarm.wakes_in(Duration::ZERO);
        let is_same = match (self.until, until) {
            (Some(scheduled), Some(set)) => scheduled > now && scheduled.abs_diff(set) < SAME_ALARM,
            (scheduled, set) => scheduled == set,
        };
        if !is_same {
            self.until = until;
            self.wait = until.map_or(ASLEEP, |until| until.saturating_sub(now).max(MIN_SLEEP));
        }
        self.wait
    }
}

/// Chooses between drawing and sleeping. Needs a window.
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
    let mode = UpdateMode::reactive(LOADING);
    set_modes(&mut settings, mode, mode);
}

/// Changes the settings only if they differ, as every change causes a frame.
fn set_modes(settings: &mut ResMut<WinitSettings>, focused: UpdateMode, unfocused: UpdateMode) {
    if settings.focused_mode != focused || settings.unfocused_mode != unfocused {
        settings.focused_mode = focused;
        settings.unfocused_mode = unfocused;
    }
}

/// Tells whether something moves, or is about to.
#[derive(SystemParam)]
struct Motion<'w, 's> {
    playback: Top<'w, 's, Playback>,
    in_flight: Query<'w, 's, (), With<InFlight>>,
    phase: Res<'w, Phase>,
    pause: Res<'w, State<Pause>>,
}

impl Motion<'_, '_> {
    fn is_seen(&self) -> bool {
        let moves = self.playback.is_moving() || !self.in_flight.is_empty();
        let is_running = *self.pause.get() == Pause::Running;
        is_running && moves || self.phase.is_changed() || self.pause.is_changed()
    }
}

/// What changes without input while nothing moves.
#[derive(SystemParam)]
struct Clocks<'w> {
    live: Res<'w, LiveTable>,
    clock: Res<'w, TableClock>,
    notices: Res<'w, Notices>,
}

impl Clocks<'_> {
    /// Returns the time until the next change.
    fn wait(&self) -> Duration {
        let line = match self.live.status() {
            None => ASLEEP,
            Some(_) if self.live.greeting().is_some() => CONNECTING,
            Some(LiveStatus::Connecting | LiveStatus::Broken) => CONNECTING,
            Some(LiveStatus::Here | LiveStatus::Away | LiveStatus::Overrun) => LIVE,
        };
        let notice = if self.notices.has_confirmation() {
            CONFIRMATION
        } else {
            ASLEEP
        };
        let clock = self.clock.refresh_interval().unwrap_or(ASLEEP);
        line.min(notice).min(clock)
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
    chosen: Res<Settings>,
    mut last_motion: Local<Duration>,
    mut sleep: Local<Sleep>,
    mut settings: ResMut<WinitSettings>,
) {
    let now = time.elapsed();
    if motion.is_seen() || now < WARM_UP {
        *last_motion = now;
    }
    let (focused, unfocused) = if now.saturating_sub(*last_motion) < AFTERGLOW {
        (
            UpdateMode::Continuous,
            UpdateMode::reactive_low_power(UNFOCUSED),
        )
    } else if matches!(*motion.phase, Phase::Computer(..))
        || !jobs.is_empty()
        || by_ear::has_reader(reader)
        || chosen.helps.is_scanning()
    {
        let polling = UpdateMode::reactive_low_power(POLLING);
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
