//! Every limit on text from outside, and the range of every number of a rule file.
//!
//! Each limit is far above what a real file needs. They keep the work of reading proportional to
//! the length of the text, and ensure that its contents fit on a screen.

use super::board::{MAX_ROW, MAX_ROW_OF_FOUR, MAX_SEEDS, MAX_TERRITORY, MIN_ROW, MIN_ROW_OF_FOUR};

/// The minimum and the maximum of a number in a rule file, both allowed.
pub type Range = (i64, i64);

/// Holes of a row.
pub const HOLES_IN_ROW: Range = (MIN_ROW as i64, MAX_ROW as i64);
/// Holes of a row where each player has two.
pub const HOLES_IN_ROW_OF_FOUR: Range = (MIN_ROW_OF_FOUR as i64, MAX_ROW_OF_FOUR as i64);
/// Rows of a board: two or four.
pub const ROWS: Range = (2, 4);
/// Other holes that are taken with a capture.
pub const EXTRA_HOLES: Range = (0, 2);
/// Seeds that a player holds back at the start.
pub const RESERVE: Range = (0, 100);
/// Seeds with which a nyumba stands.
pub const NYUMBA: Range = (1, 100);
/// The most letters of holes in a list.
pub const MAX_LETTERS: usize = MAX_TERRITORY;
/// Seeds that each hole holds at the start.
pub const SEEDS_PER_HOLE: Range = (1, MAX_SEEDS as i64 / (2 * MAX_ROW as i64));
/// Seeds that a hole needs to be lifted.
pub const SEEDS_TO_LIFT: Range = SEEDS_PER_HOLE;
/// Seeds that stay behind in the hole that is lifted.
pub const SEEDS_LEFT_BEHIND: Range = (0, 1);
/// Laps of a move.
pub const LAPS: Range = (1, 1000);
/// How often a position must occur to end the game.
pub const OCCURRENCES: Range = (2, 10);
/// Seeds that a rule file lays out in a single hole or end square.
pub const LAID_OUT: Range = (0, 100);
/// Extra moves of a turn.
pub const EXTRA_MOVES: Range = (1, 100);
/// Moves of a game.
pub const MOVES: Range = (1, 1000);
/// Seeds that a refill puts in each hole.
pub const REFILL: Range = (1, 10);
/// Seeds that are taken out of a special hole.
pub const ROBBED: Range = (0, MAX_SEEDS as i64);
/// Rounds of a match.
pub const ROUNDS: Range = (1, 1000);
/// Seeds in a set of counts, and in `seeds_left_below`.
pub const COUNTS: Range = (1, MAX_SEEDS as i64);

/// The longest rule file, in bytes. The built-in ones have about 3,000.
pub const MAX_FILE_BYTES: usize = 256 * 1024;
/// The longest name of a variant, alias or author, in characters.
pub const MAX_NAME_LENGTH: usize = 200;
/// The longest of the other texts of a rule file, in characters of each language.
pub const MAX_TEXT_LENGTH: usize = 10_000;
/// The most languages in which a rule file may give a text.
pub const MAX_LANGUAGES: usize = 100;
/// The longest code of a language, in characters.
pub const MAX_LANGUAGE_CODE_LENGTH: usize = 35;
/// The most other names of a variant.
pub const MAX_ALIASES: usize = 50;
/// The most other boards that a rule file lists.
pub const MAX_BOARDS: usize = 50;
/// The most counts in `Only([...])`: every possible count once.
pub const MAX_LISTED_COUNTS: usize = MAX_SEEDS as usize;
/// The most captures to try after the first one.
pub const MAX_ELSE_CAPTURES: usize = 4;
/// The most problems of a rule file to list.
pub const MAX_FINDINGS: usize = 30;
/// The longest quotation of a file in an error, in characters.
pub const MAX_QUOTE_LENGTH: usize = 40;
/// How deep variations of a game file may nest.
pub const MAX_NESTING: usize = 200;
/// The most tags of a game file.
pub const MAX_TAGS: usize = 200;
