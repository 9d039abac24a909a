//! Texts from the clipboard: a game, a collection, a link to a game, a letter, or a position.

use super::review::{self, Games, review_at};
use crate::files::MAX_TEXT_BYTES;
use crate::matches::letter::{OpenedLetter, is_letter};
use crate::matches::link::is_link;
use crate::matches::{Letter, LinkedGame, SavedMatch};
use crate::text::{Messages, file_error};
use awale_rules::exchange::{self, Notation};
use awale_rules::game_file::GameRecord;
use awale_rules::{GameTree, Placement, RuleSet};

/// The contents of a pasted text.
pub enum Pasted {
    /// A game to review, with its notation if another program wrote it.
    Game(Box<SavedMatch>, Option<Notation>),
    /// Several games.
    Collection(Vec<GameRecord>),
    /// A letter of a match with a friend.
    Letter(Box<OpenedLetter>),
    /// A position on the board of the rules in use.
    Position(Placement),
}

/// Parses the text on the clipboard. A position must fit the board of `rules`.
///
/// # Errors
/// Returns the reason as text if the text is missing or invalid.
pub fn parse_pasted(
    text: Option<String>,
    rules: Option<&RuleSet>,
    messages: &Messages,
) -> Result<Pasted, String> {
    match (text, rules) {
        (Some(text), Some(rules)) => parse(&text, rules, messages),
        _ => Err(messages.get("ui-nothing-to-paste")),
    }
}

/// Parses games, a link, a letter, or a position on the board of `rules`.
///
/// # Errors
/// Returns the reason as text if the text is none of these.
fn parse(text: &str, rules: &RuleSet, messages: &Messages) -> Result<Pasted, String> {
    let text = text.trim();
    let pasted = if text.len() as u64 > MAX_TEXT_BYTES {
        Err(messages.get("ui-notice-too-long"))
    } else if is_position(text) {
        exchange::read_position(text, rules)
            .map(Pasted::Position)
            .map_err(|error| file_error::notation(messages, &error))
    } else if is_letter(text) {
        Letter::open(text)
            .map(|letter| Pasted::Letter(Box::new(letter)))
            .map_err(|error| file_error::letter(messages, &error))
    } else if is_link(text) {
        parse_link(text, messages).map(|game| Pasted::Game(Box::new(game), None))
    } else {
        review::parse_games(text, messages).map(|games| match games {
            Games::One(game, notation) => Pasted::Game(game, notation),
            Games::Collection(records) => Pasted::Collection(records),
        })
    };
    pasted.map_err(|reason| messages.format("ui-paste-not-read", &[("reason", reason.into())]))
}

/// Parses a link to a game, and returns the game at the position that the link shows.
///
/// # Errors
/// Returns the reason as text if the link is invalid.
pub fn parse_link(link: &str, messages: &Messages) -> Result<SavedMatch, String> {
    let LinkedGame { variant, game } =
        LinkedGame::read(link).map_err(|error| file_error::link(messages, &error))?;
    let rules = game.rules().clone();
    let review = review_at(variant, rules, GameTree::new(game), Default::default());
    review
        .accepted()
        .map_err(|error| file_error::saved_match(messages, &error))
}

/// Returns true if `text` looks like a position: numbers joined by hyphens, or another program's
/// notation.
fn is_position(text: &str) -> bool {
    let is_native = text.contains('-')
        && text
            .bytes()
            .all(|byte| byte.is_ascii_digit() || matches!(byte, b'-' | b'S' | b'N'));
    is_native || exchange::recognize_position(text) != Notation::Awale
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::text::Language;
    use awale_rules::library;

    fn parse_text(text: &str) -> Result<Pasted, String> {
        let rules = library::load("awale").unwrap().unwrap();
        parse(text, &rules, &Messages::new(Language::default()))
    }

    #[test]
    fn positions_and_games_are_distinguished() {
        let start = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
        assert!(matches!(
            parse_text(&format!(" {start}\n")),
            Ok(Pasted::Position(_))
        ));
        for foreign in [
            "2,3S,2,1S/6 20 24 N 41",
            "<6,20,24,0,0,0,0,0,1,2,0,0,0,0,1>",
        ] {
            assert!(
                matches!(parse_text(foreign), Ok(Pasted::Position(_))),
                "{foreign}"
            );
        }
        let game = format!("[Rules \"awale\"]\n[Start \"{start}\"]\n\nC e");
        let Ok(Pasted::Game(review, None)) = parse_text(&game) else {
            panic!("expected a game")
        };
        assert_eq!(review.tree.steps_in_line(), 2);
        let Ok(Pasted::Collection(records)) = parse_text(&format!("{game}\n\n{game}")) else {
            panic!("expected a collection")
        };
        assert_eq!(records.len(), 2);
        assert!(matches!(
            parse_text("[Rules \"awale\"] C"),
            Ok(Pasted::Game(_, None))
        ));
        let Ok(Pasted::Game(review, None)) =
            parse_text("https://example.org/#rules=awale&moves=Ce\n")
        else {
            panic!("expected a game")
        };
        assert_eq!((review.tree.step(), review.variant.as_str()), (2, "awale"));
        assert!(parse_text("https://example.org/#rules=awale&moves=CC").is_err());
    }

    #[test]
    fn games_of_other_programs_are_read() {
        let played = |text: &str| match parse_text(text) {
            Ok(Pasted::Game(review, Some(_))) => (review.variant, review.tree.steps_in_line()),
            Ok(_) => panic!("{text} isn't a game of another program"),
            Err(reason) => panic!("{text}: {reason}"),
        };
        assert_eq!(played("1. 98 66"), ("togyzqumalaq".to_owned(), 2));
        let squares = "[Variant \"Togyzqumalaq\"]\n\n1. i1b2 d2f1";
        assert_eq!(played(squares), ("togyzqumalaq".to_owned(), 2));
        let reason = |text| parse_text(text).err().unwrap();
        // Hole 9 ends in hole 8, not in hole 7.
        assert!(reason("1. 97 66").contains("97"), "{}", reason("1. 97 66"));
        assert!(reason("1. 98 6y").contains("6y"), "{}", reason("1. 98 6y"));
    }

    #[test]
    fn invalid_texts_have_readable_errors() {
        let game = "[Rules \"awale\"][Start \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\"] C";
        let invalid = [
            "4-4-S",
            "hello",
            "[Rules \"awale\"] X",
            "[Rules \"no such\"] C",
            // A game that is too long to be saved, and a text that is too long for any game.
            &format!("{game} {{{}}}", "x".repeat(1_000_000)),
            &format!("{game} {{{}}}", "x".repeat(1 << 20)),
        ];
        for text in invalid {
            let reason = parse_text(text).err().unwrap();
            assert!(reason.len() > 60 && !reason.contains('{'), "{reason}");
        }
    }
}
