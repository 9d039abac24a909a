//! Proves who wins games that the last move decides.
//!
//! There the question is who wins, not by how much, and sides differ greatly in their number of
//! moves: a *depth-first proof-number search* (df-pn; Nagai, 2002) finds proofs with few positions.
//! It proves a win for one player, the attacker, by a tree without cycles: a line that returns to
//! one of its positions counts as a failure of the attacker. That can hide a proof, but a proof
//! that is found holds, whatever the rules say about repetition.
//!
//! [`LastMoveProof`] is a result that anyone can check: the winner's move for each position on
//! their turn.

mod proof;
#[cfg(test)]
mod tests;

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use awale_rules::{Move, Placement, Position, RuleSet, Side};

use crate::solve::NoThread;
pub use proof::{InvalidProof, LastMoveProof, MAX_PROOF_BYTES};

/// Stack size of the search thread, in bytes: enough for [`MAX_DEPTH`].
const STACK_BYTES: usize = 256 << 20;
/// Maximum length of a line, in plies; longer ones count as failures of the attacker.
const MAX_DEPTH: usize = 4_000;
/// The proof number of a position that fails, and the disproof number of one that is won.
const INFINITE: u32 = 1 << 30;
/// Positions visited between two checks of the clock.
const CLOCK_INTERVAL: u64 = 1 << 10;

/// The limits of a search.
#[derive(Clone, Copy, Debug)]
pub struct WinLimits {
    /// Maximum number of positions to keep; each takes about 320 bytes.
    pub positions: usize,
    /// Time limit; `None` for no limit.
    pub time: Option<Duration>,
}

/// The result of a search.
#[derive(Clone, Debug)]
pub struct WinSearch {
    /// The proof; `None` if neither player was proved to win.
    pub proof: Option<LastMoveProof>,
    /// A line in which the winner follows the proof and the loser resists longest.
    pub line: Vec<Move>,
    /// Positions visited.
    pub visited: u64,
}

/// Searches for a proof that one of the players wins from `placement`: first for the player to
/// move, then for the opponent, each within the limits.
///
/// ```
/// use awale_rules::{Placement, Side, library};
/// use awale_solver::last_move::{WinLimits, prove_winner};
///
/// let rules = library::load("bao-kujifunza").and_then(Result::ok).ok_or("no such variant")?;
/// let start = Placement::at_start(&rules, Side::South);
/// let limits = WinLimits { positions: 1 << 20, time: None };
/// let search = prove_winner(&rules, &start, limits)?;
/// let proof = search.proof.ok_or("not proved")?;
/// assert_eq!(proof.winner, Side::South);
/// assert!(proof.verify(&rules).is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Returns an error if the search thread can't start.
pub fn prove_winner(
    rules: &Arc<RuleSet>,
    placement: &Placement,
    limits: WinLimits,
) -> Result<WinSearch, NoThread> {
    let position = Position::set_up(rules, placement, &mut ());
    let mover = position.to_move();
    let mut visited = 0;
    for attacker in [mover, mover.opponent()] {
        let result = thread::scope(|scope| {
            let run = || Prover::new(rules, attacker, limits).run(&position);
            let thread = thread::Builder::new().stack_size(STACK_BYTES);
            let joined = thread.spawn_scoped(scope, run)?.join();
            // A panic on that thread becomes one here.
            Ok::<_, NoThread>(joined.unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
        })?;
        visited += result.visited;
        if let Some((moves, line)) = result.proof {
            let proof = LastMoveProof {
                fingerprint: rules.fingerprint(),
                position: *placement,
                winner: attacker,
                moves,
            };
            return Ok(WinSearch {
                proof: Some(proof),
                line,
                visited,
            });
        }
    }
    Ok(WinSearch {
        proof: None,
        line: Vec::new(),
        visited,
    })
}

/// The attacker's moves in a proof, and the line of longest resistance.
type MovesAndLine = (HashMap<Placement, Move>, Vec<Move>);

/// The result of a search for one attacker.
struct AttackResult {
    proof: Option<MovesAndLine>,
    visited: u64,
}

/// The proof and disproof numbers of a position: the minimum number of leaves that must still be
/// solved to prove that the attacker wins, or doesn't.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ProofNumbers {
    proof: u32,
    disproof: u32,
}

impl ProofNumbers {
    const UNKNOWN: Self = Self {
        proof: 1,
        disproof: 1,
    };
    const WON: Self = Self {
        proof: 0,
        disproof: INFINITE,
    };
    const FAILED: Self = Self {
        proof: INFINITE,
        disproof: 0,
    };
}

