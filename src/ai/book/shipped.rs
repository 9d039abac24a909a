//! The books that come with the program: `rules/mind/books`, grown by `awale-engine book grow`.

use std::sync::{Arc, LazyLock};

use super::Book;
use crate::ai::shipped::{Shipped, shipped_files};
use crate::rules::RuleSet;

/// The text of every file, by its variant.
pub(super) const FILES: &[(&str, &str)] =
    shipped_files!["books", ".book": "abidjan", "awale", "oware", "wari"];

static BOOKS: LazyLock<Shipped<Arc<Book>>> = LazyLock::new(|| Shipped::new(FILES));

/// The book for these rules that comes with the program; `None` if there is none.
#[must_use]
pub fn shipped(rules: &Arc<RuleSet>) -> Option<Arc<Book>> {
    let read = |text: &str| Book::read(rules, text).ok().map(Arc::new);
    BOOKS.get(rules.fingerprint(), read)
}
