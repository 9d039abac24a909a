//! The rule files embedded in the program: the Awale family first, then the sowing games of the
//! [world](world_names), then those on [four rows](four_row_names).

use std::sync::Arc;

use super::problem::RuleFileError;
use super::rule_file::parse_rule_file;
use super::rule_set::RuleSet;

/// Passes the names of the variants of the Awale family, the best known first, to another macro.
/// All code that embeds one file per variant uses this list.
#[macro_export]
macro_rules! with_variant_names {
    ($macro:ident) => {
        $macro![
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
        ]
    };
}
pub use with_variant_names;

/// Passes the names of the sowing games of the [world](world_names) to another macro.
#[macro_export]
macro_rules! with_world_names {
    ($macro:ident) => {
        $macro![
            "abapa",
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
        ]
    };
}
pub use with_world_names;

/// Passes the names of the games on [four rows](four_row_names) to another macro.
macro_rules! with_four_row_names {
    ($macro:ident) => {
        $macro![
            "bao-kiswahili",
            "bao-kujifunza",
            "omweso",
            "hus",
            "hawalis",
            "moruba",
        ]
    };
}

macro_rules! rule_files {
    ($($name:literal),+ $(,)?) => {
        &[$(($name, include_str!(concat!("../../../rules/", $name, ".ron")))),+]
    };
}

/// The name and text of each built-in rule file of the Awale family.
const AWALE_FILES: &[(&str, &str)] = with_variant_names!(rule_files);

macro_rules! world_files {
    ($($name:literal),+ $(,)?) => {
        &[$(($name, include_str!(concat!("../../../rules/world/", $name, ".ron")))),+]
    };
}

macro_rules! four_row_files {
    ($($name:literal),+ $(,)?) => {
        &[$(($name, include_str!(concat!("../../../rules/four-rows/", $name, ".ron")))),+]
    };
}

/// The name and text of each rule file of the world's other games, the best known first.
const WORLD_FILES: &[(&str, &str)] = with_world_names!(world_files);

/// The name and text of each rule file of the games on four rows, the best known first.
const FOUR_ROW_FILES: &[(&str, &str)] = with_four_row_names!(four_row_files);

/// Returns the names of the built-in variants of the Awale family, which are also their file names.
pub fn names() -> impl Iterator<Item = &'static str> {
    AWALE_FILES.iter().map(|(name, _)| *name)
}

/// Returns the names of the built-in sowing games of the world, which are also their file names.
pub fn world_names() -> impl Iterator<Item = &'static str> {
    WORLD_FILES.iter().map(|(name, _)| *name)
}

/// Returns the names of the built-in games on four rows, which are also their file names.
pub fn four_row_names() -> impl Iterator<Item = &'static str> {
    FOUR_ROW_FILES.iter().map(|(name, _)| *name)
}

/// Returns the names of all built-in games.
pub fn all_names() -> impl Iterator<Item = &'static str> {
    names().chain(world_names()).chain(four_row_names())
}

/// Returns the text of a built-in variant's rule file; `None` if there is no variant of this name.
#[must_use]
pub fn text(name: &str) -> Option<&'static str> {
    AWALE_FILES
        .iter()
        .chain(WORLD_FILES)
        .chain(FOUR_ROW_FILES)
        .find(|(known, _)| *known == name)
        .map(|(_, text)| *text)
}

/// Returns the rules of a built-in variant; `None` if there is no variant of this name.
///
/// # Errors
/// Returns the problems of an invalid file, which the library's tests rule out.
pub fn load(name: &str) -> Option<Result<Arc<RuleSet>, RuleFileError>> {
    text(name).map(|text| parse_rule_file(text.as_bytes()).map(Arc::new))
}
