//! The board editor: sets up a position, seed by seed, from which a match starts.

use bevy::prelude::*;
use bevy_egui::egui::{self, Rect, Ui, pos2, vec2};

use super::page::MenuPage;
use crate::catalog::{LastChoices, SeedSource, Variants};
use crate::localization::Words;
use crate::navigation::Go;
use crate::state::Menu;
use crate::ui::clipboard::Clipboard;
use crate::ui::pass::AddPanels;
use crate::ui::theme::{colour, space, wood};
use crate::ui::widgets::{
    Choice, Items, Panel, bowl, button_rows, choice, choose, hint, paragraph, scroll, side_by_side,
    status,
};
use awale_engine::matches::{Beginner, SeriesPlan};
use awale_engine::text::file_error;
use awale_engine::workshop::PositionEditor;
use awale_rules::{Geometry, Placement, RuleSet, Side, Vessel};

/// Width and height of the panel, in points.
const SIZE: (f32, f32) = (1160.0, 664.0);
/// The maximum size of a hole with the space around it, in points.
const MAX_HOLE_SIZE: f32 = 92.0;
/// The width of a loft, in hole widths.
const LOFT_WIDTH: f32 = 1.3;
/// The width of the wood at the ends of a board without lofts, in hole widths.
const END_WIDTH: f32 = 0.3;

/// The position being edited.
#[derive(Resource, Default)]
pub(super) struct EditedPosition {
    editor: Option<PositionEditor>,
    /// Whether a click on a hole removes a seed instead of adding one.
    removes_seeds: bool,
    /// The outcome of the last copy or paste.
    message: String,
}

impl EditedPosition {
    /// Replaces the position.
    pub fn set(&mut self, placement: Placement, geometry: Geometry) {
        self.editor = Some(PositionEditor::of(placement, geometry));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<EditedPosition>()
        .add_systems(OnEnter(Menu::BoardEditor), reset_position)
        .draw_menu(Menu::BoardEditor, show);
}

/// Clears the message, and resets the position if the board has changed.
fn reset_position(
    mut edited: ResMut<EditedPosition>,
    choices: Res<LastChoices>,
    variants: Res<Variants>,
) {
    edited.message.clear();
    if let Some(Ok(rules)) = choices.rules(&variants) {
        let geometry = edited.editor.map(|editor| editor.geometry());
        if geometry != Some(rules.geometry()) {
            edited.editor = Some(PositionEditor::at_start(&rules));
        }
    }
}

/// The actions of the buttons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Request {
    Back,
    Start,
    Copy,
    Paste,
    Clear,
    Reset,
}

fn show(
    mut menu: MenuPage,
    choices: Res<LastChoices>,
    variants: Res<Variants>,
    mut edited: ResMut<EditedPosition>,
    mut clipboard: Clipboard,
    seeds: Res<SeedSource>,
) -> Result {
    let edited = edited.as_mut();
    let (Some(Ok(rules)), Some(mut editor)) = (choices.rules(&variants), edited.editor) else {
        menu.go.write(Go::Back);
        return Ok(());
    };
    let panel = Panel::page("board editor", SIZE);
    let request = menu.show_titled(panel, "ui-set-up", |ui, words, _| {
        let footer_height = space::CONTROL + space::M;
        let request = scroll(ui, "board editor", footer_height, |ui| {
            show_contents(ui, edited, &mut editor, &rules, words)
        });
        ui.add_space(space::S);
        request.or(show_footer(ui, &editor, words))
    })?;
    let MenuPage { words, go, .. } = &mut menu;
    if request.is_some() {
        edited.message.clear();
    }
    let is_pasting = matches!(request, Some(Request::Paste));
    match request {
        Some(Request::Back) => {
            go.write(Go::Back);
        }
        Some(Request::Start) => {
            if let Some(mut agreement) = choices.agreement(&variants, seeds.next_seed()) {
                let beginner = match editor.to_move() {
                    Side::South => Beginner::South,
                    Side::North => Beginner::North,
                };
                agreement.setup.beginner = beginner;
                agreement.plan = SeriesPlan::single(beginner, agreement.setup.seed);
                agreement.start = Some(*editor.placement());
                go.write(Go::Begin(Box::new(agreement)));
            }
        }
        Some(Request::Copy) => {
            clipboard.copy(&editor.text());
            edited.message = words.get("ui-copied");
        }
        Some(Request::Clear) => editor.clear(),
        Some(Request::Reset) => editor = PositionEditor::at_start(&rules),
        Some(Request::Paste) | None => {}
    }
    if let Some(text) = clipboard.paste("set_up.paste", is_pasting) {
        edited.message = match text {
            None => words.get("ui-nothing-to-paste"),
            Some(text) => editor.read(&text, &rules).map_or_else(
                |error| file_error::notation(words, &error),
                |()| String::new(),
            ),
        };
    }
    edited.editor = Some(editor);
    Ok(())
}

