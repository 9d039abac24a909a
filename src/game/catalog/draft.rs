//! The draft of the workshop, saved automatically so that a crash doesn't lose it.

use bevy::prelude::*;

use crate::files::FileName;
use crate::game::schedule::GameSet;
use crate::game::settings;
use crate::game::state::Menu;
use crate::game::storage::{Step, Storage, restored};
use crate::workshop::Draft;

/// The file of the draft. It exists only while there are unsaved changes.
pub(in crate::game) const DRAFT_FILE: FileName = FileName::known("draft.ron");

/// The draft in the file, if there is one. Read when the workshop is first entered.
#[derive(Resource, Default)]
pub struct KeptDraft(Option<Draft>);

impl KeptDraft {
    /// The draft.
    #[must_use]
    pub const fn get(&self) -> Option<&Draft> {
        self.0.as_ref()
    }

    /// Whether the file contains exactly this draft; if `draft` is `None`, whether there is no
    /// file.
    #[must_use]
    pub fn is(&self, draft: Option<&Draft>) -> bool {
        match (&self.0, draft) {
            (Some(kept), Some(draft)) => kept.is_like(draft),
            (kept, draft) => kept.is_none() && draft.is_none(),
        }
    }
}

/// Saves this draft, or removes its file. Applied after [`GameSet::Menus`].
#[derive(Message, Clone, Debug)]
pub struct KeepDraft(pub Option<Box<Draft>>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<KeptDraft>()
        .add_message::<KeepDraft>()
        .add_systems(OnEnter(Menu::Workshop), load_draft.run_if(run_once))
        .add_systems(
            Update,
            (
                load_draft.run_if(restored(DRAFT_FILE)),
                keep_draft.run_if(on_message::<KeepDraft>),
            )
                .chain()
                .after(GameSet::Menus)
                .after(settings::reread)
                .before(GameSet::Settings),
        );
}

/// Reads the draft of an earlier run.
pub(in crate::game) fn load_draft(mut kept: ResMut<KeptDraft>, mut storage: ResMut<Storage>) {
    kept.0 = storage.load(DRAFT_FILE);
}

/// Saves the last requested draft, or removes the file.
pub(in crate::game) fn keep_draft(
    mut drafts: MessageReader<KeepDraft>,
    mut kept: ResMut<KeptDraft>,
    mut storage: ResMut<Storage>,
) {
    let Some(KeepDraft(draft)) = drafts.read().last() else {
        return;
    };
    match draft {
        Some(_) => storage.save(DRAFT_FILE, draft),
        None => storage.keep(vec![Step::Remove(DRAFT_FILE.into())]),
    }
    kept.0 = draft.as_deref().cloned();
}
