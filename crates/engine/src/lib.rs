//! Plays and explains sowing games: every part of Awale between the rules and the user interface.
//!
//! - [`ai`]: an engine that plays under any rules. Pure except for its threads.
//! - [`examples`]: positions and moves that illustrate the rules, found for any variant. Pure.
//! - [`lessons`]: demonstrations and tasks for learners. Pure.
//! - [`matches`]: the terms, games and scores of matches, and their file formats. Pure.
//! - [`teacher`]: game reports, reasons for moves, puzzles, and an adaptive opponent. Pure.
//! - [`lab`]: measures the properties of rule sets in self-play. Pure.
//! - [`workshop`]: editing of variants and positions. Pure.
//! - [`work`]: background jobs, described as data. Pure.
//! - [`table_store`]: a folder of endgame tables.
//! - [`text`]: all text for players, in their language: messages, comments, the rule book. Pure.
//! - [`incoming`]: texts from outside: games, positions, links, letters, backups. Pure.
//! - [`files`]: safe file names, bounded reads and atomic writes.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//! use awale_engine::ai::{Level, choose};
//! use awale_rules::{Game, Side, library};
//!
//! let rules = library::load("kalah").and_then(Result::ok).ok_or("no such variant")?;
//! let club = Level::Club.strength(&rules);
//! let mut game = Game::new(rules, Side::South, &mut ());
//! let chosen = choose(&game, club, 7, &AtomicBool::new(false), None).ok_or("the game is over")?;
//! game.play(chosen.mv, &mut ()).map_err(|refusal| format!("{refusal:?}"))?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod ai;
#[cfg(target_arch = "wasm32")]
pub mod browser;
pub mod examples;
pub mod files;
#[cfg(test)]
#[path = "../../../tests/fixtures.rs"]
mod fixtures;
pub mod incoming;
pub mod lab;
pub mod lessons;
pub mod matches;
pub mod table_store;
pub mod teacher;
pub mod text;
pub mod work;
pub mod workshop;
