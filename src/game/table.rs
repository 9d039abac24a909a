//! What lies on the table: a stack of shows, of which the last one is seen.
//!
//! A match, a lesson, a player's mistakes and an example are shows. The resources that make one up
//! are its parts: they are suspended together when another show is pushed, and come back as they
//! were when it is popped. Every event names its show, so that none reaches another one.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::rules::{BoardSnapshot, GameEvent, Hole, Position, Refusal, Side};

/// Adds the table.
pub fn plugin(app: &mut App) {
    app.init_resource::<Table>().add_message::<ShowEvent>();
}

/// Something that happens in a show; [`TableWriter`] sends it, [`TableReader`] reads it.
#[derive(Message, Clone, Debug)]
pub struct ShowEvent {
    show: ShowId,
    /// What happens.
    pub event: TableEvent,
}

/// What happens on the table: what is seen and heard follows it.
#[derive(Clone, Debug)]
pub enum TableEvent {
    /// A match has begun.
    Began {
        /// The seeds before anything has happened.
        start: BoardSnapshot,
        /// What odd rules may make of a start: a pass, the end.
        events: Vec<GameEvent>,
    },
    /// A hole was played.
    Moved {
        /// Whose move it is.
        mover: Side,
        /// The seeds before the move.
        before: BoardSnapshot,
        /// All that happened, in order.
        events: Vec<GameEvent>,
    },
    /// The players ended the game, by a resignation or an agreement.
    EndedByPlayers {
        /// All that happened, in order.
        events: Vec<GameEvent>,
    },
    /// The table shows another position, without a move: a jump in the game, a saved match that is
    /// resumed, a step of a lesson.
    PositionShown {
        /// The seeds there.
        snapshot: BoardSnapshot,
    },
    /// The table shows a step of the game from a moment within it.
    StepShown {
        /// The seeds before the step.
        before: BoardSnapshot,
        /// All that happens in it, in order.
        events: Vec<GameEvent>,
        /// How many of these have happened already.
        shown: usize,
        /// Whose move it is, or the last one before a step without a move; `None` before the
        /// first move.
        mover: Option<Side>,
    },
    /// A person tried to play a hole that can't be played.
    Refused {
        /// The hole.
        hole: Hole,
        /// Why.
        refusal: Refusal,
    },
    /// A learner answered with a hole that can be played, but is wrong.
    WrongAnswer {
        /// The hole.
        hole: Hole,
    },
    /// The show is back on the table, as it was when it was suspended.
    Resumed,
    /// The match or lesson was left; the board stays.
    Left,
}

impl TableEvent {
    /// The table shows `position`.
    #[must_use]
    pub fn position_shown(position: &Position) -> Self {
        let snapshot = BoardSnapshot::of(position);
        Self::PositionShown { snapshot }
    }

    /// What happened when the player to move in `before` played.
    #[must_use]
    pub fn moved(before: &Position, events: Vec<GameEvent>) -> Self {
        Self::Moved {
            mover: before.to_move(),
            before: BoardSnapshot::of(before),
            events,
        }
    }
}

/// A show, by its number since the program was started.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct ShowId(u32);

/// The stack of shows.
#[derive(Resource, Default)]
pub struct Table {
    on_top: ShowId,
    /// The shows below it, with what brings their parts back.
    suspended: Vec<(ShowId, Vec<Restore>)>,
    /// The number of the last show that was pushed.
    last: ShowId,
    parts: Vec<fn(&mut World) -> Restore>,
}

type Restore = Box<dyn FnOnce(&mut World) + Send + Sync>;

impl Table {
    /// `event`, as one of the show on top.
    const fn event(&self, event: TableEvent) -> ShowEvent {
        ShowEvent {
            show: self.on_top,
            event,
        }
    }

    /// Suspends the show on top, and puts an empty one over it.
    pub fn push(world: &mut World) {
        let parts = world.resource::<Self>().parts.clone();
        let restores = parts.iter().map(|suspend| suspend(world)).collect();
        let mut table = world.resource_mut::<Self>();
        let below = table.on_top;
        table.suspended.push((below, restores));
        table.last.0 += 1;
        table.on_top = table.last;
    }

    /// Takes the show on top off, and resumes the one below it, if there is one.
    pub fn pop(world: &mut World) {
        let mut table = world.resource_mut::<Self>();
        let Some((show, restores)) = table.suspended.pop() else {
            return;
        };
        table.on_top = show;
        for restore in restores {
            restore(world);
        }
        Self::write(world, TableEvent::Resumed);
    }

    /// Sends an event of the show on top; systems do so with a [`TableWriter`].
    pub fn write(world: &mut World, event: TableEvent) {
        let event = world.resource::<Self>().event(event);
        world.write_message(event);
    }
}

/// Adds the parts of shows to an app.
pub trait ShowParts {
    /// `R` belongs to a show: another one begins without it.
    fn add_show_part<R: Resource>(&mut self) -> &mut Self;

    /// `R` is kept by every show; another one begins with the default.
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

/// Sends events of the show on top.
#[derive(SystemParam)]
pub struct TableWriter<'w> {
    table: Res<'w, Table>,
    events: MessageWriter<'w, ShowEvent>,
}

impl TableWriter<'_> {
    /// Sends what has happened.
    pub fn write(&mut self, event: TableEvent) {
        self.events.write(self.table.event(event));
    }

    /// Sends all that has happened, in order.
    pub fn write_batch(&mut self, events: impl IntoIterator<Item = TableEvent>) {
        events.into_iter().for_each(|event| self.write(event));
    }
}

/// Reads events of the show on top; those of other shows are skipped.
#[derive(SystemParam)]
pub struct TableReader<'w, 's> {
    table: Res<'w, Table>,
    events: MessageReader<'w, 's, ShowEvent>,
}

impl TableReader<'_, '_> {
    /// The events since this was read last.
    pub fn read(&mut self) -> impl Iterator<Item = &TableEvent> {
        let on_top = self.table.on_top;
        let events = self.events.read();
        events.filter_map(move |sent| (sent.show == on_top).then_some(&sent.event))
    }

    /// Whether no event was sent since this was read last.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    /// Skips all events.
    pub fn clear(&mut self) {
        self.events.clear();
    }
}
