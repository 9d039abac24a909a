//! Saves rules as files: the full rule book as a web page, and one game's rules as text.

use bevy::prelude::*;

use crate::files::FileName;
use crate::game::advisor::BookWritten;
use crate::game::localization::{Words, trouble};
use crate::game::storage::{FileTrouble, Storage};
use crate::game::ui::notices::Notices;
use crate::text::book::RuleBook;
use crate::text::{Language, Messages};

/// The file name for a title without any character allowed in file names.
const DEFAULT_NAME: FileName = FileName::known("rules.md");
/// The file name extensions.
const EXTENSION: &str = ".html";
const TEXT_EXTENSION: &str = ".md";

/// Saves a finished book, and shows a notice with its path.
pub(super) fn keep(
    mut written: MessageReader<BookWritten>,
    storage: Res<Storage>,
    words: Res<Words>,
    mut notices: ResMut<Notices>,
) {
    for BookWritten { html, language } in written.read() {
        let put = storage.papers().put(file_name(*language), html.as_bytes());
        notify(put, "ui-notice-book-saved", &words, &mut notices);
    }
}

/// Saves the rules of one game, and shows a notice with their path.
pub(super) fn keep_rules(book: &RuleBook, storage: &Storage, words: &Words, notices: &mut Notices) {
    let name = file_named(&book.title, TEXT_EXTENSION);
    let put = storage.papers().put(name, book.markdown().as_bytes());
    notify(put, "ui-notice-rules-saved", words, notices);
}

fn notify(
    put: Result<String, FileTrouble>,
    saved: &'static str,
    words: &Words,
    notices: &mut Notices,
) {
    match put {
        Ok(place) => notices.push(saved, vec![("place", place)]),
        Err(error) => notices.push("ui-said", vec![("words", trouble(words, error))]),
    }
}

/// The file name of the book in this language.
fn file_name(language: Language) -> FileName {
    file_named(&Messages::new(language).get("printed-title"), EXTENSION)
}

/// The file name for a title.
fn file_named(title: &str, extension: &'static str) -> FileName {
    FileName::made(title, extension).unwrap_or(DEFAULT_NAME)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_language_has_its_own_file() {
        let names: BTreeSet<String> = Language::all()
            .map(|language| file_name(language).to_string())
            .collect();
        assert_eq!(names.len(), Language::all().count());
    }
}
