//! Checks the style sheet (`assets/text/README.md`): one word per concept, the typography of each
//! language, headings without full stops, and marked hole letters.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

use crate::text::{Language, strategies};
use awale_rules::library;

/// Stands in for each argument of a message.
const PLACEHOLDER: char = '\u{fffc}';
/// The no-break space.
const NO_BREAK: char = '\u{a0}';

/// A text with its source: a message key, or the name of a variant.
struct Text {
    source: String,
    words: String,
}

/// Returns every text in the message files of a language, counting each variant of a selector as a
/// text of its own.
fn messages(language: Language) -> Vec<Text> {
    let mut texts = Vec::new();
    for (_, source) in language.sources() {
        let resource = parse(*source).expect("a message file");
        for entry in &resource.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let attributes = message.attributes.iter().map(|attribute| &attribute.value);
            for pattern in message.value.iter().chain(attributes) {
                let mut parts = Vec::new();
                collect_texts(pattern, &mut parts);
                texts.extend(parts.into_iter().map(|words| Text {
                    source: message.id.name.to_owned(),
                    words,
                }));
            }
        }
    }
    texts
}

/// Appends the text of a pattern, and the texts of the variants in it, to `parts`.
fn collect_texts(pattern: &Pattern<&str>, parts: &mut Vec<String>) {
    let mut words = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => words.push_str(&value.replace('\n', " ")),
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(InlineExpression::StringLiteral { value }) => {
                    words.push_str(value);
                }
                Expression::Inline(_) => words.push(PLACEHOLDER),
                Expression::Select { variants, .. } => {
                    words.push(PLACEHOLDER);
                    for variant in variants {
                        collect_texts(&variant.value, parts);
                    }
                }
            },
        }
    }
    parts.push(words);
}

/// Returns the texts of the rule files in a language.
fn rule_texts(language: Language) -> Vec<Text> {
    let code = language.code();
    let texts_of = |name: &str| {
        let rules = library::load(name).unwrap().unwrap();
        let spec = rules.spec();
        [&spec.name, &spec.origin, &spec.source, &spec.about].map(|text| Text {
            source: name.to_owned(),
            words: text.get(code).to_owned(),
        })
    };
    library::all_names().flat_map(texts_of).collect()
}

