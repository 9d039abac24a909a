//! The built-in books: `rules/mind/books`, made by `awale-engine book grow`.

use std::sync::{Arc, LazyLock};

use super::Book;
use crate::ai::shipped::{Shipped, shipped_files};
use awale_rules::RuleSet;

/// The variants with a book, and the text of their files.
pub(super) const FILES: &[(&str, &str)] =
    shipped_files!["books", ".book": "abidjan", "awale", "oware", "wari"];

static BOOKS: LazyLock<Shipped<Arc<Book>>> = LazyLock::new(|| Shipped::new(FILES));

/// Returns the built-in book for these rules, if there is one.
#[must_use]
pub fn shipped(rules: &Arc<RuleSet>) -> Option<Arc<Book>> {
    let read = |text: &str| Book::read(rules, text).ok().map(Arc::new);
    BOOKS.get(rules.fingerprint(), read)
}
