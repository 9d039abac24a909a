//! Rules as files: the rule book in full for a web browser, and one game's rules as text.

use bevy::prelude::*;

use crate::files::{FileName, Folder, Place};
use crate::game::advisor::BookWritten;
use crate::game::storage::Storage;
use crate::game::ui::notices::Notices;
use crate::text::book::RuleBook;
use crate::text::{Language, Messages};

/// The folder of rule books, and how their names end.
const FOLDER: Folder = Folder::known("rule books");
/// The file of a book whose title has nothing that the name of a file may have.
const NAMELESS: FileName = FileName::known("rules.md");
const ENDING: &str = ".html";
const TEXT_ENDING: &str = ".md";

/// Writes a book that is ready into the player's folder, and says where it lies.
pub(super) fn keep(
    mut written: MessageReader<BookWritten>,
    mut storage: ResMut<Storage>,
    mut notices: ResMut<Notices>,
) {
    for BookWritten { html, language } in written.read() {
        let file = file_name(*language);
        let place = storage.place(&file);
        if storage.write_text(&file, html)
            && let Some(place) = place
        {
            let place = place.display().to_string();
            notices.say("ui-notice-book-saved", vec![("place", place)]);
        }
    }
}

/// Writes the rules of one game into the player's folder, and says where they lie.
pub(super) fn keep_rules(book: &RuleBook, storage: &mut Storage, notices: &mut Notices) {
    let file = named(&book.title, TEXT_ENDING);
    let place = storage.place(&file);
    if storage.write_text(&file, &book.markdown())
        && let Some(place) = place
    {
        let place = place.display().to_string();
        notices.say("ui-notice-rules-saved", vec![("place", place)]);
    }
}

/// The file of the book in this language.
fn file_name(language: Language) -> Place {
    named(&Messages::new(language).get("printed-title"), ENDING)
}

/// A file in the folder that is called after a title.
fn named(title: &str, ending: &'static str) -> Place {
    FOLDER.file(FileName::made(title, ending).unwrap_or(NAMELESS))
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
