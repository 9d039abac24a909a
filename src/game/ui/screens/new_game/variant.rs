//! Which variant: the list, and the rules of the one that is chosen.

use bevy_egui::egui::{Margin, Ui};

use super::super::rule_book;
use super::super::rule_book::BookShelf;
use super::super::variant_list::{own_variants, variant_list, variant_row};
use super::NewMatch;
use crate::game::catalog::{Variant, Variants};
use crate::game::localization::Words;
use crate::game::ui::theme::{colour, display, size, space};
use crate::game::ui::widgets::{Button, hint, scroll};

/// All variants, each with where it is played; the player's own below. Returns whether he wants to
/// make one.
pub(super) fn list(ui: &mut Ui, draft: &mut NewMatch, variants: &Variants, words: &Words) -> bool {
    variant_list(ui, "variants", |ui| {
        for variant in variants.built_in() {
            row(ui, draft, variant, words);
        }
        ui.add_space(space::S);
        own_variants(ui, "new_game", variants, words, |ui, variant| {
            row(ui, draft, variant, words);
        });
        ui.add_space(space::S);
        let workshop = Button::secondary("new_game.workshop", words.get("workshop-title"));
        workshop.wide().show(ui).clicked()
    })
}

fn row(ui: &mut Ui, draft: &mut NewMatch, variant: &Variant, words: &Words) {
    let chosen = draft.choices.variant == variant.name;
    if variant_row(ui, "new_game", variant, chosen, words) && !chosen {
        variant.name.clone_into(&mut draft.choices.variant);
        draft.choices.board = None;
        draft.own_board = false;
    }
}

/// The rules of the chosen variant on the chosen board, in words.
pub(super) fn rules(
    ui: &mut Ui,
    draft: &NewMatch,
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
