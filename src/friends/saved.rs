//! The files of matches with friends.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::{Friend, Friends};
use crate::storage::{FRIENDS_FOLDER, Storage};
use awale_engine::files::{FileName, Place};
use awale_engine::matches::Contestant;
use awale_engine::matches::letter::{Letter, Thread};

/// The file name extension of letters.
const EXTENSION: &str = ".letter";

/// A match with a friend, as stored in its file.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct SavedFriend {
    me: Option<Contestant>,
    since: String,
    lines: Vec<String>,
    chosen: usize,
    undecided: bool,
    turn_began: i64,
}

impl SavedFriend {
    pub(super) fn of(friend: &Friend) -> Option<Self> {
        let thread = &friend.thread;
        let lines: Result<Vec<String>, _> = thread.lines().iter().map(Letter::link).collect();
        Some(Self {
            me: Some(thread.me),
            since: friend.since.map_or_else(String::new, |day| day.to_string()),
            lines: lines
                .inspect_err(|error| error!("could not write a letter: {error}"))
                .ok()?,
            chosen: thread.chosen(),
            undecided: thread.is_undecided(),
            turn_began: friend.turn_began,
        })
    }

    fn into_friend(self) -> Option<Friend> {
        let lines: Result<Vec<_>, _> = self.lines.iter().map(|line| Letter::open(line)).collect();
        let lines = lines.ok()?.into_iter().map(|opened| opened.letter);
        let thread = Thread::resumed(self.me?, lines.collect(), self.chosen, self.undecided)?;
        Some(Friend {
            thread,
            since: self.since.parse().ok(),
            turn_began: self.turn_began,
        })
    }
}

/// Loads all matches that aren't loaded yet. Invalid files are set aside and reported.
pub(super) fn load(mut friends: ResMut<Friends>, mut storage: ResMut<Storage>) {
    for name in storage.list(FRIENDS_FOLDER, EXTENSION) {
        let place = FRIENDS_FOLDER.file(name);
        let saved: SavedFriend = storage.load(&place);
        if saved.lines.is_empty() {
            continue;
        }
        match saved.into_friend() {
            Some(friend) => {
                if friends.get(friend.thread.letter().terms().id()).is_none() {
                    friends.matches.push(friend);
                }
            }
            None => storage.set_aside(place),
        }
    }
}

/// Returns the file of a match.
pub(super) fn place(id: u64) -> Place {
    FRIENDS_FOLDER.file(FileName::from_number(id, EXTENSION))
}
