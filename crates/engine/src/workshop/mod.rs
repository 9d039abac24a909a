//! Editing variants and positions. Pure: no clock, no files.
//!
//! - [`parameter`]: the parameters of rules in groups, with the message keys that explain them.
//! - [`change`](change()): changes a parameter, and whatever must change with it.
//! - [`draft`]: a variant being edited, with its changes and problems.
//! - [`house`]: the few rules in which households differ.
//! - [`title`]: unique titles.
//! - [`laying`]: setting up a position seed by seed.

mod change;
pub mod draft;
pub mod house;
pub mod laying;
pub mod parameter;
pub mod title;

pub use change::{change, letter_of};
pub use draft::Draft;
pub use laying::PositionEditor;
pub use parameter::Group;

/// The text of a rule file: [`write_rule_file`](awale_rules::write_rule_file).
pub use awale_rules::write_rule_file as file_text;
