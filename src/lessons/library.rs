//! The lessons that come with the program, embedded.

use std::collections::BTreeSet;

use super::kind::{RuleKind, kinds};
use super::lesson::{Lesson, LessonError};
use crate::rules::RuleSet;

macro_rules! lesson_files {
    ($($name:literal),+ $(,)?) => {
        &[$(($name, include_str!(concat!("../../assets/lessons/", $name, ".ron")))),+]
    };
}

/// The lesson of the first run.
pub const FIRST: &str = "first-steps";

/// Name and text of every lesson, in the order in which they are best taken.
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
];

/// The names of the lessons, in the order in which they are best taken.
pub fn names() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|(name, _)| *name)
}

/// The name of the lesson that is best taken after the one of this name; none after the last.
#[must_use]
pub fn after(name: &str) -> Option<&'static str> {
    names().skip_while(|known| *known != name).nth(1)
}

/// The lesson of this name; `None` if there is none.
///
/// # Errors
/// When its file has a mistake, which a test rules out.
#[must_use]
pub fn load(name: &str) -> Option<Result<Lesson, LessonError>> {
    let (known, text) = FILES.iter().find(|(known, _)| *known == name)?;
    Some(Lesson::parse(known, text))
}

/// The name of the lesson that introduces `kind`; none only if the library lacks one, which a
/// test rules out.
#[must_use]
pub fn lesson_on(kind: RuleKind) -> Option<&'static str> {
    names().find(|name| taught_by(name).contains(&kind))
}

/// The kinds of rules that the lesson of this name introduces: all of them have been met once
/// it was taken, or declined.
#[must_use]
pub fn taught_by(name: &str) -> Vec<RuleKind> {
    match load(name) {
        Some(Ok(lesson)) => lesson.teaches,
        _ => Vec::new(),
    }
}

/// The name of the lesson to offer to a player who starts a game by `rules` and has met the
/// rules of the kinds `met`; none if nothing in it is new.
///
/// One lesson at a time: the next game by these rules offers the next.
#[must_use]
pub fn first_lesson_for(rules: &RuleSet, met: &BTreeSet<RuleKind>) -> Option<&'static str> {
    kinds(rules).difference(met).copied().find_map(lesson_on)
}
