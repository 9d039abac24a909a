//! Writes a game in another notation.

use std::marker::PhantomData;
use std::sync::Arc;

use super::sowing::Sowing;
use super::{Dialect, Inexpressible, StartText, check};
use crate::board::Side;
use crate::event::GameEvent;
use crate::game::{Action, Game};
use crate::game_file::writer::{WrittenMove, write_moves, write_tag};
use crate::game_file::{FEN_TAG, GameRecord, RESULT_TAG, RecordedMove};
use crate::game_tree::GameTree;
use crate::position::Placement;

/// Writes a game in the notation `D`, with the given tags.
pub fn write<D: Dialect>(tree: &GameTree, tags: &[(&str, &str)]) -> Result<String, Inexpressible> {
    let rules = tree.rules();
    check::<D>(rules)?;
    let mut record = GameRecord::of_tree(tree, "", &[]);
    if !D::HAS_VARIATIONS {
        record.opening_comment.clear();
        for recorded in &mut record.moves {
            recorded.comment.clear();
            recorded.variations.clear();
        }
    }
    let moves = MoveWriter::<D>::new(tree).write_line(&record.moves)?;
    let mut text = String::new();
    // Writing to a string can't fail.
    for (name, value) in tags {
        let _ = write_tag(&mut text, name, value);
    }
    if let Some(outcome) = tree.line_outcome() {
        let [south, north] = outcome.score();
        let _ = write_tag(&mut text, RESULT_TAG, &format!("{south}-{north}"));
    }
    let mut first_word = String::new();
    if *tree.start() != Placement::at_start(rules, Side::South) {
        match D::position(tree.start(), rules).ok_or(Inexpressible::Start)? {
            StartText::Tag(position) => {
                let _ = write_tag(&mut text, FEN_TAG, &position);
            }
            StartText::Word(position) => first_word = position,
        }
    }
    if !text.is_empty() {
        text.push('\n');
    }
    let _ = write_moves(&mut text, &first_word, &record.opening_comment, &moves);
    Ok(text)
}

/// Plays through a game and writes each move with its effects.
struct MoveWriter<D> {
    game: Game,
    dialect: PhantomData<D>,
}

impl<D: Dialect> MoveWriter<D> {
    fn new(tree: &GameTree) -> Self {
        Self {
            game: Game::set_up(Arc::clone(tree.rules()), tree.start(), &mut ()),
            dialect: PhantomData,
        }
    }

    /// Writes the moves of a line and leaves the game at its end. Stops at a resignation or an
    /// agreement, which no other notation can express.
    fn write_line(&mut self, moves: &[RecordedMove]) -> Result<Vec<WrittenMove>, Inexpressible> {
        let mut written = Vec::new();
        for recorded in moves {
            let mut variations = Vec::new();
            for variation in &recorded.variations {
                let words = self.write_line(variation)?;
                for _ in &words {
                    self.game.take_back();
                }
                variations.push(words);
            }
            let Some(word) = self.write_move(recorded)? else {
                break;
            };
            written.push(WrittenMove {
                word,
                is_numbered: true,
                comment: recorded.comment.clone(),
                variations,
            });
        }
        Ok(written)
    }

    /// Plays a move and writes it; `None` for a resignation or an agreement.
    fn write_move(&mut self, recorded: &RecordedMove) -> Result<Option<String>, Inexpressible> {
        let geometry = self.game.rules().geometry();
        let Action::Move(name) = recorded.action else {
            return Ok(None);
        };
        let mover = self.game.position().to_move();
        let mut events: Vec<GameEvent> = Vec::new();
        let Ok(mv) = geometry.move_of(name) else {
            return Ok(None);
        };
        if self.game.play(mv, &mut events).is_err() {
            return Ok(None);
        }
        let sowing = Sowing::of(&events, mover, self.game.position());
        if D::RECORDS_LANDING && sowing.landing.is_none() {
            return Err(Inexpressible::EndsInStore);
        }
        Ok(Some(D::write(mv, &sowing, geometry)))
    }
}
