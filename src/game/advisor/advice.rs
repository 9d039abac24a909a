//! Answers a player's questions about the position: reasons, threats and the consequences of a
//! move.

use std::sync::atomic::AtomicBool;

use bevy::prelude::*;

use super::{AboutTurn, despawn_stale};
use crate::ai::analysis::quick_limits;
use crate::ai::{Analysis, Engine, SEED};
use crate::game::jobs::{self, JobDone, JobKind, JobSet};
use crate::game::schedule::GameSet;
use crate::game::session::{CurrentMatch, Turn};
use crate::game::state::Screen;
use crate::lessons::{Refutation, refutation};
use crate::rules::{Game, Move};
use crate::teacher::advice::{Outlook, Threat, outlook, threat};
use crate::teacher::comparison::{Comparison, compare};
use crate::teacher::{Reason, reasons};

/// A player's request for advice, about the hole under the pointer if there is one.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum AdviceRequest {
    /// Why a move is good or bad, or what matters in the position.
    Why,
    /// The threat of the opponent.
    Threat,
    /// The consequences of the move under the pointer.
    WhatIf,
    /// The report of the game; if it is finished, the next mistake.
    Report,
}

/// A question about the position on the table.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Why the last move and each legal move is good or bad; this topic is shown first.
    Why(Topic),
    /// The threat of the opponent.
    Threat,
    /// The consequences of this move.
    WhatIf(Move),
}

/// The subject of reasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// The position.
    Position,
    /// The last move, and the position before it.
    LastMove(Move),
    /// A legal move.
    Move(Move),
}

/// The reasons why something is good or bad.
#[derive(Clone, Debug)]
pub struct Explanation {
    /// The subject.
    pub topic: Topic,
    /// The game up to the position.
    pub game: Game,
    /// The proved reasons.
    pub reasons: Vec<Reason>,
    /// If there are none: a comparison with another move. For a position, it compares its best
    /// move.
    pub comparison: Option<Comparison>,
}

/// The answer to a [`Question`].
#[derive(Clone, Debug)]
pub enum Answer {
    /// The explanation of each topic, in this order.
    Why {
        /// The explanations.
        topics: Vec<Explanation>,
        /// The index of the requested topic.
        first: usize,
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
                .after(despawn_stale)
                .before(JobSet)
                .in_set(GameSet::Advisor),
        );
}

/// Searches for the answer to the latest question and cancels earlier searches.
fn start_search(
    mut questions: MessageReader<Question>,
    current: Option<Res<CurrentMatch>>,
    pending: Query<Entity, With<Answering>>,
    mut commands: Commands,
) {
    let (Some(&question), Some(current)) = (questions.read().last(), current) else {
        return;
    };
    for job in &pending {
        commands.entity(job).despawn();
    }
    let game = current.game().clone();
    let job = jobs::run(Answering, move |stop| answer(&game, question, stop));
    commands.spawn((AboutTurn(current.turn()), job));
}

fn answer(game: &Game, question: Question, stop: &AtomicBool) -> Option<Answer> {
    let engine = || Engine::new(game.rules());
    Some(match question {
        Question::Why(topic) => why(game, topic, stop),
        Question::Threat => Answer::Threat(threat(&mut engine(), game, quick_limits(), stop)),
        Question::WhatIf(hole) => {
            let analysis = engine().analyse(game, quick_limits(), stop, &mut |_| ())?;
            let outlook = outlook(&analysis, hole)?;
            let best = analysis.moves.first().map(|best| best.mv);
            let refuted_by = (outlook.loss >= SEED / 2)
                .then(|| refutation(game, hole, best.into_iter().collect()))
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
fn why(game: &Game, requested: Topic, stop: &AtomicBool) -> Answer {
    let mut topics = Vec::new();
    let mut here = Explainer::new(game, stop);
    if game.outcome().is_none() {
        topics.push(here.explain(Topic::Position, None));
    }
    if let Some(&last) = game.moves().last() {
        let mut before = game.clone();
        before.take_back();
        topics.push(Explainer::new(&before, stop).explain(Topic::LastMove(last), Some(last)));
    }
    for mv in game.position().legal_moves(game.rules()).iter() {
        topics.push(here.explain(Topic::Move(mv), Some(mv)));
    }
    let first = topics.iter().position(|found| found.topic == requested);
    Answer::Why {
        topics,
        first: first.unwrap_or_default(),
    }
}

/// Explains the moves of one position. Searches only if a topic has no proved reasons.
struct Explainer<'a> {
    game: &'a Game,
    stop: &'a AtomicBool,
    search: Option<(Engine, Option<Analysis>)>,
}

impl<'a> Explainer<'a> {
    const fn new(game: &'a Game, stop: &'a AtomicBool) -> Self {
        Self {
            game,
            stop,
            search: None,
        }
    }

    /// Explains a move, or the position.
    fn explain(&mut self, topic: Topic, mv: Option<Move>) -> Explanation {
        let reasons = match mv {
            None => reasons::of_position(self.game),
            Some(mv) => reasons::of_move(self.game, mv),
        };
        let comparison = reasons.is_empty().then(|| self.compare(mv)).flatten();
        Explanation {
            topic,
            game: self.game.clone(),
            reasons,
            comparison,
        }
    }

    fn compare(&mut self, mv: Option<Move>) -> Option<Comparison> {
        let (game, stop) = (self.game, self.stop);
        let (engine, analysis) = self.search.get_or_insert_with(|| {
            let mut engine = Engine::new(game.rules());
            let analysis = engine.analyse(game, quick_limits(), stop, &mut |_| ());
            (engine, analysis)
        });
        let analysis = analysis.as_ref()?;
        let mv = mv.or_else(|| Some(analysis.moves.first()?.mv))?;
        compare(engine, game, mv, analysis, stop)
    }
}
