//! What the engine thinks of the position on the table: for hints, and for the evaluation
//! that a player may have shown. It is searched in the background.

use std::collections::HashMap;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;

use super::aids::Learnt;
use super::opponent;
use super::opponent::{Thinking, is_unhurried};
use crate::ai::Analysis;
use crate::ai::BackgroundSearch;
use crate::game::background::begun;
use crate::game::phase::Phase;
use crate::game::schedule::GameSet;
use crate::game::session::{CurrentMatch, Turn};
use crate::game::settings::{HintShown, Settings};
use crate::game::state::Screen;
use crate::rules::Hole;
use crate::rules::game_tree::NodeId;
use crate::teacher::advice;
use crate::work::{Analyse, MatchEngine, SentGame};

/// Memory for what is kept from one position to the next, in bytes.
const MEMORY: usize = 16 << 20;

/// The engine that analyses.
#[derive(Resource)]
struct AnalysisEngine(MatchEngine);

/// A player asks to be shown the best hole.
#[derive(Message, Clone, Copy, Debug)]
pub struct AskHint;

/// What has been found out about the positions of the match.
#[derive(Resource, Default)]
pub struct Analyses {
    match_number: u32,
    /// By step; `None` where the analysis failed, which is not tried again.
    known: HashMap<NodeId, Option<Analysis>>,
    pending: Option<Pending>,
    /// The moment for which a hint was asked.
    hinted: Option<Turn>,
}

struct Pending {
    turn: Turn,
    search: BackgroundSearch<Option<Analysis>>,
}

impl Analyses {
    /// What is known of a step of the match under way.
    #[must_use]
    pub fn of(&self, step: NodeId) -> Option<&Analysis> {
        self.known.get(&step)?.as_ref()
    }

    /// The best hole and what it is worth, if a hint was asked for.
    #[must_use]
    pub fn hint(&self, turn: Turn) -> Option<&Analysis> {
        (self.hinted == Some(turn))
            .then(|| self.of(turn.step))
            .flatten()
    }

    /// The best hole, if a hint was asked for.
    #[must_use]
    pub fn hinted_hole(&self, turn: Turn) -> Option<Hole> {
        Some(self.hint(turn)?.moves.first()?.hole)
    }

    /// The holes that a hint points at, if one was asked for: in the order of the board, so that it isn't told which is the best of several.
    #[must_use]
    pub fn hinted_holes(&self, turn: Turn, shown: HintShown) -> Vec<Hole> {
        match shown {
            HintShown::Best => self.hinted_hole(turn).into_iter().collect(),
            HintShown::Good => self.hint(turn).map_or_else(Vec::new, advice::good_moves),
        }
    }

    /// Whether something is being found out.
    #[must_use]
    pub const fn is_pending(&self) -> bool {
        self.pending.is_some()
    }
}

/// Adds the analysis of the position on the table.
pub fn plugin(app: &mut App) {
    app.init_resource::<Analyses>()
        .insert_resource(AnalysisEngine(MatchEngine::new(MEMORY)))
        .add_message::<AskHint>()
        .add_systems(
            Update,
            (
                // What is known of the match is kept while an example is shown in its place.
                (ask, begin)
                    .chain()
                    .run_if(not(in_state(Screen::Demonstration))),
                finish,
            )
                .chain()
                .after(opponent::answer)
                .in_set(GameSet::Advisor),
        );
}

fn ask(
    mut asked: MessageReader<AskHint>,
    current: Option<Res<CurrentMatch>>,
    mut analyses: ResMut<Analyses>,
) {
    if asked.read().count() > 0 {
        analyses.hinted = current.map(|current| current.turn());
    }
}

/// Analyses the position that is shown at rest, while no player thinks.
fn begin(
    current: Option<Res<CurrentMatch>>,
    phase: Res<Phase>,
    settings: Res<Settings>,
    thinking: Res<Thinking>,
    engine: Res<AnalysisEngine>,
    learnt: Learnt,
    mut analyses: ResMut<Analyses>,
) {
    let Some(current) = current else {
        if analyses.is_pending() || !analyses.known.is_empty() {
            *analyses = Analyses::default();
        }
        return;
    };
    let turn = current.turn();
    if analyses.match_number != turn.match_number {
        *analyses = Analyses {
            match_number: turn.match_number,
            ..Analyses::default()
        };
    }
    if analyses
        .pending
        .as_ref()
        .is_some_and(|pending| pending.turn != turn)
    {
        analyses.pending = None;
    }
    let is_asked = settings.helps.warning > 0 && matches!(*phase, Phase::Person(_));
    let is_wanted = is_asked || settings.helps.evaluation || analyses.hinted == Some(turn);
    let is_at_rest = matches!(*phase, Phase::Person(_) | Phase::Looking(_));
    let is_new = analyses.pending.is_none() && !analyses.known.contains_key(&turn.step);
    if !(is_wanted && is_at_rest && is_new) || thinking.side().is_some() {
        return;
    }
    let search = BackgroundSearch::begin(Analyse {
        game: SentGame(current.game().clone()),
        match_number: turn.match_number,
        network: learnt.of(&current),
        engine: engine.0.clone(),
    });
    match begun(search) {
        Some(search) => analyses.pending = Some(Pending { turn, search }),
        None => {
            analyses.known.insert(turn.step, None);
        }
    }
}

pub(super) fn finish(clock: Res<TimeUpdateStrategy>, mut analyses: ResMut<Analyses>) {
    // A run whose time is made by hand must not depend on the machine's: it waits for the answer.
    let is_ready = |pending: &Pending| pending.search.is_finished() || is_unhurried(&clock);
    if !analyses.pending.as_ref().is_some_and(is_ready) {
        return;
    }
    let Some(Pending { turn, search }) = analyses.pending.take() else {
        return;
    };
    analyses.known.insert(turn.step, search.join().flatten());
}
