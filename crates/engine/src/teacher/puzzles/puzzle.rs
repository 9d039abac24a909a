//! Puzzles, sets of puzzles, and their file format.

use std::fmt::{self, Write};
use std::sync::Arc;

use thiserror::Error;

use super::Theme;
use crate::teacher::Proof;
use awale_rules::{Game, Move, Moves, Placement, RuleSet};

/// The version of the format of puzzle files.
pub const FORMAT: u32 = 1;
/// The maximum size of a puzzle file, in bytes.
const MAX_BYTES: usize = 1 << 20;
/// The maximum number of themes per puzzle.
const MAX_THEMES: usize = Theme::ALL.len();

/// A position with its solutions and their proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The position; South is to move.
    pub placement: Placement,
    /// The right moves, which are all of equal value.
    pub right: Moves,
    /// The margin over the best wrong move, in seeds.
    pub margin: u16,
    /// The themes, most characteristic first; never empty.
    pub themes: Vec<Theme>,
    /// The number of moves that the solver needs until the advantage shows, 1 to 5.
    pub depth: u8,
    /// The rating of a player who solves the puzzle half of the time, in Elo above a random player.
    pub rating: i32,
    /// The kind of proof.
    pub proof: Proof,
    /// The value of every legal move, best first: South's captures from here on minus North's.
    pub values: Vec<(Move, i32)>,
    /// The solution: the solver's `depth` moves, with the replies between them.
    pub line: Vec<Move>,
}

/// The puzzles of one rule set: the contents of a puzzle file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleSet {
    /// The [`RuleSet::fingerprint`] of the rules.
    pub fingerprint: u64,
    /// The puzzles, sorted by theme, then by rating.
    pub puzzles: Vec<Puzzle>,
}

/// Why a puzzle file is invalid.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PuzzleError {
    /// The header is missing or of another version, or the file is too long.
    #[error("not a puzzle file")]
    Foreign,
    /// The fingerprint belongs to other rules.
    #[error("the puzzles are for other rules")]
    OtherRules,
    /// A line isn't a valid puzzle.
    #[error("line {0}: invalid puzzle")]
    Unreadable(usize),
}

impl Puzzle {
    /// Creates a game that starts from the puzzle's position.
    #[must_use]
    pub fn game(&self, rules: &Arc<RuleSet>) -> Game {
        Game::set_up(Arc::clone(rules), &self.placement, &mut ())
    }

    /// Returns the puzzle's main theme.
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
            .map(|&(mv, seeds)| format!("{}={seeds}", rules.geometry().name_of(mv)))
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
                let (mv, seeds) = value.split_once('=')?;
                Some((rules.geometry().parse_move(mv).ok()?, seeds.parse().ok()?))
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
    /// Formats the file; `name` is the display name of the rules.
    #[must_use]
    pub fn text(&self, rules: &RuleSet, name: &str) -> String {
        let name: String = name.chars().filter(|char| !char.is_control()).collect();
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
        let header = |line: Option<(usize, &str)>, keyword: &str| -> Option<u64> {
            line?
                .1
                .strip_prefix(keyword)?
                .strip_prefix(' ')?
                .parse()
                .ok()
        };
        let format = header(lines.next(), "puzzles");
        if text.len() > MAX_BYTES || format != Some(u64::from(FORMAT)) {
            return Err(PuzzleError::Foreign);
        }
        let fingerprint = header(lines.next(), "rules").ok_or(PuzzleError::Foreign)?;
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

/// The prefix of a proof's horizon in plies.
const PLIES_PREFIX: &str = "plies:";

impl Proof {
    /// Parses the kind of proof in the format of puzzle files.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        match text.strip_prefix(PLIES_PREFIX) {
            Some(plies) => plies.parse().ok().map(Self::Plies),
            None => (text == "end").then_some(Self::End),
        }
    }
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::End => f.write_str("end"),
            Self::Plies(plies) => write!(f, "{PLIES_PREFIX}{plies}"),
        }
    }
}
