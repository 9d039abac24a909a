//! Commands: the only way to change a match.
//!
//! Pointer, keyboard, menus and the computer players all speak through them;
//! [`session`](super::session) alone carries them out, and answers with reports.

use bevy::prelude::*;

use super::match_setup::MatchSetup;
use crate::rules::{Event, Hole, Refusal, Side, Tableau};

/// Something somebody wants to happen to the match.
#[derive(Message, Clone, Debug)]
pub enum Command {
    /// Begin a match; one that is under way is left.
    Begin(Box<MatchSetup>),
    /// Begin again with the same players and rules.
    Restart,
    /// The person whose turn it is plays this hole.
    Play(Hole),
    /// A computer, or the adviser whom a person asked, has decided.
    Decided {
        /// The hole to play.
        hole: Hole,
        /// The position it was decided for; the answer to another one is stale.
        turn: Turn,
    },
    /// The person whose turn it is lets the computer play the best hole.
    PlayBest,
    /// This player gives the game up.
    Resign(Side),
    /// Leave the match.
    Leave,
}

/// A moment of a match at which somebody has to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Which match since the program was started.
    pub match_number: u32,
    /// Plies played before.
    pub ply: usize,
}

/// What became of commands: what the screen and the ear are told.
#[derive(Message, Clone, Debug)]
pub enum Report {
    /// A match has begun; the table shows `start`, and then what `events` tell.
    Began {
        /// The seeds before anything has happened.
        start: Tableau,
        /// What odd rules may make of a start: a pass, the end.
        events: Vec<Event>,
    },
    /// A hole was played.
    Moved {
        /// The seeds before the move.
        before: Tableau,
        /// All that happened, in order.
        events: Vec<Event>,
    },
    /// The game was ended by the players.
    Closed {
        /// All that happened, in order.
        events: Vec<Event>,
    },
    /// A person wanted to play a hole that can't be played.
    Refused {
        /// The hole.
        hole: Hole,
        /// Why.
        refusal: Refusal,
    },
    /// The match was left.
    Left,
}
