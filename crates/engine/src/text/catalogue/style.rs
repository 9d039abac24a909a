//! Checks the style sheet (`assets/text/README.md`): one word per concept, the typography of each
//! language, headings without full stops, and marked hole letters.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

use crate::text::{Language, strategies};
use awale_rules::library;

/// Stands for the arguments of a message.
const FILLED_IN: char = '\u{fffc}';
const NO_BREAK: char = '\u{a0}';

/// A text with its place: a message key, or the name of a variant.
struct Text {
    place: String,
    words: String,
}

/// Returns every text in the message files of a language. Each variant of a selector counts as a
/// text.
fn messages(language: Language) -> Vec<Text> {
    let mut found = Vec::new();
    for (_, source) in language.sources() {
        let resource = parse(*source).expect("a message file");
        for entry in &resource.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let attributes = message.attributes.iter().map(|attribute| &attribute.value);
            for pattern in message.value.iter().chain(attributes) {
                let mut parts = Vec::new();
                collect(pattern, &mut parts);
                found.extend(parts.into_iter().map(|words| Text {
                    place: message.id.name.to_owned(),
                    words,
                }));
            }
        }
    }
    found
}

/// Adds the text of a pattern, and those of the variants in it.
fn collect(pattern: &Pattern<&str>, parts: &mut Vec<String>) {
    let mut words = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => words.push_str(&value.replace('\n', " ")),
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(InlineExpression::StringLiteral { value }) => {
                    words.push_str(value);
                }
                Expression::Inline(_) => words.push(FILLED_IN),
                Expression::Select { variants, .. } => {
                    words.push(FILLED_IN);
                    for variant in variants {
                        collect(&variant.value, parts);
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
            place: name.to_owned(),
            words: text.get(code).to_owned(),
        })
    };
    library::all_names().flat_map(texts_of).collect()
}

