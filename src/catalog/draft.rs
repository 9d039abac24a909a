//! The workshop's draft, saved automatically so that a crash doesn't lose it.

use bevy::prelude::*;

use crate::schedule::GameSet;
use crate::settings;
use crate::state::Menu;
use crate::storage::{FileOperation, Storage, restored};
use awale_engine::files::FileName;
use awale_engine::workshop::Draft;

/// The file of the draft. It exists only while there are unsaved changes.
pub(crate) const DRAFT_FILE: FileName = FileName::from_static("draft.ron");

/// The draft in the file, if there is one. Read when the workshop is first entered.
#[derive(Resource, Default)]
pub struct SavedDraft(Option<Draft>);

impl SavedDraft {
    /// Returns the saved draft, if there is one.
    #[must_use]
    pub const fn get(&self) -> Option<&Draft> {
        self.0.as_ref()
    }

    /// Returns whether the file contains exactly this draft; if `draft` is `None`, whether there is
    /// no file.
    #[must_use]
    pub fn is(&self, draft: Option<&Draft>) -> bool {
        match (&self.0, draft) {
            (Some(saved), Some(draft)) => saved.is_like(draft),
            (saved, draft) => saved.is_none() && draft.is_none(),
        }
    }
}

/// Requests that this draft be saved, or its file removed. Applied after [`GameSet::Menus`].
#[derive(Message, Clone, Debug)]
pub struct SaveDraft(pub Option<Box<Draft>>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SavedDraft>()
        .add_message::<SaveDraft>()
        .add_systems(OnEnter(Menu::Workshop), load_draft.run_if(run_once))
        .add_systems(
            Update,
            (
                load_draft.run_if(restored(DRAFT_FILE)),
                save_draft.run_if(on_message::<SaveDraft>),
            )
                .chain()
                .after(GameSet::Menus)
                .after(settings::reread)
                .before(GameSet::Settings),
        );
}

/// Reads the draft of an earlier run.
pub(crate) fn load_draft(mut saved: ResMut<SavedDraft>, mut storage: ResMut<Storage>) {
    saved.0 = storage.load(DRAFT_FILE);
}

/// Saves the last requested draft, or removes the file.
pub(crate) fn save_draft(
    mut drafts: MessageReader<SaveDraft>,
    mut saved: ResMut<SavedDraft>,
    mut storage: ResMut<Storage>,
) {
    let Some(SaveDraft(draft)) = drafts.read().last() else {
        return;
    };
    match draft {
        Some(_) => storage.save(DRAFT_FILE, draft),
        None => storage.post(vec![FileOperation::Remove(DRAFT_FILE.into())]),
    }
    saved.0 = draft.as_deref().cloned();
}