/// The stored numbers of a position.
#[derive(Clone, Copy, Debug)]
struct Entry {
    numbers: ProofNumbers,
    /// The number of proofs when it was proved; proofs rest only on earlier ones.
    order: u64,
}

struct Child {
    mv: Move,
    position: Position,
    key: Placement,
}

struct Prover<'a> {
    rules: &'a RuleSet,
    attacker: Side,
    entries: HashMap<Placement, Entry>,
    /// The positions of the current line.
    line: HashSet<Placement>,
    proofs: u64,
    visited: u64,
    max_positions: usize,
    deadline: Option<Instant>,
    is_stopped: bool,
}

impl<'a> Prover<'a> {
    fn new(rules: &'a RuleSet, attacker: Side, limits: WinLimits) -> Self {
        Self {
            rules,
            attacker,
            entries: HashMap::new(),
            line: HashSet::new(),
            proofs: 0,
            visited: 0,
            max_positions: limits.positions,
            deadline: limits
                .time
                .and_then(|time| Instant::now().checked_add(time)),
            is_stopped: false,
        }
    }

    fn run(mut self, start: &Position) -> AttackResult {
        let key = Placement::of(start);
        if start.end().is_none() {
            self.search(start, key, [INFINITE, INFINITE]);
        }
        let is_proved = self.numbers_of(start, &key) == ProofNumbers::WON;
        let proof = is_proved.then(|| {
            let mut moves = HashMap::new();
            let mut lengths = HashMap::new();
            self.collect(start, key, &mut moves, &mut lengths);
            let line = self.longest_line(start, &moves, &lengths);
            (moves, line)
        });
        AttackResult {
            proof,
            visited: self.visited,
        }
    }

    fn children(&self, position: &Position) -> Vec<Child> {
        let moves = position.legal_moves(self.rules);
        moves
            .iter()
            .map(|mv| {
                let mut child = *position;
                child.play_unchecked(self.rules, mv, &mut ());
                Child {
                    mv,
                    key: Placement::of(&child),
                    position: child,
                }
            })
            .collect()
    }

    /// Returns the known numbers of a position that isn't on the current line.
    fn numbers_of(&self, position: &Position, key: &Placement) -> ProofNumbers {
        match position.outcome() {
            Some(outcome) if outcome.winner == Some(self.attacker) => ProofNumbers::WON,
            Some(_) => ProofNumbers::FAILED,
            None => self
                .entries
                .get(key)
                .map_or(ProofNumbers::UNKNOWN, |entry| entry.numbers),
        }
    }

    /// Searches a position until its proof or disproof number reaches its limit; `limits` has the
    /// proof number's first.
    fn search(&mut self, position: &Position, key: Placement, limits: [u32; 2]) {
        self.visited += 1;
        let is_out_of_time = self.visited.is_multiple_of(CLOCK_INTERVAL)
            && self
                .deadline
                .is_some_and(|deadline| Instant::now() >= deadline);
        self.is_stopped |= is_out_of_time || self.entries.len() >= self.max_positions;
        if self.is_stopped {
            return;
        }
        if self.line.len() >= MAX_DEPTH {
            self.store(key, ProofNumbers::FAILED);
            return;
        }
        let children = self.children(position);
        let is_attackers_turn = position.to_move() == self.attacker;
        self.line.insert(key);
        while !self.is_stopped {
            let child_numbers = children.iter().map(|child| {
                if self.line.contains(&child.key) {
                    ProofNumbers::FAILED
                } else {
                    self.numbers_of(&child.position, &child.key)
                }
            });
            let choice = choose(child_numbers, is_attackers_turn);
            let ProofNumbers { proof, disproof } = choice.numbers;
            self.store(key, choice.numbers);
            if proof >= limits[0] || disproof >= limits[1] || proof == 0 || disproof == 0 {
                break;
            }
            let Some(child) = children.get(choice.index) else {
                break;
            };
            let child_limits = choice.limits(is_attackers_turn, limits);
            self.search(&child.position, child.key, child_limits);
        }
        self.line.remove(&key);
    }

    fn store(&mut self, key: Placement, numbers: ProofNumbers) {
        if numbers.proof == 0 {
            self.proofs += 1;
        }
        let order = self.proofs;
        self.entries.insert(key, Entry { numbers, order });
    }

