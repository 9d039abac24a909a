//! The available variants: built-in ones, and the player's own.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::localization::file_error;
use crate::settings::Settings;
use crate::storage::{OWN_FOLDER, Storage};
use awale_engine::files::{FileName, MAX_BYTES_PER_FRAME, MAX_READ, MAX_READS_PER_FRAME};
use awale_engine::text::{Language, Messages, problem};
use awale_rules::{RuleSet, library, parse_rule_file};

/// The default variant.
pub const DEFAULT_VARIANT: &str = "awale";
/// The variant that most people mean by a name that several variants share.
const BEST_KNOWN: &str = "abapa";
/// The file name extension of rule files.
pub const RULES_ENDING: &str = ".ron";

/// All variants: the built-in ones, the best known first, then the player's own.
#[derive(Resource, Default)]
pub struct Variants {
    built_in: Vec<Variant>,
    own: Vec<Variant>,
    refused: Vec<RefusedFile>,
    /// The number of the player's files; the first [`MAX_READ`] are read.
    found: usize,
    /// The stamps of the files that were read.
    read: BTreeMap<String, u64>,
    /// The files still to read, a few per frame.
    waiting: VecDeque<FileName>,
    /// The language of error messages.
    language: Language,
}

/// One variant.
#[derive(Clone, Debug)]
pub struct Variant {
    /// The name of its file, with its extension if it is the player's own.
    pub name: String,
    /// Its rules on its usual board.
    pub rules: Arc<RuleSet>,
}

/// An invalid rule file of the player.
#[derive(Clone, Debug)]
pub struct RefusedFile {
    /// The name of the file.
    pub name: String,
    /// The error, in the player's language.
    pub reason: String,
}

/// How well a search text fits a variant, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Match {
    /// It is the variant's name.
    Name,
    /// It is another of its names.
    Alias,
    /// It begins one of its names.
    Start,
    /// It is a part of one of its names.
    Part,
}

impl Variant {
    /// Returns how well `wanted`, trimmed and in lower case, fits the best of the variant's names:
    /// its name in any language, an alias, or the name of its file. `None` if it is in none of
    /// them.
    fn fits(&self, wanted: &str) -> Option<Match> {
        let spec = self.rules.spec();
        let names = spec.name.all().map(|(_, name)| (name, Match::Name));
        let aliases = spec
            .aliases
            .iter()
            .map(|alias| (alias.as_str(), Match::Alias));
        let file = std::iter::once((self.name.as_str(), Match::Name));
        let of_name = |(name, whole): (&str, Match)| {
            let name = name.to_lowercase();
            match name.find(wanted)? {
                0 if name == wanted => Some(whole),
                0 => Some(Match::Start),
                _ => Some(Match::Part),
            }
        };
        names.chain(aliases).chain(file).filter_map(of_name).min()
    }
}

impl Variants {
    /// Iterates over all variants, the player's own last.
    pub fn iter(&self) -> impl Iterator<Item = &Variant> {
        self.built_in.iter().chain(&self.own)
    }

    /// Returns the built-in variants.
    #[must_use]
    pub fn built_in(&self) -> &[Variant] {
        &self.built_in
    }

    /// Searches the built-in variants for names that contain `wanted`. Returns the matches, best
    /// first; for a blank text, all variants in their order.
    #[must_use]
    pub fn search(&self, wanted: &str) -> Vec<&Variant> {
        let wanted = wanted.trim().to_lowercase();
        if wanted.is_empty() {
            return self.built_in.iter().collect();
        }
        let fitting = |variant| Some((Variant::fits(variant, &wanted)?, variant));
        let mut found: Vec<(Match, &Variant)> = self.built_in.iter().filter_map(fitting).collect();
        found.sort_by_key(|(fits, variant)| (*fits, variant.name != BEST_KNOWN));
        found.into_iter().map(|(_, variant)| variant).collect()
    }

    /// Returns the player's own variants.
    #[must_use]
    pub fn own(&self) -> &[Variant] {
        &self.own
    }

    /// Returns whether the variant of this name is the player's own.
    #[must_use]
    pub fn is_own(&self, name: &str) -> bool {
        self.own.iter().any(|variant| variant.name == name)
    }

    /// Returns the player's invalid files.
    #[must_use]
    pub fn refused(&self) -> &[RefusedFile] {
        &self.refused
    }

    /// Returns the number of the player's rule files, of which at most [`MAX_READ`] are read.
    #[must_use]
    pub const fn found(&self) -> usize {
        self.found
    }

