//! What only boards with four rows have: the checked parameters, and the tables that tell how the
//! holes lie.

use super::board::{Geometry, Hole, HoleSet, MAX_HOLES, Side};
use super::spec::{Endless, Needs, RuleSpec, Singles, Takes, To};

/// The rules of four rows. Each player's two rows are a ring of their own, which only they sow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FourRows {
    /// Whether a single seed may be played when no hole holds more.
    pub singles: Singles,
    /// The holes of both players from which a move may go against the usual direction.
    pub reverse_from: HoleSet,
    /// Whether a move from the inner row goes before one from the outer row.
    pub inner_first: bool,
    /// What becomes of a sowing that doesn't end.
    pub endless: Endless,
    /// Whether a capture also takes the hole behind the one faced.
    pub takes_behind: bool,
    /// Whether both must hold seeds.
    pub needs_both: bool,
    /// Where captured seeds go.
    pub to: To,
    /// Whether the first lap decides if a move captures, and who can capture must.
    pub compulsory: bool,
    /// Other holes of the opponent that are taken with a capture, 0 to 2.
    pub extra: u8,
    /// Whether who has nothing in the inner row has lost, or it is over.
    pub empty_inner: bool,
    /// What only Bao has.
    pub bao: Option<Bao>,
    /// Holes of a ring.
    ring: usize,
    /// The inner rows of South and North.
    inner: [HoleSet; 2],
    /// The hole that faces each inner one, and the one behind that.
    faced: [[Hole; 2]; MAX_HOLES],
}

/// What only Bao has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bao {
    /// Seeds that each player holds back at the start, 0 to 100.
    pub reserve: u16,
    /// South's and North's house, and the seeds with which it stands.
    pub nyumba: Option<([Hole; 2], u16)>,
    /// Whether a quiet move may block a hole of the opponent.
    pub takasia: bool,
}

impl FourRows {
    /// The rules of a valid `spec` on four rows.
    pub(super) fn new(spec: &RuleSpec, geometry: Geometry) -> Self {
        let ring = geometry.row();
        let of_both = |place: usize| [Hole::new(place), Hole::new(ring + place)];
        let place = |letter: &str| spec.board.place_on_four_rows(letter);
        let (play, capture) = (&spec.play, &spec.capture);
        let letters = play.reverse_from.iter().filter_map(|letter| place(letter));
        let mut faced = [[Hole::new(0); 2]; MAX_HOLES];
        for hole in geometry.all() {
            let opposite = geometry.opposite(hole);
            faced[hole.index()] = [opposite, geometry.behind(opposite)];
        }
        let is_inner = |hole: &Hole| geometry.is_inner(*hole);
        Self {
            singles: play.singles,
            reverse_from: letters.flat_map(of_both).collect(),
            inner_first: play.inner_first,
            endless: (spec.sowing.relay.as_ref()).map_or(Endless::CutOff, |relay| relay.endless),
            takes_behind: capture.takes == Takes::InnerAndOuter,
            needs_both: capture.needs == Needs::Both,
            to: capture.to,
            compulsory: capture.compulsory,
            extra: capture.extra as u8,
            empty_inner: spec.end.empty_inner,
            bao: spec.bao.as_ref().map(|bao| Bao {
                reserve: bao.reserve as u16,
                nyumba: bao.nyumba.as_ref().and_then(|nyumba| {
                    let holes = of_both(place(&nyumba.hole)?);
                    Some((holes, nyumba.seeds as u16))
                }),
                takasia: bao.takasia,
            }),
            ring,
            inner: Side::BOTH.map(|side| geometry.territory(side).filter(is_inner).collect()),
            faced,
        }
    }

    /// Holes of a ring.
    #[must_use]
    pub const fn ring(&self) -> usize {
        self.ring
    }

    /// The inner row of `side`.
    #[must_use]
    pub const fn inner(&self, side: Side) -> HoleSet {
        self.inner[side.index()]
    }

    /// The hole that faces an inner one, and the one behind that.
    #[must_use]
    pub const fn faced(&self, hole: Hole) -> [Hole; 2] {
        self.faced[hole.index()]
    }

    /// The holes that a capture takes whose lap ended in `end`, an inner hole.
    pub fn captured(&self, end: Hole) -> impl Iterator<Item = Hole> + use<> {
        let [faced, behind] = self.faced(end);
        std::iter::once(faced).chain(self.takes_behind.then_some(behind))
    }

    /// The ends of the inner row of `side` at its owner's left and right.
    #[must_use]
    pub const fn ends(&self, side: Side) -> [Hole; 2] {
        let first = side.index() * self.ring;
        [
            Hole::new(first + self.ring - 1),
            Hole::new(first + self.ring / 2),
        ]
    }

    /// The house of `side`.
    #[must_use]
    pub fn nyumba(&self, side: Side) -> Option<Hole> {
        let (holes, _) = self.bao.as_ref()?.nyumba?;
        Some(holes[side.index()])
    }
}
