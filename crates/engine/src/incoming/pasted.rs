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
    /// A game, to be reviewed from its start, and its notation if another program wrote it.
    Game(Box<SavedMatch>, Option<Notation>),
    /// Several games.
    Collection(Vec<GameRecord>),
    /// A letter of a match with a friend.
    Letter(Box<OpenedLetter>),
    /// A position on the board of the given rules.
    Position(Placement),
}

/// Parses the clipboard: a game, a collection, or a position for `rules`.
///
/// # Errors
/// Returns the reason as text if it is none of these.
pub fn pasted(
    text: Option<String>,
    rules: Option<&RuleSet>,
    messages: &Messages,
) -> Result<Pasted, String> {
    match (text, rules) {
        (Some(text), Some(rules)) => read(&text, rules, messages),
        _ => Err(messages.get("ui-nothing-to-paste")),
    }
}

/// Parses game files, a link to a game, or a position on the board of `rules`.
///
/// # Errors
/// Returns the reason as text if it is none of these.
fn read(text: &str, rules: &RuleSet, messages: &Messages) -> Result<Pasted, String> {
    let text = text.trim();
    let read = if text.len() as u64 > MAX_TEXT_BYTES {
        Err(messages.get("ui-notice-too-long"))
    } else if is_like_a_position(text) {
        exchange::read_position(text, rules)
            .map(Pasted::Position)
            .map_err(|error| file_error::notation(messages, &error))
    } else if is_letter(text) {
        Letter::open(text)
            .map(|opened| Pasted::Letter(Box::new(opened)))
            .map_err(|error| file_error::letter(messages, &error))
    } else if is_link(text) {
        linked(text, messages).map(|state| Pasted::Game(Box::new(state), None))
    } else {
        review::foreign(text, messages).map(|games| match games {
            Games::One(state, notation) => Pasted::Game(state, notation),
            Games::Collection(records) => Pasted::Collection(records),
        })
    };
    read.map_err(|reason| messages.format("ui-paste-not-read", &[("reason", reason.into())]))
}

/// Returns the game of a link, at the position that it shows.
///
/// # Errors
/// Returns the reason as text if the link is invalid.
pub fn linked(link: &str, messages: &Messages) -> Result<SavedMatch, String> {
    let LinkedGame { variant, game } =
        LinkedGame::read(link).map_err(|error| file_error::link(messages, &error))?;
    let rules = game.rules().clone();
    let state = review_at(variant, rules, GameTree::new(game), Default::default());
    state
        .accepted()
        .map_err(|error| file_error::saved_match(messages, &error))
}

/// Returns whether a text is a single word of numbers joined by hyphens, or a position of another
/// program.
fn is_like_a_position(text: &str) -> bool {
    let is_ours = text.contains('-')
        && text
            .bytes()
            .all(|byte| byte.is_ascii_digit() || matches!(byte, b'-' | b'S' | b'N'));
    is_ours || exchange::recognize_position(text) != Notation::Awale
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::text::Language;
    use awale_rules::library;

    fn read_text(text: &str) -> Result<Pasted, String> {
        let rules = library::load("awale").unwrap().unwrap();
        read(text, &rules, &Messages::new(Language::default()))
    }

    #[test]
    fn positions_and_games_are_distinguished() {
        let start = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
        assert!(matches!(
            read_text(&format!(" {start}\n")),
            Ok(Pasted::Position(_))
        ));
        for foreign in [
            "2,3S,2,1S/6 20 24 N 41",
            "<6,20,24,0,0,0,0,0,1,2,0,0,0,0,1>",
        ] {
            assert!(
                matches!(read_text(foreign), Ok(Pasted::Position(_))),
                "{foreign}"
            );
        }
        let game = format!("[Rules \"awale\"]\n[Start \"{start}\"]\n\nC e");
        let Ok(Pasted::Game(state, None)) = read_text(&game) else {
            panic!("a game")
        };
        assert_eq!(state.tree.steps_in_line(), 2);
        let Ok(Pasted::Collection(records)) = read_text(&format!("{game}\n\n{game}")) else {
            panic!("a collection")
        };
        assert_eq!(records.len(), 2);
        assert!(matches!(
            read_text("[Rules \"awale\"] C"),
            Ok(Pasted::Game(_, None))
        ));
        let Ok(Pasted::Game(state, None)) =
            read_text("https://example.org/#rules=awale&moves=Ce\n")
        else {
            panic!("a game")
        };
        assert_eq!((state.tree.step(), state.variant.as_str()), (2, "awale"));
        assert!(read_text("https://example.org/#rules=awale&moves=CC").is_err());
    }

    #[test]
    fn games_of_other_programs_are_read() {
        let played = |text: &str| match read_text(text) {
            Ok(Pasted::Game(state, Some(_))) => (state.variant, state.tree.steps_in_line()),
            Ok(_) => panic!("{text} isn't a game of another program"),
            Err(reason) => panic!("{text}: {reason}"),
        };
        assert_eq!(played("1. 98 66"), ("togyzqumalaq".to_owned(), 2));
        let squares = "[Variant \"Togyzqumalaq\"]\n\n1. i1b2 d2f1";
        assert_eq!(played(squares), ("togyzqumalaq".to_owned(), 2));
        let reason = |text| read_text(text).err().unwrap();
        // 9 ends in 8, not in 7.
        assert!(reason("1. 97 66").contains("97"), "{}", reason("1. 97 66"));
        assert!(reason("1. 98 6y").contains("6y"), "{}", reason("1. 98 6y"));
    }

    #[test]
    fn invalid_texts_have_readable_errors() {
        let game = "[Rules \"awale\"][Start \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\"] C";
        let wrong = [
            "4-4-S",
            "hello",
            "[Rules \"awale\"] X",
            "[Rules \"no such\"] C",
            // A game too long to be saved, and a text too long for any game.
            &format!("{game} {{{}}}", "x".repeat(1_000_000)),
            &format!("{game} {{{}}}", "x".repeat(1 << 20)),
        ];
        for text in wrong {
            let reason = read_text(text).err().unwrap();
            assert!(reason.len() > 60 && !reason.contains('{'), "{reason}");
        }
    }
}
