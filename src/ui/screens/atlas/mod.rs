//! The atlas: a world map with a pin for each game in its region of origin, a list of the same
//! games, and filters for both.

pub(super) mod about;
mod filter;

use bevy::prelude::*;
use bevy_egui::egui::{Rect, Ui};

use super::new_game::{column, is_narrow, split};
use super::page::MenuPage;
use super::variant_list::{Detail, variant_list, variant_row};
use crate::catalog::{ChoicesCommand, LastChoices, Variant, Variants};
use crate::localization::Words;
use crate::navigation::Go;
use crate::state::Menu;
use crate::ui::pass::AddPanels;
use crate::ui::theme::space;
use crate::ui::widgets::{
    Items, MapView, Panel, Pin, choice, choose, hint, scroll, side_by_side, world_map,
};
use awale_rules::atlas::{self, project};
use filter::Filter;

/// Width and height of the panel, in points.
const SIZE: (f32, f32) = (1160.0, 664.0);
/// The width of the text about a game beside the map, in points, and as a fraction of a narrow
/// window's width.
const ABOUT: (f32, f32) = (336.0, 0.42);
/// The fraction of a narrow window's height for the map or the list.
const UPPER: f32 = 0.52;
/// The minimum height, in points, at which the filters are shown above the map instead of on their
/// own page.
const ROOMY: f32 = 400.0;

/// The state of the menu.
#[derive(Default)]
struct Atlas {
    /// The name of the chosen game.
    chosen: String,
    page: Page,
    filter: Filter,
    view: MapView,
}

/// The page shown beside the text about a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Page {
    #[default]
    Map,
    List,
    /// The filters, if there is no space for them above.
    Filter,
}

/// The actions of the buttons at the bottom.
#[derive(Clone, Copy)]
enum Request {
    Back,
    Prepare,
    Play,
}

pub(super) fn plugin(app: &mut App) {
    app.draw_menu(Menu::Atlas, show);
}

/// Opens the menu at the last played game.
fn open(page: &mut Atlas, choices: &LastChoices, variants: &Variants) {
    let known = |name: &str| atlas::place(name).is_some() && variants.get(name).is_some();
    if known(&choices.variant) {
        page.chosen.clone_from(&choices.variant);
    } else if !known(&page.chosen)
        && let Some(first) = variants.built_in().first()
    {
        page.chosen.clone_from(&first.name);
    }
}

fn show(
    mut menu: MenuPage,
    variants: Res<Variants>,
    last: Res<LastChoices>,
    mut page: Local<Atlas>,
    mut choices: MessageWriter<ChoicesCommand>,
) -> Result {
    if menu.has_opened() {
        open(&mut page, &last, &variants);
    }
    let request = menu.ask(Panel::page("atlas", SIZE), "ui-atlas", |ui, words, _| {
        let body = ui.available_rect_before_wrap();
        let body = body.with_max_y(body.max.y - space::CONTROL - space::M - space::S);
        columns(ui, body, &mut page, &variants, words);
        ui.advance_cursor_after_rect(body);
        ui.add_space(space::S);
        let items = Items::new("atlas", words);
        let buttons = vec![
            (items.button("back", "ui-back"), Request::Back),
            (
                items.button("prepare", "ui-atlas-prepare"),
                Request::Prepare,
            ),
            (items.main_button("play", "ui-menu-play"), Request::Play),
        ];
        side_by_side(ui, buttons)
    })?;
    let way = match request {
        None => return Ok(()),
        Some(Request::Back) => Go::Back,
        Some(Request::Prepare) => Go::To(Menu::NewGame),
        Some(Request::Play) => Go::Play,
    };
    if !matches!(way, Go::Back) && last.variant != page.chosen {
        choices.write(ChoicesCommand::Remember(Box::new(LastChoices {
            variant: page.chosen.clone(),
            board: None,
            ..last.clone()
        })));
    }
    menu.go.write(way);
    Ok(())
}

