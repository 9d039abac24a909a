//! Puzzles, sets of puzzles, and their file format.

use std::fmt::{self, Write};
use std::sync::Arc;

use thiserror::Error;

use super::Theme;
use crate::teacher::Proof;
use awale_rules::{Game, Move, Moves, Placement, RuleSet};

/// The version of the format of puzzle files.
pub const FORMAT: u32 = 1;
/// Size limit of puzzle files, in bytes.
const MAX_BYTES: usize = 1 << 20;
/// Limit of themes per puzzle.
const MAX_THEMES: usize = Theme::ALL.len();

/// A position with its right moves and their proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The position; South is to move.
    pub placement: Placement,
    /// The right moves, all of equal value.
    pub right: Moves,
    /// The margin over all other moves, in seeds.
    pub margin: u16,
    /// Its themes, the most characteristic first; never empty.
    pub themes: Vec<Theme>,
    /// The number of the solver's moves until the advantage shows, 1 to 5.
    pub depth: u8,
    /// The strength that solves it half of the time, in Elo above a random player.
    pub rating: i32,
    /// The kind of proof.
    pub proof: Proof,
    /// The value of every legal move, best first: South's captures from here on minus North's.
    pub values: Vec<(Move, i32)>,
    /// The solution: the solver's `depth` moves and the replies between them.
    pub line: Vec<Move>,
}

/// The puzzles of one rule set, as in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleSet {
    /// The [`RuleSet::fingerprint`] of their rules.
    pub fingerprint: u64,
    /// The puzzles, sorted by theme, then by rating.
    pub puzzles: Vec<Puzzle>,
}

/// The reason why a puzzle file is invalid.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PuzzleError {
    /// The header is missing, or the file is too long.
    #[error("not a puzzle file")]
    Foreign,
    /// The fingerprint is that of other rules.
    #[error("these puzzles are for other rules")]
    OtherRules,
    /// A line doesn't parse.
    #[error("line {0}: not a puzzle")]
    Unreadable(usize),
}

impl Puzzle {
    /// Creates a game that starts from the position.
    #[must_use]
    pub fn game(&self, rules: &Arc<RuleSet>) -> Game {
        Game::set_up(Arc::clone(rules), &self.placement, &mut ())
    }

    /// Returns its main theme.
    #[must_use]
    pub fn theme(&self) -> Theme {
        self.themes.first().copied().unwrap_or(Theme::Chain)
    }

    /// Formats the puzzle as a line of a file: position, right moves, margin, themes, depth,
    /// rating, proof, values, solution.
    #[must_use]
    pub fn text(&self, rules: &RuleSet) -> String {
        let themes: Vec<&str> = self.themes.iter().map(|theme| theme.key()).collect();
        let values: Vec<String> = self
            .values
            .iter()
            .map(|&(hole, seeds)| format!("{}={seeds}", rules.geometry().name_of(hole)))
            .collect();
        format!(
            "{} {} {} {} {} {} {} {} {}",
            self.placement.text(rules.geometry()),
            rules
                .geometry()
                .names_of(&self.right.iter().collect::<Vec<_>>()),
            self.margin,
            themes.join(","),
            self.depth,
            self.rating,
            self.proof,
            values.join(","),
            rules.geometry().names_of(&self.line),
        )
    }

    /// Parses a line in the format of [`text`](Self::text); `None` if it is invalid.
    #[must_use]
    pub fn parse(text: &str, rules: &RuleSet) -> Option<Self> {
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
        let themes: Option<Vec<Theme>> = themes
            .split(',')
            .take(MAX_THEMES)
            .map(Theme::from_key)
            .collect();
        let values: Option<Vec<(Move, i32)>> = values
            .split(',')
            .map(|value| {
                let (hole, seeds) = value.split_once('=')?;
                Some((rules.geometry().parse_move(hole).ok()?, seeds.parse().ok()?))
            })
            .collect();
        Some(Self {
            placement: Placement::parse(position, rules).ok()?,
            right: rules
                .geometry()
                .parse_moves(right)
                .ok()?
                .into_iter()
                .collect(),
            margin: margin.parse().ok()?,
            themes: themes?,
            depth: depth.parse().ok()?,
            rating: rating.parse().ok()?,
            proof: Proof::parse(proof)?,
            values: values?,
            line: rules.geometry().parse_moves(line).ok()?,
        })
    }
}

impl PuzzleSet {
    /// Formats the whole file; `name` is the display name of the rules.
    #[must_use]
    pub fn text(&self, rules: &RuleSet, name: &str) -> String {
        let name: String = name.chars().filter(|letter| !letter.is_control()).collect();
        let mut text = format!("puzzles {FORMAT}\nrules {}\n# {name}\n", self.fingerprint);
        for puzzle in &self.puzzles {
            // Writing to a string can't fail.
            let _ = writeln!(text, "{}", puzzle.text(rules));
        }
        text
    }

    /// Parses a puzzle file for `rules`. Ignores lines that start with `#`.
    ///
    /// # Errors
    /// Returns an error if the file is invalid.
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
        if fingerprint != rules.fingerprint() {
            return Err(PuzzleError::OtherRules);
        }
        let puzzles: Result<Vec<Puzzle>, PuzzleError> = lines
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
            .map(|(number, line)| Puzzle::parse(line, rules).ok_or(PuzzleError::Unreadable(number)))
            .collect();
        Ok(Self {
            fingerprint,
            puzzles: puzzles?,
        })
    }

    /// Sorts the puzzles by theme, then by rating.
    pub fn sort(&mut self) {
        self.puzzles
            .sort_by_key(|puzzle| (puzzle.theme(), puzzle.rating));
    }
}

const PLIES: &str = "plies:";

impl Proof {
    /// Parses the kind of proof.
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
