//! Which variant: the list, and the rules of the one that is chosen.

use bevy_egui::egui::{Margin, Ui};

use super::super::rule_book;
use super::super::rule_book::BookShelf;
use super::super::variant_list::{own_variants, variant_list, variant_row};
use super::NewMatch;
use crate::game::catalog::{Variant, Variants};
use crate::game::localization::Words;
use crate::game::ui::theme::{colour, display, size, space};
use crate::game::ui::widgets::{Button, hint, scroll, text_field};

/// Characters in what is searched for.
const LONGEST_SEARCH: usize = 24;

/// All variants, or those of the name that is searched for, each with where it is played; the
/// player's own below. Returns whether the player wants to make one.
pub(super) fn list(ui: &mut Ui, draft: &mut NewMatch, variants: &Variants, words: &Words) -> bool {
    variant_list(ui, "variants", |ui| {
        let label = words.get("ui-variant-search");
        text_field(
            ui,
            "new_game.search",
            &label,
            &mut draft.search,
            LONGEST_SEARCH,
        );
        let wanted = draft.search.clone();
        let mut found = variants
            .built_in()
            .iter()
            .filter(|variant| variant.answers_to(&wanted))
            .peekable();
        if found.peek().is_none() {
            hint(ui, &words.get("ui-variant-search-none"));
        }
        for variant in found {
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
    let searched = !draft.search.trim().is_empty();
    if variant_row(ui, "new_game", variant, chosen, searched, words) && !chosen {
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
