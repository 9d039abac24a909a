//! Texts from outside, recognized by their contents. They come from the clipboard, from files and
//! from the archive of games.

mod opened;
mod pasted;
mod review;

pub use opened::{Opened, parse_opened};
pub use pasted::{Pasted, parse_link, parse_pasted};
pub use review::{accepted, review, review_at, review_of};
