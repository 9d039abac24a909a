//! The Kalah Game Protocol, version 1.1.
//!
//! A board is `<n,s,t,...>`: `n` holes per row, the stores of the player to move and of the
//! opponent, then both players' holes, each from its owner's left. A move is the number of a hole
//! from its owner's left, starting at 1.

use super::sowing::Sowing;
use super::{Claim, Dialect, Head, own_hole, place_in_row};
use crate::board::{Geometry, Hole, Side};
use crate::moves::Move;
use crate::notation::NotationError;
use crate::plain_text::quote;
use crate::position::{Placement, Position};
use crate::rule_set::RuleSet;

pub struct Kgp;

impl Dialect for Kgp {
    const EXPECTED: &'static str = "moves are numbers of holes, from 1";
    const ROW: (usize, usize) = (1, 26);
    const ASSUMES_OWN_ROW: bool = true;

    fn parse(word: &str, position: &Position, rules: &RuleSet) -> Option<Claim> {
        let number: usize = word.parse().ok()?;
        let hole = own_hole(number.checked_sub(1)?, position, rules.geometry())?;
        Some(Move::from(hole).into())
    }

    fn write(mv: Move, _: &Sowing, geometry: Geometry) -> String {
        let number = |hole: Hole| (place_in_row(hole, geometry) + 1).to_string();
        mv.hole().map_or_else(String::new, number)
    }

    fn position(placed: &Placement, rules: &RuleSet) -> Option<Head> {
        let usual = Placement::at_start(rules, placed.to_move);
        let same_but_counts = Placement {
            holes: usual.holes,
            lofts: usual.lofts,
            ..*placed
        };
        if same_but_counts != usual || placed.to_move != Side::South {
            return None;
        }
        let row = rules.geometry().row();
        let counts = placed.lofts.iter().chain(&placed.holes[..2 * row]);
        let counts: Vec<String> = counts.map(u16::to_string).collect();
        Some(Head::Word(format!("<{row},{}>", counts.join(","))))
    }

    fn parse_position(text: &str, rules: &RuleSet) -> Result<Placement, NotationError> {
        let row = rules.geometry().row();
        let refused = || NotationError::Field(quote(text));
        let inside = text
            .strip_prefix('<')
            .and_then(|text| text.strip_suffix('>'));
        let counts: Vec<&str> = inside.ok_or_else(refused)?.split(',').collect();
        let [size, south, north, holes @ ..] = counts.as_slice() else {
            return Err(refused());
        };
        if size.parse() != Ok(row) {
            return Err(refused());
        }
        Placement::parse(&format!("{}-{south}-{north}-S", holes.join("-")), rules)
    }
}

/// Returns `true` if `word` looks like a board.
pub fn is_board(word: &str) -> bool {
    word.starts_with('<') && word.as_bytes().get(1).is_some_and(u8::is_ascii_digit)
}
