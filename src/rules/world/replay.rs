//! The replay format, by which two implementations of the rules are compared.
//!
//! A line `RULES [@POSITION] MOVE MOVE ...` is answered by a line that gives the position, the
//! legal moves and the status after every ply.

use std::fmt::Write;
use std::sync::Arc;

use super::ending::EndReason;
use super::game::Game;
use super::notation::TextError;
use super::position::{Played, Position};
use super::rules::Rules;
use crate::rules::Side;
use crate::rules::plain_text::{quote, without_bom};

/// Replays one line by the rules that its first word names.
///
/// # Errors
/// If the position to be set up can't be read. An illegal move isn't an error, but the last word of
/// the answer.
pub fn replay_line(line: &str, rules: Arc<Rules>) -> Result<String, TextError> {
    let mut words = without_bom(line).split_whitespace().peekable();
    let mut answer = words.next().unwrap_or_default().to_owned();
    let mut game = match words.peek().and_then(|word| word.strip_prefix('@')) {
        Some(text) => {
            let position = Position::parse(text, &rules)?;
            words.next();
            Game::set_up(rules, position)
        }
        None => Game::new(rules, Side::South),
    };
    for word in words {
        if game.outcome().is_some() {
            break;
        }
        let one = game.rules().parse_move(word);
        // Writing to a string never fails.
        let Some(played) = one.ok().and_then(|one| game.play(one, &mut ()).ok()) else {
            let _ = write!(answer, " {}|ILLEGAL", quote(word));
            break;
        };
        let _ = write!(answer, " {word}|{}", after_ply(&game, &played));
    }
    Ok(answer)
}

/// The position, the legal moves and the status.
fn after_ply(game: &Game, played: &Played) -> String {
    let (rules, position) = (game.rules(), game.position());
    let mut text = String::new();
    if let Some(end) = &played.round_end {
        let _ = write!(text, "[{}]", end.text(rules));
    }
    let _ = write!(text, "{}|", position.text(rules));
    for one in position.legal_moves(rules).iter() {
        let _ = write!(text, "{}", rules.move_text(one));
    }
    let _ = write!(text, "|{}", status(position, played));
    text
}

fn status(position: &Position, played: &Played) -> String {
    match (&played.round_end, position.end()) {
        (Some(end), _) => format!("round:{}", leader(end)),
        (None, Some(EndReason::Match)) => format!("match:{}", leader(position)),
        (None, Some(reason)) => reason.code().to_owned(),
        (None, None) if played.passed => "pass".to_owned(),
        (None, None) if played.again => "again".to_owned(),
        (None, None) => ".".to_owned(),
    }
}

/// `S`, `N`, or `=` if the lofts are equal.
fn leader(position: &Position) -> String {
    position
        .leader()
        .map_or_else(|| "=".to_owned(), |side| side.to_string())
}
