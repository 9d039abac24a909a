//! Sets up a position seed by seed.

use awale_rules::board::MAX_SEEDS;
use awale_rules::exchange;
use awale_rules::notation::NotationError;
use awale_rules::plain_text::without_bom;
use awale_rules::{Geometry, Placement, RuleSet, Side, Vessel};

/// A position that a player is setting up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PositionEditor {
    geometry: Geometry,
    placement: Placement,
}

impl PositionEditor {
    /// Creates an editor with the starting position of `rules`.
    #[must_use]
    pub fn at_start(rules: &RuleSet) -> Self {
        Self {
            geometry: rules.geometry(),
            placement: Placement::at_start(rules, Side::South),
        }
    }

    /// Creates an editor with `placement` on a board of this shape.
    #[must_use]
    pub const fn of(placement: Placement, geometry: Geometry) -> Self {
        Self {
            geometry,
            placement,
        }
    }

    /// Returns the shape of the board.
    #[must_use]
    pub const fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// Returns the current position.
    #[must_use]
    pub const fn placement(&self) -> &Placement {
        &self.placement
    }

    /// Returns the number of seeds in a hole or a loft.
    #[must_use]
    pub const fn count(&self, vessel: Vessel) -> u16 {
        match vessel {
            Vessel::Hole(hole) => self.placement.holes[hole.index()],
            Vessel::Loft(side) => self.placement.lofts[side.index()],
        }
    }

    /// Returns the number of seeds in all holes and lofts.
    #[must_use]
    pub fn total(&self) -> u16 {
        self.placement
            .holes
            .iter()
            .chain(&self.placement.lofts)
            .sum()
    }

    /// Returns the side to move.
    #[must_use]
    pub const fn to_move(&self) -> Side {
        self.placement.to_move
    }

    /// Sets the side to move.
    pub const fn set_to_move(&mut self, side: Side) {
        self.placement.to_move = side;
    }

    /// Adds a seed, unless the board already has the maximum.
    pub fn add(&mut self, vessel: Vessel) {
        if self.total() < MAX_SEEDS {
            *self.count_mut(vessel) += 1;
        }
    }

    /// Removes a seed, if there is one.
    pub const fn take(&mut self, vessel: Vessel) {
        let count = self.count_mut(vessel);
        *count = count.saturating_sub(1);
    }

    /// Removes all seeds.
    pub const fn clear(&mut self) {
        self.placement.holes = [0; awale_rules::board::MAX_HOLES];
        self.placement.lofts = [0; 2];
    }

    /// Formats the position in notation.
    #[must_use]
    pub fn text(&self) -> String {
        self.placement.text(self.geometry)
    }

    /// Sets up the position in `text`, under `rules`.
    ///
    /// # Errors
    /// Returns an error if the text is invalid; the position is then unchanged.
    pub fn read(&mut self, text: &str, rules: &RuleSet) -> Result<(), NotationError> {
        self.placement = exchange::read_position(without_bom(text), rules)?;
        Ok(())
    }

    const fn count_mut(&mut self, vessel: Vessel) -> &mut u16 {
        match vessel {
            Vessel::Hole(hole) => &mut self.placement.holes[hole.index()],
            Vessel::Loft(side) => &mut self.placement.lofts[side.index()],
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use awale_rules::{Hole, library};

    fn awale() -> PositionEditor {
        PositionEditor::at_start(&library::load("awale").unwrap().unwrap())
    }

    #[test]
    fn seeds_are_added_and_removed_one_by_one() {
        let mut editor = awale();
        let hole = Vessel::Hole(Hole::new(2));
        editor.add(hole);
        editor.add(Vessel::Loft(Side::North));
        editor.take(Vessel::Loft(Side::South));
        editor.set_to_move(Side::North);
        assert_eq!(editor.text(), "4-4-5-4-4-4-4-4-4-4-4-4-0-1-N");
        assert_eq!((editor.count(hole), editor.total()), (5, 50));
        editor.clear();
        editor.take(hole);
        assert_eq!(editor.total(), 0);
    }

    #[test]
    fn no_more_seeds_are_added_than_a_game_allows() {
        let mut editor = awale();
        for _ in 0..1000 {
            editor.add(Vessel::Loft(Side::South));
        }
        assert_eq!(editor.total(), MAX_SEEDS);
    }

    #[test]
    fn invalid_text_changes_nothing() {
        let rules = crate::fixtures::rules("awale");
        let mut editor = awale();
        assert!(editor.read("1-2-3", &rules).is_err());
        assert_eq!(editor, awale());
        editor
            .read("\u{feff} 0-0-0-0-0-1-2-0-0-0-0-0-20-25-N\n", &rules)
            .unwrap();
        assert_eq!(editor.text(), "0-0-0-0-0-1-2-0-0-0-0-0-20-25-N");
    }
}
