//! A position: seeds, lofts, special and shut holes, whose turn it is, and how a move changes them.

use super::board::{MAX_SEEDED, Place, PlaceSet, Way};
use super::ending::{EndReason, Outcome};
use super::event::EventSink;
use super::moves::Move;
use super::rules::Rules;
use super::spec::Feeding;
use crate::rules::Side;
use crate::rules::spec::Territory;

/// Everything that decides how a game goes on, except which positions have occurred before (that is
/// [`Game`](super::Game)'s).
///
/// `Copy`; playing on it does not allocate memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// Of holes and end squares, by index.
    pub(super) seeds: [u16; MAX_SEEDED],
    /// Below 0 if the player owes seeds.
    pub(super) lofts: [i16; 2],
    pub(super) to_move: Side,
    /// South's and North's special holes.
    pub(super) special: [PlaceSet; 2],
    pub(super) shut: PlaceSet,
    /// South's territory; the other holes are North's.
    pub(super) south: PlaceSet,
    /// The end squares that have been captured at least once.
    pub(super) taken: PlaceSet,
    /// From 1.
    pub(super) round: u16,
    /// Who began the game or round.
    pub(super) began: Side,
    /// The extra moves that the player to move has had in this turn, the coming one included.
    pub(super) again: u16,
    /// Whether the player to move may swap sides now.
    pub(super) may_swap: bool,
    /// Whether the first turn of a game that can be swapped is under way.
    pub(super) opening: bool,
    pub(super) last_mover: Option<Side>,
    pub(super) last_capturer: Option<Side>,
    pub(super) end: Option<EndReason>,
}

/// What followed a move, besides the position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// The mover moves again, by an extra move.
    pub again: bool,
    /// A player couldn't move and was passed over.
    pub passed: bool,
    /// The end of the round that the move ended; the next one has begun.
    pub round_end: Option<Position>,
}

/// What a sowing and its captures came to.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Made {
    /// The capture was, or would have been, a grand slam.
    pub slam: bool,
    /// The last seed fell into the mover's store.
    pub stored: bool,
    /// The end of the sowing captured a seed.
    pub captured: bool,
}

impl Position {
    /// The start of a game in which `begins` has the first move. With odd rules the start may be
    /// over at once, or its first player may pass: `sink` hears of it.
    #[must_use]
    pub fn start(rules: &Rules, begins: Side, sink: &mut impl EventSink) -> Self {
        Self {
            opening: rules.turn.swap,
            ..Self::laid_out(rules, begins)
        }
        .opened(rules, sink)
    }

    /// This position, set up by hand: neither player has moved or captured, and what ends a game
    /// may end it at once.
    #[must_use]
    pub fn set_up(self, rules: &Rules, sink: &mut impl EventSink) -> Self {
        Self {
            last_mover: None,
            last_capturer: None,
            end: None,
            opening: false,
            ..self
        }
        .opened(rules, sink)
    }

    /// The seeds as they lie at the start, before any rule has looked at them.
    pub(super) fn laid_out(rules: &Rules, begins: Side) -> Self {
        let board = &rules.board;
        let row = board.geometry().row();
        let mut seeds = [0; MAX_SEEDED];
        for hole in board.holes().iter() {
            seeds[hole.index()] = rules.start[hole.index() % row];
        }
        if board.has_end_squares() {
            for end in board.end_squares() {
                seeds[end.index()] = rules.end_square_seeds;
            }
        }
        Self {
            seeds,
            lofts: [0; 2],
            to_move: begins,
            special: [PlaceSet::EMPTY; 2],
            shut: PlaceSet::EMPTY,
            south: board.row(Side::South),
            taken: PlaceSet::EMPTY,
            round: 1,
            began: begins,
            again: 0,
            may_swap: false,
            opening: false,
            last_mover: None,
            last_capturer: None,
            end: None,
        }
    }

    /// Seeds in a hole or an end square.
    #[inline]
    #[must_use]
    pub const fn seeds_at(&self, place: Place) -> u16 {
        self.seeds[place.index()]
    }

    /// Seeds in the loft of `side`; below 0 if the player owes seeds.
    #[must_use]
    pub const fn loft(&self, side: Side) -> i16 {
        self.lofts[side.index()]
    }

    /// Seeds in the loft of `side` less those in the opponent's.
    #[must_use]
    pub fn lead(&self, side: Side) -> i32 {
        i32::from(self.loft(side)) - i32::from(self.loft(side.opponent()))
    }

    /// Seeds in the whole game.
    #[must_use]
    pub fn total_seeds(&self) -> i32 {
        let on_board: i32 = self.seeds.iter().copied().map(i32::from).sum();
        on_board + i32::from(self.lofts[0]) + i32::from(self.lofts[1])
    }

    /// The player to move; when the game is over, the opponent of the one who moved last.
    #[must_use]
    pub const fn to_move(&self) -> Side {
        self.to_move
    }

    /// Who owns the special hole `place`; `None` if it is none.
    #[must_use]
    pub fn special_of(&self, place: Place) -> Option<Side> {
        let mut sides = Side::BOTH.into_iter();
        sides.find(|side| self.special[side.index()].contains(place))
    }

