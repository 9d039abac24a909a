//! Texts from outside, recognized by their contents: from the clipboard, from files and from the
//! archive of games.

mod opened;
mod pasted;
mod review;

pub use opened::{Opened, opened};
pub use pasted::{Pasted, linked, pasted};
pub use review::{accepted, review, review_at, review_of};
