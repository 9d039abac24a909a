//! Checks what the engine finds, says and saves against the rules and golden data.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod changed_input;
mod comparison;
mod endgame_tables;
mod endless;
mod errors;
mod exact_values;
#[path = "../fixtures.rs"]
mod fixtures;
mod four_rows;
mod lab;
mod limits;
#[path = "../rules/random_four_rows.rs"]
mod random_four_rows;
#[path = "../rules/random_rules.rs"]
mod random_rules;
#[path = "../rules/random_world.rs"]
mod random_world;
mod reasons;
mod samples;
mod saved_matches;
mod sentences;
#[path = "../rules/variants.rs"]
mod variants;
mod world_words;
mod written_games;
