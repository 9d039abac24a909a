//! Game files, similar to PGN: tags, then moves, named by the letters of their holes, with
//! variations in parentheses after the move that they replace.
//!
//! ```text
//! [Rules "awale"]
//! [Start "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S"]
//! [Result "26-22"]
//!
//! {A game to learn from.} 1. C e 2. F {a capture} (2. A {too slow} b (2... a)) 2... a
//! 3. B south_resigned
//! ```
//!
//! A move is one [word](MoveName): `C`, `C+`, `K+s`, `Kde`. Unless a tag gives another one, the
//! starting position is that of the variant, with South to move. A file may be a
//! [collection](GameRecord::read_all) of games. If the players ended a game themselves, the
//! [code](super::Ending::code) of the ending is written like a move. In a comment, `\}` is a
//! closing brace, `\\` a backslash, `\n` a line break and `\uXXXX` any other character, by its
//! code in hexadecimal: `\u00a0`; a literal line break counts as a space.

mod comment;
mod error;
pub(crate) mod reader;
pub(crate) mod tags;
mod tree;
pub(crate) mod writer;

use std::sync::Arc;

pub use error::GameFileError;
pub use tags::*;

use super::board::Side;
use super::game::{Action, Game};
use super::game_tree::GameTree;
use super::notation::{MoveName, NotationError};
use super::position::Placement;
use super::problem::{RuleFileError, SourceLocation};
use super::rule_file::{parse_rule_file, write_rule_file};
use super::rule_set::RuleSet;

pub use super::limits::MAX_NESTING;

/// The contents of a game file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameRecord {
    /// The names and values of the tags, in order. A name consists of letters, digits and `_`.
    pub tags: Vec<(String, String)>,
    /// The comment before the first move.
    pub opening_comment: String,
    /// The moves of the main line, in order.
    pub moves: Vec<RecordedMove>,
}

/// A move in a game file. Equality ignores its location in the file.
#[derive(Clone, Debug)]
pub struct RecordedMove {
    /// The move as written, or the players' own ending of the game.
    pub action: Action<MoveName>,
    /// The comment on the move; may be empty.
    pub comment: String,
    /// The alternatives to this move; each begins with its own move.
    pub variations: Vec<Vec<RecordedMove>>,
    /// Where in the file the move was read; `None` if it wasn't read from a file.
    pub place: Option<SourceLocation>,
}

impl PartialEq for RecordedMove {
    fn eq(&self, other: &Self) -> bool {
        self.action == other.action
            && self.comment == other.comment
            && self.variations == other.variations
    }
}

impl Eq for RecordedMove {}

impl From<Action<MoveName>> for RecordedMove {
    /// Records only the move, without a comment or variations.
    fn from(action: Action<MoveName>) -> Self {
        Self {
            action,
            comment: String::new(),
            variations: Vec::new(),
            place: None,
        }
    }
}

impl RecordedMove {
    fn of(rules: &RuleSet, action: Action, comment: &str) -> Self {
        Self {
            action: match action {
                Action::Move(mv) => Action::Move(rules.geometry().name_of(mv)),
                Action::Ending(ending) => Action::Ending(ending),
            },
            comment: comment.to_owned(),
            variations: Vec::new(),
            place: None,
        }
    }

    /// Resolves the action on the board of these rules.
    fn action_on(&self, rules: &RuleSet) -> Result<Action, GameFileError> {
        Ok(match self.action {
            Action::Ending(ending) => Action::Ending(ending),
            Action::Move(name) => {
                let mv = rules.geometry().move_of(name);
                Action::Move(mv.map_err(|problem| GameFileError::NoSuchHole {
                    place: self.place,
                    problem,
                })?)
            }
        })
    }

    fn refusal_error(&self, ply: usize, refusal: super::Refusal) -> GameFileError {
        let place = self.place;
        match self.action {
            Action::Ending(_) => GameFileError::OverAlready { place },
            Action::Move(name) => GameFileError::Illegal {
                place,
                ply,
                name,
                refusal,
            },
        }
    }
}

