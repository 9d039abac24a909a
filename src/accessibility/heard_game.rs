//! The game that screen readers describe: that of the lesson or puzzle on the table, or the match.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::lesson::CurrentLesson;
use crate::localization::{Words, players};
use crate::session::CurrentMatch;
use crate::table::Top;
use awale_engine::text::{Commentary, Description, Messages, reader};
use awale_rules::{Game, Side};

/// The game on the table, and the messages that describe it.
#[derive(SystemParam)]
pub struct GameOnTable<'w, 's> {
    lesson: Option<Top<'w, 's, CurrentLesson>>,
    current: Option<Top<'w, 's, CurrentMatch>>,
    words: Res<'w, Words>,
}

impl GameOnTable<'_, '_> {
    /// Returns the game on the table; `None` if there is none.
    #[must_use]
    pub fn game(&self) -> Option<&Game> {
        match &self.lesson {
            Some(lesson) => Some(lesson.tour().game()),
            None => Some(self.current.as_ref()?.game()),
        }
    }

    /// Returns the game with the names of its players, which are formatted by this call; `None` if
    /// there is none.
    #[must_use]
    pub fn named(&self) -> Option<HeardGame<'_>> {
        let game = self.game()?;
        let (names, reader) = match (&self.lesson, &self.current) {
            (None, Some(current)) => {
                let setup = current.setup();
                (players::names(setup, &self.words), players::reader(setup))
            }
            _ => (self.words.sides(), None),
        };
        Some(HeardGame {
            game,
            names,
            reader,
        })
    }

    /// Returns whether the game or the messages may have changed in this frame.
    #[must_use]
    pub fn is_changed(&self) -> bool {
        let has_lesson_changed = self
            .lesson
            .as_ref()
            .is_some_and(|lesson| lesson.is_changed());
        let has_match_changed = self
            .current
            .as_ref()
            .is_some_and(|current| current.is_changed());
        has_lesson_changed || has_match_changed || self.words.is_changed()
    }
}

/// A game with the names of its players.
pub struct HeardGame<'a> {
    /// The game, at its current position.
    pub game: &'a Game,
    names: [String; 2],
    /// The player who is addressed; `None` if neither is.
    pub reader: Option<Side>,
}

impl HeardGame<'_> {
    /// Describes the current position.
    #[must_use]
    pub fn description<'b>(&'b self, messages: &'b Messages) -> Description<'b> {
        Description::new(messages, self.game, self.names(), self.reader)
    }

    /// Returns the commentary on the moves of this game.
    #[must_use]
    pub fn commentary<'b>(&'b self, messages: &'b Messages) -> Commentary<'b> {
        Commentary::new(messages, self.game.rules(), self.names()).read_by(self.reader)
    }

    /// Returns whose turn it is, in words.
    #[must_use]
    pub fn turn(&self, messages: &Messages) -> String {
        let side = self.game.position().to_move();
        reader::turn(messages, side, self.names(), self.reader)
    }

    fn names(&self) -> [&str; 2] {
        self.names.each_ref().map(String::as_str)
    }
}
