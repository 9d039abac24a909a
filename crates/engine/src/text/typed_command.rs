//! Commands that players type instead of pressing keys: "play C", "row", "hole c".

use awale_rules::notation::NotationError;
use awale_rules::{Game, Hole, Move};

use super::description::Question;
use super::file_error;
use super::messages::Messages;

/// A typed command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypedCommand {
    /// Play this move, which may be illegal.
    Play(Move),
    /// Go to this hole.
    Hole(Hole),
    /// Answer this question.
    Ask(Question),
    /// Suggest the best hole.
    Hint,
    /// Undo a move.
    TakeBack,
    /// Open the help.
    Help,
}

/// What follows the words of a command.
#[derive(Clone, Copy)]
enum Form {
    /// A move follows.
    Play,
    /// A hole follows.
    Hole,
    /// Nothing follows.
    Alone(TypedCommand),
}

const fn ask(question: Question) -> Form {
    Form::Alone(TypedCommand::Ask(question))
}

/// The message of each command lists its wordings, separated by commas, beginning with the one
/// shown in the help.
const FORMS: [(&str, Form); 15] = [
    ("speech-typed-play", Form::Play),
    ("speech-typed-hole", Form::Hole),
    ("speech-typed-row", ask(Question::Row)),
    ("speech-typed-their-row", ask(Question::TheirRow)),
    ("speech-typed-lofts", ask(Question::Stores)),
    ("speech-typed-last-move", ask(Question::LastMove)),
    ("speech-typed-moves", ask(Question::Moves)),
    ("speech-typed-captures", ask(Question::Captures)),
    ("speech-typed-reaching", ask(Question::Reaching)),
    ("speech-typed-turn", ask(Question::Turn)),
    ("speech-typed-again", ask(Question::Again)),
    ("speech-typed-before", ask(Question::Before)),
    ("speech-typed-hint", Form::Alone(TypedCommand::Hint)),
    (
        "speech-typed-take-back",
        Form::Alone(TypedCommand::TakeBack),
    ),
    ("speech-typed-help", Form::Alone(TypedCommand::Help)),
];

impl TypedCommand {
    /// Parses a command in the language of `messages`. A move alone is played. Letters of
    /// a move may be upper or lower case, unless the rules let players play any hole.
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
        let longest = FORMS
            .iter()
            .filter_map(|(key, form)| {
                let words = messages.get(key);
                let longest = words.split(',').filter_map(matched_words).max()?;
                Some((longest, *form))
            })
            .max_by_key(|(longest, _)| *longest);
        let geometry = game.position().geometry();
        let to_message = |error| file_error::notation(messages, &error);
        match longest {
            Some((words, Form::Play)) if words < typed.len() => {
                let mv = move_of(&typed[words..], game);
                mv.map(Self::Play).map_err(to_message)
            }
            Some((words, Form::Hole)) if words < typed.len() => {
                let hole = geometry.parse_hole(&typed[words..].concat());
                hole.map(Self::Hole).map_err(to_message)
            }
            Some((words, Form::Alone(command))) if words == typed.len() => Ok(command),
            _ => move_of(&typed, game)
                .map(Self::Play)
                .map_err(|_| unknown(text, messages)),
        }
    }
}

/// Parses the move that these words spell.
fn move_of(words: &[&str], game: &Game) -> Result<Move, NotationError> {
    game.position().parse_move(&words.concat(), game.rules())
}

fn unknown(text: &str, messages: &Messages) -> String {
    let known: Vec<String> = FORMS
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
        ("commands", known.join(", ").into()),
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
        let words = english("sow it", &game).err().unwrap_or_default();
        assert!(
            words.contains("sow it") && words.contains("play") && words.contains("their row"),
            "{words}"
        );
        for text in ["", "row now", "play", "hole"] {
            assert!(english(text, &game).is_err(), "{text}");
        }
        let no_hole = english("play x", &game).err().unwrap_or_default();
        assert!(no_hole.contains('X'), "{no_hole}");
    }

    #[test]
    fn the_letters_of_a_move_name_holes_of_the_players_they_belong_to() {
        let moruba = game("moruba");
        let geometry = moruba.position().geometry();
        for one in moruba.position().legal_moves(moruba.rules()).iter() {
            let name = geometry.name_of(one).to_string();
            let spelt = name
                .to_lowercase()
                .chars()
                .map(String::from)
                .collect::<Vec<_>>()
                .join(" ");
            assert_eq!(
                english(&format!("play {spelt}"), &moruba),
                Ok(TypedCommand::Play(one)),
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
            let mut known = BTreeSet::new();
            for (key, _) in FORMS {
                for words in messages.get(key).split(',') {
                    let words = words.trim().to_lowercase();
                    assert!(words.chars().count() > 1, "{language:?}: {words}");
                    assert!(known.insert(words.clone()), "{language:?}: {words} twice");
                }
            }
        }
    }
}
