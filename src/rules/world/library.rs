//! The games of the world that come with the program: their rule files, embedded.

use std::sync::Arc;

use super::file::parse_rule_file;
use super::problem::FileError;
use super::rules::Rules;

macro_rules! rule_files {
    ($($name:literal),+ $(,)?) => {
        &[$((
            $name,
            include_str!(concat!("../../../rules/world/", $name, ".ron")),
        )),+]
    };
}

/// Name and text of every built-in rule file, the best known first.
const FILES: &[(&str, &str)] = rule_files![
    "kalah",
    "congklak",
    "sungka",
    "ohvalhu",
    "mangala",
    "togyzqumalaq",
    "bestemshe",
    "songo",
    "ayoayo",
    "layli-goobalay",
    "enkeshui",
    "gebeta",
    "ba-awa",
    "pallanguzhi",
    "ali-guli-mane",
    "o-an-quan",
];

/// The names of the built-in games, which are the names of their files.
pub fn names() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|(name, _)| *name)
}

/// The rule file of a built-in game, as text.
#[must_use]
pub fn text(name: &str) -> Option<&'static str> {
    FILES
        .iter()
        .find(|(known, _)| *known == name)
        .map(|(_, text)| *text)
}

/// The rules of a built-in game.
///
/// # Errors
/// If the file has a mistake, which a test of the library rules out.
pub fn load(name: &str) -> Option<Result<Arc<Rules>, FileError>> {
    text(name).map(|text| parse_rule_file(text.as_bytes()).map(Arc::new))
}
