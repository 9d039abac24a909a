//! Commands: the only way to change a match.
//!
//! Pointer, keyboard, menus and the computer players all speak through them;
//! [`session`](super::super::session) alone carries them out, and answers with [`TableEvent`](crate::game::table::TableEvent)s.

use std::sync::Arc;

use bevy::prelude::*;

use crate::files::FileName;
use crate::matches::{Agreement, SavedMatch};
use crate::rules::game_tree::NodeId;
use crate::rules::{GameTree, Hole, Side};
use crate::teacher::report::{PlyReport, annotate};

/// Something that is to happen to the match.
#[derive(Message, Clone, Debug)]
pub enum GameCommand {
    /// Begin a match; one that is under way is left.
    Begin(Box<Agreement>),
    /// Begin a match by rules in the making, which is not kept and does not count.
    Try(Box<Agreement>),
    /// Go on with a match that was kept; one that is under way is left.
    Resume(Box<SavedMatch>),
    /// Look at a game that was kept: what happens to it now is not, but for its report. The name of its file, if it has one in the folder of games.
    Review(Box<SavedMatch>, Option<FileName>),
    /// Begin the game under way again.
    Restart,
    /// Begin the next game of the match; when it is over, a match by the same agreement.
    NextGame,
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
    /// The players end the game; seeds on the board are not counted.
    AgreeToEnd,
    /// Take back to the last decision of a person, or a ply where only computers play.
    TakeBack,
    /// Play again what was taken back, to the next decision of a person.
    PlayAgain,
    /// Show the game after this many steps of its line.
    GoToStep(usize),
    /// Show the game at a moment within a step of its line.
    ShowStep {
        /// The step; 0 is the laying out.
        step: usize,
        /// How many of its events are shown; the others follow one by one, on request.
        shown: usize,
    },
    /// Go over to another variation at a step of the line.
    ChooseVariation {
        /// The step, from 1.
        step: usize,
        /// Which of the variations there, from 0.
        index: usize,
    },
    /// Computers play on from the position that is looked at.
    PlayOn,
    /// Write a report into the comments and variations of the game.
    Annotate(Arc<Annotation>),
    /// The engine has told a person something about the game under way.
    NoteHelp,
    /// End the match with the games played so far.
    StopMatch,
    /// Leave the match.
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

/// The report of a game, with its words.
#[derive(Clone, Debug)]
pub struct Annotation {
    /// Which match since the program was started.
    pub match_number: u32,
    /// Its plies, from the first one on.
    pub plies: Vec<PlyReport>,
    /// What is said of each.
    pub words: Vec<String>,
}

impl Annotation {
    /// Writes it into `tree`, whose line it is about.
    pub fn write(&self, tree: &mut GameTree) {
        let words = |ply: &PlyReport| self.words.get(ply.ply).cloned().unwrap_or_default();
        annotate(tree, &self.plies, words);
    }
}

/// A moment of a match: which match, and how far it has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Which match since the program was started.
    pub match_number: u32,
    /// Plies played before.
    pub ply: usize,
    /// The step of the game's tree: after something else was played, the same ply is another moment.
    pub step: NodeId,
}
