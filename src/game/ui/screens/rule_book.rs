//! The rules in force, generated from the rule set, and the keys of the game.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::files::{FileName, Folder};
use crate::game::catalog::{LastChoices, Variants};
use crate::game::controls::{Action, Controls};
use crate::game::localization::Words;
use crate::game::session::CurrentMatch;
use crate::game::settings::Settings;
use crate::game::state::Menu;
use crate::game::storage::Storage;
use crate::game::ui::UiPass;
use crate::game::ui::navigation::Go;
use crate::game::ui::notices::Notices;
use crate::game::ui::theme::space;
use crate::game::ui::widgets::{
    Button, Choice, Panel, choose, hint, key_hint, paragraph, scrim, scroll, section, small,
    subheading,
};
use crate::rules::RuleSet;
use crate::text::book::{Block, RuleBook, Section};
use crate::text::{Language, describe};

/// Width and height of the panel, in points.
const SIZE: (f32, f32) = (720.0, 640.0);
/// Where rule books are written that a player saves, and how their names end.
const BOOKS_FOLDER: Folder = Folder::known("rule books");
const BOOK_ENDING: &str = ".md";
/// The file of a book whose title has nothing that the name of a file may have.
const NAMELESS: FileName = FileName::known("rules.md");
/// Width of a bullet and its space, in points.
const BULLET: f32 = 20.0;

/// A book that was written once and is read every frame.
#[derive(Default)]
pub(super) struct BookShelf(Option<(u64, Language, String, RuleBook)>);

impl BookShelf {
    /// The book of `rules`; written anew when they, or the language, differ from the last ones.
    pub fn book(&mut self, rules: &RuleSet, words: &Words) -> &RuleBook {
        let name = rules.name(words.language().code());
        let fits = self
            .0
            .as_ref()
            .is_some_and(|(fingerprint, language, title, _)| {
                *fingerprint == rules.fingerprint()
                    && *language == words.language()
                    && title == name
            });
        if !fits {
            self.0 = None;
        }
        let write = || {
            (
                rules.fingerprint(),
                words.language(),
                name.to_owned(),
                describe(rules, words),
            )
        };
        &self.0.get_or_insert_with(write).3
    }
}

/// The pages of the panel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Page {
    #[default]
    Rules,
    Keys,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(UiPass::Menu).run_if(in_state(Menu::RuleBook)),
    );
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    current: Option<Res<CurrentMatch>>,
    choices: Res<LastChoices>,
    variants: Res<Variants>,
    settings: Res<Settings>,
    mut storage: ResMut<Storage>,
    mut notices: ResMut<Notices>,
    mut go: MessageWriter<Go>,
    mut shelf: Local<BookShelf>,
    mut page: Local<Page>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    scrim(ctx);
    let rules: Option<Arc<RuleSet>> = match &current {
        Some(current) => Some(current.setup().rules.clone()),
        None => choices.rules(&variants).and_then(Result::ok),
    };
    let book = rules.as_ref().map(|rules| shelf.book(rules, &words));
    let title = book.map(|book| book.title.clone()).unwrap_or_default();
    Panel::new("rule book", SIZE.0)
        .title(&title)
        .height(SIZE.1)
        .show(ctx, |ui| {
            let choice = |value, name, key| Choice::new(value, name, words.get(key));
            let pages = [
                choice(Page::Rules, "rules", "ui-menu-rules"),
                choice(Page::Keys, "keys", "ui-keys"),
            ];
            choose(ui, "rule_book.page", &mut *page, &pages);
            let salt = if *page == Page::Rules {
                "rules"
            } else {
                "keys"
            };
            scroll(ui, salt, space::CONTROL + space::M, |ui| match *page {
                Page::Rules => {
                    if let Some(book) = book {
                        read(ui, book);
                        let says = words.get("ui-rules-save");
                        let button = Button::secondary("rule_book.save", says).wide();
                        if button.show(ui).clicked() {
                            save(book, &mut storage, &mut notices);
                        }
                    }
                }
                Page::Keys => list_keys(ui, &words, &settings.controls),
            });
            ui.add_space(space::S);
            if Button::primary("rule_book.back", words.get("ui-back"))
                .wide()
                .show(ui)
                .clicked()
            {
                go.write(Go::Back);
            }
        });
    Ok(())
}

/// Writes the book into the player's folder, to be printed or read elsewhere.
fn save(book: &RuleBook, storage: &mut Storage, notices: &mut Notices) {
    let name = FileName::made(&book.title, BOOK_ENDING).unwrap_or(NAMELESS);
    let file = BOOKS_FOLDER.file(name);
    let place = storage.place(&file);
    if storage.write_text(&file, &book.markdown())
        && let Some(place) = place
    {
        let place = place.display().to_string();
        notices.say("ui-notice-rules-saved", vec![("place", place)]);
    }
}

/// The whole book, but for its title.
pub(super) fn read(ui: &mut Ui, book: &RuleBook) {
    if !book.about.is_empty() {
        paragraph(ui, &book.about);
        ui.add_space(space::HALF);
    }
    for fact in &book.facts {
        small(ui, &format!("{} {}", fact.label, fact.value));
    }
    for part in &book.sections {
        read_section(ui, part);
    }
    ui.add_space(space::M);
}

/// A heading, and what stands below it.
pub(super) fn read_section(ui: &mut Ui, part: &Section) {
    ui.add_space(space::S);
    section(ui, &part.heading);
    for block in &part.blocks {
        match block {
            Block::Paragraph(text) => {
                paragraph(ui, text);
            }
            Block::List(items) => items.iter().for_each(|item| bullet(ui, item)),
        }
    }
}

fn bullet(ui: &mut Ui, item: &str) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let (rect, _) =
            ui.allocate_exact_size(vec2(BULLET, space::L), bevy_egui::egui::Sense::hover());
        crate::game::ui::widgets::bullet_seed(ui, rect.left_center() + vec2(space::HALF, 0.0));
        ui.vertical(|ui| paragraph(ui, item));
    });
}

/// The keys in force.
fn list_keys(ui: &mut Ui, words: &Words, controls: &Controls) {
    subheading(ui, &words.get("ui-keys-in-play"));
    key_hint(ui, "A … R", &words.get("ui-keys-hole"));
    for action in Action::ALL {
        if let Some(key) = controls.key(action) {
            key_hint(ui, &key.shown(words), &words.get(action.message()));
        }
    }
    hint(ui, &words.get("ui-controls-hint"));
    ui.add_space(space::M);
    subheading(ui, &words.get("ui-keys-in-menus"));
    for (key, does) in [
        ("ui-keys-tab", "ui-keys-move"),
        ("ui-keys-enter", "ui-keys-press"),
        ("ui-keys-escape", "ui-keys-close"),
    ] {
        key_hint(ui, &words.get(key), &words.get(does));
    }
    ui.add_space(space::M);
    hint(ui, &words.get("ui-keys-mouse"));
    ui.add_space(space::M);
    subheading(ui, &words.get("ui-keys-gamepad"));
    for action in Action::ALL {
        if let Some(button) = controls.button(action) {
            key_hint(ui, button.face(), &words.get(action.message()));
        }
    }
}
