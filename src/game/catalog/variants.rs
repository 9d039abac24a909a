//! The variants that can be chosen: those that come with the program, and the player's own.

use std::sync::Arc;

use bevy::prelude::*;

use crate::files::{Folder, MOST_READ};
use crate::game::localization::trouble;
use crate::game::settings::Settings;
use crate::game::state::Menu;
use crate::game::storage::Storage;
use crate::rules::{RuleSet, library, parse_rule_file};
use crate::text::{Language, Messages, problem};

/// The variant of a player who has not chosen one yet.
pub const USUAL: &str = "awale";
/// The folder of the player's own rule files.
pub const OWN_FOLDER: Folder = Folder::known("rules");
/// The ending of the names of rule files.
pub const RULES_ENDING: &str = ".ron";

/// All variants: the built-in ones, the best known first, then the player's own.
#[derive(Resource, Default)]
pub struct Variants {
    built_in: Vec<Variant>,
    own: Vec<Variant>,
    refused: Vec<RefusedFile>,
    /// How many files of the player there are; the first [`MOST_READ`] are read.
    found: usize,
}

/// One variant.
#[derive(Clone, Debug)]
pub struct Variant {
    /// The name of its file, which doesn't depend on the language; a player's own one with its ending.
    pub name: String,
    /// Its rules on its usual board.
    pub rules: Arc<RuleSet>,
}

/// A rule file of the player that can't be played by.
#[derive(Clone, Debug)]
pub struct RefusedFile {
    /// The name of the file.
    pub name: String,
    /// What is wrong, in the player's language.
    pub reason: String,
}

impl Variant {
    /// Whether a player who writes `wanted` may mean this variant: it is part of its name in any
    /// language, of one of its other names, or of its file's name. Empty words mean every variant.
    #[must_use]
    pub fn answers_to(&self, wanted: &str) -> bool {
        let wanted = wanted.trim().to_lowercase();
        let spec = self.rules.spec();
        let names = spec.name.all().map(|(_, name)| name);
        let others = spec.aliases.iter().map(String::as_str);
        names
            .chain(others)
            .chain(std::iter::once(self.name.as_str()))
            .any(|name| name.to_lowercase().contains(&wanted))
    }
}

impl Variants {
    /// All of them, the player's own last.
    pub fn iter(&self) -> impl Iterator<Item = &Variant> {
        self.built_in.iter().chain(&self.own)
    }

    /// Those that come with the program.
    #[must_use]
    pub fn built_in(&self) -> &[Variant] {
        &self.built_in
    }

    /// The player's own.
    #[must_use]
    pub fn own(&self) -> &[Variant] {
        &self.own
    }

    /// Whether the variant of this name is one of the player's own.
    #[must_use]
    pub fn is_own(&self, name: &str) -> bool {
        self.own.iter().any(|variant| variant.name == name)
    }

    /// The player's own files that can't be played by.
    #[must_use]
    pub fn refused(&self) -> &[RefusedFile] {
        &self.refused
    }

    /// How many rule files the player has: no more than [`MOST_READ`] of them are read.
    #[must_use]
    pub const fn found(&self) -> usize {
        self.found
    }

    /// The variant of this name; `None` if there is none.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Variant> {
        self.iter().find(|variant| variant.name == name)
    }

    /// What the variant of this name is called; the name itself if there is none.
    #[must_use]
    pub fn title(&self, name: &str, messages: &Messages) -> String {
        self.get(name).map_or_else(
            || name.to_owned(),
            |variant| variant.rules.name(messages.language().code()).to_owned(),
        )
    }

    /// The variant of this name, or the usual one.
    #[must_use]
    pub fn get_or_usual(&self, name: &str) -> Option<&Variant> {
        self.get(name)
            .or_else(|| self.get(USUAL))
            .or_else(|| self.built_in.first())
    }

    pub(super) fn built_in_ones() -> Self {
        let mut variants = Self::default();
        for name in library::names() {
            match library::load(name) {
                Some(Ok(rules)) => variants.built_in.push(Variant {
                    name: name.to_owned(),
                    rules,
                }),
                Some(Err(error)) => {
                    let messages = Messages::new(Language::default());
                    error!("{}", problem::report(&messages, name, &error));
                }
                None => {}
            }
        }
        variants
    }

    /// Reads the player's own files again.
    pub fn read_own(&mut self, storage: &mut Storage, messages: &Messages) {
        self.own.clear();
        self.refused.clear();
        let files = storage.list(OWN_FOLDER, RULES_ENDING);
        self.found = files.len();
        for file in files.into_iter().take(MOST_READ) {
            let name = file.as_str().to_owned();
            let text = match storage.try_read(OWN_FOLDER.file(file)) {
                Ok(text) => text,
                Err(reason) => {
                    let reason = trouble(messages, reason);
                    self.refused.push(RefusedFile { name, reason });
                    continue;
                }
            };
            match parse_rule_file(text.as_bytes()) {
                Ok(rules) => self.own.push(Variant {
                    name,
                    rules: Arc::new(rules),
                }),
                Err(error) => {
                    let reason = problem::report(messages, &name, &error);
                    self.refused.push(RefusedFile { name, reason });
                }
            }
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    let world = app.world_mut();
    let language = world
        .get_resource::<Settings>()
        .map(Settings::spoken)
        .unwrap_or_default();
    let mut variants = Variants::built_in_ones();
    if let Some(mut storage) = world.get_resource_mut::<Storage>() {
        variants.read_own(&mut storage, &Messages::new(language));
    }
    app.insert_resource(variants)
        .add_systems(OnEnter(Menu::NewGame), read_again);
}

/// Files that came while the program runs are found when the list is opened.
fn read_again(
    mut variants: ResMut<Variants>,
    mut storage: ResMut<Storage>,
    settings: Res<Settings>,
) {
    variants.read_own(&mut storage, &Messages::new(settings.spoken()));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_found_by_any_of_its_names() {
        let variants = Variants::built_in_ones();
        let found = |wanted: &str| -> Vec<&str> {
            let all = variants.iter();
            all.filter(|variant| variant.answers_to(wanted))
                .map(|variant| variant.name.as_str())
                .collect()
        };
        // What most of the world calls Oware is played here as "abidjan".
        assert!(found("Oware").contains(&"abidjan") && found("oware ").contains(&"oware"));
        assert_eq!(found("abapa"), ["abidjan"]);
        assert_eq!(found("").len(), variants.iter().count());
        assert!(found("no such game").is_empty());
    }
}
