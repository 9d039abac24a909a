//! The built-in lessons.

use std::collections::BTreeSet;

use super::kind::{RuleKind, kinds};
use super::lesson::{Lesson, LessonError};
use awale_rules::RuleSet;

macro_rules! lesson_files {
    ($($name:literal),+ $(,)?) => {
        &[$(($name, include_str!(concat!("../../../../assets/lessons/", $name, ".ron")))),+]
    };
}

/// The lesson offered when the game is first run.
pub const FIRST: &str = "first-steps";

/// The name and text of every lesson, in teaching order.
const FILES: &[(&str, &str)] = lesson_files![
    "first-steps",
    "must-feed",
    "capture",
    "triple-capture",
    "grand-slam",
    "gap",
    "loop",
    "repetition",
    "counting",
    "master-stone",
    "attack",
    "defence",
    "counter-attack",
    "give-to-take",
    "kroo",
    "ripe-kroo",
    "against-kroo",
    "endgame",
    "tempo",
    "hungry",
    "to-25",
    "relay",
    "seed-left",
    "opposite",
    "own-side",
    "flow-capture",
    "any-hole",
    "must-reach",
    "penalty",
    "passing",
    "store",
    "again",
    "facing",
    "seed-back",
    "tuz",
    "next-hole",
    "across",
    "direction",
    "rounds",
    "ring",
    "kichwa",
    "nyumba",
    "takasia",
    "kalah-chain",
    "kalah-empty-hole",
    "kalah-hoarding",
    "kalah-last-turn",
    "congklak-chain",
    "congklak-empty-hole",
    "congklak-hoarding",
    "congklak-last-turn",
    "mangala-first-seed",
    "mangala-even",
    "mangala-empty-row",
    "quan-sowing",
    "quan-refill",
];

/// Returns the names of the lessons, in teaching order.
pub fn names() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|(name, _)| *name)
}

/// Returns the name of the lesson after `name`; `None` after the last.
#[must_use]
pub fn after(name: &str) -> Option<&'static str> {
    names().skip_while(|other| *other != name).nth(1)
}

/// Loads the lesson `name`; `None` if there is none.
///
/// # Errors
/// Returns an error if its file is invalid, which a test rules out.
#[must_use]
pub fn load(name: &str) -> Option<Result<Lesson, LessonError>> {
    let (_, text) = FILES.iter().find(|(other, _)| *other == name)?;
    Some(Lesson::parse(name, text))
}

/// Returns the name of the lesson that introduces `kind`. A test rules out kinds without one.
#[must_use]
pub fn lesson_on(kind: RuleKind) -> Option<&'static str> {
    names().find(|name| taught_by(name).contains(&kind))
}

/// Returns the kinds of rules that the lesson `name` introduces, which count as known once the
/// player takes or declines the lesson.
#[must_use]
pub fn taught_by(name: &str) -> Vec<RuleKind> {
    match load(name) {
        Some(Ok(lesson)) => lesson.teaches,
        _ => Vec::new(),
    }
}

/// Returns the lesson to offer to a player who starts a game under `rules` and has `met` these
/// kinds of rules; `None` if no kind is new.
///
/// Offers only one lesson at a time: the next game under these rules offers the next one.
#[must_use]
pub fn first_lesson_for(rules: &RuleSet, met: &BTreeSet<RuleKind>) -> Option<&'static str> {
    kinds(rules).difference(met).copied().find_map(lesson_on)
}
