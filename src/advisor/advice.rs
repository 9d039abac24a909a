//! Answers a player's questions about the position: reasons, threats, and the consequences of a
//! move.

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError};

use bevy::prelude::*;

use crate::jobs::{self, JobDone, JobKind, JobSet};
use crate::schedule::GameSet;
use crate::session::{AboutTurn, CurrentMatch, Turn};
use crate::state::Screen;
use crate::table::Top;
use awale_engine::ai::analysis::quick_limits;
use awale_engine::ai::{Engine, SEED};
use awale_engine::lessons::{Refutation, refutation};
use awale_engine::matches::MatchSetup;
use awale_engine::teacher::advice::{Outlook, Threat, outlook, threat};
use awale_engine::teacher::comparison::{Comparer, Comparison};
use awale_engine::teacher::{Reason, reasons};
use awale_rules::{Game, Move};

/// A player's request for advice, about the hole under the pointer where that matters.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum AdviceRequest {
    /// Why a move is good or bad, or what matters in the position.
    Why,
    /// The opponent's threat.
    Threat,
    /// The consequences of the move under the pointer.
    WhatIf,
    /// The report of the game; if it is finished, the next mistake.
    Report,
}

/// A question about the position on the table.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Why the last move and each legal move is good or bad; the given topic is shown first.
    Why(Topic),
    /// The comparison for a topic of the last [`Answer::Why`], by index.
    Compare(usize),
    /// The opponent's threat.
    Threat,
    /// The consequences of this move.
    WhatIf(Move),
}

/// The topic of an explanation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// The position on the table.
    Position,
    /// The last move, and the position before it.
    LastMove(Move),
    /// A legal move.
    Move(Move),
}

/// The reasons why something is good or bad.
#[derive(Clone, Debug)]
pub struct Explanation {
    /// The subject of the explanation.
    pub topic: Topic,
    /// The game up to the position.
    pub game: Game,
    /// The evidence.
    pub basis: Basis,
}

/// The evidence for an explanation.
#[derive(Clone, Debug)]
pub enum Basis {
    /// Facts that are certain; at least one.
    Reasons(Vec<Reason>),
    /// A comparison with another move, if nothing is certain. For a position, it is about the best
    /// move.
    Comparison(Comparison),
    /// A comparison that [`Question::Compare`] has yet to compute, because it takes a search.
    Pending,
    /// No evidence, because the search was stopped.
    Nothing,
}

/// The answer to a [`Question`].
#[derive(Clone, Debug)]
pub enum Answer {
    /// Explains each topic, in this order.
    Why {
        /// The explanations.
        topics: Vec<Explanation>,
        /// The index of the requested topic.
        first: usize,
    },
    /// Explains a topic that was [`Basis::Pending`].
    Compared {
        /// The index of the topic.
        index: usize,
        /// The explanation.
        explanation: Box<Explanation>,
        /// The setup of the suspended match.
        setup: Box<MatchSetup>,
    },
    /// A threat, if there is one.
    Threat(Option<Threat>),
    /// The consequences of a move, and its refutation if there is one.
    WhatIf(Outlook, Option<Refutation>),
}

/// The answer to a question about a turn of the match.
#[derive(Message, Clone, Debug)]
pub struct Answered {
    /// The turn.
    pub turn: Turn,
    /// The answer.
    pub answer: Answer,
}

/// A job that searches for an answer.
#[derive(Component)]
struct Answering;

impl JobKind for Answering {
    type Answer = Option<Answer>;
}

/// The explainer of the last [`Question::Why`], kept for topics that are opened later.
#[derive(Component, Clone)]
struct Explained {
    explainer: Arc<Mutex<Explainer>>,
    setup: MatchSetup,
}

/// Answers questions.
pub fn plugin(app: &mut App) {
    app.add_message::<Question>()
        .add_message::<AdviceRequest>()
        .add_message::<Answered>()
        .add_observer(send_answer)
        .add_systems(
            Update,
            start_search
                .run_if(on_message::<Question>)
                .run_if(in_state(Screen::Playing))
                .before(JobSet)
                .in_set(GameSet::Advisor),
        )
        .add_systems(
            Update,
            start_comparison
                .run_if(on_message::<Question>)
                .run_if(in_state(Screen::Demonstration))
                .before(JobSet)
                .in_set(GameSet::Advisor),
        );
}

/// Searches for the answer to the latest question, and cancels earlier searches.
fn start_search(
    mut questions: MessageReader<Question>,
    current: Option<Top<CurrentMatch>>,
    pending: Query<Entity, Or<(With<Answering>, With<Explained>)>>,
    mut commands: Commands,
) {
    let (Some(&question), Some(current)) = (questions.read().last(), current) else {
        return;
    };
    for entity in &pending {
        commands.entity(entity).despawn();
    }
    let game = current.game().clone();
    let turn = AboutTurn(current.turn());
    if let Question::Why(topic) = question {
        let explained = Explained {
            explainer: Arc::new(Mutex::new(Explainer::new(&game))),
            setup: current.setup().clone(),
        };
        let explainer = Arc::clone(&explained.explainer);
        let job = jobs::run(Answering, move |stop| {
            let mut explainer = explainer.lock().unwrap_or_else(PoisonError::into_inner);
            Some(explainer.explain_all(topic, stop))
        });
        commands.spawn((turn, explained));
        commands.spawn((turn, job));
        return;
    }
    let job = jobs::run(Answering, move |stop| answer(&game, question, stop));
    commands.spawn((turn, job));
}

