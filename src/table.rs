//! Keeps the table, a stack of shows of which only the top one is visible.
//!
//! A match, a lesson, a player's mistakes and an example are shows: entities, with their parts as
//! components. Systems access the parts of the top show only, so the others are suspended. Every
//! event names its show, so it can't reach another one.

use std::ops::Deref;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use awale_rules::{BoardSnapshot, GameEvent, Move, Position, Refusal, Side};

/// Adds the table.
pub fn plugin(app: &mut App) {
    app.init_resource::<Table>().add_message::<ShowEvent>();
}

/// An event of a show, sent by [`TableWriter`] and read by [`TableReader`].
#[derive(Message, Clone, Debug)]
pub struct ShowEvent {
    show: Entity,
    /// The event.
    pub event: TableEvent,
}

/// An event on the table, to which the display and the sound respond.
#[derive(Clone, Debug)]
pub enum TableEvent {
    /// A match has started.
    Began {
        /// The seeds at the start.
        start: BoardSnapshot,
        /// Events at the start: under some rules, a pass or the end of the game.
        events: Vec<GameEvent>,
    },
    /// A hole was played.
    Moved {
        /// The player.
        mover: Side,
        /// The seeds before the move.
        before: BoardSnapshot,
        /// Everything that happened, in order.
        events: Vec<GameEvent>,
    },
    /// The players ended the game by resignation or agreement.
    EndedByPlayers {
        /// Everything that happened, in order.
        events: Vec<GameEvent>,
    },
    /// The table shows another position without a move: after a jump in the game, a resumed match
    /// or a step of a lesson.
    PositionShown {
        /// The seeds of the position.
        snapshot: BoardSnapshot,
    },
    /// The table shows a step of the game, starting within it.
    StepShown {
        /// The seeds before the step.
        before: BoardSnapshot,
        /// All events of the step, in order.
        events: Vec<GameEvent>,
        /// The number of events that have already happened.
        shown: usize,
        /// The player of the move, or of the last move if the step has none; `None` before the
        /// first move.
        mover: Option<Side>,
    },
    /// A person chose an illegal hole.
    Refused {
        /// The move.
        mv: Move,
        /// The reason.
        refusal: Refusal,
    },
    /// A learner gave a legal but wrong answer.
    WrongAnswer {
        /// The move.
        mv: Move,
    },
    /// The show was restored to the state in which it was suspended.
    Resumed,
    /// The player left the match or lesson; the board stays.
    Left,
}

impl TableEvent {
    /// Creates the event that shows `position`.
    #[must_use]
    pub fn position_shown(position: &Position) -> Self {
        let snapshot = BoardSnapshot::of(position);
        Self::PositionShown { snapshot }
    }

    /// Creates the event of a move by the player to move in `before`.
    #[must_use]
    pub fn moved(before: &Position, events: Vec<GameEvent>) -> Self {
        Self::Moved {
            mover: before.to_move(),
            before: BoardSnapshot::of(before),
            events,
        }
    }
}

/// Marks the top show.
#[derive(Component)]
pub struct OnTop;

/// The stack of shows.
#[derive(Resource)]
pub struct Table {
    top: Entity,
    /// The suspended shows below the top.
    suspended: Vec<Entity>,
}

impl FromWorld for Table {
    fn from_world(world: &mut World) -> Self {
        Self {
            top: world.spawn(OnTop).id(),
            suspended: Vec::new(),
        }
    }
}

impl Table {
    /// Suspends the top show and pushes an empty one.
    pub fn push(world: &mut World) {
        let top = world.spawn(OnTop).id();
        let mut table = world.resource_mut::<Self>();
        let suspended = std::mem::replace(&mut table.top, top);
        table.suspended.push(suspended);
        world.entity_mut(suspended).remove::<OnTop>();
    }

    /// Pops the top show and resumes the one below it, if there is one.
    pub fn pop(world: &mut World) {
        let mut table = world.resource_mut::<Self>();
        let Some(resumed) = table.suspended.pop() else {
            return;
        };
        let popped = std::mem::replace(&mut table.top, resumed);
        world.despawn(popped);
        world.entity_mut(resumed).insert(OnTop);
        Self::write(world, TableEvent::Resumed);
    }

