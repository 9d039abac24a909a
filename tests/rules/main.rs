//! The rules engine: golden data for facts, properties for invariants, bad input for messages.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod allocation;
mod atlas;
mod comments;
mod documents;
mod exchange;
mod features;
mod files;
mod fingerprints;
mod game_files;
mod game_tree;
mod golden;
mod layers;
mod previews;
mod properties;
mod provenance;
mod random_rules;
mod random_world;
mod readings;
mod refusals;
mod repetition;
mod systems;
mod turning;
mod variants;
mod world;
mod world_properties;
