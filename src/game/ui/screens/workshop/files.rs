//! Custom rule files: writing, deleting, importing, and rereading a changed folder.

use bevy::prelude::*;
use bevy::window::WindowFocused;

use crate::files::{FileName, Place};
use crate::game::catalog::{OWN_FOLDER, RULES_ENDING, Variants};
use crate::game::localization::Words;
use crate::game::state::Menu;
use crate::game::storage::Storage;
use crate::rules::parse_rule_file;
use crate::text::{Messages, problem};
use crate::workshop::{Draft, file_text};

/// The file name for a variant name without any character allowed in file names.
const DEFAULT_NAME: &str = "variant";

/// Writes the draft into its file, or into a new one. Returns the name of the file.
pub(super) fn save(
    draft: &mut Draft,
    variants: &mut Variants,
    storage: &mut Storage,
    words: &Messages,
) -> Option<String> {
    let name = draft.spec().name.get(words.language().code());
    let place = draft
        .file()
        .and_then(place)
        .unwrap_or_else(|| free_place(name, storage));
    if !storage.write_text(&place, &file_text(draft.spec())) {
        return None;
    }
    let file = place.name().as_str().to_owned();
    draft.was_kept(&file);
    variants.read_own(storage, words);
    Some(file)
}

/// Saves an imported text unchanged as a custom rule file. Returns the name of the file.
///
/// # Errors
/// The reason as text, if the text is invalid.
pub(in crate::game::ui::screens) fn import(
    text: &str,
    variants: &mut Variants,
    storage: &mut Storage,
    words: &Messages,
) -> Result<String, String> {
    let rules = parse_rule_file(text.as_bytes()).map_err(|error| {
        let reason = problem::report(words, &words.get("workshop-untitled"), &error);
        words.format("workshop-not-read", &[("reason", reason.into())])
    })?;
    let place = free_place(rules.name(words.language().code()), storage);
    // The storage reports write errors.
    if !storage.write_text(&place, text) {
        return Err(String::new());
    }
    variants.read_own(storage, words);
    Ok(place.name().as_str().to_owned())
}

/// Deletes a custom rule file.
pub(super) fn delete(file: &str, variants: &mut Variants, storage: &mut Storage, words: &Messages) {
    if let Some(place) = place(file) {
        storage.remove(place);
    }
    variants.read_own(storage, words);
}

/// The path of the file of a variant or draft; `None` if it isn't the name of a rule file.
fn place(file: &str) -> Option<Place> {
    let name = FileName::found(file).filter(|name| name.has_ending(RULES_ENDING))?;
    Some(OWN_FOLDER.file(name))
}

fn free_place(name: &str, storage: &Storage) -> Place {
    let taken = storage.list(OWN_FOLDER, RULES_ENDING);
    OWN_FOLDER.file(FileName::plain(name, DEFAULT_NAME, RULES_ENDING).free_among(&taken))
}

/// Whether the menu shows a list of variants.
const fn is_list_open(menu: Menu) -> bool {
    matches!(menu, Menu::NewGame | Menu::Workshop)
}

/// Rereads the folder when the window regains focus while a list of variants is open. (Opening a
/// list reads it anyway.)
pub(super) fn look_again(
    mut focused: MessageReader<WindowFocused>,
    menu: Res<State<Menu>>,
    words: Res<Words>,
    storage: Res<Storage>,
    mut variants: ResMut<Variants>,
    mut seen: Local<u64>,
) {
    let is_back = focused.read().filter(|message| message.focused).count() > 0;
    if !is_back || !is_list_open(*menu.get()) {
        return;
    }
    let stamp = storage.stamp(OWN_FOLDER);
    if *seen != stamp {
        *seen = stamp;
        variants.read_own(&storage, &words);
    }
}
