//! The Kalah Game Protocol, version 1.1.
//!
//! A board is `<n,s,t,...>`: the number of holes per row, the stores of the player to move and of
//! the opponent, then both players' holes, each from its owner's left. A move is the number of a
//! hole from its owner's left, starting at 1.

use super::sowing::Sowing;
use super::{Claim, Dialect, StartText, index_in_row, own_hole};
use crate::board::{Geometry, Hole, Side};
use crate::moves::Move;
use crate::notation::NotationError;
use crate::plain_text::quote;
use crate::position::{Placement, Position};
use crate::rule_set::RuleSet;

pub struct Kgp;

impl Dialect for Kgp {
    const EXPECTED: &'static str = "expected the number of a hole, from 1";
    const ROW_LENGTHS: (usize, usize) = (1, 26);
    const ASSUMES_OWN_ROW: bool = true;

    fn parse(word: &str, position: &Position, rules: &RuleSet) -> Option<Claim> {
        let number: usize = word.parse().ok()?;
        let hole = own_hole(number.checked_sub(1)?, position, rules.geometry())?;
        Some(Move::from(hole).into())
    }

    fn write(mv: Move, _: &Sowing, geometry: Geometry) -> String {
        let number = |hole: Hole| (index_in_row(hole, geometry) + 1).to_string();
        mv.hole().map_or_else(String::new, number)
    }

    fn position(placement: &Placement, rules: &RuleSet) -> Option<StartText> {
        let start = Placement::at_start(rules, placement.to_move);
        let start_with_other_counts = Placement {
            holes: start.holes,
            lofts: start.lofts,
            ..*placement
        };
        if start_with_other_counts != start || placement.to_move != Side::South {
            return None;
        }
        let row = rules.geometry().row();
        let counts = placement.lofts.iter().chain(&placement.holes[..2 * row]);
        let counts: Vec<String> = counts.map(u16::to_string).collect();
        Some(StartText::Word(format!("<{row},{}>", counts.join(","))))
    }

    fn parse_position(text: &str, rules: &RuleSet) -> Result<Placement, NotationError> {
        let row = rules.geometry().row();
        let error = || NotationError::Field(quote(text));
        let inside = text
            .strip_prefix('<')
            .and_then(|text| text.strip_suffix('>'));
        let counts: Vec<&str> = inside.ok_or_else(error)?.split(',').collect();
        let [size, south, north, holes @ ..] = counts.as_slice() else {
            return Err(error());
        };
        if size.parse() != Ok(row) {
            return Err(error());
        }
        Placement::parse(&format!("{}-{south}-{north}-S", holes.join("-")), rules)
    }
}

/// Returns `true` if `word` looks like a board.
pub fn is_board(word: &str) -> bool {
    word.starts_with('<') && word.as_bytes().get(1).is_some_and(u8::is_ascii_digit)
}
