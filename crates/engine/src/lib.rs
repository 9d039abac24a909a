//! Awale: rules, an engine and an animated game for the family of sowing games.
//!
//! - [`rules`]: reads variants as data, plays any of them, and reports a move as events. Pure.
//! - [`ai`]: an engine that plays any of them. Pure except for its threads.
//! - [`solver`]: finds the value of positions under perfect play, proves it, and checks proofs.
//!   Pure except for its threads.
//! - [`examples`]: positions and moves that illustrate the rules, found for any variant. Pure.
//! - [`lessons`]: self-playing positions and tasks for learners. Pure.
//! - [`matches`]: the terms, games and scores of matches, and their file formats. Pure.
//! - [`teacher`]: game reports, reasons for moves, puzzles, and an opponent that adapts its
//!   strength. Pure.
//! - [`lab`]: measures how a rule set plays by self-play of the computer. Pure.
//! - [`workshop`]: edits variants and positions. Pure.
//! - [`work`]: background jobs as data. Pure.
//! - [`table_store`]: stores endgame tables in a folder.
//! - [`atlas`]: a map of the built-in games. Pure.
//! - [`text`]: all text for players, in their language: messages, comments, the rule book.
//!   Pure.
//! - `live` (feature `live`): sends letters through an MQTT broker. Pure except for its socket.
//! - [`files`]: safe file names, bounded reads and atomic writes.
//! - `game` (feature `game`): the Bevy app, with pictures and sound.
//!
//! `ARCHITECTURE.md` has an overview.

pub mod ai;
#[cfg(target_arch = "wasm32")]
pub mod browser;
pub mod examples;
pub mod files;
#[cfg(test)]
#[path = "../../../tests/fixtures.rs"]
mod fixtures;
pub mod lab;
pub mod lessons;
pub mod matches;
pub mod table_store;
pub mod teacher;
pub mod text;
pub mod work;
pub mod workshop;
