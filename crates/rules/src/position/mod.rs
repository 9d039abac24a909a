//! Positions, and how a move changes them.
//!
//! Each module handles a part of a turn: which moves are [`legal`], the [`sowing`], the
//! [`capture`]s, the end of the [`turn`] and of the game, and the next of the [`rounds`]. Moves
//! work differently on [`four_rows`], where [`bao`] adds rules of its own.
//!
//! On two rows, a move from a hole with enough seeds that the rule of the last hole allows is legal
//! if it passes these tests:
//!
//! 1. It isn't a grand slam that the rules forbid.
//! 2. It reaches the opponent's territory, if the rules require that and some move can.
//! 3. It feeds the opponent, if the rules require that.
//!
//! The steps of a move on two rows:
//!
//! 1. The seeds are lifted.
//! 2. They are sown one by one.
//! 3. Flow captures are made as the seeds fall.
//! 4. In a relay, the last seed may begin another lap, which repeats steps 1 to 3.
//! 5. A last seed in a store or a special hole ends the move, as does one that makes a hole
//!    special.
//! 6. Otherwise the captures are tried in order until one takes a seed.
//! 7. A capture that would leave the opponent without seeds is subject to the grand slam rule.
//!
//! The end-of-game tests after a move, in order:
//!
//! 1. The mover incurs a penalty for not feeding the opponent, or a grand slam ends the game.
//! 2. Too few seeds are left on the board.
//! 3. A loft holds the majority of seeds.
//! 4. No hole holds more than one seed.
//! 5. A territory is empty, the end squares have been captured, or the number of moves is reached.
//! 6. The next player is stuck.
//! 7. The position repeats itself.

mod bao;
mod capture;
mod four_rows;
mod legal;
mod placement;
mod rounds;
mod sowing;
mod turn;

use super::board::{Geometry, Hole, HoleSet, MAX_HOLES, Side, Vessel};
use super::ending::{EndReason, Outcome};
use super::event::{EventSink, GameEvent};
use super::legality::Refusal;
use super::moves::Move;
use super::narrowed::{Narrowed, OnTwoRows};
use super::paths::Way;
use super::rule_set::RuleSet;
use super::spec::{Feeding, Territory};
pub use placement::Placement;

/// The complete state of a game, except for the earlier positions, which [`Game`](super::Game)
/// keeps.
///
/// It is `Copy`, and playing a move allocates no memory.
///
/// ```
/// use awale_rules::{Placement, Position, library, perft};
///
/// let rules = library::load("awale").expect("there is such a variant")?;
/// let placed = Placement::parse("0-0-0-0-0-1-2-0-0-0-0-0-20-25-S", &rules)?;
/// let mut position = Position::set_up(&rules, &placed, &mut ());
/// assert_eq!(perft::perft(&rules, &position, 1), 1);
///
/// // The last seed makes three, and the capture would take all the opponent's seeds: awale
/// // cancels it.
/// position.play(&rules, rules.geometry().hole('F')?, &mut ())?;
/// assert_eq!(position.to_string(), "0-0-0-0-0-0-3-0-0-0-0-0-20-25-N");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The seeds in holes and end squares, by index.
    pub(super) holes: [u16; MAX_HOLES],
    /// Negative if the player owes seeds.
    pub(super) lofts: [i16; 2],
    pub(super) geometry: Geometry,
    pub(super) to_move: Side,
    /// South's and North's special holes.
    pub(super) special: [HoleSet; 2],
    pub(super) shut: HoleSet,
    /// South's territory; the other holes are North's.
    pub(super) south: HoleSet,
    /// The end squares that have been captured at least once.
    pub(super) taken: HoleSet,
    /// The number of the round, from 1.
    pub(super) round: u16,
    /// The side that began the game or round.
    pub(super) began: Side,
    /// The number of extra moves of this turn, including the one to be played.
    pub(super) again: u16,
    /// The number of moves of the game or round so far; 0 if the rules don't limit it.
    pub(super) moves: u16,
    /// Whether the player to move may swap sides now.
    pub(super) may_swap: bool,
    /// Whether this is the first turn of a game that can be swapped.
    pub(super) opening: bool,
    pub(super) last_mover: Option<Side>,
    pub(super) last_capturer: Option<Side>,
    pub(super) end: Option<EndReason>,
    pub(super) ring_state: RingState,
}

