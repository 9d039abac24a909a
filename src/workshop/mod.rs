//! How players make their own variants and positions. Pure: no clock, no files.
//!
//! - [`parameter`]: the parameters of rules in groups, with the keys of the words that explain
//!   them.
//! - [`draft`]: a variant that is being edited: its changes and its problems.
//! - [`title`]: titles that aren't taken.
//! - [`laying`]: setting up a position seed by seed.

pub mod draft;
pub mod laying;
pub mod parameter;
pub mod title;

pub use draft::Draft;
pub use laying::Laying;
pub use parameter::Group;

/// The text of a rule file: [`write_rule_file`](crate::rules::write_rule_file).
pub use crate::rules::write_rule_file as file_text;
