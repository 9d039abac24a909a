//! The choice of a variant: the list, and the rules of the chosen one.

use bevy_egui::egui::{Frame, Key, Margin, Ui};

use super::super::atlas::{about, filter};
use super::super::rule_book::{self, RuleBookCache};
use super::super::variant_list::{Detail, own_variants, variant_grid, variant_list, variant_row};
use super::{NAME, NewMatch};
use crate::catalog::{Variant, Variants};
use crate::localization::Words;
use crate::state::Menu;
use crate::ui::theme::space;
use crate::ui::widgets::{Items, hint, scroll, text_field};
use awale_engine::lab::Trait;
use awale_engine::lab::traits::sort_by_trait;
use awale_engine::text::lab::trait_name;

/// The maximum length of a search text, in characters.
const MAX_SEARCH_LENGTH: usize = 24;

/// Lists the variants that match the search text, each with its region, and the player's own below.
/// Returns the menu to open, if its button was clicked.
pub(super) fn show_list(
    ui: &mut Ui,
    draft: &mut NewMatch,
    variants: &Variants,
    words: &Words,
) -> Option<Menu> {
    let items = Items::new(NAME, words);
    variant_list(ui, "variants", |ui| {
        let (name, label) = ("new_game.search", words.get("ui-variant-search"));
        let field = text_field(ui, name, &label, &mut draft.search, MAX_SEARCH_LENGTH);
        // Enter takes the focus from the field, but keyboard navigation may restore it at once.
        let is_typing = field.has_focus() || field.lost_focus();
        let is_entered = is_typing && ui.input(|input| input.key_pressed(Key::Enter));
        ui.add_space(space::S);
        show_order(ui, &mut draft.sort_trait, words);
        ui.add_space(space::HALF);
        let to_atlas = items.secondary(ui, "atlas", "ui-atlas");
        ui.add_space(space::HALF);
        let mut matching = variants.search(&draft.search);
        let is_searched = !draft.search.trim().is_empty();
        if let Some(best) = matching.first()
            && is_searched
        {
            if field.changed() {
                choose(draft, best);
            }
            draft.is_entered |= is_entered;
        }
        if let Some(lab_trait) = draft.sort_trait {
            sort_by_trait(&mut matching, lab_trait, |variant| Some(&variant.rules));
        }
        if matching.is_empty() {
            hint(ui, &words.get("ui-variant-search-none"));
        }
        let tile_detail = match row_detail(draft) {
            // The heading already names the region.
            Detail::Character => Detail::Feel,
            other => other,
        };
        let is_by_region = draft.sort_trait.is_none() && !is_searched;
        let grid_style = (tile_detail, is_by_region);
        let chosen = &draft.choices.variant;
        if let Some(variant) = variant_grid(ui, NAME, &matching, chosen, grid_style, words)
            && variant.name != draft.choices.variant
        {
            choose(draft, variant);
        }
        ui.add_space(space::S);
        own_variants(ui, NAME, variants, words, |ui, variant| {
            let is_chosen = draft.choices.variant == variant.name;
            let detail = row_detail(draft);
            if variant_row(ui, NAME, variant, is_chosen, detail, words) && !is_chosen {
                choose(draft, variant);
            }
        });
        ui.add_space(space::S);
        let to_workshop = items.secondary(ui, "workshop", "workshop-title");
        match (to_atlas, to_workshop) {
            (true, _) => Some(Menu::Atlas),
            (_, true) => Some(Menu::Workshop),
            _ => None,
        }
    })
}

/// Shows the order of the list. Each click selects the next trait; after the last one, the default
/// order returns.
fn show_order(ui: &mut Ui, sort_trait: &mut Option<Trait>, words: &Words) {
    let name = sort_trait.map_or_else(
        || words.get("ui-variant-order-usual"),
        |lab_trait| trait_name(words, lab_trait),
    );
    let label = words.format("ui-variant-order", &[("order", name.into())]);
    filter::cycle(ui, "new_game.order", sort_trait, &Trait::ALL, label);
}

/// Returns what the second line of a variant's row shows.
fn row_detail(draft: &NewMatch) -> Detail {
    match draft.sort_trait {
        _ if !draft.search.trim().is_empty() => Detail::Names,
        Some(lab_trait) => Detail::Trait(lab_trait),
        None => Detail::Character,
    }
}

/// Chooses a variant, on its default board.
fn choose(draft: &mut NewMatch, variant: &Variant) {
    variant.name.clone_into(&mut draft.choices.variant);
    draft.choices.board = None;
    draft.has_custom_board = false;
    draft.shows_full_rules = false;
}

/// Shows an introduction to the chosen variant and its board with a button for the full rules, or
/// the full rules on the chosen board.
pub(super) fn show_rules(
    ui: &mut Ui,
    draft: &mut NewMatch,
    variants: &Variants,
    words: &Words,
    books: &mut RuleBookCache,
) {
    match draft.choices.rules(variants) {
        Some(Ok(rules)) => {
            // An introduction comes first; a button opens the full rules.
            if !draft.shows_full_rules {
                let salt = format!("about {}", draft.choices.variant);
                scroll(ui, &salt, space::CONTROL + space::S, |ui| {
                    about::show(ui, &rules, words);
                });
                draft.shows_full_rules |=
                    Items::new("new_game", words).secondary(ui, "rules", "ui-whole-rules");
                return;
            }
            let book = books.book(&rules, words);
            about::title(ui, &book.title);
            let frame = Frame::NONE.inner_margin(Margin {
                right: space::S as i8,
                ..Margin::ZERO
            });
            let salt = format!("rules of {}", draft.choices.variant);
            scroll(ui, &salt, 0.0, |ui| {
                frame.show(ui, |ui| rule_book::show(ui, book));
            });
        }
        Some(Err(problems)) => {
            for problem in &problems {
                hint(ui, &awale_engine::text::problem::problem(words, problem));
            }
        }
        None => {}
    }
}
