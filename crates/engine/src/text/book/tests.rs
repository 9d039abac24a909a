//! Tests that the rule book is well-formed for every rule file and mentions every parameter.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod changes;
mod combinations;
mod printed;
mod sense;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::text::Language;
use crate::text::messages::Messages;
use awale_rules::spec::RuleSpec;
use awale_rules::{RuleSet, library, parse_rule_file};

use super::{Block, RuleBook, describe};
use changes::{changes, four_rows, full, simple, world};

fn test_data(folder: &str) -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
        .join("tests/data")
        .join(folder)
}

fn all_rules() -> Vec<(String, RuleSet)> {
    let built_in =
        library::all_names().map(|name| (name.to_owned(), library::text(name).unwrap().to_owned()));
    let custom = fs::read_dir(test_data("custom"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "ron"))
        .map(|path| {
            (
                path.to_string_lossy().into_owned(),
                fs::read_to_string(path).unwrap(),
            )
        });
    let rules: Vec<(String, RuleSet)> = built_in
        .chain(custom)
        .map(|(name, text)| (name, parse_rule_file(text.as_bytes()).unwrap()))
        .collect();
    assert_eq!(rules.len(), 75);
    rules
}

fn texts(book: &RuleBook) -> Vec<&str> {
    let blocks = book.sections.iter().flat_map(|section| &section.blocks);
    let mut texts: Vec<&str> = blocks
        .flat_map(|block| match block {
            Block::Paragraph(text) => vec![text.as_str()],
            Block::List(items) => items.iter().map(String::as_str).collect(),
        })
        .collect();
    texts.extend(book.sections.iter().map(|section| section.heading.as_str()));
    texts.extend(
        book.facts
            .iter()
            .flat_map(|fact| [fact.label.as_str(), fact.value.as_str()]),
    );
    texts.push(&book.title);
    texts
}

fn assert_clean(book: &RuleBook, label: &str) {
    for text in texts(book) {
        let is_clean = !text.is_empty()
            && text.trim() == text
            && !["{", "}", "  ", " .", " ,", "..", ",,", "book-", "words-"]
                .iter()
                .any(|leftover| text.contains(leftover));
        assert!(is_clean, "{label}: {text:?}");
    }
}

#[test]
fn stores_end_squares_and_uneven_starts_are_described_correctly() {
    let messages = Messages::new(Language::default());
    let board = |name: &str| {
        let rules = library::load(name).unwrap().unwrap();
        texts(&describe(&rules, &messages)).join("\n")
    };
    let kalah = board("kalah");
    assert!(kalah.contains("into your own as you pass"), "{kalah}");
    assert!(!kalah.contains("no one ever sows"), "{kalah}");
    let enkeshui = board("enkeshui");
    assert!(enkeshui.contains("4, 4, 4, 4, 4, 4, 0 and 0"), "{enkeshui}");
    assert!(!enkeshui.contains("every hole holds"), "{enkeshui}");
    let squares = board("o-an-quan");
    assert!(squares.contains("a square with ten seeds"), "{squares}");
}

#[test]
fn the_value_of_a_solved_start_has_its_line() {
    let solved = |name: &str, language| {
        let rules = library::load(name).unwrap().unwrap();
        let messages = Messages::new(language);
        let facts = describe(&rules, &messages).facts;
        let label = messages.get("book-solved");
        facts.into_iter().find(|fact| fact.label == label)
    };
    for language in Language::all() {
        let lost = solved("oware", language).unwrap().value;
        let won = solved("french-wari", language).unwrap().value;
        let drawn = solved("jodu", language).unwrap().value;
        assert!(
            won.contains('6') && won.contains("C d F f B b E c"),
            "{won}"
        );
        assert!(lost.contains('8') && !lost.contains('-'), "{lost}");
        assert!(won.lines().count() == 1 && drawn != won && drawn != lost);
        // Starting positions that aren't solved have no value.
        assert_eq!(solved("awale", language), None);
    }
}

#[test]
fn every_rule_file_becomes_clean_sentences() {
    for language in Language::all() {
        let messages = Messages::new(language);
        for (name, rules) in all_rules() {
            let book = describe(&rules, &messages);
            assert_clean(&book, &format!("{name} in {language:?}"));
            for section in &book.sections {
                let Some(Block::Paragraph(last)) = section
                    .blocks
                    .iter()
                    .rfind(|block| matches!(block, Block::Paragraph(_)))
                else {
                    panic!(
                        "{name} in {language:?}: no paragraph under {:?}",
                        section.heading
                    );
                };
                assert!(
                    last.ends_with(['.', ':', ')']),
                    "{name} in {language:?}: {last:?}"
                );
            }
        }
    }
}

#[test]
fn the_book_of_awale_matches_the_reviewed_text() {
    let rules = parse_rule_file(library::text("awale").unwrap().as_bytes()).unwrap();
    for language in Language::all() {
        let book = describe(&rules, &Messages::new(language)).plain(80);
        let file = test_data("book").join(format!("awale.{}.txt", language.code()));
        let reviewed = fs::read_to_string(&file).unwrap_or_default();
        assert!(
            book == reviewed,
            "{file:?} differs; if the new text is better, replace it with:\n{book}"
        );
    }
}

#[test]
fn the_guide_shows_valid_rule_files() {
    let guide = fs::read_to_string(
        Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("rules/README.md"),
    )
    .unwrap();
    let files: Vec<&str> = guide
        .split("```ron")
        .skip(1)
        .filter_map(|rest| rest.split("```").next())
        .collect();
    assert_eq!(files.len(), 2);
    for file in files {
        if let Err(error) = parse_rule_file(file.as_bytes()) {
            panic!("{error:?}");
        }
    }
}

#[test]
fn the_book_mentions_every_parameter() {
    let messages = Messages::new(Language::default());
    let book = |spec: RuleSpec| describe(&RuleSet::from_spec(spec).unwrap(), &messages).markdown();
    for base in [simple(), full()] {
        let unchanged = book(base.clone());
        for (change, spec) in changes(&base) {
            assert_ne!(book(spec), unchanged, "{change} is not mentioned");
        }
    }
    // In format 2, many parameters depend on others: each must be described in one of these bases.
    let mut mentioned = BTreeMap::new();
    for base in world().into_iter().chain(four_rows()) {
        let unchanged = book(base.clone());
        let mut mentioned_in_base = BTreeMap::new();
        let valid = |(_, spec): &(String, RuleSpec)| RuleSet::from_spec(spec.clone()).is_ok();
        for (change, spec) in changes(&base).into_iter().filter(valid) {
            *mentioned_in_base.entry(change).or_insert(true) &= book(spec) != unchanged;
        }
        for (change, is_mentioned) in mentioned_in_base {
            *mentioned.entry(change).or_insert(false) |= is_mentioned;
        }
    }
    let unmentioned: Vec<_> = mentioned
        .iter()
        .filter(|(_, is_mentioned)| !**is_mentioned)
        .collect();
    assert!(
        mentioned.len() > 58 && unmentioned.is_empty(),
        "{unmentioned:?}"
    );
}

#[test]
fn captures_of_the_opponent_are_mentioned_only_if_possible() {
    let messages = Messages::new(Language::default());
    let book = |name: &str| {
        let rules = parse_rule_file(library::text(name).unwrap().as_bytes()).unwrap();
        describe(&rules, &messages).plain(1000)
    };
    let during_your_turn = "even those that your opponent makes during your turn";
    assert!(book("oware").contains(during_your_turn));
    assert!(!book("wouri").contains(during_your_turn));
    assert!(book("wouri").contains("The last capture may also be one made on the way."));
}
