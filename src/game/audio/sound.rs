//! What others ask to be heard.

use std::time::Duration;

use bevy::prelude::*;

/// Everything that can be heard of a game and its menus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    /// All seeds of a hole are lifted to be sown.
    SeedsGathered,
    /// A seed falls into an empty hole.
    DropOnWood,
    /// A seed falls on others.
    DropOnSeeds,
    /// The beat under the drop of the last seed of a lap.
    LastSeed,
    /// The seeds where a lap ended are lifted for the next.
    RelayScoop,
    /// Seeds pour into a loft, with a rising run on the thumb piano of one note for each.
    Capture {
        /// How many.
        seeds: u16,
        /// How many the same move has captured before.
        earlier: u16,
        /// How long it takes from the first that arrives to the last.
        within: Duration,
    },
    /// The rules cancel a capture.
    CaptureRefused,
    /// A player misses a turn.
    Pass,
    /// The game is over: a person has won.
    GameWon,
    /// The game is over: the computer has beaten a person.
    GameLost,
    /// The game is over, and drawn.
    GameDrawn,
    /// A button is pressed.
    MenuClick,
    /// The pointer or the focus comes to a button.
    MenuHover,
    /// A menu or panel opens.
    MenuOpen,
    /// A menu or panel closes.
    MenuClose,
    /// What was pressed can't be done.
    MenuRefused,
}

/// Asks for a sound, now or a little later.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct PlaySound {
    /// What is heard.
    pub sound: Sound,
    /// From where: -1 at the left end of the table to 1 at the right.
    pub pan: f32,
    /// How full the hole is, 0 empty to 1 heaped: hollow bowls sound deep, full ones high.
    pub fullness: f32,
    /// How much later than this frame.
    pub delay: Duration,
}

/// Fades out what is sounding of a move at once, with all that was to come:
/// when the move is skipped or taken back.
#[derive(Message, Clone, Copy, Debug)]
pub struct StopSounds;

impl PlaySound {
    /// The sound at its usual loudness, from the middle, now.
    #[must_use]
    pub const fn new(sound: Sound) -> Self {
        Self {
            sound,
            pan: 0.0,
            fullness: 0.3,
            delay: Duration::ZERO,
        }
    }

    /// The same from the side `pan`, -1 left to 1 right.
    #[must_use]
    pub const fn from_side(self, pan: f32) -> Self {
        Self { pan, ..self }
    }

    /// The same in a hole that is so full, 0 to 1.
    #[must_use]
    pub const fn in_fullness(self, fullness: f32) -> Self {
        Self { fullness, ..self }
    }

    /// The same after a delay.
    #[must_use]
    pub const fn after(self, delay: Duration) -> Self {
        Self { delay, ..self }
    }
}
