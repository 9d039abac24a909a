//! The game: a Bevy app on top of the rules and the engine, without game logic of its own.
//!
//! Each module uses only modules above it in the list in ARCHITECTURE.md.

pub mod accessibility;
pub mod advisor;
pub mod app;
pub mod audio;
pub mod board;
pub mod board_view;
pub mod catalog;
pub mod commentary;
pub mod controls;
pub mod dev_tools;
#[cfg(test)]
#[path = "../tests/fixtures.rs"]
mod fixtures;
pub mod friends;
pub mod input;
pub mod jobs;
pub mod lesson;
pub mod localization;
pub mod navigation;
pub mod noise;
pub mod opened_files;
pub mod phase;
pub mod pictures;
pub mod playback;
pub mod puzzle;
pub mod questions;
pub mod scene;
pub mod schedule;
pub mod session;
pub mod settings;
pub mod shortcuts;
pub mod state;
pub mod storage;
pub mod studies;
pub mod table;
pub mod ui;
