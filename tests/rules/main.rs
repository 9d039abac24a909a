//! The rules engine: golden data for facts, properties for invariants, bad input for messages.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod allocation;
mod changed_input;
mod comments;
mod endgame_tables;
mod errors;
mod fingerprints;
mod game_files;
mod game_tree;
mod golden;
mod lab;
mod layers;
mod limits;
mod previews;
mod properties;
mod provenance;
mod random_input;
mod random_rules;
mod reasons;
mod refusals;
mod repetition;
mod samples;
mod saved_matches;
mod sentences;
mod systems;
mod variants;
