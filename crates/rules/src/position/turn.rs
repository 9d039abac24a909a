//! The rest of a turn after the captures: the end-of-game tests, the extra move, the next turn, the
//! refill or the pass, and the sharing out of remaining seeds.

use super::{MoveEffects, Placement, Played, Position};
use crate::board::{Hole, HoleSet, Side};
use crate::ending::{EndReason, Ending};
use crate::event::{EventSink, GameEvent};
use crate::rule_set::RuleSet;
use crate::spec::{AtMajority, Fallback, GrandSlam, Remaining, RepetitionRemaining, Stuck};

impl Position {
    /// The end of the game or round after a move of `mover`, or who moves next.
    pub(super) fn finish_turn(
        &mut self,
        rules: &RuleSet,
        mover: Side,
        made: MoveEffects,
        refused_to_feed: bool,
        occurred: impl FnOnce(&Self) -> usize,
        sink: &mut impl EventSink,
    ) -> Played {
        self.may_swap = false;
        let mut played = Played::default();
        let reason = if refused_to_feed {
            Some(EndReason::Penalty)
        } else if made.slam && rules.capture().grand_slam == GrandSlam::GivesRest {
            Some(EndReason::GrandSlam)
        } else {
            self.board_end(rules).or_else(|| {
                self.hand_over(rules, mover, made, &mut played, sink)
                    .or_else(|| self.repetition(rules, occurred))
            })
        };
        if let Some(reason) = reason {
            played = Played::default();
            self.to_move = mover.opponent();
            self.close(rules, reason, mover, sink);
            played.round_end = self.begin_next_round(rules, sink);
        }
        played
    }

    /// Applies the tests of a position before its first move.
    pub(super) fn opened(mut self, rules: &RuleSet, sink: &mut impl EventSink) -> Self {
        if let Some(reason) = self.opening_end(rules, sink) {
            let mover = self.to_move.opponent();
            self.close(rules, reason, mover, sink);
            self.begin_next_round(rules, sink);
        }
        self
    }

    /// Why the game is over before its first move; `None` if it isn't.
    pub(super) fn opening_end(
        &mut self,
        rules: &RuleSet,
        sink: &mut impl EventSink,
    ) -> Option<EndReason> {
        if let Some(four) = &rules.four_rows
            && let Some(reason) = self.empty_inner_at_start(four)
        {
            return Some(reason);
        }
        self.board_end(rules).or_else(|| {
            let side = self.to_move;
            self.give_turn(rules, side, &mut Played::default(), sink)
        })
    }

    /// Counts a move of the game or round, where the rules limit them.
    pub(super) const fn count_move(&mut self, rules: &RuleSet) {
        if rules.end.move_limit.is_some() {
            self.moves = self.moves.saturating_add(1);
        }
    }

    /// Tests 2 to 5: those that look at the seeds, and the number of moves.
    pub(super) fn board_end(&self, rules: &RuleSet) -> Option<EndReason> {
        let end = &rules.end;
        let special = self.special[0].or(self.special[1]);
        let holes = HoleSet::first(self.geometry.places()).without(special);
        let counts = || holes.iter().map(|hole| self.seeds_in(hole));
        if end
            .seeds_left_below
            .is_some_and(|least| counts().sum::<u16>() < least)
        {
            return Some(EndReason::SeedsLeft);
        }
        let most = i32::from(self.lofts[0].max(self.lofts[1]));
        if end.majority && 2 * most > i32::from(self.total_seeds()) {
            return Some(EndReason::Majority);
        }
        if end.no_hole_above_one && counts().all(|seeds| seeds <= 1) {
            return Some(EndReason::NoHoleAboveOne);
        }
        if end.empty_territory && Side::BOTH.iter().any(|&side| self.is_starved(side)) {
            return Some(EndReason::EmptyTerritory);
        }
        if end.end_squares_taken
            && self.geometry.has_end_squares()
            && self.taken.len() == self.geometry.end_squares().len()
        {
            return Some(EndReason::EndSquaresTaken);
        }
        let limit = end.move_limit?;
        (self.moves >= limit).then_some(EndReason::MoveLimit)
    }

    /// Test 6: an extra move or the opponent's turn.
    fn hand_over(
        &mut self,
        rules: &RuleSet,
        mover: Side,
        made: MoveEffects,
        played: &mut Played,
        sink: &mut impl EventSink,
    ) -> Option<EndReason> {
        let turn = &rules.turn;
        let earned = turn.again_by_store && made.stored || turn.again_by_capture && made.captured;
        if earned && turn.again_at_most.is_none_or(|most| self.again < most) {
            self.again = self.again.saturating_add(1);
            played.again = true;
            sink.event(GameEvent::Again { side: mover });
            return self.give_turn(rules, mover, played, sink);
        }
        self.again = 0;
        // The second player may swap after the first turn, and only then.
        self.may_swap = std::mem::take(&mut self.opening);
        self.give_turn(rules, mover.opponent(), played, sink)
    }

