//! Editing of variants and positions. Uses neither clock nor files.
//!
//! - [`parameter`]: groups the parameters of rules, with the message keys that explain them.
//! - [`change`](change()): changes a parameter and everything that depends on it.
//! - [`draft`]: holds a variant being edited, with its changes and problems.
//! - [`house`]: selects the few rules in which households differ.
//! - [`title`]: finds unique titles.
//! - [`laying`]: sets up a position seed by seed.

mod change;
pub mod draft;
pub mod house;
pub mod laying;
pub mod parameter;
pub mod title;

pub use change::{change, letter_of, on_board, with_usual_start};
pub use draft::Draft;
pub use laying::PositionEditor;
pub use parameter::Group;

/// Returns the text of a rule file: [`write_rule_file`](awale_rules::write_rule_file).
pub use awale_rules::write_rule_file as file_text;
