//! The atlas: a world map with a pin for each game in its region of origin, a list of the same
//! games, and filters for both.

pub(super) mod about;
pub(super) mod filter;

use bevy::prelude::*;
use bevy_egui::egui::{Rect, Ui};

use super::page::MenuPage;
use super::variant_list::{Detail, variant_list, variant_row};
use crate::catalog::{ChoicesCommand, LastChoices, Variant, Variants};
use crate::localization::Words;
use crate::navigation::Go;
use crate::state::Menu;
use crate::ui::pass::AddPanels;
use crate::ui::theme::space;
use crate::ui::widgets::{
    Items, MapView, Panel, Pin, above_buttons, choice, choose, column, hint, needs_pages, scroll,
    side_by_side, split, world_map,
};
use awale_rules::atlas::{self, project};
use filter::Filter;

/// Width and height of the panel, in points.
const SIZE: (f32, f32) = (1160.0, 664.0);
/// The maximum width of the description beside the map, in points.
const MAX_DESCRIPTION_WIDTH: f32 = 336.0;
/// The maximum width of the description beside the map, as a fraction of the body's width.
const MAX_DESCRIPTION_FRACTION: f32 = 0.42;
/// In a narrow window, the fraction of the body's height for the map or list above the
/// description.
const UPPER_FRACTION: f32 = 0.52;
/// The minimum height, in points, at which the filters are shown above the map instead of on their
/// own page.
const MIN_HEIGHT_WITH_FILTERS: f32 = 400.0;

/// The state of the menu.
#[derive(Default)]
struct Atlas {
    /// The name of the chosen game.
    chosen: String,
    page: Page,
    filter: Filter,
    view: MapView,
}

/// The page beside the description of the chosen game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Page {
    #[default]
    Map,
    List,
    /// The filters, if the panel is too low to show them above the map.
    Filter,
}

pub(super) fn plugin(app: &mut App) {
    app.draw_menu(Menu::Atlas, show);
}

/// Chooses the last played game or, if it isn't in the atlas, keeps the chosen game or takes the
/// first one.
fn choose_initial_game(state: &mut Atlas, choices: &LastChoices, variants: &Variants) {
    let is_listed = |name: &str| atlas::place(name).is_some() && variants.get(name).is_some();
    if is_listed(&choices.variant) {
        state.chosen.clone_from(&choices.variant);
    } else if !is_listed(&state.chosen)
        && let Some(first) = variants.built_in().first()
    {
        state.chosen.clone_from(&first.name);
    }
}

fn show(
    mut menu: MenuPage,
    variants: Res<Variants>,
    last: Res<LastChoices>,
    mut state: Local<Atlas>,
    mut choices: MessageWriter<ChoicesCommand>,
) -> Result {
    if menu.has_opened() {
        choose_initial_game(&mut state, &last, &variants);
    }
    let destination =
        menu.show_titled(Panel::page("atlas", SIZE), "ui-atlas", |ui, words, _| {
            above_buttons(ui, |ui, body| {
                show_body(ui, body, &mut state, &variants, words);
            });
            let items = Items::new("atlas", words);
            let prepare = items.button("prepare", "ui-atlas-prepare");
            let buttons = vec![
                (items.button("back", "ui-back"), Go::Back),
                (prepare, Go::To(Menu::NewGame)),
                (items.main_button("play", "ui-menu-play"), Go::Play),
            ];
            side_by_side(ui, buttons)
        })?;
    let Some(destination) = destination else {
        return Ok(());
    };
    if !matches!(destination, Go::Back) && last.variant != state.chosen {
        choices.write(ChoicesCommand::Remember(Box::new(LastChoices {
            variant: state.chosen.clone(),
            board: None,
            ..last.clone()
        })));
    }
    menu.go.write(destination);
    Ok(())
}