    /// Returns a part of the top show. In systems, use [`Top`] instead.
    #[must_use]
    pub fn part<P: Component>(world: &World) -> Option<&P> {
        world.get(world.resource::<Self>().top)
    }

    /// Inserts a part into the top show.
    pub fn insert<P: Component>(world: &mut World, part: P) {
        let top = world.resource::<Self>().top;
        world.entity_mut(top).insert(part);
    }

    /// Removes a part of the top show.
    pub fn remove<P: Component>(world: &mut World) {
        let top = world.resource::<Self>().top;
        world.entity_mut(top).remove::<P>();
    }

    /// Sends an event of the top show. In systems, use a [`TableWriter`] instead.
    pub fn write(world: &mut World, event: TableEvent) {
        let show = world.resource::<Self>().top;
        world.write_message(ShowEvent { show, event });
    }
}

/// Registers the parts that every show has.
pub trait ShowParts {
    /// Registers `P` as a part of every show: a pushed show starts with the default.
    fn add_part_of_every_show<P: Component + Default>(&mut self) -> &mut Self;
}

impl ShowParts for App {
    fn add_part_of_every_show<P: Component + Default>(&mut self) -> &mut Self {
        self.init_resource::<Table>();
        Table::insert(self.world_mut(), P::default());
        self.add_observer(|added: On<Add, OnTop>, mut commands: Commands| {
            commands.entity(added.entity).insert_if_new(P::default());
        })
    }
}

/// A part of the top show. A system with this parameter is skipped while the show has no such part.
#[derive(SystemParam)]
pub struct Top<'w, 's, P: Component>(Single<'w, 's, (Ref<'static, P>, Ref<'static, OnTop>)>);

impl<P: Component> Top<'_, '_, P> {
    /// Returns whether the part has changed, or its show has come to the top.
    #[must_use]
    pub fn is_changed(&self) -> bool {
        self.0.0.is_changed() || self.0.1.is_added()
    }
}

impl<P: Component> Deref for Top<'_, '_, P> {
    type Target = P;

    fn deref(&self) -> &P {
        &self.0.0
    }
}

/// A mutable part of the top show; systems are skipped as with [`Top`].
pub type TopMut<'w, 's, P> = Single<'w, 's, &'static mut P, With<OnTop>>;

/// Returns whether the top show has the part `P`.
pub fn top_has<P: Component>(part: Query<(), (With<P>, With<OnTop>)>) -> bool {
    !part.is_empty()
}

/// Returns whether the top show has the part `P` and it has changed, or its show has come to the
/// top.
pub fn top_changed<P: Component>(part: Option<Top<P>>) -> bool {
    part.is_some_and(|part| part.is_changed())
}

/// Returns whether the top show has no part `P`, although it or the previous top show just had one.
pub fn top_lost<P: Component>(
    part: Query<(), (With<P>, With<OnTop>)>,
    mut had_part: Local<bool>,
) -> bool {
    let has_part = !part.is_empty();
    std::mem::replace(&mut *had_part, has_part) && !has_part
}

/// Sends events of the top show.
#[derive(SystemParam)]
pub struct TableWriter<'w> {
    table: Res<'w, Table>,
    events: MessageWriter<'w, ShowEvent>,
}

impl TableWriter<'_> {
    /// Sends an event.
    pub fn write(&mut self, event: TableEvent) {
        let show = self.table.top;
        self.events.write(ShowEvent { show, event });
    }

    /// Sends events in order.
    pub fn write_batch(&mut self, events: impl IntoIterator<Item = TableEvent>) {
        events.into_iter().for_each(|event| self.write(event));
    }
}

/// Reads events of the top show and skips those of other shows.
#[derive(SystemParam)]
pub struct TableReader<'w, 's> {
    table: Res<'w, Table>,
    events: MessageReader<'w, 's, ShowEvent>,
}

impl TableReader<'_, '_> {
    /// Returns the events since the last read.
    pub fn read(&mut self) -> impl Iterator<Item = &TableEvent> {
        let top = self.table.top;
        let events = self.events.read();
        events.filter_map(move |message| (message.show == top).then_some(&message.event))
    }

    /// Returns whether no event was sent since the last read.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    /// Skips all events.
    pub fn clear(&mut self) {
        self.events.clear();
    }
}
