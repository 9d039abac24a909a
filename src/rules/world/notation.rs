//! Moves and positions as text: `C`, `C+`, `~`, and
//! `0-2-0-1-0-0-0-1-1-0-1-25-32-7-S;taken=R`.

use std::fmt::{self, Write};

use thiserror::Error;

use super::board::{Place, PlaceSet, Way};
use super::moves::Move;
use super::position::Position;
use super::rules::Rules;
use crate::rules::Side;
use crate::rules::board::MAX_SEEDS;
use crate::rules::notation::NotationError;
use crate::rules::plain_text::{quote, without_bom};

/// The swap as text.
const SWAP: &str = "~";

/// What is wrong with the text of a position or a move.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TextError {
    /// What can be wrong in a game of format 1 too.
    #[error(transparent)]
    Common(#[from] NotationError),
    /// The direction of a move is missing, or there is none to choose.
    #[error("\"{0}\" is no move of this game: {1}")]
    Way(String, &'static str),
    /// A field behind the counts can't be read.
    #[error("\"{0}\" is not a field of a position of this game")]
    Field(String),
    /// A player has no open hole.
    #[error("a player has no open hole")]
    NoOpenHole,
    /// There are seeds in a shut hole.
    #[error("there are seeds in a shut hole")]
    SeedsInShutHole,
}

impl Rules {
    /// The text of a move.
    #[must_use]
    pub fn move_text(&self, one: Move) -> MoveText<'_> {
        MoveText { rules: self, one }
    }

    /// The move whose text is all of `text`.
    ///
    /// # Errors
    /// What is wrong with the text. Whether the move is legal is not looked at.
    pub fn parse_move(&self, text: &str) -> Result<Move, TextError> {
        if text == SWAP {
            return Ok(Move::Swap);
        }
        let (letter, way) = match self.ways() {
            &[way] => (text, way),
            _ => match (text.strip_suffix('+'), text.strip_suffix('-')) {
                (Some(letter), _) => (letter, Way::Counterclockwise),
                (None, Some(letter)) => (letter, Way::Clockwise),
                (None, None) => {
                    return Err(TextError::Way(quote(text), "it needs a direction, + or -"));
                }
            },
        };
        let hole = self.board().geometry().parse_hole(letter)?;
        Ok(Move::Sow {
            hole: hole.into(),
            way,
        })
    }
}

/// A move as text, for a game.
#[derive(Clone, Copy, Debug)]
pub struct MoveText<'a> {
    rules: &'a Rules,
    one: Move,
}

impl fmt::Display for MoveText<'_> {
    /// The letter, and `+` or `-` if the direction is chosen; `~` for the swap.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Move::Sow { hole, way } = self.one else {
            return f.write_str(SWAP);
        };
        if let Some(hole) = self.rules.board().hole(hole) {
            f.write_char(self.rules.board().geometry().letter(hole))?;
        }
        match (self.rules.ways().len(), way) {
            (1, _) => Ok(()),
            (_, Way::Counterclockwise) => f.write_char('+'),
            (_, Way::Clockwise) => f.write_char('-'),
        }
    }
}

impl Position {
    /// The text of this position.
    #[must_use]
    pub fn text(&self, rules: &Rules) -> String {
        PositionText {
            rules,
            position: self,
        }
        .to_string()
    }