/// State specific to four-row boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct RingState {
    /// The seeds that South and North still have in reserve.
    pub reserve: [u16; 2],
    /// Whether South and North own their nyumba.
    pub nyumba: [bool; 2],
    /// The hole that the player to move may not empty.
    pub blocked: Option<Hole>,
    /// Whether the last move, not the number of seeds, decides who wins.
    pub last_move_wins: bool,
    /// The winner, once the last move has decided the game.
    pub winner: Option<Side>,
}

/// Effects of a move that the resulting position doesn't show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// The mover has an extra move.
    pub again: bool,
    /// A player had to pass.
    pub passed: bool,
    /// The final position of the round, if the move ended it and the next round has begun.
    pub round_end: Option<Position>,
    /// The move was illegal because its sowing never ends.
    pub(super) endless: bool,
}

/// The result of a sowing and its captures.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct MoveEffects {
    /// The capture was, or would have been, a grand slam.
    pub is_slam: bool,
    /// The last seed fell into the mover's store.
    pub stored: bool,
    /// The end of the sowing captured a seed.
    pub captured: bool,
}

impl Position {
    /// Starts a game in which `starter` moves first. Under some rules the game is over at once, or
    /// the first player must pass: `sink` receives those events.
    #[must_use]
    pub fn start(rules: &RuleSet, starter: Side, sink: &mut impl EventSink) -> Self {
        Self::set_up(rules, &Placement::at_start(rules, starter), sink)
    }

    /// Sets up a position without a last mover or capturer, and applies the end-of-game tests to
    /// it. If `placement` is the start of a game, the position is the same as that of
    /// [`start`](Self::start).
    #[must_use]
    pub fn set_up(rules: &RuleSet, placement: &Placement, sink: &mut impl EventSink) -> Self {
        Self::resumed(rules, placement, None, None, sink)
    }

    /// Restores a position within a game, given the last mover and the last capturer, and applies
    /// the end-of-game tests to it.
    #[must_use]
    pub fn resumed(
        rules: &RuleSet,
        placement: &Placement,
        last_mover: Option<Side>,
        last_capturer: Option<Side>,
        sink: &mut impl EventSink,
    ) -> Self {
        let is_start =
            last_mover.is_none() && *placement == Placement::at_start(rules, placement.to_move);
        Self {
            opening: rules.allows_swap() && is_start,
            last_mover,
            last_capturer,
            ..Self::laid_out(rules, placement)
        }
        .after_opening_tests(rules, sink)
    }

    /// Creates the position of `placement`, before any rule is applied.
    fn laid_out(rules: &RuleSet, placement: &Placement) -> Self {
        let geometry = rules.geometry();
        let loft_balance = |side: usize| placement.lofts[side] as i16 - placement.owes[side] as i16;
        Self {
            holes: placement.holes,
            lofts: [loft_balance(0), loft_balance(1)],
            geometry,
            to_move: placement.to_move,
            special: placement.special,
            shut: placement.shut,
            south: placement
                .south(geometry)
                .unwrap_or(geometry.row_of(Side::South)),
            taken: placement.taken,
            round: placement.round,
            began: placement.began,
            again: placement.again,
            moves: placement.moves,
            may_swap: placement.may_swap,
            opening: false,
            last_mover: None,
            last_capturer: None,
            end: None,
            ring_state: RingState {
                reserve: placement.reserve,
                nyumba: placement.nyumba,
                blocked: placement.takasia,
                last_move_wins: rules.is_won_by_last_move(),
                winner: None,
            },
        }
    }

