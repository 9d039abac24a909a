//! OGN, in which Aualé writes games: PGN's tags, the letters of holes as ours, and `+n` behind a
//! move that captures `n` seeds. Source: the files that the program Aualé saves.

use super::sowing::Sowing;
use super::{Claim, Dialect, Head};
use crate::board::Geometry;
use crate::moves::Move;
use crate::notation::MoveName;
use crate::position::{Placement, Position};
use crate::rule_set::RuleSet;

pub struct Ogn;

impl Dialect for Ogn {
    const EXPECTED: &'static str = "moves are letters of holes, with +N if they capture";
    const ROW: (usize, usize) = (1, 26);
    const HAS_VARIATIONS: bool = true;

    fn parse(word: &str, position: &Position, rules: &RuleSet) -> Option<Claim> {
        let (letter, captured) = parts(word)?;
        let mv = position.move_of(MoveName::from(letter), rules).ok()?;
        Some(Claim {
            captured: Some(captured),
            ..Claim::from(mv)
        })
    }

    fn write(mv: Move, did: &Sowing, geometry: Geometry) -> String {
        let name = geometry.name_of(mv);
        match did.captured {
            0 => name.to_string(),
            captured => format!("{name}+{captured}"),
        }
    }

    fn position(placed: &Placement, rules: &RuleSet) -> Option<Head> {
        Some(Head::Tag(placed.text(rules.geometry())))
    }
}

/// The letter of a move and the seeds that it captures.
fn parts(word: &str) -> Option<(char, u16)> {
    let mut letters = word.chars();
    let letter = letters.next().filter(char::is_ascii_alphabetic)?;
    let captured = match letters.as_str() {
        "" => 0,
        rest => rest.strip_prefix('+')?.parse().ok()?,
    };
    Some((letter, captured))
}

/// Tells whether a word is a move that captures.
pub fn has_capture(word: &str) -> bool {
    parts(word).is_some_and(|(_, captured)| captured > 0)
}
