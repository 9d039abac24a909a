//! Reviews of games from the archive, the clipboard or files.

use std::sync::Arc;

use crate::matches::archive::{FinishedGame, rules_of};
use crate::matches::{Beginner, MatchSetup, Player, SavedMatch, Seat, Series, SeriesPlan};
use crate::text::{Messages, file_error, problem};
use awale_rules::exchange::{self, Notation};
use awale_rules::game_file::{GameRecord, RULES_TAG};
use awale_rules::{GameTree, RuleSet, Side, library};

/// Parses a game, in our notation or in that of another program, and creates a review at its start.
///
/// # Errors
/// Returns the reason as text if the text is invalid.
pub fn review(text: &str, messages: &Messages) -> Result<SavedMatch, String> {
    let record = match foreign_notation(text) {
        Some(notation) => parse_foreign(text, notation, messages)?,
        None => text
            .parse()
            .map_err(|error| file_error::game_file(messages, &error))?,
    };
    review_of(&record, messages)
}

/// Creates a review of a game at its start.
///
/// # Errors
/// Returns the reason as text if the rules are missing or invalid, or if a move is illegal.
pub fn review_of(record: &GameRecord, messages: &Messages) -> Result<SavedMatch, String> {
    let game = FinishedGame::of(record);
    let rules = match rules_of(record) {
        Some(Ok(rules)) => rules,
        Some(Err(error)) => return Err(problem::report(messages, &game.variant, &error)),
        None => return Err(messages.get("ui-archive-no-rules")),
    };
    let mut tree = record
        .replay_tree(rules.clone())
        .map_err(|error| file_error::game_file(messages, &error))?;
    tree.go_to_step(0);
    // In a review, the player moves for both sides, so a computer player is just a name.
    let name = |side: Side| match (
        game.players[side.index()].as_str(),
        game.computers[side.index()],
    ) {
        ("", Some(computer)) => {
            let key = computer.key().unwrap_or_default();
            messages.get(&format!("ui-level-{key}"))
        }
        (name, _) => name.to_owned(),
    };
    let players = Side::BOTH.map(name);
    Ok(review_at(game.variant, rules, tree, players))
}

/// Returns the notation of a game written by another program; `None` for our own notation.
#[must_use]
pub fn foreign_notation(text: &str) -> Option<Notation> {
    Some(exchange::recognize(text)).filter(|notation| *notation != Notation::Awale)
}

/// Parses a game in another program's notation, and adds a tag with the variant that it names or
/// implies.
fn parse_foreign(
    text: &str,
    notation: Notation,
    messages: &Messages,
) -> Result<GameRecord, String> {
    let name = exchange::rules_named(text, notation);
    let (Some(name), Some(Ok(rules))) = (name, name.and_then(library::load)) else {
        return Err(messages.get("ui-archive-no-rules"));
    };
    let record = exchange::read(text, notation, &rules);
    let mut record = record.map_err(|error| file_error::exchange(messages, &error))?;
    record.set_tag(RULES_TAG, name);
    Ok(record)
}

/// The games in a text from an external source.
pub enum Games {
    /// A single game, with its notation if another program wrote it.
    One(Box<SavedMatch>, Option<Notation>),
    /// Several games in our notation.
    Collection(Vec<GameRecord>),
}

/// Parses a game, as [`review`] does, or a collection of games.
///
/// # Errors
/// Returns the reason as text if the text is invalid, or if its only game is too long to be saved.
pub fn parse_games(text: &str, messages: &Messages) -> Result<Games, String> {
    let notation = foreign_notation(text);
    if notation.is_none()
        && let Ok(records) = GameRecord::read_all(text)
        && records.len() > 1
    {
        return Ok(Games::Collection(records));
    }
    accepted(review(text, messages)?, messages).map(|game| Games::One(game, notation))
}

/// Returns the game if it is short enough to be saved.
///
/// # Errors
/// Returns the reason as text if the game is too long.
pub fn accepted(game: SavedMatch, messages: &Messages) -> Result<Box<SavedMatch>, String> {
    game.accepted()
        .map(Box::new)
        .map_err(|error| file_error::saved_match(messages, &error))
}

/// Creates a review at the current position of `tree`.
#[must_use]
pub fn review_at(
    variant: String,
    rules: Arc<RuleSet>,
    tree: GameTree,
    players: [String; 2],
) -> SavedMatch {
    let seats = players.map(|name| Seat {
        name,
        player: Player::Person,
    });
    SavedMatch {
        variant,
        setup: MatchSetup {
            rules,
            seats,
            beginner: Beginner::South,
            seed: 0,
        },
        series: Series::new(SeriesPlan::single(Beginner::South, 0)),
        tree,
        helped: false,
        recorded: false,
    }
}
