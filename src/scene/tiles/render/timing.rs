//! Measures how long frames take to draw, and tells the main world.
//!
//! The time between frames of the main world is no measure: the driver queues frames, and the wait
//! for one is spent in a later frame.

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

use super::Order;
use crate::scene::graphics::is_software;
use crate::scene::tiles::budget::DrawnFrame;

/// Frames drawn since they were last taken; shared between both worlds.
#[derive(Clone, Debug, Default)]
pub struct DrawnFrames(Arc<Mutex<Log>>);

#[derive(Debug, Default)]
struct Log {
    frames: Vec<DrawnFrame>,
    /// When the last frame was done.
    last: Option<Instant>,
}

impl DrawnFrames {
    /// Takes the frames, oldest first.
    pub fn take(&self) -> Vec<DrawnFrame> {
        let mut log = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        mem::take(&mut log.frames)
    }

    /// Records a frame that was submitted at `begun`. It had to wait until the previous one was
    /// done.
    fn add(&self, shaded: f32, is_coarse: bool, begun: Instant, now: Instant) {
        let mut log = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let begun = log.last.map_or(begun, |last| last.max(begun));
        let time = now.saturating_duration_since(begun);
        log.frames.push(DrawnFrame {
            shaded,
            is_coarse,
            time,
        });
        log.last = Some(now);
    }
}

/// Measures frames, if there is a renderer.
pub fn plugin(app: &mut App) {
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        // At the end, because without a display another system times the wait for the graphics
        // card.
        renderer.add_systems(Render, finish.in_set(RenderSystems::PostCleanup));
    }
}

/// Measures the submitted frame. With a software renderer, and while a picture at rest is being
/// refined, it blocks until the frame is done: queued frames would only delay the response to
/// input.
fn finish(
    order: Res<Order>,
    device: Res<RenderDevice>,
    queue: Res<RenderQueue>,
    adapter: Res<RenderAdapterInfo>,
) {
    let is_waited_for = order.is_refined || is_software(Some(&adapter));
    let Some(begun) = order.begun.filter(|_| is_waited_for) else {
        return;
    };
    let (shaded, is_coarse) = (order.drawing.shaded_part(), order.drawing.scale > 1);
    // Pixels of a moving picture take longer than those of one that is only refined.
    if order.is_refined {
        let frames = order.frames.clone();
        queue.on_submitted_work_done(move || frames.add(shaded, is_coarse, begun, Instant::now()));
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
        let frame = |shaded, millis| DrawnFrame {
            shaded,
            is_coarse: shaded == 0.5,
            time: Duration::from_millis(millis),
        };
        let expected = [frame(0.5, 100), frame(1.0, 150), frame(0.0, 10)];
        assert_eq!(frames.take(), expected);
        assert_eq!(frames.take(), []);
    }
}
