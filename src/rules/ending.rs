//! What follows a move: the tests that end a game, the turn or the pass, and
//! the sharing out of what is left.

use super::board::Side;
use super::event::{EventSink, GameEvent};
use super::game::Ending;
use super::position::Position;
use super::rule_set::RuleSet;
use super::spec::{Fallback, Remaining, RepetitionRemaining, Stuck};

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndReason {
    /// A player did not feed his opponent though he could.
    Penalty,
    /// Too few seeds are left on the board.
    SeedsLeft,
    /// A loft holds more than half of all seeds.
    Majority,
    /// No hole holds more than one seed.
    NoHoleAboveOne,
    /// A territory is empty.
    EmptyTerritory,
    /// The player to move has no legal move (where passing is allowed, neither has).
    Stuck,
    /// The position has occurred before.
    Repetition,
    /// This player resigned.
    Resigned(Side),
    /// The players agreed to end the game.
    Agreed,
}

impl EndReason {
    /// All reasons.
    pub const ALL: [Self; 10] = [
        Self::Penalty,
        Self::SeedsLeft,
        Self::Majority,
        Self::NoHoleAboveOne,
        Self::EmptyTerritory,
        Self::Stuck,
        Self::Repetition,
        Self::Resigned(Side::South),
        Self::Resigned(Side::North),
        Self::Agreed,
    ];

    /// The reason of this word in replays and game files.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.code() == code)
    }

    /// The word for it in replays and game files.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Penalty => "penalty",
            Self::SeedsLeft => "seeds_left",
            Self::Majority => "majority",
            Self::NoHoleAboveOne => "no_hole_above_one",
            Self::EmptyTerritory => "empty_territory",
            Self::Stuck => "stuck",
            Self::Repetition => "repetition",
            Self::Resigned(Side::South) => "south_resigned",
            Self::Resigned(Side::North) => "north_resigned",
            Self::Agreed => "agreed",
        }
    }
}

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

    /// Tests 2 to 6 on a position that nobody has moved in yet.
    pub(super) fn opened(mut self, rules: &RuleSet, sink: &mut impl EventSink) -> Self {
        match self.board_end(rules) {
            Some(reason) => self.close(rules, reason, sink),
            None => self.give_turn(rules, self.to_move, sink),
        }
        self
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

    /// Test 6: the turn goes to `side`, unless he is stuck.
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

    fn share_out(
        &mut self,
        taker: impl Fn(&Self, super::board::Hole) -> Side,
        sink: &mut impl EventSink,
    ) {
        for hole in self.geometry.all() {
            let side = taker(self, hole);
            let seeds = self.empty_into(hole, side);
            if seeds > 0 {
                sink.event(GameEvent::RemainderTaken { hole, seeds, side });
            }
        }
    }
}
