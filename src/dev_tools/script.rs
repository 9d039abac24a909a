//! The script language: one instruction per line; `#` at the beginning of a word starts a comment.
//!
//! ```text
//! press main.new_game         # the button with this name
//! wait 30                     # frames
//! play C                      # a click on the hole
//! settle                      # wait for the end of the animation
//! shot after.png
//! exit
//! ```

use std::path::PathBuf;
use std::str::FromStr;

use bevy::prelude::*;
use thiserror::Error;

/// A parsed script.
#[derive(Clone, Debug, PartialEq)]
pub struct Script(pub Vec<Instruction>);

/// One instruction.
#[derive(Clone, Debug, PartialEq)]
pub enum Instruction {
    /// Wait for this many frames.
    Wait(u32),
    /// Wait until nothing moves and a person is to move, or the game is over.
    Settle,
    /// Wait until the game is over.
    UntilOver,
    /// Move the pointer to this point of the window, in logical pixels.
    Point(Vec2),
    /// Click at this point.
    Click(Vec2),
    /// Move the pointer to the hole with this letter.
    PointAtHole(char),
    /// Click on the hole with this letter.
    Play(char),
    /// Click on legal holes whenever a person is to move, until the game is over.
    PlayOut,
    /// Put a finger down at this point or move it there, in logical pixels.
    Touch(Vec2),
    /// Put a finger down on the hole with this letter or move it there.
    TouchHole(char),
    /// Lift the finger.
    Lift,
    /// Offer lessons before games with unfamiliar rules from this point on.
    OfferLessons,
    /// Click on the button with this name.
    Press(String),
    /// Press and release a key.
    Key(KeyCode),
    /// Resize the window, in logical pixels.
    Resize(UVec2),
    /// Turn the mouse wheel by this number of lines.
    Wheel(f32),
    /// Copy a text to the program's own clipboard, not the system's.
    Copy(String),
    /// Save a screenshot of the window.
    Shot(PathBuf),
    /// Draw the table without panels from this point on.
    HidePanels,
    /// Save the camera's transform from world to clip space.
    Projection(PathBuf),
    /// Exit once all screenshots are saved.
    Exit,
}

/// An invalid line of a script.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: invalid instruction \"{text}\"")]
pub struct ScriptError {
    /// Line number, from 1.
    pub line: usize,
    /// The text of the line.
    pub text: String,
}

impl FromStr for Script {
    type Err = ScriptError;

    fn from_str(text: &str) -> Result<Self, ScriptError> {
        let mut instructions = Vec::new();
        for (index, line) in text.lines().enumerate() {
            // A `#` inside a word, as in a link, doesn't start a comment.
            let words: Vec<&str> = line
                .split_whitespace()
                .take_while(|word| !word.starts_with('#'))
                .collect();
            if words.is_empty() {
                continue;
            }
            let instruction = parse_instruction(&words).ok_or_else(|| ScriptError {
                line: index + 1,
                text: line.trim().to_owned(),
            })?;
            instructions.push(instruction);
        }
        Ok(Self(instructions))
    }
}

fn parse_instruction(words: &[&str]) -> Option<Instruction> {
    Some(match *words {
        ["wait", frames] => Instruction::Wait(frames.parse().ok()?),
        ["settle"] => Instruction::Settle,
        ["until-over"] => Instruction::UntilOver,
        ["point", "hole", letter] => Instruction::PointAtHole(single_letter(letter)?),
        ["point", x, y] => Instruction::Point(parse_point(x, y)?),
        ["click", x, y] => Instruction::Click(parse_point(x, y)?),
        ["play", letter] => Instruction::Play(single_letter(letter)?),
        ["play-out"] => Instruction::PlayOut,
        ["touch", "hole", letter] => Instruction::TouchHole(single_letter(letter)?),
        ["touch", x, y] => Instruction::Touch(parse_point(x, y)?),
        ["lift"] => Instruction::Lift,
        ["offer-lessons"] => Instruction::OfferLessons,
        ["press", name] => Instruction::Press(name.to_owned()),
        ["key", name] => Instruction::Key(parse_key(name)?),
        ["resize", width, height] => {
            Instruction::Resize(UVec2::new(width.parse().ok()?, height.parse().ok()?))
        }
        ["wheel", lines] => Instruction::Wheel(lines.parse().ok()?),
        ["copy", ref text @ ..] => Instruction::Copy(text.join(" ")),
        ["hide-panels"] => Instruction::HidePanels,
        ["projection", path] => Instruction::Projection(path.into()),
        ["shot", path] => Instruction::Shot(path.into()),
        ["exit"] => Instruction::Exit,
        _ => return None,
    })
}

fn parse_point(x: &str, y: &str) -> Option<Vec2> {
    Some(Vec2::new(x.parse().ok()?, y.parse().ok()?))
}

fn single_letter(word: &str) -> Option<char> {
    let mut letters = word.chars();
    letters.next().filter(|_| letters.next().is_none())
}

fn parse_key(name: &str) -> Option<KeyCode> {
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
    fn instructions_are_parsed_and_comments_ignored() {
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
    fn a_link_can_be_copied() {
        let link = "https://example.org/awale/#game=2-4;FfE";
        let script = format!("copy {link} # the link").parse::<Script>();
        let copy = Instruction::Copy(link.to_owned());
        assert_eq!(script, Ok(Script(vec![copy])));
    }

    #[test]
    fn an_invalid_line_is_reported() {
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
