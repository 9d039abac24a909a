//! Manages matches with remote friends: stores their letters, each in its own file, and keeps the
//! table in sync with them.
//!
//! The letter is authoritative. A move that the player makes on the table is written into the
//! letter; a move in the letter that the table doesn't show yet is played on the table.
//!
//! A match whose letter names a broker can also be played live.

#[cfg(feature = "live")]
mod client;
mod clocks;
mod desk;
mod follow;
mod live;
mod saved;
mod table;

use std::sync::Arc;

use bevy::prelude::*;

use crate::schedule::GameSet;
use crate::session::{CurrentMatch, GameCommand};
use crate::storage::{FRIENDS_FOLDER, Storage, restored_in};
use crate::table::top_changed;
use awale_engine::matches::letter::{Greeting, Letter, LetterError, OpenedLetter, Thread};
use awale_engine::matches::{Contestant, Date, Purpose, SavedMatch};
use awale_rules::Move;

#[cfg(feature = "live")]
use client::new_meeting;
pub use clocks::TableClock;
pub use live::{LiveStatus, LiveTable};
pub use table::FriendAtTable;

/// Adds matches with friends.
pub fn plugin(app: &mut App) {
    app.init_resource::<Friends>()
        .init_resource::<LiveTable>()
        .init_resource::<TableClock>()
        .add_message::<FriendCommand>()
        .add_message::<FriendAnswer>()
        .add_systems(Startup, saved::load)
        .add_systems(
            Update,
            (
                saved::load.run_if(restored_in(FRIENDS_FOLDER)),
                desk::next_game.run_if(on_message::<GameCommand>),
                desk::execute.run_if(on_message::<FriendCommand>),
                clocks::run_clock,
                follow::follow
                    .run_if(top_changed::<CurrentMatch>.or_else(resource_changed::<Friends>)),
            )
                .chain()
                .after(GameSet::Settings)
                .before(GameSet::Advisor),
        );
    #[cfg(feature = "live")]
    app.add_systems(
        Update,
        client::run_client
            .after(desk::execute)
            .before(clocks::run_clock),
    );
}

/// Returns no meeting: without live play, no match has one.
#[cfg(not(feature = "live"))]
const fn new_meeting(
    _: &crate::settings::Settings,
) -> Option<awale_engine::matches::letter::LiveConnection> {
    None
}

/// A player's command about matches with friends.
#[derive(Message, Clone, Debug)]
pub enum FriendCommand {
    /// Opens a letter.
    Open(Box<OpenedLetter>),
    /// Accepts the invitation, with this player name.
    Sit(String),
    /// Watches the game of the invitation.
    Watch,
    /// Removes the invitation.
    Decline,
    /// Puts this match on the table.
    Resume(u64),
    /// Continues another line of a match.
    Choose(u64, usize),
    /// Goes to the next game of a match; after the last one, to a rematch.
    Next(u64),
    /// Plans the answer to a friend's move: a line that begins with that move.
    Plan(u64, Vec<Move>),
    /// Offers to end the game on the table, or accepts the friend's offer.
    Agree,
    /// Sends a greeting to the friend at the live table.
    Greet(Greeting),
    /// Opens the friend's letter that diverges from the match on the table.
    Compare,
}

/// The result of a [`FriendCommand`].
#[derive(Message, Clone, Debug)]
pub enum FriendAnswer {
    /// A match for the table.
    Resume(Box<SavedMatch>),
    /// The match on the table continues.
    ToTable,
    /// The game of a letter, to be watched.
    Watch(Box<Letter>),
    /// The letter is an invitation, or the player has to choose between lines.
    ChoiceRequired,
    /// A message, by its key.
    Message(&'static str),
    /// The letter was refused.
    Refused(Arc<LetterError>),
}

/// A match with a friend.
#[derive(Clone, Debug)]
pub struct Friend {
    /// The letters.
    pub thread: Thread,
    /// The date of the last step.
    pub since: Option<Date>,
    /// The time of the last step, in seconds since the Unix epoch.
    turn_began: i64,
}

impl Friend {
    /// Creates a match whose last step is new.
    fn new(thread: Thread) -> Self {
        let mut friend = Self {
            thread,
            since: None,
            turn_began: 0,
        };
        friend.record_step();
        friend
    }

