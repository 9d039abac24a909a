//! Lists of variants, for all menus in which the player chooses one.

use bevy_egui::egui::Ui;

use super::saves::show_truncation_hint;
use crate::catalog::{Variant, Variants};
use crate::localization::Words;
use crate::ui::theme::{carving, radius, space};
use crate::ui::widgets::{Row, Tile, hint, rows, scroll, section, subheading, tiles_across};
use awale_engine::lab::{Trait, built_in};
use awale_engine::text::lab;
use awale_rules::atlas::{self, Region};

/// Shows a scrolling list in a recess; `name` is its stable name.
pub(super) fn variant_list<R>(ui: &mut Ui, name: &str, rows: impl FnOnce(&mut Ui) -> R) -> R {
    let area = ui.available_rect_before_wrap();
    ui.painter().extend(carving::recess(area, radius::CONTROL));
    ui.spacing_mut().item_spacing.y = 2.0;
    scroll(ui, name, 0.0, rows)
}

/// The kind of a variant's second line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Detail {
    /// Its region.
    Origin,
    /// Its region, and what it is like to play.
    Character,
    /// Its character in play, as measured; otherwise its region.
    Feel,
    /// Its region, which tells games of the same name apart, and its other names.
    Names,
    /// Its grade in this trait, if it was measured.
    Trait(Trait),
}

impl Detail {
    /// Returns the second line of a variant.
    fn text(self, variant: &Variant, words: &Words) -> String {
        let spec = variant.rules.spec();
        let origin = || spec.origin.get(words.language().code()).to_owned();
        let with_origin = |other: String| {
            let parts = [origin(), other].into_iter();
            let parts: Vec<String> = parts.filter(|part| !part.is_empty()).collect();
            parts.join(" · ")
        };
        match self {
            Self::Origin => origin(),
            Self::Feel => {
                let feel = lab::character(words, &variant.rules);
                if feel.is_empty() { origin() } else { feel }
            }
            Self::Character => with_origin(lab::character(words, &variant.rules)),
            Self::Names if spec.aliases.is_empty() => origin(),
            Self::Names => {
                let aliases = spec.aliases.join(&words.get("words-comma"));
                with_origin(words.format("ui-variant-aliases", &[("names", aliases.into())]))
            }
            Self::Trait(lab_trait) => {
                let value =
                    built_in::results(&variant.rules).and_then(|results| lab_trait.value(results));
                value.map_or_else(origin, |value| {
                    let amount = lab::amount(words, lab_trait.figure(), value);
                    let grade = lab::grade(words, lab_trait, lab_trait.grade(value));
                    let arguments = [("grade", grade.into()), ("amount", amount.into())];
                    words.format("ui-variant-measured", &arguments)
                })
            }
        }
    }
}

/// Shows a variant with a second line. The name of its button starts with `panel`. Returns whether
/// it was clicked.
pub(super) fn variant_row(
    ui: &mut Ui,
    panel: &str,
    variant: &Variant,
    is_chosen: bool,
    detail: Detail,
    words: &Words,
) -> bool {
    let language = words.language().code();
    let name = row_name(panel, variant);
    let detail = detail.text(variant, words);
    Row::new(&name, variant.rules.name(language))
        .detail(&detail)
        .board(variant.rules.geometry())
        .chosen(is_chosen)
        .show(ui)
        .clicked()
}

/// Shows variants as tiles or, if tiles don't fit, as rows; by region if `is_by_region`. Returns
/// the clicked one.
pub(super) fn variant_grid<'a>(
    ui: &mut Ui,
    panel: &str,
    variants: &[&'a Variant],
    chosen: &str,
    (detail, is_by_region): (Detail, bool),
    words: &Words,
) -> Option<&'a Variant> {
    if !is_by_region {
        return show_tiles(ui, panel, variants, chosen, detail, words);
    }
    let mut clicked = None;
    for region in Region::ALL {
        let is_in_region = |variant: &&&Variant| {
            atlas::place(&variant.name).is_some_and(|place| place.region == region)
        };
        let regional: Vec<&Variant> = variants.iter().filter(is_in_region).copied().collect();
        if !regional.is_empty() {
            subheading(ui, &words.get(region_key(region)));
            clicked = show_tiles(ui, panel, &regional, chosen, detail, words).or(clicked);
            ui.add_space(space::S);
        }
    }
    clicked
}

/// Returns the message key of a region's name.
const fn region_key(region: Region) -> &'static str {
    match region {
        Region::WestAfrica => "ui-region-west-africa",
        Region::EastAfrica => "ui-region-east-africa",
        Region::WestAsia => "ui-region-west-asia",
        Region::EastAsia => "ui-region-east-asia",
        Region::America => "ui-region-america",
    }
}

/// Shows variants as tiles or, if two don't fit side by side, as rows. Returns the clicked one.
fn show_tiles<'a>(
    ui: &mut Ui,
    panel: &str,
    variants: &[&'a Variant],
    chosen: &str,
    detail: Detail,
    words: &Words,
) -> Option<&'a Variant> {
    let tiles_per_row = tiles_across(ui.available_width());
    let mut clicked = None;
    if tiles_per_row < 2 {
        for variant in variants {
            let is_chosen = variant.name == chosen;
            if variant_row(ui, panel, variant, is_chosen, detail, words) {
                clicked = Some(*variant);
            }
        }
        return clicked;
    }
    let language = words.language().code();
    for row in variants.chunks(tiles_per_row) {
        ui.columns(tiles_per_row, |columns| {
            for (ui, variant) in columns.iter_mut().zip(row) {
                let tile = Tile {
                    name: &row_name(panel, variant),
                    title: variant.rules.name(language),
                    detail: &detail.text(variant, words),
                    board: variant.rules.geometry(),
                    is_chosen: variant.name == chosen,
                };
                if tile.show(ui).clicked() {
                    clicked = Some(*variant);
                }
            }
        });
    }
    clicked
}

/// Returns the name of a variant's button on this panel.
pub(super) fn row_name(panel: &str, variant: &Variant) -> String {
    format!("{panel}.variant.{}", variant.name)
}

/// Shows the player's own variants, with buttons whose names start with `panel`, and the refused
/// files.
pub(super) fn own_variants(
    ui: &mut Ui,
    panel: &str,
    variants: &Variants,
    words: &Words,
    mut show_row: impl FnMut(&mut Ui, &Variant),
) {
    section(ui, &words.get("ui-own-rules"));
    let own = variants.own();
    let own_name = |index: usize| row_name(panel, &own[index]);
    rows(ui, "own variants", own.len(), own_name, |ui, index| {
        show_row(ui, &own[index]);
    });
    let refused = variants.refused();
    let file_name = |index: usize| refused[index].name.clone();
    rows(ui, "refused", refused.len(), file_name, |ui, index| {
        subheading(ui, &refused[index].name);
        hint(ui, &refused[index].reason);
    });
    show_truncation_hint(ui, variants.found(), words);
    if own.is_empty() && refused.is_empty() {
        hint(ui, &words.get("ui-own-rules-none"));
    }
}
