//! Writes proofs of values.

use std::collections::HashMap;

use thiserror::Error;

use super::{Bound, Claim, Visit};
use crate::search::{Query, Searcher, child_threshold};
use awale_engine::ai::model::{Model, Next, PlayedMove};
use awale_engine::ai::tables::{EndgameTable, Exactness};
use awale_rules::board::MAX_HOLES;
use awale_rules::{Move, Side};
use std::ops::ControlFlow;

/// Why there is no certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ProofError {
    /// The search didn't prove the claim, or was stopped.
    #[error("the value could not be proved again")]
    NotProved,
    /// All proofs found repeat a position.
    #[error("every proof found contains cycles")]
    Cyclic,
}

/// Collects the moves of a claim.
pub(crate) struct ProofBuilder<'s, 'a, M: Model> {
    searcher: &'s mut Searcher<'a, M>,
    tables: Option<&'a EndgameTable>,
    moves: HashMap<u64, Move>,
    /// Keyed by the number of the position, and whether it is the claimant's turn.
    visits: HashMap<(u64, bool), Visit>,
}

/// True if every line from a position proves the claim; false if one repeats where an exit is
/// needed.
type WalkResult = Result<bool, ProofError>;

impl<'s, 'a, M: Model> ProofBuilder<'s, 'a, M> {
    /// Creates a builder without moves. Boards in `tables` need no moves.
    pub fn new(searcher: &'s mut Searcher<'a, M>, tables: Option<&'a EndgameTable>) -> Self {
        let is_exact = searcher.shared().exactness == Exactness::Margin;
        Self {
            searcher,
            tables: tables.filter(|_| is_exact),
            moves: HashMap::new(),
            visits: HashMap::new(),
        }
    }

    /// Collects the moves that prove `bound`.
    ///
    /// # Errors
    /// Returns an error if no proof without cycles is found.
    pub fn claim(mut self, state: &M::State, bound: Bound) -> Result<Claim, ProofError> {
        let is_claimants_turn = matches!(bound, Bound::AtLeast(_));
        if self.walk(state, is_claimants_turn, bound.need())? {
            Ok(Claim {
                bound,
                moves: self.moves,
            })
        } else {
            Err(ProofError::Cyclic)
        }
    }

    /// Collects the moves by which the claimant gains at least `need` seeds from here on.
    fn walk(&mut self, state: &M::State, is_claimants_turn: bool, need: i32) -> WalkResult {
        let shared = self.searcher.shared();
        let model = shared.model;
        let on_board = model.on_board(state);
        if model.is_over(state) {
            return if need <= 0 {
                Ok(true)
            } else {
                Err(ProofError::NotProved)
            };
        }
        if need <= -i32::from(on_board) {
            return Ok(true);
        }
        let mut counts = [0; MAX_HOLES];
        let mover = model.to_move(state);
        model.write_counts(state, mover, &mut counts);
        if let Some(tables) = self
            .tables
            .filter(|tables| tables.seeds() >= Some(on_board))
            && let Some(probe) = tables.probe_board(
                &counts[..shared.numbers.holes()],
                mover,
                model.last_capturer(state),
            )
        {
            let value = i32::from(probe.value);
            let claimants_value = if is_claimants_turn { value } else { -value };
            return if claimants_value >= need {
                Ok(true)
            } else {
                Err(ProofError::NotProved)
            };
        }
        let number = shared.numbers.number(model, state, &counts);
        let visit_key = (number, is_claimants_turn);
        match self.visits.get(&visit_key) {
            Some(visit) if visit.is_open => return Ok(need <= 0 && shared.cycles_gain_nothing),
            Some(visit) if visit.need >= need => return Ok(true),
            _ => {}
        }
        self.visits.insert(
            visit_key,
            Visit {
                need,
                is_open: true,
            },
        );
        let result = if is_claimants_turn {
            self.walk_one_move(state, number, need)
        } else {
            self.walk_all_moves(state, need)
        };
        if matches!(result, Ok(true)) {
            self.visits.insert(
                visit_key,
                Visit {
                    need,
                    is_open: false,
                },
            );
        } else {
            self.visits.remove(&visit_key);
        }
        result
    }

    fn walk_one_move(&mut self, state: &M::State, number: u64, need: i32) -> WalkResult {
        let model = self.searcher.shared().model;
        let best = self
            .searcher
            .shared()
            .memory
            .get(number)
            .and_then(|entry| entry.best);
        let mut candidates: Vec<_> = children(model, state);
        candidates.sort_by_key(|played| best != Some(played.mv));
        let mut is_cyclic = false;
        while let Some(index) = self.find_good_move(&candidates, need) {
            let PlayedMove {
                mv,
                state: child,
                gain,
                next,
            } = candidates.remove(index);
            if self.walk(&child, next == Next::Again, need - gain)? {
                let as_south = match model.to_move(state) {
                    Side::South => mv,
                    Side::North => mv.rotated(model.rules().geometry()),
                };
                self.moves.insert(number, as_south);
                return Ok(true);
            }
            is_cyclic = true;
        }
        if is_cyclic {
            Ok(false)
        } else {
            Err(ProofError::NotProved)
        }
    }

    /// Finds a move that is proved to gain enough, and returns its index.
    fn find_good_move(&mut self, moves: &[PlayedMove<M::State>], need: i32) -> Option<usize> {
        let wins_at_once =
            |played: &PlayedMove<M::State>| played.next == Next::Over && played.gain >= need;
        if let Some(index) = moves.iter().position(wins_at_once) {
            return Some(index);
        }
        let unfinished = moves
            .iter()
            .enumerate()
            .filter(|(_, played)| played.next != Next::Over);
        let (indices, questions): (Vec<usize>, Vec<_>) = unfinished
            .map(|(index, played)| {
                let moves_again = played.next == Next::Again;
                let question = Query {
                    state: played.state,
                    threshold: child_threshold(need, played.gain, moves_again),
                    is_reached: moves_again,
                };
                (index, question)
            })
            .unzip();
        let proved = self.searcher.first_proved(&questions)?;
        Some(indices[proved])
    }

    fn walk_all_moves(&mut self, state: &M::State, need: i32) -> WalkResult {
        for PlayedMove {
            state: child,
            gain,
            next,
            ..
        } in children(self.searcher.shared().model, state)
        {
            if !self.walk(&child, next != Next::Again, need + gain)? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

fn children<M: Model>(model: &M, state: &M::State) -> Vec<PlayedMove<M::State>> {
    let mut children = Vec::new();
    model.for_each_child(state, |played| {
        children.push(played);
        ControlFlow::Continue(())
    });
    children
}
