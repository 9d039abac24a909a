//! The engine at the table: computer players, hints and evaluation, and a person's second thoughts.
//! All of it is searched in the background, so that no frame waits.

mod analysis;
mod engine;
mod opponent;
mod second_thought;

use bevy::prelude::*;

pub use analysis::{Appraisals, AskHint};
pub use opponent::{EndProposal, ProposeEnd, Thinking};
pub use second_thought::{PlayHole, SecondThought};

/// Adds computer players, analysis and second thoughts.
pub fn plugin(app: &mut App) {
    app.add_plugins((opponent::plugin, analysis::plugin, second_thought::plugin));
}
