//! The scoresheet of Togyzqumalaq: the numbers of the hole where a move starts and of that where
//! its last seed falls, each from its owner's left; `x` if that hole becomes a tuz; then, in
//! brackets, all seeds in the mover's store. Source: the rules of the World Togyzqumalaq
//! Federation.

use super::sowing::Sowing;
use super::{Claim, Dialect, Head};
use crate::board::{Geometry, Hole, Side};
use crate::game::Game;
use crate::moves::Move;
use crate::notation::NotationError;
use crate::position::Placement;
use crate::rule_set::RuleSet;

pub struct Togyzqumalaq;

impl Dialect for Togyzqumalaq {
    const EXPECTED: &'static str = "moves are two digits, as in 98 or 13x";
    const ROW: (usize, usize) = (1, 9);
    const SAYS_LANDING: bool = true;
    const ASSUMES_OWN_ROW: bool = true;

    fn parse(word: &str, game: &Game) -> Option<Claim> {
        let geometry = game.rules().geometry();
        let mover = game.position().to_move();
        let (start, landing, is_special) = digits(word)?;
        let start = hole(start, mover, geometry)?;
        // The landing has no owner: it is the one of both holes that the move reaches.
        let mv = Move::from(start);
        let mut after = game.clone();
        let mut events = Vec::new();
        let played = after.play(mv, &mut events).is_ok();
        let did = Sowing::of(&events, game, &after);
        let named = Side::BOTH.map(|side| hole(landing, side, geometry));
        let reached = named
            .into_iter()
            .flatten()
            .find(|&hole| did.landing == Some(hole));
        Some(Claim {
            mv: Some(mv),
            // An illegal move is refused for its own reason.
            landing: played.then(|| reached.or(named[0]).unwrap_or(start)),
            is_special: Some(is_special),
            ..Claim::default()
        })
    }

    fn write(game: &Game, mv: Move, did: &Sowing) -> String {
        let geometry = game.rules().geometry();
        let number = |hole: Hole| hole.index() % geometry.row() + 1;
        let start = mv.hole().map_or(0, number);
        let landing = did.landing.map_or(0, number);
        let special = if did.is_special { "x" } else { "" };
        match did.captured {
            0 => format!("{start}{landing}{special}"),
            _ => format!("{start}{landing}{special} ({})", did.stored),
        }
    }

    fn position(_: &Placement, _: &RuleSet) -> Option<Head> {
        None
    }

    fn parse_position(text: &str, rules: &RuleSet) -> Result<Placement, NotationError> {
        Placement::parse(text, rules)
    }
}

/// The numbers of a move, and whether it makes a tuz.
fn digits(word: &str) -> Option<(u8, u8, bool)> {
    let (numbers, is_special) = match word.strip_suffix(['x', 'X', 'х', 'Х']) {
        Some(numbers) => (numbers, true),
        None => (word, false),
    };
    let [start, landing] = *numbers.as_bytes() else {
        return None;
    };
    let digit = |byte: u8| matches!(byte, b'1'..=b'9').then(|| byte - b'0');
    Some((digit(start)?, digit(landing)?, is_special))
}

/// Whether a word is a move.
pub fn is_move(word: &str) -> bool {
    let word = word.split('(').next().unwrap_or_default();
    digits(word).is_some()
}

fn hole(number: u8, side: Side, geometry: Geometry) -> Option<Hole> {
    let place = usize::from(number) - 1;
    (place < geometry.row()).then(|| Hole::new(side.index() * geometry.row() + place))
}
