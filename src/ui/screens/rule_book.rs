//! Shows rule books as egui widgets.

use bevy_egui::egui::{Sense, Ui, vec2};

use crate::localization::Words;
use crate::ui::theme::space;
use crate::ui::widgets::{bullet_seed, paragraph, section, small};
use awale_engine::text::book::{Block, RuleBook, Section};
use awale_engine::text::{Language, describe};
use awale_rules::RuleSet;

/// The width of a bullet and the space after it, in points.
const BULLET_WIDTH: f32 = 20.0;

/// A cache of the last shown rule book, so that it isn't regenerated every frame. The key consists
/// of the fingerprint of the rules, the language and the name.
#[derive(Default)]
pub(super) struct RuleBookCache(Option<((u64, Language, String), RuleBook)>);

impl RuleBookCache {
    /// Returns the book of `rules`, regenerated only if the rules or the language have changed.
    pub fn book(&mut self, rules: &RuleSet, words: &Words) -> &RuleBook {
        let name = rules.name(words.language().code()).to_owned();
        let key = (rules.fingerprint(), words.language(), name);
        self.0.take_if(|(cached_key, _)| *cached_key != key);
        let generate = || (key, describe(rules, words));
        &self.0.get_or_insert_with(generate).1
    }
}

/// Shows the whole book except its title.
pub(super) fn show(ui: &mut Ui, book: &RuleBook) {
    show_introduction(ui, book);
    for part in &book.sections {
        show_section(ui, part);
    }
    ui.add_space(space::M);
}

/// Shows the introduction of the book.
pub(super) fn show_introduction(ui: &mut Ui, book: &RuleBook) {
    if !book.about.is_empty() {
        paragraph(ui, &book.about);
        ui.add_space(space::HALF);
    }
    for fact in &book.facts {
        small(ui, &format!("{} {}", fact.label, fact.value));
    }
}

/// Shows a section with its heading.
pub(super) fn show_section(ui: &mut Ui, part: &Section) {
    ui.add_space(space::S);
    section(ui, &part.heading);
    show_blocks(ui, part);
}

/// Shows the contents of a section.
pub(super) fn show_blocks(ui: &mut Ui, part: &Section) {
    for block in &part.blocks {
        match block {
            Block::Paragraph(text) => {
                paragraph(ui, text);
            }
            Block::List(items) => {
                for item in items {
                    show_list_item(ui, |ui| {
                        paragraph(ui, item);
                    });
                }
            }
        }
    }
}

/// Shows a list item with a seed as its bullet.
pub(super) fn show_list_item(ui: &mut Ui, item: impl FnOnce(&mut Ui)) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let (rect, _) = ui.allocate_exact_size(vec2(BULLET_WIDTH, space::L), Sense::hover());
        bullet_seed(ui, rect.left_center() + vec2(space::HALF, 0.0));
        ui.vertical(item);
    });
}
