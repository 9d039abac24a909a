//! The table: a stack of shows, of which only the top one is visible.
//!
//! A match, a lesson, a player's mistakes and an example are shows. The parts of a show are
//! resources: pushing another show suspends them together, and popping it restores them. Every
//! event names its show, so it can't reach another one.

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
    show: ShowId,
    /// The event.
    pub event: TableEvent,
}

/// An event on the table, which display and sound follow.
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
        /// The player of the move, or of the last move before a step without one; `None` before the
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

/// The number of a show since the start of the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct ShowId(u32);

/// The stack of shows.
#[derive(Resource, Default)]
pub struct Table {
    top: ShowId,
    /// The suspended shows below the top, with functions that restore their parts.
    suspended: Vec<(ShowId, Vec<Restore>)>,
    /// The number of the last show that was pushed.
    last: ShowId,
    parts: Vec<fn(&mut World) -> Restore>,
}

type Restore = Box<dyn FnOnce(&mut World) + Send + Sync>;

impl Table {
    /// Wraps `event` as one of the top show.
    const fn event(&self, event: TableEvent) -> ShowEvent {
        ShowEvent {
            show: self.top,
            event,
        }
    }

    /// Suspends the top show and pushes an empty one.
    pub fn push(world: &mut World) {
        let parts = world.resource::<Self>().parts.clone();
        let restores = parts.iter().map(|suspend| suspend(world)).collect();
        let mut table = world.resource_mut::<Self>();
        let below = table.top;
        table.suspended.push((below, restores));
        table.last.0 += 1;
        table.top = table.last;
    }

    /// Pops the top show and restores the one below it, if there is one.
    pub fn pop(world: &mut World) {
        let mut table = world.resource_mut::<Self>();
        let Some((show, restores)) = table.suspended.pop() else {
            return;
        };
        table.top = show;
        for restore in restores {
            restore(world);
        }
        Self::write(world, TableEvent::Resumed);
    }

    /// Sends an event of the top show. Systems use a [`TableWriter`] instead.
    pub fn write(world: &mut World, event: TableEvent) {
        let event = world.resource::<Self>().event(event);
        world.write_message(event);
    }
}

/// Registers the parts of shows with an app.
pub trait ShowParts {
    /// Registers `R` as a part of a single show: a pushed show starts without it.
    fn add_show_part<R: Resource>(&mut self) -> &mut Self;

    /// Registers `R` as a part of every show: a pushed show starts with the default.
    fn add_part_of_every_show<R: Resource + Default>(&mut self) -> &mut Self;
}

impl ShowParts for App {
    fn add_show_part<R: Resource>(&mut self) -> &mut Self {
        add_part(self, suspend::<R>)
    }

    fn add_part_of_every_show<R: Resource + Default>(&mut self) -> &mut Self {
        self.init_resource::<R>();
        add_part(self, |world| {
            let restore = suspend::<R>(world);
            world.init_resource::<R>();
            restore
        })
    }
}

fn add_part(app: &mut App, part: fn(&mut World) -> Restore) -> &mut App {
    let mut table = app.world_mut().get_resource_or_init::<Table>();
    table.parts.push(part);
    app
}

fn suspend<R: Resource>(world: &mut World) -> Restore {
    let part = world.remove_resource::<R>();
    Box::new(move |world| match part {
        Some(part) => world.insert_resource(part),
        None => {
            world.remove_resource::<R>();
        }
    })
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
        self.events.write(self.table.event(event));
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
        events.filter_map(move |sent| (sent.show == top).then_some(&sent.event))
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
