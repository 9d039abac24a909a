//! Rounds: how the seeds are laid out for the next one, and when a match is over.

use super::{Placement, Position};
use crate::board::{Hole, HoleSet, Side};
use crate::ending::EndReason;
use crate::event::{EventSink, GameEvent};
use crate::rule_set::RuleSet;
use crate::spec::{Fill, RoundsSpec, Starter};

impl Position {
    /// Begins the next round of a match, and returns the final position of the round that is over.
    /// If there is no next round, ends the match and returns `None`.
    pub(super) fn begin_next_round(
        &mut self,
        rules: &RuleSet,
        sink: &mut impl EventSink,
    ) -> Option<Self> {
        let rounds = rules.rounds()?;
        if self.next_round(rules, rounds, &mut ()).is_none() {
            self.end = Some(EndReason::Match);
            return None;
        }
        let finished = *self;
        *self = finished.next_round(rules, rounds, sink)?;
        Some(finished)
    }

    /// Returns the start of the next round; `None` if the match is over.
    fn next_round(
        &self,
        rules: &RuleSet,
        rounds: &RoundsSpec,
        sink: &mut impl EventSink,
    ) -> Option<Self> {
        if i64::from(self.round) >= rounds.at_most {
            return None;
        }
        let starter = match rounds.starter {
            Starter::Alternates => None,
            Starter::LastMover => self.last_mover,
            Starter::Loser => self.leader().map(Side::opponent),
        };
        let starter = starter.unwrap_or(self.began.opponent());
        let mut next = Self {
            round: self.round + 1,
            ..Self::laid_out(rules, &Placement::at_start(rules, starter))
        };
        sink.event(GameEvent::RoundBegan { round: next.round });
        next.lofts = self.lofts;
        let owned = match rounds.fill {
            Fill::FromLeft => Side::BOTH.map(|side| next.fill_row(rules, side, false, sink)),
            Fill::FromRight => Side::BOTH.map(|side| next.fill_row(rules, side, true, sink)),
            Fill::Territory => next.fill_land(rules, sink),
        };
        if owned.iter().any(|&owned| (owned as i64) < rounds.min_holes) {
            return None;
        }
        match next.opening_end(rules, sink) {
            Some(_) => None,
            None => Some(next),
        }
    }

    /// Fills the row of `side` from its loft until the seeds run out, and shuts the other holes;
    /// returns the number of holes filled.
    fn fill_row(
        &mut self,
        rules: &RuleSet,
        side: Side,
        from_right: bool,
        sink: &mut impl EventSink,
    ) -> usize {
        let row = self.geometry.row();
        let loft = side.index();
        let (mut filled, mut is_shut) = (0, false);
        for column in 0..row {
            let column = if from_right { row - 1 - column } else { column };
            let hole = Hole::new(side.index() * row + column);
            let seeds = rules.start_counts()[hole.index()];
            is_shut |= i32::from(self.lofts[loft]) < i32::from(seeds);
            if is_shut {
                self.holes[hole.index()] = 0;
                self.shut.insert(hole);
                sink.event(GameEvent::Shut { hole });
                continue;
            }
            self.lofts[loft] -= seeds as i16;
            if seeds > 0 {
                filled += 1;
                sink.event(GameEvent::Filled { hole, seeds, side });
            }
        }
        filled
    }

    /// Fills all holes and gives each player the number that the seeds in their loft pay for;
    /// returns the number of holes each player owns.
    fn fill_land(&mut self, rules: &RuleSet, sink: &mut impl EventSink) -> [usize; 2] {
        let (row, holes_total) = (self.geometry.row(), self.geometry.holes());
        let seeds = rules.start_counts()[0];
        let leader = self.leader().unwrap_or(Side::South);
        let holes = if self.lead(leader) == 0 {
            row
        } else {
            let (loft, seeds) = (usize::from(self.loft(leader)), usize::from(seeds));
            let owned = loft / seeds + usize::from(2 * (loft % seeds) > seeds);
            owned.min(holes_total)
        };
        let south = match leader {
            Side::South => holes,
            Side::North => holes_total - holes,
        };
        self.south = self.geometry.land_of_south(south).unwrap_or(self.south);
        self.pay_for(HoleSet::first(holes_total), seeds, sink);
        [south, holes_total - south]
    }

    /// Pays `seeds` for each of `holes` from South's loft while it has any, then from North's, and
    /// empties the lofts.
    fn pay_for(&mut self, holes: HoleSet, seeds: u16, sink: &mut impl EventSink) {
        for hole in holes.iter() {
            let from_south = self.lofts[0].clamp(0, seeds as i16);
            for (side, seeds) in Side::BOTH
                .into_iter()
                .zip([from_south, seeds as i16 - from_south])
            {
                self.lofts[side.index()] -= seeds;
                if seeds > 0 {
                    let seeds = seeds as u16;
                    sink.event(GameEvent::Filled { hole, seeds, side });
                }
            }
        }
        self.lofts = [0; 2];
    }
}
