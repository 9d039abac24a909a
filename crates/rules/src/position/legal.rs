//! Legal moves.

use std::ops::ControlFlow;

use super::{Played, Position};
use crate::board::{Hole, HoleSet, Side};
use crate::event::{EventSink, GameEvent};
use crate::legality::Refusal;
use crate::moves::{BaseMoves, Move, Moves};
use crate::narrowed::{Narrowed, OnTwoRows};
use crate::paths::Way;
use crate::rule_set::RuleSet;
use crate::spec::{Endless, Feeding, GrandSlam};

/// The moves that remain after each legality test, in the order of the tests listed in
/// [`position`](super).
struct Candidates {
    /// The moves from holes with enough seeds, after the rule of the last hole.
    allowed: BaseMoves,
    /// After test 1: no illegal grand slam.
    slam_free: BaseMoves,
    /// After test 2: the duty to reach the opponent.
    reaching: BaseMoves,
    /// After test 3: the duty to feed the opponent.
    legal: BaseMoves,
}

impl Position {
    /// Returns the legal moves of the player to move; none if the game is over.
    #[must_use]
    pub fn legal_moves(&self, rules: &RuleSet) -> Moves {
        if self.end.is_some() {
            return Moves::EMPTY;
        }
        match rules.narrowed() {
            Narrowed::TwoRows(rules) => {
                Moves::from(self.candidates(rules).legal).with_swap(self.may_swap)
            }
            Narrowed::FourRows(rules) => self.legal_on_four_rows(rules, rules.four_rows.endless),
        }
    }

    /// Plays each legal move, in reverse order, and calls `visit` with the move, the resulting
    /// position and its other effects. Repetition is ignored.
    ///
    /// This is cheaper than first generating the legal moves, because whether a move
    /// [ends](crate::spec::Endless::Illegal) is known only once it has been played.
    pub fn for_each_move(
        &self,
        rules: &RuleSet,
        mut visit: impl FnMut(Move, Self, Played) -> ControlFlow<()>,
    ) {
        let mut play = |moves: Moves| {
            let mut has_legal = false;
            for mv in moves.iter().rev() {
                let mut child = *self;
                let played = child.play_unchecked(rules, mv, &mut ());
                has_legal |= !played.endless;
                if !played.endless && visit(mv, child, played).is_break() {
                    break;
                }
            }
            has_legal
        };
        // Other moves can only be legal if all of these are endless.
        if let Narrowed::FourRows(rules) = rules.narrowed()
            && rules.four_rows.endless == Endless::Illegal
            && self.end.is_none()
            && play(self.legal_on_four_rows(rules, Endless::CutOff))
        {
            return;
        }
        play(self.legal_moves(rules));
    }

    /// Returns why a move of the player to move is illegal; `None` if it is legal.
    #[must_use]
    pub fn refusal(&self, rules: &RuleSet, mv: impl Into<Move>) -> Option<Refusal> {
        let mv = mv.into();
        if self.end.is_some() {
            return Some(Refusal::GameOver);
        }
        match rules.narrowed() {
            Narrowed::TwoRows(rules) => self.refusal_on_two_rows(rules, mv),
            Narrowed::FourRows(rules) => self.refusal_on_four_rows(rules, mv),
        }
    }

    fn refusal_on_two_rows(&self, rules: OnTwoRows<'_>, mv: Move) -> Option<Refusal> {
        let Some(hole) = mv.hole() else {
            return (!self.may_swap).then_some(Refusal::NoSwap);
        };
        if hole.index() >= self.geometry.holes()
            || mv.is_reversed() && !rules.geometry().chooses_direction()
        {
            return Some(Refusal::NoSuchHole);
        }
        if self.shut.contains(hole) {
            return Some(Refusal::Shut);
        }
        if self.is_special(hole) {
            return Some(Refusal::Special);
        }
        if !self.playable_holes(rules).contains(hole) {
            return Some(Refusal::NotYourTerritory);
        }
        let (seeds, needed) = (self.seeds_in(hole), rules.min_seeds());
        if seeds < needed {
            return Some(Refusal::TooFewSeeds { seeds, needed });
        }
        let candidates = self.candidates(rules);
        if !candidates.allowed.contains(mv) {
            Some(Refusal::LastHole {
                seeds,
                needed: rules.last_hole_min(),
            })
        } else if !candidates.slam_free.contains(mv) {
            Some(Refusal::GrandSlam)
        } else if !candidates.reaching.contains(mv) {
            Some(Refusal::MustReachOpponent)
        } else if candidates.legal.contains(mv) {
            None
        } else if rules.spec.play.feeding == Feeding::IfPossible {
            Some(Refusal::MustFeed)
        } else {
            Some(Refusal::Starves)
        }
    }

