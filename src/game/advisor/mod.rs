//! The engine at the table: computer players, hints and evaluation, warnings about costly moves,
//! examples of the rules, reports of games. All of it searches in the background, so that no frame
//! waits.

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
use crate::game::session::{CurrentMatch, Turn};
use crate::game::state::Screen;
use crate::work::MatchEngine;

pub use advice::{AdviceRequest, Answer, Answered, Question, Topic};
pub use analysis::{Analyses, AskHint};
pub use examples::{BookInWriting, BookWritten, FindExamples, FoundExamples, WriteBook};
pub use opponent::{EndProposal, ProposeEnd, Thinking};
pub use report::{GameReview, ReportCommand};
pub use second_thought::{Doubt, PlayHole};

/// Adds computer players, analysis, warnings, examples, reports and advice.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        opponent::plugin,
        analysis::plugin,
        second_thought::plugin,
        examples::plugin,
        report::plugin,
        advice::plugin,
    ))
    .add_systems(
        Update,
        help::note
            .after(second_thought::weigh)
            .before(opponent::answer)
            .run_if(not(in_state(Screen::Demonstration)))
            .in_set(GameSet::Advisor),
    );
}

/// Memory for Grand Master's transposition table, in bytes.
const PLAYERS_MEMORY: usize = 128 << 20;
/// Memory for the transposition table of the analyses, in bytes.
const ANALYSES_MEMORY: usize = 16 << 20;

/// The engines of the match.
#[derive(Resource)]
struct MatchEngines {
    /// That of the computer players and the adviser.
    players: MatchEngine,
    /// That of hints, warnings and the evaluation.
    analyses: MatchEngine,
}

impl Default for MatchEngines {
    fn default() -> Self {
        Self {
            players: MatchEngine::new(PLAYERS_MEMORY),
            analyses: MatchEngine::new(ANALYSES_MEMORY),
        }
    }
}

/// The moment of the match that an entity is about. It is despawned when the moment has passed.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
struct AboutTurn(Turn);

/// Despawns what is about a moment that has passed: the match was left, another one begun, a move
/// played or taken back.
fn despawn_stale(
    stale: Query<(Entity, &AboutTurn)>,
    current: Option<Res<CurrentMatch>>,
    mut commands: Commands,
) {
    let now = current.map(|current| current.turn());
    for (entity, AboutTurn(turn)) in &stale {
        if now != Some(*turn) {
            commands.entity(entity).despawn();
        }
    }
}
