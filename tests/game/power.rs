//! A table at rest requests no frames. Swaying leaves request a few, but only in a focused window
//! and without reduced motion; the lower the quality, the fewer.

use std::time::Duration;

use awale::app::{headless, power};
use awale::scene::{Breeze, WoodMaterial};
use awale::settings::{Quality, Settings};
use awale::studies::{Field, StudyCommand};
use awale_rules::library;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::PrimaryWindow;
use bevy::winit::{UpdateMode, WinitSettings};

const FRAME: Duration = Duration::from_millis(50);
/// Number of frames until the table is at rest after launch.
const SETTLE_FRAMES: usize = 110;
/// A wait at least this long means that the app waits for input.
const LONG_WAIT: Duration = Duration::from_secs(3600);

struct Table(App);

impl Table {
    fn at_rest() -> Self {
        let mut app = headless(UVec2::new(640, 360), None);
        app.add_plugins(power::plugin)
            .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
        app.finish();
        app.cleanup();
        let mut table = Self(app);
        table.advance(SETTLE_FRAMES);
        table
    }

    fn advance(&mut self, frames: usize) {
        for _ in 0..frames {
            self.0.update();
        }
    }

    fn set_look(&mut self, quality: Quality, reduced_motion: bool) {
        let mut settings = self.0.world_mut().resource_mut::<Settings>();
        settings.look.quality = Some(quality);
        settings.look.reduced_motion = reduced_motion;
        self.advance(3);
    }

    fn focus(&mut self, focused: bool) {
        let world = self.0.world_mut();
        let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
        windows.single_mut(world).unwrap().focused = focused;
        self.advance(3);
    }

    /// Returns the app's wait times with a focused and with an unfocused window.
    fn waits(&self) -> [Duration; 2] {
        let settings = self.0.world().resource::<WinitSettings>();
        [settings.focused_mode, settings.unfocused_mode].map(|mode| match mode {
            UpdateMode::Continuous => Duration::ZERO,
            UpdateMode::Reactive { wait, .. } => wait,
        })
    }

    /// Returns the sway of the leaves after this many frames.
    fn sway_after(&mut self, frames: usize) -> Vec4 {
        self.advance(frames);
        let world = self.0.world();
        let materials = world.resource::<Assets<WoodMaterial>>();
        let (_, wood) = materials.iter().next().unwrap();
        assert_eq!(wood.sway, world.resource::<Breeze>().sway());
        wood.sway
    }
}

#[test]
fn jobs_are_polled_while_nothing_moves() {
    let mut table = Table::at_rest();
    table.set_look(Quality::Low, true);
    let rules = || library::load("2-4").unwrap().unwrap();
    assert!(table.waits()[0] > LONG_WAIT);
    let polls_often = |table: &mut Table| {
        table.advance(3);
        table
            .waits()
            .iter()
            .all(|&wait| wait < Duration::from_secs(1))
    };
    for field in [Field::Practice, Field::Lab, Field::Puzzles] {
        let begin = StudyCommand::Begin(field, vec![rules()]);
        table.0.world_mut().write_message(begin);
        assert!(polls_often(&mut table), "{field:?}");
        let stop = StudyCommand::Stop(field);
        table.0.world_mut().write_message(stop);
        // The frames after a motion are drawn without waiting.
        table.advance(SETTLE_FRAMES);
        assert!(
            table.waits().iter().all(|&wait| wait > LONG_WAIT),
            "{field:?}"
        );
    }
}

#[test]
fn leaves_request_frames_only_when_allowed() {
    let mut table = Table::at_rest();
    let is_still = |table: &mut Table| {
        let is_swaying = table.sway_after(40) != table.sway_after(40);
        !is_swaying && table.waits()[0] > LONG_WAIT && table.waits()[1] > LONG_WAIT
    };
    table.set_look(Quality::High, true);
    assert!(is_still(&mut table), "reduced motion");

    let mut last = Duration::MAX;
    for quality in Quality::ALL {
        table.set_look(quality, false);
        assert_ne!(table.sway_after(40), table.sway_after(40), "{quality:?}");
        let [focused, unfocused] = table.waits();
        assert!(focused < last && focused >= Duration::from_millis(100));
        assert!(unfocused > LONG_WAIT, "in an unfocused window");
        last = focused;
    }

    table.focus(false);
    assert!(is_still(&mut table), "no focus");
    table.focus(true);
    assert_ne!(table.sway_after(40), table.sway_after(40));
}
