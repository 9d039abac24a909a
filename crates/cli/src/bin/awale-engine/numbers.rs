//! Value parsers for numeric options, each with the same range in every command. Values out of
//! range are usage errors.

use std::num::NonZero;
use std::time::Duration;

use awale_engine::ai::book::MAX_POSITIONS;
use awale_engine::ai::levels::Skill;
use awale_engine::ai::tables::MAX_SEEDS;
use awale_engine::lab::results::MAX_TRIALS;
use clap::builder::{RangedU64ValueParser, TypedValueParser};
use clap::value_parser;

/// The maximum number of threads of any command.
pub const MAX_THREADS: u64 = 256;
/// The maximum depth, in plies.
const MAX_DEPTH: u64 = 64;
/// The maximum number of random moves at the start of a game.
const MAX_OPENING_PLIES: u64 = 1_000;
/// The maximum number of training rounds.
const MAX_ROUNDS: u64 = 10;
/// The maximum time limit, in seconds: a leap year.
const MAX_SECONDS: u64 = 366 * 24 * 3600;
/// The maximum size of a table, in MiB.
const MAX_MEBIBYTES: u64 = 1 << 20;
/// The maximum difference in strength, in Elo.
const MAX_ELO: f64 = 10_000.0;

/// Parses a number of threads.
pub fn threads() -> impl TypedValueParser<Value = NonZero<usize>> {
    let range = value_parser!(u64).range(1..=MAX_THREADS);
    range.map(|threads| NonZero::new(threads as usize).unwrap_or(NonZero::<usize>::MIN))
}

/// Parses a number of games, players, positions or puzzles, at least 1.
pub fn count<T>() -> RangedU64ValueParser<T>
where
    T: TryFrom<u64> + Clone + Send + Sync,
{
    RangedU64ValueParser::new().range(1..=MAX_TRIALS)
}

/// Parses a number of pairs of games, at least 2, as needed to estimate their variance.
pub fn pairs() -> impl TypedValueParser<Value = u64> {
    value_parser!(u64).range(2..=MAX_TRIALS)
}

/// Parses a node limit, at least 1.
pub fn nodes() -> impl TypedValueParser<Value = u64> {
    value_parser!(u64).range(1..)
}

/// Parses the depth of a search, in plies.
pub fn depth<T>() -> RangedU64ValueParser<T>
where
    T: TryFrom<u64> + Clone + Send + Sync,
{
    RangedU64ValueParser::new().range(1..=MAX_DEPTH)
}

/// Parses a number of random moves at the start of a game, or 0.
pub fn opening_plies() -> RangedU64ValueParser<usize> {
    RangedU64ValueParser::new().range(0..=MAX_OPENING_PLIES)
}

/// Parses a number of training rounds, at least 1.
pub fn rounds() -> RangedU64ValueParser<u64> {
    RangedU64ValueParser::new().range(1..=MAX_ROUNDS)
}

/// Parses a number of positions in a book, at least 1.
pub fn book_positions() -> RangedU64ValueParser<usize> {
    RangedU64ValueParser::new().range(1..=MAX_POSITIONS as u64)
}

/// Parses a time limit in seconds; with 0, the command gives up at once.
pub fn seconds() -> impl TypedValueParser<Value = Duration> {
    let range = value_parser!(u64).range(0..=MAX_SECONDS);
    range.map(Duration::from_secs)
}

/// Parses the size of a table in MiB.
pub fn mebibytes() -> impl TypedValueParser<Value = u64> {
    value_parser!(u64).range(1..=MAX_MEBIBYTES)
}

/// Parses the maximum number of seeds in endgame tables; 0 for no tables.
pub fn table_seeds() -> impl TypedValueParser<Value = u16> {
    value_parser!(u16).range(0..=i64::from(MAX_SEEDS))
}

/// Parses a number of seeds on the board, at least 1.
pub fn board_seeds() -> impl TypedValueParser<Value = u16> {
    value_parser!(u16).range(1..)
}

/// Parses the skill of a player.
pub fn skill(text: &str) -> Result<f64, String> {
    let range = Skill::RANGE;
    let number = text.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| format!("must be between {} and {}", range.start(), range.end()))
}

/// Parses a difference in strength, in Elo.
pub fn elo(text: &str) -> Result<f64, String> {
    let range = -MAX_ELO..=MAX_ELO;
    let number = text.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| format!("must be between -{MAX_ELO} and {MAX_ELO}"))
}

/// Parses a share from 0 to 1.
pub fn share(text: &str) -> Result<f64, String> {
    let number = text
        .parse()
        .ok()
        .filter(|number| (0.0..=1.0).contains(number));
    number.ok_or_else(|| "must be between 0 and 1".to_owned())
}
