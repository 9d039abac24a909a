//! The report of a game: what every position was worth, what the moves lost, and where the game turned.
//!
//! A [`Reporter`] goes through a game ply by ply, and can be left at any time and taken up again; [`annotate`] writes what it has
//! found into the game's tree, and so into game files, and [`kept`] reads it there.

mod class;
mod marks;
mod reporter;

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::ai::Analysis;
use crate::rules::{Hole, HoleSet, Position, Side};

pub use class::{Class, Thresholds};
pub use marks::{annotate, kept};
pub use reporter::{Reporter, of_ply};

/// One seed in the unit of a report: hundredths of a seed.
pub use crate::ai::SEED;

/// How certain a value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Certainty {
    /// Nothing can change it.
    Proved,
    /// It is an estimate, by a search of a known depth.
    Estimated {
        /// Plies that were searched in full.
        plies: u8,
    },
}

impl Certainty {
    /// That of a value of `analysis`, which is proved or not.
    pub(super) const fn of(analysis: &Analysis, proved: bool) -> Self {
        if proved {
            Self::Proved
        } else {
            Self::Estimated {
                plies: analysis.evaluation.depth,
            }
        }
    }
}

/// Seeds in the unit of a report.
pub(super) fn hundredths(seeds: f32) -> i32 {
    (seeds * SEED as f32).round() as i32
}

/// What a report says of one ply. Values are by how much its player wins in the end, in hundredths of a seed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlyReport {
    /// Which ply of the game, from 0.
    pub ply: usize,
    /// Who played it.
    pub mover: Side,
    /// What was played.
    pub played: Hole,
    /// Whether there was no other legal move.
    pub is_forced: bool,
    /// What the position was worth, with the best move.
    pub best: i32,
    /// What it was worth with the move that was played; never more than `best`.
    pub value: i32,
    /// How certain both values are.
    pub certainty: Certainty,
    /// How the game goes on with the best move, which comes first.
    pub best_line: Vec<Hole>,
    /// How the game was expected to go on after the move that was played, without that move.
    pub expected: Vec<Hole>,
    /// How good the move was.
    pub class: Class,
    /// Every legal move with what it loses against the best one, in hundredths of a seed, in the order of the board. Empty in reports of files
    /// that were written before this was kept.
    pub losses: Vec<(Hole, i32)>,
}

/// A game gone through.
#[derive(Clone, Debug, PartialEq)]
pub struct GameReport {
    /// Every ply, as far as the report has come.
    pub plies: Vec<PlyReport>,
    /// The accuracy of South and North, 0 to 100; `None` of a player who had no choice.
    pub accuracy: [Option<f64>; 2],
    /// The plies at which the game turned, in order: mistakes and blunders after which another player was to be expected to win, or the game to be
    /// drawn.
    pub turning_points: Vec<usize>,
}

/// Values nearer to 0 than this are a draw, in hundredths of a seed.
const DRAWN: i32 = SEED / 2;

impl PlyReport {
    /// What the move lost, in hundredths of a seed.
    #[must_use]
    pub const fn loss(&self) -> i32 {
        self.best - self.value
    }

    /// What the move `hole` loses against the best one, in hundredths of a seed; `None` if that isn't known.
    #[must_use]
    pub fn loss_of(&self, hole: Hole) -> Option<i32> {
        let known = self.losses.iter().find(|(known, _)| *known == hole);
        known.map(|&(_, loss)| loss)
    }

    /// The moves that would have been good in `before`, the position of this ply: those that lose less than an inaccuracy.
    #[must_use]
    pub fn good_moves(&self, before: &Position) -> HoleSet {
        let thresholds = Thresholds::for_position(before.on_board(), before.total_seeds());
        let is_good = |&&(_, loss): &&(Hole, i32)| thresholds.class(loss) <= Class::Good;
        let good = self.losses.iter().filter(is_good).map(|&(hole, _)| hole);
        good.chain(self.best_line.first().copied()).collect()
    }

    /// What the position is worth to South after the move, in hundredths of a seed.
    #[must_use]
    pub const fn for_south(&self) -> i32 {
        match self.mover {
            Side::South => self.value,
            Side::North => -self.value,
        }
    }

    /// Whether another end was to be expected before the move than after it, and by a mistake.
    #[must_use]
    pub fn is_turning_point(&self) -> bool {
        let result = |value: i32| {
            if value.abs() < DRAWN {
                0
            } else {
                value.signum()
            }
        };
        self.class >= Class::Mistake && result(self.best) != result(self.value)
    }
}

impl GameReport {
    /// The report that these plies make, which were of a game with `seeds` seeds in all; `on_board` tells how many lay on the board
    /// before each of them.
    #[must_use]
    pub fn of(plies: Vec<PlyReport>, seeds: u16, on_board: impl Fn(&PlyReport) -> u16) -> Self {
        let accuracy = Side::BOTH.map(|side| {
            let free = plies
                .iter()
                .filter(|ply| ply.mover == side && !ply.is_forced);
            let shares: Vec<f64> = free
                .map(|ply| Thresholds::for_position(on_board(ply), seeds).share(ply.loss()))
                .collect();
            let sum: f64 = shares.iter().sum();
            (!shares.is_empty()).then(|| 100.0 * sum / shares.len() as f64)
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

    /// How many moves of `side` are of a class.
    #[must_use]
    pub fn count(&self, side: Side, class: Class) -> usize {
        let of_class = |ply: &&PlyReport| ply.mover == side && ply.class == class;
        self.plies.iter().filter(of_class).count()
    }

    /// The next mistake or blunder of `side` after ply number `ply`, or the first if `ply` is `None`.
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
    /// As game files keep it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Proved => f.write_str("proved"),
            Self::Estimated { plies } => write!(f, "plies:{plies}"),
        }
    }
}

impl Certainty {
    /// What a game file keeps as this.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        match text.strip_prefix("plies:") {
            Some(plies) => plies.parse().ok().map(|plies| Self::Estimated { plies }),
            None => (text == "proved").then_some(Self::Proved),
        }
    }
}
