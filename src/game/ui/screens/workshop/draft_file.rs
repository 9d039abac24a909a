//! Autosaves the draft, so that neither a crash nor exiting loses it.

use bevy::prelude::*;

use super::Workbench;
use crate::files::FileName;
use crate::game::storage::{Step, Storage};
use crate::workshop::Draft;

/// The file of the draft. It exists only while there are unsaved changes.
const DRAFT_FILE: FileName = FileName::known("draft.ron");

/// The state of the draft's file.
#[derive(Default)]
pub(super) enum DraftFile {
    /// Not read yet.
    #[default]
    Unread,
    /// There is none.
    Absent,
    /// It holds this draft.
    Holds(Box<Draft>),
}

/// Opens the draft of an earlier run when the workshop is first opened.
pub(super) fn load(mut bench: ResMut<Workbench>, mut storage: ResMut<Storage>) {
    if !matches!(bench.draft_file, DraftFile::Unread) {
        return;
    }
    let draft: Option<Draft> = storage.load(DRAFT_FILE);
    match draft {
        Some(draft) => {
            bench.open(draft.clone());
            bench.draft_file = DraftFile::Holds(Box::new(draft));
        }
        None => bench.draft_file = DraftFile::Absent,
    }
}

/// Saves the draft after every change, and removes the file once the draft is saved or discarded.
pub(in crate::game::ui::screens) fn keep(
    mut bench: ResMut<Workbench>,
    mut storage: ResMut<Storage>,
) {
    let bench = bench.bypass_change_detection();
    let draft = bench.draft.as_ref().filter(|draft| draft.is_changed());
    match (&bench.draft_file, draft) {
        (DraftFile::Unread, _) | (DraftFile::Absent, None) => {}
        (DraftFile::Holds(held), Some(draft)) if held.is_like(draft) => {}
        (_, Some(draft)) => {
            storage.save(DRAFT_FILE, &Some(draft.clone()));
            bench.draft_file = DraftFile::Holds(Box::new(draft.clone()));
        }
        (DraftFile::Holds(_), None) => {
            storage.keep(vec![Step::Remove(DRAFT_FILE.into())]);
            bench.draft_file = DraftFile::Absent;
        }
    }
}