    /// Returns whether `side` would have no legal move if it were that player's turn.
    #[must_use]
    pub fn is_stuck(&self, rules: &RuleSet, side: Side) -> bool {
        if self.may_swap && side == self.to_move {
            return false;
        }
        let position = self.with_turn(side);
        match rules.narrowed() {
            Narrowed::TwoRows(rules) => !position.can_move(rules),
            Narrowed::FourRows(rules) => !position.can_move_on_four_rows(rules),
        }
    }

    /// Returns whether the player to move has a legal move.
    fn can_move(&self, rules: OnTwoRows<'_>) -> bool {
        let play = &rules.spec.play;
        let are_slams_legal = rules.spec.capture.grand_slam != GrandSlam::Illegal;
        // The moves left by the rule of the last hole may all be grand slams.
        if play.last_hole_min > 1 && !are_slams_legal {
            return !self.candidates(rules).legal.is_empty();
        }
        // Trying out a move may take long, so stop at the first one found.
        let moves = self.filled_holes(rules).iter();
        let mut moves = moves.filter(|&mv| are_slams_legal || !self.is_grand_slam(rules, mv));
        // The rules of the last hole, of reaching the opponent and of `IfPossible` always leave a
        // move.
        match play.feeding {
            Feeding::Required | Feeding::WhenEmpty => {
                let must_feed =
                    play.feeding == Feeding::Required || self.is_starved(self.to_move.opponent());
                if play.last_hole_min > 1 || play.reach_opponent {
                    moves.next().is_some() && !self.candidates(rules).legal.is_empty()
                } else {
                    moves.any(|mv| !must_feed || !self.starves_opponent(rules, mv))
                }
            }
            _ => moves.next().is_some(),
        }
    }

    /// Returns the holes that the player to move may play, regardless of their seeds.
    fn playable_holes(&self, rules: OnTwoRows<'_>) -> HoleSet {
        let from = match rules.lifts_anywhere() {
            true => HoleSet::first(self.geometry.holes()),
            false => self.territory(self.to_move),
        };
        from.and(self.ordinary())
    }

    fn filled_holes(&self, rules: OnTwoRows<'_>) -> BaseMoves {
        let needed = rules.min_seeds();
        let mut filled = HoleSet::EMPTY;
        for hole in self.playable_holes(rules).iter() {
            if self.seeds_in(hole) >= needed {
                filled.insert(hole);
            }
        }
        BaseMoves::from_holes(filled, rules.geometry().chooses_direction())
    }

    #[inline]
    fn candidates(&self, rules: OnTwoRows<'_>) -> Candidates {
        let play = &rules.spec.play;
        let mut allowed = self.filled_holes(rules);
        if play.last_hole_min > 1 {
            allowed = allowed.prefer(|mv| {
                mv.hole().is_none_or(|hole| {
                    self.seeds_in(hole) >= rules.last_hole_min()
                        || !self.is_last_hole(rules, hole, rules.way_of(mv))
                })
            });
        }
        let mut slam_free = allowed;
        if rules.spec.capture.grand_slam == GrandSlam::Illegal {
            slam_free = slam_free.filter(|mv| !self.is_grand_slam(rules, mv));
        }
        let mut reaching = slam_free;
        if play.reach_opponent {
            reaching = reaching.prefer(|mv| self.reaches_opponent(rules, mv));
        }
        let feeds = |mv| !self.starves_opponent(rules, mv);
        let legal = match play.feeding {
            Feeding::Free | Feeding::Penalised => reaching,
            Feeding::IfPossible => reaching.prefer(feeds),
            Feeding::Required => reaching.filter(feeds),
            Feeding::WhenEmpty if !self.is_starved(self.to_move.opponent()) => reaching,
            Feeding::WhenEmpty => reaching.filter(feeds),
        };
        Candidates {
            allowed,
            slam_free,
            reaching,
            legal,
        }
    }

