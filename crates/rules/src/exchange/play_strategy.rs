//! PlayStrategy's notation for mancala games: Oware, Togyzqumalaq and Bestemshe.
//!
//! A move is its starting square and the square where its last seed lands: `f1e2`. Files are
//! lettered from South's left, and row 1 is South's. A position lists North's row first, both rows
//! from South's left: `4S` is a stack of four seeds, a bare digit a run of empty holes. Both stores
//! follow, South's first, then the player to move and the move number.

use std::fmt::Write;

use super::sowing::Sowing;
use super::{Claim, Dialect, Landing, StartText};
use crate::board::{Geometry, Hole, Side};
use crate::moves::Move;
use crate::notation::NotationError;
use crate::plain_text::quote;
use crate::position::{Placement, Position};
use crate::rule_set::RuleSet;

pub struct PlayStrategy;

impl Dialect for PlayStrategy {
    const EXPECTED: &'static str = "expected two squares, as in f1e2";
    const ROW_LENGTHS: (usize, usize) = (1, 9);
    const RECORDS_LANDING: bool = true;

    fn parse(word: &str, _: &Position, rules: &RuleSet) -> Option<Claim> {
        let (start, landing) = squares(word)?;
        let [start, landing] = [start, landing].map(|square| hole(square, rules.geometry()));
        Some(Claim {
            landing: Some(Landing::Hole(landing?)),
            ..Claim::from(Move::from(start?))
        })
    }

    fn write(mv: Move, sowing: &Sowing, geometry: Geometry) -> String {
        let squares = [mv.hole(), sowing.landing].into_iter().flatten();
        squares.map(|hole| square(hole, geometry)).collect()
    }

    fn position(placement: &Placement, rules: &RuleSet) -> Option<StartText> {
        let geometry = rules.geometry();
        let counts_only = Placement {
            to_move: placement.to_move,
            holes: placement.holes,
            lofts: placement.lofts,
            began: placement.began,
            ..Placement::default()
        };
        if counts_only != *placement {
            return None;
        }
        let mut text = String::new();
        for side in [Side::North, Side::South] {
            let mut empty = 0;
            let mut parts = Vec::new();
            for file in 0..geometry.row() {
                match placement.holes[hole_on_file(file, side, geometry).index()] {
                    0 => empty += 1,
                    seeds => {
                        parts.extend((empty > 0).then(|| empty.to_string()));
                        empty = 0;
                        parts.push(format!("{seeds}S"));
                    }
                }
            }
            parts.extend((empty > 0).then(|| empty.to_string()));
            text.push_str(&parts.join(","));
            text.push(if side == Side::North { '/' } else { ' ' });
        }
        let [south, north] = placement.lofts;
        // Writing to a string can't fail.
        let _ = write!(text, "{south} {north} {} 1", placement.to_move);
        Some(StartText::Tag(text))
    }

    fn parse_position(text: &str, rules: &RuleSet) -> Result<Placement, NotationError> {
        let geometry = rules.geometry();
        let native = to_native(text, geometry).ok_or_else(|| NotationError::Field(quote(text)))?;
        Placement::parse(&native, rules)
    }
}

/// Returns `true` if `text` looks like a position: two rows separated by a slash, then the other
/// fields.
pub fn is_position(text: &str) -> bool {
    let (rows, _) = text.split_once(' ').unwrap_or_default();
    rows.contains('/')
        && rows
            .bytes()
            .all(|byte| byte.is_ascii_digit() || matches!(byte, b'/' | b',' | b'S' | b'T'))
}

/// A square: the index of its file, and the side of its row.
type Square = (usize, Side);

fn squares(word: &str) -> Option<(Square, Square)> {
    let [file, row, to_file, to_row] = *word.as_bytes() else {
        return None;
    };
    let square = |file: u8, row: u8| {
        let file = file
            .is_ascii_lowercase()
            .then(|| usize::from(file - b'a'))?;
        let side = match row {
            b'1' => Side::South,
            b'2' => Side::North,
            _ => return None,
        };
        Some((file, side))
    };
    Some((square(file, row)?, square(to_file, to_row)?))
}

/// Returns `true` if `word` is a move.
pub fn is_move(word: &str) -> bool {
    squares(word).is_some()
}

fn hole((file, side): Square, geometry: Geometry) -> Option<Hole> {
    (file < geometry.row()).then(|| hole_on_file(file, side, geometry))
}

/// Returns the hole of `side` on a file; files count from South's left.
fn hole_on_file(file: usize, side: Side, geometry: Geometry) -> Hole {
    let row = geometry.row();
    Hole::new(match side {
        Side::South => file,
        Side::North => 2 * row - 1 - file,
    })
}

fn square(hole: Hole, geometry: Geometry) -> String {
    let (file, row) = match geometry.owner(hole) {
        Side::South => (hole.index(), 1),
        Side::North => (2 * geometry.row() - 1 - hole.index(), 2),
    };
    format!("{}{row}", char::from(b'a' + file as u8))
}

/// Converts a PlayStrategy position to our notation; `None` if it isn't one for this board.
fn to_native(text: &str, geometry: Geometry) -> Option<String> {
    let mut words = text.split_whitespace();
    let (north, south) = words.next()?.split_once('/')?;
    let stores = [words.next()?, words.next()?];
    let to_move = words.next()?;
    let mut holes = vec![0_u16; geometry.holes()];
    for (side, row) in [(Side::North, north), (Side::South, south)] {
        let mut file = 0;
        for part in row.split(',') {
            match part.strip_suffix('S') {
                Some(seeds) => {
                    *holes.get_mut(hole((file, side), geometry)?.index())? = seeds.parse().ok()?;
                    file += 1;
                }
                None => file += part.parse::<u8>().map(usize::from).ok()?,
            }
        }
        (file == geometry.row()).then_some(())?;
    }
    let holes: Vec<String> = holes.iter().map(u16::to_string).collect();
    Some(format!(
        "{}-{}-{to_move}",
        holes.join("-"),
        stores.join("-")
    ))
}
