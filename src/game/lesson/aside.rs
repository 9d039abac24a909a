//! What waits while something else is on the table, and comes back as it was.

use bevy::prelude::*;

use super::CurrentLesson;
use crate::game::playback::{Playback, PlaybackEvent, TableAside};
use crate::game::session::{self, MatchAside, MatchEvent};

/// What was on the table before.
pub(super) struct Aside {
    current: Option<MatchAside>,
    // Boxed: the lesson of a game's mistakes has something aside itself.
    lesson: Option<Box<CurrentLesson>>,
    table: TableAside,
}

impl Aside {
    /// Takes it off the table.
    pub(super) fn set(world: &mut World) -> Self {
        Self {
            current: session::set_aside(world),
            lesson: world.remove_resource().map(Box::new),
            table: world.resource_mut::<Playback>().set_aside(),
        }
    }

    /// Puts everything back as it was.
    pub(super) fn put_back(self, world: &mut World) {
        // What the other thing on the table still had to tell is not told to the match.
        world.resource_mut::<Messages<MatchEvent>>().clear();
        world.resource_mut::<Messages<PlaybackEvent>>().clear();
        let told = world.resource_mut::<Playback>().put_back(self.table);
        world.write_message_batch(told);
        if let Some(current) = self.current {
            session::put_back(world, current);
        }
        if let Some(lesson) = self.lesson {
            world.insert_resource(*lesson);
        }
    }
}
