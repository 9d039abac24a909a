//! Runs a script through the same messages that a window system sends.

use std::collections::VecDeque;
use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::touch::TouchPhase;
use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, save_to_disk};
use bevy::time::TimeUpdateStrategy;
use bevy::winit::WinitSettings;
use bevy_egui::{EguiPostUpdateSet, EguiRenderOutput};

use super::context::ScriptContext;
use super::input::Devices;
use super::script::{Instruction, Script};
use crate::catalog::{Onboarding, SeedSource};
use crate::state::Menu;
use crate::ui::OwnClipboard;

/// The number of frames for which a button is held.
const HOLD_FRAMES: u32 = 2;
/// Pause after an instruction.
const PAUSE_FRAMES: u32 = 2;
/// The run fails if a button hasn't appeared after this number of frames and [`MAX_WAIT`].
const MAX_WAIT_FRAMES: u32 = 600;
/// Real time within which a button must appear: it may depend on a job or on another program,
/// while frames without a window take hardly any time.
const MAX_WAIT: Duration = Duration::from_secs(60);
/// The run fails if a game isn't over after this number of frames.
const MAX_GAME_FRAMES: u32 = 1_000_000;

/// Seed of all randomness in a scripted run.
const SEED: u64 = 1997;

/// The running script.
#[derive(Resource)]
pub struct ScriptedRun {
    instructions: VecDeque<Instruction>,
    pause_frames: u32,
    waited_frames: u32,
    waiting_since: Option<Instant>,
    pending_input: Option<PendingInput>,
    last_rect: Option<Rect>,
    finger: Option<Vec2>,
    hides_panels: bool,
    failure: Option<String>,
}

/// The next press or release, sent after a pause.
#[derive(Clone, Copy)]
enum PendingInput {
    /// Press the left button, once the program has processed the new pointer position.
    Aim,
    /// Release the left button.
    Button,
    /// Release a key.
    Key(KeyCode),
}

impl ScriptedRun {
    /// Creates a run of `script`.
    #[must_use]
    pub fn new(script: Script) -> Self {
        Self {
            instructions: script.0.into(),
            pause_frames: PAUSE_FRAMES,
            waited_frames: 0,
            waiting_since: None,
            pending_input: None,
            last_rect: None,
            finger: None,
            hides_panels: false,
            failure: None,
        }
    }

    /// Returns the error of a failed run.
    #[must_use]
    pub fn failure(&self) -> Option<&str> {
        self.failure.as_deref()
    }
}

/// Runs a script with fixed time steps of `step`, so that identical scripts render identical
/// frames.
pub fn plugin(script: Script, step: Duration) -> impl Plugin {
    move |app: &mut App| {
        app.world_mut().resource_mut::<Onboarding>().offers_lessons = false;
        app.insert_resource(TimeUpdateStrategy::ManualDuration(step))
            .insert_resource(ScriptedRun::new(script.clone()))
            .insert_resource(SeedSource::from_seed(SEED))
            .init_resource::<OwnClipboard>()
            // Every frame is one time step, so the program must not sleep.
            .add_systems(Last, update_continuously)
            .add_systems(
                PostUpdate,
                hide_panels.after(EguiPostUpdateSet::ProcessOutput),
            )
            .add_systems(First, run_script);
    }
}

fn hide_panels(run: Res<ScriptedRun>, mut outputs: Query<&mut EguiRenderOutput>) {
    if run.hides_panels {
        for mut output in &mut outputs {
            output.paint_jobs.clear();
        }
    }
}

/// The outcome of executing an instruction.
enum InstructionOutcome {
    /// The instruction is done; the next one follows after a pause.
    Done,
    /// The instruction runs again in the next frame.
    Waiting,
    /// The instruction failed.
    Failed(String),
}

fn update_continuously(settings: Option<ResMut<WinitSettings>>) {
    if let Some(mut settings) = settings {
        *settings = WinitSettings::continuous();
    }
}

fn run_script(
    mut commands: Commands,
    mut run: ResMut<ScriptedRun>,
    mut devices: Devices,
    mut context: ScriptContext,
    mut exit: MessageWriter<AppExit>,
) {
    if run.pause_frames > 0 {
        run.pause_frames -= 1;
        return;
    }
    match run.pending_input.take() {
        Some(PendingInput::Aim) => {
            devices.button(ButtonState::Pressed);
            run.pending_input = Some(PendingInput::Button);
            run.pause_frames = HOLD_FRAMES;
            return;
        }
        Some(PendingInput::Button) => {
            return release(&mut run, || devices.button(ButtonState::Released));
        }
        Some(PendingInput::Key(key)) => {
            return release(&mut run, || devices.key(key, ButtonState::Released));
        }
        None => {}
    }
    let Some(instruction) = run.instructions.front().cloned() else {
        return;
    };
    match execute(
        &instruction,
        &mut run,
        &mut devices,
        &mut context,
        &mut commands,
        &mut exit,
    ) {
        InstructionOutcome::Done => {
            run.instructions.pop_front();
            run.waited_frames = 0;
            run.waiting_since = None;
        }
        InstructionOutcome::Waiting => run.waited_frames += 1,
        InstructionOutcome::Failed(reason) => {
            let reason = format!("{instruction:?}: {reason}");
            error!("script failed: {reason}");
            run.failure = Some(reason);
            exit.write(AppExit::error());
        }
    }
}

fn release(run: &mut ScriptedRun, send_release: impl FnOnce()) {
    send_release();
    run.pause_frames = PAUSE_FRAMES;
}

