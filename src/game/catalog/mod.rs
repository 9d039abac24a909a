//! The variants, built-in and the player's own, and the last choices.

mod choices;
mod variants;

use bevy::prelude::*;

pub use crate::game::storage::OWN_FOLDER;
pub use choices::{ChoicesCommand, LastChoices, Onboarding, SeatChoice, SeedSource};
pub use variants::{RULES_ENDING, USUAL, Variant, Variants};

/// Adds the variants and the choices.
pub fn plugin(app: &mut App) {
    app.add_plugins((variants::plugin, choices::plugin));
}
