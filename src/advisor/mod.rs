//! The engine in the app: computer players, hints and evaluations, the costs of moves,
//! examples of the rules, game reports. All searches run in the background, so frames never block.

mod advice;
mod analysis;
mod examples;
mod help;
mod opponent;
mod report;
mod search_data;
mod tables;

use bevy::prelude::*;

use crate::jobs::JobSet;
use crate::schedule::GameSet;
use crate::state::Screen;
use awale_engine::work::MatchEngine;

pub use advice::{AdviceRequest, Answer, Answered, Basis, Explanation, Question, Topic};
pub use analysis::{Analyses, RequestHint};
pub use examples::{BookInWriting, FindExamples, FoundExamples, WriteBook, document_name};
pub use opponent::{EndProposal, ProposeEnd, Thinking};
pub use report::{GameReview, ReportCommand};

/// Adds computer players, analysis, examples, reports and advice.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        opponent::plugin,
        analysis::plugin,
        examples::plugin,
        report::plugin,
        advice::plugin,
    ))
    .add_systems(
        Update,
        help::record_help
            .after(JobSet)
            .before(opponent::play_decisions)
            .run_if(not(in_state(Screen::Demonstration)))
            .in_set(GameSet::Advisor),
    );
}

/// Size of the transposition table of the Grand Master level.
const PLAYERS_MEMORY_BYTES: usize = 128 << 20;
/// Size of the transposition table for analyses.
const ANALYSES_MEMORY_BYTES: usize = 16 << 20;

/// The engines of the match.
#[derive(Resource)]
struct MatchEngines {
    /// Used by the computer players and the adviser.
    players: MatchEngine,
    /// Used for hints, warnings and the displayed evaluation.
    analyses: MatchEngine,
}

impl Default for MatchEngines {
    fn default() -> Self {
        Self {
            players: MatchEngine::new(PLAYERS_MEMORY_BYTES),
            analyses: MatchEngine::new(ANALYSES_MEMORY_BYTES),
        }
    }
}
