//! How players make their own variants and positions. Pure: no clock, no files.
//!
//! - [`parameter`]: the parameters of rules in groups, with the keys of the words that explain them.
//! - [`draft`]: a variant in the making: what was changed, and what of it makes no sense.
//! - [`title`]: a title that is not taken.
//! - [`laying`]: a position that is set up seed by seed.

pub mod draft;
pub mod laying;
pub mod parameter;
pub mod title;

pub use draft::Draft;
pub use laying::Laying;
pub use parameter::Group;

/// Writes rule files; the workshop's name for [`write_rule_file`](crate::rules::write_rule_file).
pub use crate::rules::write_rule_file as file_text;
