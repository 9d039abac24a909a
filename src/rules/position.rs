//! A position: the seeds, the lofts, whose turn it is, and how a move changes them.
//!
//! The methods stand in the order in which a turn uses them: which moves are legal, the sowing, the
//! captures, the end of the turn and of the game. The numbers in their comments are those of the
//! phases of a move and of the tests that end a game.

use super::board::{Geometry, Hole, HoleSet, MAX_HOLES, Side, Vessel};
use super::ending::{EndReason, Ending, Outcome};
use super::event::{EventSink, GameEvent};
use super::legality::Refusal;
use super::rule_set::{FlowCapture, RuleSet};
use super::spec::{
    Fallback, Feeding, FlowTaker, GrandSlam, PlayFrom, Remaining, RepetitionRemaining, Stuck,
    Takes, Territory,
};

/// Everything that decides how a game goes on, except which positions have
/// occurred before (that is [`Game`](super::game::Game)'s).
///
/// Small and `Copy`; playing on it does not allocate memory.
///
/// ```
/// use awale::rules::{Placement, Position, library, perft};
///
/// let rules = library::load("awale").expect("there is such a variant")?;
/// let placed = Placement::parse("0-0-0-0-0-1-2-0-0-0-0-0-20-25-S", rules.geometry())?;
/// let mut position = Position::set_up(&rules, &placed, &mut ());
/// assert_eq!(perft::perft(&rules, &position, 1), 1);
///
/// // The last seed makes three, and would take all the opponent has: awale cancels that capture.
/// position.play(&rules, rules.geometry().hole('F')?, &mut ())?;
/// assert_eq!(position.to_string(), "0-0-0-0-0-0-3-0-0-0-0-0-20-25-N");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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
    /// the start may be over at once, or its first player may pass: `sink` hears of it.
    #[must_use]
    pub fn start(rules: &RuleSet, begins: Side, sink: &mut impl EventSink) -> Self {
        Self::set_up(rules, &Placement::at_start(rules, begins), sink)
    }

    /// A position set up by hand, without a last mover or capturer. What ends
    /// a game may end it at once.
    #[must_use]
    pub fn set_up(rules: &RuleSet, placed: &Placement, sink: &mut impl EventSink) -> Self {
        Self::with_counts(rules, placed.holes, placed.lofts, placed.to_move).opened(rules, sink)
    }

    /// A position from within a game, of which only this much is known besides the seeds. What ends
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

    /// Seeds in the loft of `side` less those in the opponent's.
    #[must_use]
    pub fn lead(&self, side: Side) -> i32 {
        i32::from(self.loft(side)) - i32::from(self.loft(side.opponent()))
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

    /// Who captured last; `None` if no player has since the position was set up.
    #[must_use]
    pub const fn last_capturer(&self) -> Option<Side> {
        self.last_capturer
    }

    /// Why the game is over; `None` if it isn't.
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
    /// end of the game, or the other player's turn or pass.
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
    /// In debug builds, if there is no seed to sow.
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

    /// The same position with `side` to move, as if the other player could pass; no rule looks at
    /// it.
    #[must_use]
    pub const fn with_turn(&self, side: Side) -> Self {
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

// Which moves are legal.
impl Position {
    /// The holes that the player to move may play; none if the game is over.
    #[must_use]
    pub fn legal_moves(&self, rules: &RuleSet) -> HoleSet {
        if self.end.is_some() {
            return HoleSet::EMPTY;
        }
        self.candidates(rules).legal
    }

    /// Why the player to move can't play `hole`; `None` if it is a legal move.
    #[must_use]
    pub fn refusal(&self, rules: &RuleSet, hole: Hole) -> Option<Refusal> {
        if self.end.is_some() {
            return Some(Refusal::GameOver);
        }
        if hole.index() >= self.geometry.holes() {
            return Some(Refusal::NoSuchHole);
        }
        if !self.may_lift_from(rules, hole) {
            return Some(Refusal::NotYourTerritory);
        }
        let (seeds, needed) = (self.seeds_in(hole), rules.play().min_seeds);
        if seeds < needed {
            return Some(Refusal::TooFewSeeds { seeds, needed });
        }
        let candidates = self.candidates(rules);
        if !candidates.slam_free.contains(hole) {
            Some(Refusal::GrandSlam)
        } else if !candidates.reaching.contains(hole) {
            Some(Refusal::MustReachOpponent)
        } else if candidates.legal.contains(hole) {
            None
        } else if rules.play().feeding == Feeding::IfPossible {
            Some(Refusal::MustFeed)
        } else {
            Some(Refusal::Starves)
        }
    }

    /// Whether `side`, if it were that player's turn, would have no legal move.
    #[must_use]
    pub fn is_stuck(&self, rules: &RuleSet, side: Side) -> bool {
        let position = self.with_turn(side);
        let reaching = position.reaching_moves(rules, position.slam_free_moves(rules));
        match rules.play().feeding {
            Feeding::Required => reaching.iter().all(|hole| position.starves(rules, hole)),
            // `IfPossible` never strikes the last move.
            _ => reaching.is_empty(),
        }
    }

    /// The holes with enough seeds that pass each test of legality in turn.
    #[inline]
    fn candidates(&self, rules: &RuleSet) -> Candidates {
        let slam_free = self.slam_free_moves(rules);
        let reaching = self.reaching_moves(rules, slam_free);
        let legal = match rules.play().feeding {
            Feeding::Free | Feeding::Penalised => reaching,
            Feeding::Required => self.feeding_moves(rules, reaching),
            Feeding::IfPossible => {
                let feeding = self.feeding_moves(rules, reaching);
                if feeding.is_empty() {
                    reaching
                } else {
                    feeding
                }
            }
        };
        Candidates {
            slam_free,
            reaching,
            legal,
        }
    }

    /// Whether some legal move leaves a seed in the opponent's territory.
    pub(super) fn can_feed(&self, rules: &RuleSet) -> bool {
        self.legal_moves(rules)
            .iter()
            .any(|hole| !self.starves(rules, hole))
    }

    /// The holes of the mover with enough seeds.
    fn filled_holes(&self, rules: &RuleSet) -> HoleSet {
        let row = self.geometry.row();
        let (from, to) = match rules.play().from {
            PlayFrom::Any => (0, 2 * row),
            PlayFrom::Own => (self.to_move.index() * row, (self.to_move.index() + 1) * row),
        };
        let needed = rules.play().min_seeds;
        let mut filled = HoleSet::EMPTY;
        for index in from..to {
            if self.holes[index] >= needed {
                filled.insert(Hole::new(index));
            }
        }
        filled
    }

    /// The holes with enough seeds that test 1 leaves: no illegal grand slam.
    fn slam_free_moves(&self, rules: &RuleSet) -> HoleSet {
        let filled = self.filled_holes(rules);
        if rules.capture().grand_slam != GrandSlam::Illegal {
            return filled;
        }
        filled
            .iter()
            .filter(|&hole| !self.slams(rules, hole))
            .collect()
    }

    /// Of `moves`, those that test 2 leaves: if any reaches the opponent, those that do.
    fn reaching_moves(&self, rules: &RuleSet, moves: HoleSet) -> HoleSet {
        if !rules.play().reach_opponent {
            return moves;
        }
        let reaching: HoleSet = moves
            .iter()
            .filter(|&hole| self.reaches(rules, hole))
            .collect();
        if reaching.is_empty() { moves } else { reaching }
    }

    /// Of `moves`, those that leave the opponent a seed.
    fn feeding_moves(&self, rules: &RuleSet, moves: HoleSet) -> HoleSet {
        moves
            .iter()
            .filter(|&hole| !self.starves(rules, hole))
            .collect()
    }

    fn slams(&self, rules: &RuleSet, hole: Hole) -> bool {
        if rules.is_single_lap() && !self.captures_something(rules, hole) {
            return false;
        }
        self.clone().make_move(rules, hole, &mut ())
    }

    fn reaches(&self, rules: &RuleSet, hole: Hole) -> bool {
        let mut reached = ReachedTerritories::new(self.geometry);
        self.clone().make_move(rules, hole, &mut reached);
        reached.sides[self.to_move.opponent().index()]
    }

    fn starves(&self, rules: &RuleSet, hole: Hole) -> bool {
        let opponent = self.to_move.opponent();
        // A lap without a capture leaves the opponent all seeds.
        if rules.is_single_lap()
            && rules.play().from == PlayFrom::Own
            && !self.is_starved(opponent)
            && !self.captures_something(rules, hole)
        {
            return false;
        }
        let mut after = *self;
        after.make_move(rules, hole, &mut ());
        after.is_starved(opponent)
    }

    /// Whether a single lap from `hole` ends where and as a capture needs it.
    fn captures_something(&self, rules: &RuleSet, hole: Hole) -> bool {
        let (end, count) = self.lap_end(rules, hole);
        let rule = rules.capture();
        rule.counts.contains(count) && rules.lies_in(end, rule.territory, self.to_move)
    }
}

// Phases 1 to 4 of a move: lifting, sowing, flow captures and relay.
impl Position {
    /// Lifts `start` and sows until the sowing stops or is cut off.
    pub(super) fn sow(
        &mut self,
        rules: &RuleSet,
        start: Hole,
        sink: &mut impl EventSink,
    ) -> Sowing {
        let leave = rules.play().leave;
        let mut from = start;
        let mut lap = 1;
        loop {
            let end = self.sow_lap(rules, from, lap, sink);
            let Some(relay) = rules.relay() else {
                return Sowing {
                    end,
                    complete: true,
                };
            };
            let count = self.seeds_in(end);
            let stops = count == leave
                || relay.stop_counts.contains(count)
                    && rules.lies_in(end, relay.stop_in, self.to_move);
            if stops {
                return Sowing {
                    end,
                    complete: true,
                };
            }
            if lap == relay.max_laps {
                sink.event(GameEvent::CutOff {
                    hole: end,
                    laps: lap,
                });
                return Sowing {
                    end,
                    complete: false,
                };
            }
            lap += 1;
            sink.event(GameEvent::Relay { hole: end, lap });
            from = end;
        }
    }

    /// Lifts `from` and sows its seeds; returns the hole that the last one fell into.
    fn sow_lap(
        &mut self,
        rules: &RuleSet,
        from: Hole,
        lap: u16,
        sink: &mut impl EventSink,
    ) -> Hole {
        let leave = rules.play().leave;
        let seeds = self.holes[from.index()] - leave;
        debug_assert!(seeds > 0, "a lifted hole has a seed to sow");
        self.holes[from.index()] = leave;
        sink.event(GameEvent::Lifted {
            hole: from,
            seeds,
            lap,
        });
        let mut hole = from;
        for in_hand in (0..seeds).rev() {
            hole = rules.next(hole);
            if hole == from && rules.skip_start() {
                hole = rules.next(hole);
            }
            self.holes[hole.index()] += 1;
            let count = self.holes[hole.index()];
            sink.event(GameEvent::Sown { hole, count });
            if in_hand > 0
                && let Some(flow) = rules.flow_capture()
                && flow.counts.contains(count)
                && let Some(side) = self.flow_taker(rules, flow, hole)
            {
                self.empty_into(hole, side);
                self.last_capturer = Some(side);
                sink.event(GameEvent::FlowCaptured {
                    hole,
                    seeds: count,
                    side,
                });
            }
        }
        hole
    }

    /// Who takes `hole`, which has just reached a count that flow captures.
    fn flow_taker(&self, rules: &RuleSet, flow: &FlowCapture, hole: Hole) -> Option<Side> {
        let mover = self.to_move;
        let owner = self.geometry.owner(hole);
        match (flow.by, flow.territory) {
            (FlowTaker::Both, Territory::Own) => Some(owner),
            (FlowTaker::Both, Territory::Opponent) => Some(owner.opponent()),
            (FlowTaker::Both, Territory::Any) => Some(mover),
            (FlowTaker::Mover, territory) => rules.lies_in(hole, territory, mover).then_some(mover),
        }
    }

    /// Where a single lap from `start` ends, and how many seeds that hole then
    /// holds, without sowing it. Only for rules with
    /// [`is_single_lap`](RuleSet::is_single_lap).
    pub(super) fn lap_end(&self, rules: &RuleSet, start: Hole) -> (Hole, u16) {
        let holes = self.geometry.holes() as u16;
        let leave = rules.play().leave;
        let seeds = self.seeds_in(start) - leave;
        let round = if rules.skip_start() { holes - 1 } else { holes };
        let full_rounds = (seeds - 1) / round;
        let steps = (seeds - 1) % round + 1;
        let end = rules.ahead(start, steps);
        let before = if end == start {
            leave
        } else {
            self.seeds_in(end)
        };
        (end, before + full_rounds + 1)
    }
}

// Phases 5 and 6 of a move: the capture when the sowing has stopped, and the grand slam.
impl Position {
    /// Captures from `end`, where the last seed fell, for the player to move.
    /// Returns whether it was, or would have been, a grand slam.
    pub(super) fn capture(
        &mut self,
        rules: &RuleSet,
        end: Hole,
        sink: &mut impl EventSink,
    ) -> bool {
        let rule = rules.capture();
        if !rule.counts.contains(self.seeds_in(end))
            || !rules.lies_in(end, rule.territory, self.to_move)
        {
            return false;
        }
        let chain = self.chain(rules, end);
        let yielding = self.yielding_holes(rules, chain.holes());
        if yielding.is_empty() {
            return false;
        }
        let grand_slam = self.would_starve_opponent(yielding);
        match rule.grand_slam {
            GrandSlam::Cancelled if grand_slam => {
                sink.event(GameEvent::CaptureRefused {
                    hole: end,
                    spared: yielding,
                });
            }
            GrandSlam::SparesLast if grand_slam => {
                let kept = chain.holes().len() - 1;
                self.take(rules, &chain.holes()[..kept], sink);
                let spared = self.yielding_holes(rules, &chain.holes()[kept..]);
                sink.event(GameEvent::CaptureRefused { hole: end, spared });
            }
            _ => self.take(rules, chain.holes(), sink),
        }
        grand_slam
    }

    /// The holes whose counts capture, from the reached one backwards.
    fn chain(&self, rules: &RuleSet, end: Hole) -> ChainOfHoles {
        let mut chain = ChainOfHoles::EMPTY;
        for hole in rules.capturing_chain(end, |hole| self.seeds_in(hole)) {
            chain.push(hole);
        }
        chain
    }

    /// The holes with seeds that a capture of `chain` empties.
    fn yielding_holes(&self, rules: &RuleSet, chain: &[Hole]) -> HoleSet {
        chain
            .iter()
            .flat_map(|&hole| self.taken_with(rules, hole))
            .flatten()
            .filter(|&hole| self.seeds_in(hole) > 0)
            .collect()
    }

    /// What a chain hole yields: itself, the hole that faces it, or both in this order.
    fn taken_with(&self, rules: &RuleSet, hole: Hole) -> [Option<Hole>; 2] {
        let opposite = self.geometry.opposite(hole);
        match rules.capture().takes {
            Takes::Reached => [Some(hole), None],
            Takes::Opposite => [None, Some(opposite)],
            Takes::ReachedAndOpposite => [Some(hole), Some(opposite)],
        }
    }

    fn would_starve_opponent(&self, yielding: HoleSet) -> bool {
        self.geometry
            .territory(self.to_move.opponent())
            .all(|hole| self.seeds_in(hole) == 0 || yielding.contains(hole))
    }

    fn take(&mut self, rules: &RuleSet, chain: &[Hole], sink: &mut impl EventSink) {
        let side = self.to_move;
        for &chained in chain {
            for hole in self.taken_with(rules, chained).into_iter().flatten() {
                let seeds = self.empty_into(hole, side);
                if seeds > 0 {
                    self.last_capturer = Some(side);
                    sink.event(GameEvent::Captured { hole, seeds, side });
                }
            }
        }
    }
}

// What follows a move: the tests that end a game, the turn or the pass, and the sharing out of what
// is left.
impl Position {
    /// Tests 1 to 6 after a move of `mover`.
    pub(super) fn finish_turn(
        &mut self,
        rules: &RuleSet,
        mover: Side,
        refused_to_feed: bool,
        sink: &mut impl EventSink,
    ) {
        let opponent = mover.opponent();
        if refused_to_feed {
            self.to_move = opponent;
            self.end = Some(EndReason::Penalty);
            sink.event(GameEvent::Ended {
                reason: EndReason::Penalty,
            });
            sink.event(GameEvent::Penalty { side: mover });
            self.give_all(opponent, sink);
            return;
        }
        if let Some(reason) = self.board_end(rules) {
            self.to_move = opponent;
            self.close(rules, reason, sink);
            return;
        }
        self.give_turn(rules, opponent, sink);
    }

    /// Tests 2 to 6 on a position before its first move.
    pub(super) fn opened(mut self, rules: &RuleSet, sink: &mut impl EventSink) -> Self {
        match self.board_end(rules) {
            Some(reason) => self.close(rules, reason, sink),
            None => self.give_turn(rules, self.to_move, sink),
        }
        self
    }

    /// Plays `hole` in a game; the move may end it by repetition. `occurred` tells how often
    /// a board, with the same player to move, has occurred in that game so far.
    pub(super) fn play_after(
        &mut self,
        rules: &RuleSet,
        hole: Hole,
        occurred: impl FnOnce(&Self) -> usize,
        sink: &mut impl EventSink,
    ) -> Result<(), Refusal> {
        self.play(rules, hole, sink)?;
        if let Some(repetition) = rules.end().repetition
            && self.end().is_none()
            && occurred(self) + 1 >= usize::from(repetition.occurrences)
        {
            self.end_by_repetition(repetition.remaining, sink);
        }
        Ok(())
    }

    /// The result, once the game is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let lofts = Side::BOTH.map(|side| self.loft(side));
        self.end().map(|reason| Outcome::of(lofts, reason))
    }

    /// Ends a game in which this position has occurred too often.
    pub(super) fn end_by_repetition(
        &mut self,
        remaining: RepetitionRemaining,
        sink: &mut impl EventSink,
    ) {
        // A pass may have given the turn back to the player who moved last.
        self.to_move = self.last_mover.map_or(self.to_move, Side::opponent);
        self.end = Some(EndReason::Repetition);
        sink.event(GameEvent::Ended {
            reason: EndReason::Repetition,
        });
        match remaining {
            RepetitionRemaining::Nobody => {}
            RepetitionRemaining::EachOwn => self.give_each_own(sink),
        }
    }

    /// The players end the game themselves.
    pub(super) fn end_by(&mut self, ending: Ending, sink: &mut impl EventSink) {
        let reason = ending.reason();
        self.end = Some(reason);
        sink.event(GameEvent::Ended { reason });
        match ending {
            Ending::Resigned(side) => self.give_all(side.opponent(), sink),
            Ending::Agreed => {}
        }
    }

    /// Tests 2 to 5: those that look at the seeds alone.
    fn board_end(&self, rules: &RuleSet) -> Option<EndReason> {
        let end = rules.end();
        if end
            .seeds_left_below
            .is_some_and(|least| self.on_board < least)
        {
            return Some(EndReason::SeedsLeft);
        }
        if end.majority && 2 * self.lofts[0].max(self.lofts[1]) > self.total_seeds() {
            return Some(EndReason::Majority);
        }
        if end.no_hole_above_one && self.holes().iter().all(|&seeds| seeds <= 1) {
            return Some(EndReason::NoHoleAboveOne);
        }
        if end.empty_territory && Side::BOTH.iter().any(|&side| self.is_starved(side)) {
            return Some(EndReason::EmptyTerritory);
        }
        None
    }

    /// Test 6: the turn goes to `side`, unless that player is stuck.
    fn give_turn(&mut self, rules: &RuleSet, side: Side, sink: &mut impl EventSink) {
        self.to_move = side;
        if !self.is_stuck(rules, side) {
            return;
        }
        if rules.end().stuck == Stuck::Passes && !self.is_stuck(rules, side.opponent()) {
            self.to_move = side.opponent();
            sink.event(GameEvent::Passed { side });
        } else {
            self.close(rules, EndReason::Stuck, sink);
        }
    }

    /// Ends the game and shares out the seeds left as the rules say.
    fn close(&mut self, rules: &RuleSet, reason: EndReason, sink: &mut impl EventSink) {
        sink.event(GameEvent::Ended { reason });
        let fallback = match rules.end().remaining {
            Remaining::EachOwn => Some(Fallback::EachOwn),
            Remaining::LastMover => Some(Fallback::LastMover),
            Remaining::Nobody => Some(Fallback::Nobody),
            Remaining::LastCapturer => {
                if let Some(side) = self.last_capturer {
                    self.give_all(side, sink);
                }
                None
            }
            Remaining::NotStuckElse(fallback) => {
                let stuck = Side::BOTH.map(|side| self.is_stuck(rules, side));
                match stuck {
                    [false, true] => self.give_all(Side::South, sink),
                    [true, false] => self.give_all(Side::North, sink),
                    _ => {}
                }
                (stuck[0] == stuck[1]).then_some(fallback)
            }
        };
        match fallback {
            Some(Fallback::EachOwn) => self.give_each_own(sink),
            Some(Fallback::LastMover) => {
                if let Some(side) = self.last_mover {
                    self.give_all(side, sink);
                }
            }
            Some(Fallback::Nobody) | None => {}
        }
        self.end = Some(reason);
    }

    fn give_each_own(&mut self, sink: &mut impl EventSink) {
        self.share_out(|position, hole| position.geometry.owner(hole), sink);
    }

    fn give_all(&mut self, side: Side, sink: &mut impl EventSink) {
        self.share_out(|_, _| side, sink);
    }

    fn share_out(&mut self, taker: impl Fn(&Self, Hole) -> Side, sink: &mut impl EventSink) {
        for hole in self.geometry.all() {
            let side = taker(self, hole);
            let seeds = self.empty_into(hole, side);
            if seeds > 0 {
                sink.event(GameEvent::RemainderTaken { hole, seeds, side });
            }
        }
    }
}

// What the other player could do.
impl Position {
    /// The holes in the row of `side` with seeds that some legal move of the opponent would
    /// capture now, as if the turn were the opponent's; none when the game is over.
    #[must_use]
    pub fn threatened(&self, rules: &RuleSet, side: Side) -> HoleSet {
        let raider = side.opponent();
        let turned = self.with_turn(raider);
        let mut captured = CapturedBy {
            raider,
            holes: HoleSet::EMPTY,
        };
        for hole in turned.legal_moves(rules).iter() {
            turned.clone().make_move(rules, hole, &mut captured);
        }
        // A hole that is empty now, and that the move itself fills and empties, is not in danger.
        self.geometry
            .territory(side)
            .filter(|&hole| captured.holes.contains(hole) && self.seeds_in(hole) > 0)
            .collect()
    }
}

/// The counts of a position, before any rule has looked at them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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

/// The holes that each test of legality leaves, in their order.
struct Candidates {
    /// After test 1: no illegal grand slam.
    slam_free: HoleSet,
    /// After test 2: the duty to reach the opponent.
    reaching: HoleSet,
    /// After test 3: the duty to feed the opponent.
    legal: HoleSet,
}

/// How a sowing came to rest.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sowing {
    /// Where the last seed fell.
    pub end: Hole,
    /// Whether it stopped by the rules, and was not cut off.
    pub complete: bool,
}

