//! The limits on input text, and the ranges of the numbers in a rule file.
//!
//! Each limit is far above what real files need. The limits keep the time to read a text
//! proportional to its length, and its contents small enough for the screen.

use super::board::{MAX_ROW, MAX_ROW_OF_FOUR, MAX_SEEDS, MAX_TERRITORY, MIN_ROW, MIN_ROW_OF_FOUR};

/// The minimum and maximum of a number in a rule file, both inclusive.
pub type Range = (i64, i64);

/// The number of holes in a row.
pub const HOLES_IN_ROW: Range = (MIN_ROW as i64, MAX_ROW as i64);
/// The number of holes in a row on a board where each player has two rows.
pub const HOLES_IN_ROW_OF_FOUR: Range = (MIN_ROW_OF_FOUR as i64, MAX_ROW_OF_FOUR as i64);
/// The number of rows of a board: two or four.
pub const ROWS: Range = (2, 4);
/// The number of extra holes taken with a capture.
pub const EXTRA_HOLES: Range = (0, 2);
/// The number of seeds that each player has in reserve at the start.
pub const RESERVE_SEEDS: Range = (0, 100);
/// The minimum number of seeds with which a nyumba stands.
pub const NYUMBA_SEEDS: Range = (1, 100);
/// The maximum number of holes in a list of letters.
pub const MAX_LISTED_HOLES: usize = MAX_TERRITORY;
/// The number of seeds in each hole at the start.
pub const SEEDS_PER_HOLE: Range = (1, MAX_SEEDS as i64 / (2 * MAX_ROW as i64));
/// The minimum number of seeds in a hole that may be played.
pub const SEEDS_TO_LIFT: Range = SEEDS_PER_HOLE;
/// The number of seeds that stay in the hole played.
pub const SEEDS_LEFT_BEHIND: Range = (0, 1);
/// The `max_laps` of a relay.
pub const LAP_LIMITS: Range = (1, 1000);
/// The number of occurrences of a position that end the game.
pub const OCCURRENCES: Range = (2, 10);
/// The number of seeds in a hole or end square whose start is given separately.
pub const SEEDS_AT_START: Range = (0, 100);
/// The `again_at_most` of a turn.
pub const EXTRA_MOVES: Range = (1, 100);
/// The `move_limit` of a game.
pub const MOVE_LIMITS: Range = (1, 1000);
/// The number of seeds that a refill puts in each hole.
pub const REFILL_SEEDS: Range = (1, 10);
/// The number of seeds that an opponent takes from a special hole.
pub const ROBBED_SEEDS: Range = (0, MAX_SEEDS as i64);
/// The maximum number of rounds in a match, `at_most`.
pub const ROUND_LIMITS: Range = (1, 1000);
/// The members of a set of counts, and `seeds_left_below`.
pub const COUNTS: Range = (1, MAX_SEEDS as i64);

/// The maximum size of a rule file, in bytes. The built-in ones have about 3,000.
pub const MAX_FILE_BYTES: usize = 256 * 1024;
/// The maximum length of the name of a variant, alias or author, in characters.
pub const MAX_NAME_LENGTH: usize = 200;
/// The maximum length of any other text in a rule file, in characters per language.
pub const MAX_TEXT_LENGTH: usize = 10_000;
/// The maximum number of languages per text in a rule file.
pub const MAX_LANGUAGES: usize = 100;
/// The maximum length of a language code, in characters.
pub const MAX_LANGUAGE_CODE_LENGTH: usize = 35;
/// The maximum number of aliases of a variant.
pub const MAX_ALIASES: usize = 50;
/// The maximum number of alternative boards in a rule file.
pub const MAX_BOARDS: usize = 50;
/// The maximum number of counts in `Only([...])`: every possible count once.
pub const MAX_LISTED_COUNTS: usize = MAX_SEEDS as usize;
/// The maximum number of alternative captures (`else_capture`).
pub const MAX_ELSE_CAPTURES: usize = 4;
/// The maximum number of problems reported for a rule file.
pub const MAX_FINDINGS: usize = 30;
/// The maximum length of a quotation from a file in an error message, in characters.
pub const MAX_QUOTE_LENGTH: usize = 40;
/// The maximum nesting depth of variations in a game file.
pub const MAX_NESTING: usize = 200;
/// The maximum number of tags in a game file.
pub const MAX_TAGS: usize = 200;
