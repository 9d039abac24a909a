//! Carries a script out, one instruction after the other, through the same
//! messages that a window system sends.

use std::collections::VecDeque;
use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, save_to_disk};
use bevy::time::TimeUpdateStrategy;
use bevy::winit::WinitSettings;

use super::input::Devices;
use super::script::{Instruction, Script};
use super::stage::Stage;
use crate::game::catalog::{Onboarding, SeedSource};
use crate::game::state::Menu;
use crate::game::ui::OwnClipboard;

/// How long a button is held, in frames.
const HELD_FRAMES: u32 = 2;
/// How long the program gets to answer an instruction, in frames.
const PAUSE_FRAMES: u32 = 2;
/// After this many frames, a button that hasn't appeared is reported, and the run fails.
const PATIENCE_FRAMES: u32 = 600;
/// After this many frames, a game that isn't over is reported, and the run fails.
const LONGEST_GAME_FRAMES: u32 = 1_000_000;

/// The source of all chance in a scripted run.
const SEED: u64 = 1997;

/// The script that is being carried out.
#[derive(Resource)]
pub struct ScriptedRun {
    instructions: VecDeque<Instruction>,
    wait: u32,
    waited: u32,
    held: Option<Held>,
    seen_at: Option<Rect>,
    finger: Option<Vec2>,
    failure: Option<String>,
}

/// What is to be pressed or released.
#[derive(Clone, Copy)]
enum Held {
    /// The left button, when the program has seen where the pointer is.
    Aim,
    /// The left button.
    Button,
    /// A key.
    Key(KeyCode),
}

impl ScriptedRun {
    /// A run of `script`.
    #[must_use]
    pub fn new(script: Script) -> Self {
        Self {
            instructions: script.0.into(),
            wait: PAUSE_FRAMES,
            waited: 0,
            held: None,
            seen_at: None,
            finger: None,
            failure: None,
        }
    }

    /// Why the run could not go on, if it failed.
    #[must_use]
    pub fn failure(&self) -> Option<&str> {
        self.failure.as_deref()
    }
}

/// Runs a script with fixed time steps of `step`; the same script gives the same pictures.
pub fn plugin(script: Script, step: Duration) -> impl Plugin {
    move |app: &mut App| {
        app.world_mut().resource_mut::<Onboarding>().offers_lessons = false;
        app.insert_resource(TimeUpdateStrategy::ManualDuration(step))
            .insert_resource(ScriptedRun::new(script.clone()))
            .insert_resource(SeedSource::from_seed(SEED))
            .init_resource::<OwnClipboard>()
            // Nothing sleeps: every frame is one step of time.
            .add_systems(Last, stay_awake)
            .add_systems(First, run_script);
    }
}

/// What became of an instruction.
enum Progress {
    /// It is done; the next one comes after a pause.
    Done,
    /// It is looked at again in the next frame.
    Waiting,
    /// It can't be done.
    Failed(String),
}

fn stay_awake(settings: Option<ResMut<WinitSettings>>) {
    if let Some(mut settings) = settings {
        *settings = WinitSettings::continuous();
    }
}

fn run_script(
    mut commands: Commands,
    mut run: ResMut<ScriptedRun>,
    mut devices: Devices,
    mut stage: Stage,
    mut exit: MessageWriter<AppExit>,
) {
    if run.wait > 0 {
        run.wait -= 1;
        return;
    }
    match run.held.take() {
        Some(Held::Aim) => {
            devices.button(ButtonState::Pressed);
            run.held = Some(Held::Button);
            run.wait = HELD_FRAMES;
            return;
        }
        Some(Held::Button) => return release(&mut run, || devices.button(ButtonState::Released)),
        Some(Held::Key(key)) => {
            return release(&mut run, || devices.key(key, ButtonState::Released));
        }
        None => {}
    }
    let Some(instruction) = run.instructions.front().cloned() else {
        return;
    };
    match perform(
        &instruction,
        &mut run,
        &mut devices,
        &mut stage,
        &mut commands,
        &mut exit,
    ) {
        Progress::Done => {
            run.instructions.pop_front();
            run.waited = 0;
        }
        Progress::Waiting => run.waited += 1,
        Progress::Failed(why) => {
            let why = format!("{instruction:?}: {why}");
            error!("the script can't go on: {why}");
            run.failure = Some(why);
            exit.write(AppExit::error());
        }
    }
}

