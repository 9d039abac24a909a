//! Holes and positions as text: `C` and `e`, `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`.

use std::fmt;

use thiserror::Error;

use super::board::{Geometry, Hole, MAX_HOLES, MAX_SEEDS, Side};
use super::plain_text::{quote, without_bom};
use super::position::{Placement, Position};

/// What is wrong with the text of a position or a move.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotationError {
    /// The position has another number of parts than the board needs.
    #[error("a position on this board has {needed} parts joined by '-', not {found}")]
    Parts {
        /// How many it needs: the holes, two lofts, the player to move.
        needed: usize,
        /// How many there are.
        found: usize,
    },
    /// A part is not a number of seeds.
    #[error("part {number} of the position, \"{text}\", is not a number of seeds")]
    Count {
        /// Which part, from 1.
        number: usize,
        /// What it says, or the beginning of that.
        text: String,
    },
    /// There are more seeds than a game can hold.
    #[error("the position holds more than {MAX_SEEDS} seeds")]
    TooManySeeds,
    /// The last part names no player.
    #[error("the last part of a position is the player to move, S or N, not \"{0}\"")]
    PlayerToMove(String),
    /// There is no such hole.
    #[error("\"{text}\" is not a hole of this board: they are A to {last} and a to {}", last.to_ascii_lowercase())]
    NoSuchHole {
        /// What was read.
        text: String,
        /// The letter of South's last hole.
        last: char,
    },
}

impl Geometry {
    /// The letter of `hole`: South's are capitals, North's small, each from its owner's left.
    #[must_use]
    pub fn letter(self, hole: Hole) -> char {
        let (first, place) = match self.owner(hole) {
            Side::South => (b'A', hole.index()),
            Side::North => (b'a', hole.index() - self.row()),
        };
        char::from(first + place as u8)
    }

    /// The hole of this letter.
    ///
    /// # Errors
    /// When the board has no such hole.
    pub fn hole(self, letter: char) -> Result<Hole, NotationError> {
        let found = self.all().find(|&hole| self.letter(hole) == letter);
        found.ok_or_else(|| self.no_such_hole(&letter.to_string()))
    }

    /// The hole whose letter is all of `text`.
    ///
    /// # Errors
    /// When the board has no such hole.
    pub fn parse_hole(self, text: &str) -> Result<Hole, NotationError> {
        let mut letters = text.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) => self.hole(letter),
            _ => Err(self.no_such_hole(text)),
        }
    }

    fn no_such_hole(self, text: &str) -> NotationError {
        NotationError::NoSuchHole {
            text: quote(text),
            last: self.letter(Hole::new(self.row() - 1)),
        }
    }
}

impl fmt::Display for Position {
    /// The counts of all holes, both lofts and the player to move, joined by `-`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Placement::of(self).text(self.geometry()))
    }
}

impl Placement {
    /// The text of this position on a board of this shape.
    #[must_use]
    pub fn text(&self, geometry: Geometry) -> String {
        let counts = self.holes[..geometry.holes()].iter().chain(&self.lofts);
        let mut text: String = counts.map(|seeds| format!("{seeds}-")).collect();
        text.push_str(&self.to_move.to_string());
        text
    }

    /// Reads the text of a position on a board of this shape, which may begin with a byte order
    /// mark.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn parse(text: &str, geometry: Geometry) -> Result<Self, NotationError> {
        let text = without_bom(text);
        let holes_on_board = geometry.holes();
        let needed = holes_on_board + 3;
        let found = text.split('-').count();
        if found != needed {
            return Err(NotationError::Parts { needed, found });
        }
        let mut placed = Self {
            holes: [0; MAX_HOLES],
            lofts: [0; 2],
            to_move: Side::South,
        };
        let mut total = 0;
        for (index, part) in text.split('-').enumerate() {
            if index == needed - 1 {
                placed.to_move = match part {
                    "S" => Side::South,
                    "N" => Side::North,
                    _ => return Err(NotationError::PlayerToMove(quote(part))),
                };
                break;
            }
            let seeds = parse_count(part).ok_or_else(|| NotationError::Count {
                number: index + 1,
                text: quote(part),
            })?;
            total += u32::from(seeds);
            if total > u32::from(MAX_SEEDS) {
                return Err(NotationError::TooManySeeds);
            }
            match index.checked_sub(holes_on_board) {
                None => placed.holes[index] = seeds,
                Some(side) => placed.lofts[side] = seeds,
            }
        }
        Ok(placed)
    }
}

/// A number written in digits only; one too great for 16 bits counts as the greatest, which is
/// too many seeds for any position.
fn parse_count(text: &str) -> Option<u16> {
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| text.parse().unwrap_or(u16::MAX))
}
