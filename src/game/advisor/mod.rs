//! The engine at the table: computer players, hints and evaluation, a person's second thoughts, examples
//! of the rules, reports of games.
//! All of it is searched in the background, so that no frame waits.

mod advice;
mod aids;
mod analysis;
mod examples;
mod help;
mod opponent;
mod report;
mod second_thought;
mod tables;

use bevy::prelude::*;

use crate::game::schedule::GameSet;
use crate::game::state::Screen;

pub use advice::{Advice, Ask, Inquiry, Told, Topic};
pub use analysis::{Analyses, AskHint};
pub use examples::{BookInWriting, BookWritten, FindExamples, FoundExamples, WriteBook};
pub use opponent::{EndProposal, ProposeEnd, Thinking};
pub use report::{GameReview, ReportLimits, ReportWish};
pub use second_thought::{PlayHole, SecondThought};

/// Adds computer players, analysis, second thoughts and examples.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        opponent::plugin,
        analysis::plugin,
        second_thought::plugin,
        examples::plugin,
        report::plugin,
        advice::plugin,
    ))
    .init_resource::<help::AskedToPlay>()
    .add_systems(
        Update,
        (help::hear, help::note)
            .chain()
            .after(opponent::answer)
            .after(second_thought::weigh)
            .run_if(not(in_state(Screen::Demonstration)))
            .in_set(GameSet::Advisor),
    );
}