    /// Returns when a child was proved, as [`Entry::order`]; `None` if it wasn't.
    fn proof_order(&self, child: &Child) -> Option<u64> {
        match child.position.outcome() {
            Some(outcome) => (outcome.winner == Some(self.attacker)).then_some(0),
            None => self
                .entries
                .get(&child.key)
                .filter(|entry| entry.numbers.proof == 0)
                .map(|entry| entry.order),
        }
    }

    /// Collects the attacker's moves from a proved position, and the lengths of the longest lines
    /// in plies. Returns the length for the position itself.
    fn collect(
        &self,
        position: &Position,
        key: Placement,
        moves: &mut HashMap<Placement, Move>,
        lengths: &mut HashMap<Placement, u32>,
    ) -> u32 {
        if position.end().is_some() {
            return 0;
        }
        if let Some(&length) = lengths.get(&key) {
            return length;
        }
        let mut children = self.children(position);
        if position.to_move() == self.attacker {
            // The child that was proved first rests on no later proof.
            let first = children
                .iter()
                .enumerate()
                .filter_map(|(index, child)| Some((self.proof_order(child)?, index)))
                .min();
            let Some((_, index)) = first else {
                return 0;
            };
            let chosen = children.swap_remove(index);
            moves.insert(key, chosen.mv);
            children = vec![chosen];
        }
        let longest = children
            .iter()
            .map(|child| self.collect(&child.position, child.key, moves, lengths))
            .max();
        let length = longest.unwrap_or(0) + 1;
        lengths.insert(key, length);
        length
    }

    /// Finds the line in which the attacker plays the proof's moves and the opponent resists
    /// longest.
    fn longest_line(
        &self,
        start: &Position,
        moves: &HashMap<Placement, Move>,
        lengths: &HashMap<Placement, u32>,
    ) -> Vec<Move> {
        let mut line = Vec::new();
        let mut position = *start;
        while position.end().is_none() {
            let children = self.children(&position);
            let winning_move = moves.get(&Placement::of(&position));
            let next = match winning_move {
                Some(mv) => children.iter().find(|child| child.mv == *mv),
                None => children
                    .iter()
                    .max_by_key(|child| lengths.get(&child.key).copied().unwrap_or(0)),
            };
            let Some(next) = next else {
                break;
            };
            line.push(next.mv);
            position = next.position;
        }
        line
    }
}

/// The most promising child of a position, and the position's own numbers.
struct Choice {
    index: usize,
    best: ProofNumbers,
    /// The second-best child's proof number, or disproof number if the opponent moves.
    second: u32,
    numbers: ProofNumbers,
}

/// Chooses the child that is easiest to prove where the attacker moves, else the easiest to
/// disprove.
fn choose(child_numbers: impl Iterator<Item = ProofNumbers>, is_attackers_turn: bool) -> Choice {
    let mut choice = Choice {
        index: usize::MAX,
        best: ProofNumbers::FAILED,
        second: INFINITE,
        numbers: ProofNumbers::FAILED,
    };
    let (mut min, mut sum) = (INFINITE, 0_u32);
    for (index, numbers) in child_numbers.enumerate() {
        let (target, other) = if is_attackers_turn {
            (numbers.proof, numbers.disproof)
        } else {
            (numbers.disproof, numbers.proof)
        };
        sum = sum.saturating_add(other).min(INFINITE);
        if choice.index == usize::MAX || target < min {
            choice.second = min;
            min = target;
            choice.index = index;
            choice.best = numbers;
        } else {
            choice.second = choice.second.min(target);
        }
    }
    let (proof, disproof) = if is_attackers_turn {
        (min, sum)
    } else {
        (sum, min)
    };
    choice.numbers = ProofNumbers { proof, disproof };
    choice
}

impl Choice {
    /// Computes the limits within which the child stays the most promising.
    fn limits(&self, is_attackers_turn: bool, [proof, disproof]: [u32; 2]) -> [u32; 2] {
        let next = self.second.saturating_add(1);
        let child_limit = |limit: u32, sum: u32, own: u32| {
            (limit.saturating_sub(sum).saturating_add(own)).min(INFINITE)
        };
        if is_attackers_turn {
            let other = child_limit(disproof, self.numbers.disproof, self.best.disproof);
            [proof.min(next), other]
        } else {
            let other = child_limit(proof, self.numbers.proof, self.best.proof);
            [other, disproof.min(next)]
        }
    }
}
