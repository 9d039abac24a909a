//! A puzzle, a file of them, and their text.

use std::fmt::{self, Write};
use std::sync::Arc;

use thiserror::Error;

use super::Theme;
use crate::rules::{Game, Geometry, Hole, HoleSet, Placement, RuleSet};
use crate::teacher::Proof;

/// The version of the format of puzzle files.
pub const FORMAT: u32 = 1;
/// The longest puzzle file that is read, in bytes.
const MAX_BYTES: usize = 1 << 20;
/// The most themes of a puzzle.
const MAX_THEMES: usize = 10;

/// A position with its right moves, and what proves them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The position; South is to move.
    pub placement: Placement,
    /// All moves that are right: they are worth the same.
    pub right: HoleSet,
    /// By how many seeds they are better than all others.
    pub margin: u16,
    /// What it is about, the most telling first; never empty.
    pub themes: Vec<Theme>,
    /// After how many of the solver's moves the right moves show to be better, 1 to 5.
    pub depth: u8,
    /// The strength at which half of the players find a right move: Elo above a player who plays any legal move.
    pub rating: i32,
    /// How far the values are certain.
    pub proof: Proof,
    /// What every legal move is worth, the best first, in seeds that South captures more than North from here on.
    pub values: Vec<(Hole, i32)>,
    /// How the game goes on with a right move: the solver's `depth` moves and the answers between them.
    pub line: Vec<Hole>,
}

/// The puzzles of one rule set, as they stand in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleSet {
    /// The rules that they are for: [`RuleSet::fingerprint`].
    pub fingerprint: u64,
    /// By theme, then by rating.
    pub puzzles: Vec<Puzzle>,
}

/// What is wrong with a file of puzzles.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PuzzleError {
    /// It begins otherwise than files of puzzles do, or is too long.
    #[error("this is no file of puzzles")]
    Foreign,
    /// It is for other rules.
    #[error("these puzzles are for other rules")]
    OtherRules,
    /// A line can't be read.
    #[error("line {0}: this is no puzzle")]
    Unreadable(usize),
}

impl Puzzle {
    /// The game that begins with the position.
    #[must_use]
    pub fn game(&self, rules: &Arc<RuleSet>) -> Game {
        Game::set_up(Arc::clone(rules), &self.placement, &mut ())
    }

    /// What it is about in the first place.
    #[must_use]
    pub fn theme(&self) -> Theme {
        self.themes.first().copied().unwrap_or(Theme::Chain)
    }

    /// The line of a file: position, right moves, margin, themes, depth, rating, proof, values, line.
    #[must_use]
    pub fn text(&self, geometry: Geometry) -> String {
        let letters = |holes: &mut dyn Iterator<Item = Hole>| -> String {
            holes.map(|hole| geometry.letter(hole)).collect()
        };
        let themes: Vec<&str> = self.themes.iter().map(|theme| theme.key()).collect();
        let values: Vec<String> = self
            .values
            .iter()
            .map(|&(hole, seeds)| format!("{}={seeds}", geometry.letter(hole)))
            .collect();
        format!(
            "{} {} {} {} {} {} {} {} {}",
            self.placement.text(geometry),
            letters(&mut self.right.iter()),
            self.margin,
            themes.join(","),
            self.depth,
            self.rating,
            self.proof,
            values.join(","),
            letters(&mut self.line.iter().copied()),
        )
    }

    /// Reads such a line; `None` if it is none.
    #[must_use]
    pub fn parse(text: &str, geometry: Geometry) -> Option<Self> {
        let fields: Vec<&str> = text.split(' ').collect();
        let [
            position,
            right,
            margin,
            themes,
            depth,
            rating,
            proof,
            values,
            line,
        ] = fields[..]
        else {
            return None;
        };
        let holes = |letters: &str| -> Option<Vec<Hole>> {
            letters
                .chars()
                .map(|letter| geometry.hole(letter).ok())
                .collect()
        };
        let themes: Option<Vec<Theme>> = themes
            .split(',')
            .take(MAX_THEMES)
            .map(Theme::from_key)
            .collect();
        let values: Option<Vec<(Hole, i32)>> = values
            .split(',')
            .take(geometry.holes())
            .map(|value| {
                let (hole, seeds) = value.split_once('=')?;
                Some((geometry.parse_hole(hole).ok()?, seeds.parse().ok()?))
            })
            .collect();
        Some(Self {
            placement: Placement::parse(position, geometry).ok()?,
            right: holes(right)?.into_iter().collect(),
            margin: margin.parse().ok()?,
            themes: themes?,
            depth: depth.parse().ok()?,
            rating: rating.parse().ok()?,
            proof: Proof::parse(proof)?,
            values: values?,
            line: holes(line)?,
        })
    }
}

impl PuzzleSet {
    /// The text of a file; `name` is what its rules are called.
    #[must_use]
    pub fn text(&self, rules: &RuleSet, name: &str) -> String {
        let name: String = name.chars().filter(|letter| !letter.is_control()).collect();
        let mut text = format!("puzzles {FORMAT}\nrules {}\n# {name}\n", self.fingerprint);
        for puzzle in &self.puzzles {
            // Writing to a string never fails.
            let _ = writeln!(text, "{}", puzzle.text(rules.geometry()));
        }
        text
    }

    /// Reads a file of puzzles for `rules`. Lines that begin with `#` are passed over.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn parse(text: &str, rules: &RuleSet) -> Result<Self, PuzzleError> {
        let mut lines = (1..).zip(text.lines());
        let head = |line: Option<(usize, &str)>, word: &str| -> Option<u64> {
            line?.1.strip_prefix(word)?.strip_prefix(' ')?.parse().ok()
        };
        let format = head(lines.next(), "puzzles");
        if text.len() > MAX_BYTES || format != Some(u64::from(FORMAT)) {
            return Err(PuzzleError::Foreign);
        }
        let fingerprint = head(lines.next(), "rules").ok_or(PuzzleError::Foreign)?;
        if !rules.is_known_as(fingerprint) {
            return Err(PuzzleError::OtherRules);
        }
        let puzzles: Result<Vec<Puzzle>, PuzzleError> = lines
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
            .map(|(number, line)| {
                Puzzle::parse(line, rules.geometry()).ok_or(PuzzleError::Unreadable(number))
            })
            .collect();
        Ok(Self {
            fingerprint,
            puzzles: puzzles?,
        })
    }

    /// Puts the puzzles in the order of their themes, those of a theme in the order of their ratings.
    pub fn sort(&mut self) {
        self.puzzles
            .sort_by_key(|puzzle| (puzzle.theme(), puzzle.rating));
    }
}

const PLIES: &str = "plies:";

impl Proof {
    /// The proof that a file calls so.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        match text.strip_prefix(PLIES) {
            Some(plies) => plies.parse().ok().map(Self::Plies),
            None => (text == "end").then_some(Self::End),
        }
    }
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::End => f.write_str("end"),
            Self::Plies(plies) => write!(f, "{PLIES}{plies}"),
        }
    }
}