fn release(run: &mut ScriptedRun, let_go: impl FnOnce()) {
    let_go();
    run.wait = PAUSE_FRAMES;
}

fn perform(
    instruction: &Instruction,
    run: &mut ScriptedRun,
    devices: &mut Devices,
    stage: &mut Stage,
    commands: &mut Commands,
    exit: &mut MessageWriter<AppExit>,
) -> Progress {
    run.wait = PAUSE_FRAMES;
    match instruction {
        Instruction::Wait(frames) => run.wait = *frames,
        Instruction::Settle if !stage.is_settled() => {
            run.wait = 0;
            return patience(
                run.waited,
                LONGEST_GAME_FRAMES,
                "the table does not come to rest",
            );
        }
        Instruction::UntilOver if *stage.menu.get() != Menu::GameOver => {
            run.wait = 0;
            return patience(run.waited, LONGEST_GAME_FRAMES, "the game does not end");
        }
        Instruction::PlayOut if *stage.menu.get() != Menu::GameOver => {
            match stage.some_legal_hole(run.waited) {
                Some(place) if stage.is_settled() => click(run, devices, place),
                _ => run.wait = 0,
            }
            return patience(run.waited, LONGEST_GAME_FRAMES, "the game does not end");
        }
        Instruction::Settle | Instruction::UntilOver | Instruction::PlayOut => {}
        Instruction::Point(place) => devices.point(*place),
        Instruction::Click(place) => click(run, devices, *place),
        Instruction::PointAtHole(_) | Instruction::Play(_) | Instruction::TouchHole(_)
            if stage.eye.is_moving() =>
        {
            run.wait = 0;
            return patience(
                run.waited,
                PATIENCE_FRAMES,
                "the camera does not come to rest",
            );
        }
        Instruction::PointAtHole(letter)
        | Instruction::Play(letter)
        | Instruction::TouchHole(letter) => {
            let Some(place) = stage.hole_on_screen(*letter) else {
                return Progress::Failed(format!("there is no hole {letter} in the picture"));
            };
            match instruction {
                Instruction::Play(_) => click(run, devices, place),
                Instruction::TouchHole(_) => touch(run, devices, place),
                _ => devices.point(place),
            }
        }
        Instruction::Touch(place) => touch(run, devices, *place),
        Instruction::Lift => match run.finger.take() {
            Some(place) => devices.finger(TouchPhase::Ended, place),
            None => return Progress::Failed("no finger is down".to_owned()),
        },
        Instruction::OfferLessons => stage.onboarding.offers_lessons = true,
        Instruction::Press(name) => {
            let rect = stage.buttons.rect(name);
            // A panel that has just opened, or a list that is scrolled, still moves.
            let is_still = rect.is_some() && rect == run.seen_at;
            run.seen_at = rect;
            match rect {
                Some(rect) if is_still => click(run, devices, rect.center()),
                _ => {
                    run.wait = 0;
                    if rect.is_none() {
                        stage.buttons.reveal(name);
                    }
                    return patience(run.waited, PATIENCE_FRAMES, "there is no such button");
                }
            }
        }
        Instruction::Key(key) => {
            devices.key(*key, ButtonState::Pressed);
            run.held = Some(Held::Key(*key));
        }
        Instruction::Resize(size) => devices.resize(*size),
        Instruction::Wheel(lines) => devices.wheel(*lines),
        Instruction::Copy(text) => stage.clipboard.0.clone_from(text),
        Instruction::Shot(path) => {
            commands
                .spawn(Screenshot::primary_window())
                .observe(save_to_disk(path.clone()));
        }
        Instruction::Exit if !stage.shots.is_empty() => return Progress::Waiting,
        Instruction::Exit => {
            exit.write(AppExit::Success);
        }
    }
    Progress::Done
}

fn click(run: &mut ScriptedRun, devices: &mut Devices, place: Vec2) {
    devices.point(place);
    run.held = Some(Held::Aim);
    run.wait = PAUSE_FRAMES;
}

/// A finger comes down there, or slides there.
fn touch(run: &mut ScriptedRun, devices: &mut Devices, place: Vec2) {
    let phase = match run.finger.replace(place) {
        None => TouchPhase::Started,
        Some(_) => TouchPhase::Moved,
    };
    devices.finger(phase, place);
}

fn patience(waited: u32, limit: u32, complaint: &str) -> Progress {
    if waited < limit {
        Progress::Waiting
    } else {
        Progress::Failed(complaint.to_owned())
    }
}
