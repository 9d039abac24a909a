//! Which variant: the list, and the rules of the one that is chosen.

use bevy_egui::egui::{Margin, Ui};

use super::Draft;
use crate::game::ui::rule_book::{self, BookShelf};
use crate::game::ui::theme::{colour, display, radius, size, space};
use crate::game::ui::variants::{Variant, Variants};
use crate::game::ui::widgets::{Button, Row, hint, scroll, section, subheading};
use crate::game::ui::{Words, carving};

/// All variants, each with where it is played; the player's own below. Returns whether he wants to
/// make one.
pub(super) fn list(ui: &mut Ui, draft: &mut Draft, variants: &Variants, words: &Words) -> bool {
    ui.painter()
        .extend(carving::recess(ui.max_rect(), radius::CONTROL));
    ui.spacing_mut().item_spacing.y = 2.0;
    scroll(ui, "variants", 0.0, |ui| {
        for variant in variants.built_in() {
            row(ui, draft, variant, words);
        }
        ui.add_space(space::S);
        section(ui, &words.get("ui-own-rules"));
        for variant in variants.own() {
            row(ui, draft, variant, words);
        }
        for file in variants.refused() {
            subheading(ui, &file.name);
            hint(ui, &file.reason);
        }
        if variants.own().is_empty() && variants.refused().is_empty() {
            hint(ui, &words.get("ui-own-rules-none"));
        }
        ui.add_space(space::S);
        let workshop = Button::secondary("new_game.workshop", words.get("workshop-title"));
        workshop.wide().show(ui).clicked()
    })
}

fn row(ui: &mut Ui, draft: &mut Draft, variant: &Variant, words: &Words) {
    let language = words.language().code();
    let name = format!("new_game.variant.{}", variant.name);
    let row = Row::new(&name, variant.rules.name(language))
        .detail(variant.rules.spec().origin.get(language))
        .chosen(draft.choices.variant == variant.name);
    if row.show(ui).clicked() && draft.choices.variant != variant.name {
        variant.name.clone_into(&mut draft.choices.variant);
        draft.choices.board = None;
        draft.own_board = false;
    }
}

/// The rules of the chosen variant on the chosen board, in words.
pub(super) fn rules(
    ui: &mut Ui,
    draft: &Draft,
    variants: &Variants,
    words: &Words,
    shelf: &mut BookShelf,
) {
    match draft.choices.rules(variants) {
        Some(Ok(rules)) => {
            let book = shelf.book(&rules, words);
            let title = bevy_egui::egui::RichText::new(&book.title)
                .font(display(size::HEADING - 4.0))
                .color(colour::BONE);
            ui.add(bevy_egui::egui::Label::new(title).wrap());
            let frame = bevy_egui::egui::Frame::NONE.inner_margin(Margin {
                right: space::S as i8,
                ..Margin::ZERO
            });
            scroll(
                ui,
                &format!("rules of {}", draft.choices.variant),
                0.0,
                |ui| {
                    frame.show(ui, |ui| rule_book::read(ui, book));
                },
            );
        }
        Some(Err(problems)) => {
            for problem in &problems {
                hint(ui, &crate::text::problem::problem(words, problem));
            }
        }
        None => {}
    }
}