/// Lays out the map, the list or the filters, and the chosen game: side by side, or one above the
/// other.
fn columns(ui: &mut Ui, body: Rect, page: &mut Atlas, variants: &Variants, words: &Words) {
    let (games, about) = if is_narrow(body) {
        let games = body.with_max_y(body.top() + UPPER * body.height());
        (games, body.with_min_y(games.bottom() + space::S))
    } else {
        let width = ABOUT.0.min(ABOUT.1 * body.width());
        split(body, body.width() - width - space::L)
    };
    column(ui, games, "games", |ui| {
        show_games(ui, page, variants, words)
    });
    column(ui, about, "about", |ui| {
        scroll(ui, &format!("about {}", page.chosen), 0.0, |ui| {
            if let Some(variant) = variants.get(&page.chosen) {
                about::show(ui, variant, words);
                about::show_certainty(ui, variant, words);
            }
        });
    });
}

fn show_games(ui: &mut Ui, page: &mut Atlas, variants: &Variants, words: &Words) {
    let is_roomy = ui.available_height() >= ROOMY;
    let mut pages = vec![
        choice(words, Page::Map, "map", "ui-atlas-map"),
        choice(words, Page::List, "list", "ui-atlas-list"),
    ];
    if !is_roomy {
        pages.push(choice(words, Page::Filter, "filter", "ui-atlas-filter"));
    } else if page.page == Page::Filter {
        page.page = Page::Map;
    }
    choose(ui, "atlas.page", &mut page.page, &pages);
    if is_roomy {
        filter::show(ui, &mut page.filter, variants, words);
    }
    let all = variants.built_in().iter();
    let (found, others): (Vec<&Variant>, Vec<&Variant>) =
        all.partition(|variant| page.filter.accepts(&variant.rules));
    let is_filtered = is_roomy && !others.is_empty();
    if is_filtered || page.page == Page::Filter {
        let [found, all] = [found.len(), found.len() + others.len()];
        let counts = [("found", found.into()), ("all", all.into())];
        hint(ui, &words.format("ui-atlas-count", &counts));
    }
    match page.page {
        Page::Map => map(ui, page, &found, &others, words),
        Page::List => list(ui, page, &found, words),
        Page::Filter => scroll(ui, "atlas filters", 0.0, |ui| {
            filter::show(ui, &mut page.filter, variants, words);
        }),
    }
}

/// Returns the widget name shared by a game's row and its map pin.
fn name_of(variant: &Variant) -> String {
    format!("atlas.variant.{}", variant.name)
}

fn map(ui: &mut Ui, page: &mut Atlas, found: &[&Variant], others: &[&Variant], words: &Words) {
    let language = words.language().code();
    let point = |variant: &Variant| {
        let place = atlas::place(&variant.name)?;
        Some(project(place.longitude, place.latitude))
    };
    let pins = found.iter().copied().filter_map(|variant| {
        let name = variant.rules.name(language);
        let origin = variant.rules.spec().origin.get(language);
        Some(Pin {
            name: name_of(variant),
            label: name,
            words: words.titled(name, origin),
            at: point(variant)?,
            is_chosen: variant.name == page.chosen,
        })
    });
    let pins: Vec<Pin<'_>> = pins.collect();
    let others: Vec<[f32; 2]> = others.iter().filter_map(|other| point(other)).collect();
    let size = ui.available_size();
    let reached = world_map(ui, "atlas", size, &mut page.view, &pins, &others, words);
    let reached = reached.map(|index| pins[index].name.clone());
    let chosen = found
        .iter()
        .find(|variant| Some(name_of(variant)) == reached);
    if let Some(variant) = chosen {
        page.chosen.clone_from(&variant.name);
    }
}

fn list(ui: &mut Ui, page: &mut Atlas, found: &[&Variant], words: &Words) {
    variant_list(ui, "atlas games", |ui| {
        if found.is_empty() {
            hint(ui, &words.get("ui-atlas-none"));
        }
        for variant in found {
            let chosen = page.chosen == variant.name;
            if variant_row(ui, "atlas", variant, chosen, Detail::Origin, words) {
                page.chosen.clone_from(&variant.name);
            }
        }
    });
}
