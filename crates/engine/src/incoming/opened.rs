//! Files that the player opens, whose kind is recognized by their contents.

use super::pasted::parse_link;
use super::review::{self, Games};
use crate::files::{Backup, MAX_TEXT_BYTES};
use crate::matches::letter::{OpenedLetter, is_letter};
use crate::matches::link::is_link;
use crate::matches::{Letter, SavedMatch};
use crate::text::{Messages, file_error};
use awale_rules::exchange::Notation;
use awale_rules::game_file::GameRecord;

/// The contents of an opened file.
pub enum Opened {
    /// A backup.
    Backup(Backup),
    /// A game, with its notation if another program wrote it.
    Game(Box<SavedMatch>, Option<Notation>),
    /// Several games.
    Collection(Vec<GameRecord>),
    /// A letter of a match with a friend.
    Letter(Box<OpenedLetter>),
    /// An unfinished match.
    Match(Box<SavedMatch>),
    /// The text of a rule file, not yet parsed.
    Rules(String),
}

/// The maximum size of a collection, in bytes. A tournament of 2,400 games takes about two million.
const MAX_COLLECTION_BYTES: usize = 16 << 20;

/// Parses the contents of a file, whose kind it recognizes.
///
/// # Errors
/// Returns the reason as text if the contents are invalid.
pub fn parse_opened(text: String, messages: &Messages) -> Result<Opened, String> {
    let trimmed = text.trim();
    if Backup::recognizes(trimmed) {
        Backup::read(trimmed).map(Opened::Backup)
    } else if text.len() as u64 > MAX_TEXT_BYTES && !is_collection(trimmed) {
        Err(messages.get("ui-notice-too-long"))
    } else if SavedMatch::recognizes(trimmed) {
        SavedMatch::from_text(text.trim_start())
            .and_then(SavedMatch::accepted)
            .map(|saved| Opened::Match(Box::new(saved)))
            .map_err(|error| file_error::saved_match(messages, &error))
    } else if is_letter(trimmed) {
        Letter::open(trimmed)
            .map(|letter| Opened::Letter(Box::new(letter)))
            .map_err(|error| file_error::letter(messages, &error))
    } else if is_link(trimmed) {
        parse_link(trimmed, messages).map(|game| Opened::Game(Box::new(game), None))
    } else if is_game(trimmed) {
        review::parse_games(trimmed, messages).map(|games| match games {
            Games::One(game, notation) => Opened::Game(game, notation),
            Games::Collection(records) => Opened::Collection(records),
        })
    } else {
        Ok(Opened::Rules(text))
    }
}

/// Returns true if `text` looks like game files in our notation, which may be larger than other
/// texts.
fn is_collection(text: &str) -> bool {
    text.starts_with('[') && text.len() <= MAX_COLLECTION_BYTES
}

/// Returns true if `text` looks like a game, rather than a rule file, which begins with a
/// parenthesis or a comment.
fn is_game(text: &str) -> bool {
    text.starts_with('[')
        || !text.starts_with(['(', '/', '#']) && review::foreign_notation(text).is_some()
}
