//! A position: the seeds, the lofts, whose turn it is, and how a move changes them.

use super::board::{Geometry, Hole, MAX_HOLES, Side, Vessel};
use super::ending::EndReason;
use super::event::EventSink;
use super::legality::Refusal;
use super::rule_set::RuleSet;
use super::spec::{Feeding, PlayFrom};

/// Everything that decides how a game goes on, except which positions have
/// occurred before (that is [`Game`](super::game::Game)'s).
///
/// Small and `Copy`; playing on it allocates nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) holes: [u16; MAX_HOLES],
    pub(super) lofts: [u16; 2],
    pub(super) on_board: u16,
    pub(super) geometry: Geometry,
    pub(super) to_move: Side,
    pub(super) last_mover: Option<Side>,
    pub(super) last_capturer: Option<Side>,
    pub(super) end: Option<EndReason>,
}

impl Position {
    /// The start of a game in which `begins` has the first move. With odd rules
    /// the start may be over at once, or its first player may pass: `sink` is told.
    #[must_use]
    pub fn start(rules: &RuleSet, begins: Side, sink: &mut impl EventSink) -> Self {
        Self::set_up(rules, &Placement::at_start(rules, begins), sink)
    }

    /// A position set up by hand: nobody has moved or captured yet, and what ends
    /// a game may end it at once.
    #[must_use]
    pub fn set_up(rules: &RuleSet, placed: &Placement, sink: &mut impl EventSink) -> Self {
        Self::with_counts(rules, placed.holes, placed.lofts, placed.to_move).opened(rules, sink)
    }

    /// A position in the middle of a game of which this much is known; what ends
    /// a game after a move may end it at once.
    #[must_use]
    pub fn resumed(
        rules: &RuleSet,
        placed: &Placement,
        last_mover: Option<Side>,
        last_capturer: Option<Side>,
        sink: &mut impl EventSink,
    ) -> Self {
        let counts = Self::with_counts(rules, placed.holes, placed.lofts, placed.to_move);
        Self {
            last_mover,
            last_capturer,
            ..counts
        }
        .opened(rules, sink)
    }

    fn with_counts(
        rules: &RuleSet,
        holes: [u16; MAX_HOLES],
        lofts: [u16; 2],
        to_move: Side,
    ) -> Self {
        Self {
            holes,
            lofts,
            on_board: holes.iter().sum(),
            geometry: rules.geometry(),
            to_move,
            last_mover: None,
            last_capturer: None,
            end: None,
        }
    }

    /// The shape of the board.
    #[must_use]
    pub const fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// Seeds in `hole`.
    #[inline]
    #[must_use]
    pub const fn seeds_in(&self, hole: Hole) -> u16 {
        self.holes[hole.index()]
    }

    /// Seeds in the loft of `side`.
    #[must_use]
    pub const fn loft(&self, side: Side) -> u16 {
        self.lofts[side.index()]
    }

    /// Seeds in a hole or a loft.
    #[must_use]
    pub const fn count(&self, vessel: Vessel) -> u16 {
        match vessel {
            Vessel::Hole(hole) => self.seeds_in(hole),
            Vessel::Loft(side) => self.loft(side),
        }
    }

    /// The counts of all holes, in index order.
    #[must_use]
    pub fn holes(&self) -> &[u16] {
        &self.holes[..self.geometry.holes()]
    }

    /// Seeds on the board, those in the lofts left out.
    #[must_use]
    pub const fn on_board(&self) -> u16 {
        self.on_board
    }

    /// Seeds in the whole game.
    #[must_use]
    pub const fn total_seeds(&self) -> u16 {
        self.on_board + self.lofts[0] + self.lofts[1]
    }

    /// The player to move; when the game is over, the opponent of the one who moved last.
    #[must_use]
    pub const fn to_move(&self) -> Side {
        self.to_move
    }

    /// Who made the last move, if there was one since the position was set up.
    #[must_use]
    pub const fn last_mover(&self) -> Option<Side> {
        self.last_mover
    }