/// Searches for the comparison that the latest question asks for, while the match is suspended.
fn start_comparison(
    mut questions: MessageReader<Question>,
    explained: Query<(&Explained, &AboutTurn)>,
    pending: Query<Entity, With<Answering>>,
    mut commands: Commands,
) {
    let Some(&Question::Compare(index)) = questions.read().last() else {
        return;
    };
    let Some((Explained { explainer, setup }, &turn)) = explained.iter().last() else {
        return;
    };
    for job in &pending {
        commands.entity(job).despawn();
    }
    let (explainer, setup) = (Arc::clone(explainer), Box::new(setup.clone()));
    let job = jobs::run(Answering, move |stop| {
        let mut explainer = explainer.lock().unwrap_or_else(PoisonError::into_inner);
        let explanation = Box::new(explainer.explain(index, true, stop)?);
        Some(Answer::Compared {
            index,
            explanation,
            setup,
        })
    });
    commands.spawn((turn, job));
}

fn answer(game: &Game, question: Question, stop: &AtomicBool) -> Option<Answer> {
    let engine = || Engine::new(game.rules());
    Some(match question {
        Question::Why(_) | Question::Compare(_) => return None,
        Question::Threat => Answer::Threat(threat(&mut engine(), game, quick_limits(), stop)),
        Question::WhatIf(mv) => {
            let analysis = engine().analyse(game, quick_limits(), stop, &mut |_| ())?;
            let outlook = outlook(&analysis, mv)?;
            let best = analysis.moves.first().map(|best| best.mv);
            let refuted_by = (outlook.loss >= SEED / 2)
                .then(|| refutation(game, mv, best.into_iter().collect()))
                .flatten();
            Answer::WhatIf(outlook, refuted_by)
        }
    })
}

fn send_answer(
    mut done: On<JobDone<Answering>>,
    turns: Query<&AboutTurn>,
    mut answers: MessageWriter<Answered>,
) {
    let answer = done.event_mut().answer.take().flatten();
    if let (Ok(&AboutTurn(turn)), Some(answer)) = (turns.get(done.job), answer) {
        answers.write(Answered { turn, answer });
    }
}

/// Explains the position, the last move, and every legal move.
struct Explainer {
    topics: Vec<Topic>,
    /// Compares moves in the position.
    current_comparer: Comparer,
    /// Compares moves in the position before the last move.
    previous_comparer: Option<Comparer>,
}

impl Explainer {
    fn new(game: &Game) -> Self {
        let mut topics = Vec::new();
        if game.outcome().is_none() {
            topics.push(Topic::Position);
        }
        let last = game.moves().last();
        topics.extend(last.map(|&last| Topic::LastMove(last)));
        let legal = game.position().legal_moves(game.rules());
        topics.extend(legal.iter().map(Topic::Move));
        let previous_comparer = last.map(|_| {
            let mut previous = game.clone();
            previous.take_back();
            Comparer::new(previous, quick_limits())
        });
        Self {
            topics,
            current_comparer: Comparer::new(game.clone(), quick_limits()),
            previous_comparer,
        }
    }

    /// Explains all topics, searching for a comparison only for the requested one.
    fn explain_all(&mut self, requested: Topic, stop: &AtomicBool) -> Answer {
        let first = self.topics.iter().position(|&topic| topic == requested);
        let first = first.unwrap_or_default();
        let topics =
            (0..self.topics.len()).filter_map(|index| self.explain(index, index == first, stop));
        let topics = topics.collect();
        Answer::Why { topics, first }
    }

    /// Explains a topic; `None` if the index is out of range.
    fn explain(
        &mut self,
        index: usize,
        may_search: bool,
        stop: &AtomicBool,
    ) -> Option<Explanation> {
        let topic = *self.topics.get(index)?;
        let (comparer, mv) = match topic {
            Topic::Position => (&mut self.current_comparer, None),
            Topic::Move(mv) => (&mut self.current_comparer, Some(mv)),
            Topic::LastMove(mv) => (self.previous_comparer.as_mut()?, Some(mv)),
        };
        let game = comparer.game().clone();
        let reasons = match mv {
            None => reasons::of_position(&game),
            Some(mv) => reasons::of_move(&game, mv),
        };
        let basis = if !reasons.is_empty() {
            Basis::Reasons(reasons)
        } else if !may_search {
            Basis::Pending
        } else if let Some(comparison) = comparer.compare(mv, stop) {
            Basis::Comparison(comparison)
        } else {
            Basis::Nothing
        };
        Some(Explanation { topic, game, basis })
    }
}
