//! Through a game seed by seed, forwards and back.
//!
//! The session goes to the step whose seeds are looked at; the playback holds, and
//! tells its events one at a time.

use bevy::prelude::*;

use super::Playback;
use crate::game::session::{CurrentMatch, GameCommand};

/// Asks to go through the game by a single event: a seed that is sown, or another thing that happens in a move.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scrub {
    /// The next thing happens.
    Forward,
    /// What happened last is undone.
    Back,
}

pub(super) fn scrub(
    mut wishes: MessageReader<Scrub>,
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
        let waiting = playback.untold();
        match wish {
            Scrub::Forward if waiting > 0 => playback.tell_one(),
            Scrub::Forward if tree.step() < tree.steps_in_line() => {
                commands.write(GameCommand::Follow {
                    step: tree.step() + 1,
                    told: 0,
                });
                playback.tell_one();
            }
            Scrub::Forward => {}
            Scrub::Back => {
                let events = tree
                    .events_of(tree.step())
                    .map_or(0, |(_, events)| events.len());
                let told = events.saturating_sub(waiting);
                let back = match (told, tree.step()) {
                    (0, 0) => None,
                    // Before the first seed of a move lies the last one of the move before.
                    (0, step) => tree
                        .events_of(step - 1)
                        .map(|(_, before)| GameCommand::Follow {
                            step: step - 1,
                            told: before.len().saturating_sub(1),
                        }),
                    (told, step) => Some(GameCommand::Follow {
                        step,
                        told: told - 1,
                    }),
                };
                commands.write_batch(back);
            }
        }
    }
}
