//! The values computed from the rules of four-row boards, and lookup tables for the geometry; all
//! other values are read from the rule file.

use super::board::{Geometry, Hole, HoleSet, MAX_HOLES, Side};
use super::counts::CountSet;
use super::spec::{Direction, Endless, Goal, Needs, RuleSpec, Takes, To};

/// The values computed from the rules of four-row boards, where each player's two rows form a ring
/// that only that player sows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FourRows {
    /// The holes of both players whose seeds may be sown against the usual direction.
    pub reverse_from: HoleSet,
    /// The effect of a sowing that would never end; without a relay, it is cut off.
    pub endless: Endless,
    /// Counts that make the last hole of a lap capture.
    pub counts: CountSet,
    /// Whether a capture also takes the hole behind the one faced.
    pub takes_behind: bool,
    /// Whether a capture needs seeds in both of these holes.
    pub needs_both: bool,
    /// The number of holes in a ring.
    ring: usize,
    /// The inner rows of South and North.
    inner: [HoleSet; 2],
    /// For each inner hole, the inner hole facing it and the outer hole behind that one.
    faced: [[Hole; 2]; MAX_HOLES],
}

impl FourRows {
    /// Returns the shape of the four-row board of a valid `spec`.
    pub(super) fn geometry(spec: &RuleSpec) -> Geometry {
        let (board, play) = (&spec.board, &spec.play);
        let mut geometry = Geometry::of_four_rows(board.holes as usize);
        if board.direction == Direction::Chosen {
            geometry = geometry.with_chosen_direction();
        } else if !play.reverse_from.is_empty() {
            geometry = geometry.with_signs(board.direction == Direction::Clockwise);
        }
        let nyumba = spec.bao.as_ref().and_then(|bao| bao.nyumba.as_ref());
        let index = nyumba.and_then(|nyumba| board.place_on_four_rows(&nyumba.hole));
        if let Some(index) = index {
            geometry = geometry.with_nyumba(index);
        }
        if spec.capture.extra > 0 {
            geometry = geometry.with_extras();
        }
        // Without a reserve, if captured seeds are always sown on, even by the capture that ends
        // the game, and the seeds left at the end stay where they are, no seed leaves the board.
        let keeps_all_in_play = matches!(spec.capture.to, To::Resow(_))
            && spec.end.goal == Goal::LastMove
            && !spec.end.empty_inner
            && spec.bao.is_none();
        if keeps_all_in_play {
            geometry = geometry.without_stores();
        }
        geometry
    }

    /// Computes the values from a valid `spec` with four rows.
    pub(super) fn new(spec: &RuleSpec, geometry: Geometry) -> Self {
        let ring = geometry.row();
        let of_both = |index: usize| [Hole::new(index), Hole::new(ring + index)];
        let index = |letter: &str| spec.board.place_on_four_rows(letter);
        let capture = &spec.capture;
        let reversible = spec
            .play
            .reverse_from
            .iter()
            .filter_map(|letter| index(letter));
        let mut faced = [[Hole::new(0); 2]; MAX_HOLES];
        for hole in geometry.all() {
            let opposite = geometry.opposite(hole);
            faced[hole.index()] = [opposite, geometry.behind(opposite)];
        }
        let is_inner = |hole: &Hole| geometry.is_inner(*hole);
        Self {
            reverse_from: reversible.flat_map(of_both).collect(),
            endless: (spec.sowing.relay.as_ref()).map_or(Endless::CutOff, |relay| relay.endless),
            counts: CountSet::from(&capture.counts),
            takes_behind: capture.takes == Takes::InnerAndOuter,
            needs_both: capture.needs == Needs::Both,
            ring,
            inner: Side::BOTH.map(|side| geometry.territory(side).filter(is_inner).collect()),
            faced,
        }
    }

    /// Returns the number of holes in a ring.
    #[must_use]
    pub const fn ring(&self) -> usize {
        self.ring
    }

    /// Returns the inner row of `side`.
    #[must_use]
    pub const fn inner(&self, side: Side) -> HoleSet {
        self.inner[side.index()]
    }

    /// Returns the inner hole facing the inner hole `hole`, and the outer hole behind it.
    #[must_use]
    pub const fn faced(&self, hole: Hole) -> [Hole; 2] {
        self.faced[hole.index()]
    }

    /// Returns the holes captured by a lap that ends in the inner hole `end`.
    pub fn captured(&self, end: Hole) -> impl Iterator<Item = Hole> + use<> {
        let [faced, behind] = self.faced(end);
        std::iter::once(faced).chain(self.takes_behind.then_some(behind))
    }

    /// Returns the outermost holes of `side`'s inner row, at its owner's left and right.
    #[must_use]
    pub const fn ends(&self, side: Side) -> [Hole; 2] {
        let first = side.index() * self.ring;
        [
            Hole::new(first + self.ring - 1),
            Hole::new(first + self.ring / 2),
        ]
    }
}