/// Shows the map, the list or the filters beside the description of the chosen game or, in a
/// narrow window, above it.
fn show_body(ui: &mut Ui, body: Rect, state: &mut Atlas, variants: &Variants, words: &Words) {
    let (games, about) = if needs_pages(body.width()) {
        let games = body.with_max_y(body.top() + UPPER_FRACTION * body.height());
        (games, body.with_min_y(games.bottom() + space::S))
    } else {
        let width = MAX_DESCRIPTION_WIDTH.min(MAX_DESCRIPTION_FRACTION * body.width());
        split(body, body.width() - width - space::L)
    };
    column(ui, games, "games", |ui| {
        show_games(ui, state, variants, words)
    });
    column(ui, about, "about", |ui| {
        scroll(ui, &format!("about {}", state.chosen), 0.0, |ui| {
            if let Some(variant) = variants.get(&state.chosen) {
                about::show(ui, &variant.rules, words);
                about::show_certainty(ui, variant, words);
            }
        });
    });
}

/// Shows the open page, with the filters above it if there is room.
fn show_games(ui: &mut Ui, state: &mut Atlas, variants: &Variants, words: &Words) {
    let is_roomy = ui.available_height() >= MIN_HEIGHT_WITH_FILTERS;
    let mut pages = vec![
        choice(words, Page::Map, "map", "ui-atlas-map"),
        choice(words, Page::List, "list", "ui-atlas-list"),
    ];
    if !is_roomy {
        pages.push(choice(words, Page::Filter, "filter", "ui-atlas-filter"));
    } else if state.page == Page::Filter {
        state.page = Page::Map;
    }
    choose(ui, "atlas.page", &mut state.page, &pages);
    if is_roomy {
        filter::show(ui, &mut state.filter, variants, words);
    }
    let all = variants.built_in().iter();
    let (matching, others): (Vec<&Variant>, Vec<&Variant>) =
        all.partition(|variant| state.filter.accepts(&variant.rules));
    let is_filtered = is_roomy && !others.is_empty();
    if is_filtered || state.page == Page::Filter {
        let total = matching.len() + others.len();
        let counts = [("found", matching.len().into()), ("all", total.into())];
        hint(ui, &words.format("ui-atlas-count", &counts));
    }
    match state.page {
        Page::Map => show_map(ui, state, &matching, &others, words),
        Page::List => show_list(ui, state, &matching, words),
        Page::Filter => scroll(ui, "atlas filters", 0.0, |ui| {
            filter::show(ui, &mut state.filter, variants, words);
        }),
    }
}

/// Returns the name of the widgets that choose a game: its row and its map pin.
fn widget_name(variant: &Variant) -> String {
    format!("atlas.variant.{}", variant.name)
}

/// Shows the map with a pin for each matching game, and a faint mark for each of the others.
fn show_map(
    ui: &mut Ui,
    state: &mut Atlas,
    matching: &[&Variant],
    others: &[&Variant],
    words: &Words,
) {
    let language = words.language().code();
    let point = |variant: &Variant| {
        let place = atlas::place(&variant.name)?;
        Some(project(place.longitude, place.latitude))
    };
    let pins = matching.iter().copied().filter_map(|variant| {
        let name = variant.rules.name(language);
        let origin = variant.rules.spec().origin.get(language);
        Some(Pin {
            name: widget_name(variant),
            label: name,
            words: words.titled(name, origin),
            at: point(variant)?,
            is_chosen: variant.name == state.chosen,
        })
    });
    let pins: Vec<Pin<'_>> = pins.collect();
    let others: Vec<[f32; 2]> = others.iter().filter_map(|other| point(other)).collect();
    let size = ui.available_size();
    let pointed_at = world_map(ui, "atlas", size, &mut state.view, &pins, &others, words);
    let pointed_at = pointed_at.map(|index| pins[index].name.clone());
    let chosen = matching
        .iter()
        .find(|variant| Some(widget_name(variant)) == pointed_at);
    if let Some(variant) = chosen {
        state.chosen.clone_from(&variant.name);
    }
}

fn show_list(ui: &mut Ui, state: &mut Atlas, matching: &[&Variant], words: &Words) {
    variant_list(ui, "atlas games", |ui| {
        if matching.is_empty() {
            hint(ui, &words.get("ui-atlas-none"));
        }
        for variant in matching {
            let is_chosen = state.chosen == variant.name;
            if variant_row(ui, "atlas", variant, is_chosen, Detail::Origin, words) {
                state.chosen.clone_from(&variant.name);
            }
        }
    });
}