    /// Who captured last, if anybody has since the position was set up.
    #[must_use]
    pub const fn last_capturer(&self) -> Option<Side> {
        self.last_capturer
    }

    /// Why the game is over, if it is.
    #[must_use]
    pub const fn end(&self) -> Option<EndReason> {
        self.end
    }

    /// Whether no seed lies in the territory of `side`.
    #[must_use]
    pub fn is_starved(&self, side: Side) -> bool {
        let row = self.geometry.row();
        let first = side.index() * row;
        self.holes[first..first + row]
            .iter()
            .all(|&seeds| seeds == 0)
    }

    /// Plays `hole`, if that is a legal move, and all that follows from it: the
    /// end of the game, or the other player's turn, or his pass.
    ///
    /// # Errors
    /// Why the hole can't be played; the position is then unchanged.
    pub fn play(
        &mut self,
        rules: &RuleSet,
        hole: Hole,
        sink: &mut impl EventSink,
    ) -> Result<(), Refusal> {
        match self.refusal(rules, hole) {
            Some(refusal) => Err(refusal),
            None => {
                self.play_unchecked(rules, hole, sink);
                Ok(())
            }
        }
    }

    /// Plays `hole`, which must be one of [`legal_moves`](Self::legal_moves).
    ///
    /// # Panics
    /// In debug builds, when there is no seed to sow.
    pub fn play_unchecked(&mut self, rules: &RuleSet, hole: Hole, sink: &mut impl EventSink) {
        let mover = self.to_move;
        let before = (rules.play().feeding == Feeding::Penalised
            && self.is_starved(mover.opponent()))
        .then_some(*self);
        self.make_move(rules, hole, sink);
        self.last_mover = Some(mover);
        let refused_to_feed = self.is_starved(mover.opponent())
            && before.is_some_and(|before| before.can_feed(rules));
        self.finish_turn(rules, mover, refused_to_feed, sink);
    }

    /// Lifts, sows and captures, and says whether the capture would have been a grand slam.
    pub(super) fn make_move(
        &mut self,
        rules: &RuleSet,
        hole: Hole,
        sink: &mut impl EventSink,
    ) -> bool {
        let sowing = self.sow(rules, hole, sink);
        sowing.complete && self.capture(rules, sowing.end, sink)
    }

    /// The same position with the other player to move.
    pub(super) fn with_turn(&self, side: Side) -> Self {
        Self {
            to_move: side,
            ..*self
        }
    }

    /// Moves all seeds of `hole` into the loft of `side`, and says how many they are.
    pub(super) const fn empty_into(&mut self, hole: Hole, side: Side) -> u16 {
        let seeds = self.holes[hole.index()];
        self.holes[hole.index()] = 0;
        self.lofts[side.index()] += seeds;
        self.on_board -= seeds;
        seeds
    }

    /// Whether the player to move may lift from `hole`'s row.
    pub(super) fn may_lift_from(&self, rules: &RuleSet, hole: Hole) -> bool {
        rules.play().from == PlayFrom::Any || self.geometry.owner(hole) == self.to_move
    }
}

/// The counts of a position, before any rule has looked at them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement {
    /// Seeds in every hole in index order; 0 beyond the board.
    pub holes: [u16; MAX_HOLES],
    /// Seeds in South's and North's loft.
    pub lofts: [u16; 2],
    /// The player to move.
    pub to_move: Side,
}

impl Placement {
    /// The board as the rules lay it out, with `to_move` to begin.
    #[must_use]
    pub fn at_start(rules: &RuleSet, to_move: Side) -> Self {
        let mut holes = [0; MAX_HOLES];
        holes[..rules.geometry().holes()].fill(rules.seeds_per_hole());
        Self {
            holes,
            lofts: [0; 2],
            to_move,
        }
    }

    /// The counts of a position.
    #[must_use]
    pub const fn of(position: &Position) -> Self {
        Self {
            holes: position.holes,
            lofts: position.lofts,
            to_move: position.to_move,
        }
    }
}