    /// Reads the text of a position, which may begin with a byte order mark. No rule has looked at
    /// it yet: [`set_up`](Self::set_up) does.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn parse(text: &str, rules: &Rules) -> Result<Self, TextError> {
        let mut parts = without_bom(text).split(';');
        let mut position = Self::parse_counts(parts.next().unwrap_or_default(), rules)?;
        for part in parts {
            position
                .parse_field(part, rules)
                .ok_or_else(|| TextError::Field(quote(part)))?;
        }
        let total = position.total_seeds();
        if total > i32::from(MAX_SEEDS) {
            return Err(NotationError::TooManySeeds.into());
        }
        let shut = position.shut;
        if shut.iter().any(|hole| position.seeds_at(hole) > 0) {
            return Err(TextError::SeedsInShutHole);
        }
        for side in Side::BOTH {
            if position.territory(rules, side).without(shut).is_empty() {
                return Err(TextError::NoOpenHole);
            }
        }
        Ok(position)
    }

    fn parse_counts(text: &str, rules: &Rules) -> Result<Self, TextError> {
        let mut position = Self::laid_out(rules, Side::South);
        let seeded = rules.board().seeded();
        let needed = seeded + 3;
        let found = text.split('-').count();
        if found != needed {
            return Err(NotationError::Parts { needed, found }.into());
        }
        for (index, part) in text.split('-').enumerate() {
            if index == needed - 1 {
                let side = parse_side(part);
                position.to_move = side.ok_or_else(|| NotationError::PlayerToMove(quote(part)))?;
                break;
            }
            let seeds = parse_number(part).ok_or_else(|| NotationError::Count {
                number: index + 1,
                text: quote(part),
            })?;
            if seeds > MAX_SEEDS {
                return Err(NotationError::TooManySeeds.into());
            }
            match index.checked_sub(seeded) {
                None => position.seeds[index] = seeds,
                Some(side) => position.lofts[side] = seeds as i16,
            }
        }
        Ok(position)
    }

    /// Reads a field behind the counts; `None` if it can't be read.
    fn parse_field(&mut self, text: &str, rules: &Rules) -> Option<()> {
        let board = rules.board();
        let (name, value) = text.split_once('=')?;
        let hole = |text: &str| {
            let index = usize::from(parse_number(text)?);
            board.holes().iter().nth(index)
        };
        match name {
            "owes" => {
                let (south, north) = value.split_once(',')?;
                for (loft, text) in self.lofts.iter_mut().zip([south, north]) {
                    let owed = parse_number(text).filter(|owed| *owed <= MAX_SEEDS)?;
                    if owed > 0 {
                        (*loft == 0).then_some(())?;
                        *loft = -(owed as i16);
                    }
                }
            }
            "taken" if board.has_end_squares() => {
                let [right, left] = board.end_squares();
                self.taken = match value {
                    "R" => PlaceSet::from_iter([right]),
                    "L" => PlaceSet::from_iter([left]),
                    "RL" => PlaceSet::from_iter([right, left]),
                    _ => return None,
                };
            }
            "kids" if rules.special.is_some() => {
                for one in value.split(',') {
                    let (place, side) = one.split_once(':')?;
                    let (place, side) = (hole(place)?, parse_side(side)?);
                    (!self.is_special(place)).then_some(())?;
                    self.special[side.index()].insert(place);
                }
            }
            "shut" if rules.has_rounds() => {
                self.shut = value.split(',').map(hole).collect::<Option<PlaceSet>>()?;
            }
            "own" if rules.has_land() => {
                let owned = usize::from(parse_number(value)?);
                self.south = board.land_of_south(owned)?;
            }
            "round" if rules.has_rounds() => {
                self.round = parse_number(value).filter(|round| *round > 0)?;
            }
            "began" => self.began = parse_side(value)?,
            "again" => self.again = parse_number(value)?,
            "swap" if rules.turn.swap => {
                (parse_side(value)? == self.to_move).then_some(())?;
                self.may_swap = true;
            }
            _ => return None,
        }
        Some(())
    }
}

fn parse_side(text: &str) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| side.to_string() == text)
}

/// A number written in digits only; one too great for 16 bits counts as the greatest.
fn parse_number(text: &str) -> Option<u16> {
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| text.parse().unwrap_or(u16::MAX))
}

/// A position as text, for a game.
struct PositionText<'a> {
    rules: &'a Rules,
    position: &'a Position,
}

impl fmt::Display for PositionText<'_> {
    /// The counts, the lofts and the player to move, joined by `-`, then the fields that say
    /// something.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (rules, position) = (self.rules, self.position);
        for place in rules.board().seeded_places().iter() {
            write!(f, "{}-", position.seeds_at(place))?;
        }
        for loft in position.lofts {
            write!(f, "{}-", loft.max(0))?;
        }
        write!(f, "{}", position.to_move)?;
        let owes = position.lofts.map(|loft| loft.min(0).unsigned_abs());
        if owes != [0; 2] {
            write!(f, ";owes={},{}", owes[0], owes[1])?;
        }
        if !position.taken.is_empty() {
            f.write_str(";taken=")?;
            for (place, letter) in rules.board().end_squares().into_iter().zip(["R", "L"]) {
                if position.taken.contains(place) {
                    f.write_str(letter)?;
                }
            }
        }
        let special = position.special[0].or(position.special[1]);
        let kids = special.iter().filter_map(|hole| {
            let owner = position.special_of(hole)?;
            Some((hole, owner))
        });
        list(f, ";kids=", kids, |f, (hole, owner)| {
            write!(f, "{}:{owner}", hole.index())
        })?;
        list(f, ";shut=", position.shut.iter(), |f, hole: Place| {
            write!(f, "{}", hole.index())
        })?;
        if position.south.len() != rules.board().geometry().row() {
            write!(f, ";own={}", position.south.len())?;
        }
        if position.round > 1 {
            write!(f, ";round={}", position.round)?;
        }
        if position.began == Side::North {
            write!(f, ";began={}", position.began)?;
        }
        if position.again > 0 {
            write!(f, ";again={}", position.again)?;
        }
        if position.may_swap {
            write!(f, ";swap={}", position.to_move)?;
        }
        Ok(())
    }
}

/// Writes `items` behind `label`, joined by commas; nothing if there is none.
fn list<T>(
    f: &mut fmt::Formatter<'_>,
    label: &str,
    items: impl Iterator<Item = T>,
    write: impl Fn(&mut fmt::Formatter<'_>, T) -> fmt::Result,
) -> fmt::Result {
    for (index, item) in items.enumerate() {
        f.write_str(if index == 0 { label } else { "," })?;
        write(f, item)?;
    }
    Ok(())
}
