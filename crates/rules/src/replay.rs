//! The replay format, which serves to compare implementations of the rules.
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

/// Replays a line, which may begin with a byte order mark. `load` loads the rules named at the
/// start of the line, by name or path. An empty line gives an empty output.
///
/// # Errors
/// Returns an error if the rules or the position can't be read. An illegal move isn't an error; it
/// becomes the last word of the output.
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
            let placement = Placement::parse(text, &rules)?;
            words.next();
            Game::set_up(rules, &placement, &mut ())
        }
        None => Game::new(rules, Side::South, &mut ()),
    };
    let mut output = name.to_owned();
    for word in words {
        if game.outcome().is_some() {
            break;
        }
        let mv = game.rules().geometry().parse_move(word);
        // Writing to a string can't fail.
        let Some(played) = mv.ok().and_then(|mv| game.play(mv, &mut ()).ok()) else {
            let _ = write!(output, " {}|ILLEGAL", quote(word));
            break;
        };
        let _ = write!(output, " {word}|{}", describe_ply(&game, &played));
    }
    Ok(output)
}

/// Formats the position, the legal moves and the status after a ply.
fn describe_ply(game: &Game, played: &Played) -> String {
    let (rules, position) = (game.rules(), game.position());
    let mut text = String::new();
    if let Some(end) = &played.round_end {
        let _ = write!(text, "[{end}]");
    }
    let _ = write!(text, "{position}|");
    let legal = position.legal_moves(rules);
    // Where moves choose extra holes, each hole and direction is listed once, with all its choices.
    let lists_each_move = rules.spec().capture.extra == 0;
    for mv in legal.iter().filter(|_| lists_each_move) {
        let _ = write!(text, "{}", rules.geometry().name_of(mv));
    }
    for mv in legal.bases().filter(|_| !lists_each_move) {
        let _ = write!(text, "{}", rules.geometry().name_of(mv));
        let choice = legal.extra_choice(mv);
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
            format!("{}:{}", reason.code(), side_name(winner))
        }
        (None, Some(reason)) => reason.code().to_owned(),
        (None, None) if played.passed && rules.spec().format > FIRST_FORMAT => "pass".to_owned(),
        (None, None) if played.again => "again".to_owned(),
        (None, None) => ".".to_owned(),
    }
}

/// Formats the player who is ahead: `S`, `N`, or `=` if the lofts are equal.
fn leader(position: &Position) -> String {
    side_name(position.leader())
}

fn side_name(side: Option<Side>) -> String {
    side.map_or_else(|| "=".to_owned(), |side| side.to_string())
}