/// Shows the board with its seeds, and the controls that change the whole position.
fn show_contents(
    ui: &mut Ui,
    edited: &mut EditedPosition,
    editor: &mut PositionEditor,
    rules: &RuleSet,
    words: &Words,
) -> Option<Request> {
    if edited.message.is_empty() {
        hint(ui, &words.get("ui-set-up-help"));
    } else {
        status(ui, &edited.message);
    }
    show_board(ui, editor, edited.removes_seeds, words);
    let usual = rules.total_seeds();
    let total = [("seeds", editor.total().into()), ("usual", usual.into())];
    paragraph(ui, &words.format("ui-set-up-total", &total));
    if editor.total() == 0 {
        hint(ui, &words.get("ui-set-up-none"));
    }
    let mut side = editor.to_move();
    let names = ["south", "north"];
    let sides = words.sides();
    let turns = Side::BOTH.map(|side| {
        let player = [("player", sides[side.index()].as_str().into())];
        let label = words.format("ui-turn", &player);
        Choice::new(side, names[side.index()], label)
    });
    choose(ui, "set_up.turn", &mut side, &turns);
    editor.set_to_move(side);
    let modes = [
        choice(words, false, "lay", "ui-set-up-lay"),
        choice(words, true, "take", "ui-set-up-take"),
    ];
    choose(ui, "set_up.mode", &mut edited.removes_seeds, &modes);
    let items = Items::new("set_up", words);
    let item = |name, key, request| (items.button(name, key), request);
    let rows = vec![
        vec![
            item("clear", "ui-set-up-clear", Request::Clear),
            item("usual", "ui-set-up-usual", Request::Reset),
        ],
        vec![
            item("copy", "ui-copy-position", Request::Copy),
            item("paste", "ui-paste-position", Request::Paste),
        ],
    ];
    button_rows(ui, rows)
}

/// Shows the board as seen by South: lofts at the ends, and North's row above, from right to left.
fn show_board(ui: &mut Ui, editor: &mut PositionEditor, removes_seeds: bool, words: &Words) {
    let geometry = editor.geometry();
    let (columns, lines) = (geometry.columns() as f32, geometry.lines() as f32);
    let end_width = if geometry.has_stores() {
        LOFT_WIDTH
    } else {
        END_WIDTH
    };
    let width = ui.available_width();
    let hole_size = (width - 2.0 * space::M) / (columns + 0.6 + 2.0 * end_width);
    let hole_size = hole_size.min(MAX_HOLE_SIZE);
    let board_size = vec2(columns + 2.0 * end_width, lines) * hole_size;
    let desired_size = vec2(width, board_size.y + 2.0 * space::M);
    let (rect, _) = ui.allocate_exact_size(desired_size, egui::Sense::hover());
    let top_left = pos2(rect.center().x - board_size.x / 2.0, rect.top() + space::M);
    let sides = words.sides();
    let plank = Rect::from_min_size(top_left, board_size);
    let plank = plank.expand2(vec2(0.3 * hole_size, space::S));
    let corner_radius = (0.5 * plank.height()).min(120.0) as u8;
    ui.painter()
        .rect_filled(plank.expand(2.0), corner_radius, colour::NIGHT);
    let wood = wood::plank(ui.ctx(), plank, corner_radius, colour::WOOD_RAISED);
    ui.painter().add(wood);
    let cell = |column: f32, line: f32, size: egui::Vec2| {
        Rect::from_min_size(top_left + vec2(column, line) * hole_size, size * hole_size)
    };
    let mut vessels = Vec::new();
    for hole in geometry.all() {
        let (column, line) = geometry.grid_position(hole);
        let line = lines - 1.0 - line as f32;
        let rect = cell(end_width + column as f32, line, vec2(1.0, 1.0));
        vessels.push((Vessel::Hole(hole), rect));
    }
    if geometry.has_stores() {
        let right = end_width + columns;
        for (side, left) in [(Side::North, 0.0), (Side::South, right)] {
            let rect = cell(left, 0.0, vec2(LOFT_WIDTH, lines));
            vessels.push((Vessel::Loft(side), rect));
        }
    }
    for (vessel, rect) in vessels {
        let (widget_name, vessel_name) = match vessel {
            Vessel::Hole(hole) => {
                let letter = geometry.letter(hole).to_string();
                (format!("set_up.hole.{letter}"), letter)
            }
            Vessel::Loft(side) => {
                let player = sides[side.index()].clone();
                let vessel_name = words.format("ui-loft-of", &[("player", player.into())]);
                let key = if side == Side::South {
                    "south"
                } else {
                    "north"
                };
                (format!("set_up.loft.{key}"), vessel_name)
            }
        };
        let count = editor.count(vessel);
        let arguments = [("name", (&vessel_name).into()), ("seeds", count.into())];
        let description = words.format("ui-vessel", &arguments);
        let letter = if matches!(vessel, Vessel::Hole(_)) {
            &vessel_name
        } else {
            ""
        };
        let rect = rect.shrink(2.0);
        let clicks = bowl(ui, &widget_name, rect, letter, &description, count);
        match (clicks.adds, clicks.removes, removes_seeds) {
            (true, _, false) | (_, true, true) => editor.add(vessel),
            (_, true, false) | (true, _, true) => editor.take(vessel),
            (false, false, _) => {}
        }
    }
}

fn show_footer(ui: &mut Ui, editor: &PositionEditor, words: &Words) -> Option<Request> {
    let items = Items::new("set_up", words);
    let start = items.main_button("start", "ui-start");
    let buttons = vec![
        (items.button("back", "ui-back"), Request::Back),
        (start.enabled(editor.total() > 0), Request::Start),
    ];
    side_by_side(ui, buttons)
}