fn execute(
    instruction: &Instruction,
    run: &mut ScriptedRun,
    devices: &mut Devices,
    context: &mut ScriptContext,
    commands: &mut Commands,
    exit: &mut MessageWriter<AppExit>,
) -> InstructionOutcome {
    run.pause_frames = PAUSE_FRAMES;
    match instruction {
        Instruction::Wait(frames) => run.pause_frames = *frames,
        Instruction::Settle if !context.is_settled() => {
            run.pause_frames = 0;
            return wait_until(
                run.waited_frames,
                MAX_GAME_FRAMES,
                "the table has not come to rest",
            );
        }
        Instruction::UntilOver if *context.menu.get() != Menu::GameOver => {
            run.pause_frames = 0;
            return wait_until(run.waited_frames, MAX_GAME_FRAMES, "the game does not end");
        }
        Instruction::PlayOut if *context.menu.get() != Menu::GameOver => {
            let target = match context.menu.get() {
                Menu::MoveChoice | Menu::Swap | Menu::SecondThought => {
                    context.some_answer(run.waited_frames)
                }
                _ => context.some_legal_move(run.waited_frames),
            };
            match target {
                Some(position) if context.is_settled() => click(run, devices, position),
                _ => run.pause_frames = 0,
            }
            return wait_until(run.waited_frames, MAX_GAME_FRAMES, "the game does not end");
        }
        Instruction::Settle | Instruction::UntilOver | Instruction::PlayOut => {}
        Instruction::Point(position) => devices.point(*position),
        Instruction::Click(position) => click(run, devices, *position),
        Instruction::PointAtHole(_) | Instruction::Play(_) | Instruction::TouchHole(_)
            if context.eye.is_moving() =>
        {
            run.pause_frames = 0;
            return wait_until(
                run.waited_frames,
                MAX_WAIT_FRAMES,
                "the camera has not come to rest",
            );
        }
        Instruction::PointAtHole(letter)
        | Instruction::Play(letter)
        | Instruction::TouchHole(letter) => {
            let Some(position) = context.hole_on_screen(*letter) else {
                return InstructionOutcome::Failed(format!("hole {letter} is not on the screen"));
            };
            match instruction {
                Instruction::Play(_) => click(run, devices, position),
                Instruction::TouchHole(_) => touch(run, devices, position),
                _ => devices.point(position),
            }
        }
        Instruction::Touch(position) => touch(run, devices, *position),
        Instruction::Lift => match run.finger.take() {
            Some(position) => devices.finger(TouchPhase::Ended, position),
            None => return InstructionOutcome::Failed("no finger is down".to_owned()),
        },
        Instruction::OfferLessons => context.onboarding.offers_lessons = true,
        Instruction::Press(name) => {
            let rect = context.buttons.rect(name);
            // A panel that has just opened is still moving, and so is a list that is being
            // scrolled.
            let is_still = rect.is_some() && rect == run.last_rect;
            run.last_rect = rect;
            match rect {
                Some(rect) if is_still => click(run, devices, rect.center()),
                _ => {
                    run.pause_frames = 0;
                    if rect.is_none() {
                        context.buttons.reveal(name);
                    }
                    let has_time_left =
                        run.waiting_since.get_or_insert_with(Instant::now).elapsed() < MAX_WAIT;
                    let limit = if has_time_left {
                        u32::MAX
                    } else {
                        MAX_WAIT_FRAMES
                    };
                    return wait_until(run.waited_frames, limit, "the button has not appeared");
                }
            }
        }
        Instruction::Key(key) => {
            devices.key(*key, ButtonState::Pressed);
            run.pending_input = Some(PendingInput::Key(*key));
        }
        Instruction::Resize(size) => devices.resize(*size),
        Instruction::Wheel(lines) => devices.wheel(*lines),
        Instruction::Copy(text) => context.clipboard.0.clone_from(text),
        Instruction::Shot(_) if !context.is_picture_complete() => {
            run.pause_frames = 0;
            return wait_until(
                run.waited_frames,
                MAX_GAME_FRAMES,
                "the shaders are not compiled",
            );
        }
        Instruction::Shot(path) => {
            commands
                .spawn(Screenshot::primary_window())
                .observe(save_to_disk(path.clone()));
        }
        Instruction::HidePanels => run.hides_panels = true,
        Instruction::Projection(path) => {
            if let Err(error) = context.save_projection(path) {
                return InstructionOutcome::Failed(error);
            }
        }
        Instruction::Exit if !context.shots.is_empty() => return InstructionOutcome::Waiting,
        Instruction::Exit => {
            exit.write(AppExit::Success);
        }
    }
    InstructionOutcome::Done
}

fn click(run: &mut ScriptedRun, devices: &mut Devices, position: Vec2) {
    devices.point(position);
    run.pending_input = Some(PendingInput::Aim);
    run.pause_frames = PAUSE_FRAMES;
}

/// Puts a finger down at `position`, or moves it there.
fn touch(run: &mut ScriptedRun, devices: &mut Devices, position: Vec2) {
    let phase = match run.finger.replace(position) {
        None => TouchPhase::Started,
        Some(_) => TouchPhase::Moved,
    };
    devices.finger(phase, position);
}

fn wait_until(waited_frames: u32, limit: u32, message: &str) -> InstructionOutcome {
    if waited_frames < limit {
        InstructionOutcome::Waiting
    } else {
        InstructionOutcome::Failed(message.to_owned())
    }
}
