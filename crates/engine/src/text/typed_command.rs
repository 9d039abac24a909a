//! Parses commands that players type instead of pressing keys: "play C", "row", "hole c".

use awale_rules::notation::NotationError;
use awale_rules::{Game, Hole, Move};

use super::description::Question;
use super::file_error;
use super::messages::Messages;

/// A typed command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypedCommand {
    /// Play this move, which needn't be legal.
    Play(Move),
    /// Move the cursor to this hole.
    Hole(Hole),
    /// Answer this question.
    Ask(Question),
    /// Suggest the best hole.
    Hint,
    /// Undo the last move.
    TakeBack,
    /// Open the help.
    Help,
}

/// A command, by the argument that it takes.
#[derive(Clone, Copy)]
enum CommandForm {
    /// A move.
    Play,
    /// A hole.
    Hole,
    /// None.
    NoArgument(TypedCommand),
}

const fn ask(question: Question) -> CommandForm {
    CommandForm::NoArgument(TypedCommand::Ask(question))
}

/// The message of each command lists its wordings, separated by commas, beginning with the one
/// shown in the help.
const COMMANDS: [(&str, CommandForm); 15] = [
    ("speech-typed-play", CommandForm::Play),
    ("speech-typed-hole", CommandForm::Hole),
    ("speech-typed-row", ask(Question::Row)),
    ("speech-typed-their-row", ask(Question::TheirRow)),
    ("speech-typed-lofts", ask(Question::Stores)),
    ("speech-typed-last-move", ask(Question::LastMove)),
    ("speech-typed-moves", ask(Question::Moves)),
    ("speech-typed-captures", ask(Question::Captures)),
    ("speech-typed-reaching", ask(Question::Reaching)),
    ("speech-typed-turn", ask(Question::Turn)),
    ("speech-typed-again", ask(Question::Repeat)),
    ("speech-typed-before", ask(Question::RepeatPrevious)),
    (
        "speech-typed-hint",
        CommandForm::NoArgument(TypedCommand::Hint),
    ),
    (
        "speech-typed-take-back",
        CommandForm::NoArgument(TypedCommand::TakeBack),
    ),
    (
        "speech-typed-help",
        CommandForm::NoArgument(TypedCommand::Help),
    ),
];

impl TypedCommand {
    /// Parses a command in the language of `messages`. A move without a command word is played. Its
    /// letters may be in upper or lower case, unless the rules let players play any hole.
    ///
    /// # Errors
    /// Returns a message for the player if `text` isn't a command.
    pub fn parse(text: &str, game: &Game, messages: &Messages) -> Result<Self, String> {
        let typed: Vec<&str> = text.split_whitespace().collect();
        let matched_words = |words: &str| {
            let words: Vec<&str> = words.split_whitespace().collect();
            let matches = typed.len() >= words.len()
                && words
                    .iter()
                    .zip(&typed)
                    .all(|(word, typed)| word.to_lowercase() == typed.to_lowercase());
            matches.then_some(words.len())
        };
        let best_match = COMMANDS
            .iter()
            .filter_map(|(key, form)| {
                let words = messages.get(key);
                let count = words.split(',').filter_map(matched_words).max()?;
                Some((count, *form))
            })
            .max_by_key(|(count, _)| *count);
        let geometry = game.position().geometry();
        let to_message = |error| file_error::notation(messages, &error);
        match best_match {
            Some((count, CommandForm::Play)) if count < typed.len() => {
                let mv = parse_move(&typed[count..], game);
                mv.map(Self::Play).map_err(to_message)
            }
            Some((count, CommandForm::Hole)) if count < typed.len() => {
                let hole = geometry.parse_hole(&typed[count..].concat());
                hole.map(Self::Hole).map_err(to_message)
            }
            Some((count, CommandForm::NoArgument(command))) if count == typed.len() => Ok(command),
            _ => parse_move(&typed, game)
                .map(Self::Play)
                .map_err(|_| unknown_command(text, messages)),
        }
    }
}

