//! The draft is kept without being asked, like a match: neither a crash nor the end of the
//! program loses it.

use bevy::prelude::*;

use super::Workbench;
use crate::files::FileName;
use crate::game::storage::{Step, Storage};
use crate::workshop::Draft;

/// The file of the draft. There is none while nothing would be lost.
const DRAFT_FILE: FileName = FileName::known("draft.ron");

/// What is known of the draft's file.
#[derive(Default)]
pub(super) enum DraftFile {
    /// It was not looked for yet.
    #[default]
    Unread,
    /// There is none.
    Absent,
    /// It holds this draft.
    Holds(Box<Draft>),
}

/// The first time the workshop is entered, the draft of an earlier run lies on the bench.
pub(super) fn recall(mut bench: ResMut<Workbench>, mut storage: ResMut<Storage>) {
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

/// Keeps the draft after every change; once it is saved or thrown away, nothing of it.
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
