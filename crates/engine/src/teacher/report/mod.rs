//! Game reports: the value of every position, the loss of every move, and the turning points.
//!
//! A [`Reporter`] analyses a game ply by ply and can be interrupted and resumed. [`annotate`]
//! writes its result into the comments of a game tree, which are saved in game files;
//! [`annotations`] reads it back.

mod cause;
mod class;
mod marks;
mod reporter;

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::ai::{Analysis, Source};
use awale_rules::{Move, Moves, Position, Side};

pub use cause::{Cause, RecurringCause};
pub use class::{Class, Thresholds};
pub use marks::{annotate, annotations};
pub use reporter::{Reporter, analyse_ply};

/// One seed, in hundredths of a seed, the unit of reports.
pub use crate::ai::SEED;

/// The certainty of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Certainty {
    /// Proved: no further search can change it.
    Proved,
    /// Taken from the stored line of a solved starting position.
    Solved,
    /// Taken from the opening book, which is based on longer searches.
    Book,
    /// Estimated by a search.
    Estimated {
        /// The full-width depth of the search, in plies.
        plies: u8,
    },
}

impl Certainty {
    /// Returns the certainty of a value of `analysis`, given whether the value is proved.
    pub(super) const fn of(analysis: &Analysis, proved: bool) -> Self {
        match analysis.evaluation.source {
            _ if proved => Self::Proved,
            Some(Source::Book) => Self::Book,
            Some(Source::Solved) => Self::Solved,
            Some(Source::Tables) | None => Self::Estimated {
                plies: analysis.evaluation.depth,
            },
        }
    }
}

/// Converts seeds to hundredths of a seed.
pub(super) fn hundredths(seeds: f32) -> i32 {
    (seeds * SEED as f32).round() as i32
}

/// The report of one ply. Values are the mover's final margin in hundredths of a seed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlyReport {
    /// The index of the ply, from 0.
    pub ply: usize,
    /// The mover.
    pub mover: Side,
    /// The move played.
    pub played: Move,
    /// Whether it was the only legal move.
    pub is_forced: bool,
    /// The value of the best move.
    pub best: i32,
    /// The value of the move played; at most `best`.
    pub value: i32,
    /// The certainty of both values.
    pub certainty: Certainty,
    /// The principal variation, starting with the best move.
    pub best_line: Vec<Move>,
    /// The expected continuation after the move played, without that move.
    pub expected: Vec<Move>,
    /// The class of the move.
    pub class: Class,
    /// Every legal move, in board order, with its loss in hundredths of a seed. Empty if the file
    /// from which the report was read has no losses.
    pub losses: Vec<(Move, i32)>,
}

/// The report of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct GameReport {
    /// The plies analysed so far.
    pub plies: Vec<PlyReport>,
    /// The accuracy of South and North, 0 to 100; `None` for a player who never had a choice.
    pub accuracy: [Option<f64>; 2],
    /// The turning points, in order: mistakes and blunders that changed the expected result.
    pub turning_points: Vec<usize>,
}

/// Values closer to 0 than this, in hundredths of a seed, count as a draw.
const DRAW_MARGIN: i32 = SEED / 2;

impl PlyReport {
    /// Returns the loss of the move, in hundredths of a seed.
    #[must_use]
    pub const fn loss(&self) -> i32 {
        self.best - self.value
    }

    /// Returns the loss of the move `mv` in hundredths of a seed, if the report has it.
    #[must_use]
    pub fn loss_of(&self, mv: Move) -> Option<i32> {
        let entry = self.losses.iter().find(|(entry, _)| *entry == mv);
        entry.map(|&(_, loss)| loss)
    }

    /// Returns the good moves in `before`, the position before this ply: those that lose less than
    /// an inaccuracy.
    #[must_use]
    pub fn good_moves(&self, before: &Position) -> Moves {
        let thresholds = Thresholds::for_position(before.on_board(), before.total_seeds());
        let is_good = |&&(_, loss): &&(Move, i32)| thresholds.class(loss) <= Class::Good;
        let good = self.losses.iter().filter(is_good).map(|&(mv, _)| mv);
        good.chain(self.best_line.first().copied()).collect()
    }

    /// Returns the value of the position after the move from South's view, in hundredths of a seed.
    #[must_use]
    pub const fn for_south(&self) -> i32 {
        match self.mover {
            Side::South => self.value,
            Side::North => -self.value,
        }
    }

    /// Returns true if the move is a mistake or a blunder that changed the expected result.
    #[must_use]
    pub fn is_turning_point(&self) -> bool {
        let result = |value: i32| {
            if value.abs() < DRAW_MARGIN {
                0
            } else {
                value.signum()
            }
        };
        self.class >= Class::Mistake && result(self.best) != result(self.value)
    }
}

impl GameReport {
    /// Assembles a report from the plies of a game with `seeds` seeds in all. `on_board` returns
    /// how many of them are on the board before a ply.
    #[must_use]
    pub fn of(plies: Vec<PlyReport>, seeds: u16, on_board: impl Fn(&PlyReport) -> u16) -> Self {
        let accuracy = Side::BOTH.map(|side| {
            let choices = plies
                .iter()
                .filter(|ply| ply.mover == side && !ply.is_forced);
            let accuracies: Vec<f64> = choices
                .map(|ply| Thresholds::for_position(on_board(ply), seeds).accuracy(ply.loss()))
                .collect();
            let sum: f64 = accuracies.iter().sum();
            (!accuracies.is_empty()).then(|| 100.0 * sum / accuracies.len() as f64)
        });
        let turning_points = plies
            .iter()
            .filter(|ply| ply.is_turning_point())
            .map(|ply| ply.ply)
            .collect();
        Self {
            plies,
            accuracy,
            turning_points,
        }
    }

    /// Returns the number of moves of `side` in `class`.
    #[must_use]
    pub fn count(&self, side: Side, class: Class) -> usize {
        let of_class = |ply: &&PlyReport| ply.mover == side && ply.class == class;
        self.plies.iter().filter(of_class).count()
    }

    /// Returns the next mistake or blunder of `side` after the ply `ply`; the first if `ply` is
    /// `None`.
    #[must_use]
    pub fn next_mistake(&self, side: Side, ply: Option<usize>) -> Option<&PlyReport> {
        self.plies.iter().find(|report| {
            report.mover == side
                && report.class >= Class::Mistake
                && ply.is_none_or(|ply| report.ply > ply)
        })
    }
}

impl fmt::Display for Certainty {
    /// Writes the certainty in the format of game files.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Proved => f.write_str("proved"),
            Self::Solved => f.write_str("solved"),
            Self::Book => f.write_str("book"),
            Self::Estimated { plies } => write!(f, "plies:{plies}"),
        }
    }
}

impl Certainty {
    /// Parses the format of game files.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        match (text, text.strip_prefix("plies:")) {
            ("proved", _) => Some(Self::Proved),
            ("solved", _) => Some(Self::Solved),
            ("book", _) => Some(Self::Book),
            (_, plies) => plies?.parse().ok().map(|plies| Self::Estimated { plies }),
        }
    }
}
