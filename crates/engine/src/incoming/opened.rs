//! Files that the player opens. Their kind is recognized by their contents.

use super::pasted::linked;
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
    /// A game, and its notation if another program wrote it.
    Game(Box<SavedMatch>, Option<Notation>),
    /// Several games.
    Collection(Vec<GameRecord>),
    /// A letter of a match with a friend.
    Letter(Box<OpenedLetter>),
    /// An unfinished match.
    Match(Box<SavedMatch>),
    /// The text of a rule file, which is still to be checked.
    Rules(String),
}

/// The largest collection, in bytes. A tournament's 2,400 games take about two million.
const MAX_COLLECTION_BYTES: usize = 16 << 20;

/// Recognizes the contents of a file.
///
/// # Errors
/// Returns the reason as text if they are invalid.
pub fn opened(text: String, messages: &Messages) -> Result<Opened, String> {
    let trimmed = text.trim();
    if Backup::recognizes(trimmed) {
        Backup::read(trimmed).map(Opened::Backup)
    } else if text.len() as u64 > MAX_TEXT_BYTES && !is_collection(trimmed) {
        Err(messages.get("ui-notice-too-long"))
    } else if SavedMatch::recognizes(trimmed) {
        SavedMatch::from_text(text.trim_start())
            .and_then(SavedMatch::accepted)
            .map(|state| Opened::Match(Box::new(state)))
            .map_err(|error| file_error::saved_match(messages, &error))
    } else if is_letter(trimmed) {
        Letter::open(trimmed)
            .map(|opened| Opened::Letter(Box::new(opened)))
            .map_err(|error| file_error::letter(messages, &error))
    } else if is_link(trimmed) {
        linked(trimmed, messages).map(|state| Opened::Game(Box::new(state), None))
    } else if is_game(trimmed) {
        review::foreign(trimmed, messages).map(|games| match games {
            Games::One(state, notation) => Opened::Game(state, notation),
            Games::Collection(records) => Opened::Collection(records),
        })
    } else {
        Ok(Opened::Rules(text))
    }
}

/// Tells whether a text is a game file in our notation; only these may be larger than a game.
fn is_collection(text: &str) -> bool {
    text.starts_with('[') && text.len() <= MAX_COLLECTION_BYTES
}

/// Tells whether a text is a game, not a rule file, which begins with a bracket or a comment.
fn is_game(text: &str) -> bool {
    text.starts_with('[')
        || !text.starts_with(['(', '/', '#']) && review::foreign_notation(text).is_some()
}
