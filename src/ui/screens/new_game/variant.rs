//! The choice of a variant: the list, and the rules of the chosen one.

use bevy_egui::egui::{Key, Margin, Ui};

use super::super::atlas::about;
use super::super::rule_book;
use super::super::rule_book::RuleBookCache;
use super::super::variant_list::{Detail, own_variants, variant_grid, variant_list, variant_row};
use super::{NAME, NewMatch};
use crate::catalog::{Variant, Variants};
use crate::localization::Words;
use crate::state::Menu;
use crate::ui::theme::space;
use crate::ui::widgets::{Button, Items, hint, scroll, text_field};
use awale_engine::lab::Trait;
use awale_engine::lab::traits::sort_by_trait;
use awale_engine::text::lab::trait_name;

/// The maximum length of a search text, in characters.
const MAX_SEARCH: usize = 24;

/// Lists the variants that match the search text, each with its region, and the custom ones below.
/// Returns the menu that the player wants to open.
pub(super) fn list(
    ui: &mut Ui,
    draft: &mut NewMatch,
    variants: &Variants,
    words: &Words,
) -> Option<Menu> {
    let items = Items::new(NAME, words);
    variant_list(ui, "variants", |ui| {
        let label = words.get("ui-variant-search");
        let field = text_field(ui, "new_game.search", &label, &mut draft.search, MAX_SEARCH);
        // Keyboard navigation may restore the focus immediately.
        let is_typing = field.has_focus() || field.lost_focus();
        let is_entered = is_typing && ui.input(|input| input.key_pressed(Key::Enter));
        ui.add_space(space::S);
        order(ui, &mut draft.order, words);
        ui.add_space(space::HALF);
        let to_atlas = items.secondary(ui, "atlas", "ui-atlas");
        ui.add_space(space::HALF);
        let mut found = variants.search(&draft.search);
        if let Some(best) = found.first()
            && !draft.search.trim().is_empty()
        {
            if field.changed() {
                choose(draft, best);
            }
            draft.is_entered |= is_entered;
        }
        if let Some(which) = draft.order {
            sort_by_trait(&mut found, which, |variant| Some(&variant.rules));
        }
        if found.is_empty() {
            hint(ui, &words.get("ui-variant-search-none"));
        }
        let is_searched = !draft.search.trim().is_empty();
        let detail = match detail(draft) {
            // The heading already names the region.
            Detail::Character => Detail::Feel,
            other => other,
        };
        let by_region = draft.order.is_none() && !is_searched;
        let shown = (detail, by_region);
        let chosen = &draft.choices.variant;
        if let Some(variant) = variant_grid(ui, NAME, &found, chosen, shown, words)
            && variant.name != draft.choices.variant
        {
            choose(draft, variant);
        }
        ui.add_space(space::S);
        own_variants(ui, NAME, variants, words, |ui, variant| {
            row(ui, draft, variant, words);
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

/// Shows the order of the list. Each click selects the next trait; the default order follows the
/// last.
fn order(ui: &mut Ui, order: &mut Option<Trait>, words: &Words) {
    let name = order.map_or_else(
        || words.get("ui-variant-order-usual"),
        |which| trait_name(words, which),
    );
    let label = words.format("ui-variant-order", &[("order", name.into())]);
    let button = Button::secondary("new_game.order", label);
    if button.wide().show(ui).clicked() {
        let next = order.map_or(Some(0), |shown| {
            Trait::ALL
                .iter()
                .position(|&which| which == shown)
                .map(|index| index + 1)
        });
        *order = next.and_then(|index| Trait::ALL.get(index).copied());
    }
}

fn row(ui: &mut Ui, draft: &mut NewMatch, variant: &Variant, words: &Words) {
    let chosen = draft.choices.variant == variant.name;
    if variant_row(ui, NAME, variant, chosen, detail(draft), words) && !chosen {
        choose(draft, variant);
    }
}

/// Returns what the second line of a variant's row shows.
fn detail(draft: &NewMatch) -> Detail {
    match draft.order {
        _ if !draft.search.trim().is_empty() => Detail::Names,
        Some(which) => Detail::Trait(which),
        None => Detail::Character,
    }
}

/// Chooses a variant, on its default board.
fn choose(draft: &mut NewMatch, variant: &Variant) {
    variant.name.clone_into(&mut draft.choices.variant);
    draft.choices.board = None;
    draft.has_custom_board = false;
    draft.whole_rules = false;
}

/// Shows an introduction to the chosen variant and its board with a button for the full rules, or
/// the full rules on the chosen board.
pub(super) fn rules(
    ui: &mut Ui,
    draft: &mut NewMatch,
    variants: &Variants,
    words: &Words,
    books: &mut RuleBookCache,
) {
    match draft.choices.rules(variants) {
        Some(Ok(rules)) => {
            // Known variants show an introduction first; a button opens the full rules.
            if !draft.whole_rules
                && let Some(variant) = variants.get_or_default(&draft.choices.variant)
            {
                let below = space::CONTROL + space::S;
                scroll(
                    ui,
                    &format!("about {}", draft.choices.variant),
                    below,
                    |ui| about::show(ui, variant, words),
                );
                draft.whole_rules |=
                    Items::new("new_game", words).secondary(ui, "rules", "ui-whole-rules");
                return;
            }
            let book = books.book(&rules, words);
            about::title(ui, &book.title);
            let frame = bevy_egui::egui::Frame::NONE.inner_margin(Margin {
                right: space::S as i8,
                ..Margin::ZERO
            });
            scroll(
                ui,
                &format!("rules of {}", draft.choices.variant),
                0.0,
                |ui| {
                    frame.show(ui, |ui| rule_book::show(ui, book));
                },
            );
        }
        Some(Err(problems)) => {
            for problem in &problems {
                hint(ui, &awale_engine::text::problem::problem(words, problem));
            }
        }
        None => {}
    }
}
