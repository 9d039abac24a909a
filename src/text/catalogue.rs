//! Tests of the message files: every language says everything, with the same
//! variables; the program asks for nothing that isn't there.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_bundle::FluentResource;

use super::Language;

/// What a message needs.
#[derive(Default)]
struct Needs {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
}

fn package(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)
}

fn is_word(letter: char) -> bool {
    letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-'
}

/// The word at the start of `text`.
fn word(text: &str) -> &str {
    &text[..text.find(|letter| !is_word(letter)).unwrap_or(text.len())]
}

/// Every message of a language by key, with what it needs, itself or through
/// the messages that it refers to.
fn catalogue(language: Language) -> BTreeMap<String, Needs> {
    let mut messages: BTreeMap<String, Needs> = BTreeMap::new();
    for (prefix, source) in language.sources() {
        let mut key = String::new();
        for line in source.lines().filter(|line| !line.starts_with('#')) {
            if line.starts_with(|letter: char| letter.is_ascii_lowercase()) {
                key = word(line).to_owned();
                assert!(
                    key.starts_with(&format!("{prefix}-")),
                    "{key} in {language:?}/{prefix}.ftl"
                );
                let earlier = messages.insert(key.clone(), Needs::default());
                assert!(earlier.is_none(), "{key} twice in {language:?}");
            }
            let Some(needs) = messages.get_mut(&key) else {
                continue;
            };
            needs
                .variables
                .extend(line.split('$').skip(1).map(|text| word(text).to_owned()));
            let placeables = line.split("{ ").skip(1).map(word);
            needs.messages.extend(
                placeables
                    .filter(|name| !name.is_empty())
                    .map(str::to_owned),
            );
        }
    }
    while let Some((key, more)) = messages.iter().find_map(|(key, needs)| {
        let mut more = needs
            .messages
            .iter()
            .flat_map(|other| &messages[other].variables);
        more.find(|variable| !needs.variables.contains(*variable))
            .map(|variable| (key.clone(), variable.clone()))
    }) {
        messages.get_mut(&key).unwrap().variables.insert(more);
    }
    messages
}

/// The text of all files of `folder` that may name a message, and their paths.
fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path
            .extension()
            .is_some_and(|extension| extension == "rs" || extension == "ron")
        {
            found.push((path.clone(), fs::read_to_string(path).unwrap()));
        }
    }
    found
}

/// Every string in the sources that looks like a key of one of the message files.
fn keys_in_use() -> BTreeMap<String, PathBuf> {
    let prefixes = Language::default()
        .sources()
        .map(|(prefix, _)| format!("{prefix}-"));
    let mut used = BTreeMap::new();
    // The program, and the lessons, whose files name their texts.
    let folders = ["src", "assets/lessons"].map(package);
    for (path, text) in folders.iter().flat_map(|folder| sources(folder)) {
        for quoted in text.split('"') {
            let is_key = quoted.chars().all(is_word)
                && !quoted.ends_with('-')
                && prefixes.iter().any(|prefix| quoted.starts_with(prefix));
            if is_key {
                used.insert(quoted.to_owned(), path.clone());
            }
        }
    }
    used
}

#[test]
fn every_message_file_is_embedded_and_readable() {
    for language in Language::all() {
        let folder = package("assets/text").join(language.code());
        let in_folder: BTreeSet<String> = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        let embedded = language
            .sources()
            .iter()
            .map(|(prefix, _)| format!("{prefix}.ftl"))
            .collect();
        assert_eq!(in_folder, embedded, "{language:?}");
        for (prefix, source) in language.sources() {
            if let Err((_, errors)) = FluentResource::try_new((*source).to_owned()) {
                panic!("{language:?}/{prefix}.ftl: {errors:?}");
            }
        }
    }
    assert_eq!(
        fs::read_dir(package("assets/text")).unwrap().count(),
        Language::all().len()
    );
}

#[test]
fn languages_have_the_same_messages_with_the_same_variables() {
    let english = catalogue(Language::default());
    for language in Language::all() {
        let other = catalogue(language);
        let keys = |of: &BTreeMap<String, Needs>| of.keys().cloned().collect::<BTreeSet<_>>();
        assert_eq!(keys(&english), keys(&other), "{language:?}");
        for (key, needs) in &english {
            assert_eq!(
                needs.variables, other[key].variables,
                "{key} in {language:?}"
            );
        }
    }
}

#[test]
fn every_key_in_the_program_has_its_message() {
    let known = catalogue(Language::default());
    let used = keys_in_use();
    assert!(used.len() > 50, "the search for keys finds them");
    for (key, path) in used {
        assert!(
            known.contains_key(&key),
            "{key} in {} has no message",
            path.display()
        );
    }
}

#[test]
fn every_message_is_used() {
    let known = catalogue(Language::default());
    let used = keys_in_use();
    let referred: BTreeSet<&String> = known.values().flat_map(|needs| &needs.messages).collect();
    // Panels may be behind their messages: those of the user interface are written first.
    for key in known.keys().filter(|key| !key.starts_with("ui-")) {
        assert!(
            used.contains_key(key) || referred.contains(key),
            "{key} is never used"
        );
    }
}
