//! Awale: the family of sowing games, as rules, a mind, and an animated game.
//!
//! - [`rules`]: reads variants as data, plays any of them, reports a move as events. Pure.
//! - [`ai`]: a mind that plays any of them. Pure but for its threads.
//! - [`solver`]: finds what positions are worth under perfect play, proves it, and checks proofs.
//!   Pure but for its threads.
//! - [`examples`]: positions and moves that show what rules have, found for any rules. Pure.
//! - [`lessons`]: positions that play themselves and tasks for a learner. Pure.
//! - [`matches`]: what players agree on, matches of several games, and all that is kept of them.
//!   Pure.
//! - [`teacher`]: what a game could have been, why a move is good, puzzles, and an opponent who
//!   keeps step. Pure.
//! - [`lab`]: what a rule is like to play, measured by games of the computer against itself. Pure.
//! - [`workshop`]: creating variants and positions. Pure.
//! - [`work`]: what the program leaves to be done in the background, as data. Pure.
//! - [`table_store`]: keeps endgame tables in a folder.
//! - [`atlas`]: where the built-in games are at home. Pure.
//! - [`text`]: everything a player reads, in their language: messages, comments, the rule book.
//!   Pure.
//! - [`files`]: safe names of files, one reader for all of them, and writing that leaves none half
//!   done.
//! - `game` (feature `game`): the Bevy app that shows both, with sound.
//!
//! See `ARCHITECTURE.md` for the map of the whole.

pub mod ai;
mod as_text;
pub mod atlas;
#[cfg(target_arch = "wasm32")]
pub mod browser;
pub mod examples;
pub mod files;
#[cfg(test)]
mod fixtures;
#[cfg(feature = "game")]
pub mod game;
mod keyed;
pub mod lab;
pub mod lessons;
pub mod matches;
pub mod rules;
pub mod solver;
pub mod table_store;
pub mod teacher;
pub mod text;
pub mod work;
pub mod workshop;
