//! Through a game ply by ply, forwards and back.

use bevy::prelude::*;

use super::Playback;
use crate::game::session::{CurrentMatch, GameCommand};

/// A wish to go through the game.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Walk {
    /// To the start.
    First,
    /// One step back.
    Back,
    /// On in time: what is held, then what was played.
    On,
    /// To the end of the line.
    Last,
}

pub(super) fn walk(
    mut wishes: MessageReader<Walk>,
    current: Option<Res<CurrentMatch>>,
    mut playback: ResMut<Playback>,
    mut commands: MessageWriter<GameCommand>,
) {
    let Some(current) = current else {
        wishes.clear();
        return;
    };
    let tree = current.tree();
    for wish in wishes.read() {
        match wish {
            Walk::First => commands.write(GameCommand::GoToStep(0)),
            Walk::Back => commands.write(GameCommand::GoToStep(tree.step().saturating_sub(1))),
            Walk::On if playback.is_held() => {
                playback.release();
                continue;
            }
            Walk::On if tree.is_at_end() => commands.write(GameCommand::PlayOn),
            Walk::On => commands.write(GameCommand::Follow {
                step: tree.step() + 1,
                told: 0,
            }),
            Walk::Last => commands.write(GameCommand::GoToStep(tree.steps_in_line())),
        };
        if matches!(wish, Walk::On) {
            playback.release();
        }
    }
}
