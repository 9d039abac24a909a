//! Verifies certificates by the rules alone, without a search or the fast path.

use std::collections::HashMap;

use thiserror::Error;

use super::{Bound, Certificate, Claim, Visit};
use crate::number::Numbers;
use awale_engine::ai::evaluation::Weights;
use awale_engine::ai::model::Reference;
use awale_engine::ai::tables::{EndgameTable, Exactness, Progress, exactness};
use awale_rules::{Move, MoveName, Moves, Position, RuleSet, Side};

/// A verified claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verified {
    /// The bound that holds.
    pub bound: Bound,
    /// Distinct positions visited.
    pub positions: usize,
}

/// Why a certificate proves nothing.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refutation {
    /// It was made for other rules.
    #[error("it was made for other rules")]
    OtherRules,
    /// It needs exact tables, which the rules don't support.
    #[error("these rules don't support exact tables")]
    NoTables,
    /// The board has too many positions to number.
    #[error("the board has too many positions to number")]
    TooLarge,
    /// A position has no move.
    #[error("there is no move for {0}")]
    NoMove(String),
    /// A move is illegal.
    #[error("the move {1} for {0} is illegal")]
    IllegalMove(String, MoveName),
    /// A game ends with too little gain.
    #[error("the game ends at {position} with {missing} seeds too few")]
    TooFew {
        /// The last position.
        position: String,
        /// The missing seeds.
        missing: i32,
    },
    /// The tables show too little gain.
    #[error("the tables give {missing} seeds too few at {position}")]
    TablesSayLess {
        /// The position.
        position: String,
        /// The missing seeds.
        missing: i32,
    },
    /// A game repeats a position where more gain is needed.
    #[error("the game returns to {0}, and nothing more is gained")]
    Cyclic(String),
}

impl Certificate {
    /// Verifies all claims.
    ///
    /// # Errors
    /// Returns the first mistake found.
    pub fn verify(&self, rules: &RuleSet) -> Result<Vec<Verified>, Refutation> {
        if self.fingerprint != rules.fingerprint() {
            return Err(Refutation::OtherRules);
        }
        let position = Position::set_up(rules, &self.position, &mut ());
        let numbers = Numbers::new(rules, &position).ok_or(Refutation::TooLarge)?;
        let tables = self.tables(rules)?;
        let weights = Weights::zero(rules);
        let check = |claim: &Claim| {
            let mut checker = Checker {
                rules,
                model: Reference::new(rules, &weights),
                numbers: &numbers,
                tables: tables.as_ref(),
                claim,
                visits: HashMap::new(),
            };
            let is_claimants_turn = matches!(claim.bound, Bound::AtLeast(_));
            checker.walk(position, is_claimants_turn, claim.bound.need())?;
            Ok(Verified {
                bound: claim.bound,
                positions: checker.visits.len(),
            })
        };
        self.claims.iter().map(check).collect()
    }

    /// Makes the tables by the rules alone.
    fn tables(&self, rules: &RuleSet) -> Result<Option<EndgameTable>, Refutation> {
        if self.tables == 0 {
            return Ok(None);
        }
        let mut table = EndgameTable::empty(rules)
            .filter(|_| exactness(rules) == Exactness::Margin)
            .ok_or(Refutation::NoTables)?;
        while table.seeds() < Some(self.tables) {
            if !table.grow_by_rules(1, &Progress::default()) {
                return Err(Refutation::NoTables);
            }
        }
        Ok(Some(table))
    }
}

struct Checker<'a> {
    rules: &'a RuleSet,
    model: Reference<'a>,
    numbers: &'a Numbers,
    tables: Option<&'a EndgameTable>,
    claim: &'a Claim,
    /// Keyed by the number of the position, and whether it is the claimant's turn.
    visits: HashMap<(u64, bool), Visit>,
}

/// A position of the current line.
struct Step {
    position: Position,
    place: (u64, bool),
    need: i32,
    /// The moves still to be followed from here.
    left: Moves,
}

impl Checker<'_> {
    /// Follows all lines from a position, where the claimant must gain at least `need` seeds from
    /// here on. Lines can be long, so they are kept on the heap.
    fn walk(
        &mut self,
        position: Position,
        is_claimants_turn: bool,
        need: i32,
    ) -> Result<(), Refutation> {
        let mut line = Vec::new();
        line.extend(self.enter(position, is_claimants_turn, need)?);
        while let Some(step) = line.last_mut() {
            let Some(mv) = step.left.iter().next() else {
                let visit = Visit {
                    need: step.need,
                    is_open: false,
                };
                self.visits.insert(step.place, visit);
                line.pop();
                continue;
            };
            step.left = step.left.iter().skip(1).collect();
            let (before, is_claimants_turn) = (&step.position, step.place.1);
            let mover = before.to_move();
            let mut after = *before;
            after.play_unchecked(self.rules, mv, &mut ());
            let gain = after.lead(mover) - before.lead(mover);
            let need = if is_claimants_turn {
                step.need - gain
            } else {
                step.need + gain
            };
            let same_turn = after.to_move() == mover;
            line.extend(self.enter(after, is_claimants_turn == same_turn, need)?);
        }
        Ok(())
    }

    /// Returns the step to follow from a position; `None` if its gain is already shown.
    fn enter(
        &mut self,
        position: Position,
        is_claimants_turn: bool,
        need: i32,
    ) -> Result<Option<Step>, Refutation> {
        if position.end().is_some() {
            return if need <= 0 {
                Ok(None)
            } else {
                Err(Refutation::TooFew {
                    position: position.to_string(),
                    missing: need,
                })
            };
        }
        // The claimant can't lose more than what is left.
        if need <= -i32::from(position.on_board()) {
            return Ok(None);
        }
        if let Some(probe) = self.tables.and_then(|tables| tables.probe(&position)) {
            let value = i32::from(probe.value);
            let missing = need - if is_claimants_turn { value } else { -value };
            return if missing <= 0 {
                Ok(None)
            } else {
                Err(Refutation::TablesSayLess {
                    position: position.to_string(),
                    missing,
                })
            };
        }
        let number = self.numbers.of(&self.model, &position);
        let place = (number, is_claimants_turn);
        match self.visits.get(&place) {
            Some(visit) if visit.is_open && (need > 0 || self.rules.circles_give_each_own()) => {
                return Err(Refutation::Cyclic(position.to_string()));
            }
            Some(visit) if visit.is_open || visit.need >= need => return Ok(None),
            _ => {}
        }
        let visit = Visit {
            need,
            is_open: true,
        };
        self.visits.insert(place, visit);
        let left = if is_claimants_turn {
            Moves::from(self.own_move(&position, number)?)
        } else {
            position.legal_moves(self.rules)
        };
        Ok(Some(Step {
            position,
            place,
            need,
            left,
        }))
    }

    /// Looks up the certificate's move for a position.
    fn own_move(&self, position: &Position, number: u64) -> Result<Move, Refutation> {
        let mv = self.claim.moves.get(&number);
        let mv = mv.ok_or_else(|| Refutation::NoMove(position.to_string()))?;
        let one = match position.to_move() {
            Side::South => *mv,
            Side::North => mv.twin(position.geometry()),
        };
        if position.legal_moves(self.rules).contains(one) {
            Ok(one)
        } else {
            let name = self.rules.geometry().name_of(one);
            Err(Refutation::IllegalMove(position.to_string(), name))
        }
    }
}
