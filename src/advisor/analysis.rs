//! Analyses the position on the table for hints, warnings and the displayed evaluation.

use std::collections::HashMap;

use bevy::prelude::*;

use super::MatchEngines;
use super::opponent::{self, Thinking};
use super::search_data::TrainedNetworks;
use crate::jobs::{self, JobDone, JobKind, JobSet};
use crate::phase::Phase;
use crate::schedule::GameSet;
use crate::session::{AboutTurn, CurrentMatch, MoveCosts, Turn};
use crate::settings::{HintShown, Settings};
use crate::table::{ShowParts, Top, TopMut};
use awale_engine::ai::Analysis;
use awale_engine::teacher::advice;
use awale_engine::work::{Analyse, SentGame};
use awale_rules::Move;
use awale_rules::game_tree::NodeId;

/// A player's request for a hint.
#[derive(Message, Clone, Copy, Debug)]
pub struct RequestHint;

/// The analyses of positions of the match. A part of every show.
#[derive(Component, Default)]
pub struct Analyses {
    match_number: u32,
    /// By node of the game tree; `None` if the analysis failed, which isn't retried.
    by_node: HashMap<NodeId, Option<Analysis>>,
    /// The turn for which the player requested a hint.
    hinted: Option<Turn>,
    /// Whether the hint names a hole rather than only the reason.
    names_hole: bool,
}

/// A job that analyses a position.
#[derive(Component)]
struct Analysing;

impl JobKind for Analysing {
    type Answer = Option<Analysis>;
}

impl Analyses {
    /// Returns the analysis of a node of the match; `None` if there isn't one yet.
    #[must_use]
    pub fn of(&self, node: NodeId) -> Option<&Analysis> {
        self.by_node.get(&node)?.as_ref()
    }

    /// Returns the analysis of this turn, if the player requested a hint.
    #[must_use]
    pub fn hint(&self, turn: Turn) -> Option<&Analysis> {
        (self.hinted == Some(turn))
            .then(|| self.of(turn.step))
            .flatten()
    }

    /// Returns whether the hint requested for this turn names a hole, not only the reason.
    #[must_use]
    pub fn names_hole(&self, turn: Turn) -> bool {
        self.names_hole && self.hinted == Some(turn)
    }

    /// Returns the best move, if the player requested a hint that names it.
    #[must_use]
    pub fn hinted_move(&self, turn: Turn) -> Option<Move> {
        let hint = self.hint(turn).filter(|_| self.names_hole(turn))?;
        Some(hint.moves.first()?.mv)
    }

    /// Returns the moves of a requested hint, in board order, so that the order doesn't reveal the
    /// best one.
    #[must_use]
    pub fn hinted_moves(&self, turn: Turn, shown: HintShown) -> Vec<Move> {
        match shown {
            HintShown::Reason | HintShown::Best => self.hinted_move(turn).into_iter().collect(),
            HintShown::Good => self.hint(turn).map_or_else(Vec::new, advice::good_moves),
        }
    }
}

/// Analyses the position on the table.
pub fn plugin(app: &mut App) {
    app.add_part_of_every_show::<Analyses>()
        .add_message::<RequestHint>()
        .add_observer(store_analysis)
        .add_systems(
            Update,
            (handle_hint_requests, start_analysis)
                .chain()
                .after(opponent::think_for_person)
                .before(JobSet)
                .in_set(GameSet::Advisor),
        )
        .add_systems(Update, publish_costs.after(JobSet).in_set(GameSet::Advisor));
}

/// Records the requested hint. Where the reason comes first, the second request for a turn names
/// the hole.
fn handle_hint_requests(
    mut requests: MessageReader<RequestHint>,
    current: Option<Top<CurrentMatch>>,
    settings: Res<Settings>,
    mut analyses: TopMut<Analyses>,
) {
    for _ in requests.read() {
        let turn = current.as_ref().map(|current| current.turn());
        let is_repeat = turn.is_some() && analyses.hinted == turn;
        analyses.names_hole = is_repeat || settings.helps.hint != HintShown::Reason;
        analyses.hinted = turn;
    }
}

/// Starts analysing the position once the board is at rest and no computer player is thinking.
fn start_analysis(
    current: Top<CurrentMatch>,
    phase: Res<Phase>,
    settings: Res<Settings>,
    busy: Query<(), Or<(With<Thinking>, With<Analysing>)>>,
    engines: Res<MatchEngines>,
    networks: TrainedNetworks,
    mut analyses: TopMut<Analyses>,
    mut commands: Commands,
) {
    let turn = current.turn();
    if analyses.match_number != turn.match_number {
        **analyses = Analyses {
            match_number: turn.match_number,
            ..Analyses::default()
        };
    }
    let may_warn = settings.helps.warning > 0 && matches!(*phase, Phase::Person(_));
    let is_needed = may_warn || settings.helps.evaluation || analyses.hinted == Some(turn);
    let is_at_rest = matches!(*phase, Phase::Person(_) | Phase::Looking(_));
    let is_new = !analyses.by_node.contains_key(&turn.step);
    if is_needed && is_at_rest && is_new && busy.is_empty() {
        let job = jobs::work(
            Analysing,
            Analyse {
                game: SentGame(current.game().clone()),
                match_number: turn.match_number,
                network: networks.of(&current),
                engine: engines.analyses.clone(),
            },
        );
        commands.spawn((AboutTurn(turn), job));
    }
}

fn store_analysis(
    mut done: On<JobDone<Analysing>>,
    turns: Query<&AboutTurn>,
    mut analyses: TopMut<Analyses>,
) {
    if let Ok(AboutTurn(turn)) = turns.get(done.job) {
        let analysis = done.event_mut().answer.take().flatten();
        analyses.by_node.insert(turn.step, analysis);
    }
}

/// Tells the session what the moves of the turn cost, once they are analysed.
fn publish_costs(
    current: Top<CurrentMatch>,
    analyses: Top<Analyses>,
    mut costs: TopMut<MoveCosts>,
) {
    let turn = current.turn();
    if let Some(analysis) = analyses.of(turn.step).filter(|_| !costs.are_of(turn)) {
        let moves = analysis.moves.iter();
        let losses = moves.map(|value| (value.mv, value.loss_in_seeds));
        **costs = MoveCosts::new(turn, losses.collect());
    }
}
