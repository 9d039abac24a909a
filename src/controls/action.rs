//! The actions to which keys and gamepad buttons can be bound.

use bevy::input::keyboard::Key;
use bevy::prelude::GamepadButton;

use super::button::PadButton;
use super::chord::Chord;
use awale_rules::keyed::keyed_enum;

keyed_enum! {
    /// An action of a key or gamepad button.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Action {
        /// Play the hole at the gamepad cursor.
        Choose = "choose",
        /// Let the computer play the best hole.
        PlayBest = "play_best",
        /// Show the best hole.
        Hint = "hint",
        /// Explain why a move is good or bad.
        Why = "why",
        /// Show the opponent's threat.
        Threat = "threat",
        /// Show the consequences of the move under the pointer.
        WhatIf = "what_if",
        /// Open the report of the game; there, go to the next mistake.
        Report = "report",
        /// Skip the animation of a move.
        Skip = "skip",
        /// Undo a move.
        Undo = "take_back",
        /// Redo a move.
        Redo = "play_again",
        /// Go to the previous position.
        StepBack = "step_back",
        /// Go to the next position.
        StepOn = "step_on",
        /// Go back by one sown seed.
        SeedBack = "seed_back",
        /// Go forward by one sown seed.
        SeedOn = "seed_on",
        /// Go back by one lap.
        LapBack = "lap_back",
        /// Go forward by one lap.
        LapOn = "lap_on",
        /// Go to the start of the game.
        First = "first",
        /// Go to the end of the game.
        Last = "last",
        /// Mute or unmute.
        Mute = "mute",
        /// Return the camera to the player's seat.
        SeatView = "seat_view",
        /// View the board from above.
        TopView = "top_view",
        /// Take a picture.
        Picture = "picture",
        /// Open the photo mode.
        Photo = "photo",
        /// Show the rules and keys.
        Rules = "rules",
        /// Pause the game.
        Pause = "pause",
        /// Say the seeds of the player's own row.
        SayRow = "say_row",
        /// Say the seeds of the opponent's row.
        SayTheirRow = "say_their_row",
        /// Say how many seeds both players have captured.
        SayLofts = "say_lofts",
        /// Say what the last move did.
        SayLastMove = "say_last_move",
        /// Say all legal moves with their results.
        SayMoves = "say_moves",
        /// Say the moves that capture.
        SayCaptures = "say_captures",
        /// Say which of the opponent's holes reach the hole at the cursor.
        SayReaching = "say_reaching",
        /// Say whose turn it is.
        SayTurn = "say_turn",
        /// Repeat what was said last.
        SayAgain = "say_again",
        /// Repeat what was said before that.
        SayBefore = "say_before",
        /// Type a command.
        TypeCommand = "type_command",
    }
}

impl Action {
    /// Returns the key of the message that describes the action.
    #[must_use]
    pub const fn message(self) -> &'static str {
        match self {
            Self::Choose => "ui-keys-choose",
            Self::PlayBest => "ui-keys-best",
            Self::Hint => "ui-keys-hint",
            Self::Why => "review-key-why",
            Self::Threat => "review-key-threat",
            Self::WhatIf => "review-key-what-if",
            Self::Report => "review-key-report",
            Self::Skip => "ui-keys-skip",
            Self::Undo => "ui-keys-undo",
            Self::Redo => "ui-keys-redo",
            Self::StepBack => "ui-keys-step-back",
            Self::StepOn => "ui-keys-step-on",
            Self::SeedBack => "ui-moves-seed-back",
            Self::SeedOn => "ui-moves-seed-on",
            Self::LapBack => "ui-lap-back",
            Self::LapOn => "ui-lap-on",
            Self::First => "ui-moves-first",
            Self::Last => "ui-moves-last",
            Self::Mute => "ui-keys-mute",
            Self::SeatView => "ui-camera-home",
            Self::TopView => "ui-camera-top",
            Self::Picture => "ui-picture",
            Self::Photo => "ui-photo",
            Self::Rules => "ui-keys-help",
            Self::Pause => "ui-keys-pause",
            Self::SayRow => "speech-key-row",
            Self::SayTheirRow => "speech-key-their-row",
            Self::SayLofts => "speech-key-lofts",
            Self::SayLastMove => "speech-key-last-move",
            Self::SayMoves => "speech-key-moves",
            Self::SayCaptures => "speech-key-captures",
            Self::SayReaching => "speech-key-reaching",
            Self::SayTurn => "speech-key-turn",
            Self::SayAgain => "speech-key-again",
            Self::SayBefore => "speech-key-before",
            Self::TypeCommand => "speech-key-typed",
        }
    }

    /// Returns the default key, if the action has one.
    #[must_use]
    pub fn default_key(self) -> Option<Chord> {
        Some(match self {
            Self::Choose => return None,
            Self::PlayBest => Chord::named(Key::Space),
            Self::Hint => Chord::named(Key::F2),
            Self::Why => Chord::named(Key::F3),
            Self::Threat => Chord::named(Key::F4),
            Self::WhatIf => Chord::named(Key::F5),
            Self::Report => Chord::named(Key::F6),
            Self::Skip => Chord::letter('s'),
            Self::Undo => Chord::named(Key::Backspace),
            Self::Redo => Chord::control_letter('y'),
            Self::StepBack => Chord::named(Key::ArrowLeft),
            Self::StepOn => Chord::named(Key::ArrowRight),
            Self::SeedBack => Chord::with_shift(Key::ArrowLeft),
            Self::SeedOn => Chord::with_shift(Key::ArrowRight),
            Self::LapBack => Chord::with_control(Key::ArrowLeft),
            Self::LapOn => Chord::with_control(Key::ArrowRight),
            Self::First => Chord::named(Key::PageUp),
            Self::Last => Chord::named(Key::PageDown),
            Self::Mute => Chord::letter('m'),
            Self::SeatView => Chord::named(Key::Home),
            Self::TopView => Chord::letter('t'),
            Self::Picture => Chord::letter('p'),
            Self::Photo => Chord::named(Key::F8),
            Self::Rules => Chord::named(Key::F1),
            Self::Pause => Chord::named(Key::Escape),
            Self::SayRow => Chord::letter('1'),
            Self::SayTheirRow => Chord::letter('2'),
            Self::SayLofts => Chord::letter('3'),
            Self::SayLastMove => Chord::letter('4'),
            Self::SayMoves => Chord::letter('5'),
            Self::SayCaptures => Chord::letter('6'),
            Self::SayReaching => Chord::letter('7'),
            Self::SayTurn => Chord::letter('8'),
            Self::SayAgain => Chord::letter('9'),
            Self::SayBefore => Chord::letter('0'),
            Self::TypeCommand => Chord::letter('/'),
        })
    }

    /// Returns the default gamepad button, if the action has one.
    #[must_use]
    pub const fn default_button(self) -> Option<PadButton> {
        Some(PadButton(match self {
            Self::Choose => GamepadButton::South,
            Self::PlayBest => GamepadButton::North,
            Self::Hint => GamepadButton::West,
            Self::Why => GamepadButton::LeftTrigger2,
            Self::Threat => GamepadButton::RightTrigger2,
            Self::WhatIf => GamepadButton::LeftThumb,
            Self::Report => GamepadButton::RightThumb,
            Self::Skip => GamepadButton::East,
            Self::Undo => GamepadButton::LeftTrigger,
            Self::Redo => GamepadButton::RightTrigger,
            Self::Rules => GamepadButton::Select,
            Self::Pause => GamepadButton::Start,
            _ => return None,
        }))
    }
}