    /// Returns whether `hole`, which belongs to the player to move, is the last hole of that
    /// player's territory in the direction `way`.
    fn is_last_hole(&self, rules: OnTwoRows<'_>, hole: Hole, way: Way) -> bool {
        self.owner(self.next_hole(rules, hole, way)) != Some(self.to_move)
    }

    fn is_grand_slam(&self, rules: OnTwoRows<'_>, mv: Move) -> bool {
        let Some(hole) = mv.hole() else {
            return false;
        };
        if rules.is_single_lap() && !self.captures_something(rules, hole) {
            return false;
        }
        let mut child = *self;
        child
            .make_move(rules, hole, rules.way_of(mv), &mut ())
            .is_slam
    }

    fn reaches_opponent(&self, rules: OnTwoRows<'_>, mv: Move) -> bool {
        let opponents = self.territory(self.to_move.opponent());
        let mut reached = ReachDetector {
            holes: opponents.and(self.ordinary()),
            is_reached: false,
        };
        let mut child = *self;
        if let Some(hole) = mv.hole() {
            child.make_move(rules, hole, rules.way_of(mv), &mut reached);
        }
        reached.is_reached
    }

    fn starves_opponent(&self, rules: OnTwoRows<'_>, mv: Move) -> bool {
        let Some(hole) = mv.hole() else {
            return false;
        };
        let opponent = self.to_move.opponent();
        // A lap without a capture takes no seeds from the opponent.
        if rules.is_single_lap()
            && !rules.lifts_anywhere()
            && !self.is_starved(opponent)
            && !self.captures_something(rules, hole)
        {
            return false;
        }
        let mut child = *self;
        child.make_move(rules, hole, rules.way_of(mv), &mut ());
        child.is_starved(opponent)
    }

    /// Returns whether a single lap from `hole` ends where a capture may begin, with a count that
    /// captures.
    fn captures_something(&self, rules: OnTwoRows<'_>, hole: Hole) -> bool {
        let (end, count) = self.lap_end(rules, hole);
        let rule = rules.two_rows.capture();
        rule.counts.contains(count) && self.lies_in(end, rule.territory, self.to_move)
    }

    /// Returns the hole where a single lap from `start` ends, and its number of seeds then, without
    /// sowing. Only for rules with [`is_single_lap`](OnTwoRows::is_single_lap).
    pub(super) fn lap_end(&self, rules: OnTwoRows<'_>, start: Hole) -> (Hole, u16) {
        let holes = self.geometry.holes() as u16;
        let leave = rules.leave();
        let seeds = self.seeds_in(start) - leave;
        let circle = if rules.skip_start() { holes - 1 } else { holes };
        let full_circles = (seeds - 1) / circle;
        let steps = (seeds - 1) % circle + 1;
        let end = rules.ahead(start, steps);
        let before = if end == start {
            leave
        } else {
            self.seeds_in(end)
        };
        (end, before + full_circles + 1)
    }

    /// Returns whether some legal move leaves a seed in the opponent's territory.
    pub(super) fn can_feed(&self, rules: OnTwoRows<'_>) -> bool {
        let legal = self.legal_moves(&rules);
        legal.iter().any(|mv| !self.starves_opponent(rules, mv))
    }
}

/// Detects whether a seed falls into one of `holes`.
struct ReachDetector {
    holes: HoleSet,
    is_reached: bool,
}

impl EventSink for ReachDetector {
    fn event(&mut self, event: GameEvent) {
        if let GameEvent::Sown { hole, .. } = event {
            self.is_reached |= self.holes.contains(hole);
        }
    }
}
