//! Commands for matches with friends.

use std::sync::Arc;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::saved::{SavedFriend, place};
use super::{
    Friend, FriendAnswer, FriendCommand, Friends, LiveTable, TableClock, free_seat, id_of,
};
use crate::session::{CurrentMatch, GameCommand};
use crate::storage::Storage;
use crate::table::Top;
use awale_engine::matches::letter::{LetterStep, OpenedLetter, Received, StepError, Thread};

/// The data that commands change.
#[derive(SystemParam)]
pub(super) struct FriendStore<'w> {
    pub(super) friends: ResMut<'w, Friends>,
    storage: ResMut<'w, Storage>,
    pub(super) answers: MessageWriter<'w, FriendAnswer>,
    redraw: MessageWriter<'w, RequestRedraw>,
    clock: Res<'w, TableClock>,
}

impl FriendStore<'_> {
    /// Saves a match in its file.
    pub(super) fn save(&mut self, id: u64) {
        if let Some(saved) = self.friends.get(id).and_then(SavedFriend::of) {
            self.storage.save(place(id), &saved);
        }
    }

    /// Requests another frame: a program at rest doesn't draw any.
    pub(super) fn request_redraw(&mut self) {
        self.redraw.write(RequestRedraw);
    }

    fn open(&mut self, opened: &OpenedLetter, current: Option<u64>) {
        let letter = &opened.letter;
        let id = letter.terms().id();
        let Some(friend) = self.friends.get_mut(id).filter(|_| !opened.watching) else {
            self.answers.write(if opened.watching {
                FriendAnswer::Watch(Box::new(letter.clone()))
            } else {
                self.friends.invitation = Some(Box::new(letter.clone()));
                FriendAnswer::ChoiceRequired
            });
            return;
        };
        let saved_match = friend.thread.letter().saved(friend.thread.me);
        let resumed = if current == Some(id) {
            FriendAnswer::ToTable
        } else {
            FriendAnswer::Resume(Box::new(saved_match))
        };
        match friend.thread.receive(letter) {
            Ok(received) => {
                let (message, next) = match received {
                    Received::Unchanged => (Some("ui-friend-known"), resumed),
                    Received::Behind => (Some("ui-friend-behind"), resumed),
                    Received::Extended { in_my_name, .. } => {
                        (friend.receive_step(in_my_name), resumed)
                    }
                    Received::Forked => (Some("ui-friend-forked"), FriendAnswer::ChoiceRequired),
                };
                self.answers.write(next);
                self.answers.write_batch(message.map(FriendAnswer::Message));
                self.save(id);
            }
            Err(error) => {
                self.answers.write(FriendAnswer::Refused(Arc::new(error)));
            }
        }
    }

    fn sit(&mut self, name: &str) {
        let Some(mut letter) = self.friends.invitation.take() else {
            return;
        };
        let me = free_seat(&letter);
        letter.introduce(me, name);
        let friend = Friend::new(Thread::new(me, *letter));
        let id = friend.thread.letter().terms().id();
        let state = friend.thread.letter().saved(me);
        self.friends.matches.push(friend);
        self.save(id);
        self.answers.write(FriendAnswer::Resume(Box::new(state)));
    }

    fn resume(&mut self, id: u64) {
        if let Some(friend) = self.friends.get(id) {
            let state = friend.thread.letter().saved(friend.thread.me);
            self.answers.write(FriendAnswer::Resume(Box::new(state)));
        }
    }

    /// Adds a step to a letter. Returns `false` if the letter doesn't allow it.
    pub(super) fn write(&mut self, id: u64, step: LetterStep) -> bool {
        let Some(friend) = self.friends.get_mut(id) else {
            return false;
        };
        let (me, steps) = (friend.thread.me, friend.thread.letter().steps().len());
        let time_left = self.clock.after_move(id, steps);
        let result = friend.thread.write(|letter| {
            letter.play(step)?;
            if let (LetterStep::Move(_), Some(time_left)) = (step, time_left) {
                letter.record_time(me, time_left);
            }
            Ok::<_, StepError>(())
        });
        if let Err(error) = &result {
            warn!("could not write a step into the letter: {error}");
        } else {
            friend.record_step();
            self.save(id);
        }
        result.is_ok()
    }
}

/// Executes the commands of a frame in order.
pub(super) fn execute(
    mut desk: FriendStore,
    mut commands: MessageReader<FriendCommand>,
    mut table: MessageWriter<GameCommand>,
    current: Option<Top<CurrentMatch>>,
    live: Res<LiveTable>,
) {
    let on_table = current.as_deref().and_then(id_of);
    for command in commands.read() {
        match command {
            FriendCommand::Open(opened) => desk.open(opened, on_table),
            FriendCommand::Sit(name) => desk.sit(name),
            FriendCommand::Watch => {
                let letter = desk.friends.invitation.take();
                desk.answers.write_batch(letter.map(FriendAnswer::Watch));
            }
            FriendCommand::Decline => desk.friends.invitation = None,
            FriendCommand::Resume(id) => desk.resume(*id),
            FriendCommand::Next(id) => {
                let friend = desk.friends.get(*id);
                if friend.is_some_and(|friend| friend.thread.letter().is_over()) {
                    desk.write(*id, LetterStep::Rematch);
                }
                desk.resume(*id);
            }
            FriendCommand::Choose(id, line) => {
                if let Some(friend) = desk.friends.get_mut(*id) {
                    friend.thread.choose(*line);
                    desk.save(*id);
                    desk.resume(*id);
                }
            }
            FriendCommand::Plan(id, line) => {
                let friend = desk.friends.get_mut(*id);
                let result = friend.map(|friend| friend.thread.write(|letter| letter.plan(line)));
                desk.save(*id);
                desk.answers.write(FriendAnswer::Message(match result {
                    Some(Ok(())) => "ui-friend-planned",
                    _ => "ui-friend-not-planned",
                }));
            }
            FriendCommand::Agree => {
                let friend = on_table.and_then(|id| desk.friends.get(id));
                let has_friend_offered = friend.map(Friend::has_offered_end);
                let Some((id, has_friend_offered)) = on_table.zip(has_friend_offered) else {
                    continue;
                };
                if has_friend_offered {
                    table.write(GameCommand::AgreeToEnd);
                } else {
                    let has_offered = desk.write(id, LetterStep::Offer);
                    desk.answers.write(FriendAnswer::Message(if has_offered {
                        "ui-friend-offered"
                    } else {
                        "ui-friend-not-offered"
                    }));
                }
            }
            FriendCommand::Compare => {
                if let Some(letter) = live.forked() {
                    let opened = OpenedLetter {
                        letter: letter.clone(),
                        watching: false,
                    };
                    desk.open(&opened, on_table);
                }
            }
            FriendCommand::Greet(_) => {}
        }
    }
    desk.request_redraw();
}

/// Translates a request for the next game: in a match with a friend, that game is in its letter.
pub(super) fn next_game(
    mut requests: MessageReader<GameCommand>,
    mut commands: MessageWriter<FriendCommand>,
    current: Option<Top<CurrentMatch>>,
) {
    let id = current.as_deref().and_then(id_of);
    for request in requests.read() {
        if let (GameCommand::NextGame, Some(id)) = (request, id) {
            commands.write(FriendCommand::Next(id));
        }
    }
}
