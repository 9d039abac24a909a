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

/// A part of a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// All of [`GameSet`].
    Logic,
    /// Meshes, poses and colours.
    Shape,
    /// Lighting.
    Light,
    /// Panels.
    Panels,
    /// Sound.
    Sound,
}

/// The number of parts.
const PART_COUNT: usize = 5;

/// The times of the current frame.
#[derive(Resource, Default)]
pub struct Stopwatch {
    frame: Option<Instant>,
    /// When each part began, and the time spent on panels up to then.
    running_parts: [Option<(Instant, Duration)>; PART_COUNT],
    spent: [Duration; PART_COUNT],
    main_world: Duration,
    interval: Duration,
}

impl Stopwatch {
    /// Returns the time spent on a part in the last frame.
    pub fn spent(&self, part: Part) -> Duration {
        self.spent[part as usize]
    }

    /// Returns the total time of all parts in the last frame.
    pub fn total(&self) -> Duration {
        self.spent.iter().sum()
    }

    /// Returns the time of the whole main world in the last frame.
    pub fn main_world(&self) -> Duration {
        self.main_world
    }

    /// Returns the time from the beginning of the previous frame to that of this one.
    pub fn interval(&self) -> Duration {
        self.interval
    }
}

/// The first schedule of a frame.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
struct FrameBegins;

/// The last schedule of a frame.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
pub struct FrameEnded;

/// Adds the stopwatch.
pub fn plugin(app: &mut App) {
    app.init_resource::<Stopwatch>()
        .add_systems(FrameBegins, begin)
        .add_systems(FrameEnded, end);
    let mut order = app.world_mut().resource_mut::<MainScheduleOrder>();
    order.insert_before(First, FrameBegins);
    order.insert_after(Last, FrameEnded);
    app.add_systems(
        Update,
        (
            start(Part::Logic).before(GameSet::Keys),
            stop(Part::Logic).after(GameSet::Sound),
        ),
    )
    .add_systems(
        EguiPrimaryContextPass,
        (
            start(Part::Panels).before(UiPass::Begin),
            stop(Part::Panels).after(UiPass::End),
        ),
    )
    .add_systems(
        PostUpdate,
        (
            start(Part::Shape).before(SceneSet::Shape),
            stop(Part::Shape)
                .after(SceneSet::Shape)
                .before(TransformSystems::Propagate),
            start(Part::Light)
                .after(TransformSystems::Propagate)
                .before(SceneSet::Light),
            stop(Part::Light)
                .after(SceneSet::Light)
                .before(SoundSet::DetectDevice),
            start(Part::Sound)
                .after(SceneSet::Light)
                .before(SoundSet::DetectDevice),
            stop(Part::Sound).after(SoundSet::Music),
        ),
    );
}

fn begin(mut watch: ResMut<Stopwatch>) {
    let now = Instant::now();
    *watch = Stopwatch {
        frame: Some(now),
        interval: watch.frame.map_or(Duration::ZERO, |last| now - last),
        ..default()
    };
}

/// Stops timing the whole frame.
pub fn end(mut watch: ResMut<Stopwatch>) {
    watch.main_world = watch.frame.map_or(Duration::ZERO, |frame| frame.elapsed());
}

fn start(part: Part) -> impl FnMut(ResMut<Stopwatch>) {
    move |mut watch: ResMut<Stopwatch>| {
        let panels_before = watch.spent(Part::Panels);
        watch.running_parts[part as usize] = Some((Instant::now(), panels_before));
    }
}

fn stop(part: Part) -> impl FnMut(ResMut<Stopwatch>) {
    move |mut watch: ResMut<Stopwatch>| {
        if let Some((started, panels_before)) = watch.running_parts[part as usize].take() {
            // Panels, which are a part themselves, may be drawn during another part.
            let panels_drawn = watch.spent(Part::Panels).saturating_sub(panels_before);
            let spent = started.elapsed().saturating_sub(panels_drawn);
            watch.spent[part as usize] += spent;
        }
    }
}
