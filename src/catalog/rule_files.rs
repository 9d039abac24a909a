//! The player's rule files: written, imported and deleted on command, and reread when they change.

use bevy::prelude::*;
use bevy::window::WindowFocused;

use super::variants::{RULES_EXTENSION, Variants};
use crate::localization::Words;
use crate::state::Menu;
use crate::storage::OWN_FOLDER;
use crate::storage::{Storage, StorageAnswer, carry_out as change_files};
use awale_engine::files::{FileName, Place};
use awale_engine::text::{Messages, problem};
use awale_engine::workshop::file_text;
use awale_rules::parse_rule_file;
use awale_rules::spec::RuleSpec;

/// File name of a variant whose name has no characters allowed in file names.
const FALLBACK_NAME: &str = "variant";

/// A change to the player's rule files, applied at the beginning of the next frame.
#[derive(Message, Clone, Debug)]
pub enum RuleFileCommand {
    /// Writes these rules to this file, or to a new one.
    Save(Box<RuleSpec>, Option<String>),
    /// Saves this text unchanged as a new file.
    Import {
        /// The text.
        text: String,
        /// The file that the player opened; `None` for the clipboard.
        opened: Option<String>,
    },
    /// Deletes this file.
    Delete(String),
    /// Reads new and changed files.
    Reread,
}

/// The result of a [`RuleFileCommand`]. If a file could not be written, the storage sends a notice
/// instead.
#[derive(Message, Clone, Debug)]
pub enum RuleFileAnswer {
    /// The draft was saved in this file.
    Saved(String),
    /// A text was imported.
    Imported {
        /// The name of the new file.
        file: String,
        /// The file that the player opened; `None` for the clipboard.
        opened: Option<String>,
    },
    /// A text was not imported.
    Refused {
        /// The reason, in the player's language.
        reason: String,
        /// The file that the player opened; `None` for the clipboard.
        opened: Option<String>,
    },
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<RuleFileCommand>()
        .add_message::<RuleFileAnswer>()
        .add_systems(OnEnter(Menu::NewGame), reread)
        .add_systems(OnEnter(Menu::Puzzles), reread)
        .add_systems(OnEnter(Menu::Workshop), reread)
        .add_systems(
            PreUpdate,
            (
                reread.run_if(on_message::<StorageAnswer>),
                carry_out.run_if(on_message::<RuleFileCommand>),
                reread_on_return.run_if(on_message::<WindowFocused>),
            )
                .chain()
                .after(change_files),
        );
}

/// Scans for new files.
pub(crate) fn reread(mut variants: ResMut<Variants>, storage: Res<Storage>, words: Res<Words>) {
    variants.read_own(&storage, &words);
}

fn carry_out(
    mut commands: MessageReader<RuleFileCommand>,
    mut answers: MessageWriter<RuleFileAnswer>,
    mut variants: ResMut<Variants>,
    mut storage: ResMut<Storage>,
    words: Res<Words>,
) {
    for command in commands.read().cloned() {
        let answer = match command {
            RuleFileCommand::Save(spec, file) => {
                let name = spec.name.get(words.language().code());
                let place = file
                    .and_then(|file| place(&file))
                    .unwrap_or_else(|| free_place(name, &storage));
                write(&place, &file_text(&spec), &mut storage).map(RuleFileAnswer::Saved)
            }
            RuleFileCommand::Import { text, opened } => match read_name(&text, &words) {
                Err(reason) => Some(RuleFileAnswer::Refused { reason, opened }),
                Ok(name) => write(&free_place(&name, &storage), &text, &mut storage)
                    .map(|file| RuleFileAnswer::Imported { file, opened }),
            },
            RuleFileCommand::Delete(file) => {
                if let Some(place) = place(&file) {
                    storage.remove(place);
                }
                None
            }
            RuleFileCommand::Reread => None,
        };
        answers.write_batch(answer);
    }
    variants.read_own(&storage, &words);
}

/// Returns the name of the rules in this text, or the reason why they are invalid.
fn read_name(text: &str, words: &Messages) -> Result<String, String> {
    match parse_rule_file(text.as_bytes()) {
        Ok(rules) => Ok(rules.name(words.language().code()).to_owned()),
        Err(error) => {
            let reason = problem::report(words, &words.get("workshop-untitled"), &error);
            Err(words.format("workshop-not-read", &[("reason", reason.into())]))
        }
    }
}

/// Writes a file. Returns its name; `None` if it could not be written.
fn write(place: &Place, text: &str, storage: &mut Storage) -> Option<String> {
    let is_written = storage.write_text(place, text);
    is_written.then(|| place.name().as_str().to_owned())
}

/// Returns the place of the rule file of this name; `None` if no rule file may have it.
fn place(file: &str) -> Option<Place> {
    let name = FileName::parse(file).filter(|name| name.has_extension(RULES_EXTENSION))?;
    Some(OWN_FOLDER.file(name))
}

fn free_place(name: &str, storage: &Storage) -> Place {
    let existing = storage.list(OWN_FOLDER, RULES_EXTENSION);
    OWN_FOLDER.file(FileName::plain(name, FALLBACK_NAME, RULES_EXTENSION).free_among(&existing))
}

/// Rereads the folder when the window regains focus while a list of variants is open.
fn reread_on_return(
    mut focused: MessageReader<WindowFocused>,
    menu: Res<State<Menu>>,
    words: Res<Words>,
    storage: Res<Storage>,
    mut variants: ResMut<Variants>,
    mut last_stamp: Local<u64>,
) {
    let has_regained_focus = focused.read().filter(|message| message.focused).count() > 0;
    if !has_regained_focus || !matches!(menu.get(), Menu::NewGame | Menu::Workshop) {
        return;
    }
    let stamp = storage.stamp(OWN_FOLDER);
    if *last_stamp != stamp {
        *last_stamp = stamp;
        variants.read_own(&storage, &words);
    }
}
