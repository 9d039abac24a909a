//! Games as text, after the fashion of PGN: tags, then moves by their letters, with
//! variations in round brackets after the move that they replace.
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
//! Where the players ended a game themselves, the [code](super::Ending::code) of the ending takes
//! the place of a move. In a comment `\}` is a bracket, `\\` a backslash, `\n` a new line and
//! `\u00a0` any other character; an unescaped new line counts as a space.

mod comment;
mod error;
mod reader;
mod tags;
mod tree;
mod writer;

use std::sync::Arc;

pub use error::GameFileError;
pub use tags::*;

use super::game::{Action, Game};
use super::game_tree::GameTree;
use super::notation::{MoveName, NotationError};
use super::position::Placement;
use super::problem::{FilePlace, RuleFileError};
use super::rule_file::{parse_rule_file, write_rule_file};
use super::rule_set::RuleSet;

pub use super::limits::MAX_NESTING;

/// A game as written in a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameRecord {
    /// Names and values of the tags, in order. A name is letters, digits and `_`.
    pub tags: Vec<(String, String)>,
    /// The comment before the first move.
    pub opening_comment: String,
    /// The moves of the main line, in order.
    pub moves: Vec<RecordedMove>,
}

/// A move as written in a file. Its place doesn't count in comparisons.
#[derive(Clone, Debug)]
pub struct RecordedMove {
    /// The move as written, or the ending that the players gave the game.
    pub action: Action<MoveName>,
    /// The comment on the move; empty if there is none.
    pub comment: String,
    /// The variations on this move; each begins with its alternative.
    pub variations: Vec<Vec<RecordedMove>>,
    /// Its place in the file it was read from.
    pub place: Option<FilePlace>,
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
    /// The move alone, without comment or variations.
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
                Action::Move(one) => Action::Move(rules.geometry().name_of(one)),
                Action::Ending(ending) => Action::Ending(ending),
            },
            comment: comment.to_owned(),
            variations: Vec::new(),
            place: None,
        }
    }

    /// What it is on this board.
    fn action_on(&self, rules: &RuleSet) -> Result<Action, GameFileError> {
        Ok(match self.action {
            Action::Ending(ending) => Action::Ending(ending),
            Action::Move(name) => {
                let one = rules.geometry().move_of(name);
                Action::Move(one.map_err(|problem| GameFileError::NoSuchHole {
                    place: self.place,
                    problem,
                })?)
            }
        })
    }

    fn refused(&self, ply: usize, refusal: super::Refusal) -> GameFileError {
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
    /// The record of `game`, played by the rules called `rules_name`, with `more` tags
    /// (players, date) after the ones that every game has.
    #[must_use]
    pub fn of(game: &Game, rules_name: &str, more: &[(&str, &str)]) -> Self {
        let rules = game.rules();
        let moves = game.moves().iter().map(|&one| Action::Move(one));
        let actions = moves.chain(game.ending().map(Action::Ending));
        Self {
            tags: tags::of(game, game.outcome(), rules_name, more),
            opening_comment: String::new(),
            moves: actions
                .map(|action| RecordedMove::of(rules, action, ""))
                .collect(),
        }
    }

    /// The record of `tree` with all its variations. Its line is the main line, and the
    /// result is that at the line's end, wherever in it the tree is.
    #[must_use]
    pub fn of_tree(tree: &GameTree, rules_name: &str, more: &[(&str, &str)]) -> Self {
        Self {
            tags: tags::of(tree.game(), tree.line_outcome(), rules_name, more),
            opening_comment: tree.comment(super::game_tree::NodeId::START).to_owned(),
            moves: tree::moves(tree),
        }
    }

    /// The value of a tag; `None` if the record has no such tag.
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

    /// Whether the game was played by these rules, on this board. A game that was not may still be
    /// [replayed](Self::replay) by them, as far as its moves happen to fit.
    #[must_use]
    pub fn is_for(&self, rules: &RuleSet) -> bool {
        self.tag(FINGERPRINT_TAG).and_then(parse_fingerprint) == Some(rules.fingerprint())
    }

    /// Puts the whole rule file into the record, so that it can be replayed without another file.
    pub fn embed_rules(&mut self, rules: &RuleSet) {
        self.set_tag(RULE_FILE_TAG, write_rule_file(rules.spec()));
    }

    /// The rules that were [embedded](Self::embed_rules) in the record; `None` if there are none.
    ///
    /// # Errors
    /// What is wrong with them.
    #[must_use]
    pub fn embedded_rules(&self) -> Option<Result<RuleSet, RuleFileError>> {
        let text = self.tag(RULE_FILE_TAG)?;
        Some(parse_rule_file(text.as_bytes()))
    }

    /// Plays the main line again by `rules`, and ends the game as the players did.
    ///
    /// # Errors
    /// Where it doesn't fit these rules.
    pub fn replay(&self, rules: Arc<RuleSet>) -> Result<Game, GameFileError> {
        let mut game = self.begun(rules)?;
        for (index, recorded) in self.moves.iter().enumerate() {
            let action = recorded.action_on(game.rules())?;
            game.act(action, &mut ())
                .map_err(|refusal| recorded.refused(index + 1, refusal))?;
        }
        if let Some(ending) = self.ending_by_tag() {
            game.end_by(ending, &mut ());
        }
        Ok(game)
    }

    /// Plays everything again by `rules`, and stands at the end of the main line.
    ///
    /// # Errors
    /// Where it doesn't fit these rules.
    pub fn replay_tree(&self, rules: Arc<RuleSet>) -> Result<GameTree, GameFileError> {
        tree::grown(self, self.begun(rules)?)
    }

    fn begun(&self, rules: Arc<RuleSet>) -> Result<Game, GameFileError> {
        let start = self.tag(START_TAG).ok_or(GameFileError::NoStart)?;
        let start = Placement::parse(start, &rules).map_err(GameFileError::Start)?;
        let [mover, capturer] =
            [LAST_MOVER_TAG, LAST_CAPTURER_TAG].map(|tag| tags::side(&self.tags, tag));
        Ok(Game::resumed(rules, &start, mover, capturer))
    }

    /// Files of other programs may say how the players ended the game in a tag alone.
    fn ending_by_tag(&self) -> Option<super::Ending> {
        super::Ending::from_code(self.tag(END_TAG)?)
    }
}
