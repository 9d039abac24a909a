//! The part of the pause menu that copies a game and takes pictures.

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use super::pause_question::{MENU, PauseQuestion};
use crate::localization::Words;
use crate::navigation::Go;
use crate::session::{CurrentMatch, record_of};
use crate::state::{Menu, Shot};
use crate::storage::Storage;
use crate::ui::clipboard::Clipboard;
use crate::ui::notices::Notices;
use crate::ui::theme::space;
use crate::ui::widgets::{Button, Items};
use awale_engine::matches::LinkedGame;
use awale_engine::text::file_error;
use awale_rules::exchange::{self, Notation};

/// The notations of other programs.
const NOTATIONS: [Notation; 4] = [
    Notation::Ogn,
    Notation::PlayStrategy,
    Notation::Togyzqumalaq,
    Notation::Kgp,
];
/// The tags of a game file that other programs also know.
const SHARED_TAGS: [&str; 3] = ["South", "North", "Date"];

/// The text to copy with the message key of the notice about it, or the reason why there is none.
pub(super) type Copied = Result<(String, &'static str), String>;

/// The message key of the notice about a complete copy.
const COPIED_KEY: &str = "ui-copied";

/// Shows the buttons. Returns what the player chose to copy.
pub(super) fn show(
    ui: &mut Ui,
    current: &CurrentMatch,
    page_address: &str,
    words: &Words,
    question: &mut PauseQuestion,
    go: &mut MessageWriter<Go>,
) -> Option<Copied> {
    let items = Items::new(MENU, words);
    let (copied, previous) = if *question == PauseQuestion::CopyAs {
        (show_notations(ui, current, words), PauseQuestion::Share)
    } else {
        let copied = show_choices(ui, current, page_address, words, question, go);
        (copied, PauseQuestion::More)
    };
    ui.add_space(space::S);
    if items.secondary(ui, "back", "ui-back") {
        *question = previous;
    }
    copied
}

/// Copies the text, or shows the reason why there is none.
pub(super) fn copy(copied: Copied, clipboard: &mut Clipboard, notices: &mut Notices) {
    match copied {
        Ok((text, notice)) => {
            clipboard.copy(&text);
            notices.push(notice, Vec::new());
        }
        Err(reason) => notices.push_text(reason),
    }
}

/// Shows the buttons that copy the game and its position as text, and take pictures.
fn show_choices(
    ui: &mut Ui,
    current: &CurrentMatch,
    page_address: &str,
    words: &Words,
    question: &mut PauseQuestion,
    go: &mut MessageWriter<Go>,
) -> Option<Copied> {
    #[derive(Clone, Copy)]
    enum Choice {
        Position,
        Game,
        Link,
        Notation,
        Picture(Menu),
    }
    let mut choices = vec![
        ("copy_position", "ui-copy-position", Choice::Position),
        ("copy_game", "ui-copy-game", Choice::Game),
        ("copy_link", "ui-copy-link", Choice::Link),
    ];
    if known_notations(current).next().is_some() {
        choices.push(("copy_as", "ui-copy-as", Choice::Notation));
    }
    let take = |shot| Choice::Picture(Menu::Taking(shot));
    choices.push(("picture", "ui-picture", take(Shot::Picture)));
    choices.push(("photo", "ui-photo", Choice::Picture(Menu::Photo)));
    if current.tree().step() > 0 {
        choices.push(("film", "ui-film", take(Shot::Film)));
    }
    let items = Items::new(MENU, words);
    let mut chosen = None;
    for row in choices.chunks(2) {
        chosen = items.side_by_side(ui, row).or(chosen);
    }
    match chosen? {
        Choice::Position => return Some(Ok((current.position().to_string(), COPIED_KEY))),
        Choice::Game => {
            let record = record_of(current, Storage::today());
            return Some(Ok((record.to_string(), COPIED_KEY)));
        }
        Choice::Link => return Some(link_to_game(current, page_address, words)),
        Choice::Notation => *question = PauseQuestion::CopyAs,
        Choice::Picture(menu) => {
            go.write(Go::To(menu));
        }
    }
    None
}

/// Shows the buttons that copy the game in the notations of other programs.
fn show_notations(ui: &mut Ui, current: &CurrentMatch, words: &Words) -> Option<Copied> {
    let mut chosen = None;
    for notation in known_notations(current) {
        let name = format!("{MENU}.copy_as.{}", notation.key());
        let button = Button::secondary(name, notation.name()).wide();
        if button.show(ui).clicked() {
            chosen = Some(notation);
        }
    }
    chosen.map(|notation| write_notation(current, notation, words))
}

/// Returns the notations that can express the game's rules.
fn known_notations(current: &CurrentMatch) -> impl Iterator<Item = Notation> {
    let rules = current.game().rules();
    NOTATIONS
        .into_iter()
        .filter(move |notation| exchange::can_write(rules, *notation).is_ok())
}

/// Writes the game in another program's notation.
fn write_notation(current: &CurrentMatch, notation: Notation, words: &Words) -> Copied {
    let record = record_of(current, Storage::today());
    let shared = SHARED_TAGS
        .iter()
        .filter_map(|name| Some((*name, record.tag(name)?)));
    let tags: Vec<_> = exchange::variant_tag(current.variant(), notation)
        .into_iter()
        .chain(shared)
        .collect();
    let tree = current.tree();
    let is_whole = notation.has_variations() || tree.is_bare_line();
    exchange::write(tree, &tags, notation)
        .map(|text| {
            (
                text,
                if is_whole {
                    COPIED_KEY
                } else {
                    "ui-copied-moves"
                },
            )
        })
        .map_err(|error| file_error::inexpressible(words, error))
}

/// Returns the link to the game up to the current position.
fn link_to_game(current: &CurrentMatch, page_address: &str, words: &Words) -> Copied {
    let linked = LinkedGame {
        variant: current.variant().to_owned(),
        game: current.game().clone(),
    };
    let link = linked.link();
    link.map(|link| (address(page_address, &link), COPIED_KEY))
        .map_err(|error| file_error::link(words, &error))
}

/// Returns a link with this fragment: in a browser, to the open page, otherwise to `page_address`.
pub(super) fn address(page_address: &str, fragment: &str) -> String {
    #[cfg(target_arch = "wasm32")]
    let page_address = {
        let _ = page_address;
        awale_engine::browser::address()
    };
    format!("{page_address}{fragment}")
}