    /// Gives `side` the move, with a refill if it needs one, unless that player is stuck.
    pub(super) fn give_turn(
        &mut self,
        rules: &RuleSet,
        side: Side,
        played: &mut Played,
        sink: &mut impl EventSink,
    ) -> Option<EndReason> {
        self.to_move = side;
        self.refill(rules, sink);
        if !self.is_stuck(rules, side) {
            return None;
        }
        if rules.end.stuck == Stuck::Passes {
            let mut passed = Self {
                to_move: side.opponent(),
                again: 0,
                ..*self
            };
            passed.refill(rules, &mut ());
            if !passed.is_stuck(rules, side.opponent()) {
                sink.event(GameEvent::Passed { side });
                self.to_move = side.opponent();
                self.again = 0;
                self.refill(rules, sink);
                *played = Played {
                    passed: true,
                    ..Played::default()
                };
                return None;
            }
        }
        self.lost_by(side);
        Some(EndReason::Stuck)
    }

    /// A player to move with an empty territory fills it with seeds of their own loft, if the two
    /// lofts together have enough; the player's loft may then owe seeds.
    fn refill(&mut self, rules: &RuleSet, sink: &mut impl EventSink) {
        let side = self.to_move;
        let Some(seeds) = rules.play.refill else {
            return;
        };
        let holes = self.territory(side).and(self.ordinary());
        let in_lofts = i32::from(self.lofts[0]) + i32::from(self.lofts[1]);
        let needed = usize::from(seeds) * holes.len();
        if !self.is_starved(side) || in_lofts < needed as i32 {
            return;
        }
        for hole in holes.iter() {
            self.holes[hole.index()] += seeds;
            self.lofts[side.index()] -= seeds as i16;
            sink.event(GameEvent::Refilled { hole, seeds, side });
        }
    }

    /// Test 7.
    pub(super) fn repetition(
        &self,
        rules: &RuleSet,
        occurred: impl FnOnce(&Self) -> usize,
    ) -> Option<EndReason> {
        let repetition = rules.end.repetition?;
        let occurrences = occurred(self) + 1;
        (occurrences >= usize::from(repetition.occurrences)).then_some(EndReason::Repetition)
    }

    /// The game or round as it would be over by repetition now, its seeds shared out.
    #[must_use]
    pub fn over_by_repetition(&self, rules: &RuleSet) -> Self {
        let mut over = *self;
        over.close(
            rules,
            EndReason::Repetition,
            self.to_move.opponent(),
            &mut (),
        );
        over
    }

    /// The second player takes over the first one's position: the board is turned round. Turn and
    /// beginner stay.
    pub(super) fn turn_round(&mut self, sink: &mut impl EventSink) {
        let turned = Placement::of(self).turned(self.geometry);
        self.holes = turned.holes;
        self.lofts.swap(0, 1);
        self.south = turned.south(self.geometry).unwrap_or(self.south);
        self.special = turned.special;
        self.shut = turned.shut;
        self.taken = turned.taken;
        self.last_mover = self.last_mover.map(Side::opponent);
        self.last_capturer = self.last_capturer.map(Side::opponent);
        sink.event(GameEvent::Swapped);
    }

    /// The players end the game themselves.
    pub(crate) fn end_by(&mut self, ending: Ending, sink: &mut impl EventSink) {
        let reason = ending.reason();
        self.end = Some(reason);
        sink.event(GameEvent::Ended { reason });
        if self.beyond.last_move_wins {
            return;
        }
        match ending {
            Ending::Resigned(side) => self.give_all(side.opponent(), sink),
            Ending::Agreed => {}
        }
    }
}

