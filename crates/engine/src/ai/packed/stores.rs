//! Moves that also sow the player's own store, as in Kalah: captures by any of several rules, and
//! extra moves.

use super::board::{ROW, SLOTS, STORE_SLOT, sum};
use super::lap::COUNTS;
use awale_rules::narrowed::OnTwoRows;
use awale_rules::parameters;
use awale_rules::spec::{Chain, Remaining, Stores, Territory};
use awale_rules::two_rows::{Capture, Yield};

/// The rule parameters supported here with any value, except for the values that
/// [`StoreRules::new`] rejects. All others must have their defaults.
const SUPPORTED: [&str; 17] = [
    "board.seeds",
    "board.start",
    "board.start_of_north",
    "turn.again",
    "play.leave",
    "sowing.stores",
    "capture.counts",
    "capture.territory",
    "capture.takes",
    "capture.needs",
    "else_capture",
    "end.stuck",
    "end.empty_territory",
    "end.remaining",
    "end.repetition",
    "end.repetition.occurrences",
    "end.repetition.remaining",
];

/// The captures and extra moves of a game in which players sow their own store.
pub(super) struct StoreRules {
    /// In the order in which they are tried.
    captures: Vec<CaptureRule>,
    again_after_store: bool,
    again_after_capture: bool,
}

/// A capture at the end of a lap.
struct CaptureRule {
    counts: [bool; COUNTS],
    /// The slots where it may happen, as a bit set.
    ends: u16,
    needs_opposite: bool,
    /// The seeds it takes, by the slot of the last seed, as masks of both rows.
    takes: [[u64; 2]; 2 * SLOTS],
}

impl StoreRules {
    /// Compiles `rules`; `None` if the model doesn't support them.
    pub(super) fn new(rules: OnTwoRows<'_>) -> Option<Self> {
        let two_rows = rules.two_rows;
        let fits = rules.stores() == Stores::Own
            && matches!(
                rules.end().remaining,
                Remaining::EachOwn | Remaining::ClearedOwner
            )
            && (two_rows.captures.iter())
                .all(|capture| capture.chain == Chain::None && !capture.is_beyond)
            && parameters::of(rules.spec()).all(|parameter| {
                SUPPORTED.contains(&parameter.path)
                    || parameter.get(rules.spec()) == parameter.default()
            });
        fits.then(|| Self {
            captures: two_rows.captures.iter().map(CaptureRule::new).collect(),
            again_after_store: two_rows.again_by_store,
            again_after_capture: two_rows.again_by_capture,
        })
    }

    /// Captures after a lap that ends at `end`. Returns both rows, the captured seeds, and whether
    /// the mover moves again.
    #[inline(always)]
    pub(super) fn capture(&self, rows: [u64; 2], end: u8) -> ([u64; 2], u8, bool) {
        let end = usize::from(end);
        if end == STORE_SLOT {
            return (rows, 0, self.again_after_store);
        }
        let seeds_at_end = usize::from(count(rows, end));
        for capture in &self.captures {
            if capture.counts[seeds_at_end]
                && capture.ends >> end & 1 != 0
                && (!capture.needs_opposite || count(rows, opposite(end)) > 0)
            {
                let masks = capture.takes[end];
                let seeds = sum(rows[0] & masks[0]) + sum(rows[1] & masks[1]);
                if seeds > 0 {
                    let rows = [rows[0] & !masks[0], rows[1] & !masks[1]];
                    return (rows, seeds, self.again_after_capture);
                }
            }
        }
        (rows, 0, false)
    }
}

impl CaptureRule {
    fn new(capture: &Capture) -> Self {
        let is_end = |slot: &usize| {
            let rows = match capture.territory {
                Territory::Own => 0..1,
                Territory::Opponent => 1..2,
                Territory::Any => 0..2,
            };
            slot % SLOTS < ROW && rows.contains(&(slot / SLOTS))
        };
        let takes = |slot: usize| {
            if slot % SLOTS >= ROW {
                return [0; 2];
            }
            let (own, facing) = (mask(slot), mask(opposite(slot)));
            match capture.yields {
                Yield::Own => own,
                Yield::Opposite => facing,
                Yield::Both => [own[0] | facing[0], own[1] | facing[1]],
            }
        };
        Self {
            counts: std::array::from_fn(|count| capture.counts.contains(count as u16)),
            ends: (0..2 * SLOTS)
                .filter(is_end)
                .fold(0, |ends, slot| ends | 1 << slot),
            needs_opposite: capture.needs_opposite,
            takes: std::array::from_fn(takes),
        }
    }
}

/// Returns the slot of the opposite hole.
const fn opposite(slot: usize) -> usize {
    SLOTS + ROW - 1 - slot
}

/// Returns the mask of a slot, for both rows.
const fn mask(slot: usize) -> [u64; 2] {
    let mut rows = [0; 2];
    rows[slot / SLOTS] = 0xff << (8 * (slot % SLOTS));
    rows
}

/// Returns the number of seeds in a slot.
#[inline(always)]
const fn count(rows: [u64; 2], slot: usize) -> u8 {
    (rows[slot / SLOTS] >> (8 * (slot % SLOTS))) as u8
}
