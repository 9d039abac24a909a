//! Rules as files: the rule book in full for a web browser, and one game's rules as text.

use bevy::prelude::*;

use crate::files::FileName;
use crate::game::advisor::BookWritten;
use crate::game::localization::{Words, trouble};
use crate::game::storage::{FileTrouble, Storage};
use crate::game::ui::notices::Notices;
use crate::text::book::RuleBook;
use crate::text::{Language, Messages};

/// The file of a book whose title has nothing that the name of a file may have.
const NAMELESS: FileName = FileName::known("rules.md");
/// How the names of both kinds of file end.
const ENDING: &str = ".html";
const TEXT_ENDING: &str = ".md";

/// Hands out a book that is ready, and says where it is.
pub(super) fn keep(
    mut written: MessageReader<BookWritten>,
    storage: Res<Storage>,
    words: Res<Words>,
    mut notices: ResMut<Notices>,
) {
    for BookWritten { html, language } in written.read() {
        let put = storage.papers().put(file_name(*language), html.as_bytes());
        tell(put, "ui-notice-book-saved", &words, &mut notices);
    }
}

/// Hands out the rules of one game, and says where they are.
pub(super) fn keep_rules(book: &RuleBook, storage: &Storage, words: &Words, notices: &mut Notices) {
    let name = named(&book.title, TEXT_ENDING);
    let put = storage.papers().put(name, book.markdown().as_bytes());
    tell(put, "ui-notice-rules-saved", words, notices);
}

fn tell(
    put: Result<String, FileTrouble>,
    saved: &'static str,
    words: &Words,
    notices: &mut Notices,
) {
    match put {
        Ok(place) => notices.say(saved, vec![("place", place)]),
        Err(error) => notices.say("ui-said", vec![("words", trouble(words, error))]),
    }
}

/// The file of the book in this language.
fn file_name(language: Language) -> FileName {
    named(&Messages::new(language).get("printed-title"), ENDING)
}

/// A file that is called after a title.
fn named(title: &str, ending: &'static str) -> FileName {
    FileName::made(title, ending).unwrap_or(NAMELESS)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_language_has_a_file_of_its_own() {
        let names: BTreeSet<String> = Language::all()
            .map(|language| file_name(language).to_string())
            .collect();
        assert_eq!(names.len(), Language::all().count());
    }
}
