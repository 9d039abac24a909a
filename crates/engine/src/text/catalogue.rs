//! Tests of the message files: all languages have the same messages with the same variables, and
//! every key in the program exists.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod french;
mod signature;
mod style;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::Entry;
use fluent_syntax::parser::parse;

use signature::MessageSignature;

use super::Language;

fn workspace_path(path: &str) -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join(path)
}

/// Returns the signatures of a language's messages, by key. The variables include those of
/// referenced messages.
fn catalogue(language: Language) -> BTreeMap<String, MessageSignature> {
    let mut messages: BTreeMap<String, MessageSignature> = BTreeMap::new();
    for (prefix, source) in language.sources() {
        let resource = parse(*source).unwrap_or_else(|(_, errors)| {
            panic!("{language:?}/{prefix}.ftl: {errors:?}");
        });
        for entry in &resource.body {
            let message = match entry {
                Entry::Message(message) => message,
                Entry::Term(term) => panic!("unused term {}", term.id.name),
                _ => continue,
            };
            let key = message.id.name;
            assert!(
                key.starts_with(&format!("{prefix}-")),
                "{key} in {language:?}/{prefix}.ftl"
            );
            let previous = messages.insert(key.to_owned(), MessageSignature::of(message));
            assert!(previous.is_none(), "{key} twice in {language:?}");
        }
    }
    while let Some((key, missing)) = messages.iter().find_map(|(key, signature)| {
        let mut variables = signature
            .messages
            .iter()
            .flat_map(|other| &messages[other].variables);
        variables
            .find(|variable| !signature.variables.contains(*variable))
            .map(|variable| (key.clone(), variable.clone()))
    }) {
        messages.get_mut(&key).unwrap().variables.insert(missing);
    }
    messages
}

/// Reads every file in `folder` that may contain message keys, with its path.
fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path
            .extension()
            .is_some_and(|extension| extension == "rs" || extension == "ron")
        {
            files.push((path.clone(), fs::read_to_string(path).unwrap()));
        }
    }
    files
}

/// The message keys in the sources.
#[derive(Default)]
struct UsedKeys {
    /// Every string that looks like a key, with its file.
    keys: BTreeMap<String, PathBuf>,
    /// Prefixes of keys that are composed at run time: `ui-level-` of "ui-level-{}".
    stems: BTreeSet<String>,
}

impl UsedKeys {
    /// Returns true if the sources contain `key`, in full or as a stem.
    fn contains(&self, key: &str) -> bool {
        self.keys.contains_key(key) || self.stems.iter().any(|stem| key.starts_with(stem))
    }
}

fn used_keys() -> UsedKeys {
    let prefixes = Language::default()
        .sources()
        .map(|(prefix, _)| format!("{prefix}-"));
    let is_key_letter =
        |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    let mut used = UsedKeys::default();
    // Lesson files contain keys too.
    let folders = ["src", "crates", "assets/lessons"].map(workspace_path);
    for (path, text) in folders.iter().flat_map(|folder| sources(folder)) {
        for quoted in text.split('"') {
            let (stem, rest) = quoted.split_at(quoted.find('{').unwrap_or(quoted.len()));
            let has_prefix = prefixes.iter().any(|prefix| stem.starts_with(prefix));
            if !has_prefix || !stem.chars().all(is_key_letter) {
                continue;
            }
            if rest.starts_with('{') && !prefixes.contains(&stem.to_owned()) {
                used.stems.insert(stem.to_owned());
            } else if !stem.ends_with('-') {
                used.keys.insert(stem.to_owned(), path.clone());
            }
        }
    }
    used
}

/// Literals such as `"{seconds} s"` and `"{percent} %"` couldn't be translated.
#[test]
fn the_game_takes_units_from_messages() {
    let tools = workspace_path("src/dev_tools");
    let mut violations = Vec::new();
    for (path, text) in sources(&workspace_path("src")) {
        if path.starts_with(&tools) {
            continue;
        }
        let units = ["} s\"", "} %\"", "}%\"", "} min\""];
        let (code, _) = text.split_once("#[cfg(test)]").unwrap_or((&text, ""));
        let lines = code.lines().enumerate();
        let lines = lines.filter(|(_, line)| units.iter().any(|unit| line.contains(unit)));
        violations.extend(lines.map(|(number, _)| format!("{path:?}:{}", number + 1)));
    }
    assert!(violations.is_empty(), "{violations:#?}");
}

