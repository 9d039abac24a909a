//! Tests that a book omits sentences that its rules make untrue, pointless or repetitive.

use crate::text::book::{Block, RuleBook, Topic, describe};
use crate::text::{Language, Messages};
use awale_rules::library;
use awale_rules::spec::{Endless, Feeding};

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
    for owned in ["your own", "opponent’s row", "owner", "whichever row"] {
        assert!(!text.contains(owned), "{owned}");
    }
    assert!(
        book("awale", Language::default())
            .plain(10_000)
            .contains("is yours")
    );
}

#[test]
fn the_end_by_an_empty_board_is_mentioned_once() {
    for name in ["jodu", "nyakun"] {
        let book = book(name, Language::default());
        let count = book
            .plain(10_000)
            .matches("no seeds are left on the board")
            .count();
        assert_eq!(count, 1, "{name}");
        assert!(!mentions(&book, Topic::Remaining), "{name}");
    }
}

#[test]
fn two_stuck_players_are_mentioned_only_if_possible() {
    for name in ["oware", "darra", "wouri", "2-4-1996", "abidjan-youngest"] {
        let text = book(name, Language::default()).plain(10_000);
        for needless in [
            "If neither player can move",
            "has no move to play.",
            "is also over",
        ] {
            assert!(!text.contains(needless), "{name}: {needless}");
        }
        assert!(text.contains("The game is over if"), "{name}");
    }
    let text = book("2-4", Language::default()).plain(10_000);
    assert!(text.contains("If neither player can move"));
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
                let needs_space = matches!(pair[1], ':' | ';' | '?' | '!' | '»');
                assert!(
                    !needs_space || matches!(pair[0], '\u{a0}' | '\u{202f}'),
                    "{name}: {text:?}"
                );
            }
        }
    }
}

/// Returns the text of the sections about `topic`.
fn section(book: &RuleBook, topic: Topic) -> String {
    let sections = book
        .sections
        .iter()
        .filter(|section| section.topic == topic);
    let blocks = sections.flat_map(|section| &section.blocks);
    let text = blocks.map(|block| match block {
        Block::Paragraph(text) => text.clone(),
        Block::List(items) => items.join("\n"),
    });
    text.collect::<Vec<String>>().join("\n")
}

#[test]
fn the_book_does_not_mislead_players() {
    for (name, rules) in all_rules() {
        let book = describe(&rules, &Messages::new(Language::default()));
        let text = texts(&book).join("\n");
        let says = |phrase: &str| text.contains(phrase);
        assert_eq!(says("held back"), rules.reserve() > 0, "{name}: {text}");
        let other_boards = rules.usual_boards().count() - 1;
        assert_eq!(
            says("You can also play by these rules on"),
            other_boards > 0,
            "{name}"
        );
        let endless = (rules.relay()).map_or(Endless::CutOff, |relay| relay.endless);
        let says_it_stands = says("the move stands");
        assert!(
            !says_it_stands || endless == Endless::CutOff,
            "{name}: {text}"
        );
        let forbids = says("Such a move is not allowed");
        assert_eq!(forbids, endless == Endless::Illegal, "{name}: {text}");
        // Remaining seeds fill the next round, so they can't go to neither player.
        if rules.rounds().is_some() {
            for topic in [Topic::Remaining, Topic::Repetition] {
                assert!(!section(&book, topic).contains("neither"), "{name}");
            }
        }
        if rules.spec().play.feeding == Feeding::WhenEmpty {
            let duty = section(&book, Topic::Feeding);
            assert!(duty.contains("you have no legal move"), "{name}: {duty}");
        }
        let robs = rules.special().is_some_and(|special| special.rob > 0);
        assert!(
            !(robs && says("You capture nothing at the end")),
            "{name}: {text}"
        );
        if let Some(bao) = rules.bao() {
            assert_eq!(says("at least two seeds"), bao.reserve > 0, "{name}");
            assert_eq!(says("a lap that ends in it"), bao.takasia, "{name}");
        }
    }
}

#[test]
fn special_opposite_holes_and_empty_squares_are_mentioned_where_they_matter() {
    for language in Language::all() {
        let messages = Messages::new(language);
        let variants_with = |key: &str| -> Vec<&str> {
            let sentence = messages.get(key);
            let names = library::all_names();
            names
                .filter(|name| section(&book(name, language), Topic::Capture).contains(&sentence))
                .collect()
        };
        let across = variants_with("book-world-opposite-special");
        assert_eq!(across, ["layli-goobalay", "enkeshui"], "{language:?}");
        assert_eq!(variants_with("book-world-beyond-squares"), ["o-an-quan"]);
    }
}

/// Checks what the book says about these positions against the rules.
#[test]
fn the_rules_do_what_the_book_says() {
    let is_over = |name: &str, position: &str| {
        let rules = crate::fixtures::rules(name);
        crate::fixtures::set_up(&rules, position)
            .outcome()
            .is_some()
    };
    // No move feeds the empty row, so none is legal.
    assert!(is_over("ayoayo", "1-0-0-0-0-0-0-0-0-0-0-0-20-27-S"));
    assert!(!is_over("ayoayo", "1-0-0-0-0-0-0-0-0-0-0-1-20-26-S"));
    let captures = |name: &str, position: &str, mv: &str| {
        let rules = crate::fixtures::rules(name);
        let mut game = crate::fixtures::set_up(&rules, position);
        let mv = rules.geometry().parse_move(mv).unwrap();
        crate::fixtures::play(&mut game, mv)[0]
    };
    // The last seed ends in the empty hole C, which faces f; then f is a bull.
    let enkeshui = "1-1-0-0-0-0-0-0-0-0-0-0-0-4-1-0-20-20-S";
    assert_eq!(captures("enkeshui", enkeshui, "B"), 5);
    let bull = format!("{enkeshui};kids=13:N");
    assert_eq!(captures("enkeshui", &bull, "B"), 0);
    // The last seed is followed by an empty hole, then by an empty square.
    let hole = "1-0-0-3-2-1-1-1-1-1-10-10-10-10-S";
    assert_eq!(captures("o-an-quan", hole, "A+"), 3);
    let square = "0-0-0-1-0-4-1-1-1-1-0-10-15-15-S";
    assert_eq!(captures("o-an-quan", square, "D+"), 0);
}
