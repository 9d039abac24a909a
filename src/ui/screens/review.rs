//! Reviews of games from the archive, the clipboard or files.

use std::sync::Arc;

use awale_engine::matches::archive::{FinishedGame, rules_of};
use awale_engine::matches::{Beginner, MatchSetup, Player, SavedMatch, Seat, Series, SeriesPlan};
use awale_engine::text::{Messages, file_error, problem};
use awale_rules::game_file::{GameFileError, GameRecord};
use awale_rules::{GameTree, RuleSet, Side};

/// Parses a game file for a review from its start.
///
/// # Errors
/// Returns the reason as text if the file is invalid.
pub(super) fn review(text: &str, messages: &Messages) -> Result<SavedMatch, String> {
    let describe = |error: &GameFileError| file_error::game_file(messages, error);
    let record: GameRecord = text.parse().map_err(|error| describe(&error))?;
    let game = FinishedGame::of(&record);
    let rules = match rules_of(&record) {
        Some(Ok(rules)) => rules,
        Some(Err(error)) => return Err(problem::report(messages, &game.variant, &error)),
        None => return Err(messages.get("ui-archive-no-rules")),
    };
    let mut tree = record
        .replay_tree(rules.clone())
        .map_err(|error| describe(&error))?;
    tree.go_to_step(0);
    // In a review the player tries moves for both sides; a computer is only a name.
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

/// Parses a game file from an external source, as [`review`] does.
///
/// # Errors
/// Returns the reason as text if the file is invalid, or its game is too long to be saved.
pub(super) fn foreign(text: &str, messages: &Messages) -> Result<SavedMatch, String> {
    review(text, messages)?
        .accepted()
        .map_err(|error| file_error::saved_match(messages, &error))
}

/// A review at the current position of the tree.
pub(super) fn review_at(
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
