//! The kroo and its counters: dam, pressure, overloading.
//!
//! Only for rules without relays, which often go all the way round, without stores on the way, and
//! with one direction.

use super::Reason;
use super::captures::Capture;
use awale_rules::spec::{AfterCircle, Stores};
use awale_rules::{Hole, Position, RuleSet, Side};

/// A hole with enough seeds to go all the way round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kroo {
    /// The hole.
    pub hole: Hole,
    /// Its owner.
    pub side: Side,
    /// Its seeds.
    pub seeds: u16,
    /// The number of full rounds.
    pub rounds: u16,
    /// The hole of the last seed.
    pub end: Hole,
    /// Whether `end` is in the opponent's row, after at least one full round.
    pub is_ripe: bool,
    /// The seeds it still needs to be ripe, or ripe again; 0 if it is.
    pub lacking: u16,
    /// The seeds it captures if its owner plays it now; 0 if it isn't playable.
    pub takes: u16,
}

/// A dam holds more seeds than this number.
const DAM_ABOVE: u16 = 2;
/// Minimum capture of a dangerous kroo, in seeds.
const WORTHWHILE: u16 = 2;

/// Returns the number of seeds that one full round of the board takes.
pub(in crate::teacher) fn round(rules: &RuleSet) -> u16 {
    let ends = 2 * usize::from(rules.spec().board.end_squares.is_some());
    let geometry = rules.geometry();
    let sown = if geometry.has_four_rows() {
        geometry.row()
    } else {
        geometry.holes()
    };
    let places = sown + ends;
    let stores = match rules.stores() {
        Stores::None => 0,
        Stores::Own => 1,
        Stores::Both => 2,
    };
    places as u16 + stores - u16::from(rules.skip_start())
}

/// Returns the hole of the last of `seeds` seeds sown from `hole`.
fn end_of(rules: &RuleSet, hole: Hole, seeds: u16) -> Hole {
    let geometry = rules.geometry();
    let beyond = seeds.saturating_sub(round(rules));
    if beyond == 0 || rules.after_circle() == AfterCircle::All {
        return rules.ahead(hole, (seeds - 1) % round(rules) + 1);
    }
    let row = geometry.row() as u16;
    let is_theirs = |&steps: &u16| geometry.owner(rules.ahead(hole, steps)) != geometry.owner(hole);
    let first = (1..=row).find(is_theirs).unwrap_or(row);
    rules.ahead(hole, first + (beyond - 1) % row)
}

/// Returns the full rounds of `seeds` sown seeds, the first over the whole board.
fn full_rounds(rules: &RuleSet, seeds: u16) -> u16 {
    match rules.after_circle() {
        AfterCircle::All => seeds / round(rules),
        AfterCircle::OpponentOnly => 1,
    }
}

/// Returns true if the rules have kroos.
fn exist(rules: &RuleSet) -> bool {
    rules.relay().is_none() && !rules.sows_stores() && !rules.geometry().chooses_direction()
}

fn kroo(rules: &RuleSet, position: &Position, hole: Hole) -> Option<Kroo> {
    let side = position.geometry().owner(hole);
    let sown = position.seeds_in(hole).saturating_sub(rules.leave());
    if !exist(rules) || sown < round(rules) {
        return None;
    }
    let is_ripe_with =
        |more: &u16| position.geometry().owner(end_of(rules, hole, sown + more)) != side;
    let lacking = (0..=round(rules)).find(is_ripe_with)?;
    Some(Kroo {
        hole,
        side,
        seeds: position.seeds_in(hole),
        rounds: full_rounds(rules, sown),
        end: end_of(rules, hole, sown),
        is_ripe: lacking == 0,
        lacking,
        takes: taken_by(rules, &position.with_turn(side), hole).unwrap_or(0),
    })
}

/// Returns the kroos in the row of `side`.
#[must_use]
pub fn kroos(rules: &RuleSet, position: &Position, side: Side) -> Vec<Kroo> {
    let holes = position.geometry().territory(side);
    holes
        .filter_map(|hole| kroo(rules, position, hole))
        .collect()
}

/// Returns the seeds that the player to move captures with `hole`; `None` if it is illegal.
fn taken_by(rules: &RuleSet, position: &Position, hole: Hole) -> Option<u16> {
    let mut events = Vec::new();
    let mut after = *position;
    after.play(rules, hole, &mut events).ok()?;
    let capture = Capture::of(&events, position.to_move());
    Some(capture.map_or(0, |capture| capture.seeds))
}

/// Adds the facts about kroos of the move from `before` to `after`, with the opponent to move.
pub(super) fn facts(
    rules: &RuleSet,
    before: &Position,
    played: Hole,
    after: &Position,
    facts: &mut Vec<Reason>,
) {
    if !exist(rules) {
        return;
    }
    let mover = before.to_move();
    let opponent = mover.opponent();
    let old = kroos(rules, before, mover);
    let is_new = |kroo: &Kroo| {
        let same = old.iter().find(|old| old.hole == kroo.hole);
        same.is_none_or(|old| kroo.is_ripe && !old.is_ripe)
    };
    let new = kroos(rules, after, mover).into_iter().filter(is_new);
    facts.extend(new.map(Reason::Kroo));
    for kroo in kroos(rules, after, opponent) {
        against(rules, before, played, after, kroo, facts);
    }
}

fn against(
    rules: &RuleSet,
    before: &Position,
    played: Hole,
    after: &Position,
    kroo: Kroo,
    facts: &mut Vec<Reason>,
) {
    let Some(0) = taken_by(rules, after, kroo.hole) else {
        return;
    };
    let mover = before.to_move();
    let legal = after.legal_moves(rules);
    if legal.len() == 1 && !kroo.is_ripe {
        facts.push(Reason::Pressure { kroo: kroo.hole });
    }
    let after_pass = taken_by(rules, &before.with_turn(mover.opponent()), kroo.hole).unwrap_or(0);
    if after.seeds_in(kroo.hole) > before.seeds_in(kroo.hole) && after_pass >= WORTHWHILE {
        facts.push(Reason::Overloads {
            kroo: kroo.hole,
            spared: after_pass,
        });
        return;
    }
    let others = before.legal_moves(rules).holes();
    let after_others = others
        .iter()
        .filter(|&other| other != played)
        .filter_map(|other| {
            let mut after = *before;
            after.play(rules, other, &mut ()).ok()?;
            (after.end().is_none() && after.to_move() != mover).then_some(())?;
            taken_by(rules, &after, kroo.hole)
        });
    let otherwise = after_others.max().unwrap_or(0);
    if otherwise < WORTHWHILE {
        return;
    }
    let is_dam = after.geometry().owner(kroo.end) == mover && after.seeds_in(kroo.end) > DAM_ABOVE;
    facts.push(if is_dam {
        Reason::Dam {
            hole: kroo.end,
            kroo: kroo.hole,
            otherwise,
        }
    } else {
        Reason::Disarms {
            kroo: kroo.hole,
            otherwise,
        }
    });
}
