//! The kroo, and the counters to it: dam, pressure, overloading.
//!
//! These exist only under rules with a single direction, without relays, which often go all the way
//! round, and without sowing into stores.

use super::Reason;
use super::captures::Capture;
use awale_rules::spec::{AfterCircle, Stores};
use awale_rules::{Hole, Position, RuleSet, Side};

/// A hole with enough seeds to go all the way round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kroo {
    /// The hole.
    pub hole: Hole,
    /// The owner of the hole.
    pub side: Side,
    /// The number of seeds in the hole.
    pub seeds: u16,
    /// The number of full rounds of the board.
    pub rounds: u16,
    /// The hole of the last seed.
    pub end: Hole,
    /// Whether `end` is in the opponent's row, after at least one full round.
    pub is_ripe: bool,
    /// The number of seeds that the kroo lacks to be ripe, or ripe again; 0 if it is ripe.
    pub lacking: u16,
    /// The number of seeds that it captures if its owner plays it now; 0 if it isn't playable.
    pub takes: u16,
}

/// The minimum number of seeds of a dam; fewer can be captured.
const MIN_DAM_SEEDS: u16 = 3;
/// The minimum capture of a dangerous kroo, in seeds.
const MIN_SEEDS: u16 = 2;

/// Returns the number of seeds needed for one full round of the board.
pub(in crate::teacher) fn round(rules: &RuleSet) -> u16 {
    let end_squares = 2 * usize::from(rules.spec().board.end_squares.is_some());
    let holes = rules.geometry().circuit();
    let stores = match rules.stores() {
        Stores::None => 0,
        Stores::Own => 1,
        Stores::Both => 2,
    };
    (holes + end_squares) as u16 + stores - u16::from(rules.skip_start())
}

/// Returns the hole of the last of `seeds` seeds sown from `hole`.
fn end_of(rules: &RuleSet, hole: Hole, seeds: u16) -> Hole {
    let geometry = rules.geometry();
    let excess = seeds.saturating_sub(round(rules));
    if excess == 0 || rules.after_circle() == AfterCircle::All {
        return rules.ahead(hole, (seeds - 1) % round(rules) + 1);
    }
    let row = geometry.row() as u16;
    let is_theirs = |&steps: &u16| geometry.owner(rules.ahead(hole, steps)) != geometry.owner(hole);
    let first = (1..=row).find(is_theirs).unwrap_or(row);
    rules.ahead(hole, first + (excess - 1) % row)
}

/// Returns the number of full rounds that `seeds` seeds make.
fn full_rounds(rules: &RuleSet, seeds: u16) -> u16 {
    match rules.after_circle() {
        AfterCircle::All => seeds / round(rules),
        AfterCircle::OpponentOnly => 1,
    }
}

/// Returns true if kroos exist under `rules`.
fn have_kroos(rules: &RuleSet) -> bool {
    rules.relay().is_none() && !rules.sows_stores() && !rules.geometry().chooses_direction()
}

/// Returns the kroo in `hole`, if there is one.
fn kroo(rules: &RuleSet, position: &Position, hole: Hole) -> Option<Kroo> {
    let side = position.geometry().owner(hole);
    let sown = position.seeds_in(hole).saturating_sub(rules.leave());
    if !have_kroos(rules) || sown < round(rules) {
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
        takes: seeds_captured(rules, &position.with_turn(side), hole).unwrap_or(0),
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

/// Returns the number of seeds that the player to move captures with `hole`; `None` if it is
/// illegal.
fn seeds_captured(rules: &RuleSet, position: &Position, hole: Hole) -> Option<u16> {
    let mut events = Vec::new();
    let mut after = *position;
    after.play(rules, hole, &mut events).ok()?;
    let capture = Capture::of(&events, position.to_move());
    Some(capture.map_or(0, |capture| capture.seeds))
}

/// Adds the facts about kroos that follow from the move from `before` to `after`, with the opponent
/// to move.
pub(super) fn facts(
    rules: &RuleSet,
    before: &Position,
    played: Hole,
    after: &Position,
    facts: &mut Vec<Reason>,
) {
    if !have_kroos(rules) {
        return;
    }
    let mover = before.to_move();
    let opponent = mover.opponent();
    let old = kroos(rules, before, mover);
    let is_new = |kroo: &Kroo| {
        let earlier = old.iter().find(|old| old.hole == kroo.hole);
        earlier.is_none_or(|old| kroo.is_ripe && !old.is_ripe)
    };
    let new = kroos(rules, after, mover).into_iter().filter(is_new);
    facts.extend(new.map(Reason::Kroo));
    for kroo in kroos(rules, after, opponent) {
        counter_facts(rules, before, played, after, kroo, facts);
    }
}

/// Adds the facts about how the move counters the opponent's `kroo`.
fn counter_facts(
    rules: &RuleSet,
    before: &Position,
    played: Hole,
    after: &Position,
    kroo: Kroo,
    facts: &mut Vec<Reason>,
) {
    let Some(0) = seeds_captured(rules, after, kroo.hole) else {
        return;
    };
    let mover = before.to_move();
    let legal = after.legal_moves(rules);
    if legal.len() == 1 && !kroo.is_ripe {
        facts.push(Reason::Pressure { kroo: kroo.hole });
    }
    let after_pass =
        seeds_captured(rules, &before.with_turn(mover.opponent()), kroo.hole).unwrap_or(0);
    if after.seeds_in(kroo.hole) > before.seeds_in(kroo.hole) && after_pass >= MIN_SEEDS {
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
            seeds_captured(rules, &after, kroo.hole)
        });
    let otherwise = after_others.max().unwrap_or(0);
    if otherwise < MIN_SEEDS {
        return;
    }
    let is_dam =
        after.geometry().owner(kroo.end) == mover && after.seeds_in(kroo.end) >= MIN_DAM_SEEDS;
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
