//! What there is to pick from: the variants with the player's own rule files, and what was chosen
//! last.

mod choices;
mod variants;

use bevy::prelude::*;

pub use choices::{ChoicesCommand, LastChoices, Onboarding, SeatChoice, SeedSource};
pub use variants::{OWN_FOLDER, RULES_ENDING, USUAL, Variant, Variants};

/// Adds the variants and the choices.
pub fn plugin(app: &mut App) {
    app.add_plugins((variants::plugin, choices::plugin));
}
