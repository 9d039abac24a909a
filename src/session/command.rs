//! Commands: the only way to change a match.
//!
//! Pointer, keyboard, menus and computer players send them. Only
//! [`session`](super::super::session) executes them, and it responds with
//! [`TableEvent`](crate::table::TableEvent)s.

use std::sync::Arc;

use bevy::prelude::*;

use super::{Annotation, Turn};
use awale_engine::files::FileName;
use awale_engine::matches::{Agreement, SavedMatch};
use awale_rules::{Move, Side};

/// A command for the match.
#[derive(Message, Clone, Debug)]
pub enum GameCommand {
    /// Starts a match, leaving the one on the table.
    Begin(Box<Agreement>),
    /// Starts a match with rules that are being edited. It isn't saved and doesn't count.
    Try(Box<Agreement>),
    /// Resumes a saved match, leaving the one on the table.
    Resume(Box<SavedMatch>),
    /// Reviews a game, whose file in the games folder is given if it has one, and the person's side
    /// if the opponent was a computer. Only the report is saved.
    Review(Box<SavedMatch>, Option<FileName>, Option<Side>),
    /// Restarts the current game.
    Restart,
    /// Starts the next game of the match; after the last one, a new match with the same agreement.
    NextGame,
    /// Restarts the finished game with the players' seats swapped.
    ChangeSeats,
    /// The person to move plays this move.
    Play(Move),
    /// A computer player, or a person's adviser, has chosen a move.
    Decided {
        /// The move to play.
        mv: Move,
        /// The turn for which it was chosen; at any other turn, the choice is stale.
        turn: Turn,
    },
    /// The computer plays the best move for the person to move.
    PlayBest,
    /// This player resigns.
    Resign(Side),
    /// The players agree to end the game; seeds on the board don't count.
    AgreeToEnd,
    /// Undoes moves back to the last decision of a person, or one ply if both players are
    /// computers.
    Undo,
    /// Redoes undone moves up to the next decision of a person.
    Redo,
    /// Shows the position after this number of steps of the line.
    GoToStep(usize),
    /// Shows the position after an event within a step of the line.
    ShowStep {
        /// The step; 0 is the start.
        step: usize,
        /// The number of events shown; the others are shown one by one on request.
        shown: usize,
    },
    /// Switches to another variation at a step of the line.
    ChooseVariation {
        /// The step, from 1.
        step: usize,
        /// The index of the variation at this step, from 0.
        index: usize,
    },
    /// Lets computers play on from the shown position.
    PlayOn,
    /// Adds a report to the comments and variations of the game.
    Annotate(Arc<Annotation>),
    /// Records that the engine has helped a person in the current game.
    NoteHelp,
    /// Ends the match without playing its remaining games.
    StopMatch,
    /// Leaves the match.
    Leave,
}

impl GameCommand {
    /// Returns whether the command leaves the match on the table.
    #[must_use]
    pub const fn leaves_match(&self) -> bool {
        matches!(
            self,
            Self::Begin(_)
                | Self::Try(_)
                | Self::Resume(_)
                | Self::Review(..)
                | Self::Restart
                | Self::NextGame
                | Self::ChangeSeats
                | Self::Leave
        )
    }
}
