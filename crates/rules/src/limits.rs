//! The limits on external text, and the ranges of the numbers in a rule file.
//!
//! Each limit is far above what a real file needs. The limits keep the time for reading a text
//! proportional to its length, and ensure that its contents fit on a screen.

use super::board::{MAX_ROW, MAX_ROW_OF_FOUR, MAX_SEEDS, MAX_TERRITORY, MIN_ROW, MIN_ROW_OF_FOUR};

/// The minimum and the maximum of a number in a rule file, inclusive.
pub type Range = (i64, i64);

/// The number of holes in a row.
pub const HOLES_IN_ROW: Range = (MIN_ROW as i64, MAX_ROW as i64);
/// The number of holes in a row on a board where each player has two rows.
pub const HOLES_IN_ROW_OF_FOUR: Range = (MIN_ROW_OF_FOUR as i64, MAX_ROW_OF_FOUR as i64);
/// The number of rows of a board: two or four.
pub const ROWS: Range = (2, 4);
/// The number of other holes that are taken with a capture.
pub const EXTRA_HOLES: Range = (0, 2);
/// The number of seeds that a player has in reserve at the start.
pub const RESERVE: Range = (0, 100);
/// The fewest seeds with which a nyumba stands.
pub const NYUMBA: Range = (1, 100);
/// The maximum number of letters of holes in a list.
pub const MAX_LETTERS: usize = MAX_TERRITORY;
/// The number of seeds in each hole at the start.
pub const SEEDS_PER_HOLE: Range = (1, MAX_SEEDS as i64 / (2 * MAX_ROW as i64));
/// The fewest seeds that a hole must hold to be lifted.
pub const SEEDS_TO_LIFT: Range = SEEDS_PER_HOLE;
/// The number of seeds that stay in a lifted hole.
pub const SEEDS_LEFT_BEHIND: Range = (0, 1);
/// The maximum number of laps of a move.
pub const LAPS: Range = (1, 1000);
/// The number of occurrences of a position that end the game.
pub const OCCURRENCES: Range = (2, 10);
/// The number of seeds in a single hole or end square at the start.
pub const LAID_OUT: Range = (0, 100);
/// The maximum number of extra moves of a turn.
pub const EXTRA_MOVES: Range = (1, 100);
/// The maximum number of moves of a game.
pub const MOVES: Range = (1, 1000);
/// The number of seeds that a refill puts in each hole.
pub const REFILL: Range = (1, 10);
/// The number of seeds that are taken from a special hole.
pub const ROBBED: Range = (0, MAX_SEEDS as i64);
/// The maximum number of rounds of a match.
pub const ROUNDS: Range = (1, 1000);
/// The number of seeds in a set of counts, and in `seeds_left_below`.
pub const COUNTS: Range = (1, MAX_SEEDS as i64);

/// The maximum length of a rule file, in bytes. The built-in ones have about 3,000.
pub const MAX_FILE_BYTES: usize = 256 * 1024;
/// The maximum length of the name of a variant, alias or author, in characters.
pub const MAX_NAME_LENGTH: usize = 200;
/// The maximum length of the other texts of a rule file, in characters for each language.
pub const MAX_TEXT_LENGTH: usize = 10_000;
/// The maximum number of languages of a text in a rule file.
pub const MAX_LANGUAGES: usize = 100;
/// The maximum length of a language code, in characters.
pub const MAX_LANGUAGE_CODE_LENGTH: usize = 35;
/// The maximum number of other names of a variant.
pub const MAX_ALIASES: usize = 50;
/// The maximum number of other boards in a rule file.
pub const MAX_BOARDS: usize = 50;
/// The maximum number of counts in `Only([...])`: every possible count once.
pub const MAX_LISTED_COUNTS: usize = MAX_SEEDS as usize;
/// The maximum number of captures to try after the first one.
pub const MAX_ELSE_CAPTURES: usize = 4;
/// The maximum number of problems of a rule file to report.
pub const MAX_FINDINGS: usize = 30;
/// The maximum length of a quotation from a file in an error, in characters.
pub const MAX_QUOTE_LENGTH: usize = 40;
/// The maximum nesting depth of variations in a game file.
pub const MAX_NESTING: usize = 200;
/// The maximum number of tags of a game file.
pub const MAX_TAGS: usize = 200;
