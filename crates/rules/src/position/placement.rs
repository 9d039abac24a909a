//! The contents of a position's text, before any rule is applied.

use super::Position;
use crate::board::{Geometry, Hole, HoleSet, MAX_HOLES, Side};
use crate::rule_set::RuleSet;

/// The contents of a position's text, before any rule is applied.
///
/// `Placement::default()` is an empty board on which nothing has happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Placement {
    /// The seeds in every hole and end square in index order; 0 beyond the board.
    pub holes: [u16; MAX_HOLES],
    /// The seeds in South's and North's loft.
    pub lofts: [u16; 2],
    /// The player to move.
    pub to_move: Side,
    /// The seeds that South and North owe; a player who owes seeds has an empty loft.
    pub owes: [u16; 2],
    /// The end squares that have been captured at least once.
    pub taken: HoleSet,
    /// South's and North's special holes.
    pub special: [HoleSet; 2],
    /// The holes that are shut in this round.
    pub shut: HoleSet,
    /// The number of holes that South owns; `None` if each player owns one row.
    pub owned_by_south: Option<u8>,
    /// The number of the round, from 1.
    pub round: u16,
    /// The side that began the game or round.
    pub began: Side,
    /// The number of extra moves of this turn, including the one to be played.
    pub again: u16,
    /// The number of moves of the game or round so far, if the rules limit it.
    pub moves: u16,
    /// Whether the player to move may swap sides now.
    pub may_swap: bool,
    /// The seeds that South and North still have in reserve.
    pub reserve: [u16; 2],
    /// Whether South and North own their nyumba.
    pub nyumba: [bool; 2],
    /// The hole that the player to move may not empty.
    pub takasia: Option<Hole>,
}

impl Placement {
    /// Returns the same position after a half turn of the board: each player has the other's seeds
    /// and holes, and the other player has the turn. Who began stays as it is unless the rules
    /// [record](RuleSet::records_starter) it.
    #[must_use]
    pub fn rotated(&self, rules: &RuleSet) -> Self {
        let geometry = rules.geometry();
        let swap = |[south, north]: [u16; 2]| [north, south];
        let all = geometry.holes() as u8;
        // No `..self`, so that a new field can't be forgotten.
        Self {
            holes: geometry.rotated_counts(&self.holes),
            lofts: swap(self.lofts),
            to_move: self.to_move.opponent(),
            owes: swap(self.owes),
            taken: geometry.rotated_holes(self.taken),
            special: geometry.rotated_owners(self.special),
            shut: geometry.rotated_holes(self.shut),
            owned_by_south: self.owned_by_south.map(|owned| all - owned),
            round: self.round,
            began: if rules.records_starter() {
                self.began.opponent()
            } else {
                self.began
            },
            again: self.again,
            moves: self.moves,
            may_swap: self.may_swap,
            reserve: swap(self.reserve),
            nyumba: [self.nyumba[1], self.nyumba[0]],
            takasia: self.takasia.map(|hole| geometry.rotated(hole)),
        }
    }
}

impl Default for Placement {
    fn default() -> Self {
        Self {
            holes: [0; MAX_HOLES],
            lofts: [0; 2],
            to_move: Side::South,
            owes: [0; 2],
            taken: HoleSet::EMPTY,
            special: [HoleSet::EMPTY; 2],
            shut: HoleSet::EMPTY,
            owned_by_south: None,
            round: 1,
            began: Side::South,
            again: 0,
            moves: 0,
            may_swap: false,
            reserve: [0; 2],
            nyumba: [false; 2],
            takasia: None,
        }
    }
}

impl Placement {
    /// Returns the starting position of the rules, with `to_move` to begin. Not all rules
    /// [record](RuleSet::records_starter) who began.
    #[must_use]
    pub fn at_start(rules: &RuleSet, to_move: Side) -> Self {
        let has_nyumba = rules.bao().is_some_and(|bao| bao.nyumba.is_some());
        Self {
            reserve: [rules.reserve(); 2],
            nyumba: [has_nyumba; 2],
            holes: rules.start_counts(),
            to_move,
            began: if rules.records_starter() {
                to_move
            } else {
                Side::South
            },
            ..Self::default()
        }
    }

    /// Returns the placement that the text of `position` describes.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let row = position.geometry.row();
        let owned = position.south.len();
        Self {
            holes: position.holes,
            lofts: position.lofts.map(|loft| loft.max(0).unsigned_abs()),
            to_move: position.to_move,
            owes: position.lofts.map(|loft| loft.min(0).unsigned_abs()),
            taken: position.taken,
            special: position.special,
            shut: position.shut,
            owned_by_south: (owned != row).then_some(owned as u8),
            round: position.round,
            began: position.began,
            again: position.again,
            moves: position.moves,
            may_swap: position.may_swap,
            reserve: position.ring_state.reserve,
            nyumba: position.ring_state.nyumba,
            takasia: position.ring_state.blocked,
        }
    }

    /// Returns the number of seeds in the whole game, minus those owed.
    #[must_use]
    pub fn total_seeds(&self) -> i32 {
        let sum = |counts: &[u16]| counts.iter().copied().map(i32::from).sum::<i32>();
        sum(&self.holes) + sum(&self.lofts) + sum(&self.reserve) - sum(&self.owes)
    }

    /// Returns South's territory on a board of this shape; `None` if the board doesn't have that
    /// many holes.
    #[must_use]
    pub fn south(&self, geometry: Geometry) -> Option<HoleSet> {
        match self.owned_by_south {
            Some(owned) => geometry.land_of_south(usize::from(owned)),
            None => Some(geometry.row_of(Side::South)),
        }
    }
}