    /// The holes that are shut in this round.
    #[must_use]
    pub const fn shut(&self) -> PlaceSet {
        self.shut
    }

    /// The number of the round, from 1.
    #[must_use]
    pub const fn round(&self) -> u16 {
        self.round
    }

    /// Why the game is over; `None` if it isn't.
    #[must_use]
    pub const fn end(&self) -> Option<EndReason> {
        self.end
    }

    /// The result, once the game is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.end.map(|reason| Outcome {
            winner: self.leader(),
            lofts: self.lofts,
            reason,
        })
    }

    /// The player with more seeds in the loft; `None` if they are equal.
    #[must_use]
    pub fn leader(&self) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.lead(side) > 0)
    }

    /// Whether the rules of repetition take both for the same position.
    #[must_use]
    pub fn is_same_as(&self, other: &Self) -> bool {
        self.key() == other.key()
    }

    /// The same position as far as the rules of repetition look at it.
    pub(super) const fn key(&self) -> Self {
        Self {
            opening: false,
            last_mover: None,
            last_capturer: None,
            end: None,
            ..*self
        }
    }

    /// Plays `one`, which must be one of [`legal_moves`](Self::legal_moves), and all that follows
    /// from it. `occurred` tells how often a position has occurred so far in the game or round.
    pub fn play_unchecked(
        &mut self,
        rules: &Rules,
        one: Move,
        occurred: impl FnOnce(&Self) -> usize,
        sink: &mut impl EventSink,
    ) -> Played {
        let mover = self.to_move;
        match one {
            Move::Swap => {
                self.turn_round(rules, sink);
                self.finish_turn(rules, mover, Made::default(), false, occurred, sink)
            }
            Move::Sow { hole, way } => {
                let penalises = rules.play.feeding == Feeding::Penalised
                    && self.is_starved(rules, mover.opponent());
                let before = penalises.then_some(*self);
                let made = self.make_move(rules, hole, way, sink);
                self.last_mover = Some(mover);
                let refused_to_feed = before.is_some_and(|before| {
                    self.is_starved(rules, mover.opponent()) && before.can_feed(rules)
                });
                self.finish_turn(rules, mover, made, refused_to_feed, occurred, sink)
            }
        }
    }

    /// Lifts, sows and captures.
    pub(super) fn make_move(
        &mut self,
        rules: &Rules,
        hole: Place,
        way: Way,
        sink: &mut impl EventSink,
    ) -> Made {
        match self.sow(rules, hole, way, sink) {
            Some(sowing) => self.end_sowing(rules, &sowing, sink),
            None => Made::default(),
        }
    }
}

// The land.
impl Position {
    /// The open holes that aren't special.
    #[inline]
    pub(super) const fn ordinary(&self, rules: &Rules) -> PlaceSet {
        let special = self.special[0].or(self.special[1]);
        rules.board.holes().without(self.shut).without(special)
    }

    #[inline]
    pub(super) const fn is_ordinary(&self, rules: &Rules, place: Place) -> bool {
        self.ordinary(rules).contains(place)
    }

    #[inline]
    pub(super) const fn is_special(&self, place: Place) -> bool {
        self.special[0].or(self.special[1]).contains(place)
    }

    /// The holes of `side`, shut and special ones included.
    pub(super) const fn territory(&self, rules: &Rules, side: Side) -> PlaceSet {
        match side {
            Side::South => self.south,
            Side::North => rules.board.holes().without(self.south),
        }
    }

    /// Whose territory `place` lies in; `None` for an end square or a store.
    #[inline]
    #[must_use]
    pub fn owner(&self, rules: &Rules, place: Place) -> Option<Side> {
        rules.board.hole(place).map(|_| {
            if self.south.contains(place) {
                Side::South
            } else {
                Side::North
            }
        })
    }

    /// Whether `place` lies in `territory`, as `side` means it.
    #[inline]
    pub(super) fn lies_in(
        &self,
        rules: &Rules,
        place: Place,
        territory: Territory,
        side: Side,
    ) -> bool {
        Rules::is_in(territory, self.owner(rules, place), side)
    }

    /// Whether no seed lies in the ordinary holes of `side`.
    pub(super) fn is_starved(&self, rules: &Rules, side: Side) -> bool {
        let holes = self.territory(rules, side).and(self.ordinary(rules));
        holes.iter().all(|hole| self.seeds_at(hole) == 0)
    }

    /// The open hole or end square after `place`.
    #[inline]
    pub(super) fn neighbour(&self, rules: &Rules, place: Place, way: Way) -> Place {
        let mut next = rules.board.neighbour(place, way);
        while self.shut.contains(next) {
            next = rules.board.neighbour(next, way);
        }
        next
    }

    /// The open hole after `place`.
    pub(super) fn next_hole(&self, rules: &Rules, place: Place, way: Way) -> Place {
        let mut next = self.neighbour(rules, place, way);
        while rules.board.is_end_square(next) {
            next = self.neighbour(rules, next, way);
        }
        next
    }

    /// Moves `seeds` of those at `place` into the loft of `side`.
    pub(super) const fn pour(&mut self, place: Place, seeds: u16, side: Side) {
        self.seeds[place.index()] -= seeds;
        self.lofts[side.index()] += seeds as i16;
    }
}