/// Asserts that `find_faults` finds none in any text of any language.
fn assert_no_faults(find_faults: impl Fn(&str, &Text) -> Vec<String>) {
    let mut faults = Vec::new();
    for language in Language::all() {
        let texts = messages(language).into_iter().chain(rule_texts(language));
        for text in texts {
            for fault in find_faults(language.code(), &text) {
                faults.push(format!("{}: {}: {fault}", language.code(), text.source));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Synonyms to avoid, by language. A star stands for any ending.
const DISCOURAGED_WORDS: [(&str, &str); 6] = [
    (
        "en",
        "ply plies territor* scoop* tie ties tied kept told lies",
    ),
    ("fr", "territoire* conserv* soulev* demi-coup* astuce*"),
    (
        "de",
        "territor* remis hinweis* halbzug* halbzüge* aufgehoben aufbewahr* gleichstand",
    ),
    ("es", "territori* empat* rival* oponente* sugerencia*"),
    (
        "pt",
        "territóri* pista* sugest* rival* oponente* lance* gravad*",
    ),
    ("sw", "sheria dokezo droo suluhu hoja"),
];

/// Returns the discouraged words in a text.
fn discouraged_words(code: &str, text: &str) -> Vec<String> {
    let (_, patterns) = DISCOURAGED_WORDS
        .iter()
        .find(|(language, _)| *language == code)
        .unwrap();
    let lowercase = text.to_lowercase();
    let words = lowercase.split(|letter: char| !letter.is_alphanumeric() && letter != '-');
    let is_discouraged = |word: &str| {
        let mut patterns = patterns.split_whitespace();
        patterns.any(|pattern| match pattern.strip_suffix('*') {
            Some(stem) => word.starts_with(stem),
            None => word == pattern,
        })
    };
    words
        .filter(|word| is_discouraged(word))
        .map(ToOwned::to_owned)
        .collect()
}

#[test]
fn discouraged_words_of_each_language_are_found() {
    for (code, wrong) in [
        ("en", "Three plies."),
        ("en", "It lies there"),
        ("fr", "Conserver"),
        ("de", "Ein Hinweis"),
        ("es", "Un empate"),
        ("pt", "A pista"),
        ("sw", "Sheria za mchezo"),
    ] {
        assert_eq!(discouraged_words(code, wrong).len(), 1, "{wrong}");
    }
    for (code, right) in [
        ("en", "Apply the supplies"),
        ("es", "Tablas"),
        ("sw", "Kidokezo"),
    ] {
        assert!(discouraged_words(code, right).is_empty(), "{right}");
    }
}

#[test]
fn each_concept_has_one_word() {
    assert_no_faults(|code, text| discouraged_words(code, &text.words));
}

/// Returns the context of each typographical fault in a text. Ignores text between backticks, the
/// notation of rule files.
fn typography_faults(code: &str, text: &str) -> Vec<String> {
    let prose: Vec<&str> = text.split('`').step_by(2).collect();
    let letters: Vec<char> = prose.join("`").chars().collect();
    let context = |index: usize| {
        let (start, end) = (index.saturating_sub(14), (index + 10).min(letters.len()));
        letters[start..end].iter().collect::<String>()
    };
    let mut faults = Vec::new();
    for (index, &letter) in letters.iter().enumerate() {
        let before = index.checked_sub(1).map(|index| letters[index]);
        let after = letters.get(index + 1).copied();
        let is_fault = match letter {
            '"' | '\'' | '\u{202f}' => true,
            '«' | '»' => matches!(code, "en" | "de" | "sw"),
            '“' => matches!(code, "fr" | "es" | "pt"),
            '”' => !matches!(code, "en" | "sw"),
            '„' => code != "de",
            '%' => match code {
                "en" | "sw" => {
                    !before.is_some_and(|before| before.is_numeric() || before == PLACEHOLDER)
                }
                _ => before != Some(NO_BREAK),
            },
            '…' => match before {
                None => false,
                // With spaces around it, an ellipsis is a range: "From … to".
                Some(_) if after == Some(' ') => false,
                Some(before) => (code == "de") != before.is_whitespace(),
            },
            '.' if after == Some('.') => true,
            ' ' => after == Some(' '),
            ',' | '.' | ';' | ':' | '!' | '?' if code != "fr" || letter == ',' || letter == '.' => {
                before.is_some_and(char::is_whitespace) && !after.is_some_and(char::is_alphanumeric)
            }
            _ => false,
        };
        if is_fault {
            faults.push(context(index));
        }
    }
    let count = |mark: char| letters.iter().filter(|letter| **letter == mark).count();
    let pairs: &[(char, char)] = match code {
        "en" | "sw" => &[('“', '”')],
        "de" => &[('„', '“')],
        "es" => &[('«', '»'), ('¿', '?'), ('¡', '!')],
        _ => &[('«', '»')],
    };
    for &(open, close) in pairs {
        if count(open) != count(close) {
            faults.push(format!("unpaired {open} or {close}"));
        }
    }
    faults
}

#[test]
fn typography_faults_are_found() {
    for (code, wrong) in [
        ("en", "66 %"),
        ("en", "It’s \"it\""),
        ("en", "Don't"),
        ("en", "Wait..."),
        ("en", "Wait …"),
        ("en", "Two  spaces"),
        ("en", "A word , another"),
        ("en", "A „word”"),
        ("fr", "66 %"),
        ("fr", "Il dit“\u{a0}oui"),
        ("fr", "«\u{202f}oui\u{a0}»"),
        ("de", "Bitte…"),
        ("de", "Das «Wort» „da“"),
        ("es", "Qué hoyo?"),
        ("pt", "«Sim"),
        ("sw", "66\u{a0}%"),
    ] {
        assert!(
            !typography_faults(code, wrong).is_empty(),
            "{code}: {wrong}"
        );
    }
    for (code, right) in [
        ("en", "66%, or “more”…"),
        ("en", "… and a file .ron, `Only([...])`, from … to"),
        ("fr", "66\u{a0}%\u{a0}: «\u{a0}oui\u{a0}»…"),
        ("de", "66\u{a0}%, „ja“ …"),
        ("es", "¿Qué? «Sí»"),
        ("sw", "66%"),
    ] {
        let faults = typography_faults(code, right);
        assert!(faults.is_empty(), "{code}: {right}: {faults:?}");
    }
}

#[test]
fn texts_follow_the_typography_of_their_language() {
    assert_no_faults(|code, text| typography_faults(code, &text.words));
}

/// Returns true if `key` is the key of a heading.
fn is_heading(key: &str) -> bool {
    let prefixes = [
        "example-title-",
        "help-page-",
        "lesson-chapter-",
        "printed-column-",
    ];
    key.ends_with("-heading")
        || key.ends_with("-title")
        || prefixes.iter().any(|prefix| key.starts_with(prefix))
        || strategies::ALL.iter().any(|strategy| strategy.title == key)
}

#[test]
fn headings_have_no_full_stop() {
    let headings = |language| {
        let texts = messages(language).into_iter();
        texts.filter(|text| is_heading(&text.source))
    };
    assert!(headings(Language::default()).count() > 60);
    for language in Language::all() {
        let with_full_stop: Vec<String> = headings(language)
            .filter(|text| text.words.ends_with('.'))
            .map(|text| text.source)
            .collect();
        assert!(
            with_full_stop.is_empty(),
            "{}: {with_full_stop:?}",
            language.code()
        );
    }
}

/// Key prefixes of the message files whose literal hole letters are marked.
const MARKED_PREFIXES: [&str; 3] = ["lesson-", "strategies-", "example-"];

/// Returns the marked hole letters in a text, sorted.
fn marked_letters(text: &str) -> Vec<char> {
    let parts: Vec<&str> = text.split('*').collect();
    let mut marked: Vec<char> = parts
        .iter()
        .skip(1)
        .step_by(2)
        .filter_map(|part| {
            let mut letters = part.chars();
            letters.next().filter(|_| letters.next().is_none())
        })
        .collect();
    marked.sort_unstable();
    marked
}

/// Returns the unmarked letters that stand alone in a text and aren't words of its language.
fn unmarked_letters(code: &str, text: &str) -> Vec<char> {
    let letters: Vec<char> = text.chars().collect();
    let stands_alone = |index: usize| {
        let neighbours = [index.checked_sub(1), Some(index + 1)];
        neighbours.iter().all(|index| {
            let neighbour = index.and_then(|index| letters.get(index));
            !neighbour.is_some_and(|letter| letter.is_alphanumeric() || "*’-".contains(*letter))
        })
    };
    let is_hole_letter = |letter: char| match code {
        "en" | "fr" | "de" | "sw" => "BCDEFbcdef".contains(letter),
        // In the other languages, "e" is a word ("and").
        _ => "BCDFbcdf".contains(letter),
    };
    (0..letters.len())
        .filter(|&index| is_hole_letter(letters[index]) && stands_alone(index))
        .map(|index| letters[index])
        .collect()
}

#[test]
fn hole_letters_without_a_mark_are_found() {
    assert_eq!(
        unmarked_letters("en", "From D, six seeds reach *c*."),
        ['D']
    );
    assert_eq!(unmarked_letters("pt", "*D* e *E*: d’água"), [' '; 0]);
    assert_eq!(unmarked_letters("fr", "c’est *D*"), [' '; 0]);
    assert_eq!(marked_letters("*D*, *E* and *a*"), ['D', 'E', 'a']);
    assert_eq!(marked_letters("2 * 3 * 4"), [' '; 0]);
}

#[test]
fn every_language_marks_the_hole_letters_that_english_marks() {
    let marked_by_key = |language| {
        let mut letters: BTreeMap<String, Vec<char>> = BTreeMap::new();
        let texts = messages(language).into_iter();
        for text in texts.filter(|text| {
            MARKED_PREFIXES
                .iter()
                .any(|prefix| text.source.starts_with(prefix))
        }) {
            letters
                .entry(text.source)
                .or_default()
                .extend(marked_letters(&text.words));
        }
        letters
    };
    let english = marked_by_key(Language::default());
    let count: usize = english.values().map(Vec::len).sum();
    assert!(count > 300, "{count} letters are marked");
    let mut differences = Vec::new();
    for language in Language::all() {
        for (key, letters) in marked_by_key(language) {
            if letters != english[&key] {
                differences.push(format!(
                    "{}: {key}: {letters:?}, in English {:?}",
                    language.code(),
                    english[&key]
                ));
            }
        }
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

#[test]
fn every_hole_letter_is_marked() {
    assert_no_faults(|code, text| {
        let is_marked = MARKED_PREFIXES
            .iter()
            .any(|prefix| text.source.starts_with(prefix));
        let letters = if is_marked {
            unmarked_letters(code, &text.words)
        } else {
            Vec::new()
        };
        letters.iter().map(char::to_string).collect()
    });
}
