//! Whether a person means a move that costs them dearly: asked only if they want to be asked,
//! and only if its cost is known soon enough. No frame waits for it.

use std::time::Duration;

use bevy::prelude::*;

use super::analysis;
use super::analysis::Analyses;
use crate::game::phase::Phase;
use crate::game::schedule::GameSet;
use crate::game::session::{CurrentMatch, GameCommand, Turn};
use crate::game::settings::Settings;
use crate::game::state::{Menu, Screen};
use crate::rules::Hole;

/// How long a move is held whose cost is not known yet; then it is played.
const PATIENCE: Duration = Duration::from_millis(600);

/// A person wants to play this hole.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayHole(pub Hole);

/// A move that is asked about.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Doubt {
    /// The hole.
    pub hole: Hole,
    /// What it costs against the best move, in whole seeds.
    pub loss: u16,
    /// The moment it was chosen for.
    turn: Turn,
}

/// The move that is asked about.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct SecondThought(Option<Doubt>);

impl SecondThought {
    /// The move that is asked about.
    #[must_use]
    pub const fn doubt(&self) -> Option<Doubt> {
        self.0
    }

    /// What plays the move all the same; `None` if the moment has passed.
    pub fn confirmed(&mut self, current: &CurrentMatch) -> Option<GameCommand> {
        let doubt = self.0.take()?;
        (doubt.turn == current.turn()).then_some(GameCommand::Play(doubt.hole))
    }
}

/// A move that waits for the analysis of its position.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(super) struct HeldMove(Option<Waiting>);

#[derive(Clone, Copy, Debug)]
struct Waiting {
    hole: Hole,
    turn: Turn,
    /// When it was chosen, since the program was started.
    since: Duration,
}

/// Adds the question.
pub fn plugin(app: &mut App) {
    app.add_message::<PlayHole>()
        .init_resource::<SecondThought>()
        .init_resource::<HeldMove>()
        .add_systems(
            Update,
            (hold, weigh.run_if(not(in_state(Screen::Demonstration))))
                .chain()
                .after(analysis::finish)
                .in_set(GameSet::Advisor),
        );
}

/// What can't be judged is played at once, or refused with a reason.
fn hold(
    time: Res<Time<Real>>,
    mut requests: MessageReader<PlayHole>,
    current: Option<Res<CurrentMatch>>,
    phase: Res<Phase>,
    settings: Res<Settings>,
    mut held: ResMut<HeldMove>,
    mut commands: MessageWriter<GameCommand>,
) {
    for PlayHole(hole) in requests.read().copied() {
        let is_weighed = settings.helps.warning > 0 && matches!(*phase, Phase::Person(_));
        match &current {
            Some(current) if is_weighed => {
                held.0 = Some(Waiting {
                    hole,
                    turn: current.turn(),
                    // The frame in which it arrives may end a long sleep.
                    since: time.elapsed(),
                });
            }
            _ => {
                commands.write(GameCommand::Play(hole));
            }
        }
    }
}

pub(super) fn weigh(
    time: Res<Time<Real>>,
    current: Option<Res<CurrentMatch>>,
    settings: Res<Settings>,
    analyses: Res<Analyses>,
    mut held: ResMut<HeldMove>,
    mut thought: ResMut<SecondThought>,
    mut menu: ResMut<NextState<Menu>>,
    mut commands: MessageWriter<GameCommand>,
) {
    let Some(waiting) = held.0 else {
        return;
    };
    let is_now = current.is_some_and(|current| current.turn() == waiting.turn);
    if !is_now {
        held.0 = None;
        return;
    }
    let known = analyses.of(waiting.turn.step);
    let waited = time.elapsed().saturating_sub(waiting.since);
    if known.is_none() && waited < PATIENCE {
        return;
    }
    held.0 = None;
    let loss = known
        .and_then(|known| known.value_of(waiting.hole))
        .map_or(0.0, |value| value.loss_in_seeds.max(0.0));
    if loss >= f32::from(settings.helps.warning) {
        thought.0 = Some(Doubt {
            hole: waiting.hole,
            loss: loss.round() as u16,
            turn: waiting.turn,
        });
        menu.set(Menu::SecondThought);
    } else {
        commands.write(GameCommand::Play(waiting.hole));
    }
}
