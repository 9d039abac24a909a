//! Ranges of numeric options. Values outside are usage errors.

use std::num::NonZero;

use awale::ai::levels::Skill;
use awale::ai::tables::MOST_SEEDS;
use clap::builder::TypedValueParser;

/// The most threads of any command.
pub const MOST_THREADS: u64 = 256;
/// The most games, puzzles or players of any command.
const MOST_COUNT: u64 = 10_000_000;

/// A number of threads.
pub fn threads() -> impl TypedValueParser<Value = NonZero<usize>> {
    let range = clap::value_parser!(u64).range(1..=MOST_THREADS);
    range.map(|threads| NonZero::new(threads as usize).unwrap_or(NonZero::<usize>::MIN))
}

/// A number of things to play, find or count, at least 1.
pub fn count() -> impl TypedValueParser<Value = usize> {
    let range = clap::value_parser!(u64).range(1..=MOST_COUNT);
    range.map(|count| count as usize)
}

/// The nodes of a search, at least 1.
pub fn nodes() -> impl TypedValueParser<Value = u64> {
    clap::value_parser!(u64).range(1..)
}

/// The seeds of endgame tables; 0 for none.
pub fn table_seeds() -> impl TypedValueParser<Value = u16> {
    clap::value_parser!(u16).range(0..=i64::from(MOST_SEEDS))
}

/// A skill of a player.
pub fn skill(text: &str) -> Result<f64, String> {
    let range = Skill::RANGE;
    let number = text.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| format!("a skill is from {} to {}", range.start(), range.end()))
}