/// Asserts that `faults` finds none in any text of any language.
fn assert_none(faults: impl Fn(&str, &Text) -> Vec<String>) {
    let mut found = Vec::new();
    for language in Language::all() {
        let texts = messages(language).into_iter().chain(rule_texts(language));
        for text in texts {
            for fault in faults(language.code(), &text) {
                found.push(format!("{}: {}: {fault}", language.code(), text.place));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Words to avoid and their replacements. A star stands for any ending.
const SECOND_WORDS: [(&str, &str); 6] = [
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

/// Finds the words to avoid in a text.
fn second_words(code: &str, text: &str) -> Vec<String> {
    let (_, second) = SECOND_WORDS.iter().find(|(of, _)| *of == code).unwrap();
    let lowercase = text.to_lowercase();
    let words = lowercase.split(|letter: char| !letter.is_alphanumeric() && letter != '-');
    let is_second = |word: &str| {
        let mut all = second.split_whitespace();
        all.any(|second| match second.strip_suffix('*') {
            Some(stem) => word.starts_with(stem),
            None => word == second,
        })
    };
    words
        .filter(|word| is_second(word))
        .map(ToOwned::to_owned)
        .collect()
}

#[test]
fn second_words_of_each_language_are_found() {
    for (code, wrong) in [
        ("en", "Three plies."),
        ("en", "It lies there"),
        ("fr", "Conserver"),
        ("de", "Ein Hinweis"),
        ("es", "Un empate"),
        ("pt", "A pista"),
        ("sw", "Sheria za mchezo"),
    ] {
        assert_eq!(second_words(code, wrong).len(), 1, "{wrong}");
    }
    for (code, right) in [
        ("en", "Apply the supplies"),
        ("es", "Tablas"),
        ("sw", "Kidokezo"),
    ] {
        assert!(second_words(code, right).is_empty(), "{right}");
    }
}

#[test]
fn each_concept_has_one_word() {
    assert_none(|code, text| second_words(code, &text.words));
}

/// Finds the typographical faults in a text, each with its context. Ignores text between backticks,
/// the notation of rule files.
fn typography(code: &str, text: &str) -> Vec<String> {
    let prose: Vec<&str> = text.split('`').step_by(2).collect();
    let letters: Vec<char> = prose.join("`").chars().collect();
    let around = |at: usize| {
        let (from, to) = (at.saturating_sub(14), (at + 10).min(letters.len()));
        letters[from..to].iter().collect::<String>()
    };
    let mut found = Vec::new();
    for (at, &letter) in letters.iter().enumerate() {
        let before = at.checked_sub(1).map(|index| letters[index]);
        let after = letters.get(at + 1).copied();
        let is_wrong = match letter {
            '"' | '\'' | '\u{202f}' => true,
            '«' | '»' => matches!(code, "en" | "de" | "sw"),
            '“' => matches!(code, "fr" | "es" | "pt"),
            '”' => !matches!(code, "en" | "sw"),
            '„' => code != "de",
            '%' => match code {
                "en" | "sw" => {
                    !before.is_some_and(|before| before.is_numeric() || before == FILLED_IN)
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
        if is_wrong {
            found.push(around(at));
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
            found.push(format!("{open} without {close}"));
        }
    }
    found
}

#[test]
fn faults_of_typography_are_found() {
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
        assert!(!typography(code, wrong).is_empty(), "{code}: {wrong}");
    }
    for (code, right) in [
        ("en", "66%, or “more”…"),
        ("en", "… and a file .ron, `Only([...])`, from … to"),
        ("fr", "66\u{a0}%\u{a0}: «\u{a0}oui\u{a0}»…"),
        ("de", "66\u{a0}%, „ja“ …"),
        ("es", "¿Qué? «Sí»"),
        ("sw", "66%"),
    ] {
        let none: [String; 0] = [];
        assert_eq!(typography(code, right), none, "{code}: {right}");
    }
}

#[test]
fn each_language_has_its_typography() {
    assert_none(|code, text| typography(code, &text.words));
}

/// Returns true if a key belongs to a heading.
fn is_heading(key: &str) -> bool {
    let starts = [
        "example-title-",
        "help-page-",
        "lesson-chapter-",
        "printed-column-",
    ];
    key.ends_with("-heading")
        || key.ends_with("-title")
        || starts.iter().any(|start| key.starts_with(start))
        || strategies::ALL.iter().any(|strategy| strategy.title == key)
}

#[test]
fn headings_have_no_full_stop() {
    let headings = |language| {
        let texts = messages(language).into_iter();
        texts.filter(|text| is_heading(&text.place))
    };
    assert!(headings(Language::default()).count() > 60);
    for language in Language::all() {
        let stopped: Vec<String> = headings(language)
            .filter(|text| text.words.ends_with('.'))
            .map(|text| text.place)
            .collect();
        assert!(stopped.is_empty(), "{}: {stopped:?}", language.code());
    }
}

/// The message files whose literal hole letters are marked.
const MARKED: [&str; 3] = ["lesson-", "strategies-", "example-"];

/// Returns the marked hole letters of a text, sorted.
fn marked(text: &str) -> Vec<char> {
    let parts: Vec<&str> = text.split('*').collect();
    let mut found: Vec<char> = parts
        .iter()
        .skip(1)
        .step_by(2)
        .filter_map(|part| {
            let mut letters = part.chars();
            letters.next().filter(|_| letters.next().is_none())
        })
        .collect();
    found.sort_unstable();
    found
}

/// Returns the unmarked letters that stand alone in a text and aren't words of its language.
fn unmarked(code: &str, text: &str) -> Vec<char> {
    let letters: Vec<char> = text.chars().collect();
    let alone = |at: usize| {
        let neighbours = [at.checked_sub(1), Some(at + 1)];
        neighbours.iter().all(|index| {
            let neighbour = index.and_then(|index| letters.get(index));
            !neighbour.is_some_and(|letter| letter.is_alphanumeric() || "*’-".contains(*letter))
        })
    };
    let is_letter = |letter: char| match code {
        "en" | "fr" | "de" | "sw" => "BCDEFbcdef".contains(letter),
        // In the other languages, "e" is a word ("and").
        _ => "BCDFbcdf".contains(letter),
    };
    let found = (0..letters.len()).filter(|at| is_letter(letters[*at]) && alone(*at));
    found.map(|at| letters[at]).collect()
}

#[test]
fn hole_letters_without_a_mark_are_found() {
    assert_eq!(unmarked("en", "From D, six seeds reach *c*."), ['D']);
    assert_eq!(unmarked("pt", "*D* e *E*: d’água"), [' '; 0]);
    assert_eq!(unmarked("fr", "c’est *D*"), [' '; 0]);
    assert_eq!(marked("*D*, *E* and *a*"), ['D', 'E', 'a']);
    assert_eq!(marked("2 * 3 * 4"), [' '; 0]);
}

#[test]
fn every_language_marks_the_hole_letters_that_english_marks() {
    let marks = |language| {
        let mut letters: BTreeMap<String, Vec<char>> = BTreeMap::new();
        let texts = messages(language).into_iter();
        for text in texts.filter(|text| MARKED.iter().any(|file| text.place.starts_with(file))) {
            letters
                .entry(text.place)
                .or_default()
                .extend(marked(&text.words));
        }
        letters
    };
    let english = marks(Language::default());
    let count: usize = english.values().map(Vec::len).sum();
    assert!(count > 300, "{count} letters are marked");
    let mut wrong = Vec::new();
    for language in Language::all() {
        for (key, letters) in marks(language) {
            if letters != english[&key] {
                wrong.push(format!(
                    "{}: {key}: {letters:?}, in English {:?}",
                    language.code(),
                    english[&key]
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_hole_letter_is_marked() {
    assert_none(|code, text| {
        let is_marked = MARKED.iter().any(|file| text.place.starts_with(file));
        let letters = if is_marked {
            unmarked(code, &text.words)
        } else {
            Vec::new()
        };
        letters.iter().map(char::to_string).collect()
    });
}
