//! OGN, Aualé's format for games: PGN tags, the same hole letters as ours, and `+n` after a move
//! that captures `n` seeds. Source: files saved by Aualé.

use super::sowing::Sowing;
use super::{Claim, Dialect, StartText};
use crate::board::Geometry;
use crate::moves::Move;
use crate::notation::MoveName;
use crate::position::{Placement, Position};
use crate::rule_set::RuleSet;

pub struct Ogn;

impl Dialect for Ogn {
    const EXPECTED: &'static str = "expected the letter of a hole, then +N if the move captures";
    const ROW_LENGTHS: (usize, usize) = (1, 26);
    const HAS_VARIATIONS: bool = true;

    fn parse(word: &str, position: &Position, rules: &RuleSet) -> Option<Claim> {
        let (letter, captured) = parts(word)?;
        let mv = position.move_of(MoveName::from(letter), rules).ok()?;
        Some(Claim {
            captured: Some(captured),
            ..Claim::from(mv)
        })
    }

    fn write(mv: Move, sowing: &Sowing, geometry: Geometry) -> String {
        let name = geometry.name_of(mv);
        match sowing.captured {
            0 => name.to_string(),
            captured => format!("{name}+{captured}"),
        }
    }

    fn position(placement: &Placement, rules: &RuleSet) -> Option<StartText> {
        Some(StartText::Tag(placement.text(rules.geometry())))
    }
}

/// Splits a word into the letter of a move and the number of seeds captured.
fn parts(word: &str) -> Option<(char, u16)> {
    let mut letters = word.chars();
    let letter = letters.next().filter(char::is_ascii_alphabetic)?;
    let captured = match letters.as_str() {
        "" => 0,
        rest => rest.strip_prefix('+')?.parse().ok()?,
    };
    Some((letter, captured))
}

/// Returns `true` if `word` is a capturing move.
pub fn has_capture(word: &str) -> bool {
    parts(word).is_some_and(|(_, captured)| captured > 0)
}
