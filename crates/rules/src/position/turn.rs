//! The rest of a turn after the captures: the end-of-game tests, extra moves, the next turn, the
//! refill or pass, and sharing out the remaining seeds.

use super::{MoveEffects, Placement, Played, Position};
use crate::board::{Hole, HoleSet, Side};
use crate::ending::{EndReason, Ending};
use crate::event::{EventSink, GameEvent};
use crate::narrowed::OnTwoRows;
use crate::rule_set::RuleSet;
use crate::spec::{AtMajority, Fallback, GrandSlam, Remaining, RepetitionRemaining, Stuck};

impl Position {
    /// Finishes the turn after a move by `mover`: ends the game or round, or decides who moves
    /// next. `occurrences` returns the number of times a position has occurred so far.
    pub(super) fn finish_turn(
        &mut self,
        rules: OnTwoRows<'_>,
        mover: Side,
        effects: MoveEffects,
        refused_to_feed: bool,
        occurrences: impl FnOnce(&Self) -> usize,
        sink: &mut impl EventSink,
    ) -> Played {
        self.may_swap = false;
        let mut played = Played::default();
        let reason = if refused_to_feed {
            Some(EndReason::Penalty)
        } else if effects.is_slam && rules.spec.capture.grand_slam == GrandSlam::GivesRest {
            Some(EndReason::GrandSlam)
        } else {
            self.board_end(&rules).or_else(|| {
                self.pass_turn(rules, mover, effects, &mut played, sink)
                    .or_else(|| self.repetition(&rules, occurrences))
            })
        };
        if let Some(reason) = reason {
            played = Played::default();
            self.to_move = mover.opponent();
            self.end_and_share_out(&rules, reason, mover, sink);
            played.round_end = self.begin_next_round(&rules, sink);
        }
        played
    }

    /// Applies the end-of-game tests to a position before its first move.
    pub(super) fn after_opening_tests(
        mut self,
        rules: &RuleSet,
        sink: &mut impl EventSink,
    ) -> Self {
        if let Some(reason) = self.opening_end(rules, sink) {
            let mover = self.to_move.opponent();
            self.end_and_share_out(rules, reason, mover, sink);
            self.begin_next_round(rules, sink);
        }
        self
    }

    /// Returns why the game is over before its first move; `None` if it isn't.
    pub(super) fn opening_end(
        &mut self,
        rules: &RuleSet,
        sink: &mut impl EventSink,
    ) -> Option<EndReason> {
        if let Some(rules) = rules.four_rows()
            && let Some(reason) = self.empty_inner_at_start(rules)
        {
            return Some(reason);
        }
        self.board_end(rules).or_else(|| {
            let side = self.to_move;
            self.give_turn(rules, side, &mut Played::default(), sink)
        })
    }

    /// Counts a move of the game or round if the rules limit the number of moves.
    pub(super) const fn count_move(&mut self, rules: &RuleSet) {
        if rules.end().move_limit.is_some() {
            self.moves = self.moves.saturating_add(1);
        }
    }

    /// Applies end-of-game tests 2 to 5: those on seeds, end squares and the number of moves.
    pub(super) fn board_end(&self, rules: &RuleSet) -> Option<EndReason> {
        let end = rules.end();
        let special = self.special[0].or(self.special[1]);
        let holes = HoleSet::first(self.geometry.places()).without(special);
        let counts = || holes.iter().map(|hole| self.seeds_in(hole));
        if end
            .seeds_left_below
            .is_some_and(|least| i64::from(counts().sum::<u16>()) < least)
        {
            return Some(EndReason::SeedsLeft);
        }
        let max = i32::from(self.lofts[0].max(self.lofts[1]));
        if end.majority && 2 * max > i32::from(self.total_seeds()) {
            return Some(EndReason::Majority);
        }
        if end.no_hole_above_one && counts().all(|seeds| seeds <= 1) {
            return Some(EndReason::NoHoleAboveOne);
        }
        if end.empty_territory && Side::BOTH.iter().any(|&side| self.is_starved(side)) {
            return Some(EndReason::EmptyTerritory);
        }
        if self.geometry.has_end_squares()
            && end.end_squares_taken
            && self.taken.len() == self.geometry.end_squares().len()
        {
            return Some(EndReason::EndSquaresTaken);
        }
        let limit = end.move_limit?;
        (i64::from(self.moves) >= limit).then_some(EndReason::MoveLimit)
    }

    /// Gives the mover an extra move or the opponent the turn, and applies end-of-game test 6.
    fn pass_turn(
        &mut self,
        rules: OnTwoRows<'_>,
        mover: Side,
        effects: MoveEffects,
        played: &mut Played,
        sink: &mut impl EventSink,
    ) -> Option<EndReason> {
        let two_rows = rules.two_rows;
        let has_extra_move = two_rows.again_by_store && effects.stored
            || two_rows.again_by_capture && effects.captured;
        let limit = rules.spec.turn.again_at_most;
        if has_extra_move && limit.is_none_or(|max| i64::from(self.again) < max) {
            self.again = self.again.saturating_add(1);
            played.again = true;
            sink.event(GameEvent::Again { side: mover });
            return self.give_turn(&rules, mover, played, sink);
        }
        self.again = 0;
        // The second player may swap sides only right after the first turn.
        self.may_swap = std::mem::take(&mut self.opening);
        self.give_turn(&rules, mover.opponent(), played, sink)
    }

