//! Lists of variants, for all screens that choose one.

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
    let rest = ui.available_rect_before_wrap();
    ui.painter().extend(carving::recess(rest, radius::CONTROL));
    ui.spacing_mut().item_spacing.y = 2.0;
    scroll(ui, name, 0.0, rows)
}

/// The second line of a variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Detail {
    /// Its region.
    Origin,
    /// Its region, and what it is like to play.
    Character,
    /// How it plays, as measured; otherwise its region.
    Feel,
    /// Its region, which tells games of the same name apart, and its other names.
    Names,
    /// Its grade in this trait, if it was measured.
    Trait(Trait),
}

impl Detail {
    fn of(self, variant: &Variant, words: &Words) -> String {
        let spec = variant.rules.spec();
        let origin = || spec.origin.get(words.language().code()).to_owned();
        let origin_and = |more: String| {
            let parts = [origin(), more].into_iter();
            let parts: Vec<String> = parts.filter(|part| !part.is_empty()).collect();
            parts.join(" · ")
        };
        match self {
            Self::Origin => origin(),
            Self::Feel => {
                let feel = lab::character(words, &variant.rules);
                if feel.is_empty() { origin() } else { feel }
            }
            Self::Character => origin_and(lab::character(words, &variant.rules)),
            Self::Names if spec.aliases.is_empty() => origin(),
            Self::Names => {
                let aliases = spec.aliases.join(&words.get("words-comma"));
                origin_and(words.format("ui-variant-aliases", &[("names", aliases.into())]))
            }
            Self::Trait(which) => {
                let value =
                    built_in::results(&variant.rules).and_then(|results| which.value(results));
                value.map_or_else(origin, |value| {
                    let amount = lab::amount(words, which.figure(), value);
                    let grade = lab::grade(words, which, which.grade(value));
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
    chosen: bool,
    detail: Detail,
    words: &Words,
) -> bool {
    let language = words.language().code();
    let name = row_name(panel, variant);
    let detail = detail.of(variant, words);
    Row::new(&name, variant.rules.name(language))
        .detail(&detail)
        .board(variant.rules.geometry())
        .chosen(chosen)
        .show(ui)
        .clicked()
}

/// Shows variants as tiles, under the names of their parts of the world if `by_region`; as rows
/// where tiles don't fit. Returns the clicked one.
pub(super) fn variant_grid<'a>(
    ui: &mut Ui,
    panel: &str,
    variants: &[&'a Variant],
    chosen: &str,
    (detail, by_region): (Detail, bool),
    words: &Words,
) -> Option<&'a Variant> {
    if !by_region {
        return tiles(ui, panel, variants, chosen, detail, words);
    }
    let mut clicked = None;
    for region in Region::ALL {
        let is_there = |variant: &&&Variant| {
            atlas::place(&variant.name).is_some_and(|place| place.region == region)
        };
        let here: Vec<&Variant> = variants.iter().filter(is_there).copied().collect();
        if !here.is_empty() {
            subheading(ui, &words.get(region_key(region)));
            clicked = tiles(ui, panel, &here, chosen, detail, words).or(clicked);
            ui.add_space(space::S);
        }
    }
    clicked
}

/// Returns the key of a region's name.
const fn region_key(region: Region) -> &'static str {
    match region {
        Region::WestAfrica => "ui-region-west-africa",
        Region::EastAfrica => "ui-region-east-africa",
        Region::WestAsia => "ui-region-west-asia",
        Region::EastAsia => "ui-region-east-asia",
        Region::America => "ui-region-america",
    }
}

fn tiles<'a>(
    ui: &mut Ui,
    panel: &str,
    variants: &[&'a Variant],
    chosen: &str,
    detail: Detail,
    words: &Words,
) -> Option<&'a Variant> {
    let across = tiles_across(ui.available_width());
    let mut clicked = None;
    if across < 2 {
        for variant in variants {
            let is_chosen = variant.name == chosen;
            if variant_row(ui, panel, variant, is_chosen, detail, words) {
                clicked = Some(*variant);
            }
        }
        return clicked;
    }
    let language = words.language().code();
    for line in variants.chunks(across) {
        ui.columns(across, |columns| {
            for (ui, variant) in columns.iter_mut().zip(line) {
                let tile = Tile {
                    name: &row_name(panel, variant),
                    title: variant.rules.name(language),
                    detail: &detail.of(variant, words),
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

/// Shows the custom variants, with buttons whose names start with `panel`, and the refused files.
pub(super) fn own_variants(
    ui: &mut Ui,
    panel: &str,
    variants: &Variants,
    words: &Words,
    mut row: impl FnMut(&mut Ui, &Variant),
) {
    section(ui, &words.get("ui-own-rules"));
    let own = variants.own();
    let own_name = |index: usize| row_name(panel, &own[index]);
    rows(ui, "own variants", own.len(), own_name, |ui, index| {
        row(ui, &own[index]);
    });
    let refused = variants.refused();
    let file_name = |index: usize| refused[index].name.clone();
    rows(ui, "refused", refused.len(), file_name, |ui, index| {
        subheading(ui, &refused[index].name);
        hint(ui, &refused[index].reason);
    });
    show_truncation_hint(ui, variants.found(), words);
    if variants.own().is_empty() && variants.refused().is_empty() {
        hint(ui, &words.get("ui-own-rules-none"));
    }
}
