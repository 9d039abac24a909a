//! The rules in force, generated from the rule set, and the keys of the game.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::choices::LastChoices;
use super::navigation::Go;
use super::theme::space;
use super::variants::Variants;
use super::widgets::{
    Button, Choice, Panel, choose, hint, key_hint, paragraph, scrim, scroll, section, small,
    subheading,
};
use super::{UiPass, Words, keys};
use crate::game::session::CurrentMatch;
use crate::game::state::Menu;
use crate::rules::RuleSet;
use crate::text::book::{Block, RuleBook, Section};
use crate::text::{Language, describe};

/// Width and height of the panel, in points.
const SIZE: (f32, f32) = (720.0, 640.0);
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
                    }
                }
                Page::Keys => list_keys(ui, &words),
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
        super::widgets::bullet_seed(ui, rect.left_center() + vec2(space::HALF, 0.0));
        ui.vertical(|ui| paragraph(ui, item));
    });
}

fn list_keys(ui: &mut Ui, words: &Words) {
    subheading(ui, &words.get("ui-keys-in-play"));
    for (key, does) in [
        ("A … R", "ui-keys-hole"),
        ("ui-keys-space", "ui-keys-best"),
        ("F2", "ui-keys-hint"),
        ("S", "ui-keys-skip"),
        ("M", "ui-keys-mute"),
        ("ui-keys-backspace", "ui-keys-undo"),
        ("ui-keys-arrows", "ui-keys-walk"),
        ("ui-keys-shift-arrows", "ui-keys-scrub"),
        (keys::HELP, "ui-keys-help"),
        ("ui-keys-escape", "ui-keys-pause"),
    ] {
        let key = if key.starts_with("ui-") {
            words.get(key)
        } else {
            key.to_owned()
        };
        key_hint(ui, &key, &words.get(does));
    }
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
}