#[test]
fn every_message_file_is_embedded_and_readable() {
    for language in Language::all() {
        let folder = workspace_path("assets/text").join(language.code());
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
        assert!(!catalogue(language).is_empty());
    }
    let folders = fs::read_dir(workspace_path("assets/text")).unwrap();
    let languages = folders.filter(|entry| entry.as_ref().unwrap().path().is_dir());
    assert_eq!(languages.count(), Language::all().len());
}

#[test]
fn languages_have_the_same_messages_with_the_same_variables() {
    let english = catalogue(Language::default());
    for language in Language::all() {
        let other = catalogue(language);
        let keys = |messages: &BTreeMap<String, MessageSignature>| {
            messages.keys().cloned().collect::<BTreeSet<_>>()
        };
        assert_eq!(keys(&english), keys(&other), "{language:?}");
        for (key, signature) in &english {
            assert_eq!(
                signature.variables, other[key].variables,
                "{key} in {language:?}"
            );
        }
    }
}

#[test]
fn every_key_in_the_program_has_its_message() {
    let messages = catalogue(Language::default());
    let used = used_keys();
    assert!(used.keys.len() > 50, "too few keys found");
    for (key, path) in &used.keys {
        assert!(
            messages.contains_key(key),
            "{key} in {path:?} has no message"
        );
    }
    for stem in &used.stems {
        assert!(
            messages.keys().any(|key| key.starts_with(stem)),
            "no message begins with {stem}"
        );
    }
}

#[test]
fn every_message_is_used() {
    let messages = catalogue(Language::default());
    let used = used_keys();
    let referenced: BTreeSet<&String> = messages
        .values()
        .flat_map(|signature| &signature.messages)
        .collect();
    let unused: Vec<&String> = messages
        .keys()
        .filter(|key| !used.contains(key) && !referenced.contains(key))
        .collect();
    assert!(unused.is_empty(), "unused messages: {unused:?}");
}

/// Returns the message keys of the buttons in a source file, as in
/// `items.primary(ui, "resume", "ui-resume")` and `("quit", "ui-menu-quit", Go::Quit)`. The widget
/// names before the keys have no hyphen.
fn buttons(file: &str) -> BTreeSet<String> {
    let text = fs::read_to_string(workspace_path(file)).unwrap();
    let parts: Vec<&str> = text.split('"').collect();
    let is_button = |before: &str, after: &str| {
        let line = before.lines().last().unwrap_or(before);
        if line.contains("notices.") {
            return false;
        }
        let value = after
            .strip_prefix(", ")
            .and_then(|value| value.split_once("::"));
        let has_value =
            value.is_some_and(|(type_name, _)| type_name.chars().all(char::is_alphanumeric));
        line.contains("items.") || before == ", " || has_value
    };
    let strings = parts.windows(3).step_by(2);
    let keys = strings.filter(|window| is_button(window[0], window[2]));
    keys.map(|window| window[1].to_owned())
        .filter(|key| key.contains('-'))
        .collect()
}

#[test]
fn the_help_has_every_button_of_the_main_menu_and_the_pause_menu() {
    /// Self-explanatory buttons, which leave a menu, answer a question or are shown only once.
    const UNEXPLAINED: [&str; 7] = [
        "ui-back",
        "ui-menu-quit",
        "ui-resume",
        "ui-cancel",
        "ui-main-menu",
        "workshop-back-to-editor",
        "ui-menu-first-steps",
    ];
    let (_, help) = Language::default()
        .sources()
        .iter()
        .find(|(prefix, _)| *prefix == "help")
        .unwrap();
    let resource = parse(*help).unwrap();
    let mut explained: BTreeSet<String> = BTreeSet::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            explained.extend(MessageSignature::of(message).messages);
        }
    }
    // The help explains this one by a message from review.ftl.
    explained.insert("review-report".to_owned());
    let mut main = buttons("src/ui/screens/main_menu.rs");
    main.extend(buttons("src/ui/screens/more.rs"));
    let pause = buttons("src/ui/screens/pause.rs");
    assert!(main.len() > 8 && pause.len() > 10, "{main:?} {pause:?}");
    for button in main.union(&pause) {
        let is_known = UNEXPLAINED.contains(&button.as_str()) || explained.contains(button);
        assert!(is_known, "the help doesn't explain {button}");
    }
}