    /// Records the time of a new step.
    fn record_step(&mut self) {
        self.since = Storage::today();
        self.turn_began = Storage::unix_seconds();
    }

    /// Records a step that the friend has sent, maybe one in the player's name. Returns the key of
    /// the message about it; `None` for an ordinary step.
    fn receive_step(&mut self, in_my_name: bool) -> Option<&'static str> {
        self.record_step();
        if in_my_name {
            Some("ui-friend-in-my-name")
        } else {
            self.has_offered_end().then_some("ui-friend-offers")
        }
    }

    /// Returns the name of the friend; empty if unknown.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.thread.letter().names()[self.thread.me.opponent().index()]
    }

    /// Returns whether the friend has offered to end the game, and the player may agree.
    fn has_offered_end(&self) -> bool {
        let letter = self.thread.letter();
        letter.offer() == Some(letter.seat_of(self.thread.me.opponent()))
            && letter.writer() == Some(self.thread.me)
    }
}

/// All matches with friends.
#[derive(Resource, Default)]
pub struct Friends {
    matches: Vec<Friend>,
    invitation: Option<Box<Letter>>,
}

impl Friends {
    /// Returns all matches: first those in which it is the player's turn, last those that are over,
    /// and within each group the longest waiting first.
    #[must_use]
    pub fn sorted(&self) -> Vec<&Friend> {
        let mut sorted: Vec<_> = self.matches.iter().collect();
        sorted.sort_by_key(|friend| {
            let thread = &friend.thread;
            let group = (!thread.is_my_turn(), thread.letter().is_over());
            (group, friend.since.map(Date::number))
        });
        sorted
    }

    /// Returns the match with this ID, if there is one.
    #[must_use]
    pub fn get(&self, id: u64) -> Option<&Friend> {
        let mut matches = self.matches.iter();
        matches.find(|friend| friend.thread.letter().terms().id() == id)
    }

    fn get_mut(&mut self, id: u64) -> Option<&mut Friend> {
        let mut matches = self.matches.iter_mut();
        matches.find(|friend| friend.thread.letter().terms().id() == id)
    }

    /// Returns the match on the table, if it is one with a friend.
    #[must_use]
    pub fn on_table(&self, current: &CurrentMatch) -> Option<&Friend> {
        id_of(current).and_then(|id| self.get(id))
    }

    /// Returns the number of matches in which it is the player's turn.
    #[must_use]
    pub fn waiting(&self) -> usize {
        let threads = self.matches.iter().map(|friend| &friend.thread);
        threads.filter(|thread| thread.is_my_turn()).count()
    }

    /// Returns the opened letter of a match that isn't known yet, if there is one.
    #[must_use]
    pub fn invitation(&self) -> Option<&Letter> {
        self.invitation.as_deref()
    }
}

/// Returns the seat that a letter leaves to the player who opens it: the one without a name, or if
/// that is ambiguous, the one to move.
fn free_seat(letter: &Letter) -> Contestant {
    let nameless = Contestant::BOTH.map(|seat| letter.names()[seat.index()].is_empty());
    match nameless {
        [true, false] => Contestant::First,
        [false, true] => Contestant::Second,
        _ => letter.writer().unwrap_or(Contestant::Second),
    }
}

/// Returns the ID of the match on the table, if it is one with a friend.
fn id_of(current: &CurrentMatch) -> Option<u64> {
    let is_played = current.purpose() == Purpose::Match && current.is_by_letter();
    is_played.then(|| current.series().plan().seed)
}
