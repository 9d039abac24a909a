//! The books that come with the program: `rules/mind/books`, grown by `awale-engine book grow`.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, OnceLock};

use super::Book;
use crate::rules::{RuleSet, library};

macro_rules! book_files {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../../../rules/mind/books/", $name, ".book")))),*]
    };
}

/// The text of every file, by its variant.
pub(super) const FILES: &[(&str, &str)] = book_files!["abidjan", "awale", "oware", "wari"];

/// A file, and its book once it is asked for.
struct Shelf {
    text: &'static str,
    book: OnceLock<Option<Arc<Book>>>,
}

/// By the fingerprint of the rules.
static ALL: LazyLock<HashMap<u64, Shelf>> = LazyLock::new(|| {
    let files = FILES.iter().filter_map(|&(name, text)| {
        let rules = library::load(name)?.ok()?;
        let book = OnceLock::new();
        Some((rules.fingerprint(), Shelf { text, book }))
    });
    files.collect()
});

/// The book for these rules that comes with the program; `None` if there is none. It is read when it is first asked for.
#[must_use]
pub fn shipped(rules: &Arc<RuleSet>) -> Option<Arc<Book>> {
    let shelf = ALL.get(&rules.fingerprint())?;
    let read = || Book::read(rules, shelf.text).ok().map(Arc::new);
    shelf.book.get_or_init(read).clone()
}
