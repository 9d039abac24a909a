//! The replay format, for comparing two implementations of the rules.
//!
//! Each input line `RULES [@POSITION] MOVE MOVE ...` yields an output line with the position, the
//! legal moves and the status after every ply.

use std::fmt::Write;
use std::sync::Arc;

use thiserror::Error;

use super::board::Side;
use super::ending::EndReason;
use super::game::Game;
use super::notation::NotationError;
use super::plain_text::{quote, without_bom};
use super::position::{Placement, Played, Position};
use super::rule_set::RuleSet;
use super::spec::FIRST_FORMAT;

/// The reason why a line can't be replayed.
#[derive(Debug, Error)]
pub enum ReplayError {
    /// The rules can't be loaded.
    #[error("{0}")]
    Rules(String),
    /// The initial position can't be read.
    #[error("{0}")]
    Position(#[from] NotationError),
}

/// Replays one line, which may begin with a byte order mark. `load` loads the rules named at the
/// start of the line, by name or path. An empty line yields an empty line.
///
/// # Errors
/// Returns an error if the rules or the position can't be read. An illegal move is no error; it
/// becomes the last word of the answer.
pub fn replay_line(
    line: &str,
    load: impl FnOnce(&str) -> Result<Arc<RuleSet>, String>,
) -> Result<String, ReplayError> {
    let mut words = without_bom(line).split_whitespace().peekable();
    let Some(name) = words.next() else {
        return Ok(String::new());
    };
    let rules = load(name).map_err(ReplayError::Rules)?;
    let mut game = match words.peek().and_then(|word| word.strip_prefix('@')) {
        Some(text) => {
            let placed = Placement::parse(text, &rules)?;
            words.next();
            Game::set_up(rules, &placed, &mut ())
        }
        None => Game::new(rules, Side::South, &mut ()),
    };
    let mut answer = name.to_owned();
    for word in words {
        if game.outcome().is_some() {
            break;
        }
        let one = game.rules().geometry().parse_move(word);
        // Writing to a string never fails.
        let Some(played) = one.ok().and_then(|one| game.play(one, &mut ()).ok()) else {
            let _ = write!(answer, " {}|ILLEGAL", quote(word));
            break;
        };
        let _ = write!(answer, " {word}|{}", after_ply(&game, &played));
    }
    Ok(answer)
}

/// Formats the position, the legal moves and the status.
fn after_ply(game: &Game, played: &Played) -> String {
    let (rules, position) = (game.rules(), game.position());
    let mut text = String::new();
    if let Some(end) = &played.round_end {
        let _ = write!(text, "[{end}]");
    }
    let _ = write!(text, "{position}|");
    let legal = position.legal_moves(rules);
    // Where moves choose extra holes, each hole and direction is listed once, with all its choices.
    let one_by_one = rules.four_rows().is_none_or(|four| four.extra == 0);
    for one in legal.iter().filter(|_| one_by_one) {
        let _ = write!(text, "{}", rules.geometry().name_of(one));
    }
    for one in legal.bases().filter(|_| !one_by_one) {
        let _ = write!(text, "{}", rules.geometry().name_of(one));
        let choice = legal.extra_choice(one);
        if !choice.is_empty() {
            let letters = choice.iter().map(|hole| rules.geometry().letter(hole));
            let _ = write!(text, "[{}]", letters.collect::<String>());
        }
    }
    let _ = write!(text, "|{}", status(rules, position, played));
    text
}

/// Returns the status after a ply. Rules in the first format have no status for a pass.
fn status(rules: &RuleSet, position: &Position, played: &Played) -> String {
    match (&played.round_end, position.end()) {
        (Some(end), _) => format!("round:{}", leader(end)),
        (None, Some(EndReason::Match)) => format!("match:{}", leader(position)),
        (None, Some(reason)) if rules.is_won_by_last_move() => {
            let winner = position.outcome().and_then(|outcome| outcome.winner);
            format!("{}:{}", reason.code(), name_of(winner))
        }
        (None, Some(reason)) => reason.code().to_owned(),
        (None, None) if played.passed && rules.spec().format > FIRST_FORMAT => "pass".to_owned(),
        (None, None) if played.again => "again".to_owned(),
        (None, None) => ".".to_owned(),
    }
}

/// Formats the player who is ahead: `S`, `N`, or `=` if the lofts are equal.
fn leader(position: &Position) -> String {
    name_of(position.leader())
}

fn name_of(side: Option<Side>) -> String {
    side.map_or_else(|| "=".to_owned(), |side| side.to_string())
}
