//! Verifies certificates using only the rules: no search, no optimized move generation.

use std::collections::HashMap;

use thiserror::Error;

use super::{Bound, Certificate, Claim, Visit};
use crate::number::Numbers;
use awale_engine::ai::evaluation::Weights;
use awale_engine::ai::generation::LayerProgress;
use awale_engine::ai::model::Reference;
use awale_engine::ai::tables::{EndgameTable, Exactness, exactness};
use awale_rules::{Move, MoveName, Moves, Position, RuleSet, Side};

/// A verified claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VerifiedClaim {
    /// The bound that holds.
    pub bound: Bound,
    /// Number of distinct positions visited.
    pub positions: usize,
}

/// Why a certificate proves nothing.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum VerifyError {
    /// The certificate is for other rules.
    #[error("it is for other rules")]
    OtherRules,
    /// It needs exact tables, which the rules don't support.
    #[error("these rules don't support exact tables")]
    NoTables,
    /// The board has too many positions to number.
    #[error("the board has too many positions to number")]
    TooLarge,
    /// The certificate has no move for a position.
    #[error("the certificate has no move for {0}")]
    NoMove(String),
    /// A move is illegal.
    #[error("the move {1} for {0} is illegal")]
    IllegalMove(String, MoveName),
    /// A line ends with too little gain.
    #[error("a line ends at {position}, {missing} seeds short")]
    TooFew {
        /// The last position.
        position: String,
        /// The missing seeds.
        missing: i32,
    },
    /// The tables show too little gain.
    #[error("at {position}, the tables fall {missing} seeds short")]
    TablesFallShort {
        /// The position.
        position: String,
        /// The missing seeds.
        missing: i32,
    },
    /// A line repeats a position where more gain is needed.
    #[error("a line returns to {0}, and nothing more is gained")]
    Cyclic(String),
}

impl Certificate {
    /// Verifies all claims.
    ///
    /// # Errors
    /// Returns the first flaw found.
    pub fn verify(&self, rules: &RuleSet) -> Result<Vec<VerifiedClaim>, VerifyError> {
        if self.fingerprint != rules.fingerprint() {
            return Err(VerifyError::OtherRules);
        }
        let position = Position::set_up(rules, &self.position, &mut ());
        let numbers = Numbers::new(rules, &position).ok_or(VerifyError::TooLarge)?;
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
            Ok(VerifiedClaim {
                bound: claim.bound,
                positions: checker.visits.len(),
            })
        };
        self.claims.iter().map(check).collect()
    }

    /// Builds the tables using only the rules.
    fn tables(&self, rules: &RuleSet) -> Result<Option<EndgameTable>, VerifyError> {
        if self.tables == 0 {
            return Ok(None);
        }
        let mut table = EndgameTable::empty(rules)
            .filter(|_| exactness(rules) == Exactness::Margin)
            .ok_or(VerifyError::NoTables)?;
        while table.seeds() < Some(self.tables) {
            if !table.grow_by_rules(1, &LayerProgress::default()) {
                return Err(VerifyError::NoTables);
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
struct LineNode {
    position: Position,
    key: (u64, bool),
    need: i32,
    /// The moves still to be followed from here.
    unfollowed: Moves,
}

impl Checker<'_> {
    /// Follows all lines from a position, where the claimant must gain at least `need` seeds from
    /// here on. Lines can be long, so they are kept on the heap.
    fn walk(
        &mut self,
        position: Position,
        is_claimants_turn: bool,
        need: i32,
    ) -> Result<(), VerifyError> {
        let mut line = Vec::new();
        line.extend(self.enter(position, is_claimants_turn, need)?);
        while let Some(step) = line.last_mut() {
            let Some(mv) = step.unfollowed.iter().next() else {
                let visit = Visit {
                    need: step.need,
                    is_open: false,
                };
                self.visits.insert(step.key, visit);
                line.pop();
                continue;
            };
            step.unfollowed = step.unfollowed.iter().skip(1).collect();
            let (position, is_claimants_turn) = (&step.position, step.key.1);
            let mover = position.to_move();
            let mut child = *position;
            child.play_unchecked(self.rules, mv, &mut ());
            let gain = child.lead(mover) - position.lead(mover);
            let need = if is_claimants_turn {
                step.need - gain
            } else {
                step.need + gain
            };
            let moves_again = child.to_move() == mover;
            line.extend(self.enter(child, is_claimants_turn == moves_again, need)?);
        }
        Ok(())
    }

    /// Returns the step to follow from a position; `None` if the needed gain is already
    /// established.
    fn enter(
        &mut self,
        position: Position,
        is_claimants_turn: bool,
        need: i32,
    ) -> Result<Option<LineNode>, VerifyError> {
        if position.end().is_some() {
            return if need <= 0 {
                Ok(None)
            } else {
                Err(VerifyError::TooFew {
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
                Err(VerifyError::TablesFallShort {
                    position: position.to_string(),
                    missing,
                })
            };
        }
        let number = self.numbers.number_of(&self.model, &position);
        let key = (number, is_claimants_turn);
        match self.visits.get(&key) {
            Some(visit) if visit.is_open && (need > 0 || self.rules.circles_give_each_own()) => {
                return Err(VerifyError::Cyclic(position.to_string()));
            }
            Some(visit) if visit.is_open || visit.need >= need => return Ok(None),
            _ => {}
        }
        let visit = Visit {
            need,
            is_open: true,
        };
        self.visits.insert(key, visit);
        let unfollowed = if is_claimants_turn {
            Moves::from(self.own_move(&position, number)?)
        } else {
            position.legal_moves(self.rules)
        };
        Ok(Some(LineNode {
            position,
            key,
            need,
            unfollowed,
        }))
    }

    /// Looks up the certificate's move for a position.
    fn own_move(&self, position: &Position, number: u64) -> Result<Move, VerifyError> {
        let mv = self.claim.moves.get(&number);
        let mv = mv.ok_or_else(|| VerifyError::NoMove(position.to_string()))?;
        let mv = match position.to_move() {
            Side::South => *mv,
            Side::North => mv.rotated(position.geometry()),
        };
        if position.legal_moves(self.rules).contains(mv) {
            Ok(mv)
        } else {
            let name = self.rules.geometry().name_of(mv);
            Err(VerifyError::IllegalMove(position.to_string(), name))
        }
    }
}