// Sharing out the remaining seeds.
impl Position {
    /// Ends the game or round and shares out the seeds left as the rules say; where the last move
    /// wins, they stay.
    pub(super) fn close(
        &mut self,
        rules: &RuleSet,
        reason: EndReason,
        mover: Side,
        sink: &mut impl EventSink,
    ) {
        sink.event(GameEvent::Ended { reason });
        if self.beyond.last_move_wins {
            self.end = Some(reason);
            return;
        }
        // Who is stuck is asked of the position as it is, before any seed of it is given away.
        let stuck = matches!(rules.end.remaining, Remaining::NotStuckElse(_))
            .then(|| Side::BOTH.map(|side| self.is_stuck(rules, side)));
        self.again = 0;
        self.may_swap = false;
        self.end = Some(reason);
        for side in Side::BOTH {
            for hole in self.special[side.index()].iter() {
                self.leave_to(hole, side, sink);
            }
        }
        match reason {
            EndReason::Penalty => {
                sink.event(GameEvent::Penalty { side: mover });
                self.give_all(mover.opponent(), sink);
            }
            EndReason::Repetition => {
                let remaining = rules.end.repetition.map(|repetition| repetition.remaining);
                match remaining {
                    Some(RepetitionRemaining::EachOwn) => self.give_each_own(sink),
                    Some(RepetitionRemaining::Split) => self.split(sink),
                    Some(RepetitionRemaining::Nobody) | None => {}
                }
            }
            EndReason::GrandSlam => self.give_all(mover.opponent(), sink),
            EndReason::Majority if rules.end.at_majority == AtMajority::Nobody => {}
            _ => self.give_remaining(rules, stuck, sink),
        }
        if rules.rounds.is_some() {
            self.give_each_own(sink);
        }
    }

    fn give_remaining(
        &mut self,
        rules: &RuleSet,
        stuck: Option<[bool; 2]>,
        sink: &mut impl EventSink,
    ) {
        let taker = match rules.end.remaining {
            Remaining::EachOwn => return self.give_each_own(sink),
            Remaining::Split => return self.split(sink),
            Remaining::Nobody => None,
            Remaining::LastMover => self.last_mover,
            Remaining::LastCapturer => self.last_capturer,
            Remaining::Starter => Some(self.began),
            Remaining::ClearedOwner => match Side::BOTH.map(|side| self.is_starved(side)) {
                [true, false] => Some(Side::South),
                [false, true] => Some(Side::North),
                _ => return self.give_each_own(sink),
            },
            Remaining::NotStuckElse(fallback) => match (stuck, fallback) {
                (Some([false, true]), _) => Some(Side::South),
                (Some([true, false]), _) => Some(Side::North),
                (_, Fallback::EachOwn) => return self.give_each_own(sink),
                (_, Fallback::LastMover) => self.last_mover,
                (_, Fallback::Nobody) => None,
            },
        };
        if let Some(side) = taker {
            self.give_all(side, sink);
        }
    }

    fn give_each_own(&mut self, sink: &mut impl EventSink) {
        for hole in self.geometry.all() {
            if let Some(side) = self.owner(hole) {
                self.leave_to(hole, side, sink);
            }
        }
    }

    /// Gives each player half of the seeds left, first those of their own territory. An odd seed
    /// stays where it is.
    fn split(&mut self, sink: &mut impl EventSink) {
        let mut owed = [self.on_board() / 2; 2];
        for side in Side::BOTH {
            let own = self.territory(side);
            owed[side.index()] = self.give(own.iter(), owed[side.index()], side, sink);
        }
        for side in Side::BOTH {
            let theirs = self.territory(side.opponent());
            // Each player's right square first.
            let mut squares = self.geometry.end_squares();
            squares.rotate_left(side.index());
            let count = if self.geometry.has_end_squares() {
                2
            } else {
                0
            };
            let places = theirs.iter().chain(squares.into_iter().take(count));
            self.give(places, owed[side.index()], side, sink);
        }
    }

    /// Gives up to `owed` seeds of `places` to `side`; returns how many are still owed.
    fn give(
        &mut self,
        places: impl Iterator<Item = Hole>,
        mut owed: u16,
        side: Side,
        sink: &mut impl EventSink,
    ) -> u16 {
        for hole in places {
            let given = owed.min(self.seeds_in(hole));
            owed -= given;
            self.leave_seeds_to(hole, given, side, sink);
        }
        owed
    }

    fn give_all(&mut self, side: Side, sink: &mut impl EventSink) {
        for hole in self.geometry.all_places() {
            self.leave_to(hole, side, sink);
        }
    }

    fn leave_to(&mut self, hole: Hole, side: Side, sink: &mut impl EventSink) {
        self.leave_seeds_to(hole, self.seeds_in(hole), side, sink);
    }

    fn leave_seeds_to(&mut self, hole: Hole, seeds: u16, side: Side, sink: &mut impl EventSink) {
        if seeds > 0 {
            self.pour(hole, seeds, side);
            sink.event(GameEvent::RemainderTaken { hole, seeds, side });
        }
    }
}
