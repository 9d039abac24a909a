//! Lists of variants, for every screen on which one is chosen.

use bevy_egui::egui::Ui;

use crate::game::catalog::{Variant, Variants};
use crate::game::localization::Words;
use crate::game::ui::theme::{carving, radius};
use crate::game::ui::widgets::{Row, hint, scroll, section, subheading};

/// A list in a recess, which scrolls; `name` is its stable name.
pub(super) fn variant_list<R>(ui: &mut Ui, name: &str, rows: impl FnOnce(&mut Ui) -> R) -> R {
    ui.painter()
        .extend(carving::recess(ui.max_rect(), radius::CONTROL));
    ui.spacing_mut().item_spacing.y = 2.0;
    scroll(ui, name, 0.0, rows)
}

/// A variant, with where it is played; with its other names where one was `searched` for. Its
/// button is called after `panel`. Returns whether it was clicked.
pub(super) fn variant_row(
    ui: &mut Ui,
    panel: &str,
    variant: &Variant,
    chosen: bool,
    searched: bool,
    words: &Words,
) -> bool {
    let language = words.language().code();
    let name = format!("{panel}.variant.{}", variant.name);
    let spec = variant.rules.spec();
    let detail = if searched && !spec.aliases.is_empty() {
        let aliases = spec.aliases.join(&words.get("words-comma"));
        words.format("ui-variant-aliases", &[("names", aliases.into())])
    } else {
        spec.origin.get(language).to_owned()
    };
    Row::new(&name, variant.rules.name(language))
        .detail(&detail)
        .chosen(chosen)
        .show(ui)
        .clicked()
}

/// The player's own variants, and their files that can't be played by.
pub(super) fn own_variants(
    ui: &mut Ui,
    variants: &Variants,
    words: &Words,
    mut row: impl FnMut(&mut Ui, &Variant),
) {
    section(ui, &words.get("ui-own-rules"));
    for variant in variants.own() {
        row(ui, variant);
    }
    for file in variants.refused() {
        subheading(ui, &file.name);
        hint(ui, &file.reason);
    }
    if variants.own().is_empty() && variants.refused().is_empty() {
        hint(ui, &words.get("ui-own-rules-none"));
    }
}
