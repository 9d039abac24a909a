//! Times the parts of a frame. Systems run one after the other meanwhile: what
//! passes between the first and the last of a part is what they cost, and at
//! most a few of the engine's fall between.

use std::time::{Duration, Instant};

use bevy::app::MainScheduleOrder;
use bevy::ecs::schedule::{ScheduleLabel, SingleThreadedExecutor};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::game::audio::SoundSet;
use crate::game::scene::SceneSet;
use crate::game::schedule::GameSet;
use crate::game::ui::UiPass;

/// A part of a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// From keys to what is heard: all of [`GameSet`].
    Logic,
    /// Shapes, poses and colours.
    Shape,
    /// What the light knows.
    Light,
    /// Panels.
    Panels,
    /// What is heard.
    Sound,
}

/// How many parts there are.
const PARTS: usize = 5;

/// What the frame has cost so far.
#[derive(Resource, Default)]
pub struct Stopwatch {
    frame: Option<Instant>,
    /// When each part began, and what panels had cost by then.
    running: [Option<(Instant, Duration)>; PARTS],
    spent: [Duration; PARTS],
    whole: Duration,
}

impl Stopwatch {
    /// What a part of the last frame has cost.
    pub fn spent(&self, part: Part) -> Duration {
        self.spent[part as usize]
    }

    /// What all of ours has cost.
    pub fn ours(&self) -> Duration {
        self.spent.iter().sum()
    }

    /// What the whole main world has cost.
    pub fn whole(&self) -> Duration {
        self.whole
    }
}

/// Before everything of a frame.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
struct FrameBegins;

/// After everything of a frame.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
pub struct FrameEnded;

/// Adds the watch.
pub fn plugin(app: &mut App) {
    app.init_resource::<Stopwatch>()
        .add_systems(FrameBegins, begin)
        .add_systems(FrameEnded, end);
    let mut order = app.world_mut().resource_mut::<MainScheduleOrder>();
    order.insert_before(First, FrameBegins);
    order.insert_after(Last, FrameEnded);
    for schedule in [
        Update.intern(),
        PostUpdate.intern(),
        EguiPrimaryContextPass.intern(),
    ] {
        app.edit_schedule(schedule, |schedule| {
            schedule.set_executor(SingleThreadedExecutor::new());
        });
    }
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
    *watch = Stopwatch {
        frame: Some(Instant::now()),
        ..default()
    };
}

/// The frame is over: what it has cost is known.
pub fn end(mut watch: ResMut<Stopwatch>) {
    watch.whole = watch.frame.map_or(Duration::ZERO, |frame| frame.elapsed());
}

fn start(part: Part) -> impl FnMut(ResMut<Stopwatch>) {
    move |mut watch: ResMut<Stopwatch>| {
        let panels = watch.spent(Part::Panels);
        watch.running[part as usize] = Some((Instant::now(), panels));
    }
}

fn stop(part: Part) -> impl FnMut(ResMut<Stopwatch>) {
    move |mut watch: ResMut<Stopwatch>| {
        if let Some((started, panels)) = watch.running[part as usize].take() {
            // Panels may be drawn in the middle of another part, and are a part of their own.
            let drawn = watch.spent(Part::Panels).saturating_sub(panels);
            let spent = started.elapsed().saturating_sub(drawn);
            watch.spent[part as usize] += spent;
        }
    }
}
