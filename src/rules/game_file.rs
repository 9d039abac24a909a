//! Games as text, after the fashion of PGN: tags, then moves by their letters.
//!
//! ```text
//! [Rules "awale"]
//! [Start "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S"]
//! [Result "26-22"]
//!
//! 1. C e 2. F {a capture} a
//! ```

mod reader;

use std::fmt;
use std::sync::Arc;

use thiserror::Error;

use super::board::Hole;
use super::game::Game;
use super::legality::Refusal;
use super::notation::NotationError;
use super::position::Placement;
use super::problem::FilePlace;
use super::rule_set::RuleSet;

/// The tag that names the variant or rule file.
pub const RULES_TAG: &str = "Rules";
/// The tag with the rule set's [`fingerprint`](RuleSet::fingerprint), in hexadecimal digits.
pub const FINGERPRINT_TAG: &str = "Fingerprint";
/// The tag with the board: `6x4 Counterclockwise`.
pub const BOARD_TAG: &str = "Board";
/// The tag with the starting position.
pub const START_TAG: &str = "Start";
/// The tag with both lofts at the end, South's first.
pub const RESULT_TAG: &str = "Result";
/// The tag with the [code](super::EndReason::code) of the end's reason.
pub const END_TAG: &str = "End";

/// A line of moves is broken after this many characters.
const LINE_WIDTH: usize = 78;

/// A game as it stands in a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameRecord {
    /// Names and values of the tags, in order.
    pub tags: Vec<(String, String)>,
    /// The moves, in order.
    pub moves: Vec<RecordedMove>,
}

/// A move as it stands in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedMove {
    /// The letter of the hole.
    pub letter: char,
    /// What was said about the move; empty where nothing was.
    pub comment: String,
}

/// Why a game file can't be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum GameFileError {
    /// Something at this place is neither a tag nor a move nor a comment.
    #[error("{0}: this is neither a tag, nor a move, nor a comment")]
    Unreadable(FilePlace),
    /// A tag, a text or a comment that begins at this place has no end.
    #[error("{0}: what begins here has no end")]
    Unclosed(FilePlace),
    /// The file has no starting position.
    #[error("the tag {START_TAG} is missing: it gives the starting position")]
    NoStart,
    /// The starting position or a move doesn't fit the board.
    #[error("{0}")]
    Notation(#[from] NotationError),
    /// A move is not legal.
    #[error("move {ply}, {letter}, can't be played")]
    Illegal {
        /// Which move, from 1.
        ply: usize,
        /// Its letter.
        letter: char,
        /// Why it can't be played.
        refusal: Refusal,
    },
}

impl GameRecord {
    /// The record of `game`, played by the rules called `rules_name`, with `more` tags
    /// (players, date) after the ones that every game has.
    #[must_use]
    pub fn of(game: &Game, rules_name: &str, more: &[(&str, &str)]) -> Self {
        let rules = game.rules();
        let board = format!(
            "{}x{} {:?}",
            rules.geometry().row(),
            rules.seeds_per_hole(),
            rules.direction()
        );
        let mut tags = vec![
            (RULES_TAG, rules_name.to_owned()),
            (FINGERPRINT_TAG, format!("{:016x}", rules.fingerprint())),
            (BOARD_TAG, board),
            (START_TAG, game.positions()[0].to_string()),
        ];
        if let Some(outcome) = game.outcome() {
            tags.push((
                RESULT_TAG,
                format!("{}-{}", outcome.lofts[0], outcome.lofts[1]),
            ));
            tags.push((END_TAG, outcome.reason.code().to_owned()));
        }
        tags.extend(more.iter().map(|&(name, value)| (name, value.to_owned())));
        let letter = |&hole: &Hole| RecordedMove {
            letter: rules.geometry().letter(hole),
            comment: String::new(),
        };
        Self {
            tags: tags
                .into_iter()
                .map(|(name, value)| (name.to_owned(), value))
                .collect(),
            moves: game.moves().iter().map(letter).collect(),
        }
    }

    /// The value of a tag, if the record has it.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags
            .iter()
            .find(|(known, _)| known == name)
            .map(|(_, value)| value.as_str())
    }

    /// Plays the record again by `rules`.
    ///
    /// # Errors
    /// Where it doesn't fit these rules.
    pub fn replay(&self, rules: Arc<RuleSet>) -> Result<Game, GameFileError> {
        let geometry = rules.geometry();
        let start = Placement::parse(self.tag(START_TAG).ok_or(GameFileError::NoStart)?, geometry)?;
        let mut game = Game::set_up(rules, &start, &mut ());
        for (index, &RecordedMove { letter, .. }) in self.moves.iter().enumerate() {
            game.play(geometry.hole(letter)?, &mut ())
                .map_err(|refusal| GameFileError::Illegal {
                    ply: index + 1,
                    letter,
                    refusal,
                })?;
        }
        Ok(game)
    }
}

impl fmt::Display for GameRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in &self.tags {
            writeln!(
                f,
                "[{name} \"{}\"]",
                value.replace('\\', "\\\\").replace('"', "\\\"")
            )?;
        }
        writeln!(f)?;
        let mut width = 0;
        for (index, RecordedMove { letter, comment }) in self.moves.iter().enumerate() {
            let number = if index % 2 == 0 {
                format!("{}. ", index / 2 + 1)
            } else {
                String::new()
            };
            let said = if comment.is_empty() {
                String::new()
            } else {
                format!(" {{{comment}}}")
            };
            let word = format!("{number}{letter}{said}");
            let length = word.chars().count();
            if width > 0 && width + 1 + length > LINE_WIDTH {
                writeln!(f)?;
                width = 0;
            }
            write!(f, "{}{word}", if width > 0 { " " } else { "" })?;
            width += length + 1;
        }
        if self.moves.is_empty() {
            Ok(())
        } else {
            writeln!(f)
        }
    }
}
