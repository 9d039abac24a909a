//! How much of anything the rules read: every limit on text from outside, in one place.
//!
//! A limit is far above what a real file needs. With them, reading takes work in proportion to
//! the text's length, and what was read fits on a screen.

/// The longest rule file, in bytes. The built-in ones have about 3,000.
pub const MAX_FILE_BYTES: usize = 256 * 1024;
/// The longest name of a variant, alias or author, in characters.
pub const MAX_NAME_LENGTH: usize = 200;
/// The longest of the other texts of a rule file, in characters of each language.
pub const MAX_TEXT_LENGTH: usize = 10_000;
/// The most languages in which a rule file gives one text.
pub const MAX_LANGUAGES: usize = 100;
/// The longest code of a language, in characters.
pub const MAX_LANGUAGE_CODE_LENGTH: usize = 35;
/// The most other names of a variant.
pub const MAX_ALIASES: usize = 50;
/// The most other boards that a rule file lists.
pub const MAX_BOARDS: usize = 50;
/// The most counts in `Only([...])`: each from 1 to the most seeds of a game, once.
pub const MAX_LISTED_COUNTS: usize = super::board::MAX_SEEDS as usize;
/// The most findings about a rule file that are told one by one.
pub const MAX_FINDINGS: usize = 30;
/// As much of what a file says is repeated in a finding or an error, in characters.
pub const MAX_QUOTE_LENGTH: usize = 40;
/// How deep variations of a game file may lie within variations.
pub const MAX_NESTING: usize = 200;
/// The most tags of a game file.
pub const MAX_TAGS: usize = 200;