    /// Returns the shape of the board.
    #[must_use]
    pub const fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// Returns the number of seeds in a hole or an end square.
    #[inline]
    #[must_use]
    pub const fn seeds_in(&self, hole: Hole) -> u16 {
        self.holes[hole.index()]
    }

    /// Returns the number of seeds in the loft of `side`; 0 if the player owes seeds.
    #[must_use]
    pub const fn loft(&self, side: Side) -> u16 {
        let loft = self.lofts[side.index()];
        if loft > 0 { loft as u16 } else { 0 }
    }

    /// Returns the number of seeds that `side` owes for seeds put on the board from an empty loft.
    #[must_use]
    pub const fn owed(&self, side: Side) -> u16 {
        let loft = self.lofts[side.index()];
        if loft < 0 { loft.unsigned_abs() } else { 0 }
    }

    /// Returns the seeds in the loft of `side` minus those in the opponent's; seeds owed are
    /// negative.
    #[must_use]
    pub fn lead(&self, side: Side) -> i32 {
        let [mine, theirs] = [side, side.opponent()].map(|side| self.lofts[side.index()]);
        i32::from(mine) - i32::from(theirs)
    }

    /// Returns the number of seeds in a hole or a loft.
    #[must_use]
    pub const fn count(&self, vessel: Vessel) -> u16 {
        match vessel {
            Vessel::Hole(hole) => self.seeds_in(hole),
            Vessel::Loft(side) => self.loft(side),
        }
    }

    /// Returns the counts of all holes in index order, without the end squares.
    #[must_use]
    pub fn holes(&self) -> &[u16] {
        &self.holes[..self.geometry.holes()]
    }

    /// Returns the number of seeds on the board, without those in the lofts.
    #[must_use]
    pub fn on_board(&self) -> u16 {
        self.holes[..self.geometry.places()].iter().sum()
    }

    /// Returns the number of seeds in the whole game.
    #[must_use]
    pub fn total_seeds(&self) -> u16 {
        let lofts = i32::from(self.lofts[0]) + i32::from(self.lofts[1]);
        let [south, north] = self.ring_state.reserve;
        (i32::from(self.on_board()) + lofts).max(0) as u16 + south + north
    }

    /// Returns the number of seeds that `side` still has in reserve.
    #[must_use]
    pub const fn reserve(&self, side: Side) -> u16 {
        self.ring_state.reserve[side.index()]
    }

    /// Returns whether `side` owns its nyumba.
    #[must_use]
    pub const fn owns_nyumba(&self, side: Side) -> bool {
        self.ring_state.nyumba[side.index()]
    }

    /// Returns the hole that the player to move may not empty.
    #[must_use]
    pub const fn blocked(&self) -> Option<Hole> {
        self.ring_state.blocked
    }

    /// Returns the player to move; if the game is over, the opponent of the last mover.
    #[must_use]
    pub const fn to_move(&self) -> Side {
        self.to_move
    }

    /// Returns who captured last; `None` if neither player has captured since the position was set
    /// up.
    #[must_use]
    pub const fn last_capturer(&self) -> Option<Side> {
        self.last_capturer
    }

    /// Returns South's and North's special holes.
    #[must_use]
    pub const fn special(&self) -> [HoleSet; 2] {
        self.special
    }

    /// Returns the owner of `hole`; `None` if it isn't special.
    #[must_use]
    pub fn special_of(&self, hole: Hole) -> Option<Side> {
        hole.owner_in(&self.special)
    }

    /// Returns the holes that are shut in this round.
    #[must_use]
    pub const fn shut(&self) -> HoleSet {
        self.shut
    }

    /// Returns the number of the round, from 1.
    #[must_use]
    pub const fn round(&self) -> u16 {
        self.round
    }

    /// Returns whether the player to move may swap sides now.
    #[must_use]
    pub const fn may_swap(&self) -> bool {
        self.may_swap
    }

