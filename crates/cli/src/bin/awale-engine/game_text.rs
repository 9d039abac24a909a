//! Reads games in any notation, along with their rules.

use std::sync::Arc;

use awale_engine::matches::archive;
use awale_rules::RuleSet;
use awale_rules::exchange::{self, Notation};
use awale_rules::game_file::{GameRecord, RULES_TAG};

use crate::load::{load_rules, problem_report};
use crate::output::escaped;

/// The error for a game that doesn't name its rules.
const NO_RULES_ERROR: &str = "the game names no built-in variant; specify its rules with --rules";

/// A game and its rules.
pub struct GameText {
    /// The game.
    pub record: GameRecord,
    /// Its rules.
    pub rules: Arc<RuleSet>,
    /// The name of the variant, or the path of the rule file.
    pub rules_name: String,
}

impl GameText {
    /// Reads a game under the rules named `rules` or, if that is `None`, under those that it names.
    ///
    /// # Errors
    /// Returns an error if the rules can't be loaded, or if the game doesn't fit them.
    pub fn read(text: &str, notation: Notation, rules: Option<&str>) -> Result<Self, String> {
        let (rules_name, rules) = match rules {
            Some(name) => (name.to_owned(), load_rules(name)?),
            None if notation == Notation::Awale => {
                let tags = GameRecord::read_tags(text).map_err(|error| error.to_string())?;
                rules_of(&GameRecord {
                    tags,
                    ..GameRecord::default()
                })?
            }
            None => {
                let name = exchange::rules_named(text, notation).ok_or(NO_RULES_ERROR)?;
                (name.to_owned(), load_rules(name)?)
            }
        };
        let record = exchange::read(text, notation, &rules);
        Ok(Self {
            record: record.map_err(|error| error.to_string())?,
            rules,
            rules_name,
        })
    }
}

/// Returns the name and the rules of a record. Never opens a path from an untrusted file.
///
/// # Errors
/// Returns an error if it neither names a built-in variant nor contains valid rules.
pub fn rules_of(record: &GameRecord) -> Result<(String, Arc<RuleSet>), String> {
    let name = record.tag(RULES_TAG).unwrap_or_default();
    let result = archive::rules_of(record).ok_or_else(|| match name {
        "" => NO_RULES_ERROR.to_owned(),
        name => format!(
            "the rules of the game are \"{}\", which isn't a built-in variant; specify its rule file with --rules",
            escaped(name)
        ),
    })?;
    let rules = result.map_err(|error| problem_report("the rules of the game", &error))?;
    Ok((name.to_owned(), rules))
}
