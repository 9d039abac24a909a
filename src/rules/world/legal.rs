//! Which moves are legal.

use super::board::{Place, PlaceSet, Way};
use super::event::{Event, EventSink};
use super::moves::{Move, Moves};
use super::position::Position;
use super::rules::Rules;
use super::spec::Feeding;
use crate::rules::Side;
use crate::rules::spec::{GrandSlam, PlayFrom};

impl Position {
    /// The moves that the player to move may make; none if the game is over.
    #[must_use]
    pub fn legal_moves(&self, rules: &Rules) -> Moves {
        if self.end.is_some() {
            return Moves::default();
        }
        Moves {
            swap: self.may_swap,
            ..self.legal_sowings(rules)
        }
    }

    /// Whether `side`, if it were that player's turn, would have no legal move.
    pub(super) fn is_stuck(&self, rules: &Rules, side: Side) -> bool {
        if self.may_swap && side == self.to_move {
            return false;
        }
        let position = Self {
            to_move: side,
            ..*self
        };
        position.legal_sowings(rules).is_empty()
    }

    fn legal_sowings(&self, rules: &Rules) -> Moves {
        let mut moves = self.candidates(rules);
        if rules.grand_slam == GrandSlam::Illegal {
            moves = moves.keep(|hole, way| !self.slams(rules, hole, way));
        }
        if rules.play.reach_opponent {
            moves = moves.prefer(|hole, way| self.reaches(rules, hole, way));
        }
        let feeds = |hole, way| !self.starves(rules, hole, way);
        match rules.play.feeding {
            Feeding::Free | Feeding::Penalised => moves,
            Feeding::IfPossible => moves.prefer(feeds),
            Feeding::Required => moves.keep(feeds),
            Feeding::WhenEmpty if !self.is_starved(rules, self.to_move.opponent()) => moves,
            Feeding::WhenEmpty => moves.keep(feeds),
        }
    }

    /// The moves from holes with enough seeds.
    fn candidates(&self, rules: &Rules) -> Moves {
        let play = &rules.play;
        let from = match play.from {
            PlayFrom::Any => rules.board.holes(),
            PlayFrom::Own => self.territory(rules, self.to_move),
        };
        let filled: PlaceSet = from
            .and(self.ordinary(rules))
            .iter()
            .filter(|&hole| self.seeds_at(hole) >= play.min_seeds)
            .collect();
        let mut moves = Moves::default();
        for way in rules.ways {
            moves.holes[way.index()] = filled;
        }
        if play.last_hole_min == 1 {
            return moves;
        }
        moves.prefer(|hole, way| {
            self.seeds_at(hole) >= play.last_hole_min || !self.is_last_hole(rules, hole, way)
        })
    }

    /// Whether `hole`, in the territory of the player to move, is its last one on the way `way`.
    fn is_last_hole(&self, rules: &Rules, hole: Place, way: Way) -> bool {
        self.owner(rules, self.next_hole(rules, hole, way)) != Some(self.to_move)
    }

    fn slams(&self, rules: &Rules, hole: Place, way: Way) -> bool {
        let mut after = *self;
        after.make_move(rules, hole, way, &mut ()).slam
    }

    fn reaches(&self, rules: &Rules, hole: Place, way: Way) -> bool {
        let mut reached = Reached {
            goal: self
                .territory(rules, self.to_move.opponent())
                .and(self.ordinary(rules)),
            is_reached: false,
        };
        let mut after = *self;
        after.make_move(rules, hole, way, &mut reached);
        reached.is_reached
    }

    fn starves(&self, rules: &Rules, hole: Place, way: Way) -> bool {
        let mut after = *self;
        after.make_move(rules, hole, way, &mut ());
        after.is_starved(rules, self.to_move.opponent())
    }

    /// Whether some legal move leaves a seed in the opponent's territory.
    pub(super) fn can_feed(&self, rules: &Rules) -> bool {
        self.legal_moves(rules).iter().any(|one| match one {
            Move::Sow { hole, way } => !self.starves(rules, hole, way),
            Move::Swap => false,
        })
    }
}

/// Listens for a seed that falls into one of these holes.
struct Reached {
    goal: PlaceSet,
    is_reached: bool,
}

impl EventSink for Reached {
    fn event(&mut self, event: Event) {
        if let Event::Sown { place, .. } = event {
            self.is_reached |= self.goal.contains(place);
        }
    }
}