    /// Returns the number of moves of the game or round so far; 0 if the rules don't limit it.
    #[must_use]
    pub const fn counted_moves(&self) -> u16 {
        self.moves
    }

    /// Returns the number of extra moves of this turn, including the one to be played.
    #[must_use]
    pub const fn extra_moves(&self) -> u16 {
        self.again
    }

    /// Returns why the game is over; `None` if it isn't.
    #[must_use]
    pub const fn end(&self) -> Option<EndReason> {
        self.end
    }

    /// Returns the result if the game is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.end.map(|reason| Outcome {
            winner: match reason {
                EndReason::Resigned(side) => Some(side.opponent()),
                _ if self.ring_state.last_move_wins => self.ring_state.winner,
                _ => self.leader(),
            },
            lofts: Side::BOTH.map(|side| self.loft(side)),
            reason,
            by_last_move: self.ring_state.last_move_wins,
        })
    }

    /// Returns the player with more seeds in the loft; `None` if both have the same number.
    #[must_use]
    pub fn leader(&self) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.lead(side) > 0)
    }

    /// Returns the state other than the board, the player to move and the lofts, for rules whose
    /// [positions aren't plain](RuleSet::has_plain_positions). Leaves out the number of the round
    /// and the last mover: no game ends before another move changes the last mover, and the
    /// repetition rule compares neither.
    #[must_use]
    pub fn state_beyond_the_board(&self) -> [u64; 6] {
        let flags = [self.may_swap, self.opening, self.began == Side::North];
        let flags = flags.into_iter().fold(u64::from(self.again), |bits, flag| {
            bits << 1 | u64::from(flag)
        });
        let blocked = self
            .ring_state
            .blocked
            .map_or(63, |hole| hole.index() as u64);
        let [south, north] = self.ring_state.reserve.map(u64::from);
        let [souths, norths] = self.ring_state.nyumba.map(u64::from);
        let four_rows = ((south << 10 | north) << 6 | blocked) << 2 | souths << 1 | norths;
        let flags = four_rows << 32 | u64::from(self.moves) << 20 | flags;
        let [south, north] = self.special.map(HoleSet::bits);
        let [shut, land, taken] = [self.shut, self.south, self.taken].map(HoleSet::bits);
        [south, north, shut, land, taken, flags]
    }

    /// Returns the part of the position that the repetition rule compares.
    pub(super) const fn key(&self) -> Self {
        Self {
            moves: 0,
            opening: false,
            last_mover: None,
            last_capturer: None,
            end: None,
            ..*self
        }
    }

    /// Returns the same position with `side` to move, as after a pass; no rule is applied.
    #[must_use]
    pub const fn with_turn(&self, side: Side) -> Self {
        Self {
            to_move: side,
            ..*self
        }
    }

    /// Returns the same position without the seeds in `holes`; no rule is applied.
    #[must_use]
    pub fn emptied(&self, holes: HoleSet) -> Self {
        let mut emptied = *self;
        for hole in holes.iter() {
            emptied.holes[hole.index()] = 0;
        }
        emptied
    }

    /// Plays a move if it is legal, and ends the turn: gives the mover an extra move, ends the
    /// game, or gives the opponent the turn or makes them pass.
    ///
    /// # Errors
    /// Returns the reason why the move is illegal; the position is then unchanged.
    pub fn play(
        &mut self,
        rules: &RuleSet,
        mv: impl Into<Move>,
        sink: &mut impl EventSink,
    ) -> Result<Played, Refusal> {
        self.play_after(rules, mv.into(), |_| 0, sink)
    }

    /// Plays a move of a game that may end by repetition. `occurrences` returns the number of times
    /// a position has occurred in that game so far.
    pub(super) fn play_after(
        &mut self,
        rules: &RuleSet,
        mv: Move,
        occurrences: impl FnOnce(&Self) -> usize,
        sink: &mut impl EventSink,
    ) -> Result<Played, Refusal> {
        match self.refusal(rules, mv) {
            Some(refusal) => Err(refusal),
            None => Ok(self.play_counting(rules, mv, occurrences, sink)),
        }
    }

    /// Plays a move, which must be one of [`legal_moves`](Self::legal_moves), ignoring repetition.
    ///
    /// # Panics
    /// Panics in debug builds if there is no seed to sow.
    pub fn play_unchecked(
        &mut self,
        rules: &RuleSet,
        mv: impl Into<Move>,
        sink: &mut impl EventSink,
    ) -> Played {
        self.play_counting(rules, mv.into(), |_| 0, sink)
    }

    /// Plays the legal move `mv`. `occurrences` returns the number of times a position has occurred
    /// so far.
    fn play_counting(
        &mut self,
        rules: &RuleSet,
        mv: Move,
        occurrences: impl FnOnce(&Self) -> usize,
        sink: &mut impl EventSink,
    ) -> Played {
        match rules.narrowed() {
            Narrowed::TwoRows(rules) => self.play_on_two_rows(rules, mv, occurrences, sink),
            Narrowed::FourRows(rules) => self.play_on_four_rows(rules, mv, occurrences, sink),
        }
    }

    fn play_on_two_rows(
        &mut self,
        rules: OnTwoRows<'_>,
        mv: Move,
        occurrences: impl FnOnce(&Self) -> usize,
        sink: &mut impl EventSink,
    ) -> Played {
        let mover = self.to_move;
        let Some(hole) = mv.hole() else {
            self.rotate_board(&rules, sink);
            return self.finish_turn(
                rules,
                mover,
                MoveEffects::default(),
                false,
                occurrences,
                sink,
            );
        };
        let may_incur_penalty =
            rules.spec.play.feeding == Feeding::Penalised && self.is_starved(mover.opponent());
        let before = may_incur_penalty.then_some(*self);
        let effects = self.make_move(rules, hole, rules.way_of(mv), sink);
        self.last_mover = Some(mover);
        self.count_move(&rules);
        let refused_to_feed = before
            .is_some_and(|before| self.is_starved(mover.opponent()) && before.can_feed(rules));
        self.finish_turn(rules, mover, effects, refused_to_feed, occurrences, sink)
    }

    /// Sows and captures: the steps of a move.
    pub(super) fn make_move(
        &mut self,
        rules: OnTwoRows<'_>,
        hole: Hole,
        way: Way,
        sink: &mut impl EventSink,
    ) -> MoveEffects {
        match self.sow(rules, hole, way, sink) {
            Some(sowing) => self.end_sowing(rules, &sowing, sink),
            None => MoveEffects::default(),
        }
    }
}

