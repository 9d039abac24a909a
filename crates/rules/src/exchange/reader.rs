//! Reads the moves of a notation into a record of ours.

use std::marker::PhantomData;
use std::sync::Arc;

use super::sowing::Sowing;
use super::{Claim, Dialect, ExchangeError, check};
use crate::board::Side;
use crate::event::GameEvent;
use crate::game::{Action, Game};
use crate::game_file::reader::{Words, is_result, read_one, without_number};
use crate::game_file::{FEN_TAG, GameRecord, START_TAG};
use crate::notation::MoveName;
use crate::plain_text::quote;
use crate::position::Placement;
use crate::problem::FilePlace;
use crate::rule_set::RuleSet;

/// Reads a game of a notation.
pub fn read<D: Dialect>(text: &str, rules: &Arc<RuleSet>) -> Result<GameRecord, ExchangeError> {
    check::<D>(rules)?;
    let mut words = ForeignWords::<D>::new(rules);
    let mut record = read_one(text, &mut words)?;
    record
        .tags
        .retain(|(name, _)| name != FEN_TAG && name != "Variant");
    record.set_tag(START_TAG, words.start.text(rules.geometry()));
    Ok(record)
}

/// The words of a notation, and the game that they play.
pub struct ForeignWords<D> {
    rules: Arc<RuleSet>,
    start: Placement,
    /// The game of each line that is being read, the main line first, and the game before its last
    /// move.
    lines: Vec<(Game, Option<Game>)>,
    /// The last move, for what follows it.
    last: Option<(String, Sowing)>,
    dialect: PhantomData<D>,
}

impl<D: Dialect> ForeignWords<D> {
    fn new(rules: &Arc<RuleSet>) -> Self {
        Self {
            rules: Arc::clone(rules),
            start: Placement::at_start(rules, Side::South),
            lines: vec![(Game::new(Arc::clone(rules), Side::South, &mut ()), None)],
            last: None,
            dialect: PhantomData,
        }
    }

    fn set_up(&mut self, text: &str) -> Result<(), ExchangeError> {
        let placed = D::parse_position(text, &self.rules)
            .map_err(|error| ExchangeError::Start(error.to_string()))?;
        self.start = placed;
        self.lines = vec![(
            Game::set_up(Arc::clone(&self.rules), &placed, &mut ()),
            None,
        )];
        Ok(())
    }

    fn play(
        &mut self,
        word: &str,
        claim: &Claim,
        place: FilePlace,
    ) -> Result<Option<Action<MoveName>>, ExchangeError> {
        let Some((game, before)) = self.lines.last_mut() else {
            return Ok(None);
        };
        let Some(mv) = claim.mv else {
            return Ok(None);
        };
        let name = game.rules().geometry().name_of(mv);
        let past = game.clone();
        let mut events: Vec<GameEvent> = Vec::new();
        let ply = game.moves().len() + 1;
        game.play(mv, &mut events)
            .map_err(|refusal| ExchangeError::Illegal {
                place,
                ply,
                word: quote(word),
                refusal,
            })?;
        let did = Sowing::of(&events, &past, game);
        let differs = |found: String| ExchangeError::Differs {
            place,
            word: quote(word),
            found,
        };
        let geometry = game.rules().geometry();
        if claim.landing.is_some() && claim.landing != did.landing {
            let landing = did.landing.map_or('0', |hole| geometry.letter(hole));
            return Err(differs(format!("ends in {landing}")));
        }
        if claim
            .captured
            .is_some_and(|captured| captured != did.captured)
        {
            return Err(differs(format!("captures {} seeds", did.captured)));
        }
        if claim
            .is_special
            .is_some_and(|is_special| is_special != did.is_special)
        {
            let makes = if did.is_special { "makes" } else { "makes no" };
            return Err(differs(format!("{makes} special hole")));
        }
        *before = Some(past);
        self.last = Some((word.to_owned(), did));
        Ok(Some(Action::Move(name)))
    }
}

impl<D: Dialect> Words for ForeignWords<D> {
    type Error = ExchangeError;

    fn begin(&mut self, tags: &[(String, String)]) -> Result<(), ExchangeError> {
        let fen = tags.iter().find(|(name, _)| name == FEN_TAG);
        fen.map_or(Ok(()), |(_, text)| self.set_up(text))
    }

    fn word(
        &mut self,
        word: &str,
        place: FilePlace,
    ) -> Result<Option<Action<MoveName>>, ExchangeError> {
        let is_first = self.lines.len() == 1 && self.lines[0].0.moves().is_empty();
        if is_first && word.starts_with('<') {
            self.set_up(word)?;
            return Ok(None);
        }
        // `1.f1e2` is a number and a move, `98` a move, `1.` and `1-0` are neither.
        let after_number = match word.split_once('.') {
            Some((number, rest)) if number.bytes().all(|digit| digit.is_ascii_digit()) => {
                rest.trim_start_matches('.')
            }
            _ => word,
        };
        if after_number.is_empty() {
            return Ok(None);
        }
        if let Some((game, _)) = self.lines.last()
            && let Some(claim) = D::parse(after_number, game)
        {
            return self.play(after_number, &claim, place);
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

    fn bracket(&mut self, inside: &str, place: FilePlace) -> Result<Option<usize>, ExchangeError> {
        let Some((number, _)) = inside.split_once(')') else {
            return Ok(None);
        };
        let Ok(stored) = number.trim().parse::<u16>() else {
            return Ok(None);
        };
        if let Some((word, did)) = &self.last
            && did.stored != stored
        {
            return Err(ExchangeError::Differs {
                place,
                word: quote(&format!("{word} ({stored})")),
                found: format!("leaves {} in the store", did.stored),
            });
        }
        Ok(Some(number.len() + 1))
    }

    fn variation(&mut self, begins: bool) {
        if begins {
            if let Some((game, before)) = self.lines.last() {
                let start = before.clone().unwrap_or_else(|| game.clone());
                self.lines.push((start, None));
            }
        } else if self.lines.len() > 1 {
            self.lines.pop();
        }
    }
}
