//! Measures how long frames take to draw, for the main world.
//!
//! The main world can't measure it as the time between frames, because the driver queues frames and
//! the wait for one occurs in a later one.

use std::mem;
use std::sync::{Arc, Mutex, PoisonError};

use bevy::{
    platform::time::Instant,
    prelude::*,
    render::{
        Render, RenderApp, RenderSystems,
        render_resource::PollType,
        renderer::{RenderAdapterInfo, RenderDevice, RenderQueue},
    },
};

use super::RenderPlan;
use crate::scene::graphics::is_software;
use crate::scene::tiles::budget::DrawnFrame;

/// Frames drawn since they were last taken; shared between both worlds.
#[derive(Clone, Debug, Default)]
pub struct DrawnFrames(Arc<Mutex<Log>>);

#[derive(Debug, Default)]
struct Log {
    frames: Vec<DrawnFrame>,
    /// When the last frame was done.
    last_done: Option<Instant>,
}

impl DrawnFrames {
    /// Takes the frames, oldest first.
    pub fn take(&self) -> Vec<DrawnFrame> {
        let mut log = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        mem::take(&mut log.frames)
    }

    /// Records a frame that was submitted at `submitted` and drawn once the previous one was done.
    fn add(&self, shaded_fraction: f32, is_coarse: bool, submitted: Instant, done: Instant) {
        let mut log = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let begun = log.last_done.map_or(submitted, |last| last.max(submitted));
        log.frames.push(DrawnFrame {
            shaded_fraction,
            is_coarse,
            time: done.saturating_duration_since(begun),
        });
        log.last_done = Some(done);
    }
}

/// Measures frames, if there is a renderer.
pub fn plugin(app: &mut App) {
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        // At the end, because without a display another system times the wait for the graphics
        // card.
        renderer.add_systems(Render, measure.in_set(RenderSystems::PostCleanup));
    }
}

/// Measures the submitted frame. With a software renderer, and while the picture is being refined,
/// blocks until the frame is done: queued frames would only delay the response to input.
fn measure(
    plan: Res<RenderPlan>,
    device: Res<RenderDevice>,
    queue: Res<RenderQueue>,
    adapter: Res<RenderAdapterInfo>,
) {
    let must_wait = plan.is_refining || is_software(Some(&adapter));
    let Some(submitted) = plan.started_at.filter(|_| must_wait) else {
        return;
    };
    // Small changes of a sharp picture aren't recorded: their pixels take longer than refinement.
    if plan.is_refining {
        let (fraction, is_coarse) = (plan.frame_plan.shaded_fraction(), plan.frame_plan.scale > 1);
        let frames = plan.drawn_frames.clone();
        queue.on_submitted_work_done(move || {
            frames.add(fraction, is_coarse, submitted, Instant::now());
        });
    }
    // A browser can't block; the result is available by the next frame.
    if cfg!(not(target_arch = "wasm32"))
        && let Err(error) = device.poll(PollType::wait_indefinitely())
    {
        warn!("a frame isn't done: {error}");
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_frame_takes_no_longer_than_since_the_one_before() {
        let frames = DrawnFrames::default();
        let start = Instant::now();
        let at = |millis| start + Duration::from_millis(millis);
        frames.add(0.5, true, at(0), at(100));
        frames.add(1.0, false, at(20), at(250));
        frames.add(0.0, false, at(300), at(310));
        let frame = |shaded_fraction, millis| DrawnFrame {
            shaded_fraction,
            is_coarse: shaded_fraction == 0.5,
            time: Duration::from_millis(millis),
        };
        let expected = [frame(0.5, 100), frame(1.0, 150), frame(0.0, 10)];
        assert_eq!(frames.take(), expected);
        assert_eq!(frames.take(), []);
    }
}
