//! Names of game files and saves, and adding reports to game files.

use bevy::prelude::*;

use super::CurrentMatch;
use crate::storage::{FileError, FileOperation, GAMES_FOLDER, Storage};
use awale_engine::files::FileName;
use awale_engine::matches::archive::{GAME_TAG, game_record};
use awale_engine::matches::{Date, Purpose};
use awale_rules::game_file::{GameFileError, GameRecord};
use awale_rules::plain_text::fnv1a;
use awale_rules::{Action, GameTree, MoveName};

/// The file name extension of saved matches.
pub const SAVE_EXTENSION: &str = ".txt";
/// The file name extension of games.
const GAME_EXTENSION: &str = ".awale";
/// File name of a game if its variant's name has no characters allowed in file names.
const DEFAULT_NAME: FileName = FileName::from_static("game.awale");
/// File name of a saved match of such a variant.
const DEFAULT_SAVE_NAME: FileName = FileName::from_static("match.txt");
/// Maximum number of files to search for a game, starting with the most recent.
pub(super) const MAX_SEARCHED_FILES: usize = 50;
/// Length of the date at the start of a file name, in characters.
const DATE_LENGTH: usize = 10;

/// Writes `annotated`, the current game with comments and variations, to the game's file, or to a
/// new one. `file` caches the name of the file. Trials of rules aren't saved.
pub fn save_annotated(
    current: &CurrentMatch,
    annotated: &GameTree,
    file: &mut Option<FileName>,
    storage: &mut Storage,
) {
    if current.purpose() == Purpose::Trial {
        return;
    }
    if file.is_none() {
        let reviewed_file = current.file().cloned();
        *file = reviewed_file.or_else(|| find_by_tag(&tag_line(current), storage));
    }
    let step = match file.clone() {
        Some(name) => merge_step(name, annotated, current.variant()),
        None => {
            let date = Storage::today();
            let mut record = game_record(
                current.variant(),
                current.setup(),
                annotated,
                date,
                current.round(),
            );
            record.set_tag(GAME_TAG, identity(current));
            let name = new_name(current, date);
            FileOperation::WriteNumbered(GAMES_FOLDER.file(name), record.to_string())
        }
    };
    storage.post(vec![step]);
}

/// Returns an identifier that distinguishes the game from others with the same moves.
pub(super) fn identity(current: &CurrentMatch) -> String {
    let number = match current.purpose() {
        Purpose::Match | Purpose::Trial => current.setup().seed,
        Purpose::Review => {
            let tree = current.tree();
            let geometry = tree.rules().geometry();
            let moves = geometry.names_of(&tree.line().collect::<Vec<_>>());
            let start = tree.start().text(geometry);
            let fingerprint = tree.rules().fingerprint();
            fnv1a(format!("{fingerprint:x} {start} {moves}").as_bytes())
        }
    };
    format!("{number:016x}")
}

/// Returns the files of finished games, by date and then by number.
#[must_use]
pub fn saved_games(storage: &Storage) -> Vec<FileName> {
    let mut names = storage.list(GAMES_FOLDER, GAME_EXTENSION);
    names.sort_by_cached_key(|name| {
        let day: String = name.as_str().chars().take(DATE_LENGTH).collect();
        (day, name.as_str().len(), name.clone())
    });
    names
}

/// Returns the file name of the current game on this date.
pub(super) fn new_name(current: &CurrentMatch, date: Option<Date>) -> FileName {
    dated_name(current.variant(), date, GAME_EXTENSION).unwrap_or(DEFAULT_NAME)
}

/// Returns the file name of a save of `variant` on this date.
pub(super) fn new_save(variant: &str, date: Option<Date>) -> FileName {
    dated_name(variant, date, SAVE_EXTENSION).unwrap_or(DEFAULT_SAVE_NAME)
}

fn dated_name(variant: &str, date: Option<Date>, extension: &'static str) -> Option<FileName> {
    let day = date.map_or_else(String::new, |date| format!("{date} "));
    FileName::sanitized(&format!("{day}{variant}"), extension)
}

fn tag_line(current: &CurrentMatch) -> String {
    format!("[{GAME_TAG} \"{}\"]", identity(current))
}

/// Returns the most recent file with this tag line.
fn find_by_tag(tag: &str, storage: &Storage) -> Option<FileName> {
    saved_games(storage)
        .into_iter()
        .rev()
        .take(MAX_SEARCHED_FILES)
        .find(|name| {
            let text = storage.try_read(GAMES_FOLDER.file(name.clone()));
            text.is_ok_and(|text| text.lines().any(|line| line == tag))
        })
}

/// Returns the step that replaces the moves and comments in a file, and keeps its tags. A file with
/// different moves is left unchanged.
fn merge_step(name: FileName, annotated: &GameTree, variant: &str) -> FileOperation {
    let mut record = GameRecord::of_tree(annotated, variant, &[]);
    let merge = move |old: Option<&str>| {
        if let Some(text) = old {
            let saved: GameRecord = text
                .parse()
                .map_err(|error: GameFileError| FileError::Other(error.to_string()))?;
            let actions = |record: &GameRecord| -> Vec<Action<MoveName>> {
                record.moves.iter().map(|played| played.action).collect()
            };
            if actions(&saved) != actions(&record) {
                return Ok(text.to_owned());
            }
            record.tags = saved.tags;
        }
        Ok(record.to_string())
    };
    FileOperation::Merge(GAMES_FOLDER.file(name), Box::new(merge), Box::new(|| ()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixtures::Scratch;

    #[test]
    fn games_are_listed_by_date_and_number() {
        let folder = Scratch::new();
        let mut storage = Storage::at(&folder.0);
        let names = [
            "2026-01-01 wari 2.awale",
            "2026-01-01 wari 10.awale",
            "2026-01-02 oware.awale",
            "2026-01-03 oware.awale",
        ];
        for name in names.into_iter().rev() {
            let place = GAMES_FOLDER.file(FileName::from_static(name));
            assert!(storage.claim() && storage.write_text(place, "C e"));
        }
        let found = saved_games(&storage);
        assert!(found.iter().map(FileName::as_str).eq(names), "{found:?}");
    }
}
