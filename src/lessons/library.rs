//! The lessons that come with the program, embedded.

use super::lesson::{Lesson, LessonError};

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
