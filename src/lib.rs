//! Awale.
pub mod rules;
