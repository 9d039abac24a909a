//! Commands: the only way to change a match.
//!
//! Pointer, keyboard, menus and computer players send them; [`session`](super::super::session)
//! alone carries them out, and answers with [`TableEvent`](crate::game::table::TableEvent)s.

use std::sync::Arc;

use bevy::prelude::*;

use crate::files::FileName;
use crate::matches::{Agreement, SavedMatch};
use crate::rules::game_tree::NodeId;
use crate::rules::{GameTree, Hole, Side};
use crate::teacher::report::{PlyReport, annotate};

/// A command about the match.
#[derive(Message, Clone, Debug)]
pub enum GameCommand {
    /// Begins a match; the one on the table is left.
    Begin(Box<Agreement>),
    /// Begins a match by rules that are being edited: it isn't saved and doesn't count.
    Try(Box<Agreement>),
    /// Resumes a saved match; the one on the table is left.
    Resume(Box<SavedMatch>),
    /// Reviews a game, with the name of its file if it has one in the folder of games. Only its
    /// report is saved.
    Review(Box<SavedMatch>, Option<FileName>),
    /// Begins the current game again.
    Restart,
    /// Begins the next game of the match; after the last one, a match by the same agreement.
    NextGame,
    /// The person whose turn it is plays this hole.
    Play(Hole),
    /// A computer player, or the adviser of a person, has chosen a hole.
    Decided {
        /// The hole to play.
        hole: Hole,
        /// The moment it was chosen for; at another one the choice is stale.
        turn: Turn,
    },
    /// The computer plays the best hole for the person whose turn it is.
    PlayBest,
    /// This player resigns.
    Resign(Side),
    /// The players agree to end the game; seeds on the board don't count.
    AgreeToEnd,
    /// Takes back to the last decision of a person, or one ply between computers.
    TakeBack,
    /// Replays what was taken back, to the next decision of a person.
    PlayAgain,
    /// Shows the game after this many steps of its line.
    GoToStep(usize),
    /// Shows the game at a moment within a step of its line.
    ShowStep {
        /// The step; 0 is the start.
        step: usize,
        /// How many of its events are shown; the others follow one by one, on request.
        shown: usize,
    },
    /// Switches to another variation at a step of the line.
    ChooseVariation {
        /// The step, from 1.
        step: usize,
        /// The number of the variation there, from 0.
        index: usize,
    },
    /// Computers play on from the position shown.
    PlayOn,
    /// Writes a report into the comments and variations of the game.
    Annotate(Arc<Annotation>),
    /// The engine has helped a person in the current game.
    NoteHelp,
    /// Ends the match with the games played so far.
    StopMatch,
    /// Leaves the match.
    Leave,
}

impl GameCommand {
    /// Whether the match on the table is left, for another one or for none.
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
                | Self::Leave
        )
    }
}

/// The report of a game, as text.
#[derive(Clone, Debug)]
pub struct Annotation {
    /// The number of the game since the program was started.
    pub match_number: u32,
    /// Its plies, from the first one on.
    pub plies: Vec<PlyReport>,
    /// The comment on each.
    pub words: Vec<String>,
}

impl Annotation {
    /// Writes it into the line of `tree`.
    pub fn write(&self, tree: &mut GameTree) {
        let words = |ply: &PlyReport| self.words.get(ply.ply).cloned().unwrap_or_default();
        annotate(tree, &self.plies, words);
    }
}

/// A moment of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The number of the game since the program was started.
    pub match_number: u32,
    /// The number of plies played.
    pub ply: usize,
    /// The step of the game tree: the same ply of another variation is another moment.
    pub step: NodeId,
}
