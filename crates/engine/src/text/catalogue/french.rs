//! Checks French typography (no-break spaces before ; : ! ? and », and after «) and terminology
//! (one term per concept).

use super::{package, sources};
use crate::text::Language;
use awale_rules::library;

/// The no-break space, and the narrow one.
const NO_BREAK: [char; 2] = ['\u{a0}', '\u{202f}'];
const NEEDS_SPACE_BEFORE: [char; 5] = [';', ':', '!', '?', '»'];

/// Finds the places in a French text where a no-break space is missing, with their context.
fn faults(text: &str) -> Vec<String> {
    let chars: Vec<char> = text.chars().collect();
    let around = |at: usize| {
        let (from, to) = (at.saturating_sub(12), (at + 12).min(chars.len()));
        chars[from..to].iter().collect::<String>()
    };
    let mut found = Vec::new();
    for (at, c) in chars.iter().enumerate() {
        let before = at.checked_sub(1).map(|index| chars[index]);
        let after = chars.get(at + 1).copied();
        // No space is needed before punctuation at the start of the text, after other punctuation
        // ("?!") or in a word (an address).
        let follows_text = before.is_some_and(|before| !NEEDS_SPACE_BEFORE.contains(&before))
            && (*c != ':' || after.is_none_or(|after| after.is_whitespace()));
        let needs_before = NEEDS_SPACE_BEFORE.contains(c) && follows_text;
        if needs_before && !before.is_some_and(|before| NO_BREAK.contains(&before)) {
            found.push(around(at));
        }
        if *c == '«' && !after.is_some_and(|after| NO_BREAK.contains(&after)) {
            found.push(around(at));
        }
    }
    found
}

fn assert_french_typography(place: &str, text: &str) {
    let faults = faults(text);
    assert!(faults.is_empty(), "{place}: {faults:?}");
}

#[test]
fn missing_no_break_spaces_are_found() {
    for right in [
        "Un\u{a0}: deux\u{a0}; « trois »"
            .replace("« ", "«\u{202f}")
            .replace(" »", "\u{202f}»"),
        "Quoi\u{a0}?!".to_owned(),
        "La suite.".to_owned(),
    ] {
        assert_eq!(faults(&right), Vec::<String>::new(), "{right}");
    }
    for wrong in [
        "Un : deux",
        "Un: deux",
        "« trois\u{a0}»",
        "«\u{a0}trois »",
        "Quoi ?",
        "Oui!",
    ] {
        assert_eq!(faults(wrong).len(), 1, "{wrong}");
    }
}

#[test]
fn french_messages_use_nbsp_before_punctuation() {
    let french = Language::from_code("fr").unwrap();
    for (prefix, source) in french.sources() {
        // Comments don't count, and file positions ("mine.ron:2:13:") have their own format.
        let is_text = |line: &str| {
            let others = ["#", "problem-at =", "problem-in ="];
            !others.iter().any(|start| line.starts_with(start))
        };
        let lines = source.lines().enumerate();
        for (number, line) in lines.filter(|(_, line)| is_text(line)) {
            assert_french_typography(&format!("fr/{prefix}.ftl:{}", number + 1), line);
        }
    }
}

#[test]
fn french_rule_file_texts_use_nbsp_before_punctuation() {
    for name in library::all_names() {
        let rules = library::load(name).unwrap().unwrap();
        let spec = rules.spec();
        for text in [&spec.name, &spec.origin, &spec.about, &spec.source] {
            assert_french_typography(name, text.get("fr"));
        }
    }
}

/// Synonyms to avoid: seeds are *prises*, not *récoltées* or *capturées*, and holes that are
/// captured together are a *chaîne*, not a *suite*. Each is a lowercase prefix of a word.
const DISCOURAGED_STEMS: [&str; 5] = ["récolt", "captur", "suite", "enfilade", "ramass"];

/// Uses of *suite* other than a chain of holes.
const ALLOWED_SUITE_PHRASES: [&str; 3] = ["ainsi de suite", "tout de suite", "victoires de suite"];

/// Finds the synonyms to avoid in a French text or message file.
fn discouraged_words(text: &str) -> Vec<String> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let words = lines.flat_map(str::split_whitespace);
    let mut text = words.collect::<Vec<_>>().join(" ").to_lowercase();
    for phrase in ALLOWED_SUITE_PHRASES {
        text = text.replace(phrase, "");
    }
    // Keys and variables are English, and count as one word.
    let words = text.split(|letter: char| !letter.is_alphabetic() && !"-$".contains(letter));
    words
        .filter(|word| DISCOURAGED_STEMS.iter().any(|stem| word.starts_with(stem)))
        .map(ToOwned::to_owned)
        .collect()
}

#[test]
fn synonyms_are_found() {
    for wrong in [
        "Une récolte.",
        "Suite\u{a0}: des trous",
        "elle capture",
        "et la suite s’arrête",
    ] {
        assert_eq!(discouraged_words(wrong).len(), 1, "{wrong}");
    }
    for right in [
        "Une prise, et ainsi de\n    suite.",
        "Tout de suite",
        "key-capture = La chaîne { $captured }",
    ] {
        assert_eq!(discouraged_words(right), Vec::<String>::new(), "{right}");
    }
}

#[test]
fn french_texts_avoid_discouraged_synonyms() {
    let french = Language::from_code("fr").unwrap();
    for (prefix, source) in french.sources() {
        assert_eq!(
            discouraged_words(source),
            Vec::<String>::new(),
            "{prefix}.ftl"
        );
    }
    for name in library::all_names() {
        let rules = library::load(name).unwrap().unwrap();
        let about = rules.spec().about.get("fr");
        assert_eq!(discouraged_words(about), Vec::<String>::new(), "{name}");
    }
}

#[test]
fn lessons_contain_only_message_keys() {
    // Their texts are messages, checked above.
    let lessons = sources(&package("assets/lessons"));
    assert!(!lessons.is_empty());
    for (path, text) in lessons {
        assert!(!text.contains("\"fr\""), "{path:?}");
    }
}
