//! Checks a certificate, by the rules alone: no search, and no other way of playing moves.

use std::collections::HashMap;

use thiserror::Error;

use super::{Bound, Certificate, Claim};
use crate::ai::evaluation::Weights;
use crate::ai::model::{Model, Reference};
use crate::ai::tables::{EndgameTable, Exactness, Progress, exactness};
use crate::rules::board::MAX_HOLES;
use crate::rules::{Hole, Position, RuleSet, Side};
use crate::solver::number::Numbers;

/// The longest line of play that is followed; real ones are far shorter, and a forged one must not exhaust the stack.
const MAX_LINE: usize = 10_000;
/// The stack of the thread that follows the lines, in bytes.
const STACK: usize = 256 << 20;

/// What has been checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verified {
    /// What is true of the position.
    pub bound: Bound,
    /// Different positions that were looked at.
    pub positions: usize,
}

/// Why a certificate proves nothing.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refutation {
    /// It was made for other rules.
    #[error("it was made for other rules than these")]
    OtherRules,
    /// The rules allow no exact tables, but it wants some.
    #[error("these rules have no exact tables to look boards up in")]
    NoTables,
    /// The board is too large.
    #[error("there are too many positions on this board to tell them apart")]
    TooLarge,
    /// There is no move.
    #[error("there is no move for {0}")]
    NoMove(String),
    /// There is one that the rules don't allow.
    #[error("the move {1} for {0} is not legal")]
    IllegalMove(String, char),
    /// A game ends too early for the player who claims something.
    #[error("the game ends at {position} with {missing} too few")]
    TooFew {
        /// Where.
        position: String,
        /// How many seeds are missing.
        missing: i32,
    },
    /// A table says that less is gained.
    #[error("the tables give {missing} too few at {position}")]
    TablesSayLess {
        /// Where.
        position: String,
        /// How many seeds are missing.
        missing: i32,
    },
    /// A game goes round.
    #[error("the game comes round to {0}, and nothing more is gained")]
    Cyclic(String),
    /// A game goes on for longer than can be followed.
    #[error("a game goes on for more than {MAX_LINE} moves")]
    TooLong,
    /// This machine gives no thread to check it on.
    #[error("this machine has no memory left to check it with")]
    NoThread,
}

impl Certificate {
    /// Checks all claims, by `rules`.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn verify(&self, rules: &RuleSet) -> Result<Vec<Verified>, Refutation> {
        if self.fingerprint != rules.fingerprint() {
            return Err(Refutation::OtherRules);
        }
        let position = Position::set_up(rules, &self.position, &mut ());
        let numbers = Numbers::new(rules, &position).ok_or(Refutation::TooLarge)?;
        let tables = self.tables(rules)?;
        let check = |claim| {
            let weights = Weights::zero(rules);
            let mut checker = Checker {
                rules,
                model: Reference::new(rules, &weights),
                numbers: &numbers,
                tables: tables.as_ref(),
                claim,
                walks: HashMap::new(),
                line: 0,
            };
            let is_claimants_turn = matches!(claim.bound, Bound::AtLeast(_));
            checker.walk(&position, is_claimants_turn, claim.bound.need())?;
            Ok(Verified {
                bound: claim.bound,
                positions: checker.walks.len(),
            })
        };
        std::thread::scope(|scope| {
            let work = || self.claims.iter().map(check).collect();
            let thread = std::thread::Builder::new().stack_size(STACK);
            let thread = thread.spawn_scoped(scope, work);
            thread
                .map_err(|_| Refutation::NoThread)?
                .join()
                .map_err(|_| Refutation::NoThread)?
        })
    }

    /// The tables that it wants, made by the rules alone.
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

/// What is known of a position that the play has come to.
#[derive(Clone, Copy)]
struct Walk {
    need: i32,
    is_open: bool,
}

struct Checker<'a> {
    rules: &'a RuleSet,
    model: Reference<'a>,
    numbers: &'a Numbers,
    tables: Option<&'a EndgameTable>,
    claim: &'a Claim,
    /// By number of the position and whether it is the turn of the player who claims.
    walks: HashMap<(u64, bool), Walk>,
    /// Moves of the line that is being followed.
    line: usize,
}

impl Checker<'_> {
    /// Follows all lines from a position, in which the player who claims must gain at least `need` seeds from here on.
    fn walk(
        &mut self,
        position: &Position,
        is_claimants_turn: bool,
        need: i32,
    ) -> Result<(), Refutation> {
        if position.end().is_some() {
            return if need <= 0 {
                Ok(())
            } else {
                Err(Refutation::TooFew {
                    position: position.to_string(),
                    missing: need,
                })
            };
        }
        // They can't lose more than what is left.
        if need <= -i32::from(position.on_board()) {
            return Ok(());
        }
        if let Some(probe) = self.tables.and_then(|tables| tables.probe(position)) {
            let value = i32::from(probe.value);
            let missing = need - if is_claimants_turn { value } else { -value };
            return if missing <= 0 {
                Ok(())
            } else {
                Err(Refutation::TablesSayLess {
                    position: position.to_string(),
                    missing,
                })
            };
        }
        let mut seen = [0; MAX_HOLES];
        self.model
            .write_counts(position, position.to_move(), &mut seen);
        let number = self.numbers.number(&self.model, position, &seen);
        let place = (number, is_claimants_turn);
        match self.walks.get(&place) {
            Some(walk)
                if walk.is_open && (need > 0 || self.rules.end().circles_give_each_own()) =>
            {
                return Err(Refutation::Cyclic(position.to_string()));
            }
            Some(walk) if walk.is_open || walk.need >= need => return Ok(()),
            _ => {}
        }
        if self.line >= MAX_LINE {
            return Err(Refutation::TooLong);
        }
        self.line += 1;
        self.walks.insert(
            place,
            Walk {
                need,
                is_open: true,
            },
        );
        if is_claimants_turn {
            let hole = self.own_move(position, number)?;
            self.follow(position, hole, is_claimants_turn, need)?;
        } else {
            for hole in position.legal_moves(self.rules).iter() {
                self.follow(position, hole, is_claimants_turn, need)?;
            }
        }
        self.walks.insert(
            place,
            Walk {
                need,
                is_open: false,
            },
        );
        self.line -= 1;
        Ok(())
    }

    /// The move that the certificate has for a position.
    fn own_move(&self, position: &Position, number: u64) -> Result<Hole, Refutation> {
        let hole = self.claim.moves.get(&number);
        let hole = hole.ok_or_else(|| Refutation::NoMove(position.to_string()))?;
        let holes = position.geometry().holes();
        let first = match position.to_move() {
            Side::South => 0,
            Side::North => holes / 2,
        };
        let hole = Hole::new((hole.index() + first) % holes);
        if position.legal_moves(self.rules).contains(hole) {
            Ok(hole)
        } else {
            let letter = position.geometry().letter(hole);
            Err(Refutation::IllegalMove(position.to_string(), letter))
        }
    }

    fn follow(
        &mut self,
        position: &Position,
        hole: Hole,
        is_claimants_turn: bool,
        need: i32,
    ) -> Result<(), Refutation> {
        let mover = position.to_move();
        let mut after = *position;
        after.play_unchecked(self.rules, hole, &mut ());
        let gain = after.lead(mover) - position.lead(mover);
        let need = if is_claimants_turn {
            need - gain
        } else {
            need + gain
        };
        let same_turn = after.to_move() == mover;
        self.walk(&after, is_claimants_turn == same_turn, need)
    }
}
