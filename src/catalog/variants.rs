//! The available variants: built-in ones, and the player's own.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::localization::file_error;
use crate::settings::Settings;
use crate::storage::{OWN_FOLDER, Storage};
use awale_engine::files::{FileName, MAX_READ, read_in_frame};
use awale_engine::text::{Language, Messages, problem};
use awale_rules::{RuleSet, library, parse_rule_file};

/// The default variant.
pub const DEFAULT_VARIANT: &str = "awale";
/// The variant that most people mean by a name shared by several variants.
const BEST_KNOWN_VARIANT: &str = "abapa";
/// The file name extension of rule files.
pub const RULES_EXTENSION: &str = ".ron";

/// All variants: the built-in ones, best known first, then the player's own.
#[derive(Resource, Default)]
pub struct Variants {
    built_in: Vec<Variant>,
    own: Vec<Variant>,
    refused: Vec<RefusedFile>,
    /// The number of the player's files; the first [`MAX_READ`] are read.
    file_count: usize,
    /// The stamps of the files that were read.
    read_stamps: BTreeMap<String, u64>,
    /// The files still to read, a few per frame.
    unread: VecDeque<FileName>,
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

/// The quality of the match between a search text and a variant, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum MatchQuality {
    /// The text is the variant's name.
    Name,
    /// The text is another of its names.
    Alias,
    /// One of its names starts with the text.
    Start,
    /// One of its names contains the text.
    Part,
}

impl Variant {
    /// Returns how well `query`, trimmed and in lower case, matches the variant's names: its name
    /// in any language, an alias, or the name of its file. `None` if none of them contains it.
    fn match_quality(&self, query: &str) -> Option<MatchQuality> {
        let spec = self.rules.spec();
        let names = spec.name.all().map(|(_, name)| (name, MatchQuality::Name));
        let aliases = spec
            .aliases
            .iter()
            .map(|alias| (alias.as_str(), MatchQuality::Alias));
        let file = std::iter::once((self.name.as_str(), MatchQuality::Name));
        let quality_of = |(name, whole): (&str, MatchQuality)| {
            let name = name.to_lowercase();
            match name.find(query)? {
                0 if name == query => Some(whole),
                0 => Some(MatchQuality::Start),
                _ => Some(MatchQuality::Part),
            }
        };
        names
            .chain(aliases)
            .chain(file)
            .filter_map(quality_of)
            .min()
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

    /// Searches the built-in variants for names that contain `query`. Returns the matches, best
    /// first; for a blank text, all variants in their order.
    #[must_use]
    pub fn search(&self, query: &str) -> Vec<&Variant> {
        let query = query.trim().to_lowercase();
        if query.is_empty() {
            return self.built_in.iter().collect();
        }
        let with_quality = |variant| Some((Variant::match_quality(variant, &query)?, variant));
        let mut found: Vec<(MatchQuality, &Variant)> =
            self.built_in.iter().filter_map(with_quality).collect();
        found.sort_by_key(|(match_quality, variant)| {
            (*match_quality, variant.name != BEST_KNOWN_VARIANT)
        });
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
        self.file_count
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

    pub(super) fn with_built_in() -> Self {
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
        // Its rule file is in the world collection, but it belongs to the Awale family.
        let is_best_known = |variant: &Variant| variant.name == BEST_KNOWN_VARIANT;
        if let Some(index) = variants.built_in.iter().position(is_best_known) {
            variants.built_in[1..=index].rotate_right(1);
        }
        variants
    }

    /// Scans the player's files again, and reads new and changed ones: a few now, the rest in the
    /// following frames.
    pub fn read_own(&mut self, storage: &Storage, messages: &Messages) {
        let files = storage.list(OWN_FOLDER, RULES_EXTENSION);
        self.file_count = files.len();
        let is_same_language = self.language == messages.language();
        self.language = messages.language();
        let stamps: BTreeMap<String, u64> = files
            .iter()
            .take(MAX_READ)
            .filter_map(|file| Some((file.as_str().to_owned(), stamp(storage, file)?)))
            .collect();
        self.read_stamps
            .retain(|name, stamp| stamps.get(name) == Some(stamp));
        self.own
            .retain(|own| self.read_stamps.contains_key(&own.name));
        self.refused
            .retain(|file| is_same_language && self.read_stamps.contains_key(&file.name));
        let is_known = |name: &str| {
            self.own.iter().any(|own| own.name == name)
                || self.refused.iter().any(|file| file.name == name)
        };
        let files = files.into_iter().take(MAX_READ);
        self.unread = files.filter(|file| !is_known(file.as_str())).collect();
        self.read_more(storage, messages);
    }

    /// Returns whether some of the player's files have yet to be read.
    #[must_use]
    pub fn is_reading(&self) -> bool {
        !self.unread.is_empty()
    }

    /// Reads the next few of the player's files.
    fn read_more(&mut self, storage: &Storage, messages: &Messages) {
        let mut unread = std::mem::take(&mut self.unread);
        read_in_frame(&mut unread, |file| self.read_file(file, storage, messages));
        self.unread = unread;
    }

    /// Reads a file, and returns its size in bytes.
    fn read_file(&mut self, file: FileName, storage: &Storage, messages: &Messages) -> usize {
        let name = file.as_str().to_owned();
        // The stamp comes first: if the file changes while it is read, it is read again.
        if let Some(stamp) = stamp(storage, &file) {
            self.read_stamps.insert(name.clone(), stamp);
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
    let mut variants = Variants::with_built_in();
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
        let variants = Variants::with_built_in();
        let found = |query: &str| -> Vec<&str> {
            let found = variants.search(query).into_iter();
            found.map(|variant| variant.name.as_str()).collect()
        };
        for query in ["Oware", "oware ", "abapa", "Awari", "warri", "ayo"] {
            assert_eq!(found(query)[0], "abapa", "{query}");
        }
        assert_eq!(found("Oware")[1], "oware", "the file's name is a name");
        assert_eq!(found("wari")[0], "wari");
        assert_eq!(found("awale")[0], "awale");
        assert!(found("ayo").contains(&"ayoayo") && found("ayo").contains(&"awale"));
        assert_eq!(found("").len(), variants.built_in().len());
        assert!(found("no such game").is_empty());
    }
}
