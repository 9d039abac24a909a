//! The match with a friend on the table.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::live::{LiveStatus, LiveTable};
use super::{Friend, Friends};
use crate::phase::Phase;
use crate::session::CurrentMatch;

/// Access to the match on the table, if it is one with a friend.
#[derive(SystemParam)]
pub struct FriendAtTable<'w> {
    friends: Res<'w, Friends>,
    live: Res<'w, LiveTable>,
    phase: Res<'w, Phase>,
}

impl FriendAtTable<'_> {
    /// Returns the friend of a live match, and the state of the connection.
    #[must_use]
    pub fn live(&self, current: &CurrentMatch) -> Option<(&Friend, LiveStatus)> {
        self.friends.on_table(current).zip(self.live.status())
    }

    /// Returns the friend if they are waiting for a letter. A friend at the table already has it.
    #[must_use]
    pub fn to_send(&self, current: &CurrentMatch) -> Option<&Friend> {
        let friend = self.friends.on_table(current)?;
        let letter = friend.thread.letter();
        let is_answered = !friend.thread.is_my_turn() && !letter.steps().is_empty()
            || letter.writer() == Some(friend.thread.me.opponent());
        let is_present = self.live.status() == Some(LiveStatus::Here);
        (is_answered && !is_present && *self.phase != Phase::Showing).then_some(friend)
    }
}
