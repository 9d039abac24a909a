//! Checks French typography (no-break spaces before ; : ! ? and », and after «) and terminology
//! (one term per concept).

use super::{sources, workspace_path};
use crate::text::Language;
use awale_rules::library;

/// The no-break space, and the narrow one.
const NO_BREAK_SPACES: [char; 2] = ['\u{a0}', '\u{202f}'];
/// The marks that need a no-break space before them.
const NEEDS_SPACE_BEFORE: [char; 5] = [';', ':', '!', '?', '»'];

/// Returns the context of each missing no-break space in a French text.
fn missing_spaces(text: &str) -> Vec<String> {
    let chars: Vec<char> = text.chars().collect();
    let context = |index: usize| {
        let (start, end) = (index.saturating_sub(12), (index + 12).min(chars.len()));
        chars[start..end].iter().collect::<String>()
    };
    let mut contexts = Vec::new();
    for (index, c) in chars.iter().enumerate() {
        let before = index.checked_sub(1).map(|index| chars[index]);
        let after = chars.get(index + 1).copied();
        // Punctuation needs no space before it at the start of the text, after other punctuation
        // ("?!") or within a word (a web address).
        let is_spaced_punctuation = before
            .is_some_and(|before| !NEEDS_SPACE_BEFORE.contains(&before))
            && (*c != ':' || after.is_none_or(|after| after.is_whitespace()));
        let needs_space_before = NEEDS_SPACE_BEFORE.contains(c) && is_spaced_punctuation;
        if needs_space_before && !before.is_some_and(|before| NO_BREAK_SPACES.contains(&before)) {
            contexts.push(context(index));
        }
        if *c == '«' && !after.is_some_and(|after| NO_BREAK_SPACES.contains(&after)) {
            contexts.push(context(index));
        }
    }
    contexts
}

fn assert_french_typography(location: &str, text: &str) {
    let contexts = missing_spaces(text);
    assert!(contexts.is_empty(), "{location}: {contexts:?}");
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
        assert_eq!(missing_spaces(&right), Vec::<String>::new(), "{right}");
    }
    for wrong in [
        "Un : deux",
        "Un: deux",
        "« trois\u{a0}»",
        "«\u{a0}trois »",
        "Quoi ?",
        "Oui!",
    ] {
        assert_eq!(missing_spaces(wrong).len(), 1, "{wrong}");
    }
}

#[test]
fn french_messages_use_nbsp_before_punctuation() {
    let french = Language::from_code("fr").unwrap();
    for (prefix, source) in french.sources() {
        // Skip comments and file positions ("mine.ron:2:13:").
        let is_text = |line: &str| {
            let exempt = ["#", "problem-at =", "problem-in ="];
            !exempt.iter().any(|start| line.starts_with(start))
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

/// Lowercase stems of synonyms to avoid: captured seeds are *prises*, not *récoltées* or
/// *capturées*, and holes that are captured together are a *chaîne*, not a *suite*.
const DISCOURAGED_STEMS: [&str; 5] = ["récolt", "captur", "suite", "enfilade", "ramass"];

/// Phrases in which *suite* doesn't mean a chain of holes.
const ALLOWED_SUITE_PHRASES: [&str; 3] = ["ainsi de suite", "tout de suite", "victoires de suite"];

/// Returns the synonyms to avoid in a French text or message file.
fn discouraged_words(text: &str) -> Vec<String> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let words = lines.flat_map(str::split_whitespace);
    let mut text = words.collect::<Vec<_>>().join(" ").to_lowercase();
    for phrase in ALLOWED_SUITE_PHRASES {
        text = text.replace(phrase, "");
    }
    // Keys and variables are English: not splitting at hyphens and "$" keeps them whole, so they
    // don't match.
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
    // The messages themselves are checked above.
    let lessons = sources(&workspace_path("assets/lessons"));
    assert!(!lessons.is_empty());
    for (path, text) in lessons {
        assert!(!text.contains("\"fr\""), "{path:?}");
    }
}
