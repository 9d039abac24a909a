//! The quality that suits this machine: guessed from its graphics adapter, and lowered if the first
//! frames take too long.

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
const SKIPPED_FRAMES: usize = 60;
/// Frames measured before the quality is judged by their median time.
const MEASURED_FRAMES: usize = 60;
/// Longest frame time that looks smooth: 40 frames per second.
const MAX_FRAME_TIME: Duration = Duration::from_millis(25);

/// The quality that suits this machine; the player may have chosen another.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Resource, Debug)]
pub struct SuitableQuality(pub Quality);

/// Determines the suitable quality.
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
    frame_count: usize,
    times: Vec<Duration>,
    is_smooth: bool,
}

impl FirstFrames {
    /// Records a frame time. Once there are enough of them, returns whether their median is too
    /// long, and starts over for the next quality; otherwise returns false.
    fn record_and_judge(&mut self, time: Duration) -> bool {
        self.frame_count += 1;
        if self.frame_count > SKIPPED_FRAMES {
            self.times.push(time);
        }
        if self.times.len() < MEASURED_FRAMES {
            return false;
        }
        self.times.sort_unstable();
        let is_too_slow = self.times[MEASURED_FRAMES / 2] > MAX_FRAME_TIME;
        *self = Self {
            is_smooth: !is_too_slow,
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

/// Measures only while frames are drawn continuously, as otherwise the time between two of them
/// isn't the time that one takes.
fn watch_first_frames(
    time: Res<Time<Real>>,
    winit_settings: Option<Res<WinitSettings>>,
    windows: Query<&Window, With<PrimaryWindow>>,
    quality: Res<Quality>,
    mut frames: Local<FirstFrames>,
    mut suitable: ResMut<SuitableQuality>,
) {
    if frames.is_smooth || suitable.0 == Quality::Low {
        return;
    }
    let is_continuous = winit_settings
        .is_some_and(|winit_settings| winit_settings.focused_mode == UpdateMode::Continuous);
    let is_focused = windows.iter().all(|window| window.focused);
    let is_applied = *quality == suitable.0;
    if !(is_continuous && is_focused && is_applied) {
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

    const SMOOTH: Duration = Duration::from_millis(16);
    const SLOW: Duration = Duration::from_millis(40);

    fn count_slow_verdicts(frames: &mut FirstFrames, time: Duration, count: usize) -> usize {
        (0..count).filter(|_| frames.record_and_judge(time)).count()
    }

    #[test]
    fn slow_frames_lower_the_quality_once_each_time() {
        let mut frames = FirstFrames::default();
        let frames_per_quality = SKIPPED_FRAMES + MEASURED_FRAMES;
        assert_eq!(
            count_slow_verdicts(&mut frames, SLOW, frames_per_quality - 1),
            0
        );
        assert_eq!(count_slow_verdicts(&mut frames, SLOW, 1), 1);
        assert_eq!(
            count_slow_verdicts(&mut frames, SLOW, frames_per_quality - 1),
            0
        );
        assert!(!frames.is_smooth);
    }

    #[test]
    fn shader_compilation_and_single_hitches_keep_the_quality() {
        let mut frames = FirstFrames::default();
        assert_eq!(count_slow_verdicts(&mut frames, SLOW, SKIPPED_FRAMES), 0);
        let hitches = MEASURED_FRAMES / 2 - 1;
        assert_eq!(count_slow_verdicts(&mut frames, SLOW, hitches), 0);
        assert_eq!(
            count_slow_verdicts(&mut frames, SMOOTH, MEASURED_FRAMES - hitches),
            0
        );
        assert!(frames.is_smooth);
    }
}
