//! The Togyzqumalaq scoresheet. A move gives the numbers of its starting and landing holes, each
//! from its owner's left; `x` if the landing hole becomes a tuz; then, in brackets, the total in
//! the mover's store. Source: the rules of the World Togyzqumalaq Federation.

use super::sowing::Sowing;
use super::{Claim, Dialect, Landing, StartText, index_in_row, own_hole};
use crate::board::Geometry;
use crate::moves::Move;
use crate::position::{Placement, Position};
use crate::rule_set::RuleSet;

pub struct Togyzqumalaq;

impl Dialect for Togyzqumalaq {
    const EXPECTED: &'static str = "expected two digits, as in 98 or 13x";
    const ROW_LENGTHS: (usize, usize) = (1, 9);
    const RECORDS_LANDING: bool = true;
    const ASSUMES_OWN_ROW: bool = true;

    fn parse(word: &str, position: &Position, rules: &RuleSet) -> Option<Claim> {
        let geometry = rules.geometry();
        let (start, landing, is_special) = digits(word)?;
        let start = own_hole(start, position, geometry)?;
        (landing < geometry.row()).then_some(Claim {
            landing: Some(Landing::Index(landing)),
            is_special: Some(is_special),
            ..Claim::from(Move::from(start))
        })
    }

    fn write(mv: Move, sowing: &Sowing, geometry: Geometry) -> String {
        let holes = [mv.hole(), sowing.landing].into_iter().flatten();
        let numbers = holes.map(|hole| (index_in_row(hole, geometry) + 1).to_string());
        let mut word: String = numbers.collect();
        if sowing.is_special {
            word.push('x');
        }
        if sowing.captured > 0 {
            word.push_str(&format!(" ({})", sowing.stored));
        }
        word
    }

    fn position(_: &Placement, _: &RuleSet) -> Option<StartText> {
        None
    }
}

/// Parses a move: the indices of both holes, from 0, and whether it makes a tuz.
fn digits(word: &str) -> Option<(usize, usize, bool)> {
    // Accepts the Cyrillic letter as well.
    let special = word.strip_suffix(['x', 'X', 'х', 'Х']);
    let [start, landing] = *special.unwrap_or(word).as_bytes() else {
        return None;
    };
    let index = |digit: u8| matches!(digit, b'1'..=b'9').then(|| usize::from(digit - b'1'));
    Some((index(start)?, index(landing)?, special.is_some()))
}

/// Returns `true` if `word` is a move.
pub fn is_move(word: &str) -> bool {
    let word = word.split('(').next().unwrap_or_default();
    digits(word).is_some()
}
