//! Perfect play: what a position is worth when neither player makes a mistake, proved.
//!
//! - [`Solver`] finds the value, or bounds of it; [`Solver::line`] tells a line of best play, [`Solver::certificate`] writes down a
//!   proof that [`Certificate::verify`] checks by the rules alone.
//! - [`solved`] knows the starts that have been solved.
//!
//! ```
//! use std::ops::ControlFlow;
//! use awale::rules::{Position, Side, library};
//! use awale::solver::{Limits, Solver};
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
//! Null windows of alpha-beta (`search`): *does the player to move gain at least t seeds from here on?* The driver (`solve`) asks it
//! for the two thresholds around the value that it expects, ever deeper, as MTD(f) does. Every move is searched to the full depth. An
//! answer of a limited depth rests on estimates, and is kept apart from what is proved: of each position the table
//! ([`memory`]) holds two proved bounds, and one guess. Guesses cut off, but never prove; what is proved is never searched again.
//! Positions have a [`number`] of their own instead of a hash.
//!
//! Proof-number search (df-pn) was the alternative. It is at its best where sides differ in how many moves they have, and where few
//! questions are asked. Here the question is how much, not who: alpha-beta shares its bounds and its order of moves between
//! thresholds, there is a good estimate to order moves by, and circles are simple to get right.
//!
//! # Why the values hold with repetition
//!
//! A game ends when a position occurs again, so what a position is worth may depend on the path to it (the problem of *graph history
//! interaction*). Seeds never return to the board: only positions with the same number of seeds, a *layer*, can occur again,
//! and within a layer no player gains anything. Where the seeds left go to nobody then, a game that comes round gains nothing more.
//!
//! Let *V(p)* be the value of *p* in another game, without history: the same rules, but a game may go on for ever, and
//! gains nothing more if it never leaves a layer.
//!
//! *V(p) is the value of p in the real game when no position of the layer has occurred before p.* Take a threshold *t*. Whether one
//! player can gain *t* in the game without history is a game of reaching a good exit from the layer (for the player to whom going
//! round isn't enough, since *t* > 0 for them) against staying inside or leaving well. Both players have strategies that look at the
//! position alone. A player who can reach a good exit has one by which the way to it grows shorter with each move, so no position
//! occurs twice and the rule of repetition is never met. The opponent of a player who can't has a
//! strategy that never leaves the positions from which there is no way out; shared_root a position again gives them what they need,
//! whichever position it is. So both strategies are as good in the real game, and so is the value. (Endgame tables hold *V* too.)
//!
//! The solver computes *V*, for the start and for positions that are set up, on which no other has occurred. So its table needs no history.
//!
//! *PendingAnswers inside the search.* A line that comes round to one of its own positions gets the answer for a gain of nothing. For a
//! player who needs a way out that is a failure, and it is right only if the earlier position fails as well. Such an answer is *pending*:
//! it rests on an open position of the line, and so do all answers that use it. When the first position that they rest on has been searched
//! and has failed, the pending positions and it are a set without a way out: every move of the player who needs one stays inside or
//! leads to a position that is known to fail, and in every position of the opponent there is a move that does. All of them have failed for
//! good, and are proved together. If it succeeds, or isn't decided, they are forgotten. Success never rests on a circle, so nothing that
//! succeeded is ever taken back.
//!
//! A player to whom going round is enough can wander through a layer for longer than any depth. So where the search finds no way out for the
//! opponent, a set of positions without one is looked for directly (`enclose`), and proved as a whole.
//!
//! Where repetition shares the seeds left out by rows, what going round is worth depends on where the game comes round. Then an answer that meets a
//! circle is never called proved. What is proved without shared_root one holds in any case: each proof rests on earlier ones, so
//! that no position can occur twice on a line that follows them.

mod bounds;
pub mod certificate;
mod deepen;
mod enclose;
mod line;
pub mod memory;
pub mod number;
mod pending;
mod search;
pub mod solve;
pub mod state;
#[cfg(test)]
mod tests;

pub use crate::ai::solved::{self, Solved, SolvedValue};
pub use bounds::Bounds;
pub use certificate::{Bound, Certificate, read_certificate};
pub use solve::{Limits, NoThread, Progress, Solution, Solver, Unsolvable};