impl GameRecord {
    /// Records `game`, played under the rules named `rules_name`, with additional tags such as
    /// players and date.
    #[must_use]
    pub fn of(game: &Game, rules_name: &str, extra_tags: &[(&str, &str)]) -> Self {
        let rules = game.rules();
        let moves = game.moves().iter().map(|&mv| Action::Move(mv));
        let actions = moves.chain(game.ending().map(Action::Ending));
        Self {
            tags: tags::of(game, game.outcome(), rules_name, extra_tags),
            opening_comment: String::new(),
            moves: actions
                .map(|action| RecordedMove::of(rules, action, ""))
                .collect(),
        }
    }

    /// Records `tree` with all its variations. Its line becomes the main line; the `Result` tag
    /// gives the outcome at the end of that line, not at the current step.
    #[must_use]
    pub fn of_tree(tree: &GameTree, rules_name: &str, extra_tags: &[(&str, &str)]) -> Self {
        Self {
            tags: tags::of(tree.game(), tree.line_outcome(), rules_name, extra_tags),
            opening_comment: tree.comment(super::game_tree::NodeId::START).to_owned(),
            moves: tree::moves(tree),
        }
    }

    /// Returns the value of a tag; `None` if the record has no such tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        tags::find(&self.tags, name)
    }

    /// Sets the value of a tag, or adds the tag.
    pub fn set_tag(&mut self, name: &str, value: impl Into<String>) {
        let value = value.into();
        match self.tags.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => *old = value,
            None => self.tags.push((name.to_owned(), value)),
        }
    }

    /// Returns `true` if the game was played under these rules, on this board. Any game can still
    /// be [replayed](Self::replay) under them if its moves happen to be legal.
    #[must_use]
    pub fn is_for(&self, rules: &RuleSet) -> bool {
        self.tag(FINGERPRINT_TAG).and_then(parse_fingerprint) == Some(rules.fingerprint())
    }

    /// Embeds the whole rule file in the record, so that the game can be replayed without another
    /// file.
    pub fn embed_rules(&mut self, rules: &RuleSet) {
        self.set_tag(RULE_FILE_TAG, write_rule_file(rules.spec()));
    }

    /// Returns the rules [embedded](Self::embed_rules) in the record; `None` if there are none.
    ///
    /// # Errors
    /// Returns the problems of invalid rules.
    #[must_use]
    pub fn embedded_rules(&self) -> Option<Result<RuleSet, RuleFileError>> {
        let text = self.tag(RULE_FILE_TAG)?;
        Some(parse_rule_file(text.as_bytes()))
    }

    /// Replays the main line under `rules`, and ends the game as the players did.
    ///
    /// # Errors
    /// Returns the first mismatch with these rules, with its location, if it has one.
    pub fn replay(&self, rules: Arc<RuleSet>) -> Result<Game, GameFileError> {
        let mut game = self.starting_game(rules)?;
        for (index, recorded) in self.moves.iter().enumerate() {
            let action = recorded.action_on(game.rules())?;
            game.act(action, &mut ())
                .map_err(|refusal| recorded.refusal_error(index + 1, refusal))?;
        }
        if let Some(ending) = self.ending_from_tag() {
            game.end_by(ending, &mut ());
        }
        Ok(game)
    }

    /// Replays all moves and variations under `rules`; the current step is then the end of the main
    /// line.
    ///
    /// # Errors
    /// Returns the first mismatch with these rules, with its location, if it has one.
    pub fn replay_tree(&self, rules: Arc<RuleSet>) -> Result<GameTree, GameFileError> {
        tree::build(self, self.starting_game(rules)?)
    }

    fn starting_game(&self, rules: Arc<RuleSet>) -> Result<Game, GameFileError> {
        let start = match self.tag(START_TAG).or_else(|| self.tag(FEN_TAG)) {
            Some(text) => Placement::parse(text, &rules).map_err(GameFileError::Start)?,
            None => Placement::at_start(&rules, Side::South),
        };
        let [mover, capturer] =
            [LAST_MOVER_TAG, LAST_CAPTURER_TAG].map(|tag| tags::side(&self.tags, tag));
        Ok(Game::resumed(rules, &start, mover, capturer))
    }

    /// Returns the players' own ending as given by the tag: other programs may record it only
    /// there.
    fn ending_from_tag(&self) -> Option<super::Ending> {
        super::Ending::from_code(self.tag(END_TAG)?)
    }
}
