//! Shows rule books.

use bevy_egui::egui::{Sense, Ui, vec2};

use crate::localization::Words;
use crate::ui::theme::space;
use crate::ui::widgets::{bullet_seed, paragraph, section, small};
use awale_engine::text::book::{Block, RuleBook, Section};
use awale_engine::text::{Language, describe};
use awale_rules::RuleSet;

/// Width of a bullet and its space, in points.
const BULLET: f32 = 20.0;

/// A cache of the last shown rule book, so that it isn't regenerated every frame.
#[derive(Default)]
pub(super) struct RuleBookCache(Option<(u64, Language, String, RuleBook)>);

impl RuleBookCache {
    /// Returns the book of `rules`, regenerated only if the rules or the language have changed.
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
        let generate = || {
            (
                rules.fingerprint(),
                words.language(),
                name.to_owned(),
                describe(rules, words),
            )
        };
        &self.0.get_or_insert_with(generate).3
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
            Block::List(items) => items.iter().for_each(|item| bullet(ui, item)),
        }
    }
}

fn bullet(ui: &mut Ui, item: &str) {
    bulleted(ui, |ui| {
        paragraph(ui, item);
    });
}

/// Shows a list item with a seed as its bullet.
pub(super) fn bulleted(ui: &mut Ui, item: impl FnOnce(&mut Ui)) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let (rect, _) = ui.allocate_exact_size(vec2(BULLET, space::L), Sense::hover());
        bullet_seed(ui, rect.left_center() + vec2(space::HALF, 0.0));
        ui.vertical(item);
    });
}
