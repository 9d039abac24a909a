//! Endgame tables and their lookup.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use super::exactness::{Exactness, exactness, without_lofts};
use super::rank::{MAX_SEEDS, Ranks};
use awale_rules::board::MAX_HOLES;
use awale_rules::spec::Remaining;
use awale_rules::{Position, RuleSet, Side};

/// The layers from 0 seeds up. Clones share their layers.
///
/// ```
/// use awale_engine::ai::generation::LayerProgress;
/// use awale_engine::ai::tables::EndgameTable;
/// use awale_rules::{Placement, Position, library};
///
/// let rules = library::load("awale").and_then(Result::ok).ok_or("no such variant")?;
/// let mut table = EndgameTable::empty(&rules).ok_or("no tables for these rules")?;
/// while table.seeds() < Some(3) {
///     assert!(table.grow(1, &LayerProgress::default()));
/// }
/// let placed = Placement::parse("0-0-0-0-0-1-1-0-0-0-0-0-23-23-S", &rules)?;
/// let position = Position::set_up(&rules, &placed, &mut ());
/// let probe = table.probe(&position).ok_or("more seeds than the table has")?;
/// println!("South gains {} seeds more than North", probe.value);
/// assert!(probe.value.abs() <= 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct EndgameTable {
    /// The rules, except for those that depend on the lofts.
    pub(in crate::ai) rules: Arc<RuleSet>,
    fingerprint: u64,
    pub(in crate::ai) ranks: Arc<Ranks>,
    pub(in crate::ai) depends_on_last_capturer: bool,
    pub(in crate::ai) layers: Vec<Arc<Layer>>,
    /// Sound layers of a damaged file above the last of `layers`; growing the table reuses them.
    pub(in crate::ai) spare: BTreeMap<u16, Arc<Layer>>,
}

/// All boards with some number of seeds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layer {
    /// Values for the player to move, in seeds.
    pub(in crate::ai) values: Vec<i8>,
    /// An upper bound on the plies that the better side needs to secure the value. Play that keeps
    /// the value and lowers the distance can't cycle.
    pub(in crate::ai) distances: Vec<u8>,
}

/// The entry of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Probe {
    /// The gain of the player to move, in seeds.
    pub value: i8,
    /// See [`Layer`].
    pub distance: u8,
}

impl fmt::Debug for EndgameTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("EndgameTable")
            .field("seeds", &self.seeds())
            .finish_non_exhaustive()
    }
}

impl EndgameTable {
    /// Creates a table without layers; `None` if the rules don't support tables.
    #[must_use]
    pub fn empty(rules: &RuleSet) -> Option<Self> {
        if exactness(rules) == Exactness::None {
            return None;
        }
        Some(Self {
            rules: Arc::new(without_lofts(rules)?),
            fingerprint: rules.fingerprint(),
            ranks: Arc::new(Ranks::new(rules.geometry().holes())),
            depends_on_last_capturer: rules.end().remaining == Remaining::LastCapturer,
            layers: Vec::new(),
            spare: BTreeMap::new(),
        })
    }

    /// Returns all layers.
    #[must_use]
    pub fn layers(&self) -> &[Arc<Layer>] {
        &self.layers
    }

    /// Returns the seeds of the last layer; `None` if there are no layers.
    #[must_use]
    pub fn seeds(&self) -> Option<u16> {
        self.layers.len().checked_sub(1).map(|seeds| seeds as u16)
    }

    /// Returns the seeds of the last sound layer, even if layers below it must be built first.
    #[must_use]
    pub fn last_intact_layer(&self) -> Option<u16> {
        self.spare.keys().next_back().copied().or(self.seeds())
    }

    /// Takes over the layers of `other`, a table for the same rules, that this one doesn't have.
    /// Returns true if there were any.
    pub fn absorb(&mut self, other: Self) -> bool {
        let finished = self.layers.len();
        let layers = (0..).zip(other.layers).chain(other.spare);
        let old_spare = self.spare.len();
        let missing = layers.filter(|&(seeds, _)| usize::from(seeds) >= finished);
        for (seeds, layer) in missing {
            self.spare.entry(seeds).or_insert(layer);
        }
        let is_changed = self.spare.len() > old_spare;
        while self.take_spare() {}
        is_changed
    }

    /// Moves the next layer from the spare ones. Returns false if it isn't among them.
    pub(in crate::ai) fn take_spare(&mut self) -> bool {
        let next = self.spare.remove(&(self.layers.len() as u16));
        let is_found = next.is_some();
        self.layers.extend(next);
        is_found
    }

    /// Returns the fingerprint of the rules.
    #[must_use]
    pub const fn fingerprint(&self) -> u64 {
        self.fingerprint
    }

    /// Looks up `position`; `None` if it has too many seeds, if the game is over, or if it matters
    /// who captured last and neither player has.
    #[must_use]
    pub fn probe(&self, position: &Position) -> Option<Probe> {
        if position.end().is_some() || position.on_board() > self.seeds()? {
            return None;
        }
        let mover = position.to_move();
        let mut counts = [0; MAX_HOLES];
        write_counts(position, mover, &mut counts);
        self.probe_board(
            &counts[..position.holes().len()],
            mover,
            position.last_capturer(),
        )
    }

    /// Looks up a board whose counts begin with the mover's first hole. The game must not be over.
    #[must_use]
    pub fn probe_board(
        &self,
        counts: &[u16],
        mover: Side,
        last_capturer: Option<Side>,
    ) -> Option<Probe> {
        let seeds: u16 = counts.iter().sum();
        let layer = self.layers.get(usize::from(seeds))?;
        let half = if self.depends_on_last_capturer {
            half_index(mover, last_capturer?)
        } else {
            0
        };
        Some(
            layer
                .entry(half * self.ranks.boards(seeds) as usize + self.ranks.rank(counts) as usize),
        )
    }

    /// Returns the number of entries in a layer: one per board, or two if it matters who captured
    /// last.
    #[must_use]
    pub fn entries(&self, seeds: u16) -> usize {
        self.entries_per_board() * self.ranks.boards(seeds) as usize
    }

    /// Returns the greatest number of seeds such that all layers up to it have at most `entries`
    /// entries in total.
    #[must_use]
    pub fn affordable_seeds(&self, entries: usize) -> u16 {
        let mut sum = 0_usize;
        let affordable = (0..=MAX_SEEDS).take_while(|&seeds| {
            sum = sum.saturating_add(self.entries(seeds));
            sum <= entries
        });
        affordable.last().unwrap_or(0)
    }

    const fn entries_per_board(&self) -> usize {
        1 + self.depends_on_last_capturer as usize
    }
}

impl Layer {
    pub(in crate::ai) fn entry(&self, index: usize) -> Probe {
        Probe {
            value: self.values[index],
            distance: self.distances[index],
        }
    }
}

/// Writes the seed counts of a board, beginning with the first hole of `viewer`.
pub(in crate::ai) fn write_counts(
    position: &Position,
    viewer: Side,
    counts: &mut [u16; MAX_HOLES],
) {
    let row = position.geometry().row();
    let (south, north) = position.holes().split_at(row);
    let (mine, theirs) = match viewer {
        Side::South => (south, north),
        Side::North => (north, south),
    };
    counts[..row].copy_from_slice(mine);
    counts[row..2 * row].copy_from_slice(theirs);
}

/// Returns the half of a layer that holds a board, if it matters who captured last: 0 if the viewer
/// did, else 1.
pub(in crate::ai) const fn half_index(viewer: Side, last_capturer: Side) -> usize {
    (viewer as usize != last_capturer as usize) as usize
}
