//! What a player asks about the position on the table: why, what is threatened, what comes of a move. It is found in the background.

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;

use super::opponent::is_unhurried;
use crate::ai::analysis::quick_limits;
use crate::ai::{BackgroundSearch, Engine, SEED};
use crate::game::background::begun;
use crate::game::schedule::GameSet;
use crate::game::session::{CurrentMatch, Turn};
use crate::game::state::Screen;
use crate::lessons::{Refutation, refutation};
use crate::rules::{Game, Hole, HoleSet};
use crate::teacher::advice::{Outlook, Threat, outlook, threat};
use crate::teacher::{Reason, reasons};

/// A player wants to know something: of what is pointed at, where something is.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inquiry {
    /// Why a move is good or bad, or what there is to see.
    Why,
    /// What the opponent threatens.
    Threat,
    /// What comes of the move that is pointed at.
    WhatIf,
    /// What the moves of the game were worth; there, the next mistake.
    Report,
}

/// Something that is to be found out about the position on the table.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Why each of its moves, and the last one, is good or bad. This comes first.
    Why(Topic),
    /// What the opponent threatens.
    Threat,
    /// What comes of this move.
    WhatIf(Hole),
}

/// What reasons are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// The position.
    Position,
    /// The last move, and the position before it.
    LastMove(Hole),
    /// A move that can be played.
    Move(Hole),
}

/// What was found out.
#[derive(Clone, Debug)]
pub enum Told {
    /// Reasons, of each topic in this order, and which of them was asked for.
    Why {
        /// What they are about, with the game as it stood.
        topics: Vec<(Topic, Game, Vec<Reason>)>,
        /// The number of the one that was asked for.
        first: usize,
    },
    /// A threat, if there is one.
    Threat(Option<Threat>),
    /// What comes of a move, and what is wrong with it where that can be shown.
    WhatIf(Outlook, Option<Refutation>),
}

/// What was asked and found out.
#[derive(Resource, Default)]
pub struct Advice {
    pending: Option<(Turn, BackgroundSearch<Option<Told>>)>,
    told: Option<(Turn, Told)>,
}

impl Advice {
    /// Whether something is being found out.
    #[must_use]
    pub const fn is_pending(&self) -> bool {
        self.pending.is_some()
    }

    /// Whether something was found out and not taken yet.
    #[must_use]
    pub const fn is_told(&self) -> bool {
        self.told.is_some()
    }

    /// Takes what was found out about this moment; what is about another is forgotten.
    pub fn take(&mut self, turn: Turn) -> Option<Told> {
        let (about, told) = self.told.take()?;
        (about == turn).then_some(told)
    }
}

/// Adds the answers.
pub fn plugin(app: &mut App) {
    app.init_resource::<Advice>()
        .add_message::<Ask>()
        .add_message::<Inquiry>()
        .add_systems(
            Update,
            (begin.run_if(on_message::<Ask>), finish)
                .chain()
                .run_if(in_state(Screen::Playing))
                .in_set(GameSet::Advisor),
        );
}

fn begin(
    mut asked: MessageReader<Ask>,
    current: Option<Res<CurrentMatch>>,
    mut advice: ResMut<Advice>,
) {
    let Some(&ask) = asked.read().last() else {
        return;
    };
    let Some(current) = current else {
        return;
    };
    let turn = current.turn();
    let game = current.game().clone();
    advice.told = None;
    let search = BackgroundSearch::start(move |stop| {
        let engine = || Engine::new(game.rules());
        Some(match ask {
            Ask::Why(topic) => why(&game, topic),
            Ask::Threat => Told::Threat(threat(&mut engine(), &game, quick_limits(), stop)),
            Ask::WhatIf(hole) => {
                let analysis = engine().analyse(&game, quick_limits(), stop, &mut |_| ())?;
                let outlook = outlook(&analysis, hole)?;
                let best: HoleSet = analysis
                    .moves
                    .first()
                    .map(|best| best.hole)
                    .into_iter()
                    .collect();
                let fault = (outlook.loss >= SEED / 2)
                    .then(|| refutation(&game, hole, best))
                    .flatten();
                Told::WhatIf(outlook, fault)
            }
        })
    });
    if let Some(search) = begun(search) {
        advice.pending = Some((turn, search));
    }
}

/// Reasons for the position, the last move, and every move that can be played.
fn why(game: &Game, asked: Topic) -> Told {
    let mut topics = Vec::new();
    if game.outcome().is_none() {
        topics.push((Topic::Position, game.clone(), reasons::of_position(game)));
    }
    if let Some(&last) = game.moves().last() {
        let mut before = game.clone();
        before.take_back();
        let found = reasons::of_move(&before, last);
        topics.push((Topic::LastMove(last), before, found));
    }
    for hole in game.position().legal_moves(game.rules()).iter() {
        let found = reasons::of_move(game, hole);
        topics.push((Topic::Move(hole), game.clone(), found));
    }
    let first = topics.iter().position(|(topic, ..)| *topic == asked);
    Told::Why {
        topics,
        first: first.unwrap_or_default(),
    }
}

fn finish(clock: Res<TimeUpdateStrategy>, mut advice: ResMut<Advice>) {
    // A run whose time is made by hand must not depend on the machine's: it waits for the answer.
    let is_ready =
        |(_, search): &(Turn, BackgroundSearch<_>)| search.is_finished() || is_unhurried(&clock);
    if !advice.pending.as_ref().is_some_and(is_ready) {
        return;
    }
    if let Some((turn, search)) = advice.pending.take() {
        advice.told = search.join().flatten().map(|told| (turn, told));
    }
}