// Territory and neighbours.
impl Position {
    #[inline]
    const fn is_special(&self, hole: Hole) -> bool {
        self.special[0].or(self.special[1]).contains(hole)
    }

    /// Returns the open holes that aren't special.
    #[inline]
    pub(super) const fn ordinary(&self) -> HoleSet {
        let special = self.special[0].or(self.special[1]);
        HoleSet::first(self.geometry.holes())
            .without(self.shut)
            .without(special)
    }

    #[inline]
    const fn is_ordinary(&self, hole: Hole) -> bool {
        self.ordinary().contains(hole)
    }

    /// Returns the holes of `side`, including shut and special ones.
    #[must_use]
    pub const fn territory(&self, side: Side) -> HoleSet {
        match side {
            Side::South => self.south,
            Side::North => HoleSet::first(self.geometry.holes()).without(self.south),
        }
    }

    /// Returns the owner of the territory that contains `hole`; `None` for an end square.
    #[inline]
    #[must_use]
    pub const fn owner(&self, hole: Hole) -> Option<Side> {
        if self.geometry.is_end_square(hole) {
            None
        } else if self.south.contains(hole) {
            Some(Side::South)
        } else {
            Some(Side::North)
        }
    }

    /// Returns whether `hole` lies in `territory` from the point of view of `side`.
    #[inline]
    fn lies_in(&self, hole: Hole, territory: Territory, side: Side) -> bool {
        match territory {
            Territory::Own => self.owner(hole) == Some(side),
            Territory::Opponent => self.owner(hole) == Some(side.opponent()),
            Territory::Any => true,
        }
    }

