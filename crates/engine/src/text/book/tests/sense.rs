//! Sentences that a book must leave out since its rules make them untrue, empty or repetitive.

use crate::text::book::{RuleBook, Topic, describe};
use crate::text::{Language, Messages};
use awale_rules::library;

use super::{all_rules, texts};

fn book(name: &str, language: Language) -> RuleBook {
    let rules = library::load(name).unwrap().unwrap();
    describe(&rules, &Messages::new(language))
}

fn mentions(book: &RuleBook, topic: Topic) -> bool {
    book.sections.iter().any(|section| section.topic == topic)
}

#[test]
fn a_grand_slam_is_mentioned_only_if_possible() {
    for language in Language::all() {
        assert!(!mentions(&book("halusa", language), Topic::GrandSlam));
        assert!(!mentions(&book("nyakun", language), Topic::GrandSlam));
        // A capture of single seeds takes only seeds sown in the same move.
        assert!(!mentions(
            &book("vai-lung-thlan", language),
            Topic::GrandSlam
        ));
        assert!(mentions(&book("awale", language), Topic::GrandSlam));
        assert!(mentions(&book("jodu", language), Topic::GrandSlam));
    }
}

#[test]
fn rows_have_owners_only_if_a_rule_needs_them() {
    let text = book("nyakun", Language::default()).plain(10_000);
    for owned in ["your own", "opponent’s row", "owner", "in whichever row"] {
        assert!(!text.contains(owned), "{owned}");
    }
    assert!(
        book("awale", Language::default())
            .plain(10_000)
            .contains("is your own")
    );
}

#[test]
fn the_end_by_an_empty_board_is_mentioned_once() {
    for name in ["jodu", "nyakun"] {
        let book = book(name, Language::default());
        let count = book
            .plain(10_000)
            .matches("no seed is left on the board")
            .count();
        assert_eq!(count, 1, "{name}");
        assert!(!mentions(&book, Topic::Remaining), "{name}");
    }
}

#[test]
fn two_stuck_players_are_mentioned_only_if_possible() {
    for name in ["oware", "darra", "wouri", "2-4-1996", "abidjan-youngest"] {
        let text = book(name, Language::default()).plain(10_000);
        for needless in ["If neither has one", "has no move to play.", "is also over"] {
            assert!(!text.contains(needless), "{name}: {needless}");
        }
        assert!(text.contains("The game is over if"), "{name}");
    }
    let text = book("2-4", Language::default()).plain(10_000);
    assert!(text.contains("If neither has one"));
}

#[test]
fn french_punctuation_follows_no_break_spaces() {
    let french = Language::from_code("fr").unwrap();
    let messages = Messages::new(french);
    for (name, rules) in all_rules() {
        // Texts from rule files are up to their authors.
        let mut book = describe(&rules, &messages);
        book.facts.iter_mut().for_each(|fact| fact.value.clear());
        for text in texts(&book) {
            for wrong in [" :", " ;", " ?", " !", " »", "« "] {
                assert!(!text.contains(wrong), "{name}: {text:?}");
            }
            let letters: Vec<char> = text.chars().collect();
            for pair in letters.windows(2) {
                let marked = matches!(pair[1], ':' | ';' | '?' | '!' | '»');
                assert!(
                    !marked || matches!(pair[0], '\u{a0}' | '\u{202f}'),
                    "{name}: {text:?}"
                );
            }
        }
    }
}
