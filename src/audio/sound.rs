//! The messages that request sounds.

use std::time::Duration;

use bevy::prelude::*;

/// Every sound effect of a game and its menus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    /// All seeds of a hole are lifted to be sown.
    SeedsGathered,
    /// A seed falls into an empty hole.
    DropOnFloor,
    /// A seed falls onto others.
    DropOnSeeds,
    /// A seed falls into the store at the end of a row: it sounds deeper, and rings.
    DropInStore,
    /// The beat under the drop of the last seed of a lap.
    LastSeed,
    /// The seeds of the last hole of a lap are lifted for the next lap.
    RelayScoop,
    /// Seeds pour into a store, with a rising run on the thumb piano, one note per seed.
    Capture {
        /// The number of seeds.
        seeds: u16,
        /// The number of seeds captured earlier in the same move.
        captured_before: u16,
        /// The time between the first and the last arrival.
        duration: Duration,
    },
    /// One note of the thumb piano: five more seeds of a store are counted, or a seed is sown.
    Counted {
        /// The beat, or the number of seeds in the hole, from 1: higher numbers sound higher.
        beat: u16,
    },
    /// A seed from the reserve is placed in a hole, which begins a move: its drop, and a tine.
    SeedPlaced,
    /// Seeds are placed in a hole before a round.
    HoleFilled {
        /// The number of seeds.
        seeds: u16,
    },
    /// The rules cancel a capture.
    CaptureRefused,
    /// A player passes.
    Pass,
    /// A player moves again: a rising chime.
    MoveAgain,
    /// The game is over: a person has won.
    GameWon,
    /// The game is over: the computer has beaten a person.
    GameLost,
    /// The game is over: a draw.
    GameDrawn,
    /// A button is pressed.
    MenuClick,
    /// The pointer or the focus reaches a button.
    MenuHover,
    /// A menu or panel opens.
    MenuOpen,
    /// A menu or panel closes.
    MenuClose,
    /// A pressed button is unavailable, or a chosen hole can't be played.
    MenuRefused,
}

/// Requests a sound, possibly with a delay.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct PlaySound {
    /// The sound.
    pub sound: Sound,
    /// The direction, from -1 at the left end of the table to 1 at the right.
    pub pan: f32,
    /// The fullness of the hole, from 0 (empty) to 1: empty holes sound deeper, full ones higher.
    pub fullness: f32,
    /// The delay from this frame.
    pub delay: Duration,
}

/// Requests that a move's sounds fade out at once, including delayed ones, when the move is skipped
/// or undone.
#[derive(Message, Clone, Copy, Debug)]
pub struct StopSounds;

impl PlaySound {
    /// Requests the sound from the centre, without delay.
    #[must_use]
    pub const fn new(sound: Sound) -> Self {
        Self {
            sound,
            pan: 0.0,
            fullness: 0.3,
            delay: Duration::ZERO,
        }
    }

    /// Moves the sound to `pan`, from -1 (left) to 1 (right).
    #[must_use]
    pub const fn panned(self, pan: f32) -> Self {
        Self { pan, ..self }
    }

    /// Sets the hole's fullness, 0 to 1.
    #[must_use]
    pub const fn with_fullness(self, fullness: f32) -> Self {
        Self { fullness, ..self }
    }

    /// Delays the sound.
    #[must_use]
    pub const fn delayed(self, delay: Duration) -> Self {
        Self { delay, ..self }
    }
}
