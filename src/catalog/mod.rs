//! The variants, built-in and the player's own, and the last choices.

mod choices;
mod draft;
mod rule_files;
mod variants;

use bevy::prelude::*;

pub use crate::storage::OWN_FOLDER;
pub use choices::{ChoicesCommand, LastChoices, Onboarding, PlayerKind, SeatChoice, SeedSource};
pub(super) use draft::{DRAFT_FILE, load_draft, save_draft};
pub use draft::{SaveDraft, SavedDraft};
pub(super) use rule_files::reread;
pub use rule_files::{RuleFileAnswer, RuleFileCommand};
pub use variants::{DEFAULT_VARIANT, RULES_EXTENSION, Variant, Variants};

/// Adds the variants and the choices.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        variants::plugin,
        choices::plugin,
        rule_files::plugin,
        draft::plugin,
    ));
}
