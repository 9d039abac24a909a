//! Making variants and positions of one's own. Pure: no clock, no files.
//!
//! - [`parameter`], [`table`]: every parameter of a rule file, with the keys of the words that explain it.
//! - [`draft`]: a variant in the making: what was changed, and what of it makes no sense.
//! - [`file_text`]: a rule file as a person would write it, with comments.
//! - [`title`]: a title that is not taken.
//! - [`laying`]: a position that is set up seed by seed.

pub mod draft;
pub mod file_text;
pub mod laying;
pub mod parameter;
pub mod table;
pub mod title;

pub use draft::Draft;
pub use file_text::file_text;
pub use laying::Laying;
pub use parameter::{Form, Group, Parameter};
