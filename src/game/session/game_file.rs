//! The names of game files and saves, and the file of a finished game, which its report is added
//! to.

use bevy::prelude::*;

use super::CurrentMatch;
use crate::files::FileName;
use crate::game::storage::{FileTrouble, GAMES_FOLDER, Step, Storage};
use crate::matches::archive::{GAME_TAG, game_record};
use crate::matches::{Date, Purpose};
use crate::rules::game_file::{GameFileError, GameRecord};
use crate::rules::plain_text::fnv1a;
use crate::rules::{Action, GameTree};

/// The file name extension of saved matches.
pub const SAVE_ENDING: &str = ".txt";
/// The file name extension of games.
const GAME_ENDING: &str = ".awale";
/// The name of a game's file if its variant's name has no character that a file name may have.
const NAMELESS: FileName = FileName::known("game.awale");
/// The name of a save in the same case.
const NAMELESS_SAVE: FileName = FileName::known("match.txt");
/// A game that has just ended is searched for in this many files, the last by name.
pub(super) const LOOKED_FOR_AMONG: usize = 50;
/// The number of characters of the date at the beginning of such a name.
const DAY_LENGTH: usize = 10;

/// Writes `annotated`, which is the current game with comments and variations, to the game's file,
/// or to a new one if it has none. `known` is the name of the file, which is searched for only
/// once. Nothing is written in a trial of rules.
pub fn keep_annotated(
    current: &CurrentMatch,
    annotated: &GameTree,
    known: &mut Option<FileName>,
    storage: &mut Storage,
) {
    if current.purpose() == Purpose::Trial {
        return;
    }
    if known.is_none() {
        let read_from = current.file().cloned();
        *known = read_from.or_else(|| find(&tag_line(current), storage));
    }
    let step = match known.clone() {
        Some(name) => replace(name, annotated, current.variant()),
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
            Step::WriteNumbered(GAMES_FOLDER.file(name), record.to_string())
        }
    };
    storage.keep(vec![step]);
}

/// Distinguishes the game from others with the same moves.
pub(super) fn identity(current: &CurrentMatch) -> String {
    let number = match current.purpose() {
        Purpose::Match | Purpose::Trial => current.setup().seed,
        Purpose::Review => {
            let tree = current.tree();
            let geometry = tree.rules().geometry();
            let moves: String = tree.line().map(|hole| geometry.letter(hole)).collect();
            let start = tree.start().text(geometry);
            let fingerprint = tree.rules().fingerprint();
            fnv1a(format!("{fingerprint:x} {start} {moves}").as_bytes())
        }
    };
    format!("{number:016x}")
}

/// The files of finished games by date, and by number on the same day.
#[must_use]
pub fn kept_games(storage: &Storage) -> Vec<FileName> {
    let mut names = storage.list(GAMES_FOLDER, GAME_ENDING);
    names.sort_by_cached_key(|name| {
        let day: String = name.as_str().chars().take(DAY_LENGTH).collect();
        (day, name.as_str().len(), name.clone())
    });
    names
}

/// The name of a game's file on this date.
pub(super) fn new_name(current: &CurrentMatch, date: Option<Date>) -> FileName {
    dated(current.variant(), date, GAME_ENDING).unwrap_or(NAMELESS)
}

/// The name of a save of `variant` on this date.
pub(super) fn new_save(variant: &str, date: Option<Date>) -> FileName {
    dated(variant, date, SAVE_ENDING).unwrap_or(NAMELESS_SAVE)
}

fn dated(variant: &str, date: Option<Date>, ending: &'static str) -> Option<FileName> {
    let day = date.map_or_else(String::new, |date| format!("{date} "));
    FileName::made(&format!("{day}{variant}"), ending)
}

fn tag_line(current: &CurrentMatch) -> String {
    format!("[{GAME_TAG} \"{}\"]", identity(current))
}

/// The last file with this tag line.
fn find(tag: &str, storage: &Storage) -> Option<FileName> {
    kept_games(storage)
        .into_iter()
        .rev()
        .take(LOOKED_FOR_AMONG)
        .find(|name| {
            let text = storage.try_read(GAMES_FOLDER.file(name.clone()));
            text.is_ok_and(|text| text.lines().any(|line| line == tag))
        })
}

/// Replaces the moves and comments in a file, and keeps its tags. A file with other moves is not
/// changed.
fn replace(name: FileName, annotated: &GameTree, variant: &str) -> Step {
    let mut record = GameRecord::of_tree(annotated, variant, &[]);
    let merge = move |old: Option<&str>| {
        if let Some(text) = old {
            let known: GameRecord = text
                .parse()
                .map_err(|error: GameFileError| FileTrouble::Other(error.to_string()))?;
            let actions = |record: &GameRecord| -> Vec<Action<char>> {
                record.moves.iter().map(|played| played.action).collect()
            };
            if actions(&known) != actions(&record) {
                return Ok(text.to_owned());
            }
            record.tags = known.tags;
        }
        Ok(record.to_string())
    };
    Step::Merge(GAMES_FOLDER.file(name), Box::new(merge), Box::new(|| ()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_listed_by_date_and_number() {
        let folder = std::env::temp_dir().join(format!("awale-kept-games-{}", std::process::id()));
        let mut storage = Storage::at(&folder);
        let names = [
            "2026-01-01 wari 2.awale",
            "2026-01-01 wari 10.awale",
            "2026-01-02 oware.awale",
            "2026-01-03 oware.awale",
        ];
        for name in names.into_iter().rev() {
            let place = GAMES_FOLDER.file(FileName::known(name));
            assert!(storage.keeps() && storage.write_text(place, "C e"));
        }
        let found = kept_games(&storage);
        assert!(found.iter().map(FileName::as_str).eq(names), "{found:?}");
        drop(storage);
        let _ = std::fs::remove_dir_all(folder);
    }
}
