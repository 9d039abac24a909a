//! The quality that suits this machine: guessed from the graphics adapter, and lowered if the first
//! frames are too slow.

use std::time::Duration;

use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use bevy::window::PrimaryWindow;
use bevy::winit::{UpdateMode, WinitSettings};
use wgpu::DeviceType;

use crate::scene::graphics::is_software;
use crate::schedule::GameSet;
use crate::settings::Quality;

/// Frames skipped before measuring, while shaders are still being compiled.
const UNSETTLED_FRAMES: usize = 60;
/// Frames measured together; their median counts.
const JUDGED_FRAMES: usize = 60;
/// Longest smooth frame: 40 per second.
const SLOWEST: Duration = Duration::from_millis(25);

/// The quality that suits this machine; the player may have chosen another.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Resource, Debug)]
pub struct SuitableQuality(pub Quality);

/// Finds the suitable quality.
pub fn plugin(app: &mut App) {
    app.init_resource::<SuitableQuality>()
        .register_type::<SuitableQuality>()
        .register_type::<Quality>()
        .add_systems(PreStartup, guess)
        .add_systems(Update, watch_first_frames.before(GameSet::Settings));
}

/// Frame times measured so far at one quality.
#[derive(Debug, Default)]
struct FirstFrames {
    seen: usize,
    times: Vec<Duration>,
    is_fluent: bool,
}

impl FirstFrames {
    /// Records a frame time. Once there are enough, returns whether their median is too slow, and
    /// starts again for the next quality.
    fn record_and_judge(&mut self, time: Duration) -> bool {
        self.seen += 1;
        if self.seen > UNSETTLED_FRAMES {
            self.times.push(time);
        }
        if self.times.len() < JUDGED_FRAMES {
            return false;
        }
        self.times.sort_unstable();
        let is_too_slow = self.times[JUDGED_FRAMES / 2] > SLOWEST;
        *self = Self {
            is_fluent: !is_too_slow,
            ..default()
        };
        is_too_slow
    }
}

fn guess(
    adapter: Option<Res<RenderAdapterInfo>>,
    mut suitable: ResMut<SuitableQuality>,
    mut quality: ResMut<Quality>,
) {
    let adapter = adapter.as_deref();
    suitable.0 = if is_software(adapter) {
        info!("software rendering: low quality");
        Quality::Low
    } else if adapter.is_some_and(|adapter| adapter.device_type == DeviceType::DiscreteGpu) {
        Quality::High
    } else {
        Quality::Medium
    };
    *quality = suitable.0;
}

/// Measures consecutive frames only: others don't show how long a frame takes.
fn watch_first_frames(
    time: Res<Time<Real>>,
    pace: Option<Res<WinitSettings>>,
    windows: Query<&Window, With<PrimaryWindow>>,
    quality: Res<Quality>,
    mut frames: Local<FirstFrames>,
    mut suitable: ResMut<SuitableQuality>,
) {
    if frames.is_fluent || suitable.0 == Quality::Low {
        return;
    }
    let is_continuous = pace.is_some_and(|pace| pace.focused_mode == UpdateMode::Continuous);
    let is_focused = windows.iter().all(|window| window.focused);
    let shows_it = *quality == suitable.0;
    if !(is_continuous && is_focused && shows_it) {
        return;
    }
    if frames.record_and_judge(time.delta()) {
        suitable.0 = suitable.0.lower();
        info!("frames are too slow: {:?} quality", suitable.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FLUENT: Duration = Duration::from_millis(16);
    const SLOW: Duration = Duration::from_millis(40);

    fn verdicts(frames: &mut FirstFrames, time: Duration, count: usize) -> usize {
        (0..count).filter(|_| frames.record_and_judge(time)).count()
    }

    #[test]
    fn slow_frames_lower_the_quality_once_each_time() {
        let mut frames = FirstFrames::default();
        let round = UNSETTLED_FRAMES + JUDGED_FRAMES;
        assert_eq!(verdicts(&mut frames, SLOW, round - 1), 0);
        assert_eq!(verdicts(&mut frames, SLOW, 1), 1);
        assert_eq!(verdicts(&mut frames, SLOW, round - 1), 0);
        assert!(!frames.is_fluent);
    }

    #[test]
    fn shader_compilation_and_single_hitches_keep_the_quality() {
        let mut frames = FirstFrames::default();
        assert_eq!(verdicts(&mut frames, SLOW, UNSETTLED_FRAMES), 0);
        let hitches = JUDGED_FRAMES / 2 - 1;
        assert_eq!(verdicts(&mut frames, SLOW, hitches), 0);
        assert_eq!(verdicts(&mut frames, FLUENT, JUDGED_FRAMES - hitches), 0);
        assert!(frames.is_fluent);
    }
}
