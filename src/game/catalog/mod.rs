//! The variants, built-in and the player's own, and the last choices.

mod choices;
mod variants;

use bevy::prelude::*;

pub use choices::{ChoicesCommand, LastChoices, Onboarding, SeatChoice, SeedSource};
pub use variants::{OWN_FOLDER, RULES_ENDING, USUAL, Variant, Variants};

/// Adds the variants and the choices.
pub fn plugin(app: &mut App) {
    app.add_plugins((variants::plugin, choices::plugin));
}
