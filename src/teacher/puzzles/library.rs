//! The puzzles that come with the program: their files, embedded.

use super::PuzzleSet;
use crate::rules::{RuleSet, library};

macro_rules! puzzle_files {
    ($($name:literal),+ $(,)?) => {
        &[$(($name, include_str!(concat!("../../../assets/puzzles/", $name, ".txt")))),+]
    };
}

/// The file of every built-in variant.
const FILES: &[(&str, &str)] = puzzle_files![
    "awale",
    "oware",
    "abidjan",
    "abidjan-youngest",
    "wari",
    "africa-imports",
    "awale-1996",
    "2-4",
    "2-4-1996",
    "adji-boto",
    "adjito",
    "dakar",
    "darra",
    "french-wari",
    "halusa",
    "jodu",
    "kale",
    "nyakun",
    "ot-tjin",
    "songo-duala",
    "vai-lung-thlan",
    "wouri",
];

/// The puzzles that come with the program for these rules, by theme and rating; `None` for rules of which it has none.
#[must_use]
pub fn shipped(rules: &RuleSet) -> Option<PuzzleSet> {
    let is_of_rules = |name: &str| {
        let built_in = library::load(name).and_then(Result::ok);
        built_in.is_some_and(|built_in| built_in.fingerprint() == rules.fingerprint())
    };
    let (_, text) = FILES.iter().find(|(name, _)| is_of_rules(name))?;
    PuzzleSet::parse(text, rules).ok()
}
