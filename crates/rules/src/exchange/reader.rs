//! Parses a game in another notation into a [`GameRecord`].

use std::marker::PhantomData;
use std::sync::Arc;

use super::sowing::Sowing;
use super::{Claim, Dialect, ExchangeError, VARIANT_TAG, after_number, check};
use crate::board::Side;
use crate::event::GameEvent;
use crate::game::{Action, Game};
use crate::game_file::reader::{WordParser, is_result, read_single, without_number};
use crate::game_file::tags::find;
use crate::game_file::{FEN_TAG, GameRecord, START_TAG};
use crate::moves::Move;
use crate::notation::MoveName;
use crate::plain_text::quote;
use crate::position::Placement;
use crate::problem::SourceLocation;
use crate::rule_set::RuleSet;

/// Reads a game in the notation `D`.
pub fn read<D: Dialect>(text: &str, rules: &Arc<RuleSet>) -> Result<GameRecord, ExchangeError> {
    check::<D>(rules)?;
    let mut parser = ForeignParser::<D>::new(rules);
    let mut record = read_single(text, &mut parser)?;
    record
        .tags
        .retain(|(name, _)| name != FEN_TAG && name != VARIANT_TAG);
    record.set_tag(START_TAG, parser.start.text(rules.geometry()));
    Ok(record)
}

/// Parses the words of notation `D`, and checks each move by playing it.
pub struct ForeignParser<D> {
    start: Placement,
    /// The game along the line being read.
    game: Game,
    /// The branch points of the variations being read, outermost first.
    forks: Vec<Fork>,
    /// The last move and its effects, to check the store count that may follow in brackets.
    last: Option<(String, Sowing)>,
    dialect: PhantomData<D>,
}

/// The point where a variation branches off its line.
struct Fork {
    /// The number of plies before it.
    ply: usize,
    /// The move that the variation replaces, if any.
    replaced: Option<Move>,
}

impl<D: Dialect> ForeignParser<D> {
    fn new(rules: &Arc<RuleSet>) -> Self {
        Self {
            start: Placement::at_start(rules, Side::South),
            game: Game::new(Arc::clone(rules), Side::South, &mut ()),
            forks: Vec::new(),
            last: None,
            dialect: PhantomData,
        }
    }

    fn set_up(&mut self, text: &str) -> Result<(), ExchangeError> {
        let rules = Arc::clone(self.game.rules());
        let placement = D::parse_position(text, &rules);
        self.start = placement.map_err(|error| ExchangeError::Start(error.to_string()))?;
        self.game = Game::set_up(rules, &self.start, &mut ());
        Ok(())
    }

    fn play(
        &mut self,
        word: &str,
        claim: &Claim,
        place: SourceLocation,
    ) -> Result<Option<Action<MoveName>>, ExchangeError> {
        let geometry = self.game.rules().geometry();
        let mover = self.game.position().to_move();
        let ply = self.game.moves().len() + 1;
        let mut events: Vec<GameEvent> = Vec::new();
        self.game
            .play(claim.mv, &mut events)
            .map_err(|refusal| ExchangeError::Illegal {
                place,
                ply,
                word: quote(word),
                refusal,
            })?;
        let sowing = Sowing::of(&events, mover, self.game.position());
        let found = if claim
            .landing
            .is_some_and(|landing| !landing.matches(sowing.landing, geometry))
        {
            let landing = sowing.landing.map(|hole| geometry.letter(hole));
            Some(landing.map_or("ends in the store".to_owned(), |hole| {
                format!("ends in {hole}")
            }))
        } else if claim
            .captured
            .is_some_and(|captured| captured != sowing.captured)
        {
            Some(format!("captures {} seeds", sowing.captured))
        } else if claim
            .is_special
            .is_some_and(|is_special| is_special != sowing.is_special)
        {
            let verb = if sowing.is_special {
                "makes a"
            } else {
                "makes no"
            };
            Some(format!("{verb} special hole"))
        } else {
            None
        };
        if let Some(found) = found {
            return Err(ExchangeError::Differs {
                place,
                word: quote(word),
                found,
            });
        }
        self.last = Some((word.to_owned(), sowing));
        Ok(Some(Action::Move(geometry.name_of(claim.mv))))
    }
}

impl<D: Dialect> WordParser for ForeignParser<D> {
    type Error = ExchangeError;

    fn begin(&mut self, tags: &[(String, String)]) -> Result<(), ExchangeError> {
        find(tags, FEN_TAG).map_or(Ok(()), |text| self.set_up(text))
    }

    fn word(
        &mut self,
        word: &str,
        place: SourceLocation,
    ) -> Result<Option<Action<MoveName>>, ExchangeError> {
        if word.starts_with('<') && self.game.moves().is_empty() {
            self.set_up(word)?;
            return Ok(None);
        }
        let move_text = after_number(word);
        if move_text.is_empty() {
            return Ok(None);
        }
        if let Some(claim) = D::parse(move_text, self.game.position(), self.game.rules()) {
            return self.play(move_text, &claim, place);
        }
        if is_result(without_number(word)) || word == "1/2-1/2" {
            return Ok(None);
        }
        Err(ExchangeError::Word {
            place,
            word: quote(word),
            expected: D::EXPECTED,
        })
    }

    fn bracket(
        &mut self,
        inside: &str,
        place: SourceLocation,
    ) -> Result<Option<usize>, ExchangeError> {
        let Some((number, _)) = inside.split_once(')') else {
            return Ok(None);
        };
        let Ok(stored) = number.trim().parse::<u16>() else {
            return Ok(None);
        };
        if let Some((word, sowing)) = &self.last
            && sowing.stored != stored
        {
            return Err(ExchangeError::Differs {
                place,
                word: quote(&format!("{word} ({stored})")),
                found: format!("leaves {} in the store", sowing.stored),
            });
        }
        Ok(Some(number.len() + 1))
    }

    fn variation(&mut self, begins: bool) {
        if begins {
            let replaced = self.game.moves().last().copied();
            self.game.take_back();
            self.forks.push(Fork {
                ply: self.game.moves().len(),
                replaced,
            });
        } else if let Some(Fork { ply, replaced }) = self.forks.pop() {
            while self.game.moves().len() > ply && self.game.take_back() {}
            // The move was legal when it was first played.
            let _ = replaced.map(|mv| self.game.play(mv, &mut ()));
        }
    }
}
