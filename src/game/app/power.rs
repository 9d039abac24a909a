//! Draws only when something moves: a board game must not heat a lap.

use std::time::Duration;

use bevy::a11y::AccessibilityRequested;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};

use crate::game::accessibility::screen_reader;
use crate::game::advisor::{Advice, Analyses, EndProposal, GameReview, Thinking};
use crate::game::audio::SoundAlarm;
use crate::game::board_view::InFlight;
use crate::game::phase::Phase;
use crate::game::playback::Playback;
use crate::game::practice::Practice;
use crate::game::puzzle::PuzzleShelf;
use crate::game::rule_lab::RuleLab;
use crate::game::scene::Breeze;
use crate::game::scene::breeze;
use crate::game::schedule::GameSet;
use crate::game::state::Pause;

/// How long the picture is still drawn after something has moved, so that all that follows from it is seen.
const AFTERGLOW: Duration = Duration::from_millis(600);
/// After the start materials are still being prepared; they appear in later pictures.
const WARM_UP: Duration = Duration::from_secs(4);
/// How often work in the background is asked whether it is done, and a screen reader what it wants: they wake no frame
/// themselves.
const THINKING: Duration = Duration::from_millis(50);
/// At rest only input wakes the program. A time beyond what the clock can count would not
/// do: the window system would go on with the short wait that was set before.
const ASLEEP: Duration = Duration::from_secs(24 * 60 * 60);
/// How often a moving table is drawn while the window has no focus.
const UNFOCUSED: Duration = Duration::from_millis(33);

/// Two alarms as near as this are the same one.
const SAME_ALARM: Duration = Duration::from_millis(500);
/// However near an alarm is, it is waited for this long.
const SHORTEST_SLEEP: Duration = Duration::from_millis(20);

/// The sleep until music or ambience need a frame. It stays the same until another
/// moment is set: a wait that is changed causes a frame, and so would never end.
#[derive(Resource)]
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
            (Some(known), Some(set)) => known > now && known.abs_diff(set) < SAME_ALARM,
            (known, set) => known == set,
        };
        if !is_same {
            self.until = until;
            self.wait = until.map_or(ASLEEP, |until| {
                until.saturating_sub(now).max(SHORTEST_SLEEP)
            });
        }
        self.wait
    }
}

/// Everything that works in the background while nothing moves.
#[derive(SystemParam)]
struct AtWork<'w> {
    thinking: Res<'w, Thinking>,
    analyses: Res<'w, Analyses>,
    review: Res<'w, GameReview>,
    advice: Res<'w, Advice>,
    proposal: Res<'w, EndProposal>,
    lab: Res<'w, RuleLab>,
    practice: Res<'w, Practice>,
    puzzles: Res<'w, PuzzleShelf>,
}

impl AtWork<'_> {
    fn is_any(&self) -> bool {
        self.thinking.side().is_some()
            || self.analyses.is_pending()
            || self.review.is_working()
            || self.advice.is_pending()
            || self.proposal.is_considered()
            || self.lab.is_working()
            || self.practice.is_working()
            || self.puzzles.is_working()
    }
}

/// When something has moved last.
#[derive(Resource, Default)]
struct LastMotion(Duration);

/// Adds the choice between drawing on and sleeping. Without a window there is no choice.
pub fn plugin(app: &mut App) {
    app.init_resource::<LastMotion>()
        .init_resource::<Sleep>()
        .insert_resource(WinitSettings::game())
        .add_systems(Update, choose_pace.after(GameSet::Hear));
}

fn choose_pace(
    time: Res<Time<Real>>,
    playback: Res<Playback>,
    in_flight: Query<(), With<InFlight>>,
    phase: Res<Phase>,
    at_work: AtWork,
    pause: Res<State<Pause>>,
    alarm: Res<SoundAlarm>,
    breeze: Res<Breeze>,
    reader: Option<Res<AccessibilityRequested>>,
    mut last_motion: ResMut<LastMotion>,
    mut sleep: ResMut<Sleep>,
    mut settings: ResMut<WinitSettings>,
) {
    let now = time.elapsed();
    let moves = *pause.get() == Pause::Running && (playback.is_moving() || !in_flight.is_empty());
    if moves || now < WARM_UP || phase.is_changed() || pause.is_changed() {
        last_motion.0 = now;
    }
    let (focused, unfocused) = if now.saturating_sub(last_motion.0) < AFTERGLOW {
        (
            UpdateMode::Continuous,
            UpdateMode::reactive_low_power(UNFOCUSED),
        )
    } else if matches!(*phase, Phase::Computer(..))
        || at_work.is_any()
        || screen_reader::is_wanted(reader)
    {
        let thinking = UpdateMode::reactive_low_power(THINKING);
        (thinking, thinking)
    } else {
        let asleep = UpdateMode::reactive_low_power(sleep.wait(&alarm, now));
        if breeze.is_blowing() {
            (UpdateMode::reactive_low_power(breeze::SAMPLE), asleep)
        } else {
            (asleep, asleep)
        }
    };
    if settings.focused_mode != focused || settings.unfocused_mode != unfocused {
        settings.focused_mode = focused;
        settings.unfocused_mode = unfocused;
    }
}
