//! The built-in puzzles.

use super::PuzzleSet;
use awale_rules::RuleSet;
use awale_rules::library::{self, with_variant_names};

macro_rules! puzzle_files {
    ($($name:literal),+ $(,)?) => {
        &[$(($name, include_str!(concat!("../../../../../assets/puzzles/", $name, ".txt")))),+]
    };
}

/// The puzzle files of the built-in variants.
const FILES: &[(&str, &str)] = with_variant_names!(puzzle_files);

/// The puzzle files of those of the world's other sowing games that have puzzles.
const WORLD_FILES: &[(&str, &str)] = puzzle_files![
    "abapa",
    "ali-guli-mane",
    "ayoayo",
    "ba-awa",
    "bestemshe",
    "congklak",
    "enkeshui",
    "gebeta",
    "kalah",
    "layli-goobalay",
    "mangala",
    "o-an-quan",
    "ohvalhu",
    "pallanguzhi",
    "songo",
    "sungka",
    "togyzqumalaq"
];

/// The puzzle files of those games on four rows that have puzzles.
const FOUR_ROW_FILES: &[(&str, &str)] = puzzle_files![
    "bao-kiswahili",
    "bao-kujifunza",
    "hawalis",
    "hus",
    "moruba",
    "omweso"
];

fn files() -> impl Iterator<Item = &'static (&'static str, &'static str)> {
    FILES.iter().chain(WORLD_FILES).chain(FOUR_ROW_FILES)
}

/// Returns the names of the games that have built-in puzzles.
pub fn shipped_names() -> impl Iterator<Item = &'static str> {
    files().map(|(name, _)| *name)
}

/// Returns the built-in puzzles for `rules`, sorted by theme and rating; `None` if there are none.
#[must_use]
pub fn shipped(rules: &RuleSet) -> Option<PuzzleSet> {
    let has_rules = |name: &str| {
        let built_in = library::load(name).and_then(Result::ok);
        built_in.is_some_and(|built_in| built_in.fingerprint() == rules.fingerprint())
    };
    let (_, text) = files().find(|(name, _)| has_rules(name))?;
    PuzzleSet::parse(text, rules).ok()
}
