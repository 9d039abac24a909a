//! The language of scripts: one instruction a line, `#` begins a comment.
//!
//! ```text
//! press main.new_game         # the button of this name
//! wait 30                     # frames
//! play C                      # a click on the hole
//! settle                      # until the move has been shown
//! shot after.png
//! exit
//! ```

use std::path::PathBuf;
use std::str::FromStr;

use bevy::prelude::*;
use thiserror::Error;

/// A script that was read.
#[derive(Clone, Debug, PartialEq)]
pub struct Script(pub Vec<Instruction>);

/// One thing to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Instruction {
    /// Let frames pass.
    Wait(u32),
    /// Let frames pass until nothing moves and a person has the turn, or the game is over.
    Settle,
    /// Let frames pass until the game is over.
    UntilOver,
    /// Move the pointer to this place of the window, in logical pixels.
    Point(Vec2),
    /// Click there.
    Click(Vec2),
    /// Move the pointer onto the hole of this letter.
    PointAtHole(char),
    /// Click on the hole of this letter.
    Play(char),
    /// Click on some legal hole whenever a person has the turn, until the game is over.
    PlayOut,
    /// Put a finger down there, or let it slide there, in logical pixels.
    Touch(Vec2),
    /// The same on the hole of this letter.
    TouchHole(char),
    /// Lift the finger.
    Lift,
    /// From here on lessons are offered before games by rules not met before.
    OfferLessons,
    /// Click on the button of this name.
    Press(String),
    /// Press and release a key.
    Key(KeyCode),
    /// Give the window this size, in logical pixels.
    Resize(UVec2),
    /// Turn the wheel by this number of lines.
    Wheel(f32),
    /// Put a text on the clipboard: the program's own, the player's is left alone.
    Copy(String),
    /// Save a picture of the window.
    Shot(PathBuf),
    /// Leave the program, once all pictures are saved.
    Exit,
}

/// A line of a script that can't be understood.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: \"{text}\" isn't an instruction")]
pub struct ScriptError {
    /// Its number, from 1.
    pub line: usize,
    /// What it says.
    pub text: String,
}

impl FromStr for Script {
    type Err = ScriptError;

    fn from_str(text: &str) -> Result<Self, ScriptError> {
        let mut instructions = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let words: Vec<&str> = line
                .split('#')
                .next()
                .unwrap_or_default()
                .split_whitespace()
                .collect();
            if words.is_empty() {
                continue;
            }
            let instruction = instruction(&words).ok_or_else(|| ScriptError {
                line: index + 1,
                text: line.trim().to_owned(),
            })?;
            instructions.push(instruction);
        }
        Ok(Self(instructions))
    }
}

fn instruction(words: &[&str]) -> Option<Instruction> {
    Some(match *words {
        ["wait", frames] => Instruction::Wait(frames.parse().ok()?),
        ["settle"] => Instruction::Settle,
        ["until-over"] => Instruction::UntilOver,
        ["point", "hole", letter] => Instruction::PointAtHole(single_letter(letter)?),
        ["point", x, y] => Instruction::Point(place(x, y)?),
        ["click", x, y] => Instruction::Click(place(x, y)?),
        ["play", letter] => Instruction::Play(single_letter(letter)?),
        ["play-out"] => Instruction::PlayOut,
        ["touch", "hole", letter] => Instruction::TouchHole(single_letter(letter)?),
        ["touch", x, y] => Instruction::Touch(place(x, y)?),
        ["lift"] => Instruction::Lift,
        ["offer-lessons"] => Instruction::OfferLessons,
        ["press", name] => Instruction::Press(name.to_owned()),
        ["key", name] => Instruction::Key(key(name)?),
        ["resize", width, height] => {
            Instruction::Resize(UVec2::new(width.parse().ok()?, height.parse().ok()?))
        }
        ["wheel", lines] => Instruction::Wheel(lines.parse().ok()?),
        ["copy", ref text @ ..] => Instruction::Copy(text.join(" ")),
        ["shot", path] => Instruction::Shot(path.into()),
        ["exit"] => Instruction::Exit,
        _ => return None,
    })
}

fn place(x: &str, y: &str) -> Option<Vec2> {
    Some(Vec2::new(x.parse().ok()?, y.parse().ok()?))
}

fn single_letter(word: &str) -> Option<char> {
    let mut letters = word.chars();
    letters.next().filter(|_| letters.next().is_none())
}

fn key(name: &str) -> Option<KeyCode> {
    Some(match name {
        "space" => KeyCode::Space,
        "escape" => KeyCode::Escape,
        "enter" => KeyCode::Enter,
        "tab" => KeyCode::Tab,
        "up" => KeyCode::ArrowUp,
        "down" => KeyCode::ArrowDown,
        "left" => KeyCode::ArrowLeft,
        "right" => KeyCode::ArrowRight,
        "home" => KeyCode::Home,
        "f1" => KeyCode::F1,
        "f2" => KeyCode::F2,
        "f3" => KeyCode::F3,
        "f4" => KeyCode::F4,
        "f5" => KeyCode::F5,
        "f6" => KeyCode::F6,
        "m" => KeyCode::KeyM,
        "p" => KeyCode::KeyP,
        "s" => KeyCode::KeyS,
        "t" => KeyCode::KeyT,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instructions_are_read_and_comments_left_out() {
        let script: Script = "# a run\nwait 30\nplay C # the third\n\nexit"
            .parse()
            .unwrap_or(Script(vec![]));
        assert_eq!(
            script.0,
            [
                Instruction::Wait(30),
                Instruction::Play('C'),
                Instruction::Exit
            ]
        );
    }

    #[test]
    fn what_is_no_instruction_is_named() {
        let error = "wait 3\nplay CD".parse::<Script>();
        assert_eq!(
            error,
            Err(ScriptError {
                line: 2,
                text: "play CD".to_owned()
            })
        );
    }
}
