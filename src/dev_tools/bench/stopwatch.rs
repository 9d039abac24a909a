//! Times the parts of a frame. The game's systems run on one thread, so the time between the first
//! and the last system of a part is the cost of the part, plus that of a few of Bevy's systems in
//! between.

use std::time::{Duration, Instant};

use bevy::app::MainScheduleOrder;
use bevy::ecs::schedule::ScheduleLabel;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::audio::SoundSet;
use crate::scene::SceneSet;
use crate::schedule::GameSet;
use crate::ui::UiPass;

/// A part of a frame that is timed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FramePart {
    /// All of [`GameSet`].
    Logic,
    /// Meshes, poses and colours.
    Shape,
    /// The lighting of the scene.
    Light,
    /// The egui panels.
    Panels,
    /// The start of sounds and music.
    Sound,
}

const PART_COUNT: usize = 5;

/// The times of the current frame.
#[derive(Resource, Default)]
pub struct Stopwatch {
    frame_start: Option<Instant>,
    /// When each part began, and the time spent on panels up to then.
    running_parts: [Option<(Instant, Duration)>; PART_COUNT],
    spent: [Duration; PART_COUNT],
    main_world_time: Duration,
    interval: Duration,
}

impl Stopwatch {
    /// Returns the time spent on a part in the current frame.
    pub fn spent(&self, part: FramePart) -> Duration {
        self.spent[part as usize]
    }

    /// Returns the total time of all parts in the current frame.
    pub fn total(&self) -> Duration {
        self.spent.iter().sum()
    }

    /// Returns the time spent in the main world in the current frame.
    pub fn main_world_time(&self) -> Duration {
        self.main_world_time
    }

    /// Returns the time from the beginning of the previous frame to that of this one.
    pub fn interval(&self) -> Duration {
        self.interval
    }
}

/// The first schedule of a frame.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
struct FrameStart;

/// The last schedule of a frame.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
pub struct FrameEnd;

/// Adds the stopwatch.
pub fn plugin(app: &mut App) {
    app.init_resource::<Stopwatch>()
        .add_systems(FrameStart, begin)
        .add_systems(FrameEnd, end);
    let mut order = app.world_mut().resource_mut::<MainScheduleOrder>();
    order.insert_before(First, FrameStart);
    order.insert_after(Last, FrameEnd);
    app.add_systems(
        Update,
        (
            start(FramePart::Logic).before(GameSet::Keys),
            stop(FramePart::Logic).after(GameSet::Sound),
        ),
    )
    .add_systems(
        EguiPrimaryContextPass,
        (
            start(FramePart::Panels).before(UiPass::Begin),
            stop(FramePart::Panels).after(UiPass::End),
        ),
    )
    .add_systems(
        PostUpdate,
        (
            start(FramePart::Shape).before(SceneSet::Shape),
            stop(FramePart::Shape)
                .after(SceneSet::Shape)
                .before(TransformSystems::Propagate),
            start(FramePart::Light)
                .after(TransformSystems::Propagate)
                .before(SceneSet::Light),
            stop(FramePart::Light)
                .after(SceneSet::Light)
                .before(SoundSet::DetectDevice),
            start(FramePart::Sound)
                .after(SceneSet::Light)
                .before(SoundSet::DetectDevice),
            stop(FramePart::Sound).after(SoundSet::Music),
        ),
    );
}

fn begin(mut watch: ResMut<Stopwatch>) {
    let now = Instant::now();
    *watch = Stopwatch {
        frame_start: Some(now),
        interval: watch.frame_start.map_or(Duration::ZERO, |last| now - last),
        ..default()
    };
}

/// Stops timing the whole frame.
pub fn end(mut watch: ResMut<Stopwatch>) {
    watch.main_world_time = watch
        .frame_start
        .map_or(Duration::ZERO, |start| start.elapsed());
}

fn start(part: FramePart) -> impl FnMut(ResMut<Stopwatch>) {
    move |mut watch: ResMut<Stopwatch>| {
        let panels_before = watch.spent(FramePart::Panels);
        watch.running_parts[part as usize] = Some((Instant::now(), panels_before));
    }
}

fn stop(part: FramePart) -> impl FnMut(ResMut<Stopwatch>) {
    move |mut watch: ResMut<Stopwatch>| {
        if let Some((started, panels_before)) = watch.running_parts[part as usize].take() {
            // Panels, which are a part themselves, may be drawn during another part.
            let panels_drawn = watch.spent(FramePart::Panels).saturating_sub(panels_before);
            let spent = started.elapsed().saturating_sub(panels_drawn);
            watch.spent[part as usize] += spent;
        }
    }
}