    /// Returns whether the ordinary holes of `side` are all empty.
    #[must_use]
    pub fn is_starved(&self, side: Side) -> bool {
        let mut holes = self.territory(side).and(self.ordinary()).iter();
        holes.all(|hole| self.seeds_in(hole) == 0)
    }

    /// Returns the open hole or end square after `hole`.
    #[inline]
    fn neighbour(&self, rules: OnTwoRows<'_>, hole: Hole, way: Way) -> Hole {
        let mut next = rules.paths.neighbour(hole, way);
        while self.shut.contains(next) {
            next = rules.paths.neighbour(next, way);
        }
        next
    }

    /// Returns the open hole after `hole`, skipping end squares.
    fn next_hole(&self, rules: OnTwoRows<'_>, hole: Hole, way: Way) -> Hole {
        let mut next = self.neighbour(rules, hole, way);
        while self.geometry.is_end_square(next) {
            next = self.neighbour(rules, next, way);
        }
        next
    }

    /// Moves `seeds` from `hole` into the loft of `side`.
    const fn pour(&mut self, hole: Hole, seeds: u16, side: Side) {
        self.holes[hole.index()] -= seeds;
        self.lofts[side.index()] += seeds as i16;
    }
}

// Threats by the opponent.
impl Position {
    /// Returns the holes with seeds in the territory of `side` that some legal move of the opponent
    /// would capture if it were the opponent's turn; none if the game is over.
    #[must_use]
    pub fn threatened(&self, rules: &RuleSet, side: Side) -> HoleSet {
        let raider = side.opponent();
        let opponents_view = self.with_turn(raider);
        let mut captured = CapturedBy {
            raider,
            holes: HoleSet::EMPTY,
        };
        for mv in opponents_view.legal_moves(rules).iter() {
            let mut child = opponents_view;
            child.play_unchecked(rules, mv, &mut captured);
        }
        // A hole that is empty now but filled and captured by the same move isn't threatened.
        self.territory(side)
            .iter()
            .filter(|&hole| captured.holes.contains(hole) && self.seeds_in(hole) > 0)
            .collect()
    }
}

// Holes in which moves end.
impl Position {
    /// Returns the holes from which a legal move would end in `hole` if it were the turn of `side`.
    #[must_use]
    pub fn holes_reaching(&self, rules: &RuleSet, side: Side, hole: Hole) -> HoleSet {
        let opponents_view = self.with_turn(side);
        let reaching = opponents_view.legal_moves(rules).iter().filter_map(|mv| {
            let (mut child, mut end) = (opponents_view, LastSown(None));
            child.play_unchecked(rules, mv, &mut end);
            mv.hole().filter(|_| end.0 == Some(hole))
        });
        reaching.collect()
    }
}

/// Records where the last seed was sown.
struct LastSown(Option<Hole>);

impl EventSink for LastSown {
    fn event(&mut self, event: GameEvent) {
        match event {
            GameEvent::Sown { hole, .. } => self.0 = Some(hole),
            GameEvent::Stored { .. } => self.0 = None,
            _ => {}
        }
    }
}

/// Records the holes that one player captures.
struct CapturedBy {
    raider: Side,
    holes: HoleSet,
}

impl EventSink for CapturedBy {
    fn event(&mut self, event: GameEvent) {
        if let GameEvent::Captured { hole, side, .. }
        | GameEvent::TakenInHand { hole, side, .. }
        | GameEvent::FlowCaptured { hole, side, .. } = event
            && side == self.raider
        {
            self.holes.insert(hole);
        }
    }
}