/// A capture chain, without allocation.
struct ChainOfHoles {
    holes: [Hole; MAX_HOLES],
    length: usize,
}

impl ChainOfHoles {
    const EMPTY: Self = Self {
        holes: [Hole::new(0); MAX_HOLES],
        length: 0,
    };

    const fn push(&mut self, hole: Hole) {
        self.holes[self.length] = hole;
        self.length += 1;
    }

    fn holes(&self) -> &[Hole] {
        &self.holes[..self.length]
    }
}

/// Listens for the territories that seeds fall into.
struct ReachedTerritories {
    geometry: Geometry,
    sides: [bool; 2],
}

impl ReachedTerritories {
    const fn new(geometry: Geometry) -> Self {
        Self {
            geometry,
            sides: [false; 2],
        }
    }
}

impl EventSink for ReachedTerritories {
    fn event(&mut self, event: GameEvent) {
        if let GameEvent::Sown { hole, .. } = event {
            self.sides[self.geometry.owner(hole).index()] = true;
        }
    }
}

/// Listens for the holes that one player empties into the own loft.
struct CapturedBy {
    raider: Side,
    holes: HoleSet,
}

impl EventSink for CapturedBy {
    fn event(&mut self, event: GameEvent) {
        if let GameEvent::Captured { hole, side, .. } | GameEvent::FlowCaptured { hole, side, .. } =
            event
            && side == self.raider
        {
            self.holes.insert(hole);
        }
    }
}
