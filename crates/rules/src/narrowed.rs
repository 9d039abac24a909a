//! Rules narrowed to their kind of board, for code that plays or describes games on only one kind.

use std::ops::Deref;

use super::board::{Hole, Side};
use super::four_rows::FourRows;
use super::rule_set::{Board, RuleSet};
use super::spec::{Chain, Territory};
use super::two_rows::TwoRows;

/// Rules narrowed to their kind of board.
#[derive(Clone, Copy, Debug)]
pub enum Narrowed<'a> {
    /// Each player has one row and sows around the whole board.
    TwoRows(OnTwoRows<'a>),
    /// Each player has two rows and sows around them.
    FourRows(OnFourRows<'a>),
}

/// The rules of a game on four rows, with the values computed from them.
#[derive(Clone, Copy, Debug)]
pub struct OnFourRows<'a> {
    pub(super) rules: &'a RuleSet,
    /// The values computed only on four rows.
    pub four_rows: &'a FourRows,
}

impl Deref for OnFourRows<'_> {
    type Target = RuleSet;

    #[inline]
    fn deref(&self) -> &RuleSet {
        self.rules
    }
}

/// The rules of a game on two rows, with the values computed from them.
#[derive(Clone, Copy, Debug)]
pub struct OnTwoRows<'a> {
    pub(super) rules: &'a RuleSet,
    /// The values computed only on two rows.
    pub two_rows: &'a TwoRows,
}

impl Deref for OnTwoRows<'_> {
    type Target = RuleSet;

    #[inline]
    fn deref(&self) -> &RuleSet {
        self.rules
    }
}

impl OnTwoRows<'_> {
    /// Returns whether each move of these [classic](RuleSet::is_classic) rules is a single lap
    /// without flow captures, so that its end can be computed without sowing it.
    #[must_use]
    pub const fn is_single_lap(&self) -> bool {
        let spec = &self.rules.spec;
        self.rules.is_classic() && spec.sowing.relay.is_none() && spec.flow_capture.is_none()
    }

    /// Returns the minimum number of seeds with which a player's last hole may be played if another
    /// hole can be played, 1 to 20.
    #[inline]
    #[must_use]
    pub const fn last_hole_min(&self) -> u16 {
        self.rules.spec.play.last_hole_min as u16
    }

    /// Returns whether `hole` lies in `territory` from the point of view of `side`.
    #[inline]
    #[must_use]
    pub fn lies_in(&self, hole: Hole, territory: Territory, side: Side) -> bool {
        match territory {
            Territory::Own => self.rules.geometry.owner(hole) == side,
            Territory::Opponent => self.rules.geometry.owner(hole) != side,
            Territory::Any => true,
        }
    }

    /// Returns the holes that are captured when the sowing stops at `end`, in order from `end`
    /// backwards.
    ///
    /// The caller has checked that `end` itself captures; `count` returns the seeds in a hole at
    /// the end of the sowing.
    pub fn capturing_chain(
        &self,
        end: Hole,
        count: impl Fn(Hole) -> u16,
    ) -> impl Iterator<Item = Hole> {
        let rule = self.two_rows.capture();
        let territory = self.rules.geometry.owner(end);
        let continues = move |hole: Hole| {
            rule.chain != Chain::None
                && rule.counts.contains(count(hole))
                && (rule.chain == Chain::AcrossTerritories
                    || self.rules.geometry.owner(hole) == territory)
        };
        let preceding =
            std::iter::successors(Some(self.previous(end)), |&hole| Some(self.previous(hole)));
        let preceding = preceding.take_while(move |&hole| hole != end && continues(hole));
        std::iter::once(end).chain(preceding)
    }
}

impl RuleSet {
    /// Returns the rules narrowed to their kind of board.
    #[inline]
    #[must_use]
    pub fn narrowed(&self) -> Narrowed<'_> {
        match &self.board {
            Board::TwoRows(two_rows) => Narrowed::TwoRows(OnTwoRows {
                rules: self,
                two_rows,
            }),
            Board::FourRows(four_rows) => Narrowed::FourRows(OnFourRows {
                rules: self,
                four_rows,
            }),
        }
    }

    /// Returns the rules narrowed to two rows; `None` on four rows.
    #[inline]
    #[must_use]
    pub fn two_rows(&self) -> Option<OnTwoRows<'_>> {
        match self.narrowed() {
            Narrowed::TwoRows(rules) => Some(rules),
            Narrowed::FourRows(_) => None,
        }
    }

    /// Returns the rules narrowed to four rows; `None` on two rows.
    #[inline]
    #[must_use]
    pub fn four_rows(&self) -> Option<OnFourRows<'_>> {
        match self.narrowed() {
            Narrowed::TwoRows(_) => None,
            Narrowed::FourRows(rules) => Some(rules),
        }
    }
}
