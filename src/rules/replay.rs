//! The replay format, by which two implementations of the rules are compared.
//!
//! A line `RULES [@POSITION] MOVE MOVE ...` is answered by a line that gives the
//! position, the legal moves and the status after every ply.

use std::fmt::Write;
use std::sync::Arc;

use thiserror::Error;

use super::board::Side;
use super::game::Game;
use super::notation::NotationError;
use super::plain_text::{quote, without_bom};
use super::position::Placement;
use super::rule_set::RuleSet;

/// Why a line can't be replayed at all.
#[derive(Debug, Error)]
pub enum ReplayError {
    /// The rules can't be loaded; the text says why.
    #[error("{0}")]
    Rules(String),
    /// The position to be set up can't be read.
    #[error("{0}")]
    Position(#[from] NotationError),
}

/// Replays one line, which may begin with a byte order mark. `load` finds the rules by the name
/// or path that the line begins with. An empty line gives an empty one.
///
/// # Errors
/// If the rules or the position can't be read. An illegal move isn't an error, but
/// the last word of the answer.
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
            let placed = Placement::parse(text, rules.geometry())?;
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
        // Writing to a string never fails.
        if !play_word(&mut game, word) {
            let _ = write!(answer, " {}|ILLEGAL", quote(word));
            break;
        }
        let _ = write!(
            answer,
            " {word}|{}|{}|{}",
            game.position(),
            legal_letters(&game),
            status(&game)
        );
    }
    Ok(answer)
}

fn play_word(game: &mut Game, word: &str) -> bool {
    let hole = game.rules().geometry().parse_hole(word);
    hole.is_ok_and(|hole| game.play(hole, &mut ()).is_ok())
}

fn legal_letters(game: &Game) -> String {
    let rules = game.rules();
    game.position()
        .legal_moves(rules)
        .iter()
        .map(|hole| rules.geometry().letter(hole))
        .collect()
}

fn status(game: &Game) -> &'static str {
    game.outcome().map_or(".", |outcome| outcome.reason.code())
}
