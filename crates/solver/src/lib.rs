//! Perfect play: proved values of positions.
//!
//! - [`Solver`] finds the value or bounds on it, [`Solver::line`] a line of best play.
//!   [`Solver::certificate`] writes a proof that [`Certificate::verify`] checks by the rules alone.
//! - [`last_move`] proves who wins where the last move decides.
//! - [`winning_turn`] finds a turn of extra moves that wins at once.
//! - [`solved`] has the solved starting positions.
//!
//! ```
//! use std::ops::ControlFlow;
//! use awale_rules::{Position, Side, library};
//! use awale_solver::{Limits, Solver};
//!
//! let rules = library::load("2-4").and_then(Result::ok).ok_or("no such variant")?;
//! let start = Position::start(&rules, Side::South, &mut ());
//! let solver = Solver::new(rules, start, 1 << 24)?;
//! let solution = solver.solve(&Limits::NONE, &mut |_| ControlFlow::Continue(()))?;
//! assert_eq!(solution.progress.bounds.value(), Some(4));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # How it searches
//!
//! A null-window alpha-beta search (`search`) answers the question *does the player to move gain at
//! least t seeds from here on?* The driver (`solve`) asks it for the two thresholds around the
//! expected value at increasing depth, like MTD(f). There is no pruning or reduction. Depth-limited
//! answers rest on estimates and are kept apart from proofs: for each position the table
//! ([`memory`]) has two proved bounds and one guess. Guesses cause cutoffs but never proofs; proved
//! answers are never searched again. Positions have unique [`number`]s instead of hashes.
//!
//! Proof-number search (df-pn) suits games in which the players' numbers of moves differ, and a
//! single question. Here the question is how much is gained, not who wins: alpha-beta shares bounds
//! and move ordering between thresholds, has a good evaluation to order moves by, and handles
//! cycles simply.
//!
//! # Why the values hold with repetition
//!
//! A game ends when a position repeats, so its value may depend on the path (*graph history
//! interaction*). Seeds never return to the board: only positions with the same number of seeds, a
//! *layer*, can repeat, and no player gains anything within a layer. If the remaining seeds then go
//! to neither player, a game that repeats gains nothing more.
//!
//! Let *V(p)* be the value of *p* in the game without history: the same rules, except that a game
//! may go on forever, and gains nothing more if it never leaves a layer.
//!
//! *V(p) is the value of p in the real game if no position of the layer has occurred before p.*
//! Take a threshold *t*. Whether a player can gain *t* without history is a game between reaching a
//! good exit from the layer (for the player who needs one, as *t* > 0 for them) and staying inside
//! or leaving well. Both players have positional strategies. A player who can reach a good exit has
//! a strategy that gets closer to it with each move, so no position repeats and the rule never
//! applies. The opponent of a player who can't has a strategy that never leaves the positions
//! without an exit; any repetition gives them what they need. So both strategies are as good in the
//! real game, which has the same value. (Endgame tables hold *V* too.)
//!
//! The solver computes *V* for the starting position and for positions that are set up, which have
//! no earlier positions. So its table needs no history.
//!
//! *Cycles in the search.* A line that returns to one of its own positions gets the answer for no
//! further gain. For a player who needs an exit that is a failure, which is right only if the
//! earlier position fails too. Such an answer is *pending*: it depends on an open position of the
//! line, and so do all answers that use it. If the first position they depend on is searched and
//! fails, it and the pending positions form a set without an exit: every move of the player who
//! needs one stays inside or leads to a known failure, and in every position of the opponent some
//! move does. All of them have definitely failed, and are proved together. If that position
//! succeeds or stays undecided, they are dropped. A success never depends on a cycle, so no success
//! is ever revoked.
//!
//! A player who needs no exit can wander through a layer for longer than any depth. So if the
//! search finds no exit for the opponent, `enclose` looks for a closed set of positions directly
//! and proves it as a whole.
//!
//! If a repetition splits the remaining seeds by rows, the value of a cycle depends on where the
//! game repeats. Then an answer that uses a cycle is never called proved. Proofs without cycles
//! hold in any case: each rests on earlier ones, so no position repeats on a line that follows
//! them.

mod bounds;
pub mod certificate;
mod deepen;
mod enclose;
#[cfg(test)]
#[path = "../../../tests/fixtures.rs"]
mod fixtures;

pub mod last_move;
mod line;
pub mod memory;
pub mod number;
mod pending;
mod search;
pub mod solve;
pub mod state;
#[cfg(test)]
mod tests;
mod winning_turn;

pub use awale_engine::ai::solved::{self, Solved, SolvedValue};
pub use bounds::Bounds;
pub use certificate::{Bound, Certificate, read_certificate};
pub use solve::{Limits, NoThread, Solution, Solver, SolverProgress, Unsolvable};
pub use winning_turn::winning_turn;