    /// Returns the variant of this name; `None` if there is none.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Variant> {
        self.iter().find(|variant| variant.name == name)
    }

    /// Returns the displayed name of the variant with this file name; the file name itself if there
    /// is none.
    #[must_use]
    pub fn title(&self, name: &str, messages: &Messages) -> String {
        self.get(name).map_or_else(
            || name.to_owned(),
            |variant| variant.rules.name(messages.language().code()).to_owned(),
        )
    }

    /// Returns the variant of this name, or the default one.
    #[must_use]
    pub fn get_or_default(&self, name: &str) -> Option<&Variant> {
        self.get(name)
            .or_else(|| self.get(DEFAULT_VARIANT))
            .or_else(|| self.built_in.first())
    }

    pub(super) fn built_in_ones() -> Self {
        let mut variants = Self::default();
        for name in library::all_names() {
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
        // Its rule file is among those of the world, but it is of the Awale family.
        let is_best_known = |variant: &Variant| variant.name == BEST_KNOWN;
        if let Some(index) = variants.built_in.iter().position(is_best_known) {
            variants.built_in[1..=index].rotate_right(1);
        }
        variants
    }

    /// Scans the player's files again, and reads new and changed ones: a few now, the rest in the
    /// following frames.
    pub fn read_own(&mut self, storage: &Storage, messages: &Messages) {
        let files = storage.list(OWN_FOLDER, RULES_ENDING);
        self.found = files.len();
        let is_same_language = self.language == messages.language();
        self.language = messages.language();
        let stamps: BTreeMap<String, u64> = files
            .iter()
            .take(MAX_READ)
            .filter_map(|file| Some((file.as_str().to_owned(), stamp(storage, file)?)))
            .collect();
        self.read
            .retain(|name, stamp| stamps.get(name) == Some(stamp));
        self.own.retain(|own| self.read.contains_key(&own.name));
        self.refused
            .retain(|file| is_same_language && self.read.contains_key(&file.name));
        let known = |name: &str| {
            self.own.iter().any(|own| own.name == name)
                || self.refused.iter().any(|file| file.name == name)
        };
        let files = files.into_iter().take(MAX_READ);
        self.waiting = files.filter(|file| !known(file.as_str())).collect();
        self.read_more(storage, messages);
    }

    /// Returns whether some of the player's files have yet to be read.
    #[must_use]
    pub fn is_reading(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Reads the next few of the player's files.
    fn read_more(&mut self, storage: &Storage, messages: &Messages) {
        let mut bytes = 0;
        for _ in 0..MAX_READS_PER_FRAME {
            let Some(file) = self.waiting.pop_front() else {
                break;
            };
            bytes += self.read_file(file, storage, messages);
            if bytes >= MAX_BYTES_PER_FRAME {
                break;
            }
        }
    }

    /// Reads a file, and returns its size in bytes.
    fn read_file(&mut self, file: FileName, storage: &Storage, messages: &Messages) -> usize {
        let name = file.as_str().to_owned();
        // The stamp comes first: if the file changes while it is read, it is read again.
        if let Some(stamp) = stamp(storage, &file) {
            self.read.insert(name.clone(), stamp);
        }
        let text = storage.try_read(OWN_FOLDER.file(file));
        let bytes = text.as_ref().map_or(0, String::len);
        let rules = text
            .map_err(|reason| file_error(messages, reason))
            .and_then(|text| {
                parse_rule_file(text.as_bytes())
                    .map_err(|error| problem::report(messages, &name, &error))
            });
        match rules {
            Ok(rules) => {
                let rules = Arc::new(rules);
                let index = self.own.partition_point(|own| own.name < name);
                self.own.insert(index, Variant { name, rules });
            }
            Err(reason) => {
                let index = self.refused.partition_point(|file| file.name < name);
                self.refused.insert(index, RefusedFile { name, reason });
            }
        }
        bytes
    }
}

fn stamp(storage: &Storage, file: &FileName) -> Option<u64> {
    storage.file_stamp(OWN_FOLDER.file(file.clone()))
}

pub(super) fn plugin(app: &mut App) {
    let world = app.world_mut();
    let language = world
        .get_resource::<Settings>()
        .map(Settings::effective_language)
        .unwrap_or_default();
    let mut variants = Variants::built_in_ones();
    if let Some(storage) = world.get_resource::<Storage>() {
        variants.read_own(storage, &Messages::new(language));
    }
    app.insert_resource(variants).add_systems(
        PreUpdate,
        read_more.run_if(|variants: Res<Variants>| variants.is_reading()),
    );
}

/// Reads the next few files, and requests another frame.
fn read_more(
    mut variants: ResMut<Variants>,
    storage: Res<Storage>,
    settings: Res<Settings>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    variants.read_more(&storage, &Messages::new(settings.effective_language()));
    redraw.write(RequestRedraw);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_variant_is_found_by_any_of_its_names() {
        let variants = Variants::built_in_ones();
        let found = |wanted: &str| -> Vec<&str> {
            let found = variants.search(wanted).into_iter();
            found.map(|variant| variant.name.as_str()).collect()
        };
        for wanted in ["Oware", "oware ", "abapa", "Awari", "warri", "ayo"] {
            assert_eq!(found(wanted)[0], "abapa", "{wanted}");
        }
        assert_eq!(found("Oware")[1], "oware", "the file's name is a name");
        assert_eq!(found("wari")[0], "wari");
        assert_eq!(found("awale")[0], "awale");
        assert!(found("ayo").contains(&"ayoayo") && found("ayo").contains(&"awale"));
        assert_eq!(found("").len(), variants.built_in().len());
        assert!(found("no such game").is_empty());
    }
}
