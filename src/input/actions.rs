//! Performs the actions of keys and gamepad buttons in a match.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::advisor::{AdviceRequest, RequestHint};
use crate::controls::Action;
use crate::phase::Phase;
use crate::playback::{HistoryStep, Skip};
use crate::session::GameCommand;
use crate::settings::SettingsCommand;

/// Performs the actions of a match.
#[derive(SystemParam)]
pub struct MatchActions<'w> {
    phase: Res<'w, Phase>,
    changes: MessageWriter<'w, SettingsCommand>,
    skips: MessageWriter<'w, Skip>,
    commands: MessageWriter<'w, GameCommand>,
    hints: MessageWriter<'w, RequestHint>,
    advice: MessageWriter<'w, AdviceRequest>,
    steps: MessageWriter<'w, HistoryStep>,
}

impl MatchActions<'_> {
    /// Performs `action`. Those of menus, the camera and the gamepad cursor are handled elsewhere.
    pub fn perform(&mut self, action: Action) {
        if let Some(step) = history_step(action) {
            self.steps.write(step);
        } else if let Some(request) = advice_request(action) {
            self.advice.write(request);
        } else if let Some(command) = game_command(action, *self.phase) {
            self.commands.write(command);
        } else if action == Action::Skip {
            self.skips.write(Skip);
        } else if action == Action::Hint {
            self.hints.write(RequestHint);
        } else if action == Action::Mute {
            self.changes.write(SettingsCommand::toggle_sound());
        }
    }
}

fn history_step(action: Action) -> Option<HistoryStep> {
    Some(match action {
        Action::StepBack => HistoryStep::Back,
        Action::StepOn => HistoryStep::On,
        Action::First => HistoryStep::First,
        Action::Last => HistoryStep::Last,
        Action::SeedBack => HistoryStep::SeedBack,
        Action::SeedOn => HistoryStep::SeedOn,
        Action::LapBack => HistoryStep::LapBack,
        Action::LapOn => HistoryStep::LapOn,
        _ => return None,
    })
}

fn advice_request(action: Action) -> Option<AdviceRequest> {
    Some(match action {
        Action::Why => AdviceRequest::Why,
        Action::Threat => AdviceRequest::Threat,
        Action::WhatIf => AdviceRequest::WhatIf,
        _ => return None,
    })
}

fn game_command(action: Action, phase: Phase) -> Option<GameCommand> {
    Some(match action {
        Action::PlayBest if matches!(phase, Phase::Person(_)) => GameCommand::PlayBest,
        Action::Undo => GameCommand::Undo,
        Action::Redo => GameCommand::Redo,
        _ => return None,
    })
}
