//! Moves, and which of them are legal.

use super::board::{Place, PlaceSet, Way};
use super::event::{Event, EventSink};
use super::position::Position;
use super::rules::Rules;
use super::spec::Feeding;
use crate::rules::Side;
use crate::rules::spec::{GrandSlam, PlayFrom};

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// The seeds of a hole are sown.
    Sow {
        /// The hole.
        hole: Place,
        /// Which way, for all laps.
        way: Way,
    },
    /// The second player takes over the first one's side.
    Swap,
}

/// A set of moves of a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Moves {
    /// The holes that are sown counterclockwise, and clockwise.
    holes: [PlaceSet; 2],
    swap: bool,
}

impl Moves {
    /// How many there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.holes[0].len() + self.holes[1].len() + self.swap as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether `one` is among them.
    #[must_use]
    pub fn contains(&self, one: Move) -> bool {
        match one {
            Move::Sow { hole, way } => self.holes[way.index()].contains(hole),
            Move::Swap => self.swap,
        }
    }

    /// The moves in the order of their holes, counterclockwise before clockwise, the swap last.
    pub fn iter(self) -> impl Iterator<Item = Move> {
        let sown = self.holes[0]
            .or(self.holes[1])
            .iter()
            .flat_map(move |hole| {
                let ways = Way::BOTH.into_iter();
                ways.filter(move |way| self.holes[way.index()].contains(hole))
                    .map(move |way| Move::Sow { hole, way })
            });
        sown.chain(self.swap.then_some(Move::Swap))
    }

    /// Those for which `keep` holds; a swap is kept.
    fn keep(mut self, keep: impl Fn(Place, Way) -> bool) -> Self {
        for way in Way::BOTH {
            let holes = self.holes[way.index()].iter();
            self.holes[way.index()] = holes.filter(|&hole| keep(hole, way)).collect();
        }
        self
    }

    /// Those for which `keep` holds, if there are any; else all.
    fn prefer(self, keep: impl Fn(Place, Way) -> bool) -> Self {
        let kept = self.keep(keep);
        if kept.is_empty() { self } else { kept }
    }
}

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