    /// Gives `side` the turn, with a refill if needed. If that player is stuck, makes them pass or
    /// returns the reason why the game is over.
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
        if rules.end().stuck == Stuck::Passes {
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

    /// Refills the mover's empty territory with seeds from their own loft, if both lofts together
    /// hold enough; the mover's loft may then owe seeds.
    fn refill(&mut self, rules: &RuleSet, sink: &mut impl EventSink) {
        let side = self.to_move;
        let Some(seeds) = rules.refill() else {
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

    /// Applies end-of-game test 7: reports a repetition if the position has occurred often enough.
    pub(super) fn repetition(
        &self,
        rules: &RuleSet,
        occurrences: impl FnOnce(&Self) -> usize,
    ) -> Option<EndReason> {
        let repetition = rules.end().repetition?;
        let occurrences = occurrences(self) as i64 + 1;
        (occurrences >= repetition.occurrences).then_some(EndReason::Repetition)
    }

    /// Returns the position as it would be if the game or round ended by repetition now, with the
    /// remaining seeds shared out.
    #[must_use]
    pub fn over_by_repetition(&self, rules: &RuleSet) -> Self {
        let mut finished = *self;
        finished.end_and_share_out(
            rules,
            EndReason::Repetition,
            self.to_move.opponent(),
            &mut (),
        );
        finished
    }

    /// Rotates the board by a half turn, so that the second player takes over the first player's
    /// position. The player to move and the starting player don't change.
    pub(super) fn rotate_board(&mut self, rules: &RuleSet, sink: &mut impl EventSink) {
        let rotated = Placement::of(self).rotated(rules);
        self.holes = rotated.holes;
        self.lofts.swap(0, 1);
        self.south = rotated.south(self.geometry).unwrap_or(self.south);
        self.special = rotated.special;
        self.shut = rotated.shut;
        self.taken = rotated.taken;
        self.last_mover = self.last_mover.map(Side::opponent);
        self.last_capturer = self.last_capturer.map(Side::opponent);
        sink.event(GameEvent::Swapped);
    }

    /// Ends the game by resignation or agreement.
    pub(crate) fn end_by(&mut self, ending: Ending, sink: &mut impl EventSink) {
        let reason = ending.reason();
        self.end = Some(reason);
        sink.event(GameEvent::Ended { reason });
        if self.ring_state.last_move_wins {
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
    /// Ends the game or round and shares out the remaining seeds as the rules say; if the last move
    /// wins, they stay where they are.
    pub(super) fn end_and_share_out(
        &mut self,
        rules: &RuleSet,
        reason: EndReason,
        mover: Side,
        sink: &mut impl EventSink,
    ) {
        sink.event(GameEvent::Ended { reason });
        if self.ring_state.last_move_wins {
            self.end = Some(reason);
            return;
        }
        // Determine who is stuck before any seeds move.
        let stuck = matches!(rules.end().remaining, Remaining::NotStuckElse(_))
            .then(|| Side::BOTH.map(|side| self.is_stuck(rules, side)));
        self.again = 0;
        self.may_swap = false;
        self.end = Some(reason);
        for side in Side::BOTH {
            for hole in self.special[side.index()].iter() {
                self.give_hole_to(hole, side, sink);
            }
        }
        match reason {
            EndReason::Penalty => {
                sink.event(GameEvent::Penalty { side: mover });
                self.give_all(mover.opponent(), sink);
            }
            EndReason::Repetition => {
                let remaining = rules
                    .end()
                    .repetition
                    .map(|repetition| repetition.remaining);
                match remaining {
                    Some(RepetitionRemaining::EachOwn) => self.give_each_own(sink),
                    Some(RepetitionRemaining::Split) => self.split(sink),
                    Some(RepetitionRemaining::Nobody) | None => {}
                }
            }
            EndReason::GrandSlam => self.give_all(mover.opponent(), sink),
            EndReason::Majority if rules.end().at_majority == AtMajority::Nobody => {}
            _ => self.give_remaining(rules, stuck, sink),
        }
        if rules.rounds().is_some() {
            self.give_each_own(sink);
        }
    }

    fn give_remaining(
        &mut self,
        rules: &RuleSet,
        stuck: Option<[bool; 2]>,
        sink: &mut impl EventSink,
    ) {
        let taker = match rules.end().remaining {
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
                self.give_hole_to(hole, side, sink);
            }
        }
    }

    /// Gives each player half of the remaining seeds, first from their own territory. An odd seed
    /// stays where it is.
    fn split(&mut self, sink: &mut impl EventSink) {
        let mut owed = [self.on_board() / 2; 2];
        for side in Side::BOTH {
            let own = self.territory(side);
            owed[side.index()] = self.give(own.iter(), owed[side.index()], side, sink);
        }
        for side in Side::BOTH {
            let opponents_holes = self.territory(side.opponent());
            // Each player's right-hand end square comes first.
            let mut squares = self.geometry.end_squares();
            squares.rotate_left(side.index());
            let count = if self.geometry.has_end_squares() {
                2
            } else {
                0
            };
            let places = opponents_holes
                .iter()
                .chain(squares.into_iter().take(count));
            self.give(places, owed[side.index()], side, sink);
        }
    }

    /// Gives `side` up to `owed` seeds from `places`; returns the number still owed.
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
            self.give_seeds_to(hole, given, side, sink);
        }
        owed
    }

    fn give_all(&mut self, side: Side, sink: &mut impl EventSink) {
        for hole in self.geometry.all_places() {
            self.give_hole_to(hole, side, sink);
        }
    }

    fn give_hole_to(&mut self, hole: Hole, side: Side, sink: &mut impl EventSink) {
        self.give_seeds_to(hole, self.seeds_in(hole), side, sink);
    }

    fn give_seeds_to(&mut self, hole: Hole, seeds: u16, side: Side, sink: &mut impl EventSink) {
        if seeds > 0 {
            self.pour(hole, seeds, side);
            sink.event(GameEvent::RemainderTaken { hole, seeds, side });
        }
    }
}