/// Parses a move spelt in these words.
fn parse_move(words: &[&str], game: &Game) -> Result<Move, NotationError> {
    game.position().parse_move(&words.concat(), game.rules())
}

fn unknown_command(text: &str, messages: &Messages) -> String {
    let commands: Vec<String> = COMMANDS
        .iter()
        .map(|(key, _)| {
            let words = messages.get(key);
            words
                .split(',')
                .next()
                .unwrap_or_default()
                .trim()
                .to_owned()
        })
        .collect();
    let arguments = [
        ("text", text.trim().into()),
        ("commands", commands.join(", ").into()),
    ];
    messages.format("speech-typed-unknown", &arguments)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::text::Language;
    use awale_rules::{Side, library};

    fn game(name: &str) -> Game {
        let Some(Ok(rules)) = library::load(name) else {
            panic!("{name} can't be loaded");
        };
        Game::new(rules, Side::South, &mut ())
    }

    fn english(text: &str, game: &Game) -> Result<TypedCommand, String> {
        TypedCommand::parse(text, game, &Messages::new(Language::default()))
    }

    #[test]
    fn moves_and_questions_are_understood() {
        let game = game("oware");
        let [c, south_d] = [2, 3].map(Hole::new);
        assert_eq!(english("play C", &game), Ok(TypedCommand::Play(c.into())));
        assert_eq!(
            english(" Play  c ", &game),
            Ok(TypedCommand::Play(c.into()))
        );
        assert_eq!(english("d", &game), Ok(TypedCommand::Play(south_d.into())));
        let their_c = game.position().geometry().hole('c');
        assert_eq!(
            english("hole c", &game).ok(),
            their_c.ok().map(TypedCommand::Hole)
        );
        assert_eq!(english("row", &game), Ok(TypedCommand::Ask(Question::Row)));
        assert_eq!(
            english("THEIR row", &game),
            Ok(TypedCommand::Ask(Question::TheirRow))
        );
        assert_eq!(english("take back", &game), Ok(TypedCommand::TakeBack));
    }

    #[test]
    fn other_words_get_a_list_of_commands() {
        let game = game("oware");
        let error = english("sow it", &game).err().unwrap_or_default();
        assert!(
            error.contains("sow it") && error.contains("play") && error.contains("opponent row"),
            "{error}"
        );
        for text in ["", "row now", "play", "hole"] {
            assert!(english(text, &game).is_err(), "{text}");
        }
        let error = english("play x", &game).err().unwrap_or_default();
        assert!(error.contains('X'), "{error}");
    }

    #[test]
    fn the_letters_of_a_move_name_holes_of_the_players_they_belong_to() {
        let moruba = game("moruba");
        let geometry = moruba.position().geometry();
        for mv in moruba.position().legal_moves(moruba.rules()).iter() {
            let name = geometry.name_of(mv).to_string();
            let spelt = name
                .to_lowercase()
                .chars()
                .map(String::from)
                .collect::<Vec<_>>()
                .join(" ");
            assert_eq!(
                english(&format!("play {spelt}"), &moruba),
                Ok(TypedCommand::Play(mv)),
                "{name}"
            );
        }
        let game = game("togyzqumalaq");
        assert_eq!(
            english("i", &game),
            Ok(TypedCommand::Play(Hole::new(8).into()))
        );
    }

    #[test]
    fn no_language_has_a_word_for_two_commands_or_for_a_hole() {
        for language in Language::all() {
            let messages = Messages::new(language);
            let mut seen = BTreeSet::new();
            for (key, _) in COMMANDS {
                for words in messages.get(key).split(',') {
                    let words = words.trim().to_lowercase();
                    assert!(words.chars().count() > 1, "{language:?}: {words}");
                    assert!(seen.insert(words.clone()), "{language:?}: {words} twice");
                }
            }
        }
    }
}
