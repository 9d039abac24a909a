//! What a book must not say, since its rules make it untrue, empty or a repetition.

use crate::rules::library;
use crate::text::book::{RuleBook, Topic, describe};
use crate::text::{Language, Messages};

use super::{all_rules, texts};

fn book(name: &str, language: Language) -> RuleBook {
    let rules = library::load(name).unwrap().unwrap();
    describe(&rules, &Messages::new(language))
}

fn tells_of(book: &RuleBook, topic: Topic) -> bool {
    book.sections.iter().any(|section| section.topic == topic)
}

#[test]
fn a_grand_slam_is_told_only_where_one_can_happen() {
    for language in Language::all() {
        assert!(!tells_of(&book("halusa", language), Topic::GrandSlam));
        assert!(!tells_of(&book("nyakun", language), Topic::GrandSlam));
        // A capture of single seeds takes only what the same move has sown.
        assert!(!tells_of(
            &book("vai-lung-thlan", language),
            Topic::GrandSlam
        ));
        assert!(tells_of(&book("awale", language), Topic::GrandSlam));
        assert!(tells_of(&book("jodu", language), Topic::GrandSlam));
    }
}

#[test]
fn rows_have_owners_only_where_a_rule_asks_for_them() {
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
fn the_end_of_an_empty_board_is_told_once() {
    for name in ["jodu", "nyakun"] {
        let book = book(name, Language::default());
        let said = book
            .plain(10_000)
            .matches("no seed is left on the board")
            .count();
        assert_eq!(said, 1, "{name}");
        assert!(!tells_of(&book, Topic::Remaining), "{name}");
    }
}

#[test]
fn two_stuck_players_end_no_game_that_is_over_before() {
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
fn french_marks_stand_behind_spaces_that_do_not_break() {
    let french = Language::from_code("fr").unwrap();
    let messages = Messages::new(french);
    for (name, rules) in all_rules() {
        // What a rule file says in its own words is its author's affair.
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
