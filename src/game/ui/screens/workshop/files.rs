//! The player's rule files: written, deleted, taken in from elsewhere, and read again when the
//! folder changes behind our back.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use super::Workbench;
use crate::game::catalog::{OWN_FOLDER, RULES_ENDING, Variants};
use crate::game::localization::Words;
use crate::game::state::Menu;
use crate::game::storage::{FolderWatch, Storage};
use crate::game::ui::navigation::Go;
use crate::game::ui::notices::Notices;
use crate::rules::parse_rule_file;
use crate::text::{Messages, problem};
use crate::workshop::file_name::{free_name, short_name};
use crate::workshop::{Draft, file_text};

/// How often the folder is looked at while a list of variants is open and something is drawn.
const LOOKED_AT_EVERY: Duration = Duration::from_secs(1);
/// The name of the file of a variant whose name has no letter that files may have.
const NAMELESS: &str = "variant";

/// Writes the draft into its file, or into a new one. Returns the name of the file.
pub(super) fn save(
    draft: &mut Draft,
    variants: &mut Variants,
    storage: &mut Storage,
    words: &Messages,
) -> Option<String> {
    let name = draft.spec().name.get(words.language().code());
    let file = draft
        .file()
        .map_or_else(|| free_file(name, storage), str::to_owned);
    if !storage.write_text(&path(&file), &file_text(draft.spec())) {
        return None;
    }
    draft.was_kept(&file);
    variants.read_own(storage, words);
    Some(file)
}

/// Keeps a text that came from elsewhere as a rule file of the player's own, word for word.
/// Returns the name of the file.
///
/// # Errors
/// Why it is none, in words.
pub(super) fn import(
    text: &str,
    variants: &mut Variants,
    storage: &mut Storage,
    words: &Messages,
) -> Result<String, String> {
    let rules = parse_rule_file(text.as_bytes()).map_err(|error| {
        let reason = problem::report(words, &words.get("workshop-untitled"), &error);
        words.format("workshop-not-read", &[("reason", reason.into())])
    })?;
    let file = free_file(rules.name(words.language().code()), storage);
    // What can't be written is said by the storage itself.
    if !storage.write_text(&path(&file), text) {
        return Err(String::new());
    }
    variants.read_own(storage, words);
    Ok(file)
}

/// Deletes a rule file of the player.
pub(super) fn delete(file: &str, variants: &mut Variants, storage: &mut Storage, words: &Messages) {
    storage.remove(&path(file));
    variants.read_own(storage, words);
}

fn path(file: &str) -> String {
    format!("{OWN_FOLDER}/{file}")
}

fn free_file(name: &str, storage: &Storage) -> String {
    let short = short_name(name, NAMELESS);
    free_name(&short, RULES_ENDING, |file| storage.has(&path(file)))
}

/// What the folder was like when it was looked at last, and when that was.
#[derive(Default)]
pub(super) struct Watch {
    stamp: u64,
    at: Duration,
}

/// Where a list of variants is open.
const fn is_list_open(menu: Menu) -> bool {
    matches!(menu, Menu::NewGame | Menu::Workshop)
}

/// While a list of variants is open in a window that rests, a change of the folder wakes it.
pub(super) fn wake_for_folder(
    menu: Res<State<Menu>>,
    storage: Res<Storage>,
    event_loop: Option<Res<EventLoopProxyWrapper>>,
    mut watch: Local<Option<FolderWatch>>,
) {
    let event_loop = event_loop.filter(|_| is_list_open(*menu.get()));
    *watch = event_loop.and_then(|event_loop| {
        let event_loop = (*event_loop).clone();
        storage.watch(OWN_FOLDER, move || {
            // Once the window is closed, no frame is wanted.
            let _ = event_loop.send_event(WinitUserEvent::WakeUp);
        })
    });
}

/// While a list of variants is open, files that come, go or change show at once.
pub(super) fn watch_folder(
    time: Res<Time<Real>>,
    menu: Res<State<Menu>>,
    words: Res<Words>,
    mut storage: ResMut<Storage>,
    mut variants: ResMut<Variants>,
    mut watch: Local<Watch>,
) {
    let now = time.elapsed();
    if !is_list_open(*menu.get()) || now.saturating_sub(watch.at) < LOOKED_AT_EVERY {
        return;
    }
    watch.at = now;
    let stamp = storage.stamp(OWN_FOLDER);
    if stamp != watch.stamp {
        watch.stamp = stamp;
        variants.read_own(&mut storage, &words);
    }
}

/// A rule file that is dropped on the window becomes one of the player's own.
pub(super) fn take_dropped(
    mut dropped: MessageReader<FileDragAndDrop>,
    menu: Res<State<Menu>>,
    words: Res<Words>,
    mut storage: ResMut<Storage>,
    mut variants: ResMut<Variants>,
    mut notices: ResMut<Notices>,
    mut bench: ResMut<Workbench>,
    mut go: MessageWriter<Go>,
) {
    for message in dropped.read() {
        let FileDragAndDrop::DroppedFile { path_buf, .. } = message else {
            continue;
        };
        let shown = path_buf.file_name().unwrap_or_default().to_string_lossy();
        let read = Storage::read_given(path_buf).map_err(|error| error.to_string());
        let taken = read.and_then(|text| import(&text, &mut variants, &mut storage, &words));
        match taken {
            Ok(file) => {
                let name = variants.title(&file, &words);
                notices.say(
                    "workshop-imported",
                    vec![("name", name), ("file", file.clone())],
                );
                bench.chosen = file;
                if matches!(menu.get(), Menu::Main | Menu::NewGame) {
                    go.write(Go::To(Menu::Workshop));
                }
            }
            Err(reason) if reason.is_empty() => {}
            Err(reason) => notices.say(
                "ui-notice-not-read",
                vec![("file", shown.into_owned()), ("reason", reason)],
            ),
        }
    }
}
